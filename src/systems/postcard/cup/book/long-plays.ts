/** Single plays that leaders are made of. */
import type { Side } from "../../../../kernel/football/index.js";
import type { GameEvent } from "../../engine/events.js";

export interface LongPlay {
  readonly side: Side;
  readonly kind: "rush" | "pass" | "return" | "fieldGoal";
  readonly yards: number;
  readonly touchdown: boolean;
}

/** Rushes, passes, returns and field goals with their yards. */
export function playsOf(events: readonly GameEvent[]): LongPlay[] {
  const plays: LongPlay[] = [];
  let row: LongPlay[] = [];
  for (const event of events) {
    if (event.type === "row") row = [];
    else if (event.type === "play" && !event.isTry && (event.result === "rush" || event.result === "complete")) {
      const kind = event.result === "rush" ? "rush" : "pass";
      row.push({ side: event.team, kind, yards: event.yards, touchdown: false });
    } else if (event.type === "return") {
      row.push({ side: event.team, kind: "return", yards: event.yards, touchdown: false });
    } else if (event.type === "kick" && event.kind === "fieldGoal" && event.good) {
      row.push({ side: event.team, kind: "fieldGoal", yards: event.yards, touchdown: false });
    } else if (event.type === "rowEnd") {
      // The last runner of the row is the one who scored.
      const last = event.result === "touchdown" ? row.length - 1 : -1;
      plays.push(...row.map((play, i) => (i === last ? { ...play, touchdown: true } : play)));
      row = [];
    }
  }
  return plays;
}
