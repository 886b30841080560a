/**
 * Awards, power ratings, playoff chances and the record book in print. They read the league's tables, as the export does, so that both show
 * the same numbers.
 */
import type { BookForm, BookPart } from "../../contract/book.js";
import type { LeagueTable, LeagueTableId, LeagueTables, TableRow } from "../../contract/league-tables.js";
import { fixedText, minusText, signedTenths } from "../../kernel/words/index.js";
import { shareText, sureWithin } from "../../kernel/words/shares.js";
import { ratingSpread, type RatingSpread } from "../figures/rating-spread.js";
import { NAME_LETTERS } from "./leaders.js";
import { chapter } from "./parts.js";

/** A page from a template of `shared/book`, in the game's page frame. */
export type AlmanacForm = (template: string, title: string, facts: object) => BookForm;

/** With fewer rows than this on a page, rows keep their normal height and the rest of the page stays blank. */
const FEW = 20;

/** Margin at both ends of the ratings axis, as a share of the range. */
const ROOM = 0.04;

const number = (row: TableRow, key: string): number => Number(row[key] ?? 0);
const words = (row: TableRow, key: string): string => `${row[key] ?? ""}`;
const has = (row: TableRow, key: string): boolean => row[key] !== undefined;

export class Almanac {
  private readonly teams: TeamNames;

  constructor(
    private readonly tables: LeagueTables,
    private readonly form: AlmanacForm,
    /** For the current season. */
    private readonly chances?: LeagueTable,
  ) {
    this.teams = new TeamNames(tables);
  }

  private rows(id: LeagueTableId, season: number): readonly TableRow[] {
    const rows = this.tables.tables.find((table) => table.id === id)?.rows ?? [];
    return rows.filter((row) => row.season === season);
  }

  /** The chapter of a season: awards, power ratings, playoff chances. None before the first game. */
  ofSeason(season: number): BookPart[] {
    const awards = this.rows("awards", season);
    const ratings = this.rows("power-ratings", season);
    const chances = this.chances?.rows.filter((row) => row.season === season) ?? [];
    const parts = [
      awards.length > 0 ? "awards" : "",
      ratings.length > 0 ? "power ratings" : "",
      chances.length > 0 ? "chances" : "",
    ].filter((one) => one !== "");
    // No rankings after a single round. Tiers that never meet have weekly awards but no ratings.
    const weeks = new Set(awards.map(({ week }) => week).filter((week) => week !== undefined)).size;
    if (chances.length === 0 && weeks <= 1 && ratings.every((row) => number(row, "games") <= 1)) return [];
    const title = listed(parts);
    const honors = awardFacts(awards, this.teams);
    const facts = {
      title,
      season,
      ...honors,
      ...ratingFacts(ratings, this.teams),
      ...chanceFacts(chances, this.teams),
      rated: ratings.length + chances.length > 0,
      few: ratings.length + chances.length + honors.lines.length <= FEW,
    };
    const page = { ...this.form("almanac", title, facts), figures: { ratingSpread } };
    return [chapter(`s${season}.almanac`, title, [page])];
  }

  /** Chances of a season that has no chapter yet. @param seasons those that have one */
  ahead(seasons: readonly number[]): BookPart[] {
    const season = this.chances?.rows.at(0)?.season;
    return typeof season !== "number" || seasons.includes(season) ? [] : this.ofSeason(season);
  }

  /** The record book: one page for players and one for teams. None if all games are known only by score. */
  records(): BookPart[] {
    const rows = this.tables.tables.find(({ id }) => id === "records")?.rows ?? [];
    // In leagues of scores only, the records page already has the points.
    if (rows.every(({ figure }) => figure === "points")) return [];
    // With one season, its records are also the all-time records.
    const shown = this.teams.seasons > 1 ? SCOPES : SCOPES.filter((scope) => scope !== "career");
    const pages = shown.flatMap((scope) =>
      (["player", "team"] as const).flatMap((of) => {
        const lines = this.recordLines(rows.filter((row) => row.scope === scope && row.of === of));
        const kind = { game: scope === "game", season: scope === "season", career: scope === "career" };
        const facts = { season: 0, scope: kind, players: of === "player", lines };
        return lines.length > 0 ? [this.form("record-book", `Record book: ${TITLES[scope]}, ${of}s`, facts)] : [];
      }),
    );
    return [{ id: "record-book", title: "Record book", pages }];
  }

  /** One line per statistic: the first to set the record, and how many have tied it. */
  private recordLines(rows: readonly TableRow[]): RecordLine[] {
    const best = rows.filter(({ place }) => place === 1);
    return [...new Set(best.map(({ figure }) => figure))].map((figure) => {
      const [row, ...others] = best.filter((one) => one.figure === figure);
      return {
        title: words(row, "title"),
        value: row.unit === "seconds" ? clockText(number(row, "value")) : minusText(number(row, "value")),
        player: words(row, "player"),
        team: this.teams.named(row),
        season: number(row, "season"),
        round: words(row, "round").toLowerCase(),
        opponent: this.teams.opponent(row),
        more: others.length,
      };
    });
  }
}

