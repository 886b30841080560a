/** M1, PP-1 and PP-1a: forty rows a quarter, and what a head-to-head game writes into them. */
import { keyed, numbered, sumOf } from "../../../kernel/lists/index.js";
import { countFrom, signedText } from "../../../kernel/words/index.js";
import { lineScore, type Side } from "../../../kernel/football/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { Copy, SheetContent } from "../../contract.js";
import type { GameRecord } from "../game-record.js";
import { STATS, type PenAndPaperRules } from "../rules/index.js";
import { shortNames } from "../records.js";
import type { PenPaperRecord } from "../sheet.js";
import { bySide, gamesAmong, gameTitle, periodName, SIDES } from "./games.js";
import { recordLines, type RecordLine } from "./record-fold.js";

/** Rows that are told apart by a heavier number. */
const FIFTH = 5;

/** Plays that use no round: 40a, 40b. */
const letterOf = (count: number): string => String.fromCharCode(96 + count);

/** @param played rows and periods of a game; a blank has those of the rules. Games with equally many share a form */
export function recordFacts({ tables }: PenAndPaperRules, played = { rows: 0, periods: 0 }) {
  const { quarters, rounds, actionDice } = tables.game;
  const rows = countFrom(1, Math.max(rounds, played.rows)).map((key) => ({
    key,
    number: key <= rounds ? key : `${rounds}${letterOf(key - rounds)}`,
    fifth: key % FIFTH === 0,
  }));
  const period = (n: number) => ({ key: `q${n}`, name: periodName(n, quarters), overtime: n > quarters, rows });
  const periods = Math.max(quarters + 1, played.periods);
  const halves = countFrom(1, Math.ceil(periods / 2)).map((half) => {
    const two = [period(2 * half - 1), period(2 * half)];
    return { key: `p${half}`, first: half === 1, overtime: two[0].overtime, periods: two };
  });
  return {
    rounds,
    quarters: countFrom(1, quarters),
    stats: STATS,
    sides: SIDES.map(({ key, label }) => ({
      key,
      label,
      dice: key === "home" ? actionDice.home : actionDice.visitor,
    })),
    periods: countFrom(1, periods).map(period),
    halves,
  };
}

/** Heads as they stand at the end of a period; names and modifiers alone of a game that is still to be played. */
function headValues(game: GameRecord, through: number, quarters: number): Values {
  const { periods } = lineScore(game.events, quarters);
  const begun = game.events.length > 0;
  return bySide(({ side }) => {
    const { name, modifiers } = game[side];
    const played = periods.slice(0, through).map((score) => score[side]);
    return {
      name,
      ...keyed(STATS, (stat) => signedText(modifiers[stat])),
      ...(begun && {
        dice: diceUsed(game, side, through),
        points: {
          ...numbered(played.slice(0, quarters)),
          overtime: played.length > quarters ? sumOf(played.slice(quarters)) : undefined,
          total: through >= periods.length ? sumOf(played) : undefined,
        },
      }),
    };
  });
}

function diceUsed(game: GameRecord, side: Side, through: number): number {
  let used = 0;
  let period = 1;
  for (const event of game.events) {
    if (event.type === "periodEnd") period = event.period + 1;
    if (period > through) break;
    if (event.type === "diceSpent" && event.team === side) used += event.dice.filter((die) => die === "action").length;
  }
  return used;
}

/**
 * Values of the rows, play by play: a ring round what scored, a line under the end of a drive. A play that used no round has the number of the
 * round before it with a letter, so that rows are numbered by the game.
 */
function rowValues(lines: readonly RecordLine[], rows: number, rounds: number): Values {
  const written = lines.map(({ round, suffix, values, endsDrive }) => ({
    number: `${round}${suffix}`,
    ...values,
    ring: values.score !== "",
    drive: endsDrive,
  }));
  const last = Math.max(0, ...lines.map(({ round }) => round));
  const lettered = lines.filter(({ round, suffix }) => round === rounds && suffix !== "").length;
  const rest = countFrom(last + 1, last + rows - lines.length).map((number) => ({
    number: number <= rounds ? number : `${rounds}${letterOf(lettered + number - Math.max(last, rounds))}`,
  }));
  return numbered<Values>([...written, ...rest]);
}

/** @param wide two periods on a page, with one head for both */
function copyOf(game: GameRecord, rules: PenAndPaperRules, wide: boolean): Copy {
  const { quarters, rounds } = rules.tables.game;
  const periods = new Map<number, RecordLine[]>();
  for (const line of recordLines(game.events, shortNames(game), rules))
    periods.set(line.period, [...(periods.get(line.period) ?? []), line]);
  const last = Math.max(0, ...periods.keys());
  const rows = Math.max(rounds, ...[...periods.values()].map(({ length }) => length));
  const facts = recordFacts(rules, { rows, periods: last });
  const through = last === 0 ? facts.periods.length : last;
  const head = (until: number): Values => headValues(game, until, quarters);
  const values: Record<string, Values> = {};
  for (const [period, lines] of periods) values[`q${period}`] = { play: rowValues(lines, rows, rounds) };
  if (wide) for (const half of countFrom(1, Math.ceil(through / 2))) values[`p${half}`] = head(2 * half);
  else for (const period of countFrom(1, through)) values[`q${period}`] = { ...values[`q${period}`], ...head(period) };
  return { values, facts };
}

const content = (wide: boolean): SheetContent<PenPaperRecord, PenAndPaperRules> => ({
  form: ({ rules }) => recordFacts(rules),
  fill: (records, { rules }) => {
    const games = gamesAmong(records);
    return games.map((game) => ({ ...copyOf(game, rules, wide), ...gameTitle(game, games.length) }));
  },
});

export const gameRecord = content(false);
export const gameRecordWide = content(true);
