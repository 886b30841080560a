/**
 * Pieces that pages share but that contain parts of the page, above all the print of a form: words, headings and labels are written on each
 * page, because a part belongs to one page (ISO 32000-1, 14.7.4.2); backgrounds, rules and frames between them become shared pieces.
 */
import { IDENTITY, type Op, type Piece, type Tag, type TagOp } from "../../sheet/drawing/types.js";
import { wordsLast } from "./words-last.js";

/** Decorations up to this number are written directly: a shared piece would cost as much. */
const FEW = 16;
const CLEAR: TagOp = { op: "tag" };

const parts = new WeakMap<Piece, boolean>();

/** True if something in the piece is part of the page. */
export function hasParts(piece: Piece): boolean {
  let has = parts.get(piece);
  if (has === undefined) {
    has = piece.ops.some((op) => op.op === "tag" || (op.op === "place" && hasParts(op.piece)));
    parts.set(piece, has);
  }
  return has;
}

/** Shared remainders of pieces that were split. */
const rests = new WeakSet<Piece>();
export const isRest = (piece: Piece): boolean => rests.has(piece);

/**
 * The operations in writing order.
 * @param coarse true if only headings are parts: everything else is one piece
 */
export function partPiece(ops: readonly Op[], coarse: boolean): readonly Op[] {
  const isPart = ({ role, words }: Tag): boolean => !coarse || (role === "H" && words === undefined);
  const out: Op[] = [];
  let shared: Op[] = [];
  /** Current tag in the source list, and in each of the two outputs. */
  let tag: TagOp = CLEAR;
  let written: TagOp = CLEAR;
  let inShared: TagOp = CLEAR;
  const say = (one: TagOp): void => {
    if (written !== one) out.push((written = one));
  };
  const release = (): void => {
    // In a large file, words are part of the form's print as a whole.
    if (shared.length > FEW || (coarse && shared.some(({ op }) => op === "tag"))) {
      say(CLEAR);
      const piece: Piece = { ops: shared };
      rests.add(piece);
      out.push({ op: "place", piece, matrix: IDENTITY });
    } else if (shared.length > 0) {
      say(CLEAR);
      out.push(...shared);
    }
    shared = [];
    inShared = CLEAR;
  };
  for (const op of wordsLast(ops)) {
    if (op.op === "tag") {
      tag = op.tag ? op : CLEAR;
      continue;
    }
    if (op.op === "link" || op.op === "field") continue;
    if (tag.tag ? isPart(tag.tag) : op.op === "place" && hasParts(op.piece)) {
      release();
      say(tag);
      out.push(op);
    } else {
      if (inShared !== tag) shared.push((inShared = tag));
      shared.push(op);
    }
  }
  release();
  return out;
}