/** `30:05`. */
const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, "0")}`;

/** `Awards, power ratings and chances`. */
function listed(parts: readonly string[]): string {
  const words = parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : parts[0];
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const SCOPES = ["game", "season", "career"] as const;
type Scope = (typeof SCOPES)[number];
/** Entries in the outline. */
const TITLES: Readonly<Record<Scope, string>> = { game: "in a game", season: "in a season", career: "in all seasons" };

interface RecordLine {
  readonly title: string;
  readonly value: string;
  readonly player: string;
  readonly team: string;
  readonly season: number;
  readonly round: string;
  readonly opponent: string;
  /** Number of times it was tied. */
  readonly more: number;
}

/** Team names as short as the tables need. */
class TeamNames {
  readonly seasons: number;
  private readonly byId = new Map<string, TableRow>();
  private readonly byName = new Map<string, TableRow>();

  constructor({ tables }: LeagueTables) {
    const rows = tables.find(({ id }) => id === "teams")?.rows ?? [];
    this.seasons = new Set(rows.map(({ season }) => season)).size;
    for (const row of rows) {
      this.byId.set(`${number(row, "season")} ${words(row, "teamId")}`, row).set(words(row, "teamId"), row);
      this.byName.set(`${number(row, "season")} ${words(row, "team")}`, row);
    }
  }

  /** The team of a row; for a player who was traded, all of his teams. */
  named(row: TableRow): string {
    const name = words(row, "team");
    const id = words(row, "teamId");
    const ids = this.byId.has(id) ? [id] : id.split(", ");
    if (ids.length === 1 && name.length <= NAME_LETTERS) return name;
    const shorts = ids.map((one) => this.byId.get(`${number(row, "season")} ${one}`) ?? this.byId.get(one));
    return shorts.every((one) => one !== undefined) ? shorts.map((one) => words(one, "short")).join(", ") : name;
  }

  /** The opponent by its code, because space is short. */
  opponent(row: TableRow): string {
    const name = words(row, "opponent");
    const team = this.byName.get(`${number(row, "season")} ${name}`);
    return team === undefined ? name : words(team, "code") || words(team, "short");
  }
}

function awardFacts(rows: readonly TableRow[], teams: TeamNames) {
  const of = (award: string): readonly TableRow[] => rows.filter((row) => row.award === award);
  const [players, winners] = [of("player of the week"), of("team of the week")];
  const weeks = [...new Set([...players, ...winners].map((row) => number(row, "week")))].sort((a, b) => a - b);
  const lines = weeks.flatMap((week) => {
    const [men, sides] = [players, winners].map((list) => list.filter((row) => row.week === week));
    return Array.from({ length: Math.max(men.length, sides.length) }, (_, i) => ({
      round: i === 0 ? words(men.at(0) ?? sides[0], "round") : "",
      player: i < men.length ? words(men[i], "player") : "",
      club: i < men.length ? teams.named(men[i]) : "",
      points: i < men.length ? minusText(number(men[i], "value")) : "",
      team: i < sides.length ? teams.named(sides[i]) : "",
      margin: i < sides.length ? minusText(number(sides[i], "value")) : "",
    }));
  });
  return {
    lines,
    players: players.length > 0,
    years: of("player of the year").map((row) => ({
      player: words(row, "player"),
      team: teams.named(row),
      points: minusText(number(row, "value")),
    })),
  };
}

function ratingFacts(rows: readonly TableRow[], teams: TeamNames) {
  const errorOf = (row: TableRow): number => number(row, "standardError");
  const low = Math.min(0, ...rows.map((row) => number(row, "rating") - errorOf(row)));
  const high = Math.max(0, ...rows.map((row) => number(row, "rating") + errorOf(row)));
  const span = (high - low || 1) * (1 + 2 * ROOM);
  const at = (value: number): number => (value - low) / span + ROOM;
  const first = rows.at(0);
  const tenths = (row: TableRow | undefined, key: string): string =>
    row !== undefined && has(row, key) ? fixedText(number(row, key), 1) : "";
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
        team: teams.named(row),
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

function chanceFacts(rows: readonly TableRow[], teams: TeamNames) {
  const playoffs = rows.some((row) => has(row, "playoffs"));
  const share = (row: TableRow, key: string): string => (has(row, key) ? shareText(number(row, key)) : "");
  const times = rows.length > 0 ? number(rows[0], "times") : 0;
  return {
    chances: rows.map((row) => ({
      team: teams.named(row),
      wins: number(row, "wins").toFixed(1),
      first: share(row, "first"),
      playoffs: share(row, "playoffs"),
      champion: share(row, "champion"),
    })),
    // Without playoffs, the first in the table is the champion.
    playoffs,
    times,
    within: times > 0 ? sureWithin(times) : "",
  };
}
