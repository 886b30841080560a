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
import { coachDice, keptWithout, MatchRecords } from "../../kernel/machine/index.js";
import { playing, type PartsOf, type RecordOf, type TeamsHead } from "../../gamekit/match-records.js";
import { answersOf, type Coach } from "./coaches/index.js";
import { diceMachine, makeGame, type DiceTypes, type GameSetup } from "./engine/index.js";
import { packRules, resolveRules, STANDARD_RULES, type DiceRules, type Team } from "./rules/index.js";

export interface Head extends TeamsHead<ReturnType<typeof packRules>, Team> {
  readonly playoff: boolean;
  readonly missing?: GameSetup["missing"];
}

export type GameParts = PartsOf<GameSetup, Head, Coach>;
export type GameRecord = RecordOf<DiceTypes, Head>;

/** The rules that a record was played by. The standard ones come as the one shared object. */
export const gameRulesOf = ({ rules }: Pick<GameRecord, "rules">): DiceRules => resolveRules(rules);

/** A team as records keep it: what is played with. */
const playedTeam = keptWithout<Team>("provenance");

/** Games of two teams, played and kept. */
export const games = new MatchRecords<DiceTypes, GameParts, GameRecord>({
  format: "pressbox/dice-football-game",
  version: 1,
  machine: diceMachine,
  makeGame,
  head: ({ rules, away, home, playoff = false, missing }) => ({
    rules: packRules(rules),
    away: playedTeam(away),
    home: playedTeam(home),
    playoff,
    ...(missing && { missing }),
  }),
  given: (head) => ({ ...head, rules: gameRulesOf(head) }),
  answers: (coaches, game, seed) => answersOf(coaches, game, coachDice(seed)),
});

/** Plays a game to its end and keeps all of it; plays a record again. Tests replay. @internal */
export const { playGame, replay } = playing(games, STANDARD_RULES);
