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
import type { Locate } from "../../kernel/issue/index.js";
import {
  coachDice,
  keptWithout,
  MatchRecords,
  startsWhere,
  type MatchFile,
  type MatchRun,
  type MatchParts,
  type Replay,
} from "../../kernel/machine/index.js";
import { answersOf, type Coach } from "./coaches/index.js";
import { d20Machine, makeGame, type D20Types, type GameSetup } from "./engine/index.js";
import { beginsRow } from "./log/log-rows.js";
import { packRules, resolveRules, STANDARD_RULES, type FiveD20Rules, type TeamChart } from "./rules/index.js";

export const GAME_FORMAT = "pressbox/5d20-game";
export const GAME_VERSION = 1;

export interface Head {
  readonly rules: ReturnType<typeof packRules>;
  readonly away: TeamChart;
  readonly home: TeamChart;
  readonly playoff: boolean;
  readonly passers?: Readonly<Record<Side, number>>;
}

export interface GameParts extends MatchParts {
  readonly given: GameSetup;
  readonly head: Head;
  readonly coach: Coach;
}

export interface GameRecord extends MatchFile<D20Types>, Head {
  readonly format: typeof GAME_FORMAT;
  readonly version: typeof GAME_VERSION;
}

/** The rules that a record was played by. The standard ones come as the one shared object. */
export const gameRulesOf = ({ rules }: Pick<GameRecord, "rules">): FiveD20Rules => resolveRules(rules);

/** A chart as records keep it: what is played with. */
const playedChart = keptWithout<TeamChart>("shown", "real", "provenance");

/** Games of two charts, played and kept. */
export const games = new MatchRecords<D20Types, GameParts, GameRecord>({
  format: GAME_FORMAT,
  version: GAME_VERSION,
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

export interface PlayGameOptions extends Omit<GameSetup, "rules">, MatchRun<Coach> {
  readonly rules?: FiveD20Rules;
}

/** Plays a game to its end and keeps all of it. */
export const playGame = ({ rules = STANDARD_RULES, ...options }: PlayGameOptions): GameRecord =>
  games.play({ ...options, rules }, options);

/** Plays a record again. @internal */
export const replay = (record: GameRecord, locate?: Locate): Replay<D20Types> => games.replay(record, locate);
