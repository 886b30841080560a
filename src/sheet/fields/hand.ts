/** The handwriting on filled sheets: slightly irregular. */
import { fnv1aText } from "../../kernel/hash/index.js";
import { strokeOf, type Pen } from "../drawing/pen.js";
import type { Op, PathData, Stroke } from "../drawing/types.js";
import type { Line } from "../type/line.js";
import { writeWords } from "../type/words.js";

/** Rounding of handwriting's slant, degrees: invisible, and words with the same slant reduce a log's file by a tenth. */
const LEAN = 0.25;

/** Random offset of handwriting from the exact position: millimeters and degrees, the same for the same seed. */
export function wobble(seed: string, reach = 0.25, degrees = 1.5): { dx: number; dy: number; turn: number } {
  // FNV-1a with one more mixing step, so that names that differ in the last letter get different offsets.
  const plain = fnv1aText(seed);
  const hash = plain ^ (plain >>> 15);
  const part = (shift: number): number => ((hash >>> shift) & 1023) / 511.5 - 1;
  return { dx: part(0) * reach, dy: part(10) * reach, turn: LEAN * Math.round((part(20) * degrees) / LEAN) };
}

/** Width of a pencil stroke, millimeters. */
export const STROKE = 0.34;

/** The pencil's stroke for lines. */
export const pencilStroke = (pen: Pen, width = STROKE, dash?: readonly number[]): Stroke =>
  strokeOf(pen.theme.pencil, width, { cap: "round", join: "round", ...(dash && { dash }) });

export const pencilPath = (pen: Pen, d: PathData, width = STROKE): Op => ({
  op: "path",
  d,
  stroke: pencilStroke(pen, width),
});

/** Values cached per place: a column in a book has a few dozen different values. */
const KEPT = 128;

/**
 * Writes at one place. The look of each value is computed once: thousands of pages write the same few values there. Values that cannot be
 * written are reported each time.
 */
export function writer(line: Omit<Line, "value">, longTurn = line.turn): (value: string, pen: Pen) => void {
  const kept = new Map<string, readonly Op[]>();
  return (value, pen) => {
    const known = kept.get(value);
    if (known !== undefined) {
      for (let i = 0; i < known.length; i++) pen.ops.push(known[i]);
      return;
    }
    if (value === "") return;
    const before = pen.ops.length;
    // A long line with as much slant as a short one would leave its box.
    writeWords(pen, { ...line, value, turn: value.length > 12 ? longTurn : line.turn });
    if (pen.ops.length === before) return;
    if (kept.size >= KEPT) kept.clear();
    kept.set(value, pen.ops.slice(before));
  };
}
