/** One row of the game log as numbers and words: what a player would write after a play. */
import type { Side, Spot } from "../../../kernel/football/index.js";
import type { CallEvent, GameEvent, RollEvent, RowEvent, RowResult } from "../engine/events.js";
import type { Both, End, Stage } from "../engine/state.js";

/** A die with its own column. */
export interface LogDie {
  readonly face: number;
  readonly side: Side;
  readonly spent: number;
  /** True for a natural 1: it earned a bonus. */
  readonly one: boolean;
}

export const DIE_COLUMNS = ["offense", "defense", "second", "pressure", "catch"] as const;
export type DieColumn = (typeof DIE_COLUMNS)[number];

/** A roll without a column: `G2`, `i5+3`, `S10`, `F5-3`, `K7`; in the list of runs `c+2`, `+4`, `F`. */
export interface LogToken {
  readonly text: string;
  /** Number of natural 1s in it. */
  readonly ones: number;
}

/** A section of the ball's path, in yards from home's goal line (away's is 100). */
export interface PathPart {
  readonly kind: "run" | "pass" | "kick";
  readonly from: number;
  readonly to: number;
}

/** The path of the ball in one row, for the drive strip. */
export interface LogPath {
  /** Where the row began. */
  readonly start: number;
  readonly parts: readonly PathPart[];
  /** Where the ball changed hands, or was lost and recovered. */
  readonly turnovers: readonly number[];
  /** The symbol at the end. */
  readonly end: "arrow" | "touchdown" | "fieldGoal" | "missed" | "dead" | "none";
  readonly endAt: number;
}

export interface LogRow {
  /** Counts printed rows: the kick after a touchdown has none of its own. `holds` lists the rows of the game. */
  readonly number: number;
  readonly what: RowEvent["what"];
  readonly stage: Stage;
  /** Time circles still open at the snap; plays left in the two-minute stage. */
  readonly left: number;
  readonly offense: Side;
  readonly down: number;
  readonly toGo: number;
  readonly goal: boolean;
  readonly spot: Spot;
  readonly pick?: { readonly offense: number; readonly defense: number; readonly bonus: number };
  readonly call?: CallEvent["call"];
  /** Bonuses spent in the whole row. */
  readonly spent: { readonly offense: number; readonly defense: number };
  readonly dice: Readonly<Partial<Record<DieColumn, LogDie>>>;
  readonly other: readonly LogToken[];
  readonly runs: readonly LogToken[];
  /** Result of the challenge. */
  readonly result?: number;
  /** Total of a pass. */
  readonly total?: number;
  /** Level printed for the total, and whether pressure raised it. */
  readonly level?: number;
  readonly pressed: boolean;
  readonly how: RowResult;
  /** What happened, in a few words: `Pass TD +1`. */
  readonly words: string;
  /** True for scores and turnovers, which are written larger. */
  readonly loud: boolean;
  readonly yards: number;
  /** Spot of the ball after the row; absent after a score. */
  readonly ball: Side;
  readonly endSpot: Spot;
  /** The side that scored in this row, if any. */
  readonly scorer?: Side;
  readonly path: LogPath;
  /** From 1; kickoffs belong to the drive that they start. */
  readonly drive: number;
  /** True if a line is drawn under the row. */
  readonly endsDrive: boolean;
  /** True if a half ends with the row. */
  readonly endsPeriod: boolean;
  /** Score after the row. */
  readonly score: Both<number>;
  readonly bar: Both<number>;
  readonly plays: Both<number>;
  readonly time: Readonly<Record<End, number>>;
  readonly leftAfter: number;
  /** Rows of the game, as its `row` events count them, in this printed row: a touchdown includes its kick. */
  readonly holds: readonly number[];
}

/** A row of the game as events, before it is put into words. */
export interface RawRow {
  readonly row: RowEvent;
  readonly events: readonly GameEvent[];
  readonly rolls: readonly RollEvent[];
}
