/** A team in its league. */
import type { PerStat, Position } from "../rules/index.js";
import type { FullTeam } from "../teams/types.js";

/** A team with everything that carries over between seasons. */
export interface LeagueTeam {
  readonly team: FullTeam;
  readonly manager: ManagerId;
  /** Millions of dollars. */
  readonly bank: number;
  /** Points subtracted from modifiers for the rest of the season (A50). */
  readonly injuries: Partial<PerStat>;
  /** Points that each star added to a score: lost when the star leaves (A70). */
  readonly starPoints: Partial<Readonly<Record<Position, number>>>;
  /** Seasons since the team was last in the playoffs; null = never. */
  readonly absence: number | null;
}

export const MANAGER_IDS = ["simple", "strong", "hand"] as const;

/** Who makes the offseason decisions; `hand` stops and asks. */
export type ManagerId = (typeof MANAGER_IDS)[number];
