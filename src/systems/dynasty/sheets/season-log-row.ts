/** One season of the log: printed dice spaces and choices, and what the pencil writes into them. */
import { round, type Column, type RowPlace } from "../../../page/lay-out.js";
import type { DiceLine, SeasonLine } from "../engine/index.js";
import { ROUNDS, type DynastyRules, type PlayoffEntry } from "../rules/index.js";
import { roundSign } from "./scoresheet-values.js";
import { COLUMN, stripOf } from "./season-log-grid.js";
import { logValues, NO_VALUES } from "./season-log-values.js";
import { ROUND_NAMES } from "./shared.js";

const DIE = 3.85;
const GAP = 0.35;
/** Spaces for the off-season roll; for the Front Office die and the one that follows "roll again". */
const OFF_DICE = 2;
const OFFICE_DICE = 2;
/** From the edge of the news column to what is written behind the Front Office dice. */
const AFTER_OFFICE = 1 + OFFICE_DICE * (DIE + GAP);

const ENTRIES: readonly { readonly entry: PlayoffEntry; readonly word: string }[] = [
  { entry: "none", word: "out" },
  { entry: "wildCard", word: "in" },
  { entry: "bye", word: "bye" },
];

/** A row of dice spaces and the faces written into it; 0 = nothing. */
interface Pool {
  readonly name: string;
  readonly faces: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly pitch: number;
  readonly coach: boolean;
  readonly label: string;
}

const kept = new Map<string, Map<string, string>>();

/** `start` and `end` as one word, the same string every time: names and labels stand on every campaign's log. */
function words(start: string, end: string): string {
  let own = kept.get(start);
  if (!own) kept.set(start, (own = new Map()));
  let joined = own.get(end);
  if (joined === undefined) own.set(end, (joined = start + end));
  return joined;
}

/** Everything that the template draws for a season; values are empty without a line. */
export function seasonCells(
  rules: DynastyRules,
  place: RowPlace,
  line: SeasonLine | undefined,
  contractEnd: number,
): object {
  const season = place.index + 1;
  const { setup, scoring, playoffs } = rules.tables;
  const name = (key: string): string => words(`season.${season}.`, key);
  const label = (text: string): string => words(`season ${season}: `, text);
  const half = round(place.h / 2);
  const lower = round(place.y + half);
  const lowerCy = round(lower + half / 2);
  const signed = season <= setup.contractYears;
  const values = line ? logValues(rules, line) : NO_VALUES;
  const pools = poolsOf(rules, { upper: place.y, lower, half }, line, name);
  const score = (key: string, points: number, x: number, y: number, on: boolean): object => ({
    value: `${points}`,
    x,
    y,
    on,
    name: name(`score.${key}`),
    label: label(`${points} points`),
  });
  return {
    ...place,
    half,
    lower,
    season: `${season}`,
    signed,
    contract: { name: name("contract"), on: !signed && season <= contractEnd, label: label("under contract") },
    spaces: spacesFor(rules, place, pools),
    pools,
    dieChoices: diceChoices(rules, place, line, name),
    entries: ENTRIES.map(({ entry, word }, i) => ({
      word,
      x: round(COLUMN.record.cx + (i - 1) * 4.35),
      y: lowerCy,
      name: name(`entry.${entry}`),
      on: line?.regular.entry === entry,
      label: label(`playoffs ${word}`),
    })),
    scores: [
      score("winning", scoring.winningSeason, COLUMN.winning.cx, lowerCy, (line?.points.winningSeason ?? 0) > 0),
      ...playoffs.map(({ round: r, points }) => score(r, points, stripOf(r).cx, lowerCy, (line?.points[r] ?? 0) > 0)),
    ],
    ticks: [
      {
        ...strip(COLUMN.winning),
        name: name("winning"),
        value: line?.points.winningSeason ? "win" : "",
        label: label("winning season"),
      },
      ...ROUNDS.map((r) => ({
        ...strip(stripOf(r)),
        name: name(`won.${r}`),
        value: roundSign(line, r),
        label: label(ROUND_NAMES[r].long),
      })),
    ],
    news: { x: COLUMN.news.x + 0.5, w: COLUMN.news.w - 0.9 },
    drama: { x: round(COLUMN.news.x + AFTER_OFFICE), w: round(COLUMN.news.w - AFTER_OFFICE - 0.4) },
    values,
    names: Object.fromEntries(Object.keys(values).map((key) => [key, name(key)])),
  };
}

