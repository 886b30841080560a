/** Where a thing of its own size is in the place that it is given. */
import { usedHint } from "../../kernel/issue/index.js";
import { report, type Pen } from "../drawing/pen.js";
import { IDENTITY, type Matrix, type Rect } from "../drawing/types.js";
import { ALIGNS, type Align } from "../type/line.js";

/** Type as large as a call says, and never below what the print allows (large print); points. */
export const sizeOf = (pen: Pen, size: number): number => Math.max(size, pen.least);

/** An align that exists; another is reported and taken as `middle`. */
export function alignOf(pen: Pen, align: Align): Align {
  return oneOf(pen, "align", align, ALIGNS, "middle");
}

/** One of the words that a prop may be; another is reported. */
export function oneOf<T extends string>(pen: Pen, prop: string, value: T, known: readonly T[], fallback: T): T {
  if (known.includes(value)) return value;
  report(pen, "prop-unknown", `${prop} cannot be "${String(value)}"`, { hint: usedHint(String(value), known) });
  return fallback;
}

/** A thing of `w` x `h` millimeters in a place: at its left or right end or in its middle, and always at half its height. */
export function spotIn(pen: Pen, at: Rect, w: number, h: number, align: Align): Rect {
  const known = alignOf(pen, align);
  const x = known === "start" ? at.x : known === "end" ? at.x + at.w - w : at.x + (at.w - w) / 2;
  return { x, y: at.y + (at.h - h) / 2, w, h };
}

/** A size that is given, or the largest that a place of this shape holds when it is 0; `shape` is width over height. */
export const fitWidth = (given: number, at: Rect, shape: number): number =>
  given > 0 ? given : Math.max(0, Math.min(at.w, at.h * shape));

/** A place as something sees it that is turned in it. */
export interface Frame {
  readonly w: number;
  readonly h: number;
  /** Degrees clockwise. */
  readonly turn: 0 | 90 | 180 | 270;
  /** From the frame's points to those of the page. */
  readonly matrix: Matrix;
}

/** The frame of a place for something turned by 0, 90 (reads downwards), 180, 270 or -90 degrees; another turn is reported. */
export function frameOf(pen: Pen, { x, y, w, h }: Rect, turn: number): Frame {
  switch (turn) {
    case 0:
      return { w, h, turn: 0, matrix: x === 0 && y === 0 ? IDENTITY : [1, 0, 0, 1, x, y] };
    case 90:
      return { w: h, h: w, turn: 90, matrix: [0, 1, -1, 0, x + w, y] };
    case 180:
      return { w, h, turn: 180, matrix: [-1, 0, 0, -1, x + w, y + h] };
    case 270:
    case -90:
      return { w: h, h: w, turn: 270, matrix: [0, -1, 1, 0, x, y + h] };
    default:
      report(pen, "prop-unknown", `turn cannot be ${String(turn)}`, { hint: "use 0, 90, 180 or 270" });
      return frameOf(pen, { x, y, w, h }, 0);
  }
}

/** Whether something turned so is on its side. */
export const isUpright = (turn: number): boolean => Math.abs(turn) === 90 || turn === 270;
