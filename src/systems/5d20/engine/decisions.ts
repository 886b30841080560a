/** The coach's decisions and their valid answers. */
import type { Side, Spot } from "../../../kernel/football/index.js";

/** The chart calls the play, or the coach does; only the coach calls kicks and kneel-downs. */
export const CALLS = ["chart", "run", "pass", "short", "medium", "long", "punt", "fieldGoal", "kneel"] as const;
export type Call = (typeof CALLS)[number];

/** The visitors call the coin toss; the winner receives. */
export interface TossAsk {
  readonly kind: "toss";
  readonly team: Side;
}
export interface KickoffAsk {
  readonly kind: "kickoff";
  readonly team: Side;
}
export interface SnapAsk {
  readonly kind: "snap";
  readonly team: Side;
  readonly isTry: boolean;
  readonly calls: readonly Call[];
}
/** A timeout can erase a foul at the snap (ruling 46). */
export interface BuyOffAsk {
  readonly kind: "buyOff";
  /** The team that fouled. */
  readonly team: Side;
  readonly foul: string;
  readonly yards: number;
}
/** The situation after a decision. */
export interface After {
  readonly ball: Side;
  readonly spot: Spot;
  readonly down: number;
  readonly toGo: number;
  readonly stage: string;
  readonly score: Readonly<Record<Side, number>>;
}
/** The fouled team takes the penalty or the play. */
export interface PenaltyAsk {
  readonly kind: "penalty";
  readonly team: Side;
  readonly against: Side;
  readonly foul: string;
  readonly yards: number;
  readonly accept: After;
  readonly decline: After;
}
export const CLOCK_ANSWERS = ["run", "timeout", "hurry", "spike"] as const;
export type ClockAnswer = (typeof CLOCK_ANSWERS)[number];
/** After a play in bounds: let the clock run, or stop it. */
export interface ClockAsk {
  readonly kind: "clock";
  readonly team: Side;
  readonly answers: readonly ClockAnswer[];
}
export interface TryAsk {
  readonly kind: "try";
  readonly team: Side;
}
/** Time is up after a play in bounds: a field goal may still be tried. */
export interface LastKickAsk {
  readonly kind: "lastKick";
  readonly team: Side;
  readonly length: number;
}

export type Ask = TossAsk | KickoffAsk | SnapAsk | BuyOffAsk | PenaltyAsk | ClockAsk | TryAsk | LastKickAsk;

export type Choice =
  | { readonly kind: "toss"; readonly coin: "heads" | "tails" }
  | { readonly kind: "kickoff"; readonly kick: "deep" | "onside" }
  | { readonly kind: "snap"; readonly call: Call }
  | { readonly kind: "buyOff"; readonly timeout: boolean }
  | { readonly kind: "penalty"; readonly accept: boolean }
  | { readonly kind: "clock"; readonly how: ClockAnswer }
  | { readonly kind: "try"; readonly go: "kick" | "two" }
  | { readonly kind: "lastKick"; readonly kick: boolean };
