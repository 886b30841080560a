/** Traverses a drawing: every operation with its position on the page, and the bounds of operations. */
import {
  IDENTITY,
  multiply,
  type FieldOp,
  type LinkOp,
  type Matrix,
  type Op,
  type PageCopy,
  type Piece,
  type Rect,
} from "./types.js";

/** Calls `visit` with every operation and the matrix from its units to those of the list, including operations inside pieces. */
export function eachOp(ops: readonly Op[], visit: (op: Op, matrix: Matrix) => void, matrix: Matrix = IDENTITY): void {
  for (const op of ops) {
    visit(op, matrix);
    if (op.op === "place") eachOp(op.piece.ops, visit, multiply(matrix, op.matrix));
  }
}

/** A link or field, and the matrix from its units to those of the page. */
export interface Active {
  readonly op: LinkOp | FieldOp;
  readonly matrix: Matrix;
  /** The copy of a form it belongs to. */
  readonly copy?: PageCopy | undefined;
}

const NONE: readonly Active[] = [];
const known = new WeakMap<Piece, readonly Active[]>();

/** Links and fields in order. Looks into each piece only once: most have none and are on every page. */
export function activeOps(ops: readonly Op[]): readonly Active[] {
  let found: Active[] | undefined;
  for (const op of ops) {
    if (op.op === "link" || op.op === "field") (found ??= []).push({ op, matrix: IDENTITY });
    else if (op.op === "place") {
      let inner = known.get(op.piece);
      if (inner === undefined) known.set(op.piece, (inner = activeOps(op.piece.ops)));
      for (const active of inner) {
        const copy = active.copy ?? op.copy;
        (found ??= []).push({ op: active.op, matrix: multiply(op.matrix, active.matrix), ...(copy && { copy }) });
      }
    }
  }
  return found ?? NONE;
}

/** Edges of an upright box in the units of the list. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The upright bounding box of a rectangle transformed by the matrix. */
export function boundsOfRect({ x, y, w, h }: Rect, [a, b, c, d, e, f]: Matrix): Bounds {
  const [right, bottom] = [x + w, y + h];
  const xs = [a * x + c * y, a * right + c * y, a * x + c * bottom, a * right + c * bottom];
  const ys = [b * x + d * y, b * right + d * y, b * x + d * bottom, b * right + d * bottom];
  return {
    left: Math.min(...xs) + e,
    top: Math.min(...ys) + f,
    right: Math.max(...xs) + e,
    bottom: Math.max(...ys) + f,
  };
}

/** The bounding box of shapes and text, painted or not; undefined if they cover nothing. Line widths do not count. */
export function boundsOf(ops: readonly Op[], matrix: Matrix = IDENTITY): Bounds | undefined {
  let box: Bounds | undefined;
  const add = (rect: Rect): void => {
    const own = boundsOfRect(rect, matrix);
    box = box ? join(box, own) : own;
  };
  for (const op of ops) {
    switch (op.op) {
      case "rect":
      case "image":
        add(op);
        break;
      case "line":
        add({ x: op.x1, y: op.y1, w: op.x2 - op.x1, h: op.y2 - op.y1 });
        break;
      case "ellipse":
        add({ x: op.x - op.rx, y: op.y - op.ry, w: 2 * op.rx, h: 2 * op.ry });
        break;
      case "path": {
        // Corners and control points: no smaller than the path itself.
        const numbers = op.d.filter((part) => typeof part === "number");
        for (let i = 0; i + 1 < numbers.length; i += 2) add({ x: numbers[i], y: numbers[i + 1], w: 0, h: 0 });
        break;
      }
      case "text": {
        const { font, size, width, x, y, turn = 0 } = op;
        const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
        const own = boundsOfRect({ x: 0, y: -font.ascent * size, w: width, h: (font.ascent - font.descent) * size }, [
          cos,
          sin,
          -sin,
          cos,
          x,
          y,
        ]);
        add({ x: own.left, y: own.top, w: own.right - own.left, h: own.bottom - own.top });
        break;
      }
      case "place": {
        const inner = boundsOf(op.piece.ops, multiply(matrix, op.matrix));
        if (inner) box = box ? join(box, inner) : inner;
        break;
      }
      default:
    }
  }
  return box;
}

const join = (a: Bounds, b: Bounds): Bounds => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});
