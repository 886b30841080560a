/**
 * The game record: a game as one JSON file that anyone can check or play again.
 *
 * - `rules`: name; only the charts and switches that differ from the standard ones
 * - `away`, `home`: the team charts, without statistics and provenance; `playoff`; `passers` where others than the first pass
 * - `seed`, `coaches`, `roller`: how it came about; dice a person rolled have no seed
 * - `choices`: every answer to a decision, in order
 * - `dice`: every face, in order: five a roll, red white blue black yellow; the coin is a two-sided die
 * - `events`: everything that happened; score, log, box score and drive chart are folds of it
 */
import type { Side } from "../../kernel/football/index.js";
import { coachDice, keptWithout, MatchRecords, startsWhere } from "../../kernel/machine/index.js";
import { playing, type PartsOf, type RecordOf, type TeamsHead } from "../../gamekit/match-records.js";
import { answersOf, type Coach } from "./coaches/index.js";
import { d20Machine, makeGame, type D20Types, type GameSetup } from "./engine/index.js";
import { beginsRow } from "./log/log-rows.js";
import { packRules, resolveRules, STANDARD_RULES, type FiveD20Rules, type TeamChart } from "./rules/index.js";

export interface Head extends TeamsHead<ReturnType<typeof packRules>, TeamChart> {
  readonly playoff: boolean;
  readonly passers?: Readonly<Record<Side, number>>;
}

export type GameParts = PartsOf<GameSetup, Head, Coach>;
export type GameRecord = RecordOf<D20Types, Head>;

/** The rules that a record was played by. The standard ones come as the one shared object. */
export const gameRulesOf = ({ rules }: Pick<GameRecord, "rules">): FiveD20Rules => resolveRules(rules);

/** A chart as records keep it: what is played with. */
const playedChart = keptWithout<TeamChart>("shown", "real", "provenance");

/** Games of two charts, played and kept. */
export const games = new MatchRecords<D20Types, GameParts, GameRecord>({
  format: "pressbox/5d20-game",
  version: 1,
  machine: d20Machine,
  makeGame,
  head: ({ rules, away, home, playoff = false, passers }) => ({
    rules: packRules(rules),
    away: playedChart(away),
    home: playedChart(home),
    playoff,
    ...(passers && { passers }),
  }),
  given: (head) => ({ ...head, rules: gameRulesOf(head) }),
  answers: (coaches, game, seed) => answersOf(coaches, game, coachDice(seed)),
  playStarts: startsWhere(beginsRow),
});

/** Plays a game to its end and keeps all of it; plays a record again. Tests replay. @internal */
export const { playGame, replay } = playing(games, STANDARD_RULES);
