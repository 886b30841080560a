/** CSV files -> rows of text cells with their locations. */
import { MOST_TABLE_CELLS, tableOf, type CsvTable } from "./cell-table.js";
import { textGrid } from "./text-grid.js";

/**
 * Parses CSV with a heading row. The separator is a comma, semicolon, tab or pipe, whichever occurs equally often in the most lines.
 * @throws UserError with every row that does not fit the headings
 */
export const parseCsv = (text: string, file: string): CsvTable =>
  tableOf([textGrid(text, file, { most: MOST_TABLE_CELLS, hint: "save the sheet with only the teams" })], file);
