/** A league's tables as files: `pressbox season export` writes them into a folder, Studio packs them. */
import type { GameSystem } from "../../contract/game.js";
import type { LeagueTable, LeagueTables } from "../../contract/league-tables.js";
import { throwOnErrors, type Issue } from "../../kernel/issue/index.js";
import { countText } from "../../kernel/words/index.js";

import type { DecalMeans } from "./site/decals.js";
import type { SiteLook } from "./site/site-data.js";

export const EXPORT_FORMATS = ["csv", "json", "xlsx", "html"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The file that lists the CSV files of a folder with their columns, and the checksums of what Pressbox wrote. */
export const CONTENTS = "tables.json";

export interface ExportFile {
  /** In its folder. */
  readonly name: string;
  readonly bytes: string | Uint8Array;
  /** `12 rows`. */
  readonly holds: string;
}

/** Services of the machine that the export needs. */
export interface ExportMeans {
  /** SHA-256 of a text, as hex digits; machines compute it in different ways. */
  readonly sha256: Sum;
  /** The tables as one JSON file, of a file kind of the leagues. */
  json(tables: LeagueTables): string | Promise<string>;
  /** For the web pages: their words, and the pictures for helmets. */
  readonly site?: {
    readonly words?: SiteLook["words"];
    readonly decals: DecalMeans;
    /** Receives warnings about missing pictures. */
    report(warnings: readonly Issue[]): void;
  };
}
type Sum = (text: string) => string | Promise<string>;

const countOf = (count: number, word: string): string => `${countText(count)} ${word}${count === 1 ? "" : "s"}`;

/** @throws UserError for helmet pictures that cannot be drawn */
export async function exportFiles(
  format: ExportFormat,
  tables: LeagueTables,
  { title, accent }: Pick<GameSystem, "title" | "accent">,
  { sha256, json, site }: ExportMeans,
): Promise<readonly ExportFile[]> {
  const holds = countOf(tables.tables.length, "table");
  switch (format) {
    case "csv":
      return csvFiles(tables, sha256);
    case "json":
      return [{ name: "league.json", bytes: await json(tables), holds }];
    case "xlsx": {
      const { tableWorkbook } = await import("./table-workbook.js");
      return [{ name: "league.xlsx", bytes: await tableWorkbook(tables), holds }];
    }
    case "html": {
      const { leagueSite } = await import("./site/index.js");
      const { decalsOf } = await import("./site/decals.js");
      const decals = site && decalsOf(tables, site.decals);
      throwOnErrors(decals?.faults ?? []);
      site?.report(decals!.warnings);
      const pages = await leagueSite(tables, { title, accent, words: site?.words, decals: decals?.names });
      return [...pages, ...(decals?.files ?? [])].map(([name, bytes]) => ({
        name,
        bytes,
        holds: `the first of ${countOf(pages.length - 1, "page")}`,
      }));
    }
  }
}

async function csvFiles(league: LeagueTables, sha256: Sum): Promise<readonly ExportFile[]> {
  const { tableCsv } = await import("./table-csv.js");
  const files = league.tables.map((table) => ({
    table,
    name: `${table.id}.csv`,
    bytes: tableCsv(table),
    holds: countOf(table.rows.length, "row"),
  }));
  const { game, league: name, seed, revision, when, games, scoresOnly } = league;
  const said = {
    format: "pressbox/league-csv",
    version: 1,
    game,
    league: name,
    seed,
    revision,
    when,
    games,
    scoresOnly,
    tables: await Promise.all(files.map(({ table, name, bytes }) => contentsOf(table, name, bytes, sha256))),
  };
  return [
    ...files.map(({ name, bytes, holds }) => ({ name, bytes, holds })),
    { name: CONTENTS, bytes: `${JSON.stringify(said, null, 2)}\n`, holds: "the columns of these tables" },
  ];
}

const contentsOf = async ({ id, title, rows, columns }: LeagueTable, file: string, bytes: string, sha256: Sum) => ({
  id,
  title,
  file,
  rows: rows.length,
  sha256: await sha256(bytes),
  columns,
});
