/** What the home field did in a season, by its own games. */
import type { Season } from "../../../../stats/index.js";
import type { TeamChart } from "../../rules/index.js";

type HomeField = NonNullable<TeamChart["homeField"]>;

/**
 * Shares of games that home teams win, ties apart, from which a field is the likeliest: half way between what each gives an even league (.50 without one; .55 on passes
 * alone and .61 both ways as measured of rated teams of 2019 by the rules `season` and the printed ones, `npm run bench -- realism DIR --figures`).
 */
const FROM: readonly (readonly [share: number, field: HomeField])[] = [
  [0.58, "full"],
  [0.525, "passes"],
  [0, "off"],
];
/** Fewer games say too little: their share is off by .05 and more. */
const LEAST_GAMES = 100;

/** Undefined where the tables hold too few results. */
export function homeFieldOfSeason({ tables: { games } }: Pick<Season, "tables">): HomeField | undefined {
  let [won, decided] = [0, 0];
  for (const { awayPoints, homePoints } of games) {
    if (awayPoints === undefined || homePoints === undefined || awayPoints === homePoints) continue;
    decided++;
    if (homePoints > awayPoints) won++;
  }
  if (decided < LEAST_GAMES) return undefined;
  return FROM.find(([share]) => won / decided >= share)![1];
}
