/** Known fixes for template errors; an editor offers them as a button. */
import { editDistance, meantIn, type Issue } from "../../kernel/issue/index.js";
import { bracketsOf, offsetOf, type Bracket } from "./scan.js";

/** An edit of the text. */
export interface Repair {
  /** Label of the button: `Set 33`. */
  readonly words: string;
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Room that a box has and needs, from its error; millimeters. */
export interface Shortage {
  readonly needs: number;
  readonly has: number;
  readonly along: "height" | "width";
  /** The child that needs most. */
  readonly most?: {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly kind: string;
    readonly size: number;
  };
}

/** The missing room; undefined for other kinds of errors. */
export function shortageOf({ detail }: Issue): Shortage | undefined {
  const { needs, has, along } = detail ?? {};
  return typeof needs === "number" && typeof has === "number" && (along === "height" || along === "width")
    ? (detail as unknown as Shortage)
    : undefined;
}

/** Rounds up to 0.1 mm, so that it fits. */
const upward = (mm: number): number => Math.ceil(mm * 10 - 1e-6) / 10;

/** @param text content of the file with the error */
export function repairOf(issue: Issue, text: string): Repair | undefined {
  if (issue.line === undefined) return undefined;
  const at = offsetOf(text, issue.line, issue.column ?? 1);
  const bracket = bracketsOf(text).find(({ from, to }) => at >= from && at < to);
  return bracket && (roomFor(issue, text, bracket) ?? nameFor(issue, text, bracket));
}

/** The call sets a height that is too low. */
function roomFor(issue: Issue, text: string, { from, to }: Bracket): Repair | undefined {
  const shortage = shortageOf(issue);
  if (!shortage) return undefined;
  const said = new RegExp(`(\\s${shortage.along}=)(\\d+(?:\\.\\d+)?)(?=[\\s}])`).exec(text.slice(from, to));
  // If the height set here is not the height it has, an outer box limits it.
  if (!said || Math.abs(Number(said[2]) - shortage.has) > 0.05) return undefined;
  const start = from + said.index + said[1].length;
  const insert = `${upward(shortage.needs)}`;
  return { words: `Set ${insert}`, from: start, to: start + said[2].length, insert };
}

/** An unknown name with a near match. */
function nameFor({ hint }: Issue, text: string, { from, to }: Bracket): Repair | undefined {
  const meant = meantIn(hint);
  if (meant === undefined) return undefined;
  const within = text.slice(from, to);
  const words = [...within.matchAll(/[#\p{L}_][\p{L}\d_-]*(?:\/[\p{L}\d_-]+)*/gu)].filter(([word]) => word !== meant);
  const away = (word: string): number => editDistance(word.toLowerCase(), meant.toLowerCase());
  const nearest = words.sort((a, b) => away(a[0]) - away(b[0])).at(0);
  if (!nearest || away(nearest[0]) > Math.max(1, Math.ceil(meant.length / 2))) return undefined;
  const start = from + nearest.index;
  return { words: `Write ${meant}`, from: start, to: start + nearest[0].length, insert: meant };
}
