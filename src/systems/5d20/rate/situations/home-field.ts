/** A season's home-field effect, from its own games. */
import { homeWinShare, type Season } from "../../../../stats/index.js";
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
/** Undefined if the tables have too few results. */
export function homeFieldOfSeason(season: Pick<Season, "tables">): HomeField | undefined {
  const won = homeWinShare(season);
  return won === undefined ? undefined : FROM.find(([share]) => won >= share)![1];
}
