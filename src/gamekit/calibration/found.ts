/** What a rating reports of its calibration. */
import type { Rating } from "../../contract/rating.js";

/** Why the games of a league were not played. */
export const BEYOND = "Rated at the usual levels: the teams also played others, so games of their own cannot set them.";

/** @param words descriptions of the levels, in order */
export const levelsFound = <K extends string>(
  words: Readonly<Record<K, string>>,
  usual: Readonly<Record<K, number>>,
  { games, levels }: { readonly games: number; readonly levels: Readonly<Record<K, number>> },
): Rating["calibrated"] => ({
  games,
  levels: (Object.keys(words) as K[]).map((level) => ({
    level,
    title: words[level],
    usual: usual[level],
    found: levels[level],
  })),
});
