/** M1, PP-1 and PP-1a: forty rows a quarter, and what a head-to-head game writes into them. */
import { countFrom, signedText } from "../../../kernel/words/index.js";
import { lineScore } from "../../../kernel/football/index.js";
import type { Values } from "../../../sheet/layout/form.js";
import type { Copy, SheetContent } from "../../contract.js";
import type { GameRecord } from "../game-record.js";
import { STATS, type PenAndPaperRules } from "../rules/index.js";
import { shortNames } from "../sheets/records.js";
import type { PenPaperRecord } from "../sheets/shared.js";
import { gamesAmong, gameTitle, periodName, SIDES } from "./games.js";
import { RECORD_COLUMNS, recordLines, type RecordLine } from "./record-fold.js";

/** Rows of a tint. */
const BLOCK = 5;

/** The rows of a period: as printed, and with the lettered ones of plays that used no round in their places. */
function rowsOf(rounds: number, lines: readonly RecordLine[]) {
  const row = (round: number, suffix = "") => ({
    key: `${round}${suffix}`,
    label: `${round}${suffix}`,
    block: Math.floor((round - 1) / BLOCK),
    fifth: round % BLOCK === 0 && suffix === "",
  });
  const last = Math.max(0, ...lines.map(({ round }) => round));
  return [
    ...lines.map(({ round, suffix }) => row(round, suffix)),
    ...countFrom(last + 1, rounds).map((round) => row(round)),
  ];
}

/** @param lines of a game; none for a blank */
export function recordFacts({ tables }: PenAndPaperRules, lines: readonly RecordLine[] = []) {
  const { quarters, rounds, actionDice } = tables.game;
  const played = Math.max(quarters + 1, ...lines.map(({ period }) => period));
  const period = (n: number) => ({
    key: `q${n}`,
    name: periodName(n, quarters),
    overtime: n > quarters,
    rows: rowsOf(
      rounds,
      lines.filter((line) => line.period === n),
    ),
  });
  const halves = countFrom(1, Math.ceil(played / 2)).map((half) => {
    const periods = [period(2 * half - 1), period(2 * half)];
    const [{ overtime }] = periods;
    return { key: `p${half}`, first: half === 1, overtime, periods };
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
    periods: countFrom(1, played).map(period),
    halves,
  };
}

/** Heads as they stand at the end of a period; names and modifiers alone of a game that is still to be played. */
function headValues(game: GameRecord, through: number, quarters: number): Values {
  const values: Record<string, Values[string]> = {};
  const { periods } = lineScore(game.events, quarters);
  const begun = game.events.length > 0;
  for (const { key, side } of SIDES) {
    const { name, modifiers } = game[side];
    values[`${key}.name`] = name;
    for (const stat of STATS) values[`${key}.${stat}`] = signedText(modifiers[stat]);
    if (!begun) continue;
    values[`${key}.dice`] = diceUsed(game, side, through);
    const played = periods.slice(0, through).map((score) => score[side]);
    const sum = (points: readonly number[]): number => points.reduce((a, b) => a + b, 0);
    played.slice(0, quarters).forEach((points, i) => (values[`${key}.points.${i + 1}`] = points));
    if (played.length > quarters) values[`${key}.points.overtime`] = sum(played.slice(quarters));
    if (through >= periods.length) values[`${key}.points.total`] = sum(played);
  }
  return values;
}

function diceUsed(game: GameRecord, side: "away" | "home", through: number): number {
  let used = 0;
  let period = 1;
  for (const event of game.events) {
    if (event.type === "periodEnd") period = event.period + 1;
    if (period > through) break;
    if (event.type === "diceSpent" && event.team === side) used += event.dice.filter((die) => die === "action").length;
  }
  return used;
}

/** Values of the rows: a ring round what scored, a line under the end of a drive. */
function rowValues(lines: readonly RecordLine[]): Values {
  const values: Record<string, Values[string]> = {};
  for (const { period, round, suffix, values: written, endsDrive } of lines) {
    const row = `q${period}.play.${round}${suffix}.`;
    for (const column of RECORD_COLUMNS) values[row + column] = written[column];
    values[`${row}ring`] = written.score !== "";
    values[`${row}drive`] = endsDrive;
  }
  return values;
}

/** @param wide two periods on a page, with one head for both */
function copyOf(game: GameRecord, rules: PenAndPaperRules, wide: boolean): Copy {
  const { quarters } = rules.tables.game;
  const lines = recordLines(game.events, shortNames(game), rules);
  const facts = recordFacts(rules, lines);
  const begun = lines.length > 0;
  const last = begun ? Math.max(...lines.map(({ period }) => period)) : facts.periods.length;
  const heads = wide
    ? countFrom(1, Math.ceil(last / 2)).map((half) => ({ key: `p${half}`, through: 2 * half }))
    : countFrom(1, last).map((period) => ({ key: `q${period}`, through: period }));
  const values: Record<string, Values[string]> = { ...rowValues(lines) };
  for (const { key, through } of heads)
    for (const [slot, value] of Object.entries(headValues(game, through, quarters))) values[`${key}.${slot}`] = value;
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
