/** A team's chart or cards as cells that can be edited, for any page or program that shows them. Types only. */
import type { Issue, Locate, Path } from "../kernel/issue/index.js";

/** How a cell's value is written. */
export type CellForm =
  /** A whole number. */
  | "number"
  /** A whole number, or blank. */
  | "number or blank"
  /** A range such as `3-5`; blank for none, where the cell may be blank. */
  | "range"
  | "range or blank"
  /** A range of two-digit rolls: `09-56`; blank for none. */
  | "two dice"
  /** A range of faces of one die: `7-9,0`; blank for none. */
  | "faces"
  /** The range of a row of a two-dice chart: its numbers can change, its result cannot. */
  | "row"
  /** A number, or a word that the chart uses: `TB`. */
  | "number or TB"
  | "number or TD"
  /** Yards and how a punt ends: `43F`; or `TB`. */
  | "punt";

export interface GridCell {
  /** From the team. */
  readonly path: Path;
  readonly form: CellForm;
  readonly text: string;
  /** The column in words, if its heading abbreviates: `short passes, PD`. */
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
  /** Note after the name: `SP`. */
  readonly note?: string;
  /** Undefined = this row has no cell in that column. */
  readonly cells: readonly (GridCell | undefined)[];
}

/** A part of the chart. */
export interface GridBlock {
  readonly id: string;
  readonly title: string;
  /** Heading of the name column. */
  readonly who: string;
  readonly groups?: readonly GridGroup[];
  readonly heads: readonly GridHead[];
  readonly rows: readonly GridRow[];
}

/** What a game provides for editing its charts cell by cell. */
export interface ChartCells {
  blocks(team: unknown): readonly GridBlock[];
  /** A cell's value, from the text typed. @throws UserError if the text does not fit the cell */
  valueOf(form: CellForm, text: string, old: unknown): unknown;
  /** Every error in one team's chart. */
  check(team: unknown, locate: Locate): readonly Issue[];
}
