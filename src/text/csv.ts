/** CSV files -> rows of words that still know where they stood. */
import { parse, CsvError, type CastingContext } from "csv-parse/sync";
import { fault, UserError, type Issue, type Place } from "../kernel/issue/index.js";
import { TextLines } from "./text-lines.js";

export interface CsvTable {
  /** As the user named it. */
  readonly file: string;
  /** Words of the first row. */
  readonly heads: readonly string[];
  /** One object a row, by head. */
  readonly rows: readonly Readonly<Record<string, string>>[];
  /** Place of a cell; of the row's start without a head, of the head without a row. Rows count from 0 after the heads. */
  locateCell(row: number | undefined, head?: string): Place;
}

interface Cell {
  readonly text: string;
  /** Offset of the cell's first character. */
  readonly offset: number;
}

/**
 * Parses CSV with a head row; cells are separated by commas, semicolons or tabs, whichever the head row holds most of.
 * @throws UserError with every row that does not fit the heads.
 */
export function parseCsv(text: string, file: string): CsvTable {
  const body = text.startsWith("\uFEFF") ? text.slice(1) : text;
  const lines = new TextLines(body);
  const [headRow, ...rows] = written(cellsOf(body, file));
  if (!headRow) throw new UserError(fault("csv-empty", "the file holds no rows", { file }));
  const heads = headRow.map(({ text: word }) => word.trim());
  const at = (cell: Cell | undefined): Place => ({ file, ...lines.at((cell ?? headRow[0]).offset) });
  const issues: Issue[] = [];
  const columns = new Map<string, number>();
  heads.forEach((head, i) => {
    if (head !== "" && !columns.has(head)) columns.set(head, i);
    else if (head === "") issues.push(fault("csv-head", `column ${i + 1} has no head`, at(headRow[i])));
    else issues.push(fault("csv-head", `the head "${head}" appears twice`, at(headRow[i])));
  });
  for (const row of rows) {
    if (row.length === heads.length) continue;
    const message = `the row has ${row.length} cells; expected ${heads.length}`;
    issues.push(
      fault("csv-width", message, { ...at(row[0]), hint: "put cells that hold a separator in double quotes" }),
    );
  }
  if (issues.length > 0) throw new UserError(issues);
  return {
    file,
    heads,
    rows: rows.map((row) => Object.fromEntries(heads.map((head, i) => [head, row[i].text]))),
    locateCell(row, head) {
      const cells = row === undefined ? headRow : rows[row];
      const column = head === undefined ? 0 : columns.get(head);
      return {
        ...at(column === undefined ? undefined : cells?.[column]),
        ...(head === undefined ? {} : { path: head }),
      };
    },
  };
}

/** The cells of a CSV file as they stand, rows of any length: of tables whose heads are found later. */
export interface CsvCells {
  readonly rows: readonly (readonly string[])[];
  /** Line and column of a cell; of the row's end where it is too short. */
  at(row: number, column: number): { readonly line: number; readonly column: number };
}

/** Cells of whole seasons of a league, weeks among them. */
export const MOST_SEASON_CELLS = 4_000_000;
const TITLE_LINES = 12;

/** @throws UserError for text that is no CSV. */
export function csvCells(text: string, shown: string): CsvCells {
  const body = text.startsWith("\uFEFF") ? text.slice(1) : text;
  const lines = new TextLines(body);
  const cells = cellsOf(body, shown, MOST_SEASON_CELLS, TITLE_LINES);
  return {
    rows: cells.map((row) => row.map(({ text: word }) => word)),
    at: (row, column) => lines.at((cells[row][column] ?? cells[row].at(-1)).offset),
  };
}

/** What people wrote of a sheet: spreadsheets save its empty rows and the empty columns behind it too. */
function written(rows: readonly (readonly Cell[])[]): (readonly Cell[])[] {
  const filled = rows.filter((row) => row.some(isFilled));
  const width = filled.reduce((most, row) => Math.max(most, lastFilled(row)), 0);
  return filled.map((row) => row.slice(0, width));
}

const isFilled = ({ text }: Cell): boolean => text.trim() !== "";
const lastFilled = (row: readonly Cell[]): number => row.length - [...row].reverse().findIndex(isFilled);

/** Excel's own first line, which names the separator. */
const SEPARATOR_LINE = /^"?sep=(.)"?[^\r\n]*(?:\r?\n|$)/i;

/** @param lines how many are looked at: titles and notes may stand above the heads */
function separatorOf(text: string, lines: number): string {
  const first = text.split(/\r?\n/, lines);
  const most = (mark: string): number => Math.max(...first.map((line) => line.split(mark).length));
  const counted = [",", ";", "\t"].map((mark) => ({ mark, n: most(mark) }));
  return counted.reduce((a, b) => (b.n > a.n ? b : a)).mark;
}

/** Far more cells than any league fills; what is larger is no table of teams. */
const MOST_CELLS = 200_000;
export const MOST_COLUMNS = 500;

function requireTable(text: string, separator: string, file: string, most: number): void {
  let cells = 0;
  for (let at = -1; (at = text.indexOf(separator, at + 1)) >= 0;) cells++;
  for (let at = -1; (at = text.indexOf("\n", at + 1)) >= 0;) cells++;
  const columns = text.slice(0, text.search(/\n|$/)).split(separator).length;
  if (columns > MOST_COLUMNS)
    throw new UserError(
      fault("csv-size", `the table has ${columns} columns; expected at most ${MOST_COLUMNS}`, { file, line: 1 }),
    );
  if (cells <= most) return;
  const message = `the table has more than ${most.toLocaleString("en-US")} cells`;
  throw new UserError(fault("csv-size", message, { file, hint: "save the sheet with only the teams" }));
}

/** The parser tells where a cell ends, in bytes; a cell starts after the separator of the one before it. */
function cellsOf(whole: string, file: string, most = MOST_CELLS, lines = 1): Cell[][] {
  const named = SEPARATOR_LINE.exec(whole);
  const before = named?.[0].length ?? 0;
  const text = whole.slice(before);
  const delimiter = named?.[1] ?? separatorOf(text, lines);
  requireTable(text, delimiter, file, most);
  const bytes = new TextEncoder().encode(text);
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const known = { byte: 0, char: 0 };
  // Cells come in order, so each is counted on from the one before it.
  const charAt = (byte: number): number => {
    if (bytes.length === text.length) return byte;
    known.char += decoder.decode(bytes.subarray(known.byte, byte)).length;
    known.byte = byte;
    return known.char;
  };
  let end = -1;
  const cast = (value: string, context: CastingContext): Cell => {
    const start = charAt(end + 1);
    end = context.bytes;
    // Before a row's first cell stand the line break and any empty lines.
    const skipped = context.index === 0 ? /^[\r\n]*/.exec(text.slice(start))![0].length : 0;
    return { text: value, offset: before + start + skipped };
  };
  try {
    const options = { cast, delimiter, relax_column_count: true, skip_empty_lines: true };
    return parse(text, options) as unknown as Cell[][];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UserError(fault("csv-syntax", meaningOf(error), { file, line: Number(error.lines) }));
  }
}

function meaningOf(error: CsvError): string {
  if (error.code === "CSV_QUOTE_NOT_CLOSED") return "a quote was opened and never closed";
  if (error.code === "INVALID_OPENING_QUOTE") return "found a quote inside a cell that does not begin with one";
  if (error.code === "CSV_INVALID_CLOSING_QUOTE") return "text follows a closing quote; expected a separator";
  return error.message;
}
