/** CSV files from the disk: apart from other files of data, which commands read without any table. */
import type { CsvTable } from "../../text/tables/cell-table.js";
import { parseCsv } from "../../text/tables/csv.js";
import { readTextFile } from "./read-text.js";

/** Reads a CSV file. @throws UserError for a file that cannot be read or is no CSV; each issue with its line. */
export const readCsvFile = (path: string, shown = path): CsvTable => parseCsv(readTextFile(path, shown), shown);
