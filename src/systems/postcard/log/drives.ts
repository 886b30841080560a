/** The drives of a game: the kernel's chart, each with its rows of the log. */
import { driveChart, type Drive, type Spot } from "../../../kernel/football/index.js";
import type { GameEvent } from "../engine/events.js";

export interface LogDrive extends Drive {
  /** Rows of the game, first and last. */
  readonly firstRow: number;
  readonly lastRow: number;
  /** Last spot of the ball, as this team counts it. */
  readonly to: Spot;
}

/** All drives in order. */
export function logDrives(events: readonly GameEvent[]): LogDrive[] {
  const rows: { first: number; last: number }[] = [];
  let row = 0;
  let open: number | undefined;
  for (const event of events) {
    if (event.type === "row") row = event.number;
    // The first row of a drive opens it.
    else if (event.type === "driveStart") open = row;
    else if (event.type === "driveEnd" && open !== undefined) {
      rows.push({ first: open, last: row });
      open = undefined;
    }
  }
  return driveChart(events).map((drive, i) => ({
    ...drive,
    firstRow: rows[i].first,
    lastRow: rows[i].last,
    to: drive.from + drive.yards,
  }));
}
