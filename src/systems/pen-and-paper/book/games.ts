/** Games in full: the record sheets in pencil as they were written, and the box score. */
import { NO_CACHE } from "../../../kernel/cache/index.js";
import { lazyPage } from "../../../page/lazy-page.js";
import type { BookPart } from "../../../systems/contract-book.js";
import { lineScore } from "../../../kernel/football/index.js";
import type { PageModel } from "../../../page/draw.js";
import { GAME_FORMAT, gameRulesOf, type GameRecord } from "../game-record.js";
import { leagueTeam } from "../league/index.js";
import { boxScore } from "../sheets/box-score.js";
import { periodName } from "../sheets/game-record-grid.js";
import { gameRecord } from "../sheets/game-record.js";
import { DASH, type PenPaperContext } from "../sheets/shared.js";
import type { Book } from "./page.js";
import { gameId, type BookGame, type BookYear } from "./years.js";

export function gamesPart(book: Book, year: BookYear): BookPart {
  return {
    id: `s${year.season}.games`,
    title: "Games in full",
    note: `${year.games.length} ${year.games.length === 1 ? "game" : "games"}, play by play`,
    pages: [],
    children: year.games.map((game) => gamePart(book, year, game)),
  };
}

function gamePart(book: Book, year: BookYear, game: BookGame): BookPart {
  const { record } = game;
  return {
    id: gameId(game),
    title: gameTitle(year, game),
    pages: [...recordPages(book, record), ...boxPages(book, record)],
  };
}

/** `Week 3: Tycoons 14 at Cruisers 17`. */
function gameTitle(year: BookYear, { game, record }: BookGame): string {
  const result = year.league.results.find((one) => one.game === game);
  if (!result) return `${record.away.name} at ${record.home.name}`;
  const name = (id: string): string => leagueTeam(year.league, id).team.name;
  const when = /^w\d/.test(game) ? `Week ${result.week}` : game === "final" ? "Final" : `Week ${result.week}, playoffs`;
  return `${when}: ${name(result.away)} ${DASH} ${name(result.home)} ${result.awayPoints}${DASH}${result.homePoints}`;
}

/** What a sheet of its own is drawn from. */
export function sheetContext(book: Book, record: PenPaperContext["records"][number]): PenPaperContext {
  const rules = record.format === GAME_FORMAT ? gameRulesOf(record as GameRecord) : book.rules;
  return { records: [record], rules, fill: "filled", theme: book.theme, names: {}, cache: NO_CACHE };
}

/** A sheet's pages by their titles, made together when the first of them is drawn and forgotten after the last. */
function sheetPages(template: string, titles: readonly string[], make: () => readonly PageModel[]): PageModel[] {
  let made: readonly PageModel[] | undefined;
  return titles.map((title, i) =>
    lazyPage(template, title, () => {
      const { model } = (made ??= make())[i];
      if (i === titles.length - 1) made = undefined;
      return model;
    }),
  );
}

function recordPages(book: Book, record: GameRecord): PageModel[] {
  const context = sheetContext(book, record);
  const { quarters } = context.rules.tables.game;
  // The sheet always has a page for overtime; here it stands only when there was one.
  const { periods } = lineScore(record.events, quarters);
  const titles = periods.map((_, i) => periodName(i + 1, quarters));
  return sheetPages("pen-and-paper/game-record", titles, () => gameRecord.pages!(context));
}

function boxPages(book: Book, record: GameRecord): PageModel[] {
  const pages = boxScore.pages!(sheetContext(book, record));
  return pages.map((page, i) => ({ ...page, title: pages.length === 1 ? "Box score" : `Box score, page ${i + 1}` }));
}
