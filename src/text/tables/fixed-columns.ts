/** Tables whose columns are separated only by spaces, as in typed lists and old printouts. */

/** Minimum spaces between two columns, in every line. */
const GAP = 2;
/** Minimum columns and lines of a table. */
const LEAST = { columns: 3, lines: 3 } as const;
/** Lines that end before a gap do not disprove it, but most lines must reach past the last one. */
const MOST_SHORT = 0.5;

export interface FixedRow {
  readonly cells: readonly string[];
  /** Offset of each cell in the text. */
  readonly offsets: readonly number[];
}

/** The rows of such a text; undefined if its cells have other separators, or none. */
export function fixedRows(text: string): readonly FixedRow[] | undefined {
  const lines: { readonly line: string; readonly start: number }[] = [];
  let start = 0;
  for (const line of text.split("\n")) {
    if (line.trim() !== "") lines.push({ line: line.replace(/\s+$/, ""), start });
    start += line.length + 1;
  }
  // Titles and notes are single words, or sentences without wide gaps.
  const table = lines.filter(({ line }) => new RegExp(`\\S {${GAP},}\\S`).test(line));
  if (table.length < LEAST.lines || table.some(({ line }) => /[\t;|]/.test(line))) return undefined;
  const width = Math.max(...table.map(({ line }) => line.length));
  const isBlank = Array.from({ length: width }, (_, i) => table.every(({ line }) => (line[i] ?? " ") === " "));
  const starts = [0];
  for (let i = 0; i < width;) {
    if (!isBlank[i]) {
      i++;
      continue;
    }
    let end = i;
    while (end < width && isBlank[end]) end++;
    if (end - i >= GAP && end < width && i > 0) starts.push(end);
    i = end;
  }
  if (starts.length < LEAST.columns) return undefined;
  if (table.filter(({ line }) => line.length <= starts.at(-1)!).length > MOST_SHORT * table.length) return undefined;
  const isTable = new Set(table);
  return lines.map((one) => {
    const { line, start: at } = one;
    if (!isTable.has(one)) return { cells: [line.trim()], offsets: [at] };
    const cells = starts.map((from, i) => line.slice(from, starts[i + 1]).trim());
    return { cells, offsets: starts.map((from) => at + Math.min(from, line.length)) };
  });
}
