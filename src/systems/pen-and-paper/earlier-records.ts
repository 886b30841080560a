/** Records that earlier versions wrote, in the words of this one. */
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
 * The record itself, unless an earlier version wrote it: kicks did not show what the defense had called, and a drive after an
 * interception in the end zone was filed as one after a punt.
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

/** A drive that begins where the last drive ended with an interception, but says that it was a punt. */
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
