/** Season statistics from the disk: a CSV file, a workbook, or a folder of them. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fault, UserError, type Issue } from "../../kernel/issue/index.js";
import { endingOf } from "../../text/decode.js";
import { gridsOf, isPlainText, isTableName } from "../../text/grids.js";
import type { RawGrid } from "../../text/raw-grid.js";
import { textGrid } from "../../text/text-grid.js";
import { decodeTable } from "../../text/decode-table.js";
import { isPlays } from "./gains.js";
import { packageFile } from "./place.js";
import { readBytes, readHead } from "./read-text.js";

/** Tables of all seasons together have thirty times the rows of one. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * All sheets of a file or folder.
 * @throws UserError with the faults of every file that cannot be read.
 */
export async function readGrids(path: string, shown = path): Promise<RawGrid[]> {
  const files = filesOf(path, shown);
  const grids: RawGrid[] = [];
  const issues: Issue[] = [];
  for (const file of files) {
    try {
      grids.push(...(await readFile(file.path, file.shown)));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      issues.push(...error.issues);
    }
  }
  if (issues.length > 0) throw new UserError(issues);
  return grids;
}

/** The folder of statistics that is shipped as a game's sample league; undefined for a game without one. */
export function sampleLeague(system: string): string | undefined {
  const folder = packageFile("assets", "samples", system, "league");
  return existsSync(folder) ? folder : undefined;
}

interface Named {
  readonly path: string;
  readonly shown: string;
}

function filesOf(path: string, shown: string): readonly Named[] {
  let isFolder: boolean;
  try {
    isFolder = statSync(path).isDirectory();
  } catch {
    throw new UserError(fault("file-missing", "there is no such file or folder", { file: shown }));
  }
  if (!isFolder) return [{ path, shown }];
  // By name, so that every machine reads in the same order.
  const files = readdirSync(path)
    .filter((name) => isTableName(name) && !name.startsWith(".") && !name.startsWith("~$") && !isPlays(name))
    .sort();
  if (files.length === 0) {
    const hint = "pressbox new stats DIR writes empty ones";
    throw new UserError(
      fault("stats-none", "the folder holds no table, such as a .csv or .xlsx file", { file: shown, hint }),
    );
  }
  return files.map((name) => ({ path: join(path, name), shown: join(shown, name) }));
}

async function readFile(path: string, shown: string): Promise<readonly RawGrid[]> {
  if (!isTableName(path) && endingOf(path) !== "") {
    const hint = "save it as .csv or .xlsx";
    throw new UserError(
      fault("data-format", `a ${endingOf(path)} file holds no table that Pressbox reads`, { file: shown, hint }),
    );
  }
  return gridsOf(readBytes(path, shown, { most: MOST_BYTES, expected: "a table" }), shown, endingOf(path));
}

/**
 * What tells whether a file holds statistics: how a text begins, be it as large as it may, and all of any other.
 * @throws UserError for a file that cannot be read
 */
export async function readGridHeads(path: string, shown = path): Promise<readonly RawGrid[]> {
  const head = readHead(path, shown);
  return isPlainText(head, shown) ? [textGrid(decodeTable(head, shown).text, shown)] : readGrids(path, shown);
}
