/** How often a season's home teams won, for the home fields of ratings. */
import type { Season } from "./season/season.js";

/** Fewer games are not enough: their share is off by .05 or more. */
const LEAST_GAMES = 100;

/** Share of the games without ties; undefined if the tables have too few results. */
export function homeWinShare({ tables: { games } }: Pick<Season, "tables">): number | undefined {
  let [won, decided] = [0, 0];
  for (const { awayPoints, homePoints } of games) {
    if (awayPoints === undefined || homePoints === undefined || awayPoints === homePoints) continue;
    decided++;
    if (homePoints > awayPoints) won++;
  }
  return decided < LEAST_GAMES ? undefined : won / decided;
}
