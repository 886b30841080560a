/** The book of a plain league: all seasons in one document, with the chapters that its game declares. */
import type { BookForm, BookPage, BookPart, BookPlan } from "../../../contract/book.js";
import type { BookRequest, SeasonBook } from "../../../contract/seasons.js";
import type { LeagueTable, LeagueTables } from "../../../contract/league-tables.js";
import { Almanac } from "../../book/almanac.js";
import { levelled, NAME_LETTERS, rankings } from "../../book/leaders.js";
import { bookWords, chapter, coverFacts, gamesPart, gameTitle, seasonPart, spanOf } from "../../book/parts.js";
import type { BookTeam } from "../../book/season.js";
import { bracketLines } from "../../figures/bracket-lines.js";
import { fixturesOf, playedInTable, titleOfWeek } from "../../season.js";
import { hasBracket, hasTable } from "../contest.js";
import type { PlainGame } from "../game.js";
import type { PlainLeague, PlainResult, PlainTeam } from "../types.js";
import { bracketFacts, bracketPencil } from "./bracket.js";
import { roundFacts, roundValues } from "./rounds.js";
import {
  contestFacts,
  gridFacts,
  gridValues,
  hasGrid,
  honorsFacts,
  openerFacts,
  playedRounds,
  raceFacts,
} from "./tables.js";
import { teamsPart } from "./teams.js";
import { BOOK_LOGS, type BookGame, type BookLogs, type ChapterId, type PlainBook, type PlainYear } from "./types.js";
import { teamIn, yearsOf } from "./years.js";

type Rules = { readonly name: string };

/** The contents have room for helmets up to FEW_SEASONS and FEW_TEAMS; up to VERY_FEW_TEAMS, helmets are large. */
const FEW_SEASONS = 3;
const FEW_TEAMS = 12;
const VERY_FEW_TEAMS = 4;
/** Up to this many teams and lines of results, the grid fits below the results. */
const SMALL_GRID = 10;
const FEW_LINES = 60;

/** Chapters and words of the book; games are replayed from the seeds in the file. */
export function plainBook<T extends PlainTeam, P extends Rules, G, R extends PlainResult, C, F>(
  game: PlainGame<T, P, G, R, C>,
  book: PlainBook<T, P, G, R, F>,
  { league, logs, chances }: BookRequest<PlainLeague<T, R>>,
  tables: LeagueTables,
): SeasonBook {
  const years = yearsOf(game, book, league);
  const words = bookWords(book.title, book.accent, league, spanOf(years), book.kind);
  const chapters = new Chapters(game, book, league, years, (logs ?? BOOK_LOGS[0]) as BookLogs, tables, chances);
  return { ...words, parts: chapters.parts() };
}

class Chapters<T extends PlainTeam, P extends Rules, G, R extends PlainResult, C, F> {
  private readonly team: (id: string) => BookTeam;
  private readonly almanac: Almanac;

  constructor(
    private readonly game: PlainGame<T, P, G, R, C>,
    private readonly book: PlainBook<T, P, G, R, F>,
    private readonly league: PlainLeague<T, R>,
    private readonly years: readonly PlainYear<T, P, G, R, F>[],
    private readonly logs: BookLogs,
    tables: LeagueTables,
    chances?: LeagueTable,
  ) {
    this.team = teamIn(book, league);
    this.almanac = new Almanac(tables, (template, title, facts) => this.form(template, title, facts), chances);
  }

  parts(): BookPart[] {
    const { league, years } = this;
    const over = years.some(({ champion }) => champion !== undefined);
    const teams = league.teams.map(({ id }) => this.team(id));
    const cover = { name: league.name, ...contestFacts(league.contest), ...coverFacts(years, teams) };
    return [
      { id: "cover", title: "Cover", pages: [this.form("cover", league.name, cover)] },
      chapter("contents", "Contents", (plan) => [this.contents(plan)]),
      ...years.map((year) => this.season(year)),
      ...this.almanac.ahead(years.map(({ season }) => season)),
      ...(years.length > 0 ? [this.teams()] : []),
      // A book of a single season shows its champion on the first page.
      ...(over && years.length > 1
        ? [chapter("champions", "Champions", [this.form("honors", "Champions", honorsFacts(years))])]
        : []),
      ...(years.length > 1 ? [{ id: "records", title: "Records", pages: this.leaders(years, "Records") }] : []),
      ...(years.length > 0 ? this.almanac.records() : []),
    ];
  }

  /** A page from one of the templates that all books share, with the game's own heading and words. */
  private form(template: string, title: string, facts: object, values?: object): BookForm {
    const own = Object.entries(this.book.own ?? {}).map(([name, other]) => [`shared/book/${name}`, other] as const);
    const instead = Object.fromEntries(own);
    const name = `shared/book/${template}`;
    return {
      template: instead[name] ?? name,
      title,
      facts: { league: this.league.name, ...facts },
      ...(values && { values: values as BookForm["values"] }),
      instead,
    };
  }

  private contents(plan: BookPlan): BookForm {
    const { league, years } = this;
    // In a book of few pages, helmets represent the teams.
    const wall = years.length <= FEW_SEASONS && league.teams.length <= FEW_TEAMS && plan.pageOf("teams") > 0;
    const helmets = league.teams.map(({ id }) => {
      const team = this.team(id);
      const name = team.name.length <= NAME_LETTERS ? team.name : team.short;
      return { id, ...team, name, page: plan.pageOf(`team.${id}`) };
    });
    return this.form("contents", "Contents", {
      seasons: years.length,
      several: years.length !== 1,
      count: plan.count,
      entries: wall ? plan.entries.filter(({ id }) => id !== "teams") : plan.entries,
      helmets: wall ? helmets : [],
      few: helmets.length <= VERY_FEW_TEAMS,
    });
  }

