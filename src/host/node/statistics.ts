/** Season statistics from the disk: a CSV file, a workbook, or a folder of them. */
import { existsSync } from "node:fs";
import { Source } from "../../files/source.js";
import type { RawGrid } from "../../text/tables/raw-grid.js";
import { readContent } from "./content.js";
import { packageFile } from "./place.js";

/**
 * All sheets of a file or folder.
 * @throws UserError with the errors of every file that cannot be read
 */
export const readGrids = async (path: string, shown = path): Promise<readonly RawGrid[]> =>
  new Source(readContent(path, shown, { statistics: true }), shown).grids();

/** The statistics folder of a game's built-in sample league; undefined if it has none. */
export function sampleLeague(system: string): string | undefined {
  const folder = packageFile("assets", "samples", system, "league");
  return existsSync(folder) ? folder : undefined;
}
