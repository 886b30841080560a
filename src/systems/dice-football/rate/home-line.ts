/** The home number of a season (ruling `homeField`), from its own games. */
import { homeWinShare, type Season } from "../../../stats/index.js";
import type { DiceRules } from "../rules/index.js";
import { bounded } from "./figures.js";

/** What one number adds to the share of games that home teams win, in replays of seven seasons (docs/seasons.md). */
const SHARE_PER_NUMBER = 0.0082;
const MOST = 30;

/** The number of a season's cards; undefined if its tables have too few results, or the rules do not use it. */
export function homeLineOf(
  season: Pick<Season, "tables">,
  { switches }: Pick<DiceRules, "switches">,
): number | undefined {
  const won = switches.homeField === "line" ? homeWinShare(season) : undefined;
  return won === undefined ? undefined : bounded(Math.round((won - 0.5) / SHARE_PER_NUMBER), -MOST, MOST);
}