  private season(year: PlainYear<T, P, G, R, F>): BookPart {
    const opener = this.form("opener", `Season ${year.season}`, { season: year.season, ...openerFacts(year) });
    const chapters = this.book.chapters.flatMap((one) => {
      if (typeof one === "string") return this.chapter(year, one);
      const pages = one.pages(year);
      return pages.length > 0 ? [{ ...this.part(year, one.id, one.title, pages), listPages: true }] : [];
    });
    // Full game records come last.
    const full = chapters.findIndex(({ id }) => id === `s${year.season}.games`);
    return seasonPart(
      year,
      [opener],
      chapters.toSpliced(full < 0 ? chapters.length : full, 0, ...this.almanac.ofSeason(year.season)),
    );
  }

  private part({ season }: PlainYear<T, P, G, R, F>, id: string, title: string, pages: readonly BookPage[]): BookPart {
    return { ...chapter(`s${season}.${id}`, title, pages), listPages: pages.length > 1 };
  }

  /** A chapter that every game has, if the season has content for it. */
  private chapter(year: PlainYear<T, P, G, R, F>, id: ChapterId): BookPart[] {
    const { season, view } = year;
    const { columns } = this.book;
    const page = (title: string, facts: object, values?: object): BookPart =>
      this.part(year, id, title, [this.form(id, title, { season, ...facts }, values)]);
    const lines = playedInTable(view).length + 2 * playedRounds(year).length;
    const together = hasGrid(year) && year.teams.length <= SMALL_GRID && lines <= FEW_LINES;
    switch (id) {
      case "results": {
        // In a season without a table, the bracket page has the games.
        if (!hasTable(view.contest)) return [];
        const facts = {
          rounds: roundFacts(view, (team) => year.team(team).short, true),
          grid: together && gridFacts(year),
        };
        const written = { ...roundValues(view), ...(together && gridValues(year)) };
        return [page("Results", facts, written)];
      }
      case "race":
        return playedRounds(year).length > 0 ? [page("Standings by round", raceFacts(year))] : [];
      case "grid":
        return hasGrid(year) && !together ? [page("Results grid", { grid: gridFacts(year) }, gridValues(year))] : [];
      case "bracket": {
        if (!hasBracket(view.contest)) return [];
        const { format } = view.contest;
        const title = format === "final-four" ? "Final four" : format === "knock-out" ? "Bracket" : "Playoffs";
        const heads = columns.map(({ head }) => head);
        const facts = { season, columns: heads, ...bracketFacts(year, title, columns) };
        const form = { ...this.form("bracket", title, facts, bracketPencil(year)), figures: { bracketLines } };
        return [{ ...this.part(year, id, title, [form]), listPages: true }];
      }
      case "leaders":
        return [this.part(year, id, "Leaders", this.leaders([year], "Leaders"))];
      case "games":
        return this.logged(year).length > 0 ? [this.inFull(year)] : [];
    }
  }

  /** Teams and games on one page; the game's own pages if games are known play by play. */
  private leaders(years: readonly PlainYear<T, P, G, R, F>[], title: string): BookForm[] {
    const scoresOnly = years.reduce((sum, year) => sum + year.scoresOnly, 0);
    const facts = { title, season: years.length > 1 ? 0 : years[0].season, scoresOnly, one: scoresOnly === 1 };
    const own = this.book.rankings.flatMap((page) => {
      const found = page.of(years);
      const form =
        found && this.form("leaders", `${title}: ${page.title}`, { ...facts, about: page.title, ...levelled(found) });
      return form ? [{ ...form, template: page.template }] : [];
    });
    // No rankings after a single game.
    const single = years.every(({ results }) => results.length <= 1);
    if (single && years.length === 1 && own.length > 0) return own;
    return [this.form("leaders", `${title}: teams and games`, { ...facts, ...levelled(rankings(years)) }), ...own];
  }

  /** Games that the book prints in full. */
  private logged(year: PlainYear<T, P, G, R, F>): readonly BookGame<R, G, F>[] {
    if (this.logs === "none") return [];
    if (this.logs === "all") return year.games;
    // The last two rounds of a knockout, which are known before their games are, or the last regular-season round.
    const rounds = new Map(fixturesOf(year.view).map(({ game, week }) => [game, week]));
    const knockout = year.view.playoffs.slice(-2);
    const first = knockout.length > 0 ? knockout[0].week : Math.max(...rounds.values());
    return year.games.filter(({ result }) => rounds.get(result.game)! >= first);
  }

  private inFull(year: PlainYear<T, P, G, R, F>): BookPart {
    const rounds = new Map(fixturesOf(year.view).map(({ game, week }) => [game, week]));
    const games = this.logged(year).map(({ result, record }) => ({
      id: `s${year.season}.${result.game}`,
      title: gameTitle(titleOfWeek(year.view, rounds.get(result.game)!), year, result),
      listPages: false,
      pages: this.book.sheets(record),
    }));
    return gamesPart(year, games);
  }

  private teams(): BookPart {
    const { book, game, league, years } = this;
    const rules = game.rules.resolve(league.rules);
    return teamsPart({
      years,
      columns: book.columns,
      ids: league.teams.map(({ id }) => id),
      about: (id) => {
        const team = league.teams.find((one) => one.id === id)!;
        return { coach: team.coach ?? "", ...book.about?.(team, rules) };
      },
      form: (title, facts, values) => this.form("teams", title, facts, values),
    });
  }
}
