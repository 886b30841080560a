/** DF-12, the career card: a player's card as it grows, season by season, with one row per game for points and purchases. */
import { chunks, numbered } from "../../../kernel/lists/index.js";
import { minusText } from "../../../kernel/words/index.js";
import { nameForms } from "../../../kernel/words/names.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { SheetContent } from "../../../contract/sheet.js";
import { HONORS, TIERS } from "../career/chart.js";
import {
  careerFields,
  chronicleOf,
  isPurchase,
  marketOf,
  priceOf,
  spentOn,
  stepsBefore,
  type CareerGame,
  type Chronicle,
} from "../career/chronicle.js";
import { fieldName, stepsText } from "../career/field-words.js";
import { returnsOf, valueOf, type Field, type Steps } from "../career/fields.js";
import { figuresText } from "../career/narrate-career.js";
import { CAREER_FORMAT, type Career } from "../career/types.js";
import type { DiceRules } from "../rules/index.js";
import { tierFacts } from "./career-chart.js";
import { FACES_IN_PRINT } from "./print.js";

/** Columns of a card by face: their names on it, and the fields used to buy them. */
const COLUMNS = [
  { key: "I", field: "I" },
  { key: "II", field: "long" },
  { key: "Q", field: "Q" },
  { key: "S", field: "S" },
  { key: "M", field: "M" },
  { key: "L", field: "L" },
  { key: "kick", field: "kick" },
  { key: "punt", field: "punt" },
] as const;

/** Points are rounded to hundredths. */
const cents = (points: number): number => Math.round(points * 100) / 100;

const isCareer = (record: object): record is Career => "format" in record && record.format === CAREER_FORMAT;
const isFace = ({ key }: Field): boolean => /\.\d$/.test(key);

/** Yards by face and column; omits columns that his position does not have. */
function faces(fields: readonly Field[], steps: Steps): Values {
  const returns = fields.some(({ key }) => key === "kick.TD");
  const cell = (name: string, face: number): string | undefined => {
    if (returns && (name === "kick" || name === "punt")) {
      const yards = returnsOf(fields, name, steps)[face];
      return yards === "TD" ? yards : minusText(yards);
    }
    const field = fields.find((one) => one.key === `${name}.${face}`);
    return field && minusText(valueOf(field, steps));
  };
  return Object.fromEntries(
    FACES_IN_PRINT.map((face) => [face, Object.fromEntries(COLUMNS.map(({ key, field }) => [key, cell(field, face)]))]),
  ) as Values;
}

/** Each rating with the price of its next step. */
const ratings = (career: Career, fields: readonly Field[], steps: Steps): Values[] =>
  fields
    .filter((field) => !isFace(field))
    .map((field) => ({
      field: fieldName(field),
      start: minusText(field.start),
      now: minusText(valueOf(field, steps)),
      end: minusText(field.cap),
      cost: priceOf(marketOf(career), field, steps),
      steps: steps[field.key] ?? 0,
    }));

const seasons = ({ player }: Career, { years }: Chronicle): Values[] =>
  years
    .filter(({ games, over }) => games > 0 || over)
    .map(({ season, games, starts, figures, points, title, honor }) => ({
      season,
      games,
      starts,
      figures: figuresText(player, figures),
      points,
      title,
      honor: HONORS.find(({ id }) => id === honor)?.title ?? "",
    }));

/** Characters of "Steps" that fit in a row in its smallest type, also in large print. */
const ROW_LETTERS = 50;

/** Splits words into rows of limited length, after commas and semicolons. */
function rowsOfWords(words: string): readonly [string, ...string[]] {
  const rows: [string, ...string[]] = [""];
  for (const part of words.split(/(?<=[;,]) /)) {
    const last = rows[rows.length - 1];
    if (last !== "" && last.length + 1 + part.length > ROW_LETTERS) rows.push(part);
    else rows[rows.length - 1] = last === "" ? part : `${last} ${part}`;
  }
  return rows;
}

/** One row per game; earlier purchases are in its row, and in the rows below if they do not fit. */
function games(career: Career, { games: played, before }: Chronicle): Values[] {
  const { log, league, player } = career;
  const fields = careerFields(career);
  const shortOf = (id: string): string => league.teams.find((team) => team.id === id)!.short;
  return played.flatMap(({ season, round, home, rival, score, tier, missed, figures, points }: CareerGame) => {
    const then = before.get(`${season}.${round}`)!;
    const buys = log
      .filter(isPurchase)
      .flatMap((entry) => (entry.season === season && entry.round === round ? entry.buys : []));
    const spent = spentOn(career, fields, buys, stepsBefore(then.steps, buys));
    const [bought, ...more] = rowsOfWords(stepsText(buys));
    const row = {
      season,
      round,
      rival: `${home ? "" : "at "}${shortOf(rival)}`,
      score: score.join("\u2013"),
      tier: tier.title,
      figures: missed ? "" : figuresText(player, figures),
      points: missed ? "" : points,
      total: cents(then.points + points),
      ...(buys.length > 0 && { bought, spent }),
      // After the game: the bank before it plus its points.
      left: cents(then.bank + points),
    };
    return [row, ...more.map((words) => ({ bought: words }))];
  });
}

export const careerCard: SheetContent<object, DiceRules> = {
  form: () => ({
    tiers: tierFacts(),
    columns: COLUMNS.map(({ key }) => key),
    faces: FACES_IN_PRINT.map((key) => ({ key })),
  }),
  fill(records, { capacity }) {
    return records.filter(isCareer).flatMap((career) => {
      const { player, league } = career;
      const chronicle = chronicleOf(career);
      const { points, bank, steps } = chronicle.now;
      const fields = careerFields(career);
      const team = league.teams.find(({ id }) => id === player.team)!;
      const head: Values = {
        name: nameForms(player.name),
        position: player.position,
        number: player.number ?? "",
        team: { text: team.name, shorter: [team.short] },
      };
      const years = chunks(seasons(career, chronicle), capacity("season"));
      const rows = chunks(games(career, chronicle), capacity("game"));
      return Array.from({ length: Math.max(1, years.length, rows.length) }, (_, i) => ({
        values: {
          ...((i === 0 || years[i]) && { card: head, season: numbered(years[i] ?? []) }),
          ...(i === 0 && {
            tier: Object.fromEntries(TIERS.filter(({ from }) => points >= from).map(({ id }) => [id, { on: true }])),
            points,
            spent: cents(points - bank),
            left: bank,
            face: faces(fields, steps),
            rating: numbered(ratings(career, fields, steps)),
          }),
          ...(rows[i] && { games: head, game: numbered(rows[i]) }),
        },
        title: player.name,
      }));
    });
  },
};
