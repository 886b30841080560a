/** Exact odds as plain data. Chances are fractions, yards are means; without spent bonuses, on an endless field. */
import type { Fraction } from "../../../kernel/dice/index.js";

/** A column of the rush table: a result of the chart, with penalties of all lengths combined. */
export type RushColumn =
  | { readonly result: "penalty"; readonly on: "offense" | "defense" }
  | { readonly result: "fumble" }
  | { readonly result: "gain"; readonly yards: number; readonly breakaway: boolean };

export interface RushRow {
  /** Net bonus of the offense. */
  readonly beta: number;
  /** One chance per column. */
  readonly chances: readonly Fraction[];
  /** Yards from the chart only, including penalties; and with the run that follows. */
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
  /** Yards of one attempt; of all attempts until the run ends; chance of any fumble until then. */
  readonly oneYards: Fraction;
  readonly yards: Fraction;
  readonly anyFumble: Fraction;
}

/** Results of a throw, a pass total or a whole attempt. `caught` to `incomplete` sum to 1. */
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
  /** Yards including the run after the catch. */
  readonly yards: Fraction;
}

/** A pass after its challenge. */
export interface StepRow {
  readonly result: number;
  readonly stop: PassOutcome;
  readonly throw: PassOutcome;
}

/** The second die is thrown if the result is below `stopAt`: `Infinity` always, `-Infinity` never. */
export interface AttemptRow {
  readonly beta: number;
  readonly byRule: readonly { readonly stopAt: number; readonly outcome: PassOutcome }[];
}

export interface BetaChance {
  readonly beta: number;
  readonly chance: Fraction;
}

/** A play if both sides pick by die. */
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
  /** Second die if the result is below `stopAt`. */
  readonly pass: { readonly stopAt: number; readonly outcome: PassOutcome };
}

/** Effect of bonuses on a roll. */
export interface SpendRow {
  /** Bonuses spent. */
  readonly spent: number;
  readonly interception: Fraction;
  readonly strip: Fraction;
}
export interface RecoveryRow {
  /** Bonuses of the side that fumbled, minus the other side's. */
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
  /** Maximum distance from the target, in yards. */
  readonly worstMiss: number;
  readonly kicker: number;
  readonly receiver: number;
}

/** Two-point play with optimal play by both sides; not a fraction, because the strategies are mixed. */
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
