/** One row of the game log as numbers and words: what a player would write down after a play (section 4.13). */
import type { Side, Spot } from "../../../kernel/football/index.js";
import type { CallEvent, GameEvent, RollEvent, RowEvent, RowResult } from "../engine/events.js";
import type { Both, End, Stage } from "../engine/state.js";

/** A die that has a column of its own. */
export interface LogDie {
  readonly face: number;
  readonly side: Side;
  readonly spent: number;
  /** A natural 1: it earned a bonus. */
  readonly one: boolean;
}

export const DIE_COLUMNS = ["offense", "defense", "second", "pressure", "catch"] as const;
export type DieColumn = (typeof DIE_COLUMNS)[number];

/** A roll without a column: `G2`, `i5+3`, `S10`, `F5-3`, `K7`; in the list of runs `c+2`, `+4`, `F`. */
export interface LogToken {
  readonly text: string;
  /** Natural 1s in it. */
  readonly ones: number;
}

/** A stretch of the ball's way, in yards from home's goal line (away's is 100). */
export interface PathPart {
  readonly kind: "run" | "pass" | "kick";
  readonly from: number;
  readonly to: number;
}

/** The ball's way in one row, for the drive strip. */
export interface LogPath {
  /** Where the row began. */
  readonly start: number;
  readonly parts: readonly PathPart[];
  /** Where the ball changed hands, or was lost and kept. */
  readonly turnovers: readonly number[];
  /** What is at the end. */
  readonly end: "arrow" | "touchdown" | "fieldGoal" | "missed" | "dead" | "none";
  readonly endAt: number;
}

export interface LogRow {
  /** Counts printed rows: the kick after a touchdown has none of its own. `holds` tells the rows of the game. */
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
  /** Scores and lost balls are written larger. */
  readonly loud: boolean;
  readonly yards: number;
  /** Where the ball lies after the row; a score has none. */
  readonly ball: Side;
  readonly endSpot: Spot;
  /** The side that scored in this row, if any. */
  readonly scorer?: Side;
  readonly path: LogPath;
  /** 1 ...; kickoffs belong to the drive that they begin. */
  readonly drive: number;
  /** A line is drawn under the row. */
  readonly endsDrive: boolean;
  /** A half ends with the row. */
  readonly endsPeriod: boolean;
  /** As they stand after the row. */
  readonly score: Both<number>;
  readonly bar: Both<number>;
  readonly plays: Both<number>;
  readonly time: Readonly<Record<End, number>>;
  readonly leftAfter: number;
  /** Rows of the game, as its `row` events count them, that this row holds: a touchdown holds its kick. */
  readonly holds: readonly number[];
}

/** A row of the game as its events stand, before it is put into words. */
export interface RawRow {
  readonly row: RowEvent;
  readonly events: readonly GameEvent[];
  readonly rolls: readonly RollEvent[];
}
