/** What a game system gives to leagues: seasons that a file keeps, teams that are made. Types only. */
import type { Issue } from "../kernel/issue/index.js";
import type { BookPart } from "./book.js";
import type { ThemeId } from "../sheet/theme.js";
import type { CellTable, FileKind } from "./files.js";
import type { LeagueTable, LeagueTables } from "./league-tables.js";
import type { HandSeats } from "./by-hand.js";
import type { ShownSeason } from "./shown-season.js";

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
  /** What the league was asked to be like, by the ids of its settings: `{ format: "knock-out" }`. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** A choice about a new league that only some games offer: `--format knock-out`. */
export interface LeagueSetting {
  /** Name of the option on the command line. */
  readonly id: string;
  readonly summary: string;
  readonly values: readonly string[];
  /** When no one says. */
  readonly usual: string;
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
  /** Values of the system's `settings`, by their ids. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Data of the file kind `schedule` of its seasons. */
  readonly schedule?: unknown;
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

/** A change of team, as a person asks for it. */
export interface WantedMove {
  readonly player: string;
  /** His team; needed where two men have one name. */
  readonly from?: string;
  /** A team, or `free`, or `retired`. */
  readonly to: string;
  /** Round from which it counts; default the one being played. */
  readonly week?: number;
}

/** A draft, as a person asks for it. */
export interface DraftRequest {
  /** Data of the system's file kind `teams`: all of its men are the class, in their order. */
  readonly teams?: unknown;
  /** Or men whom the game's own rules equip. */
  readonly men?: readonly { readonly name: string; readonly position: string }[];
  /** Picks of each team. */
  readonly rounds: number;
  /** Whom teams pick, each in its order; teams without a wish take the first one left. */
  readonly picks: readonly WantedMove[];
}

/** A league after moves: unchanged when one of them is wrong. Issues name their move (`detail.move`) and its part. */
export interface Traded<L> {
  readonly league: L;
  readonly issues: readonly Issue[];
  /** A line for each move that was made. */
  readonly told: readonly string[];
}

/** What a season book is printed from. */
export interface BookRequest<L> {
  readonly league: L;
  readonly theme: ThemeId;
  /** Games to print in full: one of the system's `bookLogs`. */
  readonly logs?: string;
  /** Chances of the season under way, as the league's tables have them. */
  readonly chances?: LeagueTable;
}

/** The chapters of a league's book, and the words that are on all of it. */
export interface SeasonBook {
  readonly game: { readonly title: string; readonly accent: string };
  readonly info: { readonly title: string; readonly subject: string; readonly keywords: string };
  readonly footer: string;
  readonly parts: readonly BookPart[];
}

/** A season's games as they were played. */
export interface PlayedSeason {
  readonly season: number;
  readonly records: readonly unknown[];
}

/** A step of a league, in words. */
export interface LeagueStep<L> {
  readonly league: L;
  /** What happened, a line each; indented lines belong to the one above. */
  readonly lines: readonly string[];
  /** A season ended: worth telling even where weeks are not. */
  readonly headline?: string;
}

/** Games that continue for years: leagues that a file keeps. Every step takes a league and gives a new one. */
export interface Seasons<L = unknown> {
  readonly kind: FileKind<L>;
  /** Choices that a new league offers. */
  readonly settings?: readonly LeagueSetting[];
  /** A hint for who asks for another choice: how the game's leagues are played. */
  readonly settled?: string;
  /**
   * Schedules of one's own that a new league can be played by.
   * @param teams those of the league, as `LeagueRequest` has them: names that are none of theirs are faults
   */
  schedule?(teams?: unknown): FileKind;
  /** @throws UserError with all that rules out such a league. */
  create(request: LeagueRequest): L;
  /** @throws UserError for a team that the league does not have. */
  withModes(league: L, modes: LeagueModes): L;
  status(league: L): LeagueStatus;
  /** What a person should know about how this season is played. */
  warnings?(league: L): readonly Issue[];
  /** Plays one week, or what is between two seasons. `status().open` must be empty. */
  step(league: L): LeagueStep<L>;
  /**
   * The league with other dice for the games to come, none of them by hand: the rest of a season as it may go. It is played, and never
   * written.
   */
  otherwise(league: L, seed: number): L;
  /** A result from the table; the league is unchanged when it has a fault. `told` says what was entered. */
  enter(
    league: L,
    entry: LeagueEntry,
  ): { readonly league: L; readonly issues: readonly Issue[]; readonly told: string };
  /** Moves men from team to team, all at once or none; absent in games whose teams have no named players. */
  trade?(league: L, moves: readonly WantedMove[]): Traded<L>;
  /**
   * A class comes into the league before a season, and teams pick, the last of the last standings first.
   * @throws UserError once the season has begun, or where the game has no rules for rookies
   */
  draft?(league: L, request: DraftRequest): Traded<L>;
  /** Positions of rookies whom the game's own rules equip; absent where it has no such rules. */
  readonly rookiePositions?: readonly string[];
  /**
   * A game of the current week before its first play: it heads the sheets to fill in by hand.
   * @param seats who plays each side, and whose dice; interactive play continues from this record
   */
  unplayed(league: L, game: string, seats?: Omit<HandSeats, "coach">): unknown;
  /** A game of this season as it was played; undefined if only its score is known. */
  gameAgain?(league: L, game: string): unknown;
  /** Records of the games that were played out, season by season, in the order of play; those known by their scores alone are left out. */
  playedOut?(league: L): readonly PlayedSeason[];
  /** The season, for a page to show. */
  shown(league: L): ShownSeason;
  /** Weeks use the quick rules; games between teams marked head to head are played out. */
  readonly quick?: boolean;
  /** Id of the sheet that is filled in at the table; default the first one that a record fills. */
  readonly handSheet?: string;
  /** Standings by division as a table, heads first; a row of one cell is a heading. */
  standings(league: L): readonly (readonly string[])[];
  /** The season of these standings: before the first game of a season the last one's. */
  standingsSeason(league: L): number;
  /** Everything about all seasons as tables, for spreadsheets and pages. */
  tables(league: L): LeagueTables;
  /** A line a finished season: who won it. */
  champions(league: L): readonly string[];
  /** The league as one document. */
  book?(request: BookRequest<L>): SeasonBook;
  /** Games that a book may print in full, the usual choice first; absent where there is no choice. */
  readonly bookLogs?: readonly string[];
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
  make(request: TeamRequest): {
    readonly issues: readonly Issue[];
    readonly data?: object;
    readonly notes: readonly string[];
  };
}
