/** The coach's decisions and their valid answers. */
import type { Side, Spot } from "../../../kernel/football/index.js";
import {
  RUNS,
  PASSES,
  SPECIAL_OFFENSE,
  type DefenseCall,
  type OffenseCall,
  type SpecialOffense,
} from "../rules/index.js";

export const KICKOFFS = ["regular", "angled", "squib", "onside", "outOfBounds"] as const;
export type Kickoff = (typeof KICKOFFS)[number];

/** Calls that are neither the card's nor from the user's playbook. */
export const OTHER_CALLS = ["punt", "coffin", "fieldGoal", "sneak", "hailMary", "spike", "kneel"] as const;

/** The card's call, a special column, the user's own play, or something else. */
export type SnapCall = "card" | SpecialOffense | OffenseCall | (typeof OTHER_CALLS)[number];
export const SNAP_CALLS: readonly SnapCall[] = ["card", ...SPECIAL_OFFENSE, ...RUNS, ...PASSES, ...OTHER_CALLS];

export interface KickoffAsk {
  readonly kind: "kickoff";
  readonly team: Side;
}
/** After a safety: a punt, or a kickoff. */
export interface FreeKickAsk {
  readonly kind: "freeKick";
  readonly team: Side;
}
/** Two people: the receivers announce who replaces the first returner. */
export interface ReturnerAsk {
  readonly kind: "returner";
  readonly team: Side;
  readonly of: "kick" | "punt";
  /** Numbers on the card. */
  readonly returners: readonly number[];
}
export interface SnapAsk {
  readonly kind: "snap";
  readonly team: Side;
  readonly isTry: boolean;
  readonly calls: readonly SnapCall[];
  /** True if the two-minute offense may be announced. */
  readonly twoMinute: boolean;
  /** True if plays, groups and blockers are the coach's choice. */
  readonly free: boolean;
}
export interface DefenseAsk {
  readonly kind: "defense";
  readonly team: Side;
  readonly calls: readonly ("card" | DefenseCall)[];
  /** Available formations; a single one if it must answer the group. */
  readonly formations: readonly number[];
}
/** The situation after a decision. */
export interface After {
  readonly ball: Side;
  readonly spot: Spot;
  readonly down: number;
  readonly toGo: number;
  /** True if a first down is made along the way; an earlier one does not count. */
  readonly first: boolean;
  readonly stage: string;
  readonly score: Readonly<Record<Side, number>>;
}
/** The play's result, which a foul would cancel. */
export interface PlaySoFar {
  readonly down: number;
  readonly toGo: number;
  readonly gain: number;
  readonly incomplete: boolean;
  readonly turnover: boolean;
  /** The side that scored. */
  readonly scored?: Side;
  /** The team with the ball, and its spot from that team's viewpoint. */
  readonly ball: Side;
  readonly spot: Spot;
  readonly kick: boolean;
}
/** The fouled team takes the penalty or the play. */
export interface PenaltyAsk {
  readonly kind: "penalty";
  readonly team: Side;
  readonly against: Side;
  readonly foul: string;
  readonly yards: number;
  readonly play: PlaySoFar;
  readonly accept: After;
  readonly decline: After;
}
/** After a play: stop the clock, or let it run. Early in a half, a timeout holds the pawn in place. */
export interface ClockAsk {
  readonly kind: "clock";
  readonly team: Side;
  readonly hold: boolean;
}
export interface TryAsk {
  readonly kind: "try";
  readonly team: Side;
}

export type Ask = KickoffAsk | FreeKickAsk | ReturnerAsk | SnapAsk | DefenseAsk | PenaltyAsk | ClockAsk | TryAsk;

export interface SnapChoice {
  readonly kind: "snap";
  readonly call: SnapCall;
  readonly twoMinute?: boolean;
  /** Group 1 to 4, if the coach chooses it. */
  readonly group?: number;
  /** Numbers of receivers who block, if the coach chooses them. */
  readonly blockers?: readonly number[];
}

export interface DefenseChoice {
  readonly kind: "defense";
  readonly call: "card" | DefenseCall;
  /** 1 to 4. */
  readonly formation?: number;
  /** Safeties in the box. */
  readonly box?: 0 | 1 | 2;
}

export type Choice =
  | { readonly kind: "kickoff"; readonly kick: Kickoff }
  | { readonly kind: "freeKick"; readonly kick: "punt" | "kickoff" }
  | { readonly kind: "returner"; readonly returner: number }
  | SnapChoice
  | DefenseChoice
  | { readonly kind: "penalty"; readonly accept: boolean }
  | { readonly kind: "clock"; readonly timeout: boolean }
  | { readonly kind: "try"; readonly go: "kick" | "two" };
