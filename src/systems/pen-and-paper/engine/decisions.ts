/** The coaches' decisions and possible answers. */
import type { Side, Spot } from "../../../kernel/football/index.js";
import type { PlayKind, Position, Stat } from "../rules/index.js";
import type { SpecialId } from "./playbook.js";
import type { Injury } from "./injury.js";

/** A die that a side adds to a play: one of its action dice, or a star's die. */
export type DieId = "action" | Position;

/** Calls other than the passes and rushes of the play tables. */
export const OTHER_CALLS = ["punt", "fieldGoal", "fakePunt", "fakeKick", "kneel", "hardCount"] as const;
export type OtherCall = (typeof OTHER_CALLS)[number];

/** The offense's secret call. */
export interface OffenseCall {
  /** Id of a pass or rush, or one of `OTHER_CALLS`. */
  readonly call: string;
  readonly dice: readonly DieId[];
  /** d20 faces with which a chart chose this call, for the log. */
  readonly chart?: readonly number[];
}

/** The defense's secret call. */
export interface DefenseCall {
  readonly against: PlayKind;
  readonly special: SpecialId;
  readonly dice: readonly DieId[];
  readonly chart?: readonly number[];
}

/** The visiting team calls the coin toss. */
export interface TossDecision {
  readonly kind: "toss";
  readonly team: Side;
}
/** The winner of the toss receives or kicks. */
export interface ElectDecision {
  readonly kind: "elect";
  readonly team: Side;
}
export interface KickoffDecision {
  readonly kind: "kickoff";
  readonly team: Side;
  readonly canKickOnside: boolean;
}
/** Return the kick, or a fair catch (in the end zone: a touchback). */
export interface ReturnDecision {
  readonly kind: "return";
  readonly team: Side;
  readonly of: "kickoff" | "squib" | "freeKick" | "punt";
  /** Where the ball is caught, from the side of `team`; 0 and less is its end zone. */
  readonly spot: Spot;
}
/** Both sides call in secret. `team` is on offense. */
export interface SnapDecision {
  readonly kind: "snap";
  readonly team: Side;
  /** True for a two-point try: only passes and rushes are allowed. */
  readonly isTry: boolean;
}
/** Calls have been revealed; a star quarterback may change the pass to a normal rush. */
export interface AudibleDecision {
  readonly kind: "audible";
  readonly team: Side;
  readonly offense: OffenseCall;
  readonly defense: DefenseCall;
}
/** The fouled team accepts or declines the penalty. */
export interface PenaltyDecision {
  readonly kind: "penalty";
  readonly team: Side;
  /** Face of the penalty die. */
  readonly foul: number;
  readonly isTry: boolean;
}
/** After a touchdown: kick or run a play. */
export interface TryDecision {
  readonly kind: "try";
  readonly team: Side;
  /** True if the two-point try is allowed (A52). */
  readonly canGoForTwo: boolean;
}
/** Halftime: which minor injury heals. */
export interface HealDecision {
  readonly kind: "heal";
  readonly team: Side;
  readonly injuries: readonly Injury[];
}

export type Pending =
  | TossDecision
  | ElectDecision
  | KickoffDecision
  | ReturnDecision
  | SnapDecision
  | AudibleDecision
  | PenaltyDecision
  | TryDecision
  | HealDecision;

/** Answers; the decision determines which of them are legal. */
export type Choice =
  | { readonly kind: "toss"; readonly coin: "heads" | "tails" }
  | { readonly kind: "elect"; readonly first: "receive" | "kick" }
  | { readonly kind: "kickoff"; readonly kick: "standard" | "squib" | "onside" }
  | { readonly kind: "return"; readonly how: "return" | "fairCatch" }
  | { readonly kind: "snap"; readonly offense: OffenseCall; readonly defense: DefenseCall }
  | { readonly kind: "audible"; readonly audible: boolean }
  | { readonly kind: "penalty"; readonly accept: boolean }
  | { readonly kind: "try"; readonly go: "kick" | "two" }
  | { readonly kind: "heal"; readonly stat: Stat };

/** No dice; shared to avoid allocations in loops. */
export const NO_DICE: readonly DieId[] = [];

export const isOtherCall = (call: string): call is OtherCall => (OTHER_CALLS as readonly string[]).includes(call);
