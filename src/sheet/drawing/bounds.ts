/** Where operations put ink: for checks of overlaps and of ink off the paper. */
import { IDENTITY, multiply, type Matrix, type Op, type Rect } from "./types.js";

/** Height of letters above and below the baseline, in ems, for most lines. */
const ABOVE = 0.72;
const BELOW = 0.2;

export const rectsMeet = (a: Rect, b: Rect, by = 0): boolean =>
  a.x < b.x + b.w - by && b.x < a.x + a.w - by && a.y < b.y + b.h - by && b.y < a.y + a.h - by;

function boundsOfPoints(points: readonly number[], m: Matrix): Rect {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i + 1 < points.length; i += 2) {
    const x = m[0] * points[i] + m[2] * points[i + 1] + m[4];
    const y = m[1] * points[i] + m[3] * points[i + 1] + m[5];
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  return { x: x0, y: y0, w: x1 - x0, h: y1 - y0 };
}

const corners = ({ x, y, w, h }: Rect): number[] => [x, y, x + w, y, x + w, y + h, x, y + h];

const joined = (a: Rect | undefined, b: Rect): Rect => {
  if (!a) return b;
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
};

/** The ink of a line of type. */
export function textBounds(op: Extract<Op, { op: "text" }>, matrix: Matrix = IDENTITY): Rect {
  const own: Rect = { x: 0, y: -op.size * ABOVE, w: op.width, h: op.size * (ABOVE + BELOW) };
  const angle = ((op.turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return boundsOfPoints(corners(own), multiply(matrix, [cos, sin, -sin, cos, op.x, op.y]));
}

/** The box around an operation, millimeters; strokes count by their center line. Undefined if there is none. */
export function opBounds(op: Op, matrix: Matrix = IDENTITY): Rect | undefined {
  switch (op.op) {
    case "rect":
    case "image":
    case "link":
    case "field":
      return boundsOfPoints(corners(op), matrix);
    case "line":
      return boundsOfPoints([op.x1, op.y1, op.x2, op.y2], matrix);
    case "ellipse":
      return boundsOfPoints(corners({ x: op.x - op.rx, y: op.y - op.ry, w: 2 * op.rx, h: 2 * op.ry }), matrix);
    case "path": {
      // Commands are followed by their points, including control points: a little more than the ink.
      const points = op.d.filter((part): part is number => typeof part === "number");
      return points.length === 0 ? undefined : boundsOfPoints(points, matrix);
    }
    case "text":
      return textBounds(op, matrix);
    case "place": {
      const inner = multiply(matrix, op.matrix);
      if (op.clip) return boundsOfPoints(op.clip.flatMap(corners), inner);
      return opsBounds(op.piece.ops, inner);
    }
    case "tag":
      return undefined;
  }
}

export function opsBounds(ops: readonly Op[], matrix: Matrix = IDENTITY): Rect | undefined {
  let bounds: Rect | undefined;
  for (const op of ops) {
    const own = opBounds(op, matrix);
    if (own) bounds = joined(bounds, own);
  }
  return bounds;
}

/** A line of type and its location. */
export interface TextInk {
  readonly value: string;
  /** Its upright bounding box; for a clipped line, the visible part. */
  readonly at: Rect;
  /** Millimeters. */
  readonly size: number;
  /** True if it is rotated at an angle: its box is larger than its ink, and overlaps neighboring boxes. */
  readonly slanted: boolean;
}

/** Every visible line of type in the operations, with its ink. */
export function textsIn(ops: readonly Op[], matrix: Matrix = IDENTITY, clip?: Rect): TextInk[] {
  return ops.flatMap((op) => {
    if (op.op === "text") {
      const full = textBounds(op, matrix);
      const at = clip ? shared(full, clip) : full;
      if (at.w <= 0 || at.h <= 0) return [];
      const angle = Math.atan2(matrix[1], matrix[0]) + ((op.turn ?? 0) * Math.PI) / 180;
      const slanted = Math.abs(Math.sin(2 * angle)) > 0.05;
      return [{ value: op.value, at, size: op.size * Math.hypot(matrix[0], matrix[1]), slanted }];
    }
    if (op.op !== "place") return [];
    const inner = multiply(matrix, op.matrix);
    const own = op.clip && boundsOfPoints(op.clip.flatMap(corners), inner);
    return textsIn(op.piece.ops, inner, own && clip ? shared(own, clip) : (own ?? clip));
  });
}

/** The intersection of two rectangles; a negative width or height = none. */
function shared(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return { x, y, w: Math.min(a.x + a.w, b.x + b.w) - x, h: Math.min(a.y + a.h, b.y + b.h) - y };
}
