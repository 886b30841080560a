/** The season book: a whole league as one document. */
import { decalOf } from "../../../kernel/own/index.js";
import { chunks } from "../../../kernel/lists/index.js";
import { DASH } from "../../../kernel/words/index.js";
import { allTime, championOf } from "../../../league/book/honors.js";
import type { LeagueTable, LeagueTables } from "../../../contract/league-tables.js";
import { Almanac } from "../../../league/book/almanac.js";
import { rankings } from "../../../league/book/leaders.js";
import {
  bookWords,
  chapter,
  coverFacts,
  gamesPart,
  gameTitle,
  NOWHERE,
  seasonPart,
  spanOf,
} from "../../../league/book/parts.js";
import { bracketLines } from "../../../league/figures/bracket-lines.js";
import { recordText } from "../../../league/results.js";
import type { BookForm, BookPart, BookPlan, BookSheet } from "../../../contract/book.js";
import type { BookRequest, SeasonBook } from "../../../contract/seasons.js";
import type { SheetSpec } from "../../../contract/sheet.js";
import { playoffValues, roundsOf } from "../facts/season-games.js";
import { gameRulesOf } from "../game-record.js";
import { type GameResult, type League, rulesOfLeague, specOf } from "../league/index.js";
import { type BookGame, type BookYear, bookYears, gameId } from "../league/years.js";
import type { PenAndPaperRules } from "../rules/index.js";
import { sheetOf } from "../sheet-list.js";
import type { PenPaperRecord } from "../sheet.js";
import { type Book, bookForm, headValues } from "./frame.js";
import { hasQuarters, lineFacts, lineValues, weekNotes } from "./lines.js";
import { offSeasonFacts } from "./off-season.js";
import { playedWeeks, playoffsOf, standingsAfter, weekOf } from "./results.js";
import {
  clubsFacts,
  clubsValues,
  openerFacts,
  openerValues,
  raceFacts,
  standingsFacts,
  standingsValues,
} from "./standings.js";
import { teamsPart } from "./teams.js";

const TITLE = "Pen & Paper Football";
const ACCENT = "#8C2F2B";
/** Up to this many games a week, two or three weeks share a page. */
const SHORT_WEEK = 6;
const SHORTEST_WEEK = 3;

/** Chapters and text of the book. */
export function leagueBook({ league, chances }: BookRequest<League>, tables: LeagueTables): SeasonBook {
  const years = bookYears(league);
  const book: Book = { league, rules: rulesOfLeague(league), years };
  const words = bookWords(TITLE, ACCENT, league, spanOf(years, league.season), "season book");
  return { ...words, parts: partsOf(book, almanacOf(league, tables, chances)) };
}

/** Pages that all books share, with this book's heading. */
const almanacOf = ({ name }: League, tables: LeagueTables, chances?: LeagueTable): Almanac =>
  new Almanac(
    tables,
    (template, title, facts) => ({
      template: `shared/book/${template}`,
      title,
      facts: { league: name, ...facts },
      instead: { "shared/book/head": "pen-and-paper/book/page-head" },
    }),
    chances,
  );

function partsOf(book: Book, almanac: Almanac): BookPart[] {
  const { league, years } = book;
  const frame = { league: league.name };
  const cover = {
    ...frame,
    ...coverFacts(
      years,
      league.teams.map(({ team }) => ({
        name: team.name,
        monogram: team.monogram,
        colors: team.colors,
        decal: decalOf(team),
      })),
    ),
  };
  const contents = { ...frame, seasons: years.length, several: years.length !== 1 };
  return [
    { id: "cover", title: "Cover", pages: [bookForm("cover", league.name, cover)] },
    chapter("contents", "Contents", ({ entries, count }) => [
      bookForm("contents", "Contents", { ...contents, entries, count }),
    ]),
    ...years.map((year) => yearPart(book, year, almanac)),
    ...almanac.ahead(years.map(({ season }) => season)),
    ...(years.length === 0
      ? []
      : [
          // Both are on the pages of the second: a part without pages starts where the next one does.
          { id: "champions", title: "Champions", pages: [] },
          chapter("all-time", "All-time standings", [bookForm("honors", "Champions", { ...frame, ...honors(years) })]),
          {
            id: "records",
            title: "Records",
            pages: [bookForm("records", "Records", { ...frame, ...rankings(years) })],
          },
          ...almanac.records(),
        ]),
  ];
}

const honors = (years: readonly BookYear[]) => ({
  champions: years.flatMap((year) => {
    const champion = championOf(year);
    const first = year.standings.find(({ leagueRank }) => leagueRank === 1)!;
    return champion ? [{ ...champion, first: year.team(first.team).short, firstRecord: recordText(first) }] : [];
  }),
  teams: allTime(years, {
    divisions: ({ standings }, id) => standings.some((row) => row.team === id && row.divisionRank === 1),
    playoffs: ({ bracket }, id) => bracket.qualifiers.includes(id),
    finals: ({ champion, second }, id) => id === champion || id === second,
  }),
});

