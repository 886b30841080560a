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
import { coachDice, keptWithout, startsWhere } from "../../kernel/machine/index.js";
import { answersOfTeams } from "../../gamekit/coach-list.js";
import { recordsOf, type PartsOf, type RecordOf, type TeamsHead } from "../../gamekit/match-records.js";
import type { Coach } from "./coaches/index.js";
import { DECK } from "./dice-deck.js";
import { d20Machine, makeGame, type D20Types, type GameSetup } from "./engine/index.js";
import { beginsRow } from "./log/log-rows.js";
import { keptRules, type TeamChart } from "./rules/index.js";

export interface Head extends TeamsHead<ReturnType<typeof keptRules.pack>, TeamChart> {
  readonly playoff: boolean;
  readonly passers?: Readonly<Record<Side, number>>;
}

export type GameParts = PartsOf<GameSetup, Head, Coach>;
export type GameRecord = RecordOf<D20Types, Head>;

/** A chart as records store it: only what play needs. */
const playedChart = keptWithout<TeamChart>("shown", "real", "provenance");

/** Games between two charts: playing, storing and replaying them, and their rules. Tests replay. @internal */
export const { games, gameRulesOf, playGame, replay } = recordsOf<D20Types, GameParts, GameRecord>({
  format: "pressbox/5d20-game",
  machine: d20Machine,
  deck: DECK,
  makeGame,
  rules: keptRules,
  head: ({ away, home, playoff = false, passers }) => ({
    away: playedChart(away),
    home: playedChart(home),
    playoff,
    ...(passers && { passers }),
  }),
  answers: (coaches, game, seed) => answersOfTeams(coaches, game, coachDice(seed)),
  playStarts: startsWhere(beginsRow),
});
