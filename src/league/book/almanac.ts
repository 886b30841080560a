/**
 * Awards, power ratings, chances and the record book on paper. They are read from the tables of the league, as its export is, so that both show
 * the same figures.
 */
import type { BookForm, BookPart } from "../../contract/book.js";
import type { LeagueTable, LeagueTableId, LeagueTables, TableRow } from "../../contract/league-tables.js";
import { MINUS, minusText, signedTenths } from "../../kernel/words/index.js";
import { shareText, sureWithin } from "../../kernel/words/shares.js";
import { ratingSpread, type RatingSpread } from "../figures/rating-spread.js";
import { chapter } from "./parts.js";

/** A page by a template of `shared/book`, in the frame of the game. */
export type AlmanacForm = (template: string, title: string, facts: object) => BookForm;

/** Teams up to which rows of ratings are high, and rounds up to which those of awards are. */
const FEW_TEAMS = 16;
const FEW_ROUNDS = 24;
/** Holders of a record that are named; more are counted. */
const HOLDERS = 3;
/** Room at both ends of the line of ratings, as a share of their span. */
const ROOM = 0.04;

const number = (row: TableRow, key: string): number => Number(row[key] ?? 0);
const words = (row: TableRow, key: string): string => `${row[key] ?? ""}`;
const has = (row: TableRow, key: string): boolean => row[key] !== undefined;

export class Almanac {
  constructor(
    private readonly tables: LeagueTables,
    private readonly form: AlmanacForm,
    /** Of the season under way. */
    private readonly chances?: LeagueTable,
  ) {}

  private rows(id: LeagueTableId, season: number): readonly TableRow[] {
    const rows = this.tables.tables.find((table) => table.id === id)?.rows ?? [];
    return rows.filter((row) => row.season === season);
  }

  /** The chapter of a season: who won what, how good the teams were, who may still win it. None without a game. */
  ofSeason(season: number): BookPart[] {
    const awards = this.rows("awards", season);
    const ratings = this.rows("power-ratings", season);
    const chances = this.chances?.rows.filter((row) => row.season === season) ?? [];
    const parts = [
      awards.length > 0 ? "awards" : "",
      ratings.length > 0 ? "power ratings" : "",
      chances.length > 0 ? "chances" : "",
    ].filter((one) => one !== "");
    if (parts.length === 0) return [];
    const title = listed(parts);
    const facts = {
      title,
      season,
      ...awardFacts(awards),
      ...ratingFacts(ratings),
      ...chanceFacts(chances),
      rated: ratings.length + chances.length > 0,
      many: Math.max(ratings.length, chances.length) > FEW_TEAMS,
    };
    const page = { ...this.form("almanac", title, facts), figures: { ratingSpread } };
    return [chapter(`s${season}.almanac`, title, [page])];
  }

  /** Chances of a season that has no chapters yet. @param seasons those that have */
  ahead(seasons: readonly number[]): BookPart[] {
    const season = this.chances?.rows.at(0)?.season;
    return typeof season !== "number" || seasons.includes(season) ? [] : this.ofSeason(season);
  }

  /** The most of everything that games count; nothing where all are known by their scores. */
  records(): BookPart[] {
    const rows = this.tables.tables.find(({ id }) => id === "records")?.rows ?? [];
    const scopes = SCOPES.flatMap((scope) => {
      const groups = (["player", "team"] as const).flatMap((of) => {
        const own = rows.filter((row) => row.scope === scope && row.of === of);
        return own.length === 0 ? [] : [{ of, lines: recordLines(own) }];
      });
      return groups.length === 0 ? [] : [{ scope, groups }];
    });
    // Leagues of scores have their points on the page of records.
    if (rows.every(({ figure }) => figure === "points")) return [];
    const seasons = new Set((this.tables.tables.find(({ id }) => id === "teams")?.rows ?? []).map((row) => row.season));
    // The best of one season are the best of all.
    const shown = seasons.size > 1 ? scopes : scopes.filter(({ scope }) => scope !== "career");
    return [
      {
        id: "record-book",
        title: "Record book",
        pages: shown.map(({ scope, groups }) =>
          this.form("record-book", TITLES[scope], {
            season: 0,
            scope: { game: scope === "game", season: scope === "season", career: scope === "career" },
            groups: groups.map(groupFacts),
          }),
        ),
      },
    ];
  }
}

