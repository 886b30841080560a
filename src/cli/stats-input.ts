/** Season statistics named on the command line. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { UserError, type Issue } from "../kernel/issue/index.js";
import type { Season, SeasonOptions } from "../stats/index.js";
import { isTable } from "./inputs.js";
import type { CliIo } from "./io.js";
import { realPath } from "./output/target.js";

/** @throws UserError with every fault of the tables. */
export async function readStats(
  given: string,
  options: SeasonOptions,
  io: CliIo,
): Promise<{ readonly season: Season; readonly warnings: readonly Issue[] }> {
  const [{ readGrids }, { seasonOf }] = await Promise.all([
    import("../host/node/statistics.js"),
    import("../stats/index.js"),
  ]);
  const path = resolve(io.cwd, given);
  // What is read must not be written over.
  for (const file of filesBelow(path)) io.inputs?.add(realPath(file));
  return seasonOf(await readGrids(path, given), options);
}

const BOOKS = new Set([".xlsx", ".xlsm"]);

/**
 * Faults and warnings of season statistics: a folder of tables, or a file that shows by its heads that it is one. Undefined for
 * every other file.
 * @throws UserError for a folder without tables and files in it that cannot be read.
 */
export async function statsIssues(target: string, io: CliIo): Promise<readonly Issue[] | undefined> {
  const path = resolve(io.cwd, target);
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const isBook = BOOKS.has(extname(target).toLowerCase());
  if (!isFolder && !isBook && !isTable(target)) return undefined;
  const [{ readGridHead, readGrids }, { isStatistics, readSeason }] = await Promise.all([
    import("../host/node/statistics.js"),
    import("../stats/index.js"),
  ]);
  if (!isFolder) {
    try {
      const grids = isBook ? await readGrids(path, target) : [readGridHead(path, target)];
      if (!grids.some(isStatistics)) return undefined;
    } catch (error) {
      // Other readers know the file, or say in their words what it is. Only this one knows workbooks.
      if (error instanceof UserError && !isBook) return undefined;
      throw error;
    }
  }
  const grids = await readGrids(path, target);
  // Seasons side by side are sound; who rates them chooses one.
  return readSeason(grids).issues.filter(({ code }) => code !== "stats-seasons");
}

function filesBelow(path: string): string[] {
  try {
    return statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
  } catch {
    return [];
  }
}
