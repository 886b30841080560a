/** What coaches are asked and may answer. A decision with one legal answer is not asked. */
import type { Side } from "../../../kernel/football/index.js";
import type { PlayKind } from "../rules/index.js";
import type { End, Step } from "./state.js";

/** An answer: one of the decision's `options`. */
export type Choice = number | string;

/** Every roll that bonuses may be spent on; kicks are not among them (A41). */
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
/** D3, D4, D7, D8: a number of the strategy circle, both sides in secret. */
export interface PickDecision extends Asked<"pick", number> {
  readonly for: "play" | "try" | "kickoff" | "onside";
  /** This side has the ball (on kickoffs: kicks it). */
  readonly offense: boolean;
}
/** D5, D18, D21: what to do with a ball that was caught at `spot`, as the side counts it. */
export interface ReturnDecision extends Asked<"return", "run" | "fairCatch" | "touchback"> {
  readonly of: "kickoff" | "freeKick" | "punt" | "interception";
  readonly spot: Step;
  /** Net bonus of this side on its first attempt. */
  readonly bonus: number;
}
/** D6, D19, D22, D23: what to do on this down. */
export type DownDecision = Asked<"down", "play" | "punt" | "fieldGoal" | "fakePunt" | "fakeFieldGoal" | "knee">;
/** The play of a fake, once its bonus is known (net, for the offense). */
export interface FakePlayDecision extends Asked<"fakePlay", PlayKind> {
  readonly bonus: number;
}
/**
 * D9-D13: bonuses for a roll of one's own, said before it. Where both sides roll, both say it in secret. What is known of the roll
 * is in the fields.
 */
export interface SpendDecision extends Asked<"spend", number> {
  readonly on: SpendOn;
  /** This side has the ball. */
  readonly offense: boolean;
  /** `challenge`: the play that was picked. */
  readonly play?: PlayKind;
  /** What is added to this side's roll (challenge, tackle): pick, carry or return bonus, less the rattle; the other side's in `against`. */
  readonly bonus?: number;
  readonly against?: number;
  /** `second`: result of the challenge so far. */
  readonly result?: number;
  /** `pressure`, `catch`: level of the throw (`catch`: under the pressure that came), and its target. */
  readonly level?: number;
  readonly target?: Step;
  /** `catch`: value of the pressure roll, to run after the catch. */
  readonly pressure?: number;
  /** Lowest value that succeeds: `catch`, `interception`, `strip`. */
  readonly need?: number;
  /** `tackle`: where the ball is, as its carrier counts it. `recovery`: where it lies, as the loser counts it. */
  readonly spot?: Step;
  /** `tackle`: the first attempt of a kickoff return, which has no penalties (A59). */
  readonly free?: boolean;
}
/** D14: throw farther, after the result of the challenge. */
export interface ThrowDecision extends Asked<"throw", "throw" | "stop"> {
  readonly result: number;
}
/** D15: roll the own challenge die again. */
export interface SkillDecision extends Asked<"skill", "reroll" | "keep"> {
  readonly offense: boolean;
  readonly play: PlayKind;
  /** Face of the own die, and the result as it stands. */
  readonly face: number;
  readonly result: number;
  /** What the other side has said, where it rolled higher and has a skill for this play too. */
  readonly other?: "reroll" | "keep";
}
/** D16: at which end to cross the next time circle; `stars` are what each brings. */
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
