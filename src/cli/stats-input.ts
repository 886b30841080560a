/** Season statistics named on the command line. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { UserError, type Issue } from "../kernel/issue/index.js";
import type { Season, SeasonOptions } from "../stats/index.js";
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
  const grids = await readGrids(path, given);
  const { season, warnings } = seasonOf(grids, options);
  return { season, warnings: [...grids.flatMap(({ issues }) => issues), ...warnings] };
}

/**
 * Faults and warnings of season statistics: a folder of tables, or a file that shows by its heads that it is one. Undefined for
 * every other file.
 * @throws UserError for a folder without tables and files in it that cannot be read.
 */
export async function statsIssues(target: string, io: CliIo): Promise<readonly Issue[] | undefined> {
  const path = resolve(io.cwd, target);
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const { isTableName, isTextTable } = await import("../text/grids.js");
  if (!isFolder && !isTableName(target)) return undefined;
  const [{ readGridHeads, readGrids }, { isStatistics, readSeason }] = await Promise.all([
    import("../host/node/statistics.js"),
    import("../stats/index.js"),
  ]);
  if (!isFolder) {
    try {
      if (!(await readGridHeads(path, target)).some(isStatistics)) return undefined;
    } catch (error) {
      // Other readers know the file, or say in their words what it is. Only this one knows workbooks.
      if (error instanceof UserError && isTextTable(target)) return undefined;
      throw error;
    }
  }
  const grids = await readGrids(path, target);
  // Seasons side by side are sound; who rates them chooses one.
  const found = readSeason(grids).issues.filter(({ code }) => code !== "stats-seasons");
  return [...grids.flatMap(({ issues }) => issues), ...found];
}

function filesBelow(path: string): string[] {
  try {
    return statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
  } catch {
    return [];
  }
}
