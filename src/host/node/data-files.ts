/** Files of data from the disk. */
import { UserError } from "../../kernel/issue/index.js";
import { tableOf, type CsvTable, type KnowsHead } from "../../text/cell-table.js";
import { endingOf } from "../../text/decode.js";
import { parseCsv } from "../../text/csv.js";
import { dataNameFault, parseData, type DataFile } from "../../text/data-file.js";
import type { FoundForm } from "../../text/pdf-form.js";
import { packageFile } from "./place.js";
import { readBytes, readTextFile } from "./read-text.js";

/**
 * Reads a YAML or JSON file.
 * @param path what is opened; `shown` is the name in messages.
 * @throws UserError for a file that cannot be read or is no YAML or JSON; each issue with its line and column.
 */
export function readDataFile(path: string, shown = path): DataFile {
  const strange = dataNameFault(path);
  if (strange) throw new UserError({ ...strange, file: shown });
  return parseData(readTextFile(path, shown), shown);
}

/** A file of Pressbox's own, by its path from the project's root. */
export const readOwnFile = (file: string): DataFile => readDataFile(packageFile(file), file);

/** Reads a CSV file. @throws UserError for a file that cannot be read or is no CSV; each issue with its line. */
export const readCsvFile = (path: string, shown = path): CsvTable => parseCsv(readTextFile(path, shown), shown);

/**
 * Reads the table of a file in whatever format tables have.
 * @param knows heads that are looked for
 * @throws UserError for a file that cannot be read or holds no table
 */
export async function readTableFile(path: string, shown = path, knows?: KnowsHead): Promise<CsvTable> {
  const { gridsOf } = await import("../../text/grids.js");
  return tableOf(await gridsOf(readBytes(path, shown, { expected: "a table" }), shown, endingOf(path)), shown, knows);
}

/**
 * Reads the form fields of a PDF.
 * @throws UserError for a file that cannot be read, is no PDF or is locked
 */
export async function readPdfForm(path: string, shown = path): Promise<FoundForm> {
  const bytes = readBytes(path, shown, { expected: "a PDF" });
  const { parsePdfForm } = await import("../../text/pdf-form.js");
  return parsePdfForm(bytes, shown);
}
