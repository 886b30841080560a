/** The season book: a whole league as one document. */
import { chunks } from "../../../kernel/lists/index.js";
import { DASH } from "../../../kernel/words/index.js";
import type { ThemeId } from "../../../sheet/theme.js";
import type { BookForm, BookPart, BookPlan } from "../../contract-book.js";
import { rulesOfLeague, type GameResult, type League } from "../league/index.js";
import type { PenAndPaperRules } from "../rules/index.js";
import { gamesPart, schedulePart } from "./games.js";
import { honorsParts } from "./honors.js";
import { bookForm, lineFacts, lineValues, weekNotes } from "./lines.js";
import { leaderFacts } from "./leaders.js";
import { offSeasonFacts } from "./off-season.js";
import { playoffsPart } from "./playoffs.js";
import { hasQuarters, helmetOf, nickname, playedWeeks, playoffsOf, standingsAfter, weekOf } from "./results.js";
import { clubsFacts, openerFacts, raceFacts, standingsFacts } from "./standings.js";
import { teamsPart } from "./teams.js";
import { bookYears, type BookGame, type BookYear } from "./years.js";

export type { BookGame } from "./years.js";

const TITLE = "Pen & Paper Football";
const ACCENT = "#8C2F2B";
/** Helmets in a line of the cover, at the most. */
const ACROSS = 4;
/** Games up to which two weeks share a page. */
const SHORT_WEEK = 6;
/** Games up to which three of them do. */
const SHORTEST_WEEK = 3;

/** What every chapter is made from. */
export interface Book {
  readonly league: League;
  readonly rules: PenAndPaperRules;
  readonly years: readonly BookYear[];
}

export interface SeasonBookOptions {
  /** Default: the league's own. */
  readonly rules?: PenAndPaperRules;
  readonly theme?: ThemeId;
  /** Seasons to print; default all that have results. */
  readonly years?: readonly number[];
  /** Head-to-head games to print in full. */
  readonly games?: readonly BookGame[];
  /** The league as it stood at the end of past seasons: a league file keeps neither their dice nor their ratings. */
  readonly archive?: readonly League[];
}

/** Chapters of the book. */
export function bookParts(league: League, options: SeasonBookOptions = {}): BookPart[] {
  const { rules = rulesOfLeague(league), years: wanted, games, archive } = options;
  const all = bookYears(league, archive, games);
  const years = wanted ? all.filter(({ season }) => wanted.includes(season)) : all;
  const book: Book = { league, rules, years };
  return [
    { id: "cover", title: "Cover", pages: [bookForm("cover", league.name, coverFacts(book))] },
    { id: "contents", title: "Contents", listPages: false, pages: (plan) => [contents(book, plan)] },
    ...years.map((year) => yearPart(book, year)),
    ...honorsParts(book),
  ];
}

function coverFacts({ league, years }: Book) {
  const teams = league.teams.map(({ team }) => ({ ...helmetOf(league, team.id), name: team.name }));
  const deep = Math.ceil(teams.length / ACROSS);
  const across = Math.ceil(teams.length / deep);
  const seasons = years.map(({ season }) => season);
  const [first, last] = [seasons[0] ?? 1, seasons.at(-1) ?? 1];
  const rows = Array.from({ length: deep }, (_, i) => teams.slice(i * across, (i + 1) * across));
  return { league: league.name, first, last, span: first !== last, count: last - first + 1, size: teams.length, rows };
}

function contents({ league, years }: Book, { entries, count }: BookPlan): BookForm {
  const facts = { league: league.name, seasons: years.length, several: years.length !== 1, entries, count };
  return bookForm("contents", "Contents", facts);
}

function yearPart(book: Book, year: BookYear): BookPart {
  const { season, bracket } = year;
  const frame = { season, league: book.league.name };
  const chapter = (id: string, title: string, facts: object): BookPart => ({
    id: `s${season}.${id}`,
    title,
    listPages: false,
    pages: [bookForm(id, title, { ...frame, ...facts })],
  });
  return {
    id: `s${season}`,
    title: `Season ${season}`,
    note: bracket.champion === undefined ? "" : nickname(year.league, bracket.champion),
    pages: [bookForm("opener", `Season ${season}`, { ...frame, ...openerFacts(year) })],
    children: [
      ...(year.exact ? [chapter("clubs", "The clubs", clubsFacts(book.rules, year))] : []),
      schedulePart(book, year),
      chapter("race", "The title race", raceFacts(year)),
      weeksPart(book, year),
      ...(playoffsOf(year).length > 0 ? [playoffsPart(book, year)] : []),
      chapter("leaders", "Leaders", leaderFacts(year)),
      ...(year.games.length > 0 ? [gamesPart(book, year)] : []),
      teamsPart(book, year),
      ...(year.summary ? [chapter("off-season", "Off-season ledger", offSeasonFacts(book, year))] : []),
    ],
  };
}

/** A week after the other: line scores of every game and the standings after them. */
function weeksPart({ rules, league }: Book, year: BookYear): BookPart {
  const { season } = year;
  const weeks = playedWeeks(year);
  const most = Math.max(0, ...weeks.map((week) => weekOf(year, week).length));
  const perPage = most > SHORT_WEEK ? 1 : most > SHORTEST_WEEK ? 2 : 3;
  const sets = chunks(weeks, perPage);
  const page = (own: readonly number[], plan: BookPlan): BookForm => {
    const from = { rules, year, plan };
    const facts = {
      season,
      league: league.name,
      perPage,
      several: own.length > 1,
      first: own[0],
      last: own.at(-1)!,
      detailed: hasQuarters(year),
      weeks: own.map((week) => {
        const results = weekOf(year, week);
        const table = standingsAfter(year, week);
        const lines = { name: `week${week}`, ...lineFacts(from, results, table) };
        return { week, lines, notes: weekNotes(year, results), standings: standingsFacts(year, table) };
      }),
    };
    const values = Object.assign({}, ...own.map((week) => lineValues(from, weekOf(year, week), `week${week}`)));
    return bookForm("weeks", own.length > 1 ? `Weeks ${own[0]}${DASH}${own.at(-1)!}` : `Week ${own[0]}`, facts, values);
  };
  // Only games that stand in the book in full are named by their pages.
  const inFull = ({ game }: GameResult): boolean => year.games.some((one) => one.game === game);
  const moving = sets.map((own) => own.some((week) => weekOf(year, week).some(inFull)));
  const fixed = sets.map((own) => page(own, NOWHERE));
  return {
    id: `s${season}.weeks`,
    title: "Week by week",
    pages: moving.includes(true) ? (plan) => sets.map((own, i) => (moving[i] ? page(own, plan) : fixed[i])) : fixed,
  };
}

const NOWHERE: BookPlan = { entries: [], count: 0, pageOf: () => 0 };

/** Title, foot and document data of the book. */
export function bookWords(league: League, { years }: SeasonBookOptions = {}) {
  const seasons = bookYears(league)
    .map(({ season }) => season)
    .filter((season) => !years || years.includes(season));
  const [first, last] = [seasons[0] ?? league.season, seasons.at(-1) ?? league.season];
  const span = first === last ? `season ${first}` : `seasons ${first}${DASH}${last}`;
  return {
    game: { title: TITLE, accent: ACCENT },
    info: {
      title: `${league.name}: season book`,
      subject: `${TITLE}: ${league.size} teams, ${span}; results, standings, records`,
      keywords: `seed ${league.seed}; ${league.rules.name} rules`,
    },
    footer: `${TITLE}  \u00b7  ${league.name}  \u00b7  season book`,
  };
}
