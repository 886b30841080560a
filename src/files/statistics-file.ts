/** Season statistics as a kind of file: a table, a workbook, or a folder of them. `stats` reads them. */
import type { FormatKind } from "./read-file.js";
import { hasErrors, UserError } from "../kernel/issue/index.js";
import type { Season, SeasonOptions } from "../stats/index.js";
import { isTableName, isTextTable } from "../text/tables/table-names.js";

/** A fifth of the library's code, loaded with the first table. */
const statistics = () => import("../stats/index.js");

/** @param options which season is wanted; without it, several seasons side by side are valid, and `rate` chooses one */
export const statisticsKind = (options?: SeasonOptions): FormatKind<Season> => ({
  id: "statistics",
  title: "Season statistics",
  folders: true,
  async recognizes(source) {
    if (source.isFolder) return true;
    if (!isTableName(source.name)) return false;
    try {
      const { isStatistics } = await import("../stats/index.js");
      return (await source.heads()).some(isStatistics);
    } catch (error) {
      // Text files are recognized or rejected by other readers. Only this one knows other formats.
      if (error instanceof UserError && isTextTable(source.name)) return false;
      throw error;
    }
  },
  async read(source) {
    const { readSeason, unread } = await statistics();
    const grids = await source.grids();
    const { issues: found, season: read } = readSeason(grids, options);
    // Plays are not totals, but the report lists them too.
    const plays = source.files
      .filter(({ isPlays }) => isPlays)
      .map(({ name: file }) => ({ ...unread({ file }), use: "a table of plays, which replay-season reads" }));
    const season = read && { ...read, sheets: [...read.sheets, ...plays] };
    const reported = options ? found : found.filter(({ code }) => code !== "stats-seasons");
    const issues = [...grids.flatMap((grid) => grid.issues), ...reported];
    return { issues, ...(season && !hasErrors(issues) && { value: season }) };
  },
});
