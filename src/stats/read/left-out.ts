/** Rows that are not counted, and why: nothing is dropped silently. */
import type { Place } from "../../kernel/issue/index.js";
import { counted } from "../../kernel/words/index.js";

/** Reasons, worded for one row and for several. */
export const REASONS = {
  heads: ["row of headings", "rows of headings"],
  dividers: ["divider", "dividers"],
  sums: ["row of league totals", "rows of league totals"],
  parts: ["total of a player whose teams have rows", "totals of players whose teams have rows"],
  movers: ["player of several teams", "players of several teams"],
  playoffs: ["playoff row", "playoff rows"],
  preseason: ["preseason row", "preseason rows"],
  byes: ["week without a game", "weeks without a game"],
  teams: ["row of a team among its players", "rows of teams among their players"],
  unlisted: ["player whom the roster does not name", "players whom the roster does not name"],
  nameless: ["row without a name", "rows without a name"],
  seasons: ["row of another season", "rows of other seasons"],
} as const;
export type Reason = keyof typeof REASONS;

export interface LeftOut {
  readonly file: string;
  readonly sheet?: string;
  readonly reason: Reason;
  /** Line numbers in the file, from 1. */
  readonly lines: readonly number[];
}

/** Lines already reported: each table on a sheet leaves out rows of the others. */
const linesByRow = new WeakMap<LeftOut, Set<number>>();

/** Adds a row to its sheet's list for that reason. */
export function leaveOut(list: LeftOut[], reason: Reason, file: string, line: number, sheet?: string): void {
  const known = list.find((one) => one.reason === reason && one.file === file && one.sheet === sheet);
  if (!known) {
    const one = { file, ...(sheet === undefined ? {} : { sheet }), reason, lines: [line] };
    list.push(one);
    linesByRow.set(one, new Set(one.lines));
    return;
  }
  const lines = linesByRow.get(known)!;
  if (lines.has(line)) return;
  lines.add(line);
  (known.lines as number[]).push(line);
}

/** The same for a row already read, which knows its location. */
export function leaveRow(list: LeftOut[], reason: Reason, { at }: { at(): Place }): void {
  const { file, line, detail } = at() as Place & { readonly detail?: { readonly sheet?: string } };
  leaveOut(list, reason, file!, line!, detail?.sheet);
}

/** `2 playoff rows`. */
export function leftOutText({ reason, lines }: LeftOut): string {
  const [one, many] = REASONS[reason];
  return counted(lines.length, one, many);
}

/** `lines 4, 7, 9, 12, ...`: long lists are shortened. */
export function linesText(lines: readonly number[]): string {
  const shown = lines.slice(0, 4).join(", ");
  return `${lines.length === 1 ? "line" : "lines"} ${shown}${lines.length > 4 ? ", ..." : ""}`;
}
