/**
 * The events that every play-by-play game logs. A system adds its own fields and events; score, box score, drive chart and line score are
 * folds over the events of this file and ignore the rest. Timekeeping is left to the system.
 */
import type { Spot } from "./field.js";
import type { Side } from "./side.js";

/** How a team got the ball. */
export type DriveStart =
  "kickoff" | "freeKick" | "onside" | "punt" | "interception" | "fumble" | "downs" | "missedFieldGoal" | "overtime";

/** How a drive ended. */
export type DriveResult =
  | "touchdown"
  | "fieldGoal"
  | "missedFieldGoal"
  | "punt"
  | "downs"
  | "interception"
  | "fumble"
  | "safety"
  | "halfTime"
  | "gameEnd";

/** The result of a snap. `kneel` is logged apart but counts as a rush; a sack's yards are lost passing yards. */
export type PlayResult = "rush" | "complete" | "incomplete" | "sack" | "intercepted" | "kneel";

export type KickKind = "kickoff" | "squib" | "onside" | "freeKick" | "punt" | "fieldGoal" | "extraPoint";

export type ScoreKind = "touchdown" | "fieldGoal" | "safety" | "extraPoint" | "twoPoint";

/** Who plays, and by which rules. */
export interface GameStartEvent {
  readonly type: "gameStart";
  readonly away: string;
  readonly home: string;
  readonly rules: string;
}

/** The same for games between teams of a season. */
export interface SeasonGameStartEvent extends GameStartEvent {
  readonly season: number;
  readonly playoff: boolean;
}

export interface DriveStartEvent {
  readonly type: "driveStart";
  readonly team: Side;
  readonly period: number;
  readonly spot: Spot;
  readonly how: DriveStart;
}

export interface DriveEndEvent {
  readonly type: "driveEnd";
  readonly team: Side;
  readonly period: number;
  /** Last spot of the ball, in this team's yards. */
  readonly spot: Spot;
  readonly result: DriveResult;
}

/** One snap. An accepted penalty right after it may wipe it out. */
export interface PlayEvent {
  readonly type: "play";
  readonly team: Side;
  readonly period: number;
  readonly down: number;
  readonly toGo: number;
  readonly spot: Spot;
  readonly result: PlayResult;
  /** Yards gained (negative: lost), as credited to the ball carrier. */
  readonly yards: number;
  /** A try for extra points: does not count in the box score. */
  readonly isTry?: boolean;
}

/** A new series, earned by a play or a penalty; the first series of a drive is not logged. */
export interface FirstDownEvent {
  readonly type: "firstDown";
  readonly team: Side;
  readonly by: "rush" | "pass" | "penalty";
}

export interface PointsEvent {
  readonly type: "points";
  /** Who scored. */
  readonly team: Side;
  readonly period: number;
  readonly kind: ScoreKind;
  readonly points: number;
}

export interface TurnoverEvent {
  readonly type: "turnover";
  /** The side that lost the ball. */
  readonly team: Side;
  readonly how: "interception" | "fumble" | "downs";
}

export interface PenaltyEvent {
  readonly type: "penalty";
  /** The side that committed the foul. */
  readonly team: Side;
  /** Name of the foul. */
  readonly foul: string;
  /** Yards enforced, after half-the-distance; 0 if declined. */
  readonly yards: number;
  readonly accepted: boolean;
  /** The play before it does not count. */
  readonly wipesPlay: boolean;
  /** The kick before it does not count, nor its return. */
  readonly wipesKick?: boolean;
  /** One entry for offsetting fouls: neither side is charged. */
  readonly offsetting?: boolean;
}

/** Offsetting fouls: the play does not count, and neither side is charged. */
export interface OffsetEvent {
  readonly type: "offset";
  /** The side with the ball, or the kicking side. */
  readonly team: Side;
  readonly wipesPlay: boolean;
  readonly wipesKick?: boolean;
}

export interface KickEvent {
  readonly type: "kick";
  /** Who kicked. */
  readonly team: Side;
  readonly period: number;
  readonly kind: KickKind;
  /** Distance of the kick; for field goals and tries, the length of the attempt. */
  readonly yards: number;
  /** For field goals, tries and onside kicks: true if successful. */
  readonly good?: boolean;
  /** Present if the kick was blocked: whatever the game records about it. */
  readonly blocked?: unknown;
}

/** A return of a kick or an interception. */
export interface ReturnEvent {
  readonly type: "return";
  readonly team: Side;
  readonly of: "kickoff" | "freeKick" | "punt" | "interception";
  readonly yards: number;
  /** Where it begins, in `team`'s yards, if the game logs it. */
  readonly spot?: Spot;
}

export interface PeriodEndEvent {
  readonly type: "periodEnd";
  /** 1 to 4, overtimes from 5. */
  readonly period: number;
}

export type FootballEvent =
  | DriveStartEvent
  | DriveEndEvent
  | PlayEvent
  | FirstDownEvent
  | PointsEvent
  | TurnoverEvent
  | PenaltyEvent
  | OffsetEvent
  | KickEvent
  | ReturnEvent
  | PeriodEndEvent;

/** Event lists of systems: shared events mixed with their own. */
export type EventList = Iterable<{ readonly type: string }>;

const SHARED: ReadonlySet<string> = new Set<FootballEvent["type"]>([
  "driveStart",
  "driveEnd",
  "play",
  "firstDown",
  "points",
  "turnover",
  "penalty",
  "offset",
  "kick",
  "return",
  "periodEnd",
]);

/** True for an event of this file. A system that uses one of these type names must supply these fields. */
export const isFootballEvent = (event: { readonly type: string }): event is FootballEvent => SHARED.has(event.type);
