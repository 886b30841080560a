/**
 * Reorders operations for writing: decoration first, if the picture stays the same. A table is drawn cell by cell, background then words;
 * with all backgrounds first, the words need only positions between them.
 */
import type { Op, TagOp } from "../../sheet/drawing/types.js";

/** How far ink may extend past the width of a line of type, in ems: a slanted f, a bold stroke. */
const OVERHANG = 0.25;
/** Maximum operations waiting: each shape is compared with all of them. */
const WAITING = 300;

/** Bounds of what an operation may ink. */
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Unknown bounds: no shape may pass. */
const EVERYWHERE: Box = [-Infinity, -Infinity, Infinity, Infinity];

const CLEAR: TagOp = { op: "tag" };

/** The same picture; words and other parts of the page keep their order, and so do decorations. */
export function wordsLast(ops: readonly Op[]): readonly Op[] {
  if (!isMixed(ops)) return ops;
  const out: Op[] = [];
  /** Waiting parts of the page, with their tags and boxes. */
  let held: Op[] = [];
  let boxes: Box[] = [];
  let all: Box | undefined;
  /** Current tag in the source list, and in the output. */
  let tag: TagOp = CLEAR;
  let written: TagOp = CLEAR;
  let heldTag: TagOp = CLEAR;

  const write = (op: Op): void => {
    if (written !== tag) out.push((written = tag));
    out.push(op);
  };
  const hold = (op: Op, box: Box): void => {
    if (heldTag !== tag || held.length === 0) held.push((heldTag = tag));
    held.push(op);
    boxes.push(box);
    all = all ? around(all, box) : box;
  };
  const release = (): void => {
    if (held.length === 0) return;
    if (held[0] === written) held.shift();
    for (const op of held) out.push(op);
    written = heldTag;
    held = [];
    boxes = [];
    all = undefined;
  };

  for (const op of ops) {
    switch (op.op) {
      case "tag":
        tag = op.tag ? op : CLEAR;
        break;
      case "link":
      case "field":
        break;
      case "place":
        release();
        write(op);
        break;
      case "text":
        hold(op, boxOf(op));
        if (boxes.length > WAITING) release();
        break;
      default: {
        if (!all) write(op);
        else {
          const box = boxOf(op);
          if (tag.tag) hold(op, box);
          else {
            if (meet(all, box) && boxes.some((one) => meet(one, box))) release();
            write(op);
          }
        }
      }
    }
  }
  release();
  return out;
}

/** True if a decoration follows words; never the case in handwriting. */
function isMixed(ops: readonly Op[]): boolean {
  let [worded, tagged] = [false, false];
  for (const op of ops) {
    switch (op.op) {
      case "tag":
        tagged = op.tag !== undefined;
        break;
      case "text":
        worded = true;
        break;
      case "place":
        worded = false;
        break;
      case "link":
      case "field":
        break;
      default:
        if (worded && !tagged) return true;
    }
  }
  return false;
}

const meet = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

const around = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

/** Bounds of a shape or a line of type, including its stroke: two widths for a mitered corner. */
function boxOf(op: Exclude<Op, { op: "place" | "link" | "field" | "tag" }>): Box {
  if (op.op === "image") return [op.x, op.y, op.x + op.w, op.y + op.h];
  const more = op.stroke ? 2 * op.stroke.width : 0;
  switch (op.op) {
    case "rect":
      return [op.x - more, op.y - more, op.x + op.w + more, op.y + op.h + more];
    case "ellipse":
      return [op.x - op.rx - more, op.y - op.ry - more, op.x + op.rx + more, op.y + op.ry + more];
    case "line":
      return [
        Math.min(op.x1, op.x2) - more,
        Math.min(op.y1, op.y2) - more,
        Math.max(op.x1, op.x2) + more,
        Math.max(op.y1, op.y2) + more,
      ];
    case "path": {
      let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
      let across = true;
      for (const part of op.d) {
        if (typeof part !== "number") continue;
        if (across) [left, right] = [Math.min(left, part), Math.max(right, part)];
        else [top, bottom] = [Math.min(top, part), Math.max(bottom, part)];
        across = !across;
      }
      return [left - more, top - more, right + more, bottom + more];
    }
    case "text": {
      if (op.turn) return EVERYWHERE;
      const aside = OVERHANG * op.size + more;
      const { ascent, descent } = op.font;
      return [op.x - aside, op.y - ascent * op.size - more, op.x + op.width + aside, op.y - descent * op.size + more];
    }
  }
}
