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
import { seededRoller, seedOf, type Roller } from "../../kernel/dice/index.js";
import type { Side } from "../../kernel/football/index.js";
import { coachesOf, type Coach, type Coaches } from "./coaches/coach.js";
import {
  runGame,
  type Both,
  type Choice,
  type Decision,
  type GameEvent,
  type GameState,
  type Skill,
  type Table,
} from "./engine/index.js";
import { packRules, resolveRules } from "./rules/resolve.js";
import { STANDARD_RULES, type PostcardRules } from "./rules/index.js";

export const GAME_FORMAT = "pressbox/postcard-game";
export const GAME_VERSION = 1;

/** Where the dice came from. */
export const GAME_ROLLERS = ["xoroshiro128+", "own dice"] as const;

export interface GameRecord {
  readonly format: typeof GAME_FORMAT;
  readonly version: typeof GAME_VERSION;
  readonly rules: ReturnType<typeof packRules>;
  readonly away: string;
  readonly home: string;
  readonly skill: Both<Skill | null>;
  /** 32-bit seed of the dice; absent for dice that a person rolled. */
  readonly seed?: number;
  readonly coaches: Readonly<Record<Side, string>>;
  readonly roller: (typeof GAME_ROLLERS)[number];
  readonly choices: readonly Choice[];
  readonly dice: readonly number[];
  readonly events: readonly GameEvent[];
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
  readonly roller?: Roller;
}

/** Two coaches, dice, and what they bring about: the table that games by seed are played at. */
export class CoachTable implements Table {
  readonly choices: Choice[] = [];
  readonly dice: number[] = [];
  readonly events: GameEvent[] = [];
  private readonly own: Readonly<Record<Side, Roller>>;

  constructor(
    private readonly rules: PostcardRules,
    readonly coaches: Readonly<Record<Side, Coach>>,
    private readonly roller: Roller,
    seed: number,
  ) {
    this.own = { away: seededRoller(coachSeed(seed, "away")), home: seededRoller(coachSeed(seed, "home")) };
  }

  die(): number {
    const face = this.roller.die(6);
    this.dice.push(face);
    return face;
  }

  choose(decision: Decision, state: GameState): Choice {
    const { side } = decision;
    const choice = this.coaches[side].choose(decision, state, this.own[side], this.rules);
    this.choices.push(choice);
    return choice;
  }

  emit(event: GameEvent): void {
    this.events.push(event);
  }
}

/** Plays a game to its end and keeps all of it. */
export function playGame(options: PlayGameOptions): GameRecord {
  const { rules = STANDARD_RULES, away, home, skill = NO_SKILL, roller } = options;
  const seed = seedOf(options.seed);
  const coaches = coachesOf(options.coaches);
  const table = new CoachTable(rules, coaches, roller ?? seededRoller(seed), seed);
  runGame({ rules, away, home, skill }, table);
  return {
    format: GAME_FORMAT,
    version: GAME_VERSION,
    rules: packRules(rules),
    away,
    home,
    skill: { away: skill.away, home: skill.home },
    ...(roller ? {} : { seed }),
    coaches: { away: coaches.away.id, home: coaches.home.id },
    roller: roller ? "own dice" : "xoroshiro128+",
    choices: table.choices,
    dice: table.dice,
    events: table.events,
  };
}

const NO_SKILL: Both<Skill | null> = { away: null, home: null };

/** Two coaches and dice at a table where only events are kept, if anybody asks for them: for games by the thousand. */
export function quickTable(
  rules: PostcardRules,
  coaches: Readonly<Record<Side, Coach>>,
  seed: number,
  emit: (event: GameEvent) => void = () => undefined,
  dice: Roller = seededRoller(seed),
): Table {
  const own = { away: seededRoller(coachSeed(seed, "away")), home: seededRoller(coachSeed(seed, "home")) };
  return {
    die: () => dice.die(6),
    choose: (decision, state) => coaches[decision.side].choose(decision, state, own[decision.side], rules),
    emit,
  };
}

/** The last state of a game that nobody writes down: for tables of many games. Same game as `playGame` on the same seed. */
export function finalState(options: PlayGameOptions): GameState {
  const { rules = STANDARD_RULES, away, home, skill = NO_SKILL, roller } = options;
  const table = quickTable(rules, coachesOf(options.coaches), seedOf(options.seed), undefined, roller);
  return runGame({ rules, away, home, skill }, table);
}
