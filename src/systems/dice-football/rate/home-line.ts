/** The home field of a season (ruling `homeField`), from its own games. */
import type { Season } from "../../../stats/index.js";
import type { DiceRules } from "../rules/index.js";
import { bounded } from "./figures.js";

/** What one number adds to the share of games that home teams win (`scripts/dice-constants.mjs --times N`, homeLine). */
const SHARE_PER_NUMBER = 0.0082;
/** Fewer games are not enough: their share is off by .05 or more. */
const LEAST_GAMES = 100;
const MOST = 30;

/** The number of a season's cards; undefined if its tables have too few results, or the rules do not use it. */
export function homeLineOf(
  { tables: { games } }: Pick<Season, "tables">,
  { switches }: Pick<DiceRules, "switches">,
): number | undefined {
  if (switches.homeField !== "line") return undefined;
  let [won, decided] = [0, 0];
  for (const { awayPoints, homePoints } of games) {
    if (awayPoints === undefined || homePoints === undefined || awayPoints === homePoints) continue;
    decided++;
    if (homePoints > awayPoints) won++;
  }
  if (decided < LEAST_GAMES) return undefined;
  return bounded(Math.round((won / decided - 0.5) / SHARE_PER_NUMBER), -MOST, MOST);
}
