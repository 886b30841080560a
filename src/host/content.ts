/** Reads a user's files and folders for `readFile`, without looking at their content. */
import type { Content, NamedContent } from "../files/source.js";
import { fault, UserError } from "../kernel/issue/index.js";
import { endingOf } from "../text/decode.js";
import { isPlaysName, isTableName } from "../text/tables/table-names.js";
import { MAX_BYTES, type Disk } from "./disk.js";

/** Tables of all seasons have thirty times the rows of one; a season's plays take about 90 MB with every nflverse column. */
const MOST_TABLE = 64 * 1024 * 1024;
const MOST_PLAYS = 160 * 1024 * 1024;

export interface Wanted {
  /** True if season statistics are acceptable: a folder of tables, or a large table. */
  readonly statistics?: boolean;
}

/**
 * A file's bytes; for a statistics folder, those of its tables, in order of name on every machine.
 * @param path the path to open; `shown` is the name for messages
 * @throws UserError for a file that cannot be read or is too large, or a folder without tables
 */
export function contentAt(disk: Disk, path: string, shown = path, { statistics = false }: Wanted = {}): Content {
  if (!statistics) return bytesOf(disk, path, shown, MAX_BYTES);
  const found = disk.look(path);
  if (!found) throw new UserError(fault("file-missing", "there is no such file or folder", { file: shown }));
  const { join } = disk.paths;
  if (found.kind !== "folder") return tableOf(disk, path, shown);
  const names = disk.names(path).filter(isStatistics).sort();
  if (names.every(isPlaysName)) {
    const hint = "pressbox new stats DIR writes empty ones";
    throw new UserError(
      fault("stats-none", "the folder has no table, such as a .csv or .xlsx file", { file: shown, hint }),
    );
  }
  return names.map((file) =>
    isPlaysName(file)
      ? { name: join(shown, file), content: "", isPlays: true }
      : named(join(shown, file), (name) => tableOf(disk, join(path, file), name)),
  );
}

/** One of several files: if unreadable, it is reported together with the others' errors. */
export function named(name: string, read: (name: string) => NamedContent["content"]): NamedContent {
  try {
    return { name, content: read(name) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { name, content: "", faults: error.issues };
  }
}

/** Files that programs leave next to tables are not statistics. */
const isStatistics = (name: string): boolean => isTableName(name) && !name.startsWith(".") && !name.startsWith("~$");

const tableOf = (disk: Disk, path: string, shown: string): Uint8Array =>
  bytesOf(disk, path, shown, isPlaysName(path) ? MOST_PLAYS : isTableName(path) || endingOf(path) === "" ? MOST_TABLE : MAX_BYTES); // prettier-ignore

const EXPECTED: Readonly<Record<string, string>> = { ".pdf": "a PDF", ".csv": "a table", ".xlsx": "a table" };

const bytesOf = (disk: Disk, path: string, shown: string, most: number): Uint8Array =>
  disk.bytes(path, shown, { most, expected: EXPECTED[endingOf(path)] ?? "a file" });
