/** What a game system gives to the tool. Types only: the CLI, help, docs and tests derive from the objects that meet them. */
import type { ZodType } from "zod";
import type { Roller } from "../kernel/dice/index.js";
import type { Issue, Place } from "../kernel/issue/index.js";
import type { PaperName, Size } from "../kernel/units/index.js";
import type { BookPart } from "../page/book-plan.js";
import type { PageModel } from "../page/draw.js";
import type { LargeBlock } from "../page/flow.js";
import type { ThemeId } from "../page/theme.js";
import type { Fill } from "../page/types.js";

export const SYSTEM_IDS = ["dynasty", "postcard", "dice-football", "pen-and-paper", "5d20"] as const;
export type SystemId = (typeof SYSTEM_IDS)[number];

/** What a sheet is drawn from. */
export interface SheetContext<R, Rules> {
  /** Games played; empty for a blank. */
  readonly records: readonly R[];
  /** Figures of all games played, where `records` are only the best of them. */
  readonly summary?: PlaySummary;
  readonly rules: Rules;
  readonly fill: Fill;
  readonly theme: ThemeId;
  /** Words that head a blank sheet when a person gives them: coach, club, season ... */
  readonly names: Readonly<Record<string, string>>;
  readonly cache: ByteCache;
  /** Told of long work, such as solving a game for its coach card. */
  readonly progress?: Progress;
}

/** Something printed on its own: one file of `templates/<system>/`, one view-model. */
export interface SheetSpec<R = unknown, Rules = unknown> {
  readonly id: string;
  /** Short code in the footer: `DY-2`. */
  readonly code: string;
  readonly title: string;
  /** One sentence for `pressbox list` and the README. */
  readonly summary: string;
  readonly orientation: "portrait" | "landscape";
  /** Cards are drawn at this size and imposed on paper; absent = a full page. */
  readonly card?: PaperName;
  /** Cards with backs: odd pages are fronts, even pages their backs. */
  readonly twoSided?: boolean;
  /** Copies of a card on one sheet of paper; default as many as fit. */
  readonly copies?: number;
  /** Records that a filled copy is drawn from. */
  readonly fills: "nothing" | "record" | "records";
  /** Ids of the file kinds that it can be drawn from, where that is not the system's record of a game. */
  readonly from?: readonly string[];
  /** Always filled: the worked example. */
  readonly always?: Fill;
  pages(context: SheetContext<R, Rules>): readonly PageModel[];
  /** The same content as blocks of 16 pt type and more; flowed onto as many pages as it takes. */
  large(context: SheetContext<R, Rules>): readonly LargeBlock[];
}

