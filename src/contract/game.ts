/** What a game system gives to the tool. The CLI, help, docs and tests derive from the objects that meet these types. */
import type { ByteCache } from "../kernel/cache/index.js";
import type { Roller, Shuffle } from "../kernel/dice/index.js";
import type { EventList, OwnDefinition } from "../kernel/football/index.js";
import type { Issue, Locate } from "../kernel/issue/index.js";
import type { PlayedDice } from "../kernel/machine/index.js";
import type { SwitchedRuling } from "../kernel/rulings/index.js";
import type { ManyGames } from "../kernel/sample/index.js";
import type { ByHand } from "./by-hand.js";
import type { Careers } from "./careers.js";
import type { CodedSides, Origin } from "./coded.js";
import type { FileKinds } from "./files.js";
import type { Progress } from "./progress.js";
import type { Seasons, TeamMaker } from "./seasons.js";
import type { SheetSpec } from "./sheet.js";

export const SYSTEM_IDS = ["dynasty", "postcard", "dice-football", "pen-and-paper", "5d20"] as const;

export type SystemId = (typeof SYSTEM_IDS)[number];

export interface CoachInfo {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

/** One point that the rulebook leaves open. */
export interface RulingInfo {
  /** Switch in house rules, unless the ruling is fixed. */
  readonly id: string;
  /** Number in the game's list: `D5`. */
  readonly ruling: string;
  readonly question: string;
  /** There is one answer, and house rules give no other. */
  readonly fixed: boolean;
  readonly values: readonly { readonly id: string; readonly meaning: string }[];
  readonly default: string;
}

export interface PlayRequest<Rules> {
  readonly rules: Rules;
  readonly seed: number;
  readonly coach: string;
  readonly names: Readonly<Record<string, string>>;
  readonly cache: ByteCache;
  readonly progress?: Progress;
  /** Dice that a person rolled; absent = rolled from the seed. */
  readonly roller?: Roller;
  /** The game's deck of dice cards instead of dice, and when its cards go back; of one game, not of many. */
  readonly deck?: Shuffle;
  /** Data of the system's file kind `teams`; absent = the built-in ones. */
  readonly teams?: unknown;
}

/** A name that a person may have written on the sheets: `--name <id>=...`. */
export interface NameInfo {
  readonly id: string;
  readonly title: string;
}

/** Ready-made rules that a person asks for by name. */
export interface RulesPreset<Rules = unknown> {
  readonly id: string;
  readonly summary: string;
  readonly rules: Rules;
}

/** What a perfect player goes for. */
export interface ObjectiveInfo {
  readonly id: string;
  readonly title: string;
}

export interface SolveRequest<Rules> {
  readonly rules: Rules;
  readonly objective: string;
  readonly cache: ByteCache;
  readonly progress?: Progress;
}

/** The exact worth of perfect play. */
export interface Solver<Rules> {
  readonly objectives: readonly ObjectiveInfo[];
  /** Objectives solved when none is named. */
  readonly usual: readonly string[];
  solve(request: SolveRequest<Rules>): number;
}

/** The plays of a game, as its log counts them: a row each; in a campaign a roll of fresh dice each. */
export interface Plays {
  /** Index in the record's events at which each play begins. */
  starts(record: unknown): readonly number[];
  /**
   * The record as it was after so many plays, before anything of the next one had happened; after the last play the record itself.
   * @throws RangeError for a play that the game does not have
   */
  until(record: unknown, play: number): unknown;
}

export interface GameSystem<Rules = unknown> {
  readonly id: SystemId;
  /** Name as printed: `d6 Dynasty`. */
  readonly title: string;
  readonly summary: string;
  /** Accent color of its sheets (design.md). */
  readonly accent: string;
  readonly credit: string;
  readonly standardRules: Rules;
  /** Rules with a name, for `--rules NAME`; the standard ones are among them. Absent = only the standard ones. */
  readonly presets?: readonly RulesPreset<Rules>[];
  rulesName(rules: Rules): string;
  /** The rules as files keep them: their name, and what differs from the standard ones. `kinds.rules` reads it. */
  packRules(rules: Rules): object;
  /** Every ruling, fixed or not. */
  readonly rulings: readonly RulingInfo[];
  /** The rulings that these rules answer in another way than by default. */
  switched(rules: Rules): readonly SwitchedRuling[];
  readonly coaches: readonly CoachInfo[];
  readonly defaultCoach: string;
  /** Seed of the game that shows filled sheets where no game was asked for, chosen by what it teaches; default 42. */
  readonly sampleSeed?: number;
  readonly names: readonly NameInfo[];
  /** Games small enough to be solved. */
  readonly solver?: Solver<Rules>;
  readonly sheets: readonly SheetSpec<unknown, Rules>[];
  readonly kinds: FileKinds<Rules>;
  /** Games that continue for years. */
  readonly seasons?: Seasons;
  /** One player's games for years. */
  readonly careers?: Careers;
  readonly teamMaker?: TeamMaker;
  /** Statistics that this game counts in a way of its own; all others are the official ones. */
  readonly ownStatistics?: readonly OwnDefinition[];
  /** Plays one game to its end. */
  play(request: PlayRequest<Rules>): unknown;
  readonly plays: Plays;
  /** What shows every sheet filled in: a game, and whatever else sheets are drawn from. Default: one game. */
  examples?(request: PlayRequest<Rules>): readonly unknown[];
  /** A game before its first play, that heads a blank with these names; undefined when they are none of a game. */
  unplayed?(request: Pick<PlayRequest<Rules>, "rules" | "names" | "teams">): unknown;
  /** What a record was played from; undefined where seed, coach, rules and teams do not play it again. */
  origin(record: unknown): Origin | undefined;
  /** Its teams in the codes of games; absent where one person plays. */
  readonly coded?: CodedSides<Rules>;
  /** A person's own rolls, checked against the rules and turned into a record; absent where the game does not offer it. */
  playOwnDice?(log: unknown, locate: Locate, request: PlayRequest<Rules>): PlayedDice<unknown>;
  /** Games that people play question by question at the table. */
  readonly byHand?: ByHand<Rules>;
  /** The events of a record, in the words of kernel/football; absent where no two teams play. */
  football?(record: unknown): EventList;
  /** Games on the seeds from `seed` up, to be counted: `sim/many` plays them. */
  many(request: PlayRequest<Rules>): ManyGames;
  /** Checks the built-in charts and data. */
  checkBuiltIn(): readonly Issue[];
  /** Checks the data that its source prints: kept as printed, so that every fault of the source is named. */
  checkSource?(): readonly Issue[];
}

/** Keeps a system's own types inside it: the list of systems needs no `any`. */
export function defineSystem<Rules>(system: GameSystem<Rules>): GameSystem {
  return system;
}
