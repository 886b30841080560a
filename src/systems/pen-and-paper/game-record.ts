/**
 * The game record: a head-to-head game as one JSON file that anyone can check or play again.
 *
 * - `rules`: name; the full tables only when they differ from the standard ones, and only the switches that differ
 * - `away`, `home`: names, modifiers and stars as they came to the game; `playoff`
 * - `seed`, `coaches`, `roller`: how it came about; dice a person rolled have no seed
 * - `choices`: every answer to a decision, in order; calls carry the chart dice they came from
 * - `dice`: every face of the game's dice, in order; the coin is a two-sided die
 * - `events`: everything that happened; score, record sheet, box score and drive chart are folds of it
 */
import { coachDice, startsWhere } from "../../kernel/machine/index.js";
import { recordsOf, type PartsOf, type RecordOf, type TeamsHead } from "../../gamekit/match-records.js";
import type { Coach } from "./coaches/coach.js";
import { DECK } from "./dice-deck.js";
import { answersOf } from "./coaches/run.js";
import { headToHead, makeGame, type GameSetup, type GameTeam, type HeadToHeadTypes } from "./engine/index.js";
import { beginsRow } from "./facts/record-fold.js";
import { keptRules } from "./rules/index.js";

export interface Head extends TeamsHead<ReturnType<typeof keptRules.pack>, GameTeam> {
  readonly playoff: boolean;
}

export type GameParts = PartsOf<GameSetup, Head, Coach>;
export type GameRecord = RecordOf<HeadToHeadTypes, Head>;

/** Head-to-head games: played and kept, replayed, and their rules. Tests replay. @internal */
export const { games, gameRulesOf, playGame, replay } = recordsOf<HeadToHeadTypes, GameParts, GameRecord>({
  format: "pressbox/pen-and-paper-game",
  machine: headToHead,
  deck: DECK,
  makeGame,
  rules: keptRules,
  head: ({ away, home, playoff = false }) => ({ away, home, playoff }),
  answers: (coaches, game, seed) => answersOf(coaches, game, coachDice(seed)),
  playStarts: startsWhere(beginsRow),
});
