/** Converts records written by earlier versions. */
import { withEvents } from "../../gamekit/earlier-records.js";
import type { Choice, GameEvent } from "./engine/index.js";
import type { GameRecord } from "./game-record.js";

type Snap = Extract<Choice, { kind: "snap" }>;

/** An event that shows the calls of a snap. */
const isSnap = (event: GameEvent): boolean =>
  event.type === "hardCount" ||
  (event.type === "play" && event.call !== undefined) ||
  (event.type === "kick" && (event.kind === "punt" || event.kind === "fieldGoal"));

/**
 * The record in today's format. Earlier versions did not show the defense's call on kicks, and filed a drive after an interception in the
 * end zone as one after a punt.
 */
export function inTodaysWords(record: GameRecord): GameRecord {
  const filed = withEvents(record, (event: GameEvent, i, events) =>
    isMisfiled(events, i) ? { ...event, how: "interception" as const } : event,
  );
  const silent = record.events.filter((event) => isSnap(event) && event.type !== "play");
  if (silent.length === 0 || silent.some((event) => "defense" in event)) return filed;
  const snaps = record.choices.filter((choice): choice is Snap => choice.kind === "snap");
  let next = 0;
  return withEvents(filed, (event: GameEvent) => {
    if (!isSnap(event)) return event;
    const defense = snaps.at(next++)?.defense;
    return event.type === "play" || !defense ? event : ({ ...event, defense } as GameEvent);
  });
}

/** True if a drive is marked as starting with a punt although the previous drive ended with an interception. */
function isMisfiled(events: readonly GameEvent[], i: number): boolean {
  const event = events[i];
  if (event.type !== "driveStart" || event.how !== "punt") return false;
  for (let before = i - 1; before >= 0; before--) {
    const { type } = events[before];
    if (type === "turnover") return (events[before] as { readonly how?: unknown }).how === "interception";
    if (type === "kick" || type === "driveStart") return false;
  }
  return false;
}
