/**
 * Everything that happens in a game, in order, with every die and the chart row it was read on. The shared events of
 * kernel/football are common to all football games; the fields here let a reader check each line against cards and
 * charts.
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
  SeasonGameStartEvent,
  Side,
  Spot,
  TurnoverEvent,
} from "../../../kernel/football/index.js";
import type { Code, DefenseCall, Foul, Level, OffenseCall, PenaltyChart } from "../rules/index.js";
import type { StandIn } from "../trc/index.js";
import type { Kickoff, SnapCall } from "./decisions.js";

/** Digits in the order rolled: red, white, black, blue; red, white; or only red. `use` is the purpose. */
export interface Throw {
  readonly use: string;
  readonly dice: readonly number[];
}

/** The box of the timing track before the play; 26.5 is the second half of box 26. */
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
  | "spike"
  | "kneel";

/** A snap from scrimmage. */
export interface DicePlayEvent extends PlayEvent, Boxed {
  readonly period: number;
  readonly came: Came;
  readonly called: SnapCall;
  readonly code?: Code;
  /** 1 to 4. */
  readonly group?: number;
  readonly formation?: string;
  /** The call by the card or a coach. */
  readonly call?: OffenseCall;
  readonly defense?: DefenseCall;
  readonly twoMinute?: boolean;
  readonly line?: LineBattle;
  /** Level of the pass as caught; a lost line may shorten it. */
  readonly level?: Level;
  /** Receiver's number. */
  readonly number?: number;
  /** Net rating: receiver plus coverage, including the line. */
  readonly net?: number;
  readonly passer?: string;
  /** Ball carrier or intended receiver: runner, receiver or quarterback. */
  readonly player?: string;
  readonly blocker?: string;
  readonly defender?: string;
  /** Total bonus of both sides, including the line. */
  readonly bonus?: number;
  /** II or L: a long gain. */
  readonly long?: boolean;
  /** The player who tackled, sacked or intercepted. */
  readonly tackler?: string;
  /** Receivers who blocked, and safeties in the box. */
  readonly blocked?: readonly string[];
  readonly boxed?: readonly string[];
  readonly touchdown?: boolean;
  /** Career players on the field. */
  readonly career?: readonly string[];
  /** Replacements for players whose bench is empty: from the other unit of the defense, or emergency players (ruling A38). */
  readonly standIns?: readonly StandIn[];
  readonly throws: readonly Throw[];
  readonly cites: readonly string[];
}

/** One die: the home team wins on even. The winner receives. */
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
  /** Spot of the kick. */
  readonly spot: Spot;
  readonly down?: number;
  readonly toGo?: number;
  readonly touchback?: boolean;
  readonly outOfBounds?: boolean;
  readonly fairCatch?: boolean;
  readonly blocked?: boolean;
  /** The player who returns a blocked kick for a touchdown (ruling A37). */
  readonly by?: string;
  /** Replacements for players whose bench is empty: from the other unit of the defense, or emergency players (ruling A38). */
  readonly standIns?: readonly StandIn[];
  readonly throws: readonly Throw[];
  readonly cites: readonly string[];
}

export interface DiceReturnEvent extends ReturnEvent {
  readonly player: string;
  /** Replacements for players whose bench is empty: from the other unit of the defense, or emergency players (ruling A38). */
  readonly standIns?: readonly StandIn[];
  /** Start of the return, from the viewpoint of `team`. */
  readonly spot: Spot;
  readonly touchdown: boolean;
  readonly throws: readonly Throw[];
  readonly cites: readonly string[];
}

export interface FumbleEvent {
  readonly type: "fumble";
  /** The team that fumbled. */
  readonly team: Side;
  readonly player: string;
  /** From the viewpoint of `team`. */
  readonly spot: Spot;
  readonly recovered: Side;
  readonly by?: string;
  readonly returned?: number;
  readonly touchdown?: boolean;
  readonly throws: readonly Throw[];
  readonly cites: readonly string[];
}

/** A reading of a penalty chart; the `penalty` that follows is its enforcement. */
export interface FlagEvent extends Boxed {
  readonly type: "flag";
  readonly chart: PenaltyChart;
  /** Absent if fouls of both teams offset, or the flag is picked up. */
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
  /** True if the roll is in his own range; otherwise he misses only the next play. */
  readonly hurt: boolean;
  readonly until: "plays" | "quarter" | "game" | "season";
  readonly plays?: number;
  /** Number of games missed after this one. */
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
  | SeasonGameStartEvent
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

/** Destination of events: a list, a tally, or nowhere. */
export type EventSink = (event: GameEvent) => void;
