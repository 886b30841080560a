/** Upgrades records written by earlier versions. */
import { withEvents } from "../../gamekit/earlier-records.js";
import type { GameEvent, RolledDice } from "./engine/index.js";
import type { GameRecord } from "./record.js";

/**
 * The record itself, unless from an earlier version: in those, contested throws had the difference of their dice as a result, and overtime
 * drives began with a toss.
 */
export function inTodaysWords(record: GameRecord): GameRecord {
  let overtime = false;
  return withEvents(record, (event: GameEvent) => {
    if (event.type === "row") overtime = event.stage === "overtime";
    return overtime ? withoutToss(event) : withoutResult(event);
  });
}

function withoutToss(event: GameEvent): GameEvent {
  const tossed = event.type === "driveStart" && (event.how as string) === "coinToss";
  return tossed ? { ...event, how: "overtime" } : withoutResult(event);
}

/** A contested throw is two independent rolls: their difference means nothing. */
function withoutResult(event: GameEvent): GameEvent {
  if (event.type !== "roll" || event.on !== "contested" || !Array.isArray(event.dice)) return event;
  // The data is not validated here: anything that is not a roll is left to the replay.
  const [mine, theirs] = event.dice as readonly (Partial<RolledDice> | null | undefined)[];
  if (event.result !== (mine?.value ?? NaN) - (theirs?.value ?? NaN)) return event;
  const { type, on, dice } = event;
  return { type, on, dice };
}
