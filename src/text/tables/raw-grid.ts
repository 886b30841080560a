/** Sheets as they are in a file, of whatever format. */
import type { Issue } from "../../kernel/issue/index.js";
import type { Grid } from "../../stats/index.js";

export interface RawGrid extends Grid {
  /** What was read otherwise than it stands, as warnings. */
  readonly issues: readonly Issue[];
  /** Rows that are comments; they are empty in `rows`. */
  readonly comments: readonly number[];
}

/** The grid without its comments. */
export function withoutComments(grid: Omit<RawGrid, "comments">): RawGrid {
  const comments = grid.rows.flatMap((row, i) => (isComment(row) ? [i] : []));
  if (comments.length === 0) return { ...grid, comments };
  const rows = [...grid.rows];
  for (const i of comments) rows[i] = [];
  return { ...grid, rows, comments };
}

/** Cells of a heading row that begins with the sign of a number: `#,Player,Team`. */
const LEAST_HEADS = 3;

/** Lines of the templates that explain themselves begin with `# `. A heading `#` or `#Player` is none. */
export function isComment(row: readonly string[]): boolean {
  const first = (row[0] ?? "").trim();
  if (!first.startsWith("#")) return false;
  if (/^#+\s+\S/.test(first)) return true;
  const filled = row.filter((cell) => cell.trim() !== "").length;
  return filled < (first === "#" ? 2 : LEAST_HEADS);
}
