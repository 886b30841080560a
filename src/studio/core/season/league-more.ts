/** League data besides the season: its tables, their files, and chances counted in short stretches. */
import type { LeagueTable } from "../../../contract/league-tables.js";
import { sureText } from "../../../kernel/words/shares.js";
import { leagueTablesJson } from "../../../league/tables/kind.js";
import { ChanceCount, chancesRows, requireUnderWay } from "../../../league/chances.js";
import { exportFiles, type ExportFormat } from "../../../print/league/export-files.js";
import type { MadeFile } from "../../protocol/calls.js";
import type { ChancesView, KeptLeague, LeagueTableView } from "../../protocol/season.js";
import { pack } from "../files/archive.js";
import { atDesk } from "../desk/assets.js";
import { sha256 } from "../desk/bytes.js";
import { picturesFor } from "../pictures/pictures.js";
import { opened } from "./season.js";
import { marked } from "../sheets/sheets.js";

/** Rows of a table that the page shows; the files have all. */
const MOST_ROWS = 400;

/** The titles of the tables, and the wanted table (the standings by default). */
export async function leagueTable(file: KeptLeague, wanted = "standings"): Promise<LeagueTableView> {
  const { seasons, league } = await opened(file);
  return atDesk(() => {
    const { tables } = seasons.tables(league);
    const table = tables.find(({ id }) => id === wanted) ?? tables[0];
    return { tables: tables.map(({ id, title }) => ({ id, title })), id: table.id, ...shownTable(table) };
  });
}

/** Omits IDs, which only programs need, and empty columns. */
function shownTable({ columns, rows }: LeagueTable): Pick<LeagueTableView, "columns" | "rows" | "more"> {
  const shown = columns.filter(({ key }) => !/Id$/.test(key) && rows.some((row) => row[key] !== undefined));
  return {
    columns: shown.map(({ key, title, unit }) => ({
      title,
      ...(unit !== undefined && { unit }),
      number: rows.every((row) => typeof row[key] !== "string"),
    })),
    rows: rows.slice(0, MOST_ROWS).map((row) => shown.map(({ key }) => `${row[key] ?? ""}`)),
    more: Math.max(0, rows.length - MOST_ROWS),
  };
}

const bytesOf = (data: string | Uint8Array): Uint8Array<ArrayBuffer> =>
  typeof data === "string" ? new TextEncoder().encode(data) : (data as Uint8Array<ArrayBuffer>);

/** The files of `pressbox season export`, in one archive. */
export async function leagueExport(file: KeptLeague, format: ExportFormat): Promise<MadeFile> {
  const { system, seasons, league } = await opened(file);
  return atDesk(async ({ fonts }) => {
    const files = await exportFiles(format, seasons.tables(league), system, {
      sha256,
      json: leagueTablesJson,
      // Missing pictures become letters; the Files pane reports them.
      site: { decals: { pictures: picturesFor(file.name), fonts }, report: () => undefined },
    });
    const made = await Promise.all(files.map(({ name, bytes }) => marked({ name, type: "", bytes: bytesOf(bytes) })));
    const stem = file.name
      .split("/")
      .at(-1)!
      .replace(/\.\w+$/, "");
    return {
      name: `${stem}-${format}.zip`,
      type: "application/zip",
      bytes: await pack(made.map(({ name, bytes }) => ({ name, content: bytes }))),
    };
  });
}

/** The count under way, of the league with this text. */
let counting: { readonly text: string; readonly count: ChanceCount<unknown> } | undefined;

/**
 * Counts for at most this many milliseconds; the caller asks again to continue.
 * @param fresh true to start over
 * @throws UserError if the season is over
 */
export async function leagueChances(file: KeptLeague, times: number, ms: number, fresh: boolean): Promise<ChancesView> {
  const { seasons, league } = await opened(file);
  return atDesk(() => {
    requireUnderWay(seasons, league, file.name);
    if (fresh || counting?.text !== file.text)
      counting = { text: file.text, count: new ChanceCount(seasons, league, seasons.status(league).seed) };
    const { count } = counting;
    const until = performance.now() + ms;
    do count.next();
    while (count.times < times && performance.now() < until);
    return { times: count.times, sure: sureText(count.times), ...chancesRows(count.chances()) };
  });
}