/** `Awards, power ratings and chances`. */
function listed(parts: readonly string[]): string {
  const words = parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : parts[0];
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const SCOPES = ["game", "season", "career"] as const;
type Scope = (typeof SCOPES)[number];
/** Entries in the outline. */
const TITLES: Readonly<Record<Scope, string>> = {
  game: "Most in a game",
  season: "Most in a season",
  career: "Most in all seasons",
};

interface RecordLine {
  /** "" in a further line of the same record. */
  readonly title: string;
  readonly value: string;
  readonly player: string;
  readonly team: string;
  readonly season: number;
  readonly round: string;
  readonly opponent: string;
  /** Further holders that are not named. */
  readonly more: number;
}

const groupFacts = ({ of, lines }: { readonly of: "player" | "team"; readonly lines: readonly RecordLine[] }) => ({
  players: of === "player",
  lines,
});

function recordLines(rows: readonly TableRow[]): RecordLine[] {
  const best = rows.filter(({ place }) => place === 1);
  const figures = [...new Set(best.map(({ figure }) => figure))];
  return figures.flatMap((figure) => {
    const all = best.filter((row) => row.figure === figure);
    return all.slice(0, HOLDERS).map((row, i, shown): RecordLine => ({
      title: i === 0 ? words(row, "title") : "",
      value: i === 0 ? minusText(number(row, "value")) : "",
      player: words(row, "player"),
      team: words(row, "team"),
      season: number(row, "season"),
      round: words(row, "round").toLowerCase(),
      opponent: words(row, "opponent"),
      more: i === shown.length - 1 ? all.length - shown.length : 0,
    }));
  });
}

function awardFacts(rows: readonly TableRow[]) {
  const of = (award: string): readonly TableRow[] => rows.filter((row) => row.award === award);
  const [players, teams] = [of("player of the week"), of("team of the week")];
  const weeks = [...new Set([...players, ...teams].map((row) => number(row, "week")))].sort((a, b) => a - b);
  const lines = weeks.flatMap((week) => {
    const [men, sides] = [players, teams].map((list) => list.filter((row) => row.week === week));
    return Array.from({ length: Math.max(men.length, sides.length) }, (_, i) => ({
      round: i === 0 ? words(men.at(0) ?? sides[0], "round") : "",
      player: i < men.length ? words(men[i], "player") : "",
      club: i < men.length ? words(men[i], "team") : "",
      points: i < men.length ? minusText(number(men[i], "value")) : "",
      team: i < sides.length ? words(sides[i], "team") : "",
      margin: i < sides.length ? minusText(number(sides[i], "value")) : "",
    }));
  });
  return {
    lines,
    players: players.length > 0,
    crowded: lines.length > FEW_ROUNDS,
    years: of("player of the year").map((row) => ({
      player: words(row, "player"),
      team: words(row, "team"),
      points: minusText(number(row, "value")),
    })),
  };
}

function ratingFacts(rows: readonly TableRow[]) {
  const errorOf = (row: TableRow): number => number(row, "standardError");
  const low = Math.min(0, ...rows.map((row) => number(row, "rating") - errorOf(row)));
  const high = Math.max(0, ...rows.map((row) => number(row, "rating") + errorOf(row)));
  const span = (high - low || 1) * (1 + 2 * ROOM);
  const at = (value: number): number => (value - low) / span + ROOM;
  const first = rows.at(0);
  const tenths = (row: TableRow | undefined, key: string): string =>
    row !== undefined && has(row, key) ? number(row, key).toFixed(1).replace("-", MINUS) : "";
  return {
    errors: rows.some((row) => has(row, "standardError")),
    ratings: rows.map((row) => {
      const rating = number(row, "rating");
      const spread: RatingSpread = {
        at: at(rating),
        low: at(rating - errorOf(row)),
        high: at(rating + errorOf(row)),
        zero: at(0),
        hasError: has(row, "standardError"),
      };
      return {
        rank: number(row, "rank"),
        team: words(row, "team"),
        games: number(row, "games"),
        rating: signedTenths(rating),
        error: tenths(row, "standardError"),
        spread,
      };
    }),
    home: tenths(first, "homeField"),
    homeError: tenths(first, "homeError"),
  };
}

function chanceFacts(rows: readonly TableRow[]) {
  const playoffs = rows.some((row) => has(row, "playoffs"));
  const share = (row: TableRow, key: string): string => (has(row, key) ? shareText(number(row, key)) : "");
  const times = rows.length > 0 ? number(rows[0], "times") : 0;
  return {
    chances: rows.map((row) => ({
      team: words(row, "team"),
      wins: number(row, "wins").toFixed(1),
      first: share(row, "first"),
      playoffs: share(row, "playoffs"),
      champion: share(row, "champion"),
    })),
    // Without playoffs the first of the table is the champion.
    playoffs,
    times,
    within: times > 0 ? sureWithin(times) : "",
  };
}
