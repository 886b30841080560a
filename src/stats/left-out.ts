/** Rows that are not counted, and why: nothing is dropped without a word. */

/** Why rows are not counted. */
export const REASONS = {
  heads: "heads again",
  dividers: "lines that divide the table",
  sums: "sums and averages of the league",
  parts: "sums of players of several teams, whose parts are read",
  movers: "players of several teams",
  playoffs: "playoffs",
  preseason: "preseason games",
  weeks: "weeks of players who have a row for the season",
  nameless: "rows without a name",
  seasons: "other seasons",
} as const;
export type Reason = keyof typeof REASONS;

export interface LeftOut {
  readonly file: string;
  readonly sheet?: string;
  readonly reason: Reason;
  /** Lines of the file, from 1. */
  readonly lines: readonly number[];
}

/** Lines that are told already: a row of a sheet that holds several tables is left out of each. */
const told = new WeakMap<LeftOut, Set<number>>();

/** Adds a row to what is left out of its sheet for that reason. */
export function leaveOut(list: LeftOut[], reason: Reason, file: string, line: number, sheet?: string): void {
  const known = list.find((one) => one.reason === reason && one.file === file && one.sheet === sheet);
  if (!known) {
    const one = { file, ...(sheet === undefined ? {} : { sheet }), reason, lines: [line] };
    list.push(one);
    told.set(one, new Set(one.lines));
    return;
  }
  const lines = told.get(known)!;
  if (lines.has(line)) return;
  lines.add(line);
  (known.lines as number[]).push(line);
}

/** `3 rows (lines 4, 7 and 9)`, long lists cut. */
export function linesText(lines: readonly number[]): string {
  const shown = lines.slice(0, 4).join(", ");
  return `${lines.length === 1 ? "line" : "lines"} ${shown}${lines.length > 4 ? ", ..." : ""}`;
}
