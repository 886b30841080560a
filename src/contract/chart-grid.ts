/** A team's chart or cards as cells that a person changes, for any page or program that shows them. Types only. */
import type { Issue, Locate, Path } from "../kernel/issue/index.js";

/** How a cell's value is written. */
export type CellForm =
  /** A whole number. */
  | "number"
  /** A whole number, or nothing. */
  | "number or blank"
  /** Two ends of numbers such as `3-5`; nothing for none, where the cell may be blank. */
  | "range"
  | "range or blank"
  /** Numbers of two dice: `09-56`; nothing for none. */
  | "two dice"
  /** Faces of one die: `7-9,0`; nothing for none. */
  | "faces"
  /** A row of a chart of two dice: its numbers change, its value stays. */
  | "row"
  /** Words that the chart knows, or a number: `TB`. */
  | "number or TB"
  | "number or TD"
  /** Yards and how a punt ends: `43F`; or `TB`. */
  | "punt";

export interface GridCell {
  /** From the team. */
  readonly path: Path;
  readonly form: CellForm;
  readonly text: string;
  /** Column in words, where the head says it in letters: `short passes, PD`. */
  readonly words: string;
}

export interface GridHead {
  readonly text: string;
  /** Letter of the die that reads the column. */
  readonly die?: "R" | "W" | "B" | "K" | "Y";
}

/** Heads above heads. */
export interface GridGroup {
  readonly text: string;
  readonly count: number;
  readonly die?: GridHead["die"];
}

export interface GridRow {
  readonly name: string;
  /** Behind the name: `SP`. */
  readonly note?: string;
  /** Undefined = this row has none there. */
  readonly cells: readonly (GridCell | undefined)[];
}

/** A part of the chart. */
export interface GridBlock {
  readonly id: string;
  readonly title: string;
  /** Head of the names. */
  readonly who: string;
  readonly groups?: readonly GridGroup[];
  readonly heads: readonly GridHead[];
  readonly rows: readonly GridRow[];
}

/** What a game gives to change its charts cell by cell. */
export interface ChartCells {
  blocks(team: unknown): readonly GridBlock[];
  /** A cell's value from what was typed. @throws UserError for what is not of the cell's form */
  valueOf(form: CellForm, text: string, old: unknown): unknown;
  /** Every fault of one team's chart. */
  check(team: unknown, locate: Locate): readonly Issue[];
}
