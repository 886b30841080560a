/** Cups of PostCard Football for `pressbox season postcard`. */
import { currentWeek } from "../../league/season.js";
import type { Seasons } from "../../contract/seasons.js";
import { cupBook } from "./cup/book/cup-book.js";
import type { PostcardRules } from "./rules/index.js";
import { cupsBy } from "./cup/cup-game.js";
import { enginePlayer } from "./cup/cup-player.js";
import { viewOf, type Cup } from "./cup/types.js";
import { teamsKindFor } from "./teams.js";

export const teamsKind = teamsKindFor(() => enginePlayer.coaches);

export const seasons: Seasons<Cup> = cupsBy(enginePlayer, cupBook).seasons;

/** A sample cup for filled sheets: in its second season, with the table complete and the final four in progress. */
export function exampleCup(rules: PostcardRules, seed: number): Cup {
  let cup = seasons.create({ rules, seed, size: 8, name: "Lamplight Cup", settings: { format: "final-four" } });
  const last = viewOf(cup).rounds.length + 2;
  while (cup.season === 1 || currentWeek(viewOf(cup))! < last) cup = seasons.step(cup).league;
  return cup;
}