export interface CoachInfo {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

/** One ruling of the digest as a switch. */
export interface SwitchInfo {
  readonly id: string;
  /** Ruling number in the digest: `D5`. */
  readonly ruling: string;
  readonly question: string;
  readonly values: readonly { readonly id: string; readonly meaning: string }[];
  readonly default: string;
}

/** Bytes kept between runs (solved tables); the CLI keeps them on disk, tests in memory. */
export interface ByteCache {
  read(key: string): Uint8Array | undefined;
  write(key: string, bytes: Uint8Array): void;
}

/** Called now and then during long work. */
export type Progress = (done: number, total: number, what: string) => void;

export interface PlayRequest<Rules> {
  readonly rules: Rules;
  readonly seed: number;
  readonly coach: string;
  readonly names: Readonly<Record<string, string>>;
  readonly cache: ByteCache;
  readonly progress?: Progress;
  /** Dice that a person rolled; absent = rolled from the seed. */
  readonly roller?: Roller;
  /** Data of the system's file kind `teams`; absent = the built-in ones. */
  readonly teams?: unknown;
}

/** Line and column of a value (or of its key) in the file it was read from, by its path. */
export type Locate = (path: readonly (string | number)[], part?: "key" | "value") => Place;

/** A table of words, as a spreadsheet saves it. */
export interface CellTable {
  readonly heads: readonly string[];
  readonly rows: readonly Readonly<Record<string, string>>[];
  /** Place of a cell; of the row's start without a head, of the head without a row. */
  locateCell(row: number | undefined, head?: string): Place;
}

/** A file that people write or keep: its name in `pressbox schema`, its shape, its checks. */
export interface FileKind<T = unknown> {
  readonly id: string;
  readonly title: string;
  /** Says whether parsed data is meant to be of this kind. */
  matches(data: unknown): boolean;
  /** The form of the data; faults of form are told in words by `data/zod-issues`. */
  readonly shape: ZodType;
  /** JSON Schema (draft 2020-12) of what a person writes. */
  schema(): object;
  /** Every fault of the data, and the typed value when there is no error. */
  check(data: unknown, locate: Locate): { readonly issues: readonly Issue[]; readonly value?: T };
  /** The data from a spreadsheet, where people keep it in one; `locate` leads back to the cells. */
  fromTable?(table: CellTable): { readonly issues: readonly Issue[]; readonly data?: unknown; readonly locate: Locate };
  /** Sheets can be filled from it as from a record: `print --record FILE`. */
  readonly prints?: boolean;
}

/** Figures of many games, as printed after `play --count`. */
export interface PlaySummary {
  readonly count: number;
  readonly coach: string;
  /** Label and value, in printing order. */
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  /** Games by score, for a plot: bucket start and count; `width` points a bucket. */
  readonly histogram: {
    readonly width: number;
    readonly buckets: readonly { readonly from: number; readonly count: number }[];
  };
  /** The best games, best first, as a table. */
  readonly best: { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** The whole as data for `--json`. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** A name that a person may have written on the sheets: `--name <id>=...`. */
export interface NameInfo {
  readonly id: string;
  readonly title: string;
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

/** A game that a person plays at the table, before the league goes on. */
export interface OpenGame {
  /** Id of the game in its league. */
  readonly game: string;
  readonly away: string;
  readonly home: string;
}

/** Where a league stands. */
export interface LeagueStatus {
  readonly name: string;
  /** Goes up with every step. */
  readonly revision: number;
  readonly seed: number;
  /** Number of teams. */
  readonly size: number;
  /** 1 = the first. */
  readonly season: number;
  /** Seasons that are over, with all that belongs to them. */
  readonly finished: number;
  /** Week to be played next. */
  readonly week: number;
  /** `season 2, week 5`. */
  readonly when: string;
  /** Games that a person has to enter before the league goes on. */
  readonly open: readonly OpenGame[];
}

export interface LeagueRequest {
  readonly name?: string;
  readonly rules: unknown;
  readonly seed: number;
  /** Number of teams; default as many as were given, else the system's usual number. */
  readonly size?: number;
  /** Data of the system's file kind `teams`; absent = the built-in ones. */
  readonly teams?: unknown;
  /** Teams that have to be among those of the league, by any of their names. */
  readonly wanted?: readonly string[];
}

/** Teams of a league that do not leave their games to the quick rules. */
export interface LeagueModes {
  /** Their games are played out. */
  readonly headToHead?: readonly string[];
  /** Their games are played at the table and entered. */
  readonly byHand?: readonly string[];
}

export interface LeagueEntry {
  /** Default the current week. */
  readonly week?: number;
  /** `away@home`, or the id of the game. */
  readonly game: string;
  readonly away: number;
  readonly home: number;
  /** Replaces a result of the current week. */
  readonly correct: boolean;
}

/** A game of a league that was played out, kept in full. */
export interface KeptGame {
  readonly season: number;
  /** Id of the game in its league. */
  readonly game: string;
  readonly record: unknown;
}

/** What a season book is printed from. */
export interface BookRequest<L> {
  readonly league: L;
  /** The league as it stood when seasons ended, where that is still known. */
  readonly past: readonly L[];
  readonly games: readonly KeptGame[];
  readonly theme: ThemeId;
}

/** The chapters of a league's book, and the words that stand on all of it. */
export interface SeasonBook {
  readonly game: { readonly title: string; readonly accent: string };
  readonly info: { readonly title: string; readonly subject: string; readonly keywords: string };
  readonly footer: string;
  readonly parts: readonly BookPart[];
}

/** A step of a league, in words. */
export interface LeagueStep<L> {
  readonly league: L;
  /** Games that were played out in it. */
  readonly games: readonly KeptGame[];
  /** What happened, a line each; indented lines belong to the one above. */
  readonly lines: readonly string[];
  /** A season ended: worth telling even where weeks are not. */
  readonly headline?: string;
  /** The season's last state, before what lies between it and the next one. */
  readonly ended?: L;
}

/** Games that go on for years: leagues that a file keeps. Every step takes a league and gives a new one. */
export interface Seasons<L = unknown> {
  readonly kind: FileKind<L>;
  /** @throws UserError with all that stands against such a league. */
  create(request: LeagueRequest): L;
  /** @throws UserError for a team that the league does not have. */
  withModes(league: L, modes: LeagueModes): L;
  status(league: L): LeagueStatus;
  /** Plays one week, or what lies between two seasons. `status().open` must be empty. */
  step(league: L): LeagueStep<L>;
  /** A result from the table; the league is unchanged when it has a fault. `told` says what was entered. */
  enter(league: L, entry: LeagueEntry): { readonly league: L; readonly issues: readonly Issue[]; readonly told: string };
  /** A game of the current week before its first play: it heads the sheets that a person fills in. */
  unplayed(league: L, game: string): unknown;
  /** Standings by division as a table, heads first; a row of one cell is a heading. */
  standings(league: L): readonly (readonly string[])[];
  /** A line a finished season: who won it. */
  champions(league: L): readonly string[];
  /** The league as one document. */
  book?(request: BookRequest<L>): SeasonBook;
}

export interface TeamRequest {
  readonly rules: unknown;
  readonly seed: number;
  readonly city?: string;
  readonly name?: string;
  /** Home of the team, in the system's words. */
  readonly market?: string;
  readonly philosophy?: string;
  /** A spreadsheet of season statistics: every team in it is made from its figures. */
  readonly statistics?: CellTable;
}

/** Makes teams: data for a file of the system's kind `teams`, and remarks on how they came about. */
export interface TeamMaker {
  /** What `philosophy` may be. */
  readonly philosophies: readonly string[];
  make(request: TeamRequest): { readonly issues: readonly Issue[]; readonly data?: object; readonly notes: readonly string[] };
}

/** The kinds of files of a system. */
export interface FileKinds<R, Rules> {
  readonly record: FileKind<R>;
  readonly rules: FileKind<Rules>;
  /** Dice that a person rolled. */
  readonly dice?: FileKind;
  readonly teams?: FileKind;
  readonly league?: FileKind;
  readonly schedule?: FileKind;
}

export interface GameSystem<R = unknown, Rules = unknown> {
  readonly id: SystemId;
  /** Name as printed: `d6 Dynasty`. */
  readonly title: string;
  readonly summary: string;
  /** Accent colour of its sheets (design.md). */
  readonly accent: string;
  readonly credit: string;
  readonly standardRules: Rules;
  rulesName(rules: Rules): string;
  readonly switches: readonly SwitchInfo[];
  readonly coaches: readonly CoachInfo[];
  readonly defaultCoach: string;
  readonly names: readonly NameInfo[];
  /** Games small enough to be solved. */
  readonly solver?: Solver<Rules>;
  readonly sheets: readonly SheetSpec<R, Rules>[];
  readonly kinds: FileKinds<R, Rules>;
  /** Games that go on for years. */
  readonly seasons?: Seasons;
  readonly teamMaker?: TeamMaker;
  /** Plays one game to its end. */
  play(request: PlayRequest<Rules>): R;
  /** What shows every sheet filled in: a game, and whatever else sheets are drawn from. Default: one game. */
  examples?(request: PlayRequest<Rules>): readonly R[];
  /** A game before its first play, that heads a blank with these names; undefined when they are none of a game. */
  unplayed?(request: Pick<PlayRequest<Rules>, "rules" | "names" | "teams">): R | undefined;
  /** A person's own rolls, checked against the rules and turned into a record; absent where the game does not offer it. */
  playOwnDice?(
    log: unknown,
    locate: Locate,
    request: PlayRequest<Rules>,
  ): { readonly issues: readonly Issue[]; readonly record?: R };
  /** Plays `count` games on seeds from `seed` up and keeps only their figures and the best records. */
  playMany(
    request: PlayRequest<Rules>,
    count: number,
  ): { readonly summary: PlaySummary; readonly records: readonly R[] };
  /** Plays the record's dice and choices again; issues name the first difference. */
  replay(record: R, locate?: Locate): readonly Issue[];
  rulesOf(record: R): Rules;
  /** Footer words: seed, coach and the command that prints this again. */
  describe(record: R): { readonly line: string; readonly command: string };
  /** A text account of a record for the terminal. */
  tell(record: R): string;
  /** Checks the built-in charts and data. */
  checkBuiltIn(): readonly Issue[];
  /** Checks the data that its source prints: kept as printed, so that every fault of the source is named. */
  checkSource?(): readonly Issue[];
}

/** The kinds of files that a system has. */
export const kindsOf = ({ kinds }: Pick<GameSystem, "kinds">): FileKind[] =>
  Object.values(kinds as FileKinds<unknown, unknown>).filter((kind) => kind !== undefined);

/** True for records that a sheet can be drawn from. */
export function drawsFrom({ kinds }: Pick<GameSystem, "kinds">, { from }: Pick<SheetSpec, "from">, record: unknown): boolean {
  if (!from) return kinds.record.matches(record);
  return kindsOf({ kinds }).some((kind) => from.includes(kind.id) && kind.matches(record));
}

/** Keeps a system's own types inside it: the list of systems needs no `any`. */
export function defineSystem<R, Rules>(system: GameSystem<R, Rules>): GameSystem {
  return system as unknown as GameSystem;
}

export type { Fill, LargeBlock, PageModel, Size, ThemeId };
