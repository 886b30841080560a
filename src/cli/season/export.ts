/** `pressbox season export`: a league's tables as files for spreadsheets and programs, or as web pages for its members. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { LEAGUE_TABLES, type LeagueTables } from "../../contract/league-tables.js";
import type { GameSystem } from "../../contract/game.js";
import { suggestHint, type Issue } from "../../kernel/issue/index.js";
import { chancesTable, type Chances } from "../../league/chances.js";
import {
  CONTENTS,
  EXPORT_FORMATS,
  exportFiles,
  type ExportFormat,
  type ExportMeans,
} from "../../print/league/export-files.js";
import { chancesIn } from "./chances.js";
import type { SeasonOptions } from "./season-options.js";
import type { CliIo } from "../io.js";
import { LeagueFile } from "../league-file.js";
import { requireFolderName } from "../output/endings.js";
import { isAsMade, sha256 } from "../output/made-mark.js";
import type { OutputFile } from "../../make/output-file.js";
import { requireFree, shownPath, writeFiles } from "../output/write-files.js";
import { openMade, printWarnings } from "../report.js";
import { usageError } from "../spec.js";
import { alignRows, countOf } from "../text/table.js";

/** A file and a description of it. */
interface Exported extends OutputFile {
  readonly holds: string;
}

function formatOf(typed: string | undefined): ExportFormat {
  const word = (typed ?? EXPORT_FORMATS[0]).trim().toLowerCase();
  const format = EXPORT_FORMATS.find((one) => one === word);
  if (!format) throw usageError(`--format cannot be "${typed}"`, suggestHint(word, EXPORT_FORMATS));
  return format;
}

export async function exportLeague(file: string, options: SeasonOptions, io: CliIo): Promise<void> {
  const { out, json, quiet, force, open } = options;
  if (out === undefined) throw usageError("--out is missing", "for example --out tables");
  requireFolderName("--out", out, io.cwd);
  const format = formatOf(options.format);
  const { seasons, system, league, warnings } = await LeagueFile.open(file, io);
  const own = seasons.tables(league);
  const tables = options.times === undefined ? own : withChances(own, chancesIn(seasons, league, options, file, io));
  const { site, pictureWarnings } = await sitePrinting(format, options, io);
  const files = await filesOf(format, tables, system, out, site, io);
  requireFree(files, { ...io, force });
  writeFiles(files, { ...io, force });
  if (open) openMade(files.slice(0, format === "csv" ? undefined : 1), io);
  printWarnings(io, [...warnings, ...pictureWarnings], json);
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

/** What the web pages need: words, pictures and fonts; tables need none of it. */
async function sitePrinting(
  format: ExportFormat,
  { words }: SeasonOptions,
  io: CliIo,
): Promise<{ readonly site?: ExportMeans["site"]; readonly pictureWarnings: readonly Issue[] }> {
  const pictureWarnings: Issue[] = [];
  if (format !== "html") {
    if (words !== undefined) throw usageError("--words is for the pages of a league: add --format html");
    return { pictureWarnings };
  }
  const [{ openStudio }, { inWords }, { PageWords }] = await Promise.all([
    import("../../make/open-studio.js"),
    import("../../make/with-words.js"),
    import("../../print/page-words.js"),
  ]);
  const { studio } = await inWords(await openStudio(io, undefined), words, io);
  const decals = { pictures: studio.templates.pictures!, fonts: studio.fonts };
  const report = (warnings: readonly Issue[]): void => void pictureWarnings.push(...warnings);
  return { site: { words: new PageWords("league/pages", studio.templates), decals, report }, pictureWarnings };
}

/** The tables, with the chances in the right position. */
function withChances(own: LeagueTables, chances: Chances): LeagueTables {
  const tables = [...own.tables, chancesTable(chances)];
  return { ...own, tables: tables.toSorted((a, b) => LEAGUE_TABLES.indexOf(a.id) - LEAGUE_TABLES.indexOf(b.id)) };
}

async function filesOf(
  format: ExportFormat,
  tables: LeagueTables,
  system: GameSystem,
  out: string,
  site: ExportMeans["site"],
  io: CliIo,
): Promise<readonly Exported[]> {
  const before = format === "csv" ? writtenBefore(resolve(io.cwd, join(out, CONTENTS))) : undefined;
  const files = await exportFiles(format, tables, system, {
    sha256,
    json: async (all) => (await import("../../league/tables/kind.js")).leagueTablesJson(all),
    ...(site && { site }),
  });
  return files.map(({ name, bytes, holds }) => {
    const sum = before?.get(name);
    return { path: join(out, name), bytes, holds, ...(sum !== undefined && { before: sum }) };
  });
}

interface Contents {
  readonly tables: readonly { readonly file: string; readonly sha256: string }[];
}

/** Checksums of the CSV files written to this folder before: CSV has no room for a mark, so the contents file stores them. */
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
