/**
 * Everything that happens in a game, in order, with every die and the chart row it was looked up in. The shared events of kernel/football
 * carry what any football game logs; the fields here let players check each line against the rulebook.
 */
import type {
  DriveEndEvent,
  DriveStartEvent,
  FirstDownEvent,
  GameStartEvent,
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
import type { DefenseStat, PlayKind, Stat } from "../rules/index.js";
import type { DefenseCall, DieId, OffenseCall } from "./decisions.js";

/** When: the row of the game record. `extra` 1, 2 ... are rows a, b ... of a play that used no round. */
export interface Clock {
  readonly period: number;
  /** Row number 1 to 40. */
  readonly round: number;
  readonly extra: number;
  /** Rounds used: 1 or 0. */
  readonly rounds: number;
}

/** The parts of a difficulty. */
export interface Difficulty {
  readonly base: number;
  readonly stat: DefenseStat;
  readonly line: number;
  readonly lb: number;
  readonly special: number;
  readonly redZone: number;
  readonly trick: number;
  /** The defense's action and star dice. */
  readonly dice: readonly number[];
  /** The die of an audible, if there was one. */
  readonly audible?: number;
  readonly total: number;
}

/** The attack roll and its results. */
export interface Attack {
  /** Pass or rush, after both calls are revealed. */
  readonly kind: PlayKind;
  readonly d20: number;
  readonly bonus: number;
  /** The offense's action and star dice. */
  readonly dice: readonly number[];
  readonly total: number;
  readonly dc: Difficulty;
  readonly success: boolean;
  readonly mishapDie: number;
  /** Dice for yards gained or lost, in rolling order; explosions come last. */
  readonly yardDice: readonly number[];
  /** Die of the critical table. */
  readonly critical?: number;
  /** Die of the star center after a sack. */
  readonly center?: number;
  /** Foot race: runner, defender, runner, defender ... */
  readonly race?: readonly number[];
  readonly cites: readonly string[];
}

/** A snap: pass, rush, kneel or fake. */
export interface SnapEvent extends PlayEvent, Clock {
  readonly period: number;
  readonly call: OffenseCall;
  readonly defense: DefenseCall;
  readonly attack?: Attack;
  /** The pass call that an audible changed to this rush. */
  readonly audible?: string;
  /** Fake punt or kick: the die, the number needed, and the yard dice. */
  readonly fake?: { readonly die: number; readonly from: number; readonly yardDice: readonly number[] };
}

export interface LeagueGameStartEvent extends GameStartEvent {
  readonly playoff: boolean;
}

export interface TossEvent {
  readonly type: "toss";
  readonly period: number;
  readonly call: "heads" | "tails";
  readonly coin: "heads" | "tails";
  readonly winner: Side;
  readonly first: "receive" | "kick";
  /** Who kicks off. */
  readonly kicker: Side;
}

export interface PnpKickEvent extends Omit<KickEvent, "blocked">, Clock {
  readonly period: number;
  /** Spot of the kick. */
  readonly spot: Spot;
  readonly down?: number;
  readonly toGo?: number;
  readonly dice: readonly number[];
  readonly cite: string;
  readonly touchback?: true;
  /** Punts and field goals: the defense's call, secret as always. It has no effect. */
  readonly defense?: DefenseCall;
}

export interface PnpReturnEvent extends ReturnEvent {
  /** Starting spot, from the side of `team`. */
  readonly spot: Spot;
  readonly dice: readonly number[];
  /** The d20 that checks for a fumble; absent after an interception. */
  readonly fumbleDie?: number;
  readonly race?: readonly number[];
}

/** A kick taken without a return. */
export interface FairCatchEvent {
  readonly type: "fairCatch";
  readonly team: Side;
  readonly spot: Spot;
}

export interface InterceptionEvent {
  readonly type: "interception";
  /** Who caught it. */
  readonly team: Side;
  readonly throwDice: readonly number[];
  /** From the side of `team`; 0 and less is a touchback (A36). */
  readonly spot: Spot;
}

export interface FumbleEvent {
  readonly type: "fumble";
  /** The team that fumbled. */
  readonly team: Side;
  /** As `team` counts. */
  readonly spot: Spot;
  /** Pairs of dice, the fumbling side's first; ties are rerolled. */
  readonly dice: readonly number[];
  readonly recovered: Side;
  /** Dice of the run after a 6. */
  readonly run: readonly number[];
}

export interface HardCountEvent {
  readonly type: "hardCount";
  readonly team: Side;
  readonly period: number;
  readonly round: number;
  readonly extra: number;
  readonly down: number;
  readonly toGo: number;
  readonly spot: Spot;
  readonly offenseDie: number;
  readonly offenseTotal: number;
  readonly defenseDie: number;
  readonly defenseTotal: number;
  readonly offside: boolean;
  readonly defense?: DefenseCall;
}

export interface MishapEvent {
  readonly type: "mishap";
  readonly dice: readonly number[];
  readonly mishap: "penalty" | "injury" | "majorInjury";
  readonly cite: string;
}

export interface PnpPenaltyEvent extends Omit<PenaltyEvent, "offsetting" | "wipesKick"> {
  /** Foul number on the d20. 0 for a foul on a hard count. */
  readonly number: number;
  readonly cite: string;
  /** Yard dice of a completed pass (foul 13). */
  readonly yardDice?: readonly number[];
}

/** The penalty die was rolled; the fouled team decides next. Faces that did not apply come first (A40). */
export interface FoulEvent {
  readonly type: "foul";
  readonly dice: readonly number[];
  readonly cite: string;
}

export interface InjuryEvent {
  readonly type: "injury";
  readonly team: Side;
  readonly stat: Stat;
  readonly season: boolean;
  readonly die: number;
  readonly cite: string;
}

export interface HealEvent {
  readonly type: "heal";
  readonly team: Side;
  readonly stat: Stat;
}

/** Action and star dice added to a play. */
export interface DiceSpentEvent {
  readonly type: "diceSpent";
  readonly team: Side;
  readonly dice: readonly DieId[];
  readonly left: number;
}

export interface GameEndEvent {
  readonly type: "gameEnd";
  readonly away: number;
  readonly home: number;
}

export type GameEvent =
  | LeagueGameStartEvent
  | TossEvent
  | DriveStartEvent
  | DriveEndEvent
  | SnapEvent
  | FirstDownEvent
  | PointsEvent
  | TurnoverEvent
  | PnpKickEvent
  | PnpReturnEvent
  | FairCatchEvent
  | InterceptionEvent
  | FumbleEvent
  | HardCountEvent
  | MishapEvent
  | FoulEvent
  | PnpPenaltyEvent
  | InjuryEvent
  | HealEvent
  | DiceSpentEvent
  | PeriodEndEvent
  | GameEndEvent;

/** Receives events: a list, a tally, or nothing. */
export type EventSink = (event: GameEvent) => void;
