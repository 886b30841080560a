/** Odds of rushes and the runs that follow. */
import { fraction } from "../../../kernel/dice/index.js";
import { FIELD } from "../../../kernel/football/index.js";
import { chartsOf, type PostcardRules, type RunCell, type RushCell } from "../rules/index.js";
import { contest } from "./dice.js";
import { chanceThat, mean, minus, ONE, over, sum, ZERO } from "./exact.js";
import type { Fraction, RunRow, RushColumn, RushRow } from "./types.js";

/** Yards of a cell; a penalty costs the side that fouled. */
const yardsOf = (cell: RushCell | RunCell): number => {
  if (cell.result === "penalty") return cell.on === "offense" ? -cell.yards : cell.yards;
  return "yards" in cell ? cell.yards : 0;
};

/**
 * One tackle challenge, and a run of them with a constant bonus. With a house card a bonus may always move on: such a run counts as the
 * length of the field.
 */
export function runRow(rules: PostcardRules, bonus: number): RunRow {
  const { run } = chartsOf(rules);
  const cells = contest(bonus).map(({ value, chance }) => ({ value: run.at(value), chance }));
  const of = (test: (cell: RunCell) => boolean): Fraction => chanceThat(cells, test);
  const move = of(({ result }) => result === "move");
  const fumble = of(({ result }) => result === "fumble");
  const oneYards = mean(cells, (cell) => fraction(yardsOf(cell)));
  // Each move leads to another attempt with the same odds.
  const ends = minus(ONE, move);
  return {
    bonus,
    move,
    tackled: of(({ result }) => result === "tackled"),
    fumble,
    penaltyOffense: of((cell) => cell.result === "penalty" && cell.on === "offense"),
    penaltyDefense: of((cell) => cell.result === "penalty" && cell.on === "defense"),
    oneYards,
    yards: ends.n === 0 ? fraction(FIELD) : over(oneYards, ends),
    anyFumble: ends.n === 0 ? fumble : over(fumble, ends),
  };
}

/** Rush columns in chart order; both penalties and fumbles of all lengths together. */
export function rushColumns(rules: PostcardRules): RushColumn[] {
  const columns = new Map<string, RushColumn>();
  for (const row of chartsOf(rules).rush.rows) {
    const column = columnOf(row);
    columns.set(JSON.stringify(column), column);
  }
  return [...columns.values()];
}

function columnOf(cell: RushCell): RushColumn {
  if (cell.result === "penalty") return { result: "penalty", on: cell.on };
  if (cell.result === "fumble") return { result: "fumble" };
  return { result: "gain", yards: cell.yards, breakaway: cell.breakaway === true };
}

export function rushRow(rules: PostcardRules, beta: number): RushRow {
  const { rush } = chartsOf(rules);
  const cells = contest(beta).map(({ value, chance }) => ({ value: rush.at(value), chance }));
  const runs = [runRow(rules, 0), runRow(rules, Math.max(0, beta))];
  const runOf = (cell: RushCell): RunRow | undefined =>
    cell.result === "gain" && cell.yards > 0 ? runs[cell.breakaway ? 1 : 0] : undefined;
  const chartYards = mean(cells, (cell) => fraction(yardsOf(cell)));
  const fumbles = chanceThat(cells, ({ result }) => result === "fumble");
  return {
    beta,
    chances: rushColumns(rules).map((column) => {
      const key = JSON.stringify(column);
      return chanceThat(cells, (cell) => JSON.stringify(columnOf(cell)) === key);
    }),
    chartYards,
    yards: sum([chartYards, mean(cells, (cell) => runOf(cell)?.yards ?? ZERO)]),
    fumble: sum([fumbles, mean(cells, (cell) => runOf(cell)?.anyFumble ?? ZERO)]),
  };
}

/** Chance that the challenge of a rush gains nothing. */
export const noGain = (rules: PostcardRules, beta: number): Fraction =>
  chanceThat(contest(beta), (result) => {
    const cell = chartsOf(rules).rush.at(result);
    return cell.result === "penalty" ? cell.on === "offense" : cell.yards <= 0;
  });
