/**
 * The game record: a game as one JSON file that anyone can check or play again.
 *
 * - `rules`: name; only the charts and switches that differ from the standard ones
 * - `away`, `home`: the teams, without provenance; `playoff`; `missing`: who sits out, hurt in earlier games or played enough
 * - `seed`, `coaches`, `roller`: how it came about; dice a person rolled have no seed
 * - `choices`: every answer to a decision, in order
 * - `dice`: every face, in order: four a roll, red white black blue; two red white; 10 is the 0
 * - `events`: everything that happened; score, log, box score and drive chart are folds of it
 */
import { coachDice, keptWithout } from "../../kernel/machine/index.js";
import { answersOfTeams } from "../../gamekit/coach-list.js";
import { recordsOf, type PartsOf, type RecordOf, type TeamsHead } from "../../gamekit/match-records.js";
import type { Coach } from "./coaches/index.js";
import { DECK } from "./dice-deck.js";
import { diceMachine, makeGame, type DiceTypes, type GameSetup } from "./engine/index.js";
import { keptRules, type Team } from "./rules/index.js";

export interface Head extends TeamsHead<ReturnType<typeof keptRules.pack>, Team> {
  readonly playoff: boolean;
  readonly missing?: GameSetup["missing"];
}

export type GameParts = PartsOf<GameSetup, Head, Coach>;
export type GameRecord = RecordOf<DiceTypes, Head>;

/** A team as records store it: only what play needs. */
const playedTeam = keptWithout<Team>("provenance");

/** Games between two teams: playing, storing and replaying them, and their rules. Tests replay. @internal */
export const { games, gameRulesOf, playGame, replay } = recordsOf<DiceTypes, GameParts, GameRecord>({
  format: "pressbox/dice-football-game",
  machine: diceMachine,
  deck: DECK,
  makeGame,
  rules: keptRules,
  head: ({ away, home, playoff = false, missing }) => ({
    away: playedTeam(away),
    home: playedTeam(home),
    playoff,
    ...(missing && { missing }),
  }),
  answers: (coaches, game, seed) => answersOfTeams(coaches, game, coachDice(seed)),
});
