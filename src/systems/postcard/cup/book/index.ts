/** The book of a cup: every season as one document. */
import type { BookPart } from "../../../../systems/contract-book.js";
import type { BookRequest, SeasonBook } from "../../../contract.js";
import type { GameRecord } from "../../record.js";
import { DOT } from "../../sheets/shared.js";
import type { GamePlayer } from "../play-cup.js";
import type { Cup } from "../types.js";
import { hasBracket, hasTable } from "../view.js";
import { bracketPart } from "./bracket.js";
import { championsPart } from "./champions.js";
import { contentsPart } from "./contents.js";
import { contestWords, coverPage, seasonsWords } from "./cover.js";
import { gamesPart, loggedGames } from "./games.js";
import { leadersPart, recordsPart } from "./leaders.js";
import { openerPage } from "./opener.js";
import { shortIn } from "./page.js";
import { gridPart } from "./grid.js";
import { playedRounds, racePart, resultsPart } from "./rounds.js";
import { teamsPart } from "./teams.js";
import { BOOK_LOGS, bookYears, type Book, type BookLogs, type BookYear } from "./years.js";

export { BOOK_LOGS } from "./years.js";

export const BOOK_TITLE = "PostCard Football";
export const BOOK_ACCENT = "#2E7D32";

/** Chapters and words of the book; games are played again from the seeds that the file keeps. */
export function cupBook({ league, games, theme, logs }: BookRequest<Cup>, player: GamePlayer<GameRecord>): SeasonBook {
  const years = bookYears(league, games, player);
  const book: Book = { cup: league, theme, logs: (logs as BookLogs | undefined) ?? BOOK_LOGS[0], years };
  const { name, teams, contest, seed, rules } = league;
  return {
    game: { title: BOOK_TITLE, accent: BOOK_ACCENT },
    info: {
      title: `${name}: the book`,
      subject: `${BOOK_TITLE}: ${teams.length} teams, ${contestWords(contest)}; ${seasonsWords(book).toLowerCase()}; standings, results, brackets, games and records.`,
      keywords: `seed ${seed}; ${rules.name} rules`,
    },
    footer: `${BOOK_TITLE}  ${DOT}  ${name}  ${DOT}  the book`,
    parts: partsOf(book),
  };
}

function partsOf(book: Book): BookPart[] {
  const over = book.years.some(({ champion }) => champion !== undefined);
  return [
    { id: "cover", title: "Cover", pages: (plan) => [coverPage(book, plan)] },
    contentsPart(book),
    ...book.years.map((year) => yearPart(book, year)),
    ...(book.years.length > 0 ? [teamsPart(book)] : []),
    ...(over ? [championsPart(book)] : []),
    ...(book.years.length > 1 ? [recordsPart(book)] : []),
  ];
}

function yearPart(book: Book, year: BookYear): BookPart {
  const { contest } = year.view;
  const table = hasTable(contest);
  return {
    id: `s${year.season}`,
    title: `Season ${year.season}`,
    note: year.champion === undefined ? "" : shortIn(book, year.champion),
    pages: (plan) => [openerPage(book, year, plan)],
    children: [
      resultsPart(book, year),
      ...(table && playedRounds(year).length > 0 ? [racePart(book, year), gridPart(book, year)] : []),
      ...(hasBracket(contest) ? [bracketPart(book, year)] : []),
      leadersPart(book, year),
      ...(loggedGames(book, year).length > 0 ? [gamesPart(book, year)] : []),
    ],
  };
}
