/** Grids: a row key and a column key pick a cell. */
import { fault, type Issue } from "../issue/index.js";
import type { Lookup } from "./range-table.js";

export interface GridOptions {
  readonly id: string;
  readonly rule: string;
}

/** An immutable two-way chart. `cells[r][c]` belongs to `rows[r]` and `columns[c]`. */
export class Grid<R extends string | number, C extends string | number, T> {
  private readonly rowIndex: ReadonlyMap<R, number>;
  private readonly columnIndex: ReadonlyMap<C, number>;

  constructor(
    readonly options: GridOptions,
    readonly rows: readonly R[],
    readonly columns: readonly C[],
    readonly cells: readonly (readonly T[])[],
  ) {
    this.rowIndex = new Map(rows.map((key, i) => [key, i]));
    this.columnIndex = new Map(columns.map((key, i) => [key, i]));
  }

  /** The cell at a row and a column. Throws RangeError for a key that the grid lacks. */
  lookup(row: R, column: C): Lookup<T> {
    const r = this.rowIndex.get(row);
    const c = this.columnIndex.get(column);
    if (r === undefined || c === undefined)
      throw new RangeError(`grid ${this.options.id} has no cell ${row} / ${column}`);
    return { value: this.cells[r][c], row: r, citation: `${this.options.id} ${row}/${column}` };
  }
}

/** Proves that a grid is a full rectangle with unique keys. */
export function checkGrid<R extends string | number, C extends string | number, T>(grid: Grid<R, C, T>): Issue[] {
  const { id, rule } = grid.options;
  const issues: Issue[] = [];
  const repeated = <K>(keys: readonly K[]): K[] => keys.filter((key, i) => keys.indexOf(key) !== i);
  for (const key of repeated(grid.rows)) issues.push(fault("grid-key", `row ${key} stands twice`, { path: id, rule }));
  for (const key of repeated(grid.columns))
    issues.push(fault("grid-key", `column ${key} stands twice`, { path: id, rule }));
  if (grid.cells.length !== grid.rows.length) {
    issues.push(
      fault("grid-shape", `${grid.cells.length} rows of cells for ${grid.rows.length} row heads`, { path: id, rule }),
    );
  }
  grid.cells.forEach((row, i) => {
    if (row.length !== grid.columns.length) {
      issues.push(
        fault("grid-shape", `row ${i + 1} holds ${row.length} cells; expected ${grid.columns.length}`, {
          path: `${id}[${i}]`,
          rule,
        }),
      );
    }
  });
  return issues;
}
