/**
 * The file of a career. Nothing that follows is kept: points, tier, card and honors are folded from the games of the league and the log.
 *
 * ```yaml
 * format: pressbox/dice-football-career
 * version: 2
 * revision: 12
 * player: {name: Joe Kowalski, position: RB, number: 30, team: 1975-houston-oilers}
 * training: coach                        # who spends the points: coach, or own
 * log:
 *   - {season: 1, round: 4, buys: [stamina, I.3]}      # before this round
 *   - {season: 2, round: 9, ending: [4, 1]}            # two dice on an injury that ends the season: 90-99 ends the career
 *   - {season: 9, decline: [3, 5]}                     # two dice after the season: what age takes, or the end
 *   - {season: 10, retired: true}
 * league: {...}                          # as `pressbox season` keeps it; results of his team hold his figures
 * ```
 */
import type { PlainLeague, PlainResult } from "../../../league/plain/types.js";
import type { CareerTraining } from "../../../contract/careers.js";
import type { LeagueTeam } from "../league/game.js";
import type { CareerPosition } from "./chart.js";
import type { CareerFigures } from "./figures.js";

export const CAREER_FORMAT = "pressbox/dice-football-career";
/** The version of new careers, and the readable versions: each has its own prices and aging rules (`MARKETS`). */
export const CAREER_VERSION = 2;
export const CAREER_VERSIONS = [1, 2] as const;
export type CareerVersion = (typeof CAREER_VERSIONS)[number];

export const TRAININGS = ["coach", "own"] as const satisfies readonly CareerTraining[];

export interface CareerPlayer {
  readonly name: string;
  readonly position: CareerPosition;
  readonly number?: number;
  /** ID of his team. */
  readonly team: string;
}

export type TwoDice = readonly [number, number];

/** Fields bought before a round, one step each. */
export interface Purchase {
  readonly season: number;
  readonly round: number;
  readonly buys: readonly string[];
}
/** A roll for a season-ending injury in this round. */
export interface EndingRoll {
  readonly season: number;
  readonly round: number;
  readonly ending: TwoDice;
}
/** A roll for decline after a season. */
export interface DeclineRoll {
  readonly season: number;
  readonly decline: TwoDice;
}
/** He has retired: nothing follows. */
export interface Retirement {
  readonly season: number;
  readonly retired: true;
}
export type LogEntry = Purchase | EndingRoll | DeclineRoll | Retirement;

/** A league result; his team's results include his statistics. */
export interface CareerResult extends PlainResult {
  readonly career?: CareerFigures;
}
export type CareerLeague = PlainLeague<LeagueTeam, CareerResult>;

export interface Career {
  readonly format: typeof CAREER_FORMAT;
  readonly version: CareerVersion;
  /** Goes up by one with every step. */
  readonly revision: number;
  readonly player: CareerPlayer;
  readonly training: CareerTraining;
  readonly log: readonly LogEntry[];
  readonly league: CareerLeague;
  readonly seal?: Readonly<Record<string, string>>;
}
