/** Games in full: the log sheet of every game that is known play by play, in pencil as it was written. */
import { NO_CACHE } from "../../../../kernel/cache/index.js";
import type { BookPart } from "../../../../systems/contract-book.js";
import type { PageModel } from "../../../../page/draw.js";
import { gameRulesOf } from "../../record.js";
import { gameLog } from "../../sheets/game-log.js";
import { DASH, type PostcardContext } from "../../sheets/shared.js";
import { fixturesOf, titleOfRound } from "../view.js";
import { shortIn } from "./page.js";
import type { Book, BookGame, BookYear } from "./years.js";

/** Games that the book prints play by play. */
export function loggedGames({ logs }: Book, year: BookYear): BookGame[] {
  if (logs === "none") return [];
  if (logs === "all") return [...year.games];
  // The last two rounds of a knock-out, or the last round of a table.
  const rounds = new Map(fixturesOf(year.view).map(({ game, round }) => [game, round]));
  const last = Math.max(...rounds.values());
  const knockOut = year.view.contest.format !== "round-robin";
  return year.games.filter(({ result }) => rounds.get(result.game)! >= last - (knockOut ? 1 : 0));
}

export function gamesPart(book: Book, year: BookYear): BookPart {
  const games = loggedGames(book, year);
  return {
    id: `s${year.season}.games`,
    title: "Games in full",
    pages: [],
    children: games.map((game) => ({
      id: `s${year.season}.${game.result.game}`,
      title: gameTitle(book, year, game),
      pages: logPages(book, game),
      listPages: false,
    })),
  };
}

/** `Semifinals: Ferrymen – Gulls 24–17`. */
function gameTitle(book: Book, { view }: BookYear, { result }: BookGame): string {
  const { game, away, home, awayPoints, homePoints } = result;
  const { round } = fixturesOf(view).find((one) => one.game === game)!;
  const title = titleOfRound(view, round);
  return `${title}: ${shortIn(book, away)} ${DASH} ${shortIn(book, home)} ${awayPoints}${DASH}${homePoints}`;
}

/** The log's pages, drawn one by one: a book of hundreds of games holds the view-models of one at a time. */
function logPages(book: Book, { record }: BookGame): readonly PageModel[] {
  const context: PostcardContext = {
    records: [record],
    rules: gameRulesOf(record),
    fill: "filled",
    theme: book.theme,
    names: {},
    cache: NO_CACHE,
  };
  let made: readonly PageModel[] | undefined;
  const shown = gameLog.pages!(context).map(({ template, title }) => ({ template, title }));
  return shown.map(({ template, title }, i) => ({
    template,
    title,
    landscape: gameLog.orientation === "landscape",
    get model() {
      const { model } = (made ??= gameLog.pages!(context))[i];
      if (i === shown.length - 1) made = undefined;
      return model;
    },
  }));
}
