/** What a game system provides for leagues: seasons kept in a file, and made-up teams. Types only. */
import type { Issue } from "../kernel/issue/index.js";
import type { BookPart } from "./book.js";
import type { ThemeId } from "../sheet/theme.js";
import type { CellTable, FileKind } from "./files.js";
import type { LeagueTable, LeagueTables } from "./league-tables.js";
import type { HandSeats } from "./by-hand.js";
import type { ShownSeason } from "./shown-season.js";

/** A game that a person must play by hand before the league continues. */
export interface OpenGame {
  /** Id of the game in its league. */
  readonly game: string;
  readonly away: string;
  readonly home: string;
}

/** Current state of a league. */
export interface LeagueStatus {
  readonly name: string;
  /** Goes up with every step. */
  readonly revision: number;
  readonly seed: number;
  /** Number of teams. */
  readonly size: number;
  /** 1 = the first. */
  readonly season: number;
  /** Seasons completely finished, playoffs included. */
  readonly finished: number;
  /** The next week to play. */
  readonly week: number;
  /** `season 2, week 5`. */
  readonly when: string;
  /** Games that a person must enter before the league continues. */
  readonly open: readonly OpenGame[];
  /** Settings that the league was created with, by id: `{ format: "knock-out" }`. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** A setting of new leagues that only some games offer: `--format knock-out`. */
export interface LeagueSetting {
  /** Name of its command-line option. */
  readonly id: string;
  readonly summary: string;
  readonly values: readonly string[];
  /** Default value. */
  readonly usual: string;
}

export interface LeagueRequest {
  readonly name?: string;
  readonly rules: unknown;
  readonly seed: number;
  /** Number of teams; default: as many as given, else the system's usual number. */
  readonly size?: number;
  /** Data of the system's file kind `teams`; absent = the built-in ones. */
  readonly teams?: unknown;
  /** Teams that must be in the league, by any of their names. */
  readonly wanted?: readonly string[];
  /** Values of the system's `settings`, by their ids. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Data of the file kind `schedule` of its seasons. */
  readonly schedule?: unknown;
}

/** Teams whose games are not played by the quick rules. */
export interface LeagueModes {
  /** Teams whose games are played out in full. */
  readonly headToHead?: readonly string[];
  /** Teams whose games are played by hand and entered. */
  readonly byHand?: readonly string[];
}

export interface LeagueEntry {
  /** Default: the current week. */
  readonly week?: number;
  /** `away@home`, or the id of the game. */
  readonly game: string;
  readonly away: number;
  readonly home: number;
  /** Replaces a result of the current week. */
  readonly correct: boolean;
}

/** A trade or signing, as a person asks for it. */
export interface WantedMove {
  readonly player: string;
  /** The player's team; needed if two players share the name. */
  readonly from?: string;
  /** A team, or `free`, `injured` (on the injured list of his team), or `retired`. */
  readonly to: string;
  /** First round it counts for; default: the current one. */
  readonly week?: number;
}

/** A draft, as a person asks for it. */
export interface DraftRequest {
  /** Data of the system's file kind `teams`: all of its players are the draft class, in that order. */
  readonly teams?: unknown;
  /** Or names and positions of rookies, whose cards the game's own rules make. */
  readonly men?: readonly { readonly name: string; readonly position: string }[];
  /** Picks of each team. */
  readonly rounds: number;
  /** Picks by team, each team's in order; teams without a pick here take the first player left. */
  readonly picks: readonly WantedMove[];
}

/** A league after its moves; unchanged if one of them is wrong. Issues name their move (`detail.move`) and its part. */
export interface Traded<L> {
  readonly league: L;
  readonly issues: readonly Issue[];
  /** One line per move made. */
  readonly lines: readonly string[];
}

/** What a season book is printed from. */
export interface BookRequest<L> {
  readonly league: L;
  readonly theme: ThemeId;
  /** Games to print in full: one of `bookLogs`. */
  readonly logs?: string;
  /** Playoff chances of the current season, as in the league's tables. */
  readonly chances?: LeagueTable;
}

/** The chapters of a league's book, and the lines printed throughout it. */
export interface SeasonBook {
  readonly game: { readonly title: string; readonly accent: string };
  readonly info: { readonly title: string; readonly subject: string; readonly keywords: string };
  readonly footer: string;
  readonly parts: readonly BookPart[];
}

/** The full records of a season's games. */
export interface PlayedSeason {
  readonly season: number;
  readonly records: readonly unknown[];
}

/** Report on one step of a league. */
export interface LeagueStep<L> {
  readonly league: L;
  /** What happened, one line per event; indented lines belong to the one above. */
  readonly lines: readonly string[];
  /** Set when a season ended: worth showing even if weeks are not. */
  readonly headline?: string;
}

/** Leagues of several seasons, kept in a file. Every step takes a league and returns a new one. */
export interface Seasons<L = unknown> {
  readonly kind: FileKind<L>;
  /** Settings that a new league offers. */
  readonly settings?: readonly LeagueSetting[];
  /** Hint for users who ask for any other setting: how the game's leagues are played. */
  readonly settled?: string;
  /**
   * The file kind of schedules that users write for new leagues.
   * @param teams data of the league's `teams`; the schedule may name only these
   */
  schedule?(teams?: unknown): FileKind;
  /** @throws UserError with everything that rules out such a league. */
  create(request: LeagueRequest): L;
  /** @throws UserError if the league does not have the team. */
  withModes(league: L, modes: LeagueModes): L;
  status(league: L): LeagueStatus;
  /** What users should know about how this season is played. */
  warnings?(league: L): readonly Issue[];
  /** Plays one week, or moves on to the next season. `status().open` must be empty. */
  step(league: L): LeagueStep<L>;
  /**
   * The league with different dice for all remaining games and none of them by hand: one way the season may go. For simulation only; never
   * saved.
   */
  otherwise(league: L, seed: number): L;
  /** Enters a result played by hand; the league is unchanged if the result has an error. `summary` is the confirmation to show. */
  enter(
    league: L,
    entry: LeagueEntry,
  ): { readonly league: L; readonly issues: readonly Issue[]; readonly summary: string };
  /** Moves players between teams, all moves or none; absent in games without named players. */
  trade?(league: L, moves: readonly WantedMove[]): Traded<L>;
  /**
   * Runs a draft before a season; teams pick in reverse order of the last standings.
   * @throws UserError once the season has begun, or if the game has no rules for rookies
   */
  draft?(league: L, request: DraftRequest): Traded<L>;
  /** Positions for which the game's own rules can make rookies; absent if it has no such rules. */
  readonly rookiePositions?: readonly string[];
  /**
   * A game of the current week before its first play, to print in the headings of sheets that are filled in by hand.
   * @param seats who plays each side, and whose dice; interactive play continues from this record
   */
  unplayed(league: L, game: string, seats?: Omit<HandSeats, "coach">): unknown;
  /** The full record of a game of this season; undefined if only its score is known. */
  gameAgain?(league: L, game: string): unknown;
  /** Full records of all games played out, by season, in order of play; games known only by score are omitted. */
  playedOut?(league: L): readonly PlayedSeason[];
  /** The season, as data for a page to show. */
  shown(league: L): ShownSeason;
  /** True if weeks use the quick rules; only games between teams marked head to head are played out. */
  readonly quick?: boolean;
  /** Id of the sheet to fill in by hand; default: the first that a record fills. */
  readonly handSheet?: string;
  /** Standings by division as a table, column headings first; a row of one cell is a subheading. */
  standings(league: L): readonly (readonly string[])[];
  /** The season of these standings: before a season's first game, the previous one. */
  standingsSeason(league: L): number;
  /** Everything about all seasons, as tables for spreadsheets and pages. */
  tables(league: L): LeagueTables;
  /** One line per finished season: its champion. */
  champions(league: L): readonly string[];
  /** The league's book, as one document. */
  book?(request: BookRequest<L>): SeasonBook;
  /** Games that a book may print in full, the default first; absent if there is no choice. */
  readonly bookLogs?: readonly string[];
}

export interface TeamRequest {
  readonly rules: unknown;
  readonly seed: number;
  readonly city?: string;
  readonly name?: string;
  /** Market of the team, as the system names it. */
  readonly market?: string;
  readonly philosophy?: string;
  /** A spreadsheet of season statistics: makes one team from each team in it. */
  readonly statistics?: CellTable;
}

/** Makes teams: data for a file of the system's kind `teams`, and notes on how they were made. */
export interface TeamMaker {
  /** What `philosophy` may be. */
  readonly philosophies: readonly string[];
  make(request: TeamRequest): {
    readonly issues: readonly Issue[];
    readonly data?: object;
    readonly notes: readonly string[];
  };
}