const strip = ({ x, w }: Column): object => ({ x, w });

/** All rows of dice of a season: first rolls above, what they became below (empty when nothing was changed). */
function poolsOf(
  rules: DynastyRules,
  at: { upper: number; lower: number; half: number },
  line: SeasonLine | undefined,
  name: (key: string) => string,
): Pool[] {
  const pair = (key: string, column: Column, count: number, dice: DiceLine | undefined, coach: boolean): Pool[] => {
    const pitch = Math.min(DIE + GAP, (column.w - 0.9) / count);
    const size = round(pitch - GAP);
    const pool = (part: string, faces: readonly number[], top: number): Pool => ({
      name: name(`${key}.${part}`),
      faces: padded(faces, count),
      x: round(column.cx - (count * pitch - GAP) / 2),
      y: round(top + (at.half - size) / 2),
      size,
      pitch: round(pitch),
      coach,
      label: `${key} dice, ${part}`,
    });
    const changed = dice !== undefined && dice.rerolls + dice.coachSets > 0;
    return [pool("first", dice?.first ?? [], at.upper), pool("final", changed ? dice.final : [], at.lower)];
  };
  const { diceMax } = rules.tables.setup;
  const { offSeason, frontOffice, regular, rounds } = line ?? {};
  const rolled = offSeason && { ...offSeason, first: offSeason.rolls[0].faces, final: offSeason.faces, coachSets: 0 };
  return [
    ...pair("offSeason", COLUMN.roll, OFF_DICE, rolled, false),
    {
      name: name("frontOffice"),
      faces: padded(
        (frontOffice ?? []).slice(-OFFICE_DICE).map((visit) => visit.face),
        OFFICE_DICE,
      ),
      x: round(COLUMN.news.x + 0.8),
      y: round(at.lower + (at.half - DIE) / 2),
      size: DIE,
      pitch: DIE + GAP,
      coach: false,
      label: "Front Office dice",
    },
    ...pair("regular", COLUMN.regular, diceMax, regular, true),
    ...ROUNDS.flatMap((r) =>
      pair(
        r,
        COLUMN[r],
        diceMax,
        rounds?.find((entry) => entry.round === r),
        true,
      ),
    ),
  ];
}

const padded = (faces: readonly number[], count: number): number[] =>
  Array.from({ length: count }, (_, i) => faces[i] ?? 0);

const printedSpaces = new WeakMap<DynastyRules, Map<string, object[]>>();

/** The printed squares of a row: the same for every campaign under these rules. */
function spacesFor(rules: DynastyRules, place: RowPlace, pools: readonly Pool[]): object[] {
  let kept = printedSpaces.get(rules);
  if (!kept) printedSpaces.set(rules, (kept = new Map()));
  const key = `${place.y} ${place.h}`;
  let spaces = kept.get(key);
  if (!spaces) kept.set(key, (spaces = pools.flatMap((pool) => spacesOf(pool, rules.tables.setup.diceMin))));
  return spaces;
}

/** Printed squares under a pool; those of dice that must be won first are dashed. */
function spacesOf({ faces, x, y, size, pitch, coach }: Pool, diceMin: number): object[] {
  const look = (i: number): string =>
    !coach ? "space" : i === 0 ? "space-coach" : i < diceMin ? "space" : "space-won";
  return faces.map((_, i) => ({ x: round(x + i * pitch), y, size, look: look(i) }));
}

/** The counts of Team Dice one above the other, to ring. */
function diceChoices(
  rules: DynastyRules,
  place: RowPlace,
  line: SeasonLine | undefined,
  name: (key: string) => string,
): object[] {
  const { diceMin, diceMax } = rules.tables.setup;
  const counts = Array.from({ length: diceMax - diceMin + 1 }, (_, i) => diceMin + i);
  const step = Math.min(4.2, (place.h - 1.1) / counts.length);
  return counts.map((count, i) => ({
    count: `${count}`,
    x: COLUMN.dice.cx,
    y: round(place.cy + (i - (counts.length - 1) / 2) * step),
    on: line?.dice === count,
    name: name(`dice.${count}`),
    label: `season ${place.index + 1}: ${count} Team Dice`,
  }));
}
