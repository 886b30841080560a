/**
 * Separated values -> rows of text cells. Fast path: a line without quotes is split at its separators, and cell positions are computed only
 * if a message needs them.
 */

/** What is wrong with the quotes of a text. */
export type QuoteFault = "open" | "inside" | "after";

/** Where the splitter had to stop. */
export class SplitFault extends Error {
  constructor(
    readonly kind: QuoteFault,
    /** Offset of the opening quote, of a quote inside a cell, or of the text after a closing quote. */
    readonly offset: number,
  ) {
    super(kind);
  }
}

export interface SplitOptions {
  readonly separator: string;
  /** Offset of the first row. */
  readonly from?: number;
  /** True if quotes are ordinary characters unless they enclose a whole cell. Default: they are errors. */
  readonly looseQuotes?: boolean;
  /** Maximum cells to read from a row; a caller that receives one more may stop. */
  readonly most?: number;
}

/** A lone CR also ends a line; offsets do not change. */
export const withLineFeeds = (text: string): string => (text.includes("\r") ? text.replace(/\r(?!\n)/g, "\n") : text);

/**
 * Calls back for every non-empty row, with its cells and the offset of its first character. Lines end with LF or CRLF.
 * @throws SplitFault
 */
export function eachRow(
  text: string,
  options: SplitOptions,
  onRow: (cells: readonly string[], start: number) => void,
): void {
  const { separator, from = 0, most } = options;
  for (let at = from; at < text.length;) {
    const feed = text.indexOf("\n", at);
    const next = feed < 0 ? text.length : feed;
    const end = next > at && text.charCodeAt(next - 1) === CR ? next - 1 : next;
    const line = text.slice(at, end);
    if (line.includes('"')) {
      const row = quotedRow(text, at, options);
      onRow(row.cells, at);
      at = row.next;
      continue;
    }
    if (line !== "") onRow(line.split(separator, most), at);
    at = next + 1;
  }
}

/** Offsets of the cells in the row that begins at an offset. */
export const cellOffsets = (text: string, start: number, options: SplitOptions): readonly number[] =>
  quotedRow(text, start, options).offsets;

const CR = 13;

interface QuotedRow {
  readonly cells: string[];
  readonly offsets: number[];
  /** Offset of the next line. */
  readonly next: number;
}

/** A row cell by cell, over several lines if quotes enclose line breaks. */
function quotedRow(text: string, start: number, options: SplitOptions): QuotedRow {
  const { separator, looseQuotes = false, most = Infinity } = options;
  const cells: string[] = [];
  const offsets: number[] = [];
  let feed = lineFeed(text, start);
  for (let at = start; ;) {
    offsets.push(at);
    const quoted = quotedCell(text, at, separator, looseQuotes);
    if (quoted) {
      cells.push(quoted.text);
      at = quoted.end;
      if (at > feed) feed = lineFeed(text, at);
    } else {
      const mark = text.indexOf(separator, at);
      const end = mark < 0 || mark > feed ? lineEnd(text, at, feed) : mark;
      const cell = text.slice(at, end);
      const quote = looseQuotes ? -1 : cell.indexOf('"');
      if (quote >= 0) throw new SplitFault("inside", at + quote);
      cells.push(cell);
      at = end;
    }
    if (!text.startsWith(separator, at) || cells.length >= most) return { cells, offsets, next: feed + 1 };
    at += separator.length;
  }
}

function lineFeed(text: string, from: number): number {
  const feed = text.indexOf("\n", from);
  return feed < 0 ? text.length : feed;
}

const lineEnd = (text: string, from: number, feed: number): number =>
  feed > from && text.charCodeAt(feed - 1) === CR ? feed - 1 : feed;

/** A quoted cell and what ends it; undefined if the cell is not quoted. Spaces around the quotes are allowed. */
function quotedCell(
  text: string,
  at: number,
  separator: string,
  looseQuotes: boolean,
): { readonly text: string; readonly end: number } | undefined {
  const open = skipBlanks(text, at, separator);
  if (text[open] !== '"') return undefined;
  let close = text.indexOf('"', open + 1);
  let doubled = false;
  while (close >= 0 && text[close + 1] === '"') {
    doubled = true;
    close = text.indexOf('"', close + 2);
  }
  if (close < 0) {
    if (looseQuotes) return undefined;
    throw new SplitFault("open", open);
  }
  const end = skipBlanks(text, close + 1, separator);
  const endsRow = end >= text.length || text[end] === "\n" || text.startsWith("\r\n", end);
  if (!endsRow && !text.startsWith(separator, end)) {
    if (looseQuotes) return undefined;
    throw new SplitFault("after", close + 1);
  }
  const inner = text.slice(open + 1, close);
  return { text: doubled ? inner.replace(/""/g, '"') : inner, end };
}

function skipBlanks(text: string, from: number, separator: string): number {
  let at = from;
  while ((text[at] === " " || text[at] === "\t") && text[at] !== separator) at++;
  return at;
}
