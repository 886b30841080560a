/** Parts of sheets, and rearranged sheets: every cell keeps its original location. */
import type { Grid } from "../grid.js";

/** A cell of a rearranged sheet: its text, and its original row and column. */
export interface Laid {
  readonly text: string;
  readonly row: number;
  readonly column: number;
}

/** A sheet whose cells come from other positions of another. */
export function laidGrid(grid: Grid, rows: readonly (readonly Laid[])[]): Grid {
  return {
    ...grid,
    rows: rows.map((row) => row.map(({ text }) => text)),
    at: (row, column) => {
      const cells = rows[row] ?? [];
      const cell = cells[column] ?? cells.at(-1) ?? { row: 0, column: 0 };
      return grid.at(cell.row, cell.column);
    },
  };
}

/** Rows and columns of a sheet between two positions. */
export function partOf(
  grid: Grid,
  { from = 0, to = grid.rows.length, left = 0, right }: { from?: number; to?: number; left?: number; right?: number },
): Grid {
  return {
    ...grid,
    rows: grid.rows.slice(from, to).map((row) => row.slice(left, right)),
    at: (row, column) => grid.at(row + from, column + left),
  };
}

/** Number of cells in the longest row; works for tables too long for an argument list. */
export const widestRow = ({ rows }: Grid): number => rows.reduce((most, row) => Math.max(most, row.length), 0);

export const cellAt = (grid: Grid, row: number, column: number): Laid => ({
  text: (grid.rows[row]?.[column] ?? "").trim(),
  row,
  column,
});

export const isBlankRow = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === "");
export const hasNumber = (row: readonly string[]): boolean => row.some((cell) => /^[-+]?[\d.,]+%?$/.test(cell.trim()));
