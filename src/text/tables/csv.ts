/** CSV files -> rows of words that still know where they stood. */
import { MOST_TABLE_CELLS, tableOf, type CsvTable } from "./cell-table.js";
import { textGrid } from "./text-grid.js";

/**
 * Parses CSV with a row of headings; cells are separated by commas, semicolons, tabs or pipes, whichever most lines hold equally
 * often.
 * @throws UserError with every row that does not fit the headings.
 */
export const parseCsv = (text: string, file: string): CsvTable =>
  tableOf([textGrid(text, file, { most: MOST_TABLE_CELLS, hint: "save the sheet with only the teams" })], file);
