/** The text of a table -> rows of text cells with their locations: handles separator, quotes and limits. */
import { countText } from "../../kernel/words/index.js";
import { fault, UserError, warning, type Issue, type Place } from "../../kernel/issue/index.js";
import { fixedRows } from "./fixed-columns.js";
import { separatorOf } from "./separator.js";
import { cellOffsets, eachRow, SplitFault, withLineFeeds, type QuoteFault, type SplitOptions } from "./split-rows.js";
import { TextLines, type LineColumn } from "../text-lines.js";

/** The cells of a text, unchanged, in rows of any length: for tables whose headings are found later. */
export interface TextCells {
  readonly rows: readonly (readonly string[])[];
  /** Line and column of a cell; of the row's last cell if the row is too short. */
  at(row: number, column: number): LineColumn;
  /** Warnings about text that was not read literally. */
  readonly issues: readonly Issue[];
}

export const MOST_COLUMNS = 500;

export interface Bounds {
  /** Cells at most. */
  readonly most: number;
  /** What to do if there are more. */
  readonly hint: string;
}

/** @throws UserError for text that is not a table, or has more cells than the limit */
export function textCells(given: string, file: string, bounds: Bounds): TextCells {
  const text = withLineFeeds(given.startsWith("\uFEFF") ? given.slice(1) : given);
  const { separator, before, agrees } = separatorOf(text);
  const fixed = agrees ? undefined : fixedRows(text);
  if (fixed) {
    const lines = new TextLines(text);
    const at = (row: number, column: number): LineColumn => {
      const { offsets } = fixed[row];
      return lines.at(offsets[column] ?? offsets.at(-1)!);
    };
    return { rows: fixed.map(({ cells }) => cells), at, issues: [] };
  }
  // Text pasted from web pages has tabs; there a quote means inches or a nickname.
  const options: SplitOptions = { separator, from: before, looseQuotes: separator === "\t", most: MOST_COLUMNS + 1 };
  let lines: TextLines | undefined;
  const placeOf = (offset: number): LineColumn => (lines ??= new TextLines(text)).at(offset);
  const source: Source = { text, file, options, placeOf, ...bounds };
  let split: SplitRows;
  const issues: Issue[] = [];
  try {
    split = splitRows(source, options);
  } catch (error) {
    if (!(error instanceof SplitFault)) throw error;
    const mended = withoutStrayQuote(source);
    if (!mended) throw new UserError(quoteFault(error, { file, ...placeOf(error.offset) }));
    split = mended;
    const message = "the first row begins with a quote that is never closed; it is read without the quote";
    issues.push(warning("csv-quote", message, { file, ...placeOf(before) }));
  }
  const rows = separator === "|" ? split.rows.map((row) => (isRule(row) ? [] : row)) : split.rows;
  const at = (row: number, column: number): LineColumn => {
    if (column === 0) return placeOf(split.starts[row]);
    const offsets = cellOffsets(text, split.starts[row], options);
    return placeOf(offsets[column] ?? offsets.at(-1)!);
  };
  const unwrapped = unwrap(rows, source);
  if (!unwrapped) return { rows, at, issues };
  const message = `each of the ${rows.length} rows is one cell in quotes; they are read as the rows in these cells`;
  return {
    rows: unwrapped.rows,
    at: (row, column) => placeOf(split.starts[row] + unwrapped.offset(row, column)),
    issues: [...issues, warning("csv-wrapped", message, { file, line: placeOf(split.starts[0]).line })],
  };
}

interface Source extends Bounds {
  readonly text: string;
  readonly file: string;
  readonly options: SplitOptions;
  placeOf(offset: number): LineColumn;
}

interface SplitRows {
  readonly rows: readonly (readonly string[])[];
  /** Offset of each row. */
  readonly starts: readonly number[];
}

function splitRows({ text, file, placeOf, most, hint }: Source, options: SplitOptions): SplitRows {
  const rows: (readonly string[])[] = [];
  const starts: number[] = [];
  let cells = 0;
  eachRow(text, options, (row, start) => {
    if (row.length > MOST_COLUMNS) {
      const message = `the row has more than ${MOST_COLUMNS} cells; expected at most ${MOST_COLUMNS}`;
      throw new UserError(fault("csv-size", message, { file, line: placeOf(start).line }));
    }
    cells += row.length;
    if (cells > most) {
      const message = `the table has more than ${countText(most)} cells`;
      throw new UserError(fault("csv-size", message, { file, hint }));
    }
    rows.push(row);
    starts.push(start);
  });
  return { rows, starts };
}

/** Lines that are only drawn rules: `|---|---|`, `----+----`. */
const isRule = (row: readonly string[]): boolean => row.every((cell) => /^[-+=:\s]*$/.test(cell));

/** Some programs open a quote before the headings and never close it. */
function withoutStrayQuote(source: Source): SplitRows | undefined {
  const { text, options } = source;
  const start = options.from!;
  const feed = text.indexOf("\n", start);
  const head = text.slice(start, feed < 0 ? text.length : feed);
  if (!head.startsWith('"') || head.indexOf('"', 1) >= 0 || !head.includes(options.separator)) return undefined;
  try {
    return splitRows(source, { ...options, from: start + 1 });
  } catch (error) {
    if (error instanceof SplitFault) return undefined;
    throw error;
  }
}

interface Unwrapped {
  readonly rows: readonly (readonly string[])[];
  /** Offset of a cell from the start of its row. */
  offset(row: number, column: number): number;
}

/** A table in which every row became one quoted cell, its own quotes doubled: unwraps the rows. */
function unwrap(rows: readonly (readonly string[])[], { options }: Source): Unwrapped | undefined {
  const { separator } = options;
  if (rows.length < 2 || rows.some((row) => row.length !== 1 || !row[0].includes(separator))) return undefined;
  const inner: (readonly string[])[] = [];
  const own = { ...options, from: 0 };
  try {
    for (const [text] of rows) eachRow(text, own, (cells) => inner.push(cells));
  } catch (error) {
    if (error instanceof SplitFault) return undefined;
    throw error;
  }
  // Names such as "Last, First" are quoted cells too, but do not form a table with three or more columns.
  if (inner.length !== rows.length || inner.some((row) => row.length < 3 || row.length > MOST_COLUMNS))
    return undefined;
  return {
    rows: inner,
    offset(row, column) {
      const [text] = rows[row];
      const offsets = cellOffsets(text, 0, own);
      const to = offsets[column] ?? offsets.at(-1)!;
      return 1 + to + (text.slice(0, to).match(/"/g)?.length ?? 0);
    },
  };
}

const QUOTE_FAULTS: Readonly<Record<QuoteFault, readonly [message: string, hint: string]>> = {
  open: ["a quote was opened and never closed", "close it at the end of the cell, or remove it"],
  inside: [
    "found a quote inside a cell that does not begin with one",
    "put the whole cell in quotes and write the quote in it twice",
  ],
  after: ["text follows a closing quote; expected a separator", "write a quote inside a quoted cell twice"],
};

/** Words for a quoting error at a location. */
export function quoteFault({ kind }: SplitFault, place: Place): Issue {
  const [message, hint] = QUOTE_FAULTS[kind];
  return fault("csv-syntax", message, { ...place, hint });
}
