/** Reports what was read from the files, as text for people who wonder where a number went, and as data. */
import { bareText, counted } from "../kernel/words/index.js";
import { TABLES } from "./columns.js";
import { leftOutText, linesText, type LeftOut } from "./read/left-out.js";
import type { SheetReport } from "./read/read.js";
import type { Season } from "./season/season.js";

type Read = Pick<Season, "sheets" | "leftOut" | "balances" | "filledIn" | "notes">;

const nameOf = ({ file, sheet }: { readonly file: string; readonly sheet?: string }): string =>
  sheet === undefined ? file : `${file}, sheet "${sheet}"`;
const list = (words: readonly string[]): string => words.join(", ");
const titles = ({ tables }: SheetReport): string => list([...new Set(tables)].map((table) => TABLES[table].title));

const ofSheet =
  ({ file, sheet }: SheetReport) =>
  (one: LeftOut): boolean =>
    one.file === file && one.sheet === sheet;

/** Maximum headings listed in a line; the rest are counted. */
const MOST_HEADS = 8;

/** One line per table: what it was recognized as, rows read and left out, columns not read. */
export function accountLines({ sheets, leftOut, notes }: Pick<Read, "sheets" | "leftOut" | "notes">): string[] {
  const lines = sheets.map((sheet) => {
    if (sheet.use !== undefined) return `${nameOf(sheet)}: ${sheet.use}`;
    if (sheet.tables.length === 0) return `${nameOf(sheet)}: not used${sheet.shape ? ` (${sheet.shape})` : ""}`;
    const out = leftOut.filter(ofSheet(sheet));
    const parts = [`${counted(sheet.counted, "row")} read`];
    if (out.length > 0) parts.push(`left out: ${list(out.map(leftOutText))}`);
    if (sheet.ignored.length > 0) {
      const heads = sheet.ignored.slice(0, MOST_HEADS);
      const more = sheet.ignored.length > heads.length ? `, ${sheet.ignored.length - heads.length} more` : "";
      parts.push(`columns not read: ${list(heads)}${more}`);
    }
    return `${nameOf(sheet)}: ${titles(sheet)}; ${parts.join("; ")}`;
  });
  return [...lines, ...notes];
}

/** The whole report: tables with their columns, rows left out with their lines, balances that do not match, values filled in. */
export function reportText(season: Read): string {
  const { sheets, leftOut, balances, filledIn, notes } = season;
  const parts = sheets.map((sheet) => sheetText(sheet, leftOut.filter(ofSheet(sheet))));
  const open = balances.filter(({ closes }) => !closes);
  if (open.length > 0)
    parts.push(
      `totals that do not match:\n${open
        .map(
          ({ team, column, left, right }) =>
            `  ${team === undefined ? "" : `${team}, `}${column}: ${left.words} ${left.value}, ${right.words} ${right.value}\n`,
        )
        .join("")}`,
    );
  else if (balances.length > 0) parts.push(`all ${balances.length} totals match\n`);
  if (filledIn.length > 0)
    parts.push(
      `filled in:\n${filledIn
        .map(
          ({ column, teams, from }) =>
            `  ${column}, ${teams.length > 4 ? `${teams.length} teams` : list(teams)}: from ${from}\n`,
        )
        .join("")}`,
    );
  if (notes.length > 0) parts.push(notes.map((note) => `${note}\n`).join(""));
  return parts.join("\n");
}

function sheetText(report: SheetReport, out: readonly LeftOut[]): string {
  const { tables, shape, use, counted: rows, read, ignored, missing } = report;
  const name = nameOf(report);
  if (use !== undefined) return `${name}: ${use}\n`;
  if (tables.length === 0) return `${name}: not used${shape === undefined ? "" : ` (it looks like ${shape})`}\n`;
  const isOwn = ({ column, head }: SheetReport["read"][number]): boolean => bareText(column) === bareText(head);
  const own = read.filter(isOwn);
  const aliased = read.filter((one) => !isOwn(one));
  const lines = [`${name}: ${titles(report)}, ${counted(rows, "row")}`, `  read as: ${whyText(report)}`];
  if (own.length > 0) lines.push(`  by name: ${list([...new Set(own.map(({ head }) => head))])}`);
  if (aliased.length > 0)
    lines.push(
      `  by other names: ${list(aliased.map(({ table, column, head }) => `${head} = ${tables.length > 1 ? `${TABLES[table].title} ` : ""}${column}`))}`,
    );
  for (const one of out) lines.push(`  left out: ${leftOutText(one)} (${linesText(one.lines)})`);
  if (ignored.length > 0) lines.push(`  not read: ${list(ignored)}`);
  if (missing.length > 0) lines.push(`  not there: ${list([...new Set(missing)])}`);
  return `${lines.join("\n")}\n`;
}

/** Why a sheet was recognized as it was. */
const whyText = (report: SheetReport): string => report.shape ?? `${titles(report)}, by the names of its columns`;

/** The report as one object. Statistics are under their canonical columns, teams under their codes. */
export function reportObject(season: Season): object {
  const { year, teams, own, against, tables, sheets, leftOut, balances, filledIn, notes } = season;
  const figures = (row: object | undefined): object =>
    Object.fromEntries(Object.entries(row ?? {}).filter(([column]) => column !== "team" && column !== "side"));
  const at = ({ file, sheet }: { readonly file: string; readonly sheet?: string }) => ({
    file,
    ...(sheet === undefined ? {} : { sheet }),
  });
  return {
    ...(year === undefined ? {} : { season: year }),
    teams: Object.fromEntries(
      teams.map((team) => [team, { own: figures(own.get(team)), against: figures(against.get(team)) }]),
    ),
    games: tables.games,
    tables: sheets.map((sheet) => ({
      ...at(sheet),
      tables: [...new Set(sheet.tables)],
      ...(sheet.shape === undefined ? {} : { shape: sheet.shape }),
      why: sheet.use ?? (sheet.tables.length === 0 ? "not used" : whyText(sheet)),
      rows: sheet.rows,
      rowsRead: sheet.counted,
      columns: sheet.read,
    })),
    leftOut: leftOut.map((one) => ({
      ...at(one),
      reason: one.reason,
      what: leftOutText(one),
      rows: one.lines.length,
      lines: one.lines,
    })),
    unread: sheets.flatMap((sheet) => (sheet.ignored.length === 0 ? [] : [{ ...at(sheet), columns: sheet.ignored }])),
    balances,
    filledIn,
    ...(notes.length === 0 ? {} : { notes }),
  };
}
