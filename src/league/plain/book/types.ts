/** How a game defines the book of its leagues. */
import type { Side } from "../../../kernel/football/index.js";
import type { BookPage } from "../../../contract/book.js";
import type { Line } from "../../book/leaders.js";
import type { Season, TeamLooks } from "../../book/season.js";
import type { GameTables } from "../../tables/types.js";
import type { PlainLeague, PlainResult, PlainTeam, PlainView } from "../types.js";

/** A game with everything that happened in it. */
export interface BookGame<R extends PlainResult = PlainResult, G = unknown, F = unknown> {
  readonly result: R;
  readonly record: G;
  /** What chapters print about it. */
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
  /** The league as it stood in this season: sheets of the season are filled from it. */
  readonly league: PlainLeague<T, R>;
  readonly rules: P;
  /** Games that are known play by play, in the order of play. */
  readonly games: readonly BookGame<R, G, F>[];
  /** Games from the table, and games that did not come out as the file says: known by their score alone. */
  readonly scoresOnly: number;
}

/** Chapters of a season that every game has. */
export type ChapterId = "results" | "race" | "grid" | "bracket" | "leaders" | "games";

/** A chapter of a season that a game alone has. */
export interface OwnChapter<Y> {
  readonly id: string;
  readonly title: string;
  /** None where the season has nothing to tell. */
  pages(year: Y): readonly BookPage[];
}

/** Rankings of a game's own, a page of leaders and records each. */
export interface Rankings<Y> {
  readonly template: string;
  /** What they are about: `plays and bonuses`. */
  readonly title: string;
  /** Of one season, or of several. Undefined where there is nothing to rank. */
  of(years: readonly Y[]): Readonly<Record<string, readonly Line[]>> | undefined;
}

/** A column next to the games of a team, and of a knockout; the first one stands where there is room for one alone. */
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
  /** Templates of the game's own in place of the ones that all books share: `{ head: "postcard/book/head" }`. */
  readonly own?: Readonly<Partial<Record<"head" | "cover" | "about", string>>>;
  /** Chapters of a season in the order of print. */
  readonly chapters: readonly (ChapterId | OwnChapter<PlainYear<T, P, G, R, F>>)[];
  team(team: T): TeamLooks;
  /** What `own.about` says of a team next to its coach. */
  about?(team: T, rules: P): object;
  figures(record: G, rules: P): F;
  readonly columns: readonly SideColumn<F>[];
  readonly rankings: readonly Rankings<PlainYear<T, P, G, R, F>>[];
  /** A game in full. */
  sheets(record: G): readonly BookPage[];
  /** What its games add to the tables of a league; absent = they are known by their scores only. */
  readonly tables?: GameTables<G, F>;
}

/** Games that a book may print in full, the usual choice first: the last rounds of a season, every game, or none. */
export const BOOK_LOGS = ["finals", "all", "none"] as const;
export type BookLogs = (typeof BOOK_LOGS)[number];
