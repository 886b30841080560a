/** A season's home-field effect, from its own games. */
import type { Season } from "../../../../stats/index.js";
import type { TeamChart } from "../../rules/index.js";

type HomeField = NonNullable<TeamChart["homeField"]>;

/**
 * Home winning percentages (without ties) from which each rule is the most likely: halfway between what each gives an
 * even league (.50 without one; .55 on passes only and .61 both ways, measured on rated teams of 2019 with the rules
 * `season` and the printed ones, `npm run bench -- realism DIR --figures`).
 */
const FROM: readonly (readonly [share: number, field: HomeField])[] = [
  [0.58, "full"],
  [0.525, "passes"],
  [0, "off"],
];
/** Fewer games are not enough: their share is off by .05 or more. */
const LEAST_GAMES = 100;

/** Undefined if the tables have too few results. */
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
