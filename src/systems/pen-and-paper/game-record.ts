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
import { coachDice, MatchRecords, startsWhere } from "../../kernel/machine/index.js";
import { playing, type PartsOf, type RecordOf, type TeamsHead } from "../../gamekit/match-records.js";
import type { Coach } from "./coaches/coach.js";
import { answersOf } from "./coaches/run.js";
import { headToHead, makeGame, type GameSetup, type GameTeam, type HeadToHeadTypes } from "./engine/index.js";
import { beginsRow } from "./facts/record-fold.js";
import { packRules, resolveRules, STANDARD_RULES, type PenAndPaperRules } from "./rules/index.js";

export const GAME_FORMAT = "pressbox/pen-and-paper-game";

export interface Head extends TeamsHead<ReturnType<typeof packRules>, GameTeam> {
  readonly playoff: boolean;
}

export type GameParts = PartsOf<GameSetup, Head, Coach>;
export type GameRecord = RecordOf<HeadToHeadTypes, Head>;

/** The rules that a record was played by. The standard ones come as the one shared object. */
export const gameRulesOf = ({ rules }: Pick<GameRecord, "rules">): PenAndPaperRules => resolveRules(rules);

/** Head-to-head games, played and kept. */
export const games = new MatchRecords<HeadToHeadTypes, GameParts, GameRecord>({
  format: GAME_FORMAT,
  version: 1,
  machine: headToHead,
  makeGame,
  head: ({ rules, away, home, playoff = false }) => ({ rules: packRules(rules), away, home, playoff }),
  given: (head) => ({ ...head, rules: gameRulesOf(head) }),
  answers: (coaches, game, seed) => answersOf(coaches, game, coachDice(seed)),
  playStarts: startsWhere(beginsRow),
});

/** Plays a game to its end and keeps all of it; plays a record again. Tests replay. @internal */
export const { playGame, replay } = playing(games, STANDARD_RULES);
