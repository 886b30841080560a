/** Lines, paths and circles of a drawing with the boxes around them on the page, however deep they were placed. */
import { opBounds } from "../../src/sheet/drawing/bounds.js";
import { IDENTITY, multiply, type Matrix, type Op, type Rect } from "../../src/sheet/drawing/types.js";

export interface Drawn {
  readonly kind: Op["op"];
  readonly box: Rect;
}

export const drawnBoxes = (ops: readonly Op[], matrix: Matrix = IDENTITY): Drawn[] =>
  ops.flatMap((op): Drawn[] => {
    if (op.op === "place") return drawnBoxes(op.piece.ops, multiply(matrix, op.matrix));
    const box = opBounds(op, matrix);
    return box ? [{ kind: op.op, box }] : [];
  });
