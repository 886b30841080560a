/** The interface of a game system. The CLI, help, docs and tests derive from the objects that implement it. */
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

/** One question that the rulebook leaves open. */
export interface RulingInfo {
  /** Its switch in house rules; for a fixed ruling, only an id. */
  readonly id: string;
  /** Number in the game's list: `D5`. */
  readonly ruling: string;
  readonly question: string;
  /** True if there is only one answer, which house rules cannot change. */
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
  /** Rolls from the game's deck of dice cards instead of dice, and says when to reshuffle; for single games only. */
  readonly deck?: Shuffle;
  /** Data of the system's file kind `teams`; absent = the built-in ones. */
  readonly teams?: unknown;
}

/** A name that a person may print on the sheets: `--name <id>=...`. */
export interface NameInfo {
  readonly id: string;
  readonly title: string;
}

/** A preset of rules, chosen by name. */
export interface RulesPreset<Rules = unknown> {
  readonly id: string;
  readonly summary: string;
  readonly rules: Rules;
}

/** A goal that a perfect player maximizes. */
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
  /** Objectives solved by default. */
  readonly usual: readonly string[];
  solve(request: SolveRequest<Rules>): number;
}

/** The plays of a game, one per row of its log; in a campaign, one per roll of fresh dice. */
export interface Plays {
  /** For each play, the index in the record's events where it begins. */
  starts(record: unknown): readonly number[];
  /**
   * The record after this many plays, before any event of the next one; after the last play, the record itself.
   * @throws RangeError if the game does not have that play
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
  /** Rules presets for `--rules NAME`, the standard rules among them. Absent = only the standard ones. */
  readonly presets?: readonly RulesPreset<Rules>[];
  rulesName(rules: Rules): string;
  /** The rules as files store them: their name, and how they differ from the standard ones. `kinds.rules` reads this. */
  packRules(rules: Rules): object;
  /** Every ruling, fixed or not. */
  readonly rulings: readonly RulingInfo[];
  /** The rulings that these rules answer differently from the default. */
  switched(rules: Rules): readonly SwitchedRuling[];
  readonly coaches: readonly CoachInfo[];
  readonly defaultCoach: string;
  /** Seed of the game on filled sheets if the user asks for none, chosen because it shows the rules well; default: 42. */
  readonly sampleSeed?: number;
  readonly names: readonly NameInfo[];
  /** For games small enough to solve. */
  readonly solver?: Solver<Rules>;
  readonly sheets: readonly SheetSpec<unknown, Rules>[];
  readonly kinds: FileKinds<Rules>;
  /** For games played over several years. */
  readonly seasons?: Seasons;
  /** Careers: one player's games over several years. */
  readonly careers?: Careers;
  readonly teamMaker?: TeamMaker;
  /** Statistics that this game counts differently from the NFL. */
  readonly ownStatistics?: readonly OwnDefinition[];
  /** Plays one game to its end. */
  play(request: PlayRequest<Rules>): unknown;
  readonly plays: Plays;
  /** Records that fill every sheet of the game for examples: by default, one game. */
  examples?(request: PlayRequest<Rules>): readonly unknown[];
  /** A game before its first play, to head a blank with these names; undefined if the names do not fit such a game. */
  unplayed?(request: Pick<PlayRequest<Rules>, "rules" | "names" | "teams">): unknown;
  /** What a record started from; undefined if seed, coach, rules and teams do not play it again. */
  origin(record: unknown): Origin | undefined;
  /** How game codes write its teams; absent in games for one player. */
  readonly coded?: CodedSides<Rules>;
  /** Turns a person's own dice into a record, checked against the rules; absent if the game does not offer it. */
  playOwnDice?(log: unknown, locate: Locate, request: PlayRequest<Rules>): PlayedDice<unknown>;
  /** Games that people play question by question at the table. */
  readonly byHand?: ByHand<Rules>;
  /** The events of a record, in the words of kernel/football; absent where no two teams play. */
  football?(record: unknown): EventList;
  /** Games on consecutive seeds from `seed` on, for statistics: `sim/many` plays them. */
  many(request: PlayRequest<Rules>): ManyGames;
  /** Checks the built-in charts and data. */
  checkBuiltIn(): readonly Issue[];
  /** Checks the charts exactly as the rulebook prints them, misprints included, and reports every error in it. */
  checkSource?(): readonly Issue[];
}

/** Hides a system's own types, so that the list of systems needs no `any`. */
export function defineSystem<Rules>(system: GameSystem<Rules>): GameSystem {
  return system;
}
