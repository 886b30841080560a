/** Messages between page and core about a chart being edited. */
import type { FigureRow } from "../../contract/figures.js";
import type { CellForm, GridGroup, GridHead } from "../../contract/chart-grid.js";
import type { Path } from "../../kernel/issue/index.js";
import type { MadeFile } from "./calls.js";

export interface EditedCell {
  readonly path: Path;
  readonly form: CellForm;
  readonly text: string;
  /** Name of the column. */
  readonly words: string;
  /** The original text, if it has changed. */
  readonly was?: string;
  readonly fault?: CellFault;
}

export interface CellFault {
  readonly severity: "error" | "warning";
  readonly message: string;
  readonly hint?: string;
}

export interface EditedBlock {
  readonly id: string;
  readonly title: string;
  readonly who: string;
  readonly groups?: readonly GridGroup[];
  readonly heads: readonly GridHead[];
  readonly rows: readonly {
    readonly name: string;
    readonly note?: string;
    readonly cells: readonly (EditedCell | undefined)[];
  }[];
}

/** A figure now, and in the original chart. */
export interface EditedFigure extends FigureRow {
  readonly was?: number;
}

export interface ChartView {
  readonly team: number;
  readonly name: string;
  readonly season: number;
  readonly record?: string;
  readonly monogram: string;
  readonly colors: readonly [string, string];
  readonly blocks: readonly EditedBlock[];
  /** Figures of the last chart without errors. */
  readonly figures: readonly EditedFigure[];
  /** True if the slower figures are still those of the previous chart. */
  readonly quick: boolean;
  /** Errors that belong to no single cell. */
  readonly faults: readonly CellFault[];
  /** Number of errors that keep a game from being played, in cells and elsewhere. */
  readonly errors: number;
  /** Cells of this team that differ from the original. */
  readonly changed: number;
  /** Steps that can be undone. */
  readonly undo: number;
  /** Goes up with every change, so printed team sheets are redrawn. */
  readonly revision: number;
}

/** A cell's new text, or a number to add to its current value. */
export type CellEdit = { readonly path: Path } & ({ readonly text: string } | { readonly by: number });

/** Stored team files: as edited, as made, and the targets. */
export interface BenchFiles {
  readonly teams: MadeFile;
  readonly fitted?: MadeFile;
  readonly proof?: MadeFile;
}
