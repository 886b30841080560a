/** Finds the table of plays next to a season's statistics. */
import { readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { fault, UserError, type Issue } from "../../kernel/issue/index.js";
import { isPlaysName } from "../../text/tables/table-names.js";
import { gainsOf, type FoundGains } from "../../text/tables/gains.js";
import { playsOfTable, type FoundPlays } from "../../text/tables/plays-table.js";
import { readBytes } from "./read-text.js";

/** All plays of a season take about 90 MB, with every nflverse column. */
const MOST_BYTES = 384 * 1024 * 1024;

export interface ReadGains extends FoundGains {
  /** The table, as the user would name it; absent if there is none. */
  readonly file?: string;
}

export interface ReadPlays extends FoundPlays {
  readonly file?: string;
}

/** Runs and completions from the table of plays in a statistics folder, or in the folder of a statistics file. */
export const readGains = (path: string, shown: string, year: number | undefined): ReadGains =>
  ofTable(path, shown, (text, file) => gainsOf(text, file, year));

/** Every play of that table. */
export const readPlays = (path: string, shown: string, year: number | undefined): ReadPlays =>
  ofTable(path, shown, (text, file) => playsOfTable(text, file, year));

function ofTable<T extends { readonly issues: readonly Issue[] }>(
  path: string,
  shown: string,
  read: (text: string, file: string) => T,
): (T | { readonly issues: readonly Issue[] }) & { readonly file?: string } {
  const isFolder = statSync(path).isDirectory();
  const folder = isFolder ? path : dirname(path);
  const name = readdirSync(folder)
    .filter((file) => isPlaysName(file))
    .sort()[0];
  if (name === undefined) return { issues: [] };
  const file = join(isFolder ? shown : dirname(shown), name);
  return { file, ...read(textOf(join(folder, name), file), file) };
}

function textOf(path: string, file: string): string {
  const bytes = readBytes(path, file, { most: MOST_BYTES, expected: "a table" });
  try {
    const plain = path.toLowerCase().endsWith(".gz") ? gunzipSync(bytes, { maxOutputLength: MOST_BYTES }) : bytes;
    return new TextDecoder().decode(plain);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") {
      const message = `the file has more than ${MOST_BYTES / 1024 / 1024} MB unpacked`;
      throw new UserError(fault("file-too-large", message, { file, hint: "keep the plays of one season" }));
    }
    const what = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new UserError(fault("file-unreadable", `the file cannot be read (${what})`, { file }));
  }
}
