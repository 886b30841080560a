/**
 * The game record: a game as one JSON file that anybody can check or play again.
 *
 * - `rules`: name, and what differs from the nearer preset
 * - `away`, `home`: names; `skill`: team skills that were named, null where the dice drew one (`skillsOf` tells which)
 * - `seed`, `coaches`, `roller`: how it came about; dice a person rolled have no seed
 * - `choices`: every answer to a decision, in order
 * - `dice`: every face of the game's dice, in order
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
  type Decide,
  type GameFile,
  type Kept,
  type Replay,
} from "../../kernel/machine/index.js";
import { coachesOf, type Coach, type Coaches } from "./coaches/coach.js";
import {
  postcardGame,
  runGame,
  type Both,
  type GameEvent,
  type GameSetup,
  type GameState,
  type PostcardTypes,
  type Skill,
} from "./engine/index.js";
import { packRules, resolveRules } from "./rules/resolve.js";
import { STANDARD_RULES, type PostcardRules } from "./rules/index.js";

export const GAME_FORMAT = "pressbox/postcard-game";
export const GAME_VERSION = 1;

export interface GameRecord extends GameFile<PostcardTypes> {
  readonly format: typeof GAME_FORMAT;
  readonly version: typeof GAME_VERSION;
  readonly rules: ReturnType<typeof packRules>;
  readonly away: string;
  readonly home: string;
  readonly skill: Both<Skill | null>;
  readonly coaches: Readonly<Record<Side, string>>;
}

/** The rules that a record was played by. A preset comes as the one shared object. */
export const gameRulesOf = ({ rules }: Pick<GameRecord, "rules">): PostcardRules => resolveRules(rules);

/** Team skills as played, drawn ones included. */
export function skillsOf({ events, skill }: Pick<GameRecord, "events" | "skill">): Both<Skill | null> {
  const start = events.at(0);
  return start?.type === "gameStart" ? start.skill : skill;
}

/** True when the game in a record came to its end. */
export const isFinished = (record: Pick<GameRecord, "events">): boolean => record.events.at(-1)?.type === "gameEnd";

/** Seed of a coach's own dice: apart from the game's and from the other coach's, fixed by the same number. */
export const coachSeed = (seed: number, side: Side): number =>
  (Math.imul(seed, 0x9e3779b1) ^ (side === "home" ? 0x5bd1e995 : 0x27d4eb2f)) >>> 0;

export interface PlayGameOptions {
  /** Default: strict. */
  readonly rules?: PostcardRules;
  readonly away: string;
  readonly home: string;
  /** Team skills by name; null and absent leave them to the dice. Only for rules with team skills. */
  readonly skill?: Both<Skill | null>;
  /** One coach for both sides, or one each. */
  readonly coaches: Coaches;
  /** A 32-bit integer, or any text as typed by a person; default 0. */
  readonly seed?: number | string;
  /** Dice from elsewhere instead of a seed; the seed still fixes the coaches' own dice. */
  readonly roller?: Dice;
}

/** Answers of two coaches; the seed fixes their own dice. */
export function answersOf(
  coaches: Readonly<Record<Side, Coach>>,
  rules: PostcardRules,
  seed: number,
): Decide<PostcardTypes> {
  const own = { away: seededRoller(coachSeed(seed, "away")), home: seededRoller(coachSeed(seed, "home")) };
  return (decision, state) => coaches[decision.side].choose(decision, state, own[decision.side], rules);
}

/** What `runGame` and a record need of the options. */
function openOptions({ rules = STANDARD_RULES, away, home, skill = NO_SKILL, ...options }: PlayGameOptions) {
  const seed = seedOf(options.seed);
  const coaches = coachesOf(options.coaches);
  return {
    setup: { rules, away, home, skill },
    seed,
    coaches,
    dice: options.roller ?? seededRoller(seed),
    answers: answersOf(coaches, rules, seed),
  };
}

/** Plays a game to its end and keeps all of it. */
export function playGame(options: PlayGameOptions): GameRecord {
  const { setup, seed, coaches, dice, answers } = openOptions(options);
  const table = new KeepingTable<PostcardTypes>(dice, answers);
  playOut(postcardGame, setup, table);
  return recordOf(setup, table, { away: coaches.away.id, home: coaches.home.id }, options.roller ? undefined : seed);
}

/** A record with its head, keys in the documented order. */
export function recordOf(
  { rules, away, home, skill = NO_SKILL }: GameSetup,
  { choices, dice, events }: Kept<PostcardTypes>,
  coaches: Readonly<Record<Side, string>>,
  seed?: number,
): GameRecord {
  return {
    format: GAME_FORMAT,
    version: GAME_VERSION,
    rules: packRules(rules),
    away,
    home,
    skill: { away: skill.away, home: skill.home },
    ...(seed === undefined ? {} : { seed }),
    coaches,
    roller: seed === undefined ? "own dice" : "xoroshiro128+",
    choices,
    dice,
    events,
  };
}

const NO_SKILL: Both<Skill | null> = { away: null, home: null };

/** Plays a game that nobody writes down, for tables of many games, and gives its last state. Same game as `playGame` on the same seed. */
export function finalState(options: PlayGameOptions, emit?: (event: GameEvent) => void): GameState {
  const { setup, dice, answers } = openOptions(options);
  return runGame(setup, quickTable<PostcardTypes>(dice, answers, emit));
}

/** A game before its first play: it heads the sheets that people fill in at the table. Skills count only under rules that have them. */
export const unplayedGame = ({ skill, ...setup }: GameSetup): GameRecord =>
  recordOf(
    { ...setup, ...(setup.rules.switches.teamSkill === "on" && skill && { skill }) },
    { choices: [], dice: [], events: [] },
    { away: "hand", home: "hand" },
  );

/** Plays a record again. */
export const replay = (record: GameRecord, locate?: Locate): Replay<PostcardTypes> =>
  replayGame(
    postcardGame,
    { rules: gameRulesOf(record), away: record.away, home: record.home, skill: record.skill },
    record,
    { format: GAME_FORMAT, version: GAME_VERSION },
    locate,
  );
