/** Builds the book of a league as a document, for commands and Studio. */
import type { BookPart } from "../contract/book.js";
import type { GameSystem } from "../contract/game.js";
import type { LeagueTable } from "../contract/league-tables.js";
import type { Seasons } from "../contract/seasons.js";
import { NO_CACHE } from "../kernel/cache/index.js";
import { fault, UserError } from "../kernel/issue/index.js";
import type { PrintDocument } from "../render/types.js";
import { buildBook, type BookRequest } from "./book.js";

interface Look extends Pick<BookRequest, "theme" | "paper" | "fonts" | "templates"> {
  /** Games to print in full: one of the game's `bookLogs`. */
  readonly logs?: string | undefined;
  /** Chances in the current season; absent = not printed. */
  readonly chances?: LeagueTable | undefined;
  /** Extra chapters after those of the game. */
  readonly more?: readonly BookPart[];
}

/** @throws UserError if the game has no book, and with every issue of its pages */
export function seasonBook(
  system: GameSystem,
  seasons: Seasons,
  league: unknown,
  { theme, paper, fonts, templates, logs, chances, more = [] }: Look,
): Promise<PrintDocument> {
  if (!seasons.book) throw new UserError(fault("usage", `${system.title} has no season book`), 2);
  const { parts, ...words } = seasons.book({
    league,
    theme,
    ...(logs !== undefined && { logs }),
    ...(chances && { chances }),
  });
  const game = { ...system, ...words.game };
  return buildBook({ ...words, game, theme, paper, fonts, templates, cache: NO_CACHE }, [...parts, ...more]);
}
