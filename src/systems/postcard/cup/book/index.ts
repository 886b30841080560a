/** The book of a cup: every season as one document. */
import { rankings } from "../../../../league/book/leaders.js";
import {
  bookWords,
  chapter,
  coverFacts,
  gamesPart,
  gameTitle,
  seasonPart,
  spanOf,
} from "../../../../league/book/parts.js";
import type { BookPart, BookPlan } from "../../../contract-book.js";
import type { BookRequest, SeasonBook, SheetSpec } from "../../../contract.js";
import { gameRulesOf } from "../../record.js";
import { sheetOf } from "../../sheet-list.js";
import { roundFacts, roundValues } from "../../facts/cup-of.js";
import { hasBracket, hasTable } from "../../../../league/plain/contest.js";
import { fixturesOf, titleOfWeek } from "../../../../league/season.js";
import type { CupPlayer } from "../cup-player.js";
import type { Cup } from "../types.js";
import { bracketForm, gameValues, knockOutGames } from "./bracket.js";
import { playRankings } from "./leaders.js";
import { gridFacts, gridValues, playedRounds, raceFacts } from "./seasons.js";
import { contestFacts, honorsFacts, openerFacts } from "./seasons.js";
import { teamsPart } from "./teams.js";
import {
  bookForm,
  BOOK_LOGS,
  bookYears,
  teamIn,
  type Book,
  type BookGame,
  type BookLogs,
  type BookYear,
} from "./years.js";

export { BOOK_LOGS } from "./years.js";

export const BOOK_TITLE = "PostCard Football";
export const BOOK_ACCENT = "#2E7D32";
/** Seasons and teams up to which the contents have room for helmets. */
const FEW_SEASONS = 3;
const FEW_TEAMS = 12;
/** Teams up to which the grid of results stands below the results. */
const SMALL_GRID = 10;

/** Chapters and words of the book; games are played again from the seeds that the file keeps. */
export function cupBook({ league, logs }: BookRequest<Cup>, player: CupPlayer): SeasonBook {
  const years = bookYears(league, player);
  const book: Book = { cup: league, logs: (logs as BookLogs | undefined) ?? BOOK_LOGS[0], years };
  return { ...bookWords(BOOK_TITLE, BOOK_ACCENT, league, spanOf(years), "the book"), parts: partsOf(book) };
}

function partsOf(book: Book): BookPart[] {
  const { cup, years } = book;
  const over = years.some(({ champion }) => champion !== undefined);
  const teams = cup.teams.map(({ id }) => teamIn(cup)(id));
  const cover = { name: cup.name, ...contestFacts(cup.contest), ...coverFacts(years, teams) };
  return [
    { id: "cover", title: "Cover", pages: [bookForm("cover", cup.name, cover)] },
    chapter("contents", "Contents", (plan) => [contents(book, plan)]),
    ...years.map((year) => yearPart(book, year)),
    ...(years.length > 0 ? [teamsPart(book)] : []),
    ...(over ? [chapter("champions", "Champions", [bookForm("honors", "Champions", honorsFacts(book))])] : []),
    ...(years.length > 1 ? [{ id: "records", title: "Records", pages: leaderForms(book, years, "Records") }] : []),
  ];
}

function contents(book: Book, plan: BookPlan) {
  const { cup, years } = book;
  // A book of few pages shows its teams by their helmets.
  const wall = years.length <= FEW_SEASONS && cup.teams.length <= FEW_TEAMS && plan.pageOf("teams") > 0;
  const helmets = cup.teams.map(({ id }) => ({ id, ...teamIn(cup)(id), page: plan.pageOf(`team.${id}`) }));
  const frame = { cup: cup.name, seasons: years.length, several: years.length !== 1, count: plan.count };
  return bookForm("contents", "Contents", {
    ...frame,
    entries: wall ? plan.entries.filter(({ id }) => id !== "teams") : plan.entries,
    helmets: wall ? helmets : [],
  });
}

function yearPart(book: Book, year: BookYear): BookPart {
  const { season, view } = year;
  const { contest } = view;
  const frame = { season, cup: book.cup.name };
  const part = (id: string, name: string, pages: BookPart["pages"]) => chapter(`s${season}.${id}`, name, pages);
  const page = (id: string, name: string, facts: object, values?: object) =>
    part(id, name, [bookForm(id, name, { ...frame, ...facts }, values)]);
  const begun = playedRounds(year).length > 0;
  const together = begun && view.numbers.length <= SMALL_GRID;
  const grid = begun ? gridFacts(year) : false;
  const results = hasTable(contest)
    ? { rounds: roundFacts(view, (id) => year.team(id).short, true), grid: together && grid, games: [] }
    : { rounds: [], grid: false, games: knockOutGames(year) };
  const written = { ...roundValues(view), ...(together && gridValues(year)), ...gameValues(year) };
  const knockOut = contest.format === "final-four" ? "Final four" : "Bracket";
  return seasonPart(
    year,
    [bookForm("opener", `Season ${season}`, { ...frame, ...openerFacts(year) })],
    [
      page("results", "Results", results, written),
      ...(begun ? [page("race", "Standings by round", raceFacts(year))] : []),
      ...(begun && !together ? [page("grid", "Results grid", { grid }, gridValues(year))] : []),
      ...(hasBracket(contest)
        ? [{ ...part("bracket", knockOut, [bracketForm(book, year, knockOut)]), listPages: true }]
        : []),
      { ...part("leaders", "Leaders", leaderForms(book, [year], "Leaders")), listPages: true },
      ...(loggedGames(book, year).length > 0 ? [gamesInFull(book, year)] : []),
    ],
  );
}

/** Teams and games on one page, plays and bonuses on another where they are known. */
function leaderForms(book: Book, years: readonly BookYear[], title: string) {
  const scoresOnly = years.reduce((sum, year) => sum + year.scoresOnly, 0);
  const facts = {
    cup: book.cup.name,
    title,
    season: years.length > 1 ? 0 : years[0].season,
    scoresOnly,
    one: scoresOnly === 1,
  };
  const plays = playRankings(years);
  return [
    bookForm("leaders-games", `${title}: teams and games`, { ...facts, ...rankings(years) }),
    ...(plays ? [bookForm("leaders-plays", `${title}: plays and bonuses`, { ...facts, ...plays })] : []),
  ];
}

/** Games that the book prints play by play. */
function loggedGames({ logs }: Book, year: BookYear): BookGame[] {
  if (logs === "none") return [];
  if (logs === "all") return [...year.games];
  // The last two rounds of a knock-out, or the last round of a table.
  const rounds = new Map(fixturesOf(year.view).map(({ game, week }) => [game, week]));
  const last = Math.max(...rounds.values());
  const knockOut = year.view.contest.format !== "round-robin";
  return year.games.filter(({ result }) => rounds.get(result.game)! >= last - (knockOut ? 1 : 0));
}

const gamesInFull = (book: Book, year: BookYear): BookPart =>
  gamesPart(
    year,
    loggedGames(book, year).map(({ result, record }) => {
      const { week } = fixturesOf(year.view).find(({ game }) => game === result.game)!;
      return {
        id: `s${year.season}.${result.game}`,
        title: gameTitle(titleOfWeek(year.view, week), year, result),
        listPages: false,
        pages: [{ sheet: sheetOf("game-log") as SheetSpec, records: [record], rules: gameRulesOf(record) }],
      };
    }),
  );
