/**
 * Everything that happens in a game, in order, with every die and the chart cell it was read on. The shared events of
 * kernel/football carry what any football game logs; the fields here let a person check each line with the charts.
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
  Side,
  Spot,
  TurnoverEvent,
} from "../../../kernel/football/index.js";
import type { CallRow, Depth, PenaltyRow } from "../rules/index.js";
import type { Call } from "./decisions.js";

/** A roll of five: red, white, blue, black, yellow. */
export type Five = readonly [r: number, w: number, b: number, k: number, y: number];

export type DieColor = "R" | "W" | "B" | "K" | "Y";

/** A die rolled again, in the order rolled. */
export interface Reroll {
  readonly die: DieColor;
  readonly face: number;
}

/** When: seconds left in the period before the play. */
export interface Clock {
  readonly period: number;
  readonly clock: number;
}

/** Results of a pass row, and of a run. */
export type RowResult = "SCK" | "INC" | "SCR" | "OUT" | "CMP" | "PD" | "DRP" | "YAC";

/** How the play-call number came about. */
export interface CallNumber {
  readonly cell: number;
  readonly defense: number;
  /** Of score, clock and down. */
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
  /** Who was meant to have the ball: runner, or receiver; on a pass thrown out, who it was thrown to. */
  readonly player?: string;
  readonly dice2?: Five;
  readonly defender?: string;
  /** White as turned by the home field and moved by the alignment. */
  readonly white?: number;
  readonly what?: string;
  readonly came?: RowResult;
  /** Column of the yards. */
  readonly column?: string;
  readonly again?: readonly Reroll[];
  readonly outOfBounds?: boolean;
  readonly touchdown?: boolean;
  readonly cites: readonly string[];
}

export interface GameStartEvent {
  readonly type: "gameStart";
  readonly away: string;
  readonly home: string;
  readonly rules: string;
  readonly season: number;
  readonly playoff: boolean;
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
  /** Where it is kicked from. */
  readonly spot: Spot;
  readonly down?: number;
  readonly toGo?: number;
  readonly dice: readonly number[];
  /** N, F or R of a punt. */
  readonly letter?: string;
  readonly touchback?: boolean;
  readonly fairCatch?: boolean;
  /** A blocked kick: five dice, who had it, and what came of it. */
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
  /** Where it begins, as `team` counts. */
  readonly spot: Spot;
  readonly touchdown: boolean;
  readonly again?: readonly Reroll[];
  readonly cites: readonly string[];
}

/** A fair catch of a punt. A return that does not leave the end zone is a `return` of 0 yards. */
export interface FairCatchEvent {
  readonly type: "fairCatch";
  readonly team: Side;
  readonly player: string;
  readonly spot: Spot;
  readonly again?: readonly Reroll[];
}

export interface FumbleEvent {
  readonly type: "fumble";
  /** Who dropped the ball. */
  readonly team: Side;
  readonly player: string;
  /** As `team` counts. */
  readonly spot: Spot;
  /**
   * What yellow was compared with: this or less drops the ball. The carrier's rating with the other team's adjustment; at the
   * snap the passer's SNAP, which no defense adjusts; 20 where black and yellow alone decide, after a return of a loss.
   */
  readonly rating: number;
  /** Five dice; yellow alone where the ball was dropped on a return of a loss. */
  readonly dice: readonly number[];
  readonly recovered: Side;
  /** Who of the other team has it, and what he ran. */
  readonly by?: string;
  readonly returned?: number;
  readonly touchdown?: boolean;
  readonly cites: readonly string[];
}

/**
 * A matched number that is a foul. A `penalty` with the same number follows and says what is done about it, after fouls of both an
 * `offset`; neither follows a void one. Fouls of both at the snap kill it, and the down is played again.
 */
export interface FlagEvent extends Clock {
  readonly type: "flag";
  readonly row: PenaltyRow;
  readonly number: number;
  /** Absent where fouls of both offset. */
  readonly team?: Side;
  readonly foul?: string;
  readonly yards?: number | "PASS" | "SCK";
  readonly flags?: string;
  /** The roll of a foul at the snap, which no play logs; yellow. */
  readonly dice: readonly number[];
  /** The snap that it kills. */
  readonly at?: { readonly team: Side; readonly down: number; readonly toGo: number; readonly spot: Spot };
  /** Nothing comes of it: a kick without a return, grounding on an interception, or a foul of a free kick before its return is over. */
  readonly void?: boolean;
  readonly cites: readonly string[];
}

/** `yards` are those really marked off: half the distance at most, 0 where no kick follows the points of the play. */
export interface D20PenaltyEvent extends Omit<PenaltyEvent, "offsetting"> {
  readonly number: number;
  readonly row: PenaltyRow;
  /** Bought off by a timeout. */
  readonly timeout?: boolean;
}

export interface TimeoutEvent extends Clock {
  readonly type: "timeout";
  readonly team: Side;
  readonly left: number;
}

/** The offense hurries: 20 seconds instead of a play's. */
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
  | GameStartEvent
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

/** Where events go: a list, a tally, or nowhere. */
export type EventSink = (event: GameEvent) => void;
