/** Line diff of two texts: lines in both, only in the old, only in the new. */
export interface DiffLine {
  readonly kind: "same" | "old" | "new";
  readonly text: string;
  /** Line numbers in either text, from 1; absent if the line is only in the other. */
  readonly old?: number;
  readonly now?: number;
}

/**
 * Keeps a longest common subsequence of lines (by a table of common suffixes: templates have a few hundred lines). In a change,
 * old lines come before new ones.
 */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [a, b] = [before.split("\n"), after.split("\n")];
  let head = 0;
  while (head < a.length && head < b.length && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  const [rows, columns] = [a.length - head - tail, b.length - head - tail];
  const common = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1));
  for (let i = rows - 1; i >= 0; i--)
    for (let j = columns - 1; j >= 0; j--)
      common[i][j] =
        a[head + i] === b[head + j] ? common[i + 1][j + 1] + 1 : Math.max(common[i + 1][j], common[i][j + 1]);
  const lines: DiffLine[] = [];
  const same = (i: number, j: number): void => void lines.push({ kind: "same", text: a[i], old: i + 1, now: j + 1 });
  for (let i = 0; i < head; i++) same(i, i);
  for (let i = 0, j = 0; i < rows || j < columns;) {
    if (i < rows && j < columns && a[head + i] === b[head + j]) same(head + i++, head + j++);
    else if (i < rows && (j === columns || common[i + 1][j] >= common[i][j + 1]))
      lines.push({ kind: "old", text: a[head + i], old: head + ++i });
    else lines.push({ kind: "new", text: b[head + j], now: head + ++j });
  }
  for (let k = tail; k > 0; k--) same(a.length - k, b.length - k);
  return lines;
}

/** A visible line, or the number of equal lines omitted. */
export type Folded = DiffLine | { readonly kind: "gap"; readonly lines: number };

/** Omits equal lines far from any change. @param around lines kept before and after a change */
export function folded(lines: readonly DiffLine[], around = 3): Folded[] {
  const near = lines.map(() => false);
  lines.forEach(({ kind }, i) => {
    if (kind !== "same") near.fill(true, Math.max(0, i - around), i + around + 1);
  });
  const shown: Folded[] = [];
  for (let i = 0; i < lines.length;) {
    if (near[i]) {
      shown.push(lines[i++]);
      continue;
    }
    let end = i;
    while (end < lines.length && !near[end]) end++;
    // Omitting a single line saves no room.
    if (end - i === 1) shown.push(lines[i]);
    else shown.push({ kind: "gap", lines: end - i });
    i = end;
  }
  return shown;
}
