/** The tables of a league as its web pages need them, and the pages' file names. */
import { fnv1aText } from "../../../kernel/hash/index.js";
import { slugOf } from "../../../kernel/words/index.js";
import type { LeagueTableId, LeagueTables, TableColumn, TableRow } from "../../../contract/league-tables.js";

import { PageWords, type PageText, type TextValues } from "../../page-words.js";

export const INDEX = "index.html";
export const RECORDS = "records.html";
export const STYLE = "style.css";
/** Part of a file name: ids in a league file are arbitrary text, and many disks treat names that differ only in case as one file. */
const nameOf = (id: string): string =>
  /^[a-z0-9][a-z0-9.-]*$/.test(id) ? id : `${slugOf(id)}-${hexOf(fnv1aText(id))}`;
const hexOf = (sum: number): string => sum.toString(16).padStart(8, "0");
export const seasonFile = (season: number): string => `season-${season}.html`;
export const teamFile = (id: string): string => `team-${nameOf(id)}.html`;
export const gameFile = (season: number, game: string): string => `game-${season}-${nameOf(game)}.html`;

export const numberIn = (row: TableRow, key: string): number => Number(row[key] ?? 0);
export const textIn = (row: TableRow, key: string): string => `${row[key] ?? ""}`;
export const hasIn = (row: TableRow, key: string): boolean => row[key] !== undefined;

/** What the pages need besides the tables. */
export interface SiteLook {
  /** The game's name, as printed. */
  readonly title: string;
  /** Its color, `#RRGGBB`. */
  readonly accent: string;
  /** The words of the pages; default: English. */
  readonly words?: PageWords<"league/pages"> | undefined;
  /** Helmet pictures: file on the site, by the name that teams use; teams not listed have letters. */
  readonly decals?: ReadonlyMap<string, string> | undefined;
}

export class SiteData {
  readonly seasons: readonly number[];
  readonly words: PageWords<"league/pages">;
  readonly #bySeason = new Map<string, TableRow[]>();

  constructor(
    readonly league: LeagueTables,
    readonly look: SiteLook,
  ) {
    this.words = look.words ?? new PageWords("league/pages");
    for (const { id, rows } of league.tables) {
      for (const row of rows) {
        const key = `${id} ${numberIn(row, "season")}`;
        const own = this.#bySeason.get(key);
        if (own) own.push(row);
        else this.#bySeason.set(key, [row]);
      }
    }
    this.seasons = [...new Set(this.rows("teams").map((row) => numberIn(row, "season")))];
  }

  /** A text of the pages. */
  text(key: PageText<"league/pages">, values?: TextValues): string {
    return this.words.text(key, values);
  }

  /** A word from the tables, such as the title of a round. */
  word(row: TableRow, key: string): string {
    return hasIn(row, key) ? this.words.value(textIn(row, key)) : "";
  }

  rows(id: LeagueTableId): readonly TableRow[] {
    return this.league.tables.find((table) => table.id === id)?.rows ?? [];
  }

  columns(id: LeagueTableId): readonly TableColumn[] {
    return this.league.tables.find((table) => table.id === id)?.columns ?? [];
  }

  in(id: LeagueTableId, season: number): readonly TableRow[] {
    return this.#bySeason.get(`${id} ${season}`) ?? [];
  }

  /** The season that people ask about: the last one with a result. */
  get current(): number {
    return this.seasons.findLast((season) => this.in("results", season).length > 0) ?? this.seasons.at(-1)!;
  }

  /** A team as it was in a season. */
  team(season: number, id: string): TableRow {
    return this.in("teams", season).find(({ teamId }) => teamId === id)!;
  }

  /** A team as it was in a season, or in its last one if it missed this season. @param season 0 = all seasons */
  lastTeam(id: string, season: number): TableRow | undefined {
    const own = this.rows("teams").filter(({ teamId }) => teamId === id);
    return own.find((row) => numberIn(row, "season") === season) ?? own.at(-1);
  }

  /** Ids of all teams ever in the league, those of the last season first. */
  get teamIds(): readonly string[] {
    const ids = this.seasons
      .toReversed()
      .flatMap((season) => this.in("teams", season).map((row) => textIn(row, "teamId")));
    return [...new Set(ids)];
  }
}
