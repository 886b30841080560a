/** How a game defines the book of its leagues. */
import type { Side } from "../../../kernel/football/index.js";
import type { BookPage } from "../../../contract/book.js";
import type { Line } from "../../book/leaders.js";
import type { Season, TeamLooks } from "../../book/season.js";
import type { GameTables } from "../../tables/types.js";
import type { PlainLeague, PlainResult, PlainTeam, PlainView } from "../types.js";

/** A game with its full record. */
export interface BookGame<R extends PlainResult = PlainResult, G = unknown, F = unknown> {
  readonly result: R;
  readonly record: G;
  /** Statistics that chapters print. */
  readonly figures: F;
}

/** A season as the chapters read it. */
export interface PlainYear<
  T extends PlainTeam = PlainTeam,
  P = unknown,
  G = unknown,
  R extends PlainResult = PlainResult,
  F = unknown,
> extends Season<R> {
  readonly view: PlainView<R>;
  /** The league as it was in this season: fills the season's sheets. */
  readonly league: PlainLeague<T, R>;
  readonly rules: P;
  /** Games known play by play, in order of play. */
  readonly games: readonly BookGame<R, G, F>[];
  /** Games known only by score: entered by hand, or replaying differently from the file. */
  readonly scoresOnly: number;
}

/** Chapters of a season that every game has. */
export type ChapterId = "results" | "race" | "grid" | "bracket" | "leaders" | "games";

/** A chapter that only one game has. */
export interface OwnChapter<Y> {
  readonly id: string;
  readonly title: string;
  /** None if the season has no content for it. */
  pages(year: Y): readonly BookPage[];
}

/** The game's own rankings, one page each for leaders and records. */
export interface Rankings<Y> {
  readonly template: string;
  /** Subject: `plays and bonuses`. */
  readonly title: string;
  /** Rankings of one season, or of several. Undefined if there is nothing to rank. */
  of(years: readonly Y[]): Readonly<Record<string, readonly Line[]>> | undefined;
}

/** A statistic printed next to a team's games, and in a knockout; if there is room for only one, the first. */
export interface SideColumn<F> {
  readonly head: string;
  of(figures: F, side: Side): string | number;
}

export interface PlainBook<T extends PlainTeam, P, G, R extends PlainResult, F> {
  /** Name and color of the game. */
  readonly title: string;
  readonly accent: string;
  /** What the book calls itself. */
  readonly kind: string;
  /** The game's own templates, replacing those that all books share: `{ head: "postcard/book/head" }`. */
  readonly own?: Readonly<Partial<Record<"head" | "cover" | "about", string>>>;
  /** Chapters of a season, in printing order. */
  readonly chapters: readonly (ChapterId | OwnChapter<PlainYear<T, P, G, R, F>>)[];
  team(team: T): TeamLooks;
  /** What the template `own.about` prints about a team, next to its coach. */
  about?(team: T, rules: P): object;
  figures(record: G, rules: P): F;
  readonly columns: readonly SideColumn<F>[];
  readonly rankings: readonly Rankings<PlainYear<T, P, G, R, F>>[];
  /** A complete game record. */
  sheets(record: G): readonly BookPage[];
  /** What its games add to the tables of a league; absent = they are known only by score. */
  readonly tables?: GameTables<G, F>;
}

/** Games that a book may print in full, the default first: the last rounds of a season, every game, or none. */
export const BOOK_LOGS = ["finals", "all", "none"] as const;
export type BookLogs = (typeof BOOK_LOGS)[number];
