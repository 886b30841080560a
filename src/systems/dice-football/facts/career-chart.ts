/** DF-11, the career chart: points, prices, and starting cards; from the objects that careers are computed with. */
import { DASH, minusText, rangeText } from "../../../kernel/words/index.js";
import type { SheetContent } from "../../../contract/sheet.js";
import {
  CAREER_ENDING,
  CAREER_KINDS,
  COLUMN_CAP,
  CONTROL_CAPS,
  AGED_FIELDS,
  HALL_OF_FAME,
  HONORS,
  LONG_FIELD_GOAL,
  MARKETS,
  POINTS,
  PUNT_PAR,
  TEAM_POINTS,
  TIERS,
  UPGRADE_IDS,
  UPGRADES,
  type CareerKind,
} from "../career/chart.js";
import { fieldName } from "../career/field-words.js";
import { fieldsOf, type Field } from "../career/fields.js";
import { CAREER_VERSION } from "../career/types.js";
import { spanText, type DiceRules } from "../rules/index.js";
import { FACES_IN_PRINT } from "./print.js";

/** Digits in a row: `0`, `0, 1`, `0–4`. */
const digitsText = (digits: readonly number[]): string =>
  digits.length < 3 ? digits.join(", ") : rangeText(digits[0], digits[digits.length - 1]);

export const tierFacts = () =>
  TIERS.map(({ id, title, from, digits }) => ({
    key: id,
    title,
    from,
    starts: digits === null,
    digits: digits === null ? "" : digitsText(digits),
  }));

const signed = (points: number): string => (points > 0 ? `+${points}` : minusText(points));

/** Kinds in the second column: returners go below the offense, so that both columns have similar lengths. */
const SECOND: readonly CareerKind[] = ["DL", "LB", "DB", "K", "P"];

/** Points by kinds of cards with the same rates. */
function pointTables() {
  const tables = new Map<object, CareerKind[]>();
  const isSecond = (kind: CareerKind): boolean => SECOND.includes(kind);
  const kinds = [...CAREER_KINDS].sort((a, b) => Number(isSecond(a)) - Number(isSecond(b)));
  for (const kind of kinds) tables.set(POINTS[kind], [...(tables.get(POINTS[kind]) ?? []), kind]);
  const all = [...tables.values()].map((own) => ({
    kinds: own,
    count: POINTS[own[0]].length,
    rows: POINTS[own[0]].map(({ id, per, points }) => ({ key: id, per, some: per > 1, points: signed(points) })),
  }));
  return all.map(({ kinds: own, ...table }) => ({ kinds: own.join(" "), ...table, later: own.some(isSecond) }));
}

/** Columns of a card whose faces are bought one by one. */
const COLUMNS = ["I", "long", "Q", "S", "M", "L", "kick", "punt"] as const;
const isFace = ({ key }: Field): boolean => COLUMNS.some((column) => key.startsWith(`${column}.`)) && /\.\d$/.test(key);

/** `3 › 14`: a field's start and limit. */
const reach = ({ start, cap }: Field): string => `${minusText(start)} \u203a ${minusText(cap)}`;

const faceOf = (kind: CareerKind, key: string): string => reach(fieldsOf(kind).find((field) => field.key === key)!);

/** Kinds whose columns are printed, and which columns. */
const COLUMNS_OF = [
  { kind: "QB", words: "QB", columns: ["I", "long"] },
  { kind: "RB", words: "RB", columns: ["I", "long"] },
  { kind: "WR", words: "RB WR TE", columns: ["Q", "S", "M", "L"] },
  { kind: "RET", words: "RET", columns: ["kick", "punt"] },
] as const;

const columns = () =>
  COLUMNS_OF.flatMap((one) => one.columns.map((column) => ({ kind: one.words, column, of: one.kind })));

/** Kinds of cards stacked in columns of similar length. */
const RATING_COLUMNS: readonly (readonly CareerKind[])[] = [
  ["QB"],
  ["RB", "WR"],
  ["TE", "OL"],
  ["DL", "RET"],
  ["LB", "P"],
  ["DB", "K"],
];

const ratingsOf = (kinds: readonly CareerKind[]) =>
  kinds.map((kind) => ({
    kind,
    fields: fieldsOf(kind)
      .filter((field) => !isFace(field))
      .map((field) => ({
        name: fieldName(field),
        last: field.key === "tackle",
        start: minusText(field.start),
        end: minusText(field.cap),
        cost: field.upgrade.cost,
      })),
  }));

/** Aging in a new career: the effect of two dice after a season. */
function ages() {
  const { age } = MARKETS[CAREER_VERSION];
  const rolls = (from: number, to: number): string => (from > to ? DASH : spanText([from, to]));
  return age.map(({ fromSeason, all, two, ends }, i) => ({
    seasons: i + 1 < age.length ? rangeText(fromSeason, age[i + 1].fromSeason - 1) : `${fromSeason}`,
    all: rolls(0, all),
    two: rolls(all + 1, two),
    ends: rolls(ends, 99),
  }));
}

const upgrades = () =>
  UPGRADE_IDS.map((id) => {
    const { cost, step, cap, together = 0 } = UPGRADES[id];
    return { key: id, cost, step: signed(step), cap: minusText(cap), together };
  });

export const careerChart: SheetContent<object, DiceRules> = {
  form: () => ({
    tiers: tierFacts(),
    points: pointTables(),
    par: PUNT_PAR,
    longFieldGoal: LONG_FIELD_GOAL,
    team: TEAM_POINTS,
    upgrades: upgrades(),
    controls: CONTROL_CAPS,
    columnCap: COLUMN_CAP,
    honors: HONORS.map(({ title, points }) => ({ title, points })),
    ages: ages(),
    agedFields: AGED_FIELDS,
    rising: MARKETS[CAREER_VERSION].rising,
    ending: `${CAREER_ENDING}${DASH}99`,
    hall: HALL_OF_FAME,
    columns: columns().map(({ kind, column }) => ({ kind, column, long: column === "long" })),
    faces: FACES_IN_PRINT.map((face) => ({
      face,
      cells: columns().map(({ of, column }) => faceOf(of, `${column}.${face}`)),
    })),
    ratings: RATING_COLUMNS.map((kinds) => ({ cards: ratingsOf(kinds) })),
  }),
};
