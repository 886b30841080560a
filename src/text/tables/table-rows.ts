/** Rows of a table that is too long to be kept as a grid: read one by one. */
import { UserError } from "../../kernel/issue/index.js";
import { separatorOf } from "./separator.js";
import { eachRow, SplitFault, withLineFeeds } from "./split-rows.js";
import { quoteFault } from "./text-cells.js";
import { TextLines } from "../text-lines.js";

/**
 * Calls for every row that is not quite empty with its cells and its line.
 * @throws UserError for text whose quotes do not close
 */
export function eachTableRow(
  given: string,
  file: string,
  onRow: (cells: readonly string[], line: () => number) => void,
): void {
  const text = withLineFeeds(given.startsWith("\uFEFF") ? given.slice(1) : given);
  const { separator, before } = separatorOf(text);
  let lines: TextLines | undefined;
  const placeAt = (offset: number) => (lines ??= new TextLines(text)).at(offset);
  try {
    eachRow(text, { separator, from: before }, (cells, start) => onRow(cells, () => placeAt(start).line));
  } catch (error) {
    if (!(error instanceof SplitFault)) throw error;
    throw new UserError(quoteFault(error, { file, ...placeAt(error.offset) }));
  }
}
