/** Season statistics from the disk: a CSV file, a workbook, or a folder of them. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { fault, UserError, type Issue } from "../../kernel/issue/index.js";
import type { Grid } from "../../stats/index.js";
import { textGrid } from "../../text/grids.js";
import { isPlays } from "./gains.js";
import { packageFile } from "./place.js";
import { readBytes, readTextFile, readTextHead } from "./read-text.js";

const SHEETS = new Set([".csv", ".tsv", ".txt"]);
const BOOKS = new Set([".xlsx", ".xlsm"]);

/** Tables of all seasons together have thirty times the rows of one. */
const MOST_BYTES = 64 * 1024 * 1024;

export const isStatistics = (file: string): boolean => {
  const ending = extname(file).toLowerCase();
  return SHEETS.has(ending) || BOOKS.has(ending);
};

/**
 * All sheets of a file or folder.
 * @throws UserError with the faults of every file that cannot be read.
 */
export async function readGrids(path: string, shown = path): Promise<Grid[]> {
  const files = filesOf(path, shown);
  const grids: Grid[] = [];
  const issues: Issue[] = [];
  for (const file of files) {
    try {
      grids.push(...(await gridsOf(file.path, file.shown)));
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
    .filter((name) => isStatistics(name) && !name.startsWith(".") && !name.startsWith("~$") && !isPlays(name))
    .sort();
  if (files.length === 0) {
    const hint = "pressbox new stats DIR writes empty ones";
    throw new UserError(fault("stats-none", "the folder holds no .csv or .xlsx file", { file: shown, hint }));
  }
  return files.map((name) => ({ path: join(path, name), shown: join(shown, name) }));
}

async function gridsOf(path: string, shown: string): Promise<Grid[]> {
  const ending = extname(path).toLowerCase();
  if (BOOKS.has(ending)) {
    const { parseWorkbook } = await import("../../text/workbook.js");
    return parseWorkbook(readBytes(path, shown, { expected: "a workbook" }), shown);
  }
  if (!SHEETS.has(ending)) {
    const hint = "save it as .csv or .xlsx";
    throw new UserError(
      fault("data-format", `a ${ending || "nameless"} file holds no table that Pressbox reads`, { file: shown, hint }),
    );
  }
  return [textGrid(readTextFile(path, shown, { most: MOST_BYTES }), shown)];
}

/** How a CSV file begins, be it as large as it may. @throws UserError for a file that cannot be read */
export const readGridHead = (path: string, shown = path): Grid => textGrid(readTextHead(path, shown), shown);
