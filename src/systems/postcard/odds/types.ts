/** Exact odds as plain data. All chances are fractions; yards are means in yards; no bonuses spent, a field without ends. */
import type { Fraction } from "../../../kernel/dice/index.js";

/** A column of the rush table: what the chart says, penalties of all lengths together. */
export type RushColumn =
  | { readonly result: "penalty"; readonly on: "offense" | "defense" }
  | { readonly result: "fumble" }
  | { readonly result: "gain"; readonly yards: number; readonly breakaway: boolean };

export interface RushRow {
  /** Net bonus of the offense. */
  readonly beta: number;
  /** One chance a column. */
  readonly chances: readonly Fraction[];
  /** Yards of the chart alone, penalties included; with the run that follows. */
  readonly chartYards: Fraction;
  readonly yards: Fraction;
  /** Any fumble on the play. */
  readonly fumble: Fraction;
}

export interface RunRow {
  /** Net bonus of the carrier, on every attempt. */
  readonly bonus: number;
  readonly move: Fraction;
  readonly tackled: Fraction;
  readonly fumble: Fraction;
  readonly penaltyOffense: Fraction;
  readonly penaltyDefense: Fraction;
  /** Yards of one attempt; of all until the run ends; any fumble until then. */
  readonly oneYards: Fraction;
  readonly yards: Fraction;
  readonly anyFumble: Fraction;
}

/** What comes of a throw, a pass total or a whole attempt. Caught to incomplete add up to 1. */
export interface PassOutcome {
  readonly caught: Fraction;
  readonly intercepted: Fraction;
  readonly sack: Fraction;
  readonly grounding: Fraction;
  readonly incomplete: Fraction;
  /** Fumbled in the run after the catch (part of `caught`); stripped in a sack (part of `sack`). */
  readonly fumble: Fraction;
  readonly strip: Fraction;
  readonly yards: Fraction;
}

export interface LevelRow {
  readonly level: number;
  readonly caught: Fraction;
  readonly intercepted: Fraction;
}

export interface ThrowRow {
  /** Yards in the air. */
  readonly throw: number;
  readonly level: number;
  /** Yards with the run after the catch. */
  readonly yards: Fraction;
}

/** A pass whose challenge is known. */
export interface StepRow {
  readonly result: number;
  readonly stop: PassOutcome;
  readonly throw: PassOutcome;
}

/** The second die is thrown below a result of `stopAt`: `Infinity` always, `-Infinity` never. */
export interface AttemptRow {
  readonly beta: number;
  readonly byRule: readonly { readonly stopAt: number; readonly outcome: PassOutcome }[];
}

export interface BetaChance {
  readonly beta: number;
  readonly chance: Fraction;
}

/** A play when both sides roll a die for their numbers. */
export interface UniformOdds {
  /** Chances of the net bonus: any play, a rush, a pass. */
  readonly betas: readonly BetaChance[];
  readonly rushBetas: readonly BetaChance[];
  readonly passBetas: readonly BetaChance[];
  readonly rush: {
    readonly yards: Fraction;
    /** The challenge gains nothing: no yards, a loss, a fumble. */
    readonly noGain: Fraction;
    readonly fumble: Fraction;
    /** Fumbled and recovered by the defense. */
    readonly lost: Fraction;
  };
  /** Second die below a result of `stopAt`. */
  readonly pass: { readonly stopAt: number; readonly outcome: PassOutcome };
}

/** What bonuses do to a roll. */
export interface SpendRow {
  /** Bonuses spent. */
  readonly spent: number;
  readonly interception: Fraction;
  readonly strip: Fraction;
}
export interface RecoveryRow {
  /** Bonuses of the side that fumbled, less the other side's. */
  readonly net: number;
  readonly keeps: Fraction;
}

export interface OnsideRow {
  /** Bonus of kickers who won the pick: stars and mark. */
  readonly bonus: number;
  readonly fumble: Fraction;
  /** Fumbled and recovered by the kickers. */
  readonly recovered: Fraction;
  readonly penaltyKickers: Fraction;
}

export interface FieldGoalRow {
  readonly marker: number;
  readonly kickYards: number;
  readonly low: number;
  readonly high: number;
  readonly good: Fraction;
  /** With blocked kicks. */
  readonly goodUnblocked: Fraction;
}
export interface PuntRow {
  readonly target: number;
  readonly low: number;
  readonly high: number;
  readonly inRange: Fraction;
  /** Farthest that it may land from the target, in yards. */
  readonly worstMiss: number;
  readonly kicker: number;
  readonly receiver: number;
}

/** Two-point play under best play of both; not a fraction, the numbers are mixed. */
export interface TwoPointRow {
  /** Yards to the goal line. */
  readonly from: number;
  readonly chance: number;
}

export interface PostcardOdds {
  readonly rush: { readonly columns: readonly RushColumn[]; readonly rows: readonly RushRow[] };
  readonly run: readonly RunRow[];
  readonly levels: readonly LevelRow[];
  readonly throws: readonly ThrowRow[];
  /** The same after a lost challenge. */
  readonly scrambles: readonly ThrowRow[];
  readonly steps: readonly StepRow[];
  readonly attempts: readonly AttemptRow[];
  readonly uniform: UniformOdds;
  readonly spends: readonly SpendRow[];
  readonly recoveries: readonly RecoveryRow[];
  readonly block: Fraction;
  readonly onside: readonly OnsideRow[];
  readonly fieldGoals: readonly FieldGoalRow[];
  readonly punts: readonly PuntRow[];
  readonly twoPoint: readonly TwoPointRow[];
}

export type { Fraction };
