/** The book of a cup: every season as one document. */
import { chunks } from "../../../../kernel/lists/index.js";
import { DASH } from "../../../../kernel/words/index.js";
import type { BookPart, BookPlan } from "../../../contract-book.js";
import type { BookRequest, SeasonBook, SheetSpec } from "../../../contract.js";
import { gameRulesOf, type GameRecord } from "../../record.js";
import { sheetOf } from "../../sheet-list.js";
import type { GamePlayer } from "../play-cup.js";
import type { Cup } from "../types.js";
import { fixturesOf, hasBracket, hasTable, titleOfRound } from "../view.js";
import { bracketForm, gameValues, knockOutGames } from "./bracket.js";
import { gameRankings, playRankings } from "./leaders.js";
import { gridFacts, gridValues, playedRounds, raceFacts, resultFacts, resultValues } from "./rounds.js";
import { contestFacts, honorsFacts, openerFacts } from "./seasons.js";
import { helmetOf, shortIn, teamsPart } from "./teams.js";
import { bookForm, BOOK_LOGS, bookYears, type Book, type BookGame, type BookLogs, type BookYear } from "./years.js";

export { BOOK_LOGS } from "./years.js";

export const BOOK_TITLE = "PostCard Football";
export const BOOK_ACCENT = "#2E7D32";
/** Helmets in a line of the cover, and from how many teams there are more of them. */
const ACROSS = { few: 4, many: 6, from: 17 };
/** Seasons and teams up to which the contents have room for helmets. */
const FEW_SEASONS = 3;
const FEW_TEAMS = 12;
/** Teams up to which the grid of results stands below the results. */
const SMALL_GRID = 10;

/** Chapters and words of the book; games are played again from the seeds that the file keeps. */
export function cupBook({ league, games, logs }: BookRequest<Cup>, player: GamePlayer<GameRecord>): SeasonBook {
  const years = bookYears(league, games, player);
  const book: Book = { cup: league, logs: (logs as BookLogs | undefined) ?? BOOK_LOGS[0], years };
  const { name, teams, seed, rules } = league;
  const [first, last] = spanOf(book);
  return {
    game: { title: BOOK_TITLE, accent: BOOK_ACCENT },
    info: {
      title: `${name}: the book`,
      subject: `${BOOK_TITLE}: ${teams.length} teams, ${first === last ? "season" : "seasons"} ${first}${first === last ? "" : DASH + last}`,
      keywords: `seed ${seed}; ${rules.name} rules`,
    },
    footer: `${BOOK_TITLE}  \u00b7  ${name}  \u00b7  the book`,
    parts: partsOf(book),
  };
}

const spanOf = ({ years }: Book): readonly [number, number] => [years[0]?.season ?? 1, years.at(-1)?.season ?? 1];

function partsOf(book: Book): BookPart[] {
  const { cup, years } = book;
  const over = years.some(({ champion }) => champion !== undefined);
  return [
    { id: "cover", title: "Cover", pages: [bookForm("cover", cup.name, coverFacts(book))] },
    { id: "contents", title: "Contents", listPages: false, pages: (plan) => [contents(book, plan)] },
    ...years.map((year) => yearPart(book, year)),
    ...(years.length > 0 ? [teamsPart(book)] : []),
    ...(over
      ? [
          {
            id: "champions",
            title: "Champions",
            listPages: false,
            pages: [bookForm("honors", "Champions", honorsFacts(book))],
          },
        ]
      : []),
    ...(years.length > 1 ? [{ id: "records", title: "Records", pages: leaderForms(book, years, "Records") }] : []),
  ];
}

function contents(book: Book, plan: BookPlan) {
  const { cup, years } = book;
  // A book of few pages shows its teams by their helmets.
  const wall = years.length <= FEW_SEASONS && cup.teams.length <= FEW_TEAMS && plan.pageOf("teams") > 0;
  const helmets = cup.teams.map(({ id }) => ({ id, ...helmetOf(book, id), page: plan.pageOf(`team.${id}`) }));
  const frame = { cup: cup.name, seasons: years.length, several: years.length !== 1, count: plan.count };
  return bookForm("contents", "Contents", {
    ...frame,
    entries: wall ? plan.entries.filter(({ id }) => id !== "teams") : plan.entries,
    helmets: wall ? helmets : [],
  });
}

