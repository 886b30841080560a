/**
 * What every play-by-play game logs. A system adds fields and events of its own; score, box score, drive chart and line score are
 * folds over the events of this file and ignore the rest. Time is left to the system.
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

/** The result of a snap. `kneel` counts as a rush without being one; a sack's yards are lost passing yards. */
export type PlayResult = "rush" | "complete" | "incomplete" | "sack" | "intercepted" | "kneel";

export type KickKind = "kickoff" | "squib" | "onside" | "freeKick" | "punt" | "fieldGoal" | "extraPoint";

export type ScoreKind = "touchdown" | "fieldGoal" | "safety" | "extraPoint" | "twoPoint";

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
  /** Last spot of the ball as this team counts it. */
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
  /** Yards won (negative: lost), as booked for the ball carrier. */
  readonly yards: number;
  /** A try for extra points: not counted in the box score. */
  readonly isTry?: boolean;
}

/** A new series won on the field or by a penalty; the first one of a drive is not logged. */
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
  /** Who lost the ball. */
  readonly team: Side;
  readonly how: "interception" | "fumble" | "downs";
}

export interface PenaltyEvent {
  readonly type: "penalty";
  /** Who is to blame. */
  readonly team: Side;
  /** Name of the foul. */
  readonly foul: string;
  /** Yards marked off, after half-the-distance; 0 when declined. */
  readonly yards: number;
  readonly accepted: boolean;
  /** The play before it does not count. */
  readonly wipesPlay: boolean;
  /** The kick before it does not count, nor its return. */
  readonly wipesKick?: boolean;
  /** One name for fouls of both sides: no one is charged. */
  readonly offsetting?: boolean;
}

/** Fouls of both sides offset: what was just played does not count, and no one is charged. */
export interface OffsetEvent {
  readonly type: "offset";
  /** Who had the ball or kicked. */
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
  /** Yards the ball flew; for tries at goal the length of the attempt. */
  readonly yards: number;
  /** Tries at goal and onside kicks: did it succeed. */
  readonly good?: boolean;
  /** Present if the kick was blocked: what a game records about it. */
  readonly blocked?: unknown;
}

/** A ball carried back after a kick or an interception. */
export interface ReturnEvent {
  readonly type: "return";
  readonly team: Side;
  readonly of: "kickoff" | "freeKick" | "punt" | "interception";
  readonly yards: number;
  /** Where it begins, as `team` counts, in games that log it. */
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

/** Event lists of systems: shared events mixed with own ones. */
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

/** True for an event of this file. A system that uses one of these names must give it these fields. */
export const isFootballEvent = (event: { readonly type: string }): event is FootballEvent => SHARED.has(event.type);
