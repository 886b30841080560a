/** Questions for coaches, and the possible answers. A decision with one legal answer is not asked. */
import type { Side } from "../../../kernel/football/index.js";
import type { PlayKind } from "../rules/index.js";
import type { End, Step } from "./state.js";

/** An answer: one of the decision's `options`. */
export type Choice = number | string;

/** Every roll on which bonuses may be spent; kicks are not among them (A41). */
export const SPEND_ON = [
  "challenge",
  "second",
  "pressure",
  "catch",
  "interception",
  "grounding",
  "contested",
  "strip",
  "tackle",
  "recovery",
] as const;
export type SpendOn = (typeof SPEND_ON)[number];

interface Asked<Kind extends string, Option extends Choice> {
  readonly kind: Kind;
  /** Who answers. */
  readonly side: Side;
  readonly options: readonly Option[];
}

/** D1: the winner of the toss kicks off or receives. */
export type TossDecision = Asked<"toss", "kick" | "receive">;
/** D2: the kind of kickoff. */
export type KickoffDecision = Asked<"kickoff", "regular" | "onside">;
/** D3, D4, D7, D8: a number on the strategy circle, both sides in secret. */
export interface PickDecision extends Asked<"pick", number> {
  readonly for: "play" | "try" | "kickoff" | "onside";
  /** True if this side has the ball (on kickoffs: kicks it). */
  readonly offense: boolean;
}
/** D5, D18, D21: what to do with a kick caught at `spot`, as the side counts it. */
export interface ReturnDecision extends Asked<"return", "run" | "fairCatch" | "touchback"> {
  readonly of: "kickoff" | "freeKick" | "punt" | "interception";
  readonly spot: Step;
  /** This side's net bonus on its first attempt. */
  readonly bonus: number;
}
/** D6, D19, D22, D23: what to do on this down. */
export type DownDecision = Asked<"down", "play" | "punt" | "fieldGoal" | "fakePunt" | "fakeFieldGoal" | "knee">;
/** The play after a fake, once its bonus is known (net, for the offense). */
export interface FakePlayDecision extends Asked<"fakePlay", PlayKind> {
  readonly bonus: number;
}
/**
 * D9-D13: bonuses for this side's roll, declared before it. If both sides roll, both declare in secret. The fields contain what is known
 * about the roll.
 */
export interface SpendDecision extends Asked<"spend", number> {
  readonly on: SpendOn;
  /** True if this side has the ball. */
  readonly offense: boolean;
  /** `challenge`: the play that was picked. */
  readonly play?: PlayKind;
  /** Bonus on this side's roll (challenge, tackle): pick, carry or return bonus, minus the rattle; the other side's is `against`. */
  readonly bonus?: number;
  readonly against?: number;
  /** `second`: result of the challenge so far. */
  readonly result?: number;
  /** `pressure`, `catch`: level of the throw (`catch`: under the pressure that came), and its target. */
  readonly level?: number;
  readonly target?: Step;
  /** `catch`: value of the pressure roll, which affects the run after the catch. */
  readonly pressure?: number;
  /** Lowest value that succeeds: `catch`, `interception`, `strip`. */
  readonly need?: number;
  /** `tackle`: spot of the ball, as its carrier counts it. `recovery`: spot of the loose ball, as the side that lost it counts. */
  readonly spot?: Step;
  /** `tackle`: true for the first attempt of a kickoff return, which has no penalties (A59). */
  readonly free?: boolean;
}
/** D14: throw farther, after the result of the challenge. */
export interface ThrowDecision extends Asked<"throw", "throw" | "stop"> {
  readonly result: number;
}
/** D15: whether to reroll the challenge die. */
export interface SkillDecision extends Asked<"skill", "reroll" | "keep"> {
  readonly offense: boolean;
  readonly play: PlayKind;
  /** Face of this side's die, and the current result. */
  readonly face: number;
  readonly result: number;
  /** The other side's answer, if it rolled higher and also has a skill for this play. */
  readonly other?: "reroll" | "keep";
}
/** D16: at which end to cross the next time circle; `stars` are the stars at each. */
export interface CrossDecision extends Asked<"cross", End> {
  readonly stars: Readonly<Record<End, number>>;
}
/** D17: target distances of the punt chart. */
export interface PuntDecision extends Asked<"punt", number> {
  readonly free: boolean;
}
/** D20: after a touchdown. */
export type TryDecision = Asked<"try", "kick" | "two">;

export type Decision =
  | TossDecision
  | KickoffDecision
  | PickDecision
  | ReturnDecision
  | DownDecision
  | FakePlayDecision
  | SpendDecision
  | ThrowDecision
  | SkillDecision
  | CrossDecision
  | PuntDecision
  | TryDecision;
