/** A league table as CSV (RFC 4180). The headings are the column keys. */
import type { LeagueTable } from "../../contract/league-tables.js";

/**
 * What a spreadsheet would take for a formula: = + - @, including full-width forms, even after spaces; or a tab or line break at the
 * beginning.
 */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/;

/** Text that no spreadsheet evaluates: an apostrophe precedes anything that looks like a formula. */
const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const cell = (value: string | number | undefined): string =>
  value === undefined ? "" : typeof value === "number" ? `${value}` : quoted(harmless(value));

export function tableCsv({ columns, rows }: LeagueTable): string {
  const keys = columns.map(({ key }) => key);
  return [keys.map(cell), ...rows.map((row) => keys.map((key) => cell(row[key])))]
    .map((cells) => `${cells.join(",")}\r\n`)
    .join("");
}
