/** Season statistics named on the command line. */
import { readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Issue } from "../kernel/issue/index.js";
import type { Season, SeasonOptions } from "../stats/index.js";
import type { CliIo } from "./io.js";
import { realPath } from "./output/output-guard.js";

/** @throws UserError with every fault of the tables. */
export async function readStats(
  given: string,
  options: SeasonOptions,
  io: CliIo,
): Promise<{ readonly season: Season; readonly warnings: readonly Issue[] }> {
  const [{ readGrids }, { seasonOf }] = await Promise.all([
    import("../data/statistics.js"),
    import("../stats/index.js"),
  ]);
  const path = resolve(io.cwd, given);
  // What is read must not be written over.
  for (const file of filesBelow(path)) io.inputs?.add(realPath(file));
  return seasonOf(await readGrids(path, given), options);
}

function filesBelow(path: string): string[] {
  try {
    return statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
  } catch {
    return [];
  }
}
