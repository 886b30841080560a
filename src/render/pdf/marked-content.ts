/** Marked content (ISO 32000-1, 14.6): the part of the page that ink belongs to, by its number (MCID). */
import type { Op, PageCopy, Piece, Tag, TagOp } from "../../sheet/drawing/types.js";

/** Takes the parts of a page as their ink is written. */
export interface TagList {
  /** Returns the number of the marked content. */
  add(op: TagOp, copy: PageCopy | undefined): number;
  /** The next number, and leaving out those before another one. */
  readonly next: number;
  goTo(next: number): void;
}

/** What is being written belongs to a part of the page, or is decoration. */
export type Marked = TagOp | typeof ARTIFACT;
export const ARTIFACT = "artifact";

/** All that is printed on a form, which many pages share. */
export const WHOLE: Tag = { role: "P", kids: [] };
/** All that is written on such a form, where a document is large. */
export const WRITTEN: Tag = { role: "P", kids: [] };
export const WRITTEN_OP: TagOp = { op: "tag", tag: WRITTEN };
const heardWhole = new WeakMap<Piece, TagOp | undefined>();

/** A part of the page that a piece with words is, or undefined when it has none. */
export function wordsOf(piece: Piece): TagOp | undefined {
  if (!heardWhole.has(piece)) {
    const worded = (ops: readonly Op[]): boolean =>
      ops.some((op) => op.op === "tag" || (op.op === "place" && worded(op.piece.ops)));
    heardWhole.set(piece, worded(piece.ops) ? { op: "tag", tag: WHOLE } : undefined);
  }
  return heardWhole.get(piece);
}
