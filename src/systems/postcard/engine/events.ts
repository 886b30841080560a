/**
 * Everything that happens in a game, in order, with every die, pick and bonus. The shared events of kernel/football are those that any
 * football game logs (their spots are yards from one's own goal); the others let a person check each line with the card. A log row runs
 * from `row` to `rowEnd`.
 */
import type {
  FootballEvent,
  GameStartEvent,
  KickEvent,
  OffsetEvent,
  PenaltyEvent,
  ReturnEvent,
  Side,
  Spot,
} from "../../../kernel/football/index.js";
import type { PlayKind } from "../rules/index.js";
import type { SpendOn } from "./decisions.js";
import type { Both, End, Skill, Stage } from "./state.js";

export interface SkilledGameStartEvent extends GameStartEvent {
  readonly skill: Both<Skill | null>;
}

export interface TossEvent {
  readonly type: "toss";
  /** Dice, rolled until they differ. */
  readonly rolls: readonly Both<number>[];
  readonly winner: Side;
  readonly kicker: Side;
}

/** Opens a row of the log. */
export interface RowEvent {
  readonly type: "row";
  /** 1 ... */
  readonly number: number;
  readonly what: "kickoff" | "freeKick" | "down" | "try";
  readonly stage: Stage;
  /** Time circles still open; in the two-minute stage, plays left. */
  readonly left: number;
  readonly offense: Side;
  /** 1 to 4; 0 on kickoffs, free kicks and tries. */
  readonly down: number;
  /** Yards to the line to gain; `goal` when it is the goal line. */
  readonly toGo: number;
  readonly goal: boolean;
  /** Line of scrimmage; for a try, that of the two-point play, even if a kick follows. */
  readonly spot: Spot;
}

export interface PickEvent {
  readonly type: "pick";
  readonly offense: number;
  readonly defense: number;
  /** Net for the side with the ball (on kickoffs: for the receivers), including the mark's bonus. */
  readonly bonus: number;
}

/** The offense's call; a rush or pass follows from its pick. */
export interface CallEvent {
  readonly type: "call";
  readonly call:
    | PlayKind
    | "kickoff"
    | "onside"
    | "freeKick"
    | "punt"
    | "fieldGoal"
    | "kick"
    | "knee"
    | "fakePunt"
    | "fakeFieldGoal";
  /** `punt`, `freeKick`: yards aimed at. */
  readonly target?: number;
}

export type RollKind = SpendOn | "block" | "fake" | "fieldGoal" | "punt" | "skill";

/** Dice of one side in a roll. */
export interface RolledDice {
  readonly side: Side;
  /** One face, or two that are added. */
  readonly faces: readonly number[];
  readonly spent: number;
  /** Pick, carry, return or fake bonus, minus the rattle. */
  readonly bonus: number;
  /** Sum of all. */
  readonly value: number;
}

export interface RollEvent {
  readonly type: "roll";
  readonly on: RollKind;
  /** Offense (carrier) before defense if both roll. */
  readonly dice: readonly RolledDice[];
  /** If both roll against each other: first minus second. */
  readonly result?: number;
  /** Chart range of a kick. */
  readonly range?: readonly [low: number, high: number];
}

/** A pass in the air, a sack, or neither. */
export interface PassEvent {
  readonly type: "pass";
  /** Total after the second die, clamped to the card. */
  readonly total: number;
  /** The second die, if added (halved below 0). */
  readonly added?: number;
  /** Level printed for the total, absent below 1. */
  readonly level?: number;
  /** Level after pressure. */
  readonly pressed?: number;
  readonly caught?: boolean;
}

/** A loose ball, after both have rolled for it. */
export interface FumbleEvent {
  readonly type: "fumble";
  /** Who had it. */
  readonly team: Side;
  /** The side that recovered. */
  readonly by: Side;
  /** Yards from the goal line of `team`; negative in its end zone. */
  readonly spot: Spot;
  /** A blocked kick. */
  readonly blocked: boolean;
  /** True if the recovering side runs with it. */
  readonly runs: boolean;
}

/** Bonuses gained or lost. */
export interface BonusEvent {
  readonly type: "bonus";
  readonly side: Side;
  readonly why: "one" | "stars" | "spent";
  /** Change of the bar. */
  readonly change: number;
  /** Bonuses gained but lost because the bar was full. */
  readonly lost: number;
}

/** Marks on a play tracker; a full one is reset to 0. */
export interface PlaysEvent {
  readonly type: "plays";
  readonly side: Side;
  readonly to: number;
}

/** A time circle is crossed. */
export interface CrossEvent {
  readonly type: "cross";
  readonly side: Side;
  readonly end: End;
  /** 1 to 7. */
  readonly circle: number;
  readonly stars: number;
  readonly why: "touchdown" | "lostBall" | "plays";
}

/** The two-minute stage begins, or loses plays. */
export interface CountdownEvent {
  readonly type: "countdown";
  readonly left: number;
  readonly why: "start" | "play" | "touchdown";
}

export interface RattleEvent {
  readonly type: "rattle";
  readonly side: Side;
  readonly on: boolean;
}

/** How a row ended. */
export type RowResult =
  | "touchback"
  | "fairCatch"
  | "return"
  | "rush"
  | "breakaway"
  | "noGain"
  | "pass"
  | "incomplete"
  | "dropped"
  | "outOfBounds"
  | "grounding"
  | "sack"
  | "interception"
  | "fumbleKept"
  | "fumbleLost"
  | "penalty"
  | "touchdown"
  | "safety"
  | "fieldGoal"
  | "missed"
  | "blocked"
  | "tryGood"
  | "tryFailed"
  | "knee"
  | "recovered";

/** Closes a row of the log. */
export interface RowEndEvent {
  readonly type: "rowEnd";
  readonly result: RowResult;
  /** Yards gained by the row's offense (negative: lost); on kicks and returns, yards of the return. */
  readonly yards: number;
  /** Possession after the row, and the spot as that side counts it; after a score, the side that kicks next. */
  readonly ball: Side;
  readonly spot: Spot;
  readonly score: Both<number>;
  readonly bar: Both<number>;
  readonly plays: Both<number>;
  readonly time: Readonly<Record<End, number>>;
  readonly left: number;
}

export interface GameEndEvent {
  readonly type: "gameEnd";
  readonly score: Both<number>;
  readonly winner: Side | null;
  /** Set if the clock never moved under these rules, and the row limit ended the game. */
  readonly calledOff?: true;
}

export type OwnEvent =
  | SkilledGameStartEvent
  | TossEvent
  | RowEvent
  | PickEvent
  | CallEvent
  | RollEvent
  | PassEvent
  | FumbleEvent
  | BonusEvent
  | PlaysEvent
  | CrossEvent
  | CountdownEvent
  | RattleEvent
  | RowEndEvent
  | GameEndEvent;

/** Kicks, returns and penalties in this game: blocked kicks have no details, returns no starting spot, and fouls never offset. */
type SharedEvent =
  | Exclude<FootballEvent, KickEvent | ReturnEvent | PenaltyEvent | OffsetEvent>
  | Omit<KickEvent, "blocked">
  | Omit<ReturnEvent, "spot">
  | Omit<PenaltyEvent, "offsetting" | "wipesKick">;

export type GameEvent = OwnEvent | SharedEvent;
