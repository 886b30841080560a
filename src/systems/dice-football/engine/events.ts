/**
 * Everything that happens in a game, in order, with every die and the chart row it was read on. The shared events of
 * kernel/football carry what any football game logs; the fields here let a person check each line with cards and charts.
 */
import type {
  DriveEndEvent,
  DriveStartEvent,
  FirstDownEvent,
  KickEvent,
  PenaltyEvent,
  PeriodEndEvent,
  PlayEvent,
  PointsEvent,
  ReturnEvent,
  Side,
  Spot,
  TurnoverEvent,
} from "../../../kernel/football/index.js";
import type { Code, DefenseCall, Foul, Level, OffenseCall, PenaltyChart } from "../rules/index.js";
import type { StandIn } from "../trc/index.js";
import type { Kickoff, SnapCall } from "./decisions.js";

/** Digits in the order thrown: red, white, black, blue; red, white; or red alone. `use` says what for. */
export interface Throw {
  readonly use: string;
  readonly dice: readonly number[];
}

/** When: the box of the timing track before the play, 26.5 for its second half. */
export interface Boxed {
  readonly period: number;
  readonly box: number;
}

/** The battle for the line of scrimmage. */
export interface LineBattle {
  /** Control of the offense, and of the defense. */
  readonly offense: number;
  readonly defense: number;
  readonly roll: number;
  readonly winner: Side;
}

export type Came =
  | "run"
  | "complete"
  | "incomplete"
  | "thrownAway"
  | "intercepted"
  | "sack"
  | "scramble"
  | "sneak"
  | "hailMary"
  | "spike";

/** A snap from scrimmage. */
export interface DicePlayEvent extends PlayEvent, Boxed {
  readonly period: number;
  readonly came: Came;
  readonly called: SnapCall;
  readonly code?: Code;
  /** 1 to 4. */
  readonly group?: number;
  readonly formation?: string;
  /** What the card or a coach called. */
  readonly call?: OffenseCall;
  readonly defense?: DefenseCall;
  readonly twoMinute?: boolean;
  readonly line?: LineBattle;
  /** Level of the pass as caught; a lost line may shorten it. */
  readonly level?: Level;
  /** Receiver's number. */
  readonly number?: number;
  /** Sum of receiver and coverage, the line included. */
  readonly net?: number;
  readonly passer?: string;
  /** Runner, receiver or quarterback: who had the ball, or was thrown to. */
  readonly player?: string;
  readonly blocker?: string;
  readonly defender?: string;
  /** Of both, the line included. */
  readonly bonus?: number;
  /** II or L: a long gain. */
  readonly long?: boolean;
  /** Who tackled, sacked or intercepted. */
  readonly tackler?: string;
  /** Receivers who blocked, and safeties in the box. */
  readonly blocked?: readonly string[];
  readonly boxed?: readonly string[];
  readonly touchdown?: boolean;
  /** Career players on the field (section 15). */
  readonly career?: readonly string[];
  /** Who plays for a player whose bench is empty: of the other unit of the defense, or an emergency player (ruling A38). */
  readonly standIns?: readonly StandIn[];
  readonly throws: readonly Throw[];
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

/** One die: even wins for the home team. Who wins receives. */
export interface TossEvent {
  readonly type: "toss";
  readonly period: number;
  readonly die: number;
  readonly winner: Side;
}

export interface DiceKickEvent extends KickEvent, Boxed {
  readonly period: number;
  readonly player?: string;
  readonly how?: Kickoff | "coffin";
  /** Where it is kicked from. */
  readonly spot: Spot;
  readonly down?: number;
  readonly toGo?: number;
  readonly touchback?: boolean;
  readonly outOfBounds?: boolean;
  readonly fairCatch?: boolean;
  readonly blocked?: boolean;
  /** Who brings a blocked kick into the end zone (ruling A37). */
  readonly by?: string;
  /** Who plays for a player whose bench is empty: of the other unit of the defense, or an emergency player (ruling A38). */
  readonly standIns?: readonly StandIn[];
  readonly throws: readonly Throw[];
  readonly cites: readonly string[];
}

export interface DiceReturnEvent extends ReturnEvent {
  readonly player: string;
  /** Who plays for a player whose bench is empty: of the other unit of the defense, or an emergency player (ruling A38). */
  readonly standIns?: readonly StandIn[];
  /** Where it begins, as `team` counts. */
  readonly spot: Spot;
  readonly touchdown: boolean;
  readonly throws: readonly Throw[];
  readonly cites: readonly string[];
}

export interface FumbleEvent {
  readonly type: "fumble";
  /** Who dropped the ball. */
  readonly team: Side;
  readonly player: string;
  /** As `team` counts. */
  readonly spot: Spot;
  readonly recovered: Side;
  readonly by?: string;
  readonly returned?: number;
  readonly touchdown?: boolean;
  readonly throws: readonly Throw[];
  readonly cites: readonly string[];
}

/** A penalty chart was read; what is done about it the `penalty` after it says. */
export interface FlagEvent extends Boxed {
  readonly type: "flag";
  readonly chart: PenaltyChart;
  /** Absent where fouls of both offset, and where the flag is picked up. */
  readonly team?: Side;
  readonly foul: string;
  readonly yards: number;
  readonly spot: Foul["spot"];
  readonly throws: readonly Throw[];
  readonly cites: readonly string[];
}

export interface DicePenaltyEvent extends PenaltyEvent {
  readonly chart: PenaltyChart;
}

export interface InjuryEvent extends Boxed {
  readonly type: "injury";
  readonly team: Side;
  readonly player: string;
  /** In his own range; else he misses the next play alone. */
  readonly hurt: boolean;
  readonly until: "plays" | "quarter" | "game" | "season";
  readonly plays?: number;
  /** Games that he misses after this one. */
  readonly games?: number;
  readonly throws: readonly Throw[];
  readonly cites: readonly string[];
}

/** The injury chart names no one, or a player who is not on the field. */
export interface SparedEvent extends Boxed {
  readonly type: "spared";
  readonly throws: readonly Throw[];
  readonly cites: readonly string[];
}

/** A player may become hot. */
export interface HotEvent extends Boxed {
  readonly type: "hot";
  readonly team: Side;
  readonly player: string;
  readonly hot: boolean;
  readonly throws: readonly Throw[];
  readonly cites: readonly string[];
}

export interface TimeoutEvent extends Boxed {
  readonly type: "timeout";
  readonly team: Side;
  readonly left: number;
  readonly hold: boolean;
}

export interface GameEndEvent {
  readonly type: "gameEnd";
  readonly away: number;
  readonly home: number;
}

export type GameEvent =
  | GameStartEvent
  | TossEvent
  | (DriveStartEvent & Boxed)
  | (DriveEndEvent & Boxed)
  | DicePlayEvent
  | FirstDownEvent
  | PointsEvent
  | TurnoverEvent
  | DiceKickEvent
  | DiceReturnEvent
  | FumbleEvent
  | FlagEvent
  | DicePenaltyEvent
  | InjuryEvent
  | SparedEvent
  | HotEvent
  | TimeoutEvent
  | PeriodEndEvent
  | GameEndEvent;

/** Where events go: a list, a tally, or nowhere. */
export type EventSink = (event: GameEvent) => void;
