/** The drive chart as a fold over events. */
import {
  isFootballEvent,
  type DriveEndEvent,
  type DriveResult,
  type DriveStart,
  type DriveStartEvent,
  type EventList,
} from "./events.js";
import type { Spot } from "./field.js";
import { playsOf } from "./plays.js";
import type { Side } from "./side.js";

export interface Drive {
  readonly team: Side;
  readonly period: number;
  readonly from: Spot;
  readonly how: DriveStart;
  /** Snaps that counted. */
  readonly plays: number;
  /** Yards from first to last spot; penalties included, as on a broadcast chart. */
  readonly yards: number;
  readonly result: DriveResult;
  /** Points from the drive, including the try after its touchdown. */
  readonly points: number;
}

/** All drives of a game in order. */
export function driveChart(events: EventList): readonly Drive[] {
  const list = [...events];
  const wiped = new Set<object>();
  for (const play of playsOf(list)) if (play.wiped) wiped.add(play.event!);
  const drives: Drive[] = [];
  let open: DriveStartEvent | undefined;
  let [plays, points] = [0, 0];
  // The drive that just scored: its touchdown and try are logged after it ended.
  let scorer: Drive | undefined;
  for (const event of list) {
    if (!isFootballEvent(event)) continue;
    if (event.type === "driveStart") {
      [open, plays, points] = [event, 0, 0];
      scorer = undefined;
    } else if (event.type === "driveEnd" && open) {
      scorer = closeDrive(open, event, plays, points);
      drives.push(scorer);
      if (event.result !== "touchdown") scorer = undefined;
      open = undefined;
    } else if (event.type === "play" && !event.isTry) plays += wiped.has(event) ? 0 : 1;
    else if (event.type === "kick" && event.kind !== "extraPoint") scorer = undefined;
    else if (event.type === "points" && event.team === open?.team) points += event.points;
    else if (event.type === "points" && event.team === scorer?.team) {
      scorer = { ...scorer, points: scorer.points + event.points };
      drives[drives.length - 1] = scorer;
    }
  }
  return drives;
}

function closeDrive(open: DriveStartEvent, end: DriveEndEvent, plays: number, points: number): Drive {
  const { team, period, spot, how } = open;
  return { team, period, from: spot, how, plays, yards: end.spot - spot, result: end.result, points };
}
