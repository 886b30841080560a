/** Bytes of a file of statistics -> sheets of words, whatever format it was saved in. */
import type { Issue } from "../kernel/issue/index.js";
import type { Grid } from "../stats/index.js";
import { textCells } from "./text-cells.js";

/** A sheet as it stands, and what was read otherwise than it stands. */
export interface RawGrid extends Grid {
  readonly issues: readonly Issue[];
}

/** Cells of whole seasons of a league, weeks among them. */
export const MOST_SEASON_CELLS = 8_000_000;

/** @throws UserError for text that is no table. */
export function textGrid(text: string, file: string): RawGrid {
  const { rows, at, issues } = textCells(text, file, {
    most: MOST_SEASON_CELLS,
    hint: "keep only the tables of one season",
  });
  return { file, rows: rows.map((row) => (isComment(row) ? [] : row)), at, issues };
}

/** Cells of a head row that begins with the sign of a number: `#,Player,Team`. */
const LEAST_HEADS = 3;

/** Lines of the templates that explain themselves begin with `# `. A head `#` or `#Player` is none. */
export function isComment(row: readonly string[]): boolean {
  const first = (row[0] ?? "").trim();
  if (!first.startsWith("#")) return false;
  if (/^#+\s+\S/.test(first)) return true;
  const filled = row.filter((cell) => cell.trim() !== "").length;
  return filled < (first === "#" ? 2 : LEAST_HEADS);
}
