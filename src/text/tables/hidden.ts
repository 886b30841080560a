/** Hidden sheets and rows of workbooks are probably not meant to count: they are skipped with a warning. */
import { warning, type Issue } from "../../kernel/issue/index.js";
import { counted } from "../../kernel/words/index.js";

export const hiddenSheetIssue = (sheet: string, file: string): Issue =>
  warning("workbook-hidden", `the hidden sheet "${sheet}" is not read`, {
    file,
    path: sheet,
    hint: "show it in the spreadsheet, if it belongs to the season",
  });

/** @param lines non-empty hidden lines of one sheet, from 1 */
export function hiddenRowIssues(lines: readonly number[], sheet: string, file: string): readonly Issue[] {
  if (lines.length === 0) return [];
  const shown = `${lines.slice(0, MOST_LINES).join(", ")}${lines.length > MOST_LINES ? ", ..." : ""}`;
  const message = `${counted(lines.length, "hidden row")} ${lines.length === 1 ? "is" : "are"} not read (${lines.length === 1 ? "row" : "rows"} ${shown})`;
  const hint = "show all rows, or take the filter off, if they belong to the season";
  return [warning("workbook-hidden-rows", message, { file, line: lines[0], path: sheet, hint })];
}
const MOST_LINES = 4;
