/** Workbooks (`.xlsx`) -> sheets of words, by `read-excel-file`. */
import { readFileSync, statSync } from "node:fs";
import { fault, UserError } from "../kernel/issue/index.js";
import type { Grid } from "../stats/index.js";
import { MAX_BYTES } from "./read-text.js";

/** @throws UserError for a file that cannot be read or is no workbook. */
export async function readWorkbook(path: string, shown: string): Promise<Grid[]> {
  const { default: readExcelFile } = await import("read-excel-file/node");
  const bytes = bytesOf(path, shown);
  try {
    // Numbers as they are written: what is no number in a statistic is told with its own words.
    const sheets = await readExcelFile(bytes, { parseNumber: (text) => text, trim: true });
    return sheets.map(({ sheet, data }) => ({
      file: shown,
      sheet,
      rows: data.map((row) => row.map(wordOf)),
      at: (row, column) => ({ line: row + 1, column: column + 1 }),
    }));
  } catch {
    const hint = "save it as .xlsx once more, or as .csv";
    throw new UserError(fault("workbook", "the file is no .xlsx workbook", { file: shown, hint }));
  }
}

function bytesOf(path: string, shown: string): Buffer {
  try {
    const { size } = statSync(path);
    if (size > MAX_BYTES)
      throw new UserError(
        fault("file-too-large", `the file has ${Math.round(size / 1024 / 1024)} MB; expected at most 16 MB`, {
          file: shown,
        }),
      );
    return readFileSync(path);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(fault("file-unreadable", "the file cannot be read", { file: shown }));
  }
}

/** A cell in words: numbers are texts already; days are written as 1985-09-08. */
function wordOf(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell);
}
