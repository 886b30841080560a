/** Rows and rounds that no dice can reach: enumerates every roll of every size. */
import { warning, type Issue } from "../../kernel/issue/index.js";
import {
  reachTable,
  recordText,
  regularRowText,
  ROUND_NAMES,
  ROUNDS,
  TABLE_SOURCES,
  type DynastyRules,
} from "./rules/index.js";

export function checkReach(rules: DynastyRules): Issue[] {
  const { setup, regularSeason, playoffs } = rules.tables;
  const table = reachTable(rules);
  const dice = setup.diceMin === setup.diceMax ? `${setup.diceMin} dice` : `${setup.diceMin} to ${setup.diceMax} dice`;
  const rows = regularSeason.flatMap((row, i) => {
    if (table.some((reach) => reach.rows.includes(i))) return [];
    const message = `${regularRowText(row)} (${recordText(row, 6, setup.games)}) cannot come up in any roll of ${dice}; expected every row to be reachable`;
    const hint = "a row above takes all its dice, or it needs more dice";
    return [
      warning("row-unreachable", message, {
        path: `tables.regularSeason[${i}]`,
        hint,
        rule: TABLE_SOURCES.regularSeason,
      }),
    ];
  });
  const entered = new Set(table.flatMap((reach) => reach.entries));
  const rounds = ROUNDS.flatMap((round, i) => {
    if (table.some((reach) => reach.rounds.includes(round))) return [];
    const message = `${ROUND_NAMES[round].name} cannot be won with any roll of ${dice}; expected a pattern that the dice can show`;
    return [warning("round-unwinnable", message, { path: `tables.playoffs[${i}]`, rule: TABLE_SOURCES.playoffs })];
  });
  if (!entered.has("bye") && !entered.has("wildCard") && playoffs.length > 0) {
    const message = "no row leads to the playoffs; expected at least one with playoffs: wildCard or bye";
    rounds.push(
      warning("playoffs-unreachable", message, { path: "tables.regularSeason", rule: TABLE_SOURCES.regularSeason }),
    );
  }
  return [...rows, ...rounds];
}
