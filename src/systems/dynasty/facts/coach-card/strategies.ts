/** What an optimal coach does, asked of the solution itself: a strategy for every phase by dice and influence. */
import type { DynastyRules } from "../../rules/index.js";
import { optimalCoach } from "../../solver/optimal-coach.js";
import { valueAt, type SolvedTable } from "../../solver/solution.js";
import { Asker, textCell, type StrategyLine } from "./asker.js";
import { contractLines, officeLine, offSeasonLines } from "./between.js";
import { regularLine, roundLine } from "./dice.js";
import { diceCounts } from "../odds.js";

/** The card's lines for one number of dice. */
export interface Strategy {
  readonly dice: number;
  readonly levels: readonly number[];
  /** The off-season lines hold after a losing season. */
  readonly losing: boolean;
  /** By row of the off-season table. */
  readonly offSeason: readonly StrategyLine[];
  readonly keepFrom: StrategyLine;
  /** By row of the season table that misses the playoffs. */
  readonly regular: readonly StrategyLine[];
  readonly inPlayoffs: StrategyLine;
  readonly rounds: readonly StrategyLine[];
  /** By row of the Front Office table that leaves a choice. */
  readonly office: readonly StrategyLine[];
  readonly contract: readonly StrategyLine[];
  /** By season of `worthSeasons`. */
  readonly worth: readonly StrategyLine[];
}

/** Seasons whose start is valued: first, first of the second half, last. */
export const worthSeasons = ({ tables: { setup } }: DynastyRules): number[] => [
  ...new Set([1, Math.floor(setup.seasons / 2) + 1, setup.seasons]),
];

export function strategies(rules: DynastyRules, solution: SolvedTable): Strategy[] {
  const coach = optimalCoach(solution, rules);
  const { regularSeason, frontOffice, playoffs } = rules.tables;
  const rows = regularSeason.map((_, i) => i);
  const missed = rows.filter((row) => regularSeason[row].playoffs === "none");
  const reached = rows.filter((row) => !missed.includes(row));
  return diceCounts(rules).map((dice): Strategy => {
    const ask = new Asker(rules, coach, dice);
    const { lines, keepFrom } = offSeasonLines(ask);
    return {
      dice,
      levels: ask.levels,
      losing: ask.losing,
      offSeason: lines,
      keepFrom,
      regular: missed.map((row) => regularLine(ask, [row])),
      inPlayoffs: regularLine(ask, reached),
      rounds: playoffs.map(({ round }) => roundLine(ask, round)),
      office: frontOffice.flatMap((row, i) => (row.choice ? [officeLine(ask, i, row.choice)] : [])),
      contract: contractLines(ask),
      worth: worthSeasons(rules).map((season) => worthLine(ask, solution, season)),
    };
  });
}

/** Points still to come from the start of a season, after a losing one. */
function worthLine({ rules, dice, levels }: Asker, solution: SolvedTable, season: number): StrategyLine {
  const { contractYears, previousWins } = rules.tables.setup;
  return levels.map((influence) => {
    const standing = { season, dice, influence, left: contractYears, prevWins: previousWins, prevDepth: 0 };
    const value = valueAt(rules, solution, standing);
    return textCell(value >= 100 ? value.toFixed(0) : value.toFixed(1));
  });
}
