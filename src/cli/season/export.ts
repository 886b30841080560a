/** `pressbox season export`: a league's tables as files for spreadsheets and programs, or as pages for its members. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { LEAGUE_TABLES, type LeagueTable, type LeagueTables } from "../../contract/league-tables.js";
import type { GameSystem } from "../../contract/game.js";
import { suggestHint } from "../../kernel/issue/index.js";
import { chancesTable, type Chances } from "../../league/chances.js";
import { chancesIn } from "./chances.js";
import type { SeasonOptions } from "./season-options.js";
import type { CliIo } from "../io.js";
import { LeagueFile } from "../league-file.js";
import { isAsMade, sha256 } from "../output/made-mark.js";
import type { OutputFile } from "../output/output-file.js";
import { requireFree, shownPath, writeFiles } from "../output/write-files.js";
import { openMade, printWarnings } from "../report.js";
import { usageError } from "../spec.js";
import { alignRows, countOf } from "../text/table.js";

const FORMATS = ["csv", "json", "xlsx", "html"] as const;
type Format = (typeof FORMATS)[number];

/** Says what the CSV files of a folder are, with their columns, and which bytes Pressbox wrote into them. */
const CONTENTS = "tables.json";

/** A file with what it holds, in words. */
interface Exported extends OutputFile {
  readonly holds: string;
}

function formatOf(typed: string | undefined): Format {
  const word = (typed ?? FORMATS[0]).trim().toLowerCase();
  const format = FORMATS.find((one) => one === word);
  if (!format) throw usageError(`--format cannot be "${typed}"`, suggestHint(word, FORMATS));
  return format;
}

export async function exportLeague(file: string, options: SeasonOptions, io: CliIo): Promise<void> {
  const { out, json, quiet, force, open } = options;
  if (out === undefined) throw usageError("--out is missing", "for example --out tables");
  const format = formatOf(options.format);
  const { seasons, system, league, warnings } = await LeagueFile.open(file, io);
  const own = seasons.tables(league);
  const tables = options.times === undefined ? own : withChances(own, chancesIn(seasons, league, options, file, io));
  const files = await filesOf(format, tables, system, out, io);
  requireFree(files, { ...io, force });
  writeFiles(files, { ...io, force });
  if (open) openMade(files.slice(0, format === "csv" ? undefined : 1), io);
  printWarnings(io, warnings, json);
  const { games, scoresOnly } = tables;
  if (json) {
    const made = files.map(({ path, holds }) => ({ file: shownPath(path, io.cwd), holds }));
    io.out(`${JSON.stringify({ file, format, games, scoresOnly, files: made }, null, 2)}\n`);
  } else if (!quiet) {
    const rows = files.map(({ path, holds }) => [shownPath(path, io.cwd), holds]);
    const known = scoresOnly > 0 ? `; ${scoresOnly} known only by points, without statistics` : "";
    io.out(`${alignRows(format === "html" ? rows.slice(0, 1) : rows, "")}${countOf(games, "game")}${known}\n`);
  }
}

/** The tables with the chances, in their place. */
function withChances(own: LeagueTables, chances: Chances): LeagueTables {
  const tables = [...own.tables, chancesTable(chances)];
  return { ...own, tables: tables.toSorted((a, b) => LEAGUE_TABLES.indexOf(a.id) - LEAGUE_TABLES.indexOf(b.id)) };
}

async function filesOf(
  format: Format,
  tables: LeagueTables,
  { title, accent }: GameSystem,
  out: string,
  io: CliIo,
): Promise<readonly Exported[]> {
  const count = countOf(tables.tables.length, "table");
  switch (format) {
    case "csv":
      return csvFiles(tables, out, io);
    case "json": {
      const { leagueTablesJson } = await import("../../league/tables/kind.js");
      return [{ path: join(out, "league.json"), bytes: leagueTablesJson(tables), holds: count }];
    }
    case "xlsx": {
      const { tableWorkbook } = await import("../../print/league/table-workbook.js");
      return [{ path: join(out, "league.xlsx"), bytes: await tableWorkbook(tables), holds: count }];
    }
    case "html": {
      const { leagueSite } = await import("../../print/league/site/index.js");
      const pages = await leagueSite(tables, { title, accent });
      const holds = `the first of ${countOf(pages.length - 1, "page")}`;
      return pages.map(([name, bytes]) => ({ path: join(out, name), bytes, holds }));
    }
  }
}

interface Contents {
  readonly tables: readonly { readonly file: string; readonly sha256: string }[];
}

/** What Pressbox wrote into CSV files of this folder before: they have no place for its mark, so that the contents keep it. */
function writtenBefore(path: string): ReadonlyMap<string, string> {
  try {
    const found = readFileSync(path);
    if (!isAsMade(found, { path })) return new Map();
    const { tables } = JSON.parse(found.toString("utf8")) as Contents;
    return new Map(tables.map((table) => [table.file, table.sha256]));
  } catch {
    return new Map();
  }
}

async function csvFiles(league: LeagueTables, out: string, io: CliIo): Promise<readonly Exported[]> {
  const { tableCsv } = await import("../../print/league/table-csv.js");
  const contents = join(out, CONTENTS);
  const before = writtenBefore(resolve(io.cwd, contents));
  const files = league.tables.map((table) => {
    const name = `${table.id}.csv`;
    const bytes = tableCsv(table);
    return {
      table,
      name,
      path: join(out, name),
      bytes,
      before: before.get(name),
      holds: countOf(table.rows.length, "row"),
    };
  });
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
    tables: files.map(({ table, name, bytes }) => contentsOf(table, name, bytes)),
  };
  return [
    ...files.map(({ path, bytes, holds, before: sum }) => ({
      path,
      bytes,
      holds,
      ...(sum !== undefined && { before: sum }),
    })),
    { path: contents, bytes: `${JSON.stringify(said, null, 2)}\n`, holds: "the columns of these tables" },
  ];
}

const contentsOf = ({ id, title, rows, columns }: LeagueTable, file: string, bytes: string) => ({
  id,
  title,
  file,
  rows: rows.length,
  sha256: sha256(bytes),
  columns,
});
