/** A game between two rows, as JSON. */
import type { DriveStart, Side } from "../../../kernel/football/index.js";

import type { GameState, Step } from "./state.js";

export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** What comes next. `down`: a snap or a kick from scrimmage. */
export type Next = "kickoff" | "freeKick" | "down" | "try" | "over";

export interface GamePosition {
  readonly state: Mutable<GameState>;
  next: Next;
  /** True if the row limit ended the game. */
  calledOff: boolean;
  /** Rows so far. */
  rows: number;
  /** True while a drive is open; a new one is logged with its first row. */
  driving: boolean;
  /** How the next drive begins. */
  driveBy: DriveStart;
  /** Spot of a try repeated by a penalty. */
  tryAgain: Step | undefined;
  /** Overtime: whose series it is, and whether it is the second of the round. */
  series: { side: Side; second: boolean };
}
