/** What an optimal coach maximizes. */
import { ROUNDS, type DynastyRules } from "../rules/index.js";

/** Points; number of Big Game wins; chance of at least one; season of the first one (21 if none), to be minimized. */
export const OBJECTIVES = ["points", "titles", "anyTitle", "firstTitle"] as const;
export type Objective = (typeof OBJECTIVES)[number];

/** An objective as rewards that add up. */
export interface Rewards {
  readonly winningSeason: number;
  /** Reward for winning each round; a bye gives the Wild Card's. */
  readonly rounds: readonly number[];
  /** True if nothing counts after a Big Game win. */
  readonly endsWithTitle: boolean;
  /** Reward at the end of every season without a title, and for every season lost to an expired contract. */
  readonly barrenSeason: number;
}

/** Rewards of an objective under the tables in force. */
export function rewardsOf(rules: DynastyRules, objective: Objective): Rewards {
  const title = ROUNDS.map((round) => (round === "bigGame" ? 1 : 0));
  switch (objective) {
    case "points":
      return {
        winningSeason: rules.tables.scoring.winningSeason,
        rounds: ROUNDS.map((round) => rules.tables.playoffs.find((row) => row.round === round)?.points ?? 0),
        endsWithTitle: false,
        barrenSeason: 0,
      };
    case "titles":
      return { winningSeason: 0, rounds: title, endsWithTitle: false, barrenSeason: 0 };
    case "anyTitle":
      return { winningSeason: 0, rounds: title, endsWithTitle: true, barrenSeason: 0 };
    case "firstTitle":
      return { winningSeason: 0, rounds: [0, 0, 0, 0], endsWithTitle: true, barrenSeason: -1 };
  }
}
