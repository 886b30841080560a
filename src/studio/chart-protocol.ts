/** What page and core say to each other about a chart that is being changed. */
import type { FigureRow } from "../contract/figures.js";
import type { CellForm, GridGroup, GridHead } from "../contract/chart-grid.js";
import type { Path } from "../kernel/issue/index.js";
import type { MadeFile } from "./protocol.js";

export interface EditedCell {
  readonly path: Path;
  readonly form: CellForm;
  readonly text: string;
  /** Column in words. */
  readonly words: string;
  /** As it was made, where it is another now. */
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

/** A figure now and as the chart was made. */
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
  /** Those of the last chart without faults. */
  readonly figures: readonly EditedFigure[];
  /** What takes longer to work out is still of the chart before. */
  readonly quick: boolean;
  /** Faults that are no cell's. */
  readonly faults: readonly CellFault[];
  /** Faults of cells and others that a game cannot be played with. */
  readonly errors: number;
  /** Cells of this team that are not as they were made. */
  readonly changed: number;
  /** Steps that can be taken back. */
  readonly undo: number;
  /** Counts every change: what is printed of the teams is drawn again. */
  readonly revision: number;
}

/** A cell's new text, or the number that is added to what is in it now. */
export type CellEdit = { readonly path: Path } & ({ readonly text: string } | { readonly by: number });

/** Files of teams that are kept: as they are now, as they were made, what was aimed at. */
export interface BenchFiles {
  readonly teams: MadeFile;
  readonly fitted?: MadeFile;
  readonly proof?: MadeFile;
}
