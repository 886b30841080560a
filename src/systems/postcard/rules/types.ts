/**
 * The rules of PostCard Football as plain data: the engine plays by the same numbers that the card prints and the proof checks.
 * A numbers are rulings, C numbers the elements of the card.
 * Yards here are yards; a result moves the ball in steps of five.
 */
import type { Switches } from "./switches.js";

/** Both players pick one of these. */
export const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
export type PlayKind = "rush" | "pass";

/** C6: one number of the strategy circle. */
export interface StrategyNumber {
  readonly number: number;
  readonly play: PlayKind;
  /** Numbers that it beats. */
  readonly beats: readonly number[];
  /** Bonus for the winner's next roll: 1 or 2. */
  readonly stars: number;
}

/** A row of a chart: the results from `from` to `to`, both included. The first and last rows extend indefinitely. */
export type ChartRow<Cell> = { readonly from: number; readonly to: number } & Cell;

export interface PenaltyCell {
  readonly result: "penalty";
  /** Who loses the yards: `offense` is the side with the ball. */
  readonly on: "offense" | "defense";
  readonly yards: number;
}

/** C7: results of the challenge after a rush was picked. Yards count from the line of scrimmage (A4). */
export type RushCell =
  | PenaltyCell
  | { readonly result: "fumble"; readonly yards: number }
  /** `breakaway`: the pick bonus stays for the run that follows. */
  | { readonly result: "gain"; readonly yards: number; readonly breakaway?: boolean };

/** C8: totals of a pass. */
export type PassCell =
  /** Yards are negative. */
  | { readonly result: "sack"; readonly yards: number }
  /** Grounding on the offense's die, interception on the defense's. */
  | { readonly result: "contested" }
  /** Grounding on the offense's die, else incomplete. */
  | { readonly result: "loose" }
  | { readonly result: "throw"; readonly yards: number };

/** C9: results of a tackle challenge. */
export type RunCell =
  | PenaltyCell
  | { readonly result: "fumble" }
  | { readonly result: "tackled" }
  | { readonly result: "move"; readonly yards: number };

/** C8: difficulty of a throw. */
export interface PassLevel {
  readonly level: number;
  /** Pass totals, both included. */
  readonly from: number;
  readonly to: number;
  /** Minimum value to catch it. */
  readonly catch: number;
  /** Minimum value of the defense that raises it one level. */
  readonly pressure: number;
}

/** C10: position of the ball marker, and the good totals of two dice. */
export interface FieldGoalRange {
  /** Yards from the marker to the goal line. */
  readonly marker: number;
  readonly low: number;
  readonly high: number;
}

/** C11: a punt distance in yards and the totals of two dice that hit it. */
export interface PuntTarget {
  readonly target: number;
  readonly low: number;
  readonly high: number;
  /** Bonus of the kicking side if in range, of the receivers if missed. */
  readonly kicker: number;
  readonly receiver: number;
}

/** C12, C13: where the kicker's number sends the ball. */
export interface KickMark {
  readonly number: number;
  /** Yard line of the receivers; 0 the goal line, -5 five yards deep in the end zone. */
  readonly spot: number;
  /** Onside: yards from the kickers' own goal line. */
  readonly onside: number;
  /** Added to the pick bonus of whoever wins the pick. */
  readonly bonus: number;
}

/** All numbers of the card. */
export interface CardData {
  readonly strategy: readonly StrategyNumber[];
  readonly rush: readonly ChartRow<RushCell>[];
  readonly pass: readonly ChartRow<PassCell>[];
  readonly run: readonly ChartRow<RunCell>[];
  readonly levels: readonly PassLevel[];
  readonly passing: {
    /** Minimum value to catch a throw of the last level under pressure (A25). */
    readonly pressedTop: number;
    /** Minimum pressure at which the defense may try to intercept a ball not caught, and the value that intercepts. */
    readonly interceptionPressure: number;
    readonly interception: number;
    /** Highest value of the offense that means grounding, and its yards. */
    readonly grounding: number;
    readonly groundingYards: number;
    /** Total of the defense's two dice that strips the ball in a sack. */
    readonly strip: number;
    /** What a sack subtracts from every later die of the possession (A30). */
    readonly rattle: number;
    /** Minimum level of a scramble (A23). */
    readonly scrambleLevel: number;
  };
  readonly running: {
    /** Minimum result at which the pick bonus stays (after a pass: catch roll minus pressure roll). */
    readonly breakaway: number;
    /** Minimum difference at which a recovered ball is returned, and its first advance in yards. */
    readonly recovery: number;
    readonly recoveryYards: number;
    /** First challenge of a regular kickoff return: highest result that is a fumble; there are no penalties (A59). */
    readonly returnFumble: number;
  };
  readonly fieldGoals: readonly FieldGoalRange[];
  readonly punts: readonly PuntTarget[];
  readonly kicking: {
    /** Yards behind the line of scrimmage. */
    readonly fieldGoalDrop: number;
    readonly puntDrop: number;
    /** Block challenge: highest result that is a block. */
    readonly block: number;
    /** Pick bonus of a successful fake, and the price of a failed one (`fakeBackfire`). */
    readonly fake: number;
    readonly kickoffFrom: number;
    readonly safetyKickFrom: number;
    readonly kickoffTouchback: number;
    readonly puntTouchback: number;
    /** Field-goal marker of the try. */
    readonly tryMarker: number;
    /** Yards to the goal line for the two-point try. */
    readonly twoPointFrom: number;
  };
  readonly kickMarks: readonly KickMark[];
  /** C3: stars in the time circles at each end, circle 1 first. */
  readonly timeStars: { readonly left: readonly number[]; readonly right: readonly number[] };
  readonly clock: {
    /** C4: number of circles on a play tracker. */
    readonly plays: number;
    /** Circles crossed by a touchdown, and by a lost possession. */
    readonly touchdown: number;
    readonly lostBall: number;
    /** Plays of the two-minute stage: one erased end. A touchdown counts `finalTouchdown`. */
    readonly finalPlays: number;
    readonly finalTouchdown: number;
  };
  /** C5: maximum bonuses in a bar. */
  readonly barCap: number;
  readonly points: {
    readonly touchdown: number;
    readonly fieldGoal: number;
    readonly safety: number;
    readonly kick: number;
    readonly twoPoint: number;
  };
}

export const PRESETS = ["strict", "balanced"] as const;
export type Preset = (typeof PRESETS)[number];

export interface PostcardRules {
  /** `strict`, `balanced`, or the name of a house card. */
  readonly name: string;
  readonly card: CardData;
  readonly switches: Switches;
}
