/** Workbooks (`.xlsx`) -> sheets of words, by `read-excel-file`. What is larger than any league's tables is a fault before it is read. */
import { countText } from "../../kernel/words/index.js";
import { fault, UserError } from "../../kernel/issue/index.js";
import { hiddenRowIssues, hiddenSheetIssue } from "./hidden.js";
import { percentStyles, plainNumber, withPercents } from "./percent-cells.js";
import { withoutComments, type RawGrid } from "./raw-grid.js";
import { MOST_COLUMNS } from "./text-cells.js";
import { timeWords } from "../time-words.js";
import { zipParts } from "../zip-parts.js";

/** A season of every player, week by week, has a tenth of it. */
export const BOUNDS = {
  what: "workbook",
  unpacked: 48 * 1024 * 1024,
  parts: 1000,
  hint: "keep only the tables of one season",
} as const;
const MOST_ROWS = 100_000;
const MOST_CELLS = 4_000_000;

/** @throws UserError for bytes that are not workbook, or one that is too large. */
export async function parseWorkbook(given: Uint8Array, shown: string): Promise<RawGrid[]> {
  const { default: readExcelFile } = await import("read-excel-file/universal");
  const { bytes, hidden } = await bounded(given, shown);
  try {
    // Numbers as they are written: what is not a number in a statistic is reported with its own words.
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

/** Names of the sheets that are not shown. */
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

/** Bytes that should be a workbook and are none. */
export const notOne = (file: string): UserError =>
  new UserError(
    fault("workbook", "the file is not an .xlsx workbook", { file, hint: "save it as .xlsx again, or as .csv" }),
  );

const tooLarge = (message: string, file: string): UserError =>
  new UserError(fault("workbook-size", message, { file, hint: BOUNDS.hint }));

/**
 * The same workbook of parts that were unpacked and measured, stored as they are: the reader can unpack no more than they are, whatever
 * the file says of their sizes.
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
    // The reader passes over formulas that failed; whoever needs the value has to hear of it.
    const told = xml.replace(FAILED_CELL, '$1t="str"');
    const seen = told.includes("hidden=") ? told.replace(HIDDEN_ROW, unseenRow) : told;
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

/** Stands in a row that is not shown, in place of its cells. */
const UNSEEN = "\ue000";
const HIDDEN_ROW = /<row\s(?=[^>]*\bhidden="(?:1|true)")[^>]*\br="(\d+)"[^>]*>(?!<\/row>)[\s\S]*?<\/row>/g;
const unseenRow = (row: string, line: string): string =>
  row.includes("<c") ? `<row r="${line}"><c r="A${line}" t="inlineStr"><is><t>${UNSEEN}</t></is></c></row>` : row;

const REFERENCE = /\sr\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Rows and columns that a sheet's references reach: the reader fills all of them. */
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
  // Rows and cells may leave their references out: then they count on.
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

/** A cell in words: numbers are texts already; days are written as 1985-09-08, times of day and of possession as 29:31. */
function wordOf(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (!(cell instanceof Date)) return String(cell);
  const seconds = Math.round((cell.getTime() - FIRST_DAY) / 1000);
  return seconds < LONGEST_TIME ? timeWords(seconds) : cell.toISOString().slice(0, 10);
}

/** Workbooks count days from here; what is less than some of them is a time. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const LONGEST_TIME = 100 * 3600;