function yearPart(book: Book, year: BookYear, almanac: Almanac): BookPart {
  const { season } = year;
  const frame = { season, league: book.league.name };
  /** With values: seasons that differ only in them share one form. */
  const page = (id: string, title: string, facts: object, values?: object): BookPart =>
    chapter(`s${season}.${id}`, title, [
      values
        ? bookForm(id, title, facts, { head: headValues(year, ""), ...values })
        : bookForm(id, title, { ...frame, ...facts }),
    ]);
  const title = `Season ${season}`;
  const opener = { head: { season, title }, ...openerValues(year) };
  return seasonPart(
    year,
    [bookForm("opener", title, { league: book.league.name, ...openerFacts(year) }, opener)],
    [
      ...(year.exact ? [page("clubs", "The clubs", clubsFacts(year), clubsValues(book.rules, year))] : []),
      schedulePart(book, year),
      page("race", "The title race", raceFacts(year)),
      weeksPart(book, year),
      ...(playoffsOf(year).length > 0 ? [playoffsPart(book, year)] : []),
      page("leaders", "Leaders", rankings([year])),
      ...almanac.ofSeason(season),
      ...(year.games.length > 0 ? [gamesInFull(year)] : []),
      teamsPart(book, year),
      ...(year.summary ? [page("off-season", "Offseason ledger", offSeasonFacts(book, year))] : []),
    ],
  );
}

/** Week after week: line scores of every game, and the standings after them. */
function weeksPart({ rules }: Book, year: BookYear): BookPart {
  const weeks = playedWeeks(year);
  const most = Math.max(0, ...weeks.map((week) => weekOf(year, week).length));
  const perPage = most > SHORT_WEEK ? 1 : most > SHORTEST_WEEK ? 2 : 3;
  const sets = chunks(weeks, perPage);
  const page = (own: readonly number[], plan: BookPlan): BookForm => {
    const title = own.length > 1 ? `Weeks ${own[0]}${DASH}${own.at(-1)!}` : `Week ${own[0]}`;
    const facts = {
      perPage,
      detailed: hasQuarters(year),
      standings: standingsFacts(year),
      weeks: own.map((week) => ({ lines: lineFacts(rules, year, weekOf(year, week), plan) })),
    };
    const values = own.map((week) => {
      const table = standingsAfter(year, week);
      const results = weekOf(year, week);
      const notes = weekNotes(year, results);
      return { week, notes, standings: standingsValues(year, table), line: lineValues(rules, year, results, table) };
    });
    return bookForm("weeks", title, facts, { head: headValues(year, title), week: values });
  };
  // Pages name only games that the book has in full.
  const inFull = ({ game }: GameResult): boolean => year.games.some((one) => one.game === game);
  const moving = sets.map((own) => own.some((week) => weekOf(year, week).some(inFull)));
  const fixed = sets.map((own) => page(own, NOWHERE));
  return {
    id: `s${year.season}.weeks`,
    title: "Week by week",
    pages: moving.includes(true) ? (plan) => sets.map((own, i) => (moving[i] ? page(own, plan) : fixed[i])) : fixed,
  };
}

const sheetPage = (id: string, record: PenPaperRecord, rules: PenAndPaperRules): BookSheet => ({
  sheet: sheetOf(id) as SheetSpec,
  records: [record],
  rules,
});

export const schedulePart = ({ rules }: Book, { season, league }: BookYear): BookPart =>
  chapter(`s${season}.schedule`, "Schedule and results", [sheetPage("schedule", league, rules)]);

export const gamesInFull = (year: BookYear): BookPart =>
  gamesPart(
    year,
    year.games.map((game) => ({
      id: gameId(game),
      title: titleOf(year, game),
      pages: ["game-record", "box-score"].map((sheet) => sheetPage(sheet, game.record, gameRulesOf(game.record))),
    })),
  );

function titleOf(year: BookYear, { game, record }: BookGame): string {
  const result = year.results.find((one) => one.game === game);
  if (!result) return `${record.away.name} at ${record.home.name}`;
  const week = `Week ${result.week}`;
  return gameTitle(/^w\d/.test(game) ? week : game === "final" ? "Final" : `${week}, playoffs`, year, result);
}

export function playoffsPart({ rules }: Book, year: BookYear): BookPart {
  const { season, champion } = year;
  const games = playoffsOf(year);
  const rounds = roundsOf(specOf(year.league));
  const values = {
    head: headValues(year, ""),
    ...playoffValues(year, true),
    ...(champion !== undefined && { champion: year.team(champion).short }),
    line: lineValues(rules, year, games, year.standings),
  };
  const page = (plan: BookPlan) => {
    const facts = { rounds, lines: lineFacts(rules, year, games, plan) };
    return { ...bookForm("playoffs", "Playoffs", facts, values), figures: { bracketLines } };
  };
  return {
    id: `s${season}.playoffs`,
    title: "Playoffs",
    pages: year.games.length > 0 ? (plan) => [page(plan)] : [page(NOWHERE)],
  };
}
