/** Finds the separator of a text: the character that occurs equally often in most of its first lines. */

/** Excel's optional first line, which names the separator. */
const SEPARATOR_LINE = /^"?sep=(.)"?[^\r\n]*(?:\r?\n|$)/i;

export interface FoundSeparator {
  readonly separator: string;
  /** Characters before the first row. */
  readonly before: number;
  /** True if most lines contain it equally often. */
  readonly agrees: boolean;
}

/** R's `write.table`: quoted headings separated by spaces, above rows that also begin with a quote. */
const QUOTED_WORDS = /^\s*"[^"\n]*"(?: "[^"\n]*")+\r?\n"[^"\n]*" /;

/** In order of preference if tied: characters least common in ordinary text come first. */
const CANDIDATES = ["\t", ";", "|", ","];

/** Maximum lines and characters to examine: titles and notes may come before the headings. */
const LINES = 100;
const LETTERS = 1 << 16;

export function separatorOf(text: string): FoundSeparator {
  const named = SEPARATOR_LINE.exec(text);
  if (named) return { separator: named[1], before: named[0].length, agrees: true };
  const sample = text.slice(0, LETTERS);
  if (QUOTED_WORDS.test(sample)) return { separator: " ", before: 0, agrees: true };
  // Quoted text does not separate anything, unless each row is a single quoted cell.
  const bare = filledLines(sample.replace(/"(?:[^"]|"")*"/g, ""));
  const isBare = bare.some((line) => CANDIDATES.some((mark) => line.includes(mark)));
  const lines = isBare ? bare : filledLines(sample);
  const best = CANDIDATES.map((separator) => ({ separator, ...agreement(lines, separator) })).reduce((a, b) =>
    b.lines > a.lines || (b.lines === a.lines && b.cells > a.cells) ? b : a,
  );
  const agrees = 2 * best.lines > lines.length;
  return { separator: best.lines === 0 ? "," : best.separator, before: 0, agrees };
}

const filledLines = (text: string): string[] =>
  text
    .split(/\r\n?|\n/)
    .filter((line) => !/^\s*(?:#\s.*)?$/.test(line))
    .slice(0, LINES);

/** The largest number of lines that agree on a number of cells, two or more. */
function agreement(lines: readonly string[], mark: string): { readonly lines: number; readonly cells: number } {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const cells = line.split(mark).length;
    if (cells > 1) counts.set(cells, (counts.get(cells) ?? 0) + 1);
  }
  let best = { lines: 0, cells: 0 };
  for (const [cells, n] of counts)
    if (n > best.lines || (n === best.lines && cells > best.cells)) best = { lines: n, cells };
  return best;
}
