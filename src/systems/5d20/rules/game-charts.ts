/** The game charts, the same for all teams: the engine uses exactly what is printed. */
import type { Alignment, CallRow, PenaltyRow } from "./chart.js";

/** Yards by die 1 to 20. */
export type YardColumn = readonly number[];
/** Ten of them, by rating. */
export type RatedColumns = readonly YardColumn[];

export const PLAIN_COLUMNS = ["STF", "LINE", "AVG", "SEC", "SG", "SP", "MP", "SACK"] as const;
export const RATED_COLUMNS = ["BRK", "LP"] as const;

/** The yardage chart, read with black. */
export type Yardage = Readonly<Record<(typeof PLAIN_COLUMNS)[number], YardColumn>> &
  Readonly<Record<(typeof RATED_COLUMNS)[number], RatedColumns>>;

export interface Foul {
  /** Upper end of its yellow numbers. */
  readonly upTo: number;
  readonly name: string;
  /** PASS: the pass column of the play, from the spot; SCK: the sack column. */
  readonly yards: number | "PASS" | "SCK";
  /** a: added to the play; d: loss of down; f: first down; &: void without a return. */
  readonly flags: string;
}

/** Fouls of a row: by the offense or kickers, by the defense or receivers. */
export interface FoulLists {
  readonly off: readonly Foul[];
  readonly def: readonly Foul[];
}
export type PenaltyChart = Readonly<Record<PenaltyRow, FoulLists>>;

export const SITUATION_COLUMNS = ["A", "B", "C", "D", "H"] as const;
export type SituationColumn = (typeof SITUATION_COLUMNS)[number];

/** How a row of the play-call chart is defended. */
export interface Front {
  readonly name: string;
  readonly alignment: Alignment;
  /** Added to white. */
  readonly adjust: number;
}

/** What yellow adds to a gain of `from` yards or more on a column of runs, catches or interception returns. */
export interface LongGains {
  readonly from: number;
  /** By yellow. */
  readonly yards: YardColumn;
}
/** The end of the chart: a gain that always goes to the goal line. */
export const TO_THE_GOAL = 99;

const NOTHING: YardColumn = new Array<number>(20).fill(0);

/** What yellow adds to this gain of the chart, by yellow. */
export const addedTo = (yards: number, longGains: readonly LongGains[]): YardColumn =>
  (yards < TO_THE_GOAL ? longGains.findLast(({ from }) => yards >= from)?.yards : undefined) ?? NOTHING;

export interface GameCharts {
  readonly yardage: Yardage;
  /** By `from`, shortest first; a gain takes the last that it reaches. The standard charts have none. */
  readonly longGains: readonly LongGains[];
  /** Black numbers of SACK marked f. */
  readonly sackFumbles: readonly number[];
  readonly interceptions: RatedColumns;
  readonly fumbleReturn: {
    /** No return if white is this or less. */
    readonly no: number;
    readonly yards: YardColumn;
  };
  readonly penalties: PenaltyChart;
  /** By scores behind or ahead: -2, -1, 0, 1, 2. */
  readonly situation: Readonly<Record<SituationColumn, readonly number[]>>;
  /** Blocked if yellow = black and both are `upTo` or less; uses the first row longer than the kick. */
  readonly kickBlocks: readonly { readonly under: number; readonly upTo: number }[];
  /** A blocked place kick by red: dead up to one number, the offense's up to the other, then the defense's. */
  readonly blocked: { readonly dead: number; readonly offense: number };
  readonly fronts: Readonly<Record<CallRow, Front>>;
  /** Out of bounds if yellow is this or more. */
  readonly outOfBounds: { readonly run: number; readonly pass: number };
  /** Seconds of a quarter, and of plays that stop the clock; others use `inboundSeconds`. */
  readonly timing: {
    readonly quarter: number;
    readonly stopped: number;
    readonly hurried: number;
    readonly spike: number;
  };
}