function coverFacts(book: Book) {
  const { cup } = book;
  const [first, last] = spanOf(book);
  const teams = cup.teams.map(({ id }) => helmetOf(book, id));
  const deep = Math.ceil(teams.length / (teams.length < ACROSS.from ? ACROSS.few : ACROSS.many));
  return {
    ...contestFacts(cup.contest),
    ...{ name: cup.name, first, last, span: first !== last, size: teams.length },
    rows: chunks(teams, Math.ceil(teams.length / deep)),
  };
}

function yearPart(book: Book, year: BookYear): BookPart {
  const { season, view } = year;
  const { contest } = view;
  const title = `Season ${season}`;
  const frame = { season, cup: book.cup.name };
  const part = (id: string, name: string, pages: BookPart["pages"]): BookPart => ({
    id: `s${season}.${id}`,
    title: name,
    listPages: false,
    pages,
  });
  const begun = hasTable(contest) && playedRounds(year).length > 0;
  const together = begun && view.order.length <= SMALL_GRID;
  const grid = begun ? gridFacts(book, year) : false;
  const results = hasTable(contest)
    ? { ...frame, rounds: resultFacts(book, year), grid: together && grid, games: [] }
    : { ...frame, rounds: [], grid: false, games: knockOutGames(book, year) };
  const written = { ...resultValues(year), ...(together && gridValues(year)), ...gameValues(year) };
  const knockOut = contest.format === "final-four" ? "Final four" : "Bracket";
  return {
    id: `s${season}`,
    title,
    note: year.champion === undefined ? "" : shortIn(book, year.champion),
    pages: [bookForm("opener", title, { ...frame, ...openerFacts(book, year) })],
    children: [
      part("results", "Results", [bookForm("results", "Results", results, written)]),
      ...(begun
        ? [
            part("race", "Standings by round", [
              bookForm("race", "Standings by round", { ...frame, ...raceFacts(book, year) }),
            ]),
          ]
        : []),
      ...(begun && !together
        ? [part("grid", "Results grid", [bookForm("grid", "Results grid", { ...frame, grid }, gridValues(year))])]
        : []),
      ...(hasBracket(contest)
        ? [{ ...part("bracket", knockOut, [bracketForm(book, year, knockOut)]), listPages: true }]
        : []),
      { ...part("leaders", "Leaders", leaderForms(book, [year], "Leaders")), listPages: true },
      ...(loggedGames(book, year).length > 0 ? [gamesPart(book, year)] : []),
    ],
  };
}

/** Teams and games on one page, plays and bonuses on another where they are known. */
function leaderForms(book: Book, years: readonly BookYear[], title: string) {
  const scoresOnly = years.reduce((sum, year) => sum + year.scoresOnly, 0);
  const facts = {
    ...{ cup: book.cup.name, title, season: years.length > 1 ? 0 : years[0].season },
    ...{ scoresOnly, one: scoresOnly === 1 },
  };
  const plays = playRankings(book, years);
  return [
    bookForm("leaders-games", `${title}: teams and games`, { ...facts, ...gameRankings(book, years) }),
    ...(plays ? [bookForm("leaders-plays", `${title}: plays and bonuses`, { ...facts, ...plays })] : []),
  ];
}

/** Games that the book prints play by play. */
function loggedGames({ logs }: Book, year: BookYear): BookGame[] {
  if (logs === "none") return [];
  if (logs === "all") return [...year.games];
  // The last two rounds of a knock-out, or the last round of a table.
  const rounds = new Map(fixturesOf(year.view).map(({ game, round }) => [game, round]));
  const last = Math.max(...rounds.values());
  const knockOut = year.view.contest.format !== "round-robin";
  return year.games.filter(({ result }) => rounds.get(result.game)! >= last - (knockOut ? 1 : 0));
}

const gamesPart = (book: Book, year: BookYear): BookPart => ({
  id: `s${year.season}.games`,
  title: "Games in full",
  pages: [],
  children: loggedGames(book, year).map((game) => ({
    id: `s${year.season}.${game.result.game}`,
    title: gameTitle(book, year, game),
    listPages: false,
    pages: [{ sheet: sheetOf("game-log") as SheetSpec, records: [game.record], rules: gameRulesOf(game.record) }],
  })),
});

/** `Semifinals: Ferrymen – Gulls 24–17`. */
function gameTitle(book: Book, { view }: BookYear, { result }: BookGame): string {
  const { game, away, home, awayPoints, homePoints } = result;
  const { round } = fixturesOf(view).find((one) => one.game === game)!;
  return `${titleOfRound(view, round)}: ${shortIn(book, away)} ${DASH} ${shortIn(book, home)} ${awayPoints}${DASH}${homePoints}`;
}
