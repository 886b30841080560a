/** Cups of PostCard Football for `pressbox season postcard`. */
import type { Seasons } from "../contract.js";
import { BOOK_LOGS, cupBook } from "./cup/book/index.js";
import type { PostcardRules } from "./rules/index.js";
import { enginePlayer } from "./cup/cup-player.js";
import { cupKindFor } from "./cup/cup-kind.js";
import { seasonsOf } from "./cup/seasons-of.js";
import { currentRound, tableRounds, viewOf } from "./cup/view.js";
import type { Cup } from "./cup/types.js";
import { teamsKindFor } from "./teams.js";

export const cupKind = cupKindFor(enginePlayer);
export const teamsKind = teamsKindFor(() => enginePlayer.coaches);

export const seasons: Seasons<Cup> = {
  ...seasonsOf(enginePlayer),
  kind: cupKind,
  book: (request) => cupBook(request, enginePlayer),
  bookLogs: BOOK_LOGS,
  handSheet: "game-log",
};

/** A cup for filled sheets: its second season, the table played out and the final four under way. */
export function exampleCup(rules: PostcardRules, seed: number): Cup {
  let cup = seasons.create({ rules, seed, size: 8, name: "Lamplight Cup", settings: { format: "final-four" } });
  const last = tableRounds(viewOf(cup)) + 2;
  while (cup.season === 1 || currentRound(viewOf(cup))! < last) cup = seasons.step(cup).league;
  return cup;
}
