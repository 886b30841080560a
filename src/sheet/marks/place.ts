/** Positions things of fixed size inside the place they are given. */
import { usedHint } from "../../kernel/issue/index.js";
import { report, type Pen } from "../drawing/pen.js";
import { IDENTITY, type Matrix, type Rect } from "../drawing/types.js";
import { ALIGNS, type Align } from "../type/line.js";

/** Type size as a call says, but never below the minimum for the print (large print); points. */
export const sizeOf = (pen: Pen, size: number): number => Math.max(size, pen.least);

/** A valid alignment; any other is reported and treated as `middle`. */
export function alignOf(pen: Pen, align: Align): Align {
  return oneOf(pen, "align", align, ALIGNS, "middle");
}

/** One of the words allowed for a prop; any other is reported. */
export function oneOf<T extends string>(pen: Pen, prop: string, value: T, known: readonly T[], fallback: T): T {
  if (known.includes(value)) return value;
  report(pen, "prop-unknown", `${prop} cannot be "${String(value)}"`, { hint: usedHint(String(value), known) });
  return fallback;
}

/** Position of `w` x `h` millimeters in a place: at its left or right end or in its middle, always vertically centered. */
export function spotIn(pen: Pen, at: Rect, w: number, h: number, align: Align): Rect {
  const known = alignOf(pen, align);
  const x = known === "start" ? at.x : known === "end" ? at.x + at.w - w : at.x + (at.w - w) / 2;
  return { x, y: at.y + (at.h - h) / 2, w, h };
}

/** The given size, or if it is 0 the largest that fits in a place; `shape` is width over height. */
export const fitWidth = (given: number, at: Rect, shape: number): number =>
  given > 0 ? given : Math.max(0, Math.min(at.w, at.h * shape));

/** A place in the coordinates of its rotated content. */
export interface Frame {
  readonly w: number;
  readonly h: number;
  /** Degrees clockwise. */
  readonly turn: 0 | 90 | 180 | 270;
  /** From the frame's coordinates to those of the page. */
  readonly matrix: Matrix;
}

/** The frame for content rotated by 0, 90 (reads downward), 180, 270 or -90 degrees; any other angle is reported. */
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

/** True if content with this rotation runs vertically. */
export const isUpright = (turn: number): boolean => Math.abs(turn) === 90 || turn === 270;
