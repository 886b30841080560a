/** Turns rows of a game's log into lines of its sheet, and lines into pages. */
import { ofPlays } from "../contract/plays.js";
import { remarkLines, type Remark } from "../kernel/words/remarks.js";

/** What a row adds to the values of its first line. */
interface RemarkedRow {
  readonly number: number;
  readonly remarks: readonly Remark[];
  readonly endsDrive?: unknown;
  readonly endsPeriod: boolean;
}

/**
 * All rows as lines: remarks that are too long continue on the next line, and a rule follows the last line of a drive or a period.
 * @param letters characters of remarks that fit on a line
 * @param valuesOf the first line of a row, without its remarks
 */
export function remarkedLines<Row extends RemarkedRow, V extends object>(
  rows: readonly Row[],
  letters: number,
  valuesOf: (row: Row) => V,
): { readonly row: Row; readonly values: V }[] {
  return rows.flatMap((row) => {
    const remarks = remarkLines(row.remarks, letters);
    const count = Math.max(1, remarks.length);
    const ended = row.endsPeriod ? "double" : row.endsDrive ? true : undefined;
    return Array.from({ length: count }, (_, i) => {
      const values = {
        ...(i === 0 && valuesOf(row)),
        ...(remarks[i] && { remarks: remarks[i] }),
        ...(i === count - 1 && ended && { drive: ended }),
      };
      return { row, values: ofPlays(values as unknown as V, row.number) };
    });
  });
}

/** The lines of each page, at least one page. Lines of one row stay together. */
export function dealLines<L extends { readonly row: unknown }>(lines: readonly L[], capacity: number): L[][] {
  const pages: L[][] = [[]];
  for (let i = 0; i < lines.length;) {
    let end = i + 1;
    while (end < lines.length && lines[end].row === lines[i].row) end++;
    if (pages[pages.length - 1].length + end - i > capacity) pages.push([]);
    pages[pages.length - 1].push(...lines.slice(i, end));
    i = end;
  }
  return pages;
}
