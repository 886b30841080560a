/** Reads CSV files from the disk. Separate from other data files, because most commands read no table. */
import type { CsvTable } from "../../text/tables/cell-table.js";
import { parseCsv } from "../../text/tables/csv.js";
import { readTextFile } from "./read-text.js";

/** Reads a CSV file. @throws UserError for a file that cannot be read or is not CSV; each issue with its line */
export const readCsvFile = (path: string, shown = path): CsvTable => parseCsv(readTextFile(path, shown), shown);
