/**
 * Pieces that pages share and that have parts of the page in them, the print of a form above all: words, heads and labels are written on each
 * page, because a part belongs to one page (ISO 32000-1, 14.7.4.2); grounds, rules and frames between them are pieces that pages share.
 */
import { IDENTITY, type Op, type Piece, type Tag, type TagOp } from "../../sheet/drawing/types.js";
import { wordsLast } from "./words-last.js";

/** Shapes of decoration that are written as they are: a piece costs as much. */
const FEW = 16;
const CLEAR: TagOp = { op: "tag" };

const parts = new WeakMap<Piece, boolean>();

/** Whether something in the piece is part of the page. */
export function hasParts(piece: Piece): boolean {
  let has = parts.get(piece);
  if (has === undefined) {
    has = piece.ops.some((op) => op.op === "tag" || (op.op === "place" && hasParts(op.piece)));
    parts.set(piece, has);
  }
  return has;
}

/** What is left of pieces that were taken apart. */
const rests = new WeakSet<Piece>();
export const isRest = (piece: Piece): boolean => rests.has(piece);

/**
 * The operations in the order in which they are written.
 * @param coarse only headings are parts: all else is one piece
 */
export function partPiece(ops: readonly Op[], coarse: boolean): readonly Op[] {
  const isPart = ({ role, words }: Tag): boolean => !coarse || (role === "H" && words === undefined);
  const out: Op[] = [];
  let shared: Op[] = [];
  /** What the list says, and what is said in each of the two by now. */
  let tag: TagOp = CLEAR;
  let written: TagOp = CLEAR;
  let inShared: TagOp = CLEAR;
  const say = (one: TagOp): void => {
    if (written !== one) out.push((written = one));
  };
  const release = (): void => {
    // Words of a large file are part of the whole that is printed.
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
