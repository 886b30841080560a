/** Marked content (ISO 32000-1, 14.6): what of a page its ink belongs to, by numbers that are known once the page is drawn. */
import type { Op, PageCopy, Piece, Tag, TagOp } from "../../sheet/drawing/types.js";
import { ByteSink } from "./bytes.js";

/** Takes the parts of a page as their ink is written. */
export interface TagList {
  add(op: TagOp, copy: PageCopy | undefined): void;
}

/** What is being written belongs to a part of the page, or is decoration. */
export type Marked = TagOp | typeof ARTIFACT;
export const ARTIFACT = "artifact";

/** Operators of a page, and the places in them where the numbers of its parts go. */
export interface NumberedContent {
  readonly bytes: Uint8Array;
  readonly places: readonly number[];
}

/** The operators with the numbers of their parts, in the order in which these were drawn. */
export function withNumbers({ bytes, places }: NumberedContent, numbers: readonly number[]): Uint8Array {
  if (places.length === 0) return bytes;
  const sink = new ByteSink();
  let from = 0;
  places.forEach((place, i) => {
    sink.bytes(bytes.subarray(from, place));
    sink.text(`${numbers[i]}`);
    from = place;
  });
  sink.bytes(bytes.subarray(from));
  return sink.finish();
}

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
