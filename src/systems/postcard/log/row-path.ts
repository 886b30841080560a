/** The path of the ball in one row, in yards from home's goal line, for the drive strip and the drive chart. */
import { FIELD, mirrorSpot, otherSide, type Side, type Spot } from "../../../kernel/football/index.js";
import { ofType } from "../../../kernel/lists/index.js";
import { STEP_YARDS } from "../engine/state.js";
import type { GameEvent, RowEndEvent } from "../engine/events.js";
import type { LogPath, PathPart, RawRow } from "./row-types.js";

/** Yards from home's goal line, for a spot that `side` counts from its own. */
export const fromHome = (side: Side, spot: number): number => (side === "home" ? spot : mirrorSpot(spot));

/** Middle of an end zone, where a score is drawn. */
const DEEP = 5;

const lostBy = (events: readonly GameEvent[], how: Extract<GameEvent, { type: "turnover" }>["how"]): boolean =>
  events.some((event) => event.type === "turnover" && event.how === how);

/**
 * Possession and spot after a row. `rowEnd` gives the next snap or kick; after a try, and at the end of a half or an overtime series, that
 * is a different spot.
 */
export function endOf({ row, events }: RawRow, end: RowEndEvent): { readonly ball: Side; readonly spot: Spot } {
  const { offense } = row;
  const there = { ball: offense, spot: row.spot + end.yards };
  if (row.what === "try") return there;
  const over = ofType(events, "driveEnd").find(({ result }) => result === "halfTime" || result === "gameEnd");
  if (over) return { ball: over.team, spot: over.spot };
  const moved = row.stage === "overtime" || events.some((event) => event.type === "periodEnd");
  if (!moved) return { ball: end.ball, spot: end.spot };
  if (lostBy(events, "downs")) return { ball: otherSide(offense), spot: mirrorSpot(there.spot) };
  const back = ofType(events, "return").at(-1);
  const loose = ofType(events, "fumble").at(-1);
  if (lostBy(events, "interception") && !loose)
    return { ball: otherSide(offense), spot: mirrorSpot(row.spot + targetOf(events)) + (back?.yards ?? 0) };
  if (loose && loose.by !== loose.team) return { ball: loose.by, spot: mirrorSpot(loose.spot) };
  return end.result === "missed" || row.what !== "down" ? { ball: end.ball, spot: end.spot } : there;
}

/** Yards from the line of scrimmage to the target of a pass; 0 if caught at the line. */
function targetOf(events: readonly GameEvent[]): number {
  const total = ofType(events, "pass").at(-1)?.total ?? 0;
  return Math.max(0, total) * STEP_YARDS;
}

/** Follows the ball from the line of scrimmage (or the spot of the kick) to where it ends up. */
export function pathOf(raw: RawRow, end: RowEndEvent): LogPath {
  const { row, events, rolls } = raw;
  const at = (spot: number): number => fromHome(row.offense, spot);
  const kick = ofType(events, "kick").at(-1);
  const loose = ofType(events, "fumble");
  const points = ofType(events, "points").at(-1);
  const scored = points?.kind === "touchdown" || points?.kind === "twoPoint" ? points.team : undefined;
  const start = at(row.spot);
  const parts: PathPart[] = [];
  const turnovers: number[] = [];
  let ball = start;
  const go = (kind: PathPart["kind"], to: number): void => {
    if (to !== ball) parts.push({ kind, from: ball, to });
    ball = to;
  };
  const stop = (sign: LogPath["end"]): LogPath => ({ start, parts, turnovers, end: sign, endAt: ball });
  const ran = points !== undefined || rolls.some(({ on }) => on === "tackle" || on === "recovery");

  if (kick && loose.every(({ blocked }) => !blocked) && end.result !== "blocked") {
    const atGoal = kick.kind === "fieldGoal" || kick.kind === "extraPoint";
    go("kick", atGoal ? at(FIELD + DEEP) : at(Math.min(FIELD + DEEP, row.spot + kick.yards)));
    if (atGoal) return stop(kick.good === true ? "fieldGoal" : "missed");
    if (!ran) return stop(end.result === "touchback" ? "dead" : "arrow");
  }
  const pass = ofType(events, "pass").at(-1);
  const taken = lostBy(events, "interception") || end.result === "interception";
  if (pass?.caught === true || taken) go("pass", at(Math.min(FIELD + DEEP, row.spot + targetOf(events))));
  else if (pass && pass.total >= 1) return stop("none");
  if (taken) {
    turnovers.push(ball);
    if (!ran) return stop("none");
  }
  for (const { team, spot } of loose) {
    go("run", fromHome(team, spot));
    turnovers.push(ball);
  }
  const { ball: holder, spot } = endOf(raw, end);
  if (scored !== undefined) go("run", fromHome(scored, FIELD + DEEP));
  else if (points?.kind === "safety") go("run", fromHome(otherSide(points.team), -DEEP));
  else go("run", fromHome(holder, spot));
  if (lostBy(events, "downs")) turnovers.push(ball);
  return stop(scored !== undefined ? "touchdown" : parts.length === 0 ? "none" : "arrow");
}
