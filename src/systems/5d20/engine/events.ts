/**
 * Everything that happens in a game, in order, with every die and the chart cell it was read on. The shared events of
 * kernel/football are common to all football games; the fields here let a reader check each line against the charts.
 */
import type {
  DriveEndEvent,
  DriveStartEvent,
  FirstDownEvent,
  KickEvent,
  OffsetEvent,
  PenaltyEvent,
  PeriodEndEvent,
  PlayEvent,
  PointsEvent,
  ReturnEvent,
  SeasonGameStartEvent,
  Side,
  Spot,
  TurnoverEvent,
} from "../../../kernel/football/index.js";
import type { CallRow, Depth, PenaltyRow } from "../rules/index.js";
import type { Call } from "./decisions.js";

/** A roll of five: red, white, blue, black, yellow. */
export type Five = readonly [r: number, w: number, b: number, k: number, y: number];

export type DieColor = "R" | "W" | "B" | "K" | "Y";

/** A die rolled again, in order. */
export interface Reroll {
  readonly die: DieColor;
  readonly face: number;
}

/** Seconds left in the period before the play. */
export interface Clock {
  readonly period: number;
  readonly clock: number;
}

/** Results of a pass row, and of a run. */
export type RowResult = "SCK" | "INC" | "SCR" | "OUT" | "CMP" | "PD" | "DRP" | "YAC";

/** How the play-call number was computed. */
export interface CallNumber {
  readonly cell: number;
  readonly defense: number;
  /** Adjustment for score, clock and down. */
  readonly situation: number;
  readonly total: number;
}

/** A run or pass. */
export interface D20PlayEvent extends PlayEvent, Clock {
  readonly period: number;
  readonly call: Call;
  readonly kind: "run" | "pass" | "kneel" | "spike" | "snapFumble";
  readonly row?: CallRow;
  readonly zone?: "YZ" | "NZ" | "RZ";
  readonly number?: CallNumber;
  readonly dice1?: Five;
  readonly depth?: Depth;
  readonly passer?: string;
  /** The intended ball carrier or receiver; on a pass thrown out, its receiver. */
  readonly player?: string;
  readonly dice2?: Five;
  readonly defender?: string;
  /** White after home field and alignment. */
  readonly white?: number;
  readonly what?: string;
  readonly came?: RowResult;
  /** The yardage column. */
  readonly column?: string;
  readonly again?: readonly Reroll[];
  readonly outOfBounds?: boolean;
  readonly touchdown?: boolean;
  readonly cites: readonly string[];
}

export interface TossEvent {
  readonly type: "toss";
  readonly period: number;
  readonly call: "heads" | "tails";
  readonly coin: "heads" | "tails";
  readonly winner: Side;
}

export interface D20KickEvent extends KickEvent, Clock {
  readonly period: number;
  /** Spot of the kick. */
  readonly spot: Spot;
  readonly down?: number;
  readonly toGo?: number;
  readonly dice: readonly number[];
  /** N, F or R from the punt cell. */
  readonly letter?: string;
  readonly touchback?: boolean;
  readonly fairCatch?: boolean;
  /** A blocked kick: five dice, who recovered, and the result. */
  readonly blocked?: {
    readonly dice: Five;
    readonly ball: "dead" | Side;
    readonly by?: string;
    readonly spot: Spot;
    readonly yards: number;
  };
  readonly cites: readonly string[];
}

export interface D20ReturnEvent extends ReturnEvent {
  readonly player: string;
  /** Start of the return, from the viewpoint of `team`. */
  readonly spot: Spot;
  readonly touchdown: boolean;
  readonly again?: readonly Reroll[];
  readonly cites: readonly string[];
}

/** A fair catch of a punt. A return that stays in the end zone is a `return` of 0 yards. */
export interface FairCatchEvent {
  readonly type: "fairCatch";
  readonly team: Side;
  readonly player: string;
  readonly spot: Spot;
  readonly again?: readonly Reroll[];
}

export interface FumbleEvent {
  readonly type: "fumble";
  /** The team that dropped the ball. */
  readonly team: Side;
  readonly player: string;
  /** From the viewpoint of `team`. */
  readonly spot: Spot;
  /**
   * The rating for yellow: this or less drops the ball. The carrier's rating with the other team's adjustment; at the
   * snap, the passer's unadjusted SNAP; 20 if only black and yellow decide, on a fumble return.
   */
  readonly rating: number;
  /** Five dice; only yellow if the ball was dropped on a fumble return. */
  readonly dice: readonly number[];
  readonly recovered: Side;
  /** The recovering opponent, and his return. */
  readonly by?: string;
  readonly returned?: number;
  readonly touchdown?: boolean;
  readonly cites: readonly string[];
}

/**
 * A matched number that is a foul. It is followed by a `penalty` with the same number, by an `offset` for fouls of both
 * teams, or by nothing if it is void. Fouls of both teams at the snap kill the play, and the down is replayed.
 */
export interface FlagEvent extends Clock {
  readonly type: "flag";
  readonly row: PenaltyRow;
  readonly number: number;
  /** Absent if fouls of both teams offset. */
  readonly team?: Side;
  readonly foul?: string;
  readonly yards?: number | "PASS" | "SCK";
  readonly flags?: string;
  /** The roll of a foul at the snap, which no play logs; yellow. */
  readonly dice: readonly number[];
  /** The snap that the foul kills. */
  readonly at?: { readonly team: Side; readonly down: number; readonly toGo: number; readonly spot: Spot };
  /** True if it has no effect: a kick without a return, grounding on an interception, or a foul on a free kick before its return is over. */
  readonly void?: boolean;
  readonly cites: readonly string[];
}

/** `yards` are those actually marked off: at most half the distance, 0 if no kick follows the points. */
export interface D20PenaltyEvent extends Omit<PenaltyEvent, "offsetting"> {
  readonly number: number;
  readonly row: PenaltyRow;
  /** True if erased by a timeout. */
  readonly timeout?: boolean;
}

export interface TimeoutEvent extends Clock {
  readonly type: "timeout";
  readonly team: Side;
  readonly left: number;
}

/** The offense hurries: 20 seconds instead of a normal play's. */
export interface HurryEvent extends Clock {
  readonly type: "hurry";
  readonly team: Side;
}

export interface GameEndEvent {
  readonly type: "gameEnd";
  readonly away: number;
  readonly home: number;
}

export type GameEvent =
  | SeasonGameStartEvent
  | TossEvent
  | (DriveStartEvent & Clock)
  | (DriveEndEvent & Clock)
  | D20PlayEvent
  | FirstDownEvent
  | PointsEvent
  | TurnoverEvent
  | D20KickEvent
  | D20ReturnEvent
  | FairCatchEvent
  | FumbleEvent
  | FlagEvent
  | OffsetEvent
  | D20PenaltyEvent
  | TimeoutEvent
  | HurryEvent
  | PeriodEndEvent
  | GameEndEvent;

/** Destination of events: a list, a tally, or nowhere. */
export type EventSink = (event: GameEvent) => void;
