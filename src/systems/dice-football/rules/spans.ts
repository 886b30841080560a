/**
 * Ranges: the one type for cards, charts and play calls. A chart is a list of rows, each a range with its value; a card
 * has single ranges, or none. Two dice give 00 to 99, tens first; one die gives a face, printed 1 to 9, then 0.
 */
import type { RangeRow } from "../../../kernel/chart/index.js";

/** A two-dice range, both ends included: `[9, 56]` is printed 09-56; null is none. */
export type Span = readonly [from: number, to: number] | null;

/** A range of faces in printed order, 1 to 10; 10 is the face 0: `[7, 10]` is printed 7-9,0. */
export type FaceSpan = readonly [from: number, to: number] | null;

/** A value for each face of one die, indexed by digit from 0. Printed 1 to 9, then 0. */
export type ByFace<T = number> = readonly T[];

/** Rows of a chart: `{ from: 0, to: 54, value }`. */
export type Rows<T> = readonly RangeRow<T>[];

/** How many numbers two dice can show, and one die. */
export const TWO_DICE = 100;
export const FACES = 10;

export const width = (span: Span): number => (span ? span[1] - span[0] + 1 : 0);

export const within = (span: Span, roll: number): boolean => span !== null && roll >= span[0] && roll <= span[1];

/** True if a face is in a range of faces; the digit 0 counts as ten. */
export const faceWithin = (span: FaceSpan, digit: number): boolean => within(span, digit === 0 ? FACES : digit);

const two = (roll: number): string => `${roll}`.padStart(2, "0");

/** `09-56`, `63`; empty for none. */
export const spanText = (span: Span): string =>
  span === null ? "" : span[0] === span[1] ? two(span[0]) : `${two(span[0])}-${two(span[1])}`;

/** `1-6`, `7-9,0`, `0`; empty for none. */
export function facesText(span: FaceSpan): string {
  if (span === null) return "";
  const [from, to] = span;
  if (to < FACES) return from === to ? `${from}` : `${from}-${to}`;
  const last = FACES - 1;
  if (from > last) return "0";
  return `${from === last ? from : `${from}-${last}`},0`;
}

/** `00-13`, the range of a row. */
export const rowText = ({ from, to }: Pick<RangeRow<unknown>, "from" | "to">): string => spanText([from, to]);

/** Rows in short form: `["00-13", value]`. For charts in code; files use `from` and `to`. */
export const rows = <T>(...list: readonly (readonly [range: string, value: T])[]): Rows<T> =>
  list.map(([range, value]) => {
    const [from, to = from] = range.split("-").map(Number);
    return { from, to, value };
  });

/** Rows in one line: `Q1 00-05, Q2 06-10`. */
export const lineRows = <T extends string>(text: string): Rows<T> =>
  rows(
    ...text.split(", ").map((one) => {
      const [value, range] = one.split(" ");
      return [range, value as T] as const;
    }),
  );
