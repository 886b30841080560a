/**
 * The game record: a game as one JSON file that anybody can check or play again.
 *
 * - `rules`: name; only the charts and switches that differ from the standard ones
 * - `away`, `home`: the team charts, without statistics and provenance; `playoff`; `passers` where others than the first pass
 * - `seed`, `coaches`, `roller`: how it came about; dice a person rolled have no seed
 * - `choices`: every answer to a decision, in order
 * - `dice`: every face, in order: five a roll, red white blue black yellow; the coin is a two-sided die
 * - `events`: everything that happened; score, log, box score and drive chart are folds of it
 */
import { seededRoller, seedOf, type Dice } from "../../kernel/dice/index.js";
import type { Side } from "../../kernel/football/index.js";
import type { Locate } from "../../kernel/issue/index.js";
import {
  KeepingTable,
  playOut,
  quickTable,
  replayGame,
  type GameFile,
  type Kept,
  type Replay,
} from "../../kernel/machine/index.js";
import { answersOf, type Coach } from "./coaches/index.js";
import { d20Machine, makeGame, type D20Types, type GameEvent, type GameSetup } from "./engine/index.js";
import { packRules, resolveRules, STANDARD_RULES, type FiveD20Rules, type TeamChart } from "./rules/index.js";

export const GAME_FORMAT = "pressbox/5d20-game";
export const GAME_VERSION = 1;

export interface GameRecord extends GameFile<D20Types> {
  readonly format: typeof GAME_FORMAT;
  readonly version: typeof GAME_VERSION;
  readonly rules: ReturnType<typeof packRules>;
  readonly away: TeamChart;
  readonly home: TeamChart;
  readonly playoff: boolean;
  readonly passers?: Readonly<Record<Side, number>>;
  readonly coaches: Readonly<Record<Side, string>>;
}

/** The rules that a record was played by. The standard ones come as the one shared object. */
export const gameRulesOf = ({ rules }: Pick<GameRecord, "rules">): FiveD20Rules => resolveRules(rules);

/** Seed of the coaches' own dice: apart from the game's, fixed by the same number. */
export const coachSeed = (seed: number): number => (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) >>> 0;

export interface PlayGameOptions extends Omit<GameSetup, "rules"> {
  readonly rules?: FiveD20Rules;
  /** One coach for both sides, or one each. */
  readonly coaches: Coach | Readonly<Record<Side, Coach>>;
  /** A 32-bit integer, or any text as typed by a person. */
  readonly seed?: number | string;
  /** Dice from elsewhere instead of a seed; the seed still fixes the coaches' own dice. */
  readonly roller?: Dice;
}

const both = (coach: Coach): Readonly<Record<Side, Coach>> => ({ home: coach, away: coach });

function openOptions({ rules = STANDARD_RULES, away, home, playoff = false, passers, ...options }: PlayGameOptions) {
  const seed = seedOf(options.seed);
  const coaches = "id" in options.coaches ? both(options.coaches) : options.coaches;
  const game = makeGame({ rules, away, home, playoff, passers });
  const answers = answersOf(coaches, game, seededRoller(coachSeed(seed)));
  return { game, seed, coaches, answers, dice: options.roller ?? seededRoller(seed) };
}

/** Plays a game to its end and keeps all of it. */
export function playGame(options: PlayGameOptions): GameRecord {
  const { game, seed, coaches, answers, dice } = openOptions(options);
  const table = new KeepingTable<D20Types>(dice, answers);
  playOut(d20Machine, game, table);
  return recordOf(game, table, { away: coaches.away.id, home: coaches.home.id }, options.roller ? undefined : seed);
}

/** The events of a game that nobody keeps. Same game as `playGame` on the same seed. */
export function hearGame(options: PlayGameOptions, emit: (event: GameEvent) => void): void {
  const { game, answers, dice } = openOptions(options);
  playOut(d20Machine, game, quickTable<D20Types>(dice, answers, emit));
}

const stripped = new WeakMap<TeamChart, TeamChart>();

/** A chart as records keep it: what is played with. */
function playedChart(chart: TeamChart): TeamChart {
  if (chart.shown === undefined && chart.provenance === undefined) return chart;
  const known = stripped.get(chart);
  if (known) return known;
  const played: { -readonly [K in keyof TeamChart]: TeamChart[K] } = { ...chart };
  delete played.shown;
  delete played.provenance;
  stripped.set(chart, played);
  return played;
}

/** A record with its head, keys in the documented order. */
export function recordOf(
  { rules, away, home, playoff = false, passers }: GameSetup,
  { choices, dice, events }: Kept<D20Types>,
  coaches: Readonly<Record<Side, string>>,
  seed?: number,
): GameRecord {
  return {
    format: GAME_FORMAT,
    version: GAME_VERSION,
    rules: packRules(rules),
    away: playedChart(away),
    home: playedChart(home),
    playoff,
    ...(passers && { passers }),
    ...(seed === undefined ? {} : { seed }),
    coaches,
    roller: seed === undefined ? "own dice" : "xoroshiro128+",
    choices,
    dice,
    events,
  };
}

/** A game before its first play: teams and nothing else. */
export const unplayedGame = (setup: GameSetup): GameRecord =>
  recordOf(setup, { choices: [], dice: [], events: [] }, { away: "hand", home: "hand" });

/** Plays a record again. */
export const replay = (record: GameRecord, locate?: Locate): Replay<D20Types> =>
  replayGame(
    d20Machine,
    makeGame({ ...record, rules: gameRulesOf(record) }),
    record,
    { format: GAME_FORMAT, version: GAME_VERSION },
    locate,
  );
