/** Reads tables that are too long for a grid, row by row. */
import { UserError } from "../../kernel/issue/index.js";
import { separatorOf } from "./separator.js";
import { eachRow, SplitFault, withLineFeeds } from "./split-rows.js";
import { quoteFault } from "./text-cells.js";
import { TextLines } from "../text-lines.js";

/**
 * Calls back for every non-empty row, with its cells and its line.
 * @throws UserError for text with an unclosed quote
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
