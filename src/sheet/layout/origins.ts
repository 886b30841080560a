/** Finds the slots that operations on a finished page belong to; stored with the pages and rarely used. */
import { IDENTITY, LAYERS, multiply, type Matrix, type Op, type Page, type PlaceOp } from "../drawing/types.js";
import type { SlotValue } from "../fields/field.js";
import type { Placed, Slot } from "./node.js";
import type { Seen } from "../template/seen.js";

/** A part of a form, on one page of a copy. */
export interface Origin {
  readonly slots: readonly Slot[];
  /** Placed blocks; inner blocks come after outer ones. */
  readonly placed: readonly Placed[];
  /** The scopes of its templates; absent unless an editor has them open. */
  readonly seen?: Seen;
  /** All values of the copy. */
  readonly values: object;
  /** Values in the slots, in order; undefined if empty. */
  written(): readonly (SlotValue | undefined)[];
}

const origins = new WeakMap<PlaceOp, Origin>();

export const rememberOrigin = (op: PlaceOp, origin: Origin): void => void origins.set(op, origin);

/** Parts of forms on a page, including cards on a sheet of paper, each with the matrix from its millimeters to those of the page. */
export function originsOf(page: Page): readonly { readonly origin: Origin; readonly matrix: Matrix }[] {
  const found: { origin: Origin; matrix: Matrix }[] = [];
  const visit = (ops: readonly Op[], outer: Matrix): void => {
    for (const op of ops) {
      if (op.op !== "place") continue;
      const matrix = multiply(outer, op.matrix);
      const origin = origins.get(op);
      if (origin) found.push({ origin, matrix });
      else visit(op.piece.ops, matrix);
    }
  };
  for (const layer of LAYERS) visit(page.layers[layer], IDENTITY);
  return found;
}
