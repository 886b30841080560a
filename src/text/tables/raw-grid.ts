/** Sheets exactly as they are in a file, whatever its format. */
import type { Issue } from "../../kernel/issue/index.js";
import type { Grid } from "../../stats/index.js";

export interface RawGrid extends Grid {
  /** Warnings about text that was not read literally. */
  readonly issues: readonly Issue[];
  /** Indices of comment rows; these are empty in `rows`. */
  readonly comments: readonly number[];
}

/** The grid with its comments emptied. */
export function withoutComments(grid: Omit<RawGrid, "comments">): RawGrid {
  const comments = grid.rows.flatMap((row, i) => (isComment(row) ? [i] : []));
  if (comments.length === 0) return { ...grid, comments };
  const rows = [...grid.rows];
  for (const i of comments) rows[i] = [];
  return { ...grid, rows, comments };
}

/** Minimum cells of a heading row that begins with a number sign: `#,Player,Team`. */
const LEAST_HEADS = 3;

/** Explanations in the templates begin with `# `. A heading such as `#` or `#Player` is not a comment. */
export function isComment(row: readonly string[]): boolean {
  const first = (row[0] ?? "").trim();
  if (!first.startsWith("#")) return false;
  if (/^#+\s+\S/.test(first)) return true;
  const filled = row.filter((cell) => cell.trim() !== "").length;
  return filled < (first === "#" ? 2 : LEAST_HEADS);
}
