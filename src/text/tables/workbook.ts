/** Workbooks (`.xlsx`) -> sheets of text cells, with `read-excel-file`. Anything larger than a league's tables is rejected before parsing. */
import { countText } from "../../kernel/words/index.js";
import { fault, UserError } from "../../kernel/issue/index.js";
import { hiddenRowIssues, hiddenSheetIssue } from "./hidden.js";
import { percentStyles, plainNumber, withPercents } from "./percent-cells.js";
import { withoutComments, type RawGrid } from "./raw-grid.js";
import { MOST_COLUMNS } from "./text-cells.js";
import { timeWords } from "../time-words.js";
import { zipParts } from "../zip-parts.js";

/** Ten times a season of every player, week by week. */
export const BOUNDS = {
  what: "workbook",
  unpacked: 48 * 1024 * 1024,
  parts: 1000,
  hint: "keep only the tables of one season",
} as const;
const MOST_ROWS = 100_000;
const MOST_CELLS = 4_000_000;

/** @throws UserError for bytes that are not a workbook, or one that is too large */
export async function parseWorkbook(given: Uint8Array, shown: string): Promise<RawGrid[]> {
  const { default: readExcelFile } = await import("read-excel-file/universal");
  const { bytes, hidden } = await bounded(given, shown);
  try {
    // Numbers stay as written: a cell that should be a number but is not is reported verbatim.
    const sheets = await readExcelFile(bytes, { parseNumber: plainNumber, trim: true });
    const seen = sheets.filter(({ sheet }) => !hidden.has(sheet));
    const read = seen.length > 0 ? seen : sheets;
    const issues = seen.length === 0 ? [] : sheets.flatMap(({ sheet }) => (hidden.has(sheet) ? [hiddenSheetIssue(sheet, shown)] : [])); // prettier-ignore
    return read.map(({ sheet, data }, i) => {
      const words = data.map((row) => row.map(wordOf));
      const unseen = words.flatMap(([first], row) => (first === UNSEEN ? [row + 1] : []));
      return withoutComments({
        file: shown,
        sheet,
        rows: unseen.length === 0 ? words : words.map((row) => (row[0] === UNSEEN ? [] : row)),
        at: (row, column) => ({ line: row + 1, column: column + 1 }),
        issues: [...(i === 0 ? issues : []), ...hiddenRowIssues(unseen, sheet, shown)],
      });
    });
  } catch {
    throw notOne(shown);
  }
}

/** Names of hidden sheets. */
const hiddenSheets = (workbook: string): ReadonlySet<string> =>
  new Set(
    [...workbook.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].flatMap(([tag]) =>
      /\sstate="(?:very)?hidden"/i.test(tag) ? [plainText(/\sname="([^"]*)"/.exec(tag)?.[1] ?? "")] : [],
    ),
  );
const plainText = (text: string): string =>
  text
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, "&");

/** Error for bytes that should be a workbook but are not. */
export const notOne = (file: string): UserError =>
  new UserError(
    fault("workbook", "the file is not an .xlsx workbook", { file, hint: "save it as .xlsx again, or as .csv" }),
  );

const tooLarge = (message: string, file: string): UserError =>
  new UserError(fault("workbook-size", message, { file, hint: BOUNDS.hint }));

/**
 * Repacks the unpacked, measured parts without compression: the reader can then unpack no more than that, whatever sizes the file claims.
 */
