/** A team in its league. */
import type { PerStat, Position } from "../rules/index.js";
import type { FullTeam } from "../teams/types.js";

/** A team with what seasons leave behind. */
export interface LeagueTeam {
  readonly team: FullTeam;
  readonly manager: ManagerId;
  /** Millions of dollars. */
  readonly bank: number;
  /** Points off modifiers for the rest of the season (A50). */
  readonly injuries: Partial<PerStat>;
  /** Points that each star put on a score: they go when he goes (A70). */
  readonly starPoints: Partial<Readonly<Record<Position, number>>>;
  /** Seasons since the team was in the playoffs; null = never. */
  readonly absence: number | null;
}

export const MANAGER_IDS = ["simple", "strong", "hand"] as const;

/** Who decides in the off-season; `hand` stops and asks. */
export type ManagerId = (typeof MANAGER_IDS)[number];
