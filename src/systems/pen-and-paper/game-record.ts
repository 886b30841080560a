/**
 * The game record: a head-to-head game as one JSON file that anybody can check or play again.
 *
 * - `rules`: name; the full tables only when they differ from the standard ones, and only the switches that differ
 * - `away`, `home`: names, modifiers and stars as they came to the game; `playoff`
 * - `seed`, `coaches`, `roller`: how it came about; dice a person rolled have no seed
 * - `choices`: every answer to a decision, in order; calls carry the chart dice they came from
 * - `dice`: every face of the game's dice, in order; the coin is a two-sided die
 * - `events`: everything that happened; score, record sheet, box score and drive chart are folds of it
 */
import { RecordingRoller, seededRoller, seedOf, type Roller } from "../../kernel/dice/index.js";
import type { Side } from "../../kernel/football/index.js";
import type { Coach } from "./coaches/coach.js";
import { runGame } from "./coaches/run.js";
import { makeGame, type Choice, type GameEvent, type GameTeam } from "./engine/index.js";
import { packRules, resolveRules, STANDARD_RULES, type PenAndPaperRules } from "./rules/index.js";

export const GAME_FORMAT = "pressbox/pen-and-paper-game";
export const GAME_VERSION = 1;

/** Where the dice came from. */
export const GAME_ROLLERS = ["xoroshiro128+", "own dice"] as const;

export interface GameRecord {
  readonly format: typeof GAME_FORMAT;
  readonly version: typeof GAME_VERSION;
  readonly rules: ReturnType<typeof packRules>;
  readonly away: GameTeam;
  readonly home: GameTeam;
  readonly playoff: boolean;
  /** 32-bit seed of the dice; absent for dice that a person rolled. */
  readonly seed?: number;
  readonly coaches: Readonly<Record<Side, string>>;
  readonly roller: (typeof GAME_ROLLERS)[number];
  readonly choices: readonly Choice[];
  readonly dice: readonly number[];
  readonly events: readonly GameEvent[];
}

/** The rules that a record was played by. The standard ones come as the one shared object. */
export const gameRulesOf = ({ rules }: Pick<GameRecord, "rules">): PenAndPaperRules => resolveRules(rules);

/** Seed of the coaches' own dice: apart from the game's, fixed by the same number. */
export const coachSeed = (seed: number): number => (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) >>> 0;

export interface PlayGameOptions {
  readonly rules?: PenAndPaperRules;
  readonly away: GameTeam;
  readonly home: GameTeam;
  readonly playoff?: boolean;
  /** One coach for both sides, or one each. */
  readonly coaches: Coach | Readonly<Record<Side, Coach>>;
  /** A 32-bit integer, or any text as typed by a person. */
  readonly seed?: number | string;
  /** Dice from elsewhere instead of a seed; the seed still fixes the coaches' own dice. */
  readonly roller?: Roller;
}

/** Plays a game to its end and keeps all of it. */
export function playGame(options: PlayGameOptions): GameRecord {
  const { rules = STANDARD_RULES, away, home, playoff = false, seed, roller } = options;
  const coaches = "id" in options.coaches ? both(options.coaches) : options.coaches;
  const number = seedOf(seed);
  const dice = new RecordingRoller(roller ?? seededRoller(number));
  const choices: Choice[] = [];
  const events: GameEvent[] = [];
  runGame({
    game: makeGame({ rules, away, home, playoff }),
    coaches,
    roller: dice,
    coachDice: seededRoller(coachSeed(number)),
    emit: (event) => events.push(event),
    onChoice: (choice) => choices.push(choice),
  });
  return {
    format: GAME_FORMAT,
    version: GAME_VERSION,
    rules: packRules(rules),
    away,
    home,
    playoff,
    ...(roller ? {} : { seed: number }),
    coaches: { away: coaches.away.id, home: coaches.home.id },
    roller: roller ? "own dice" : "xoroshiro128+",
    choices,
    dice: dice.faces,
    events,
  };
}

const both = (coach: Coach): Readonly<Record<Side, Coach>> => ({ home: coach, away: coach });

/** True when the game in a record came to its end. */
export const isFinished = (record: Pick<GameRecord, "events">): boolean => record.events.at(-1)?.type === "gameEnd";