async function bounded(
  bytes: Uint8Array,
  shown: string,
): Promise<{ readonly bytes: ArrayBuffer; readonly hidden: ReadonlySet<string> }> {
  const parts = await zipParts(bytes, shown, BOUNDS, (name) => /\.(?:xml|rels)$/i.test(name));
  if (!parts) throw notOne(shown);
  const { zipSync } = await import("fflate");
  const decoder = new TextDecoder();
  const percents = percentStyles(decoder.decode(parts["xl/styles.xml"] ?? new Uint8Array()));
  const words: Record<string, Uint8Array> = { ...parts };
  for (const [name, part] of Object.entries(parts)) {
    if (!/worksheets\/[^/]+\.xml$/i.test(name)) continue;
    const xml = decoder.decode(part);
    requireSheet(xml, shown);
    // The reader skips formulas that failed; callers that need the value must see the error.
    const withErrors = xml.replace(FAILED_CELL, '$1t="str"');
    const seen = withErrors.includes("hidden=") ? withErrors.replace(HIDDEN_ROW, unseenRow) : withErrors;
    const shownAs = percents.size > 0 ? withPercents(seen, percents) : seen;
    if (shownAs !== xml) words[name] = new TextEncoder().encode(shownAs);
  }
  const { buffer, byteOffset, byteLength } = zipSync(words, { level: 0 });
  const book = Object.keys(parts).find((name) => /^xl\/workbook\.xml$/i.test(name));
  return {
    bytes: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer,
    hidden: hiddenSheets(book === undefined ? "" : decoder.decode(parts[book])),
  };
}

const FAILED_CELL = /(<(?:\w+:)?c\s(?:[^>]*?\s)?)t="e"/g;

/** Replaces the cells of a hidden row. */
const UNSEEN = "\ue000";
const HIDDEN_ROW = /<row\s(?=[^>]*\bhidden="(?:1|true)")[^>]*\br="(\d+)"[^>]*>(?!<\/row>)[\s\S]*?<\/row>/g;
const unseenRow = (row: string, line: string): string =>
  row.includes("<c") ? `<row r="${line}"><c r="A${line}" t="inlineStr"><is><t>${UNSEEN}</t></is></c></row>` : row;

const REFERENCE = /\sr\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Maximum row and column referenced in a sheet: the reader fills all cells up to them. */
function requireSheet(xml: string, shown: string): void {
  let [rows, columns, cells] = [0, 0, 0];
  for (const [, double, single] of xml.matchAll(REFERENCE)) {
    const word = double ?? single;
    const found = /^([A-Z]*)(\d+)$/i.exec(word);
    if (!found || found[1].length > 3) {
      const message = `a cell has the reference "${word.slice(0, 20)}"; expected one such as B7`;
      throw new UserError(fault("workbook-cell", message, { file: shown, hint: "save it as .xlsx again, or as .csv" }));
    }
    rows = Math.max(rows, Number(found[2]));
    columns = Math.max(columns, columnNumber(found[1]));
    cells++;
  }
  // Rows and cells without references continue the count.
  rows = Math.max(rows, countOf(xml, /<(?:\w+:)?row[\s/>]/g));
  cells = Math.max(cells, countOf(xml, /<(?:\w+:)?c[\s/>]/g));
  if (rows > MOST_ROWS)
    throw tooLarge(`a sheet has ${countText(rows)} rows; expected at most ${countText(MOST_ROWS)}`, shown);
  if (columns > MOST_COLUMNS)
    throw tooLarge(`a sheet has ${countText(columns)} columns; expected at most ${MOST_COLUMNS}`, shown);
  if (Math.max(rows * columns, cells) > MOST_CELLS)
    throw tooLarge(`a sheet has more than ${countText(MOST_CELLS)} cells`, shown);
}

const columnNumber = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

function countOf(text: string, pattern: RegExp): number {
  let count = 0;
  while (pattern.exec(text)) count++;
  return count;
}

/** A cell as text: numbers already are; dates become 1985-09-08, times of day or of possession 29:31. */
function wordOf(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (!(cell instanceof Date)) return String(cell);
  const seconds = Math.round((cell.getTime() - FIRST_DAY) / 1000);
  return seconds < LONGEST_TIME ? timeWords(seconds) : cell.toISOString().slice(0, 10);
}

/** Day 0 of workbook dates; small values are times. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const LONGEST_TIME = 100 * 3600;
