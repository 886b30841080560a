/** Marked content (ISO 32000-1, 14.6): links ink to parts of the page by number (MCID). */
import type { Op, PageCopy, Piece, Tag, TagOp } from "../../sheet/drawing/types.js";

/** Receives the parts of a page as their ink is written. */
export interface TagList {
  /** Returns the number of the marked content. */
  add(op: TagOp, copy: PageCopy | undefined): number;
  /** The next number; numbers before a larger one can be skipped. */
  readonly next: number;
  goTo(next: number): void;
}

/** Current content: a part of the page, or decoration. */
export type Marked = TagOp | typeof ARTIFACT;
export const ARTIFACT = "artifact";

/** Everything printed on a form, which many pages share. */
export const WHOLE: Tag = { role: "P", kids: [] };
/** Everything written on such a form, in a large document. */
export const WRITTEN: Tag = { role: "P", kids: [] };
export const WRITTEN_OP: TagOp = { op: "tag", tag: WRITTEN };
const heardWhole = new WeakMap<Piece, TagOp | undefined>();

/** A part of the page that consists of one piece with words; undefined if it has none. */
export function wordsOf(piece: Piece): TagOp | undefined {
  if (!heardWhole.has(piece)) {
    const worded = (ops: readonly Op[]): boolean =>
      ops.some((op) => op.op === "tag" || (op.op === "place" && worded(op.piece.ops)));
    heardWhole.set(piece, worded(piece.ops) ? { op: "tag", tag: WHOLE } : undefined);
  }
  return heardWhole.get(piece);
}
