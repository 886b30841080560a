/** Wraps words into a box: uses the largest size that fits, down to a legible minimum, then reports the shortage in millimeters. */
import { ptToMm } from "../../kernel/units/index.js";
import { report, type Pen } from "../drawing/pen.js";
import type { Rect } from "../drawing/types.js";
import type { Align } from "./line.js";
import { drawWords, wrapWords, type WordLine, type WordLook } from "./words.js";

export interface ParagraphLook extends WordLook {
  /** Minimum type size, points. */
  readonly floor: number;
  /** Line spacing, as a share of the type size. */
  readonly leading: number;
}

/** Words set at one size. */
export interface SetParagraph {
  readonly lines: readonly WordLine[];
  /** Points. */
  readonly size: number;
  /** Millimeters, like `widest` and the line spacing. */
  readonly height: number;
  readonly widest: number;
  readonly step: number;
  readonly fits: boolean;
}

/** Tolerated excess: less than a hairline. */
const HAIR = 0.05;

function setAt(pen: Pen, text: string, width: number, height: number, size: number, look: ParagraphLook): SetParagraph {
  const lines = text === "" ? [] : wrapWords(pen, text, width, { ...look, size });
  const step = ptToMm(size) * look.leading;
  const widest = Math.max(0, ...lines.map((line) => line.width)) * ptToMm(size);
  const tall = lines.length * step;
  return { lines, size, height: tall, widest, step, fits: tall <= height + HAIR && widest <= width + HAIR };
}

/** Lines of a text at the largest size that fits into `width` x `height` millimeters. */
export function setParagraph(pen: Pen, text: string, width: number, height: number, look: ParagraphLook): SetParagraph {
  const floor = Math.min(Math.max(look.floor, pen.least), look.size);
  for (let size = look.size; ; size = Math.max(floor, Math.round((size - 0.1) * 10) / 10)) {
    const set = setAt(pen, text, width, height, size, look);
    if (set.fits || size <= floor) return set;
  }
}

/** Height of a text at its full size, millimeters. */
export function paragraphHeight(pen: Pen, text: string, width: number, look: ParagraphLook): number {
  return setAt(pen, text, width, Infinity, look.size, look).height;
}

/** Position of a paragraph's lines in their box. */
export interface ParagraphPlace {
  readonly align: Align;
  readonly valign: "top" | "middle" | "bottom";
}

/** Draws a text into its box. Text that does not fit is reported but still drawn, so that the author sees where it ends. */
export function drawParagraph(pen: Pen, text: string, at: Rect, look: ParagraphLook, place: ParagraphPlace): void {
  const set = setParagraph(pen, text, at.w, at.h, look);
  if (!set.fits) reportTooLong(pen, text, at, set);
  drawSetParagraph(pen, place.align === "middle" ? balanced(pen, text, at.w, set, look) : set, at, look, place);
}

/** Bisections of the line width: precise to a five-hundredth. */
const HALVINGS = 9;

/** In centered text a single word on the last line looks lost: balances the lines without adding one. */
function balanced(pen: Pen, text: string, width: number, set: SetParagraph, look: ParagraphLook): SetParagraph {
  const count = set.lines.length;
  if (count < 2 || text.includes("\n") || set.lines[count - 1].runs.some((run) => run.text.includes(" "))) return set;
  let [least, most] = [0, width];
  let { lines } = set;
  for (let i = 0; i < HALVINGS; i++) {
    const room = (least + most) / 2;
    const tried = wrapWords(pen, text, room, { ...look, size: set.size });
    if (tried.length > count || tried.some((line) => line.width * ptToMm(set.size) > room + HAIR)) least = room;
    else [most, lines] = [room, tried];
  }
  return { ...set, lines };
}

/** Draws lines that are already set. */
export function drawSetParagraph(
  pen: Pen,
  { lines, size, step, height }: SetParagraph,
  at: Rect,
  look: ParagraphLook,
  { align, valign }: ParagraphPlace,
): void {
  const em = ptToMm(size);
  const free = valign === "middle" ? (at.h - height) / 2 : valign === "bottom" ? at.h - height : 0;
  lines.forEach((line, i) => {
    const rest = at.w - line.width * em;
    const x = at.x + (align === "end" ? rest : align === "middle" ? rest / 2 : 0);
    drawWords(pen, line, x, at.y + free + i * step + em * (0.35 + look.leading / 2), { ...look, size });
  });
}

function reportTooLong(pen: Pen, text: string, at: Rect, set: SetParagraph): void {
  const needs =
    set.height > at.h + HAIR ? `${set.height.toFixed(1)} mm high` : `a word of it ${set.widest.toFixed(1)} mm wide`;
  const detail =
    set.height > at.h + HAIR
      ? { needs: set.height, has: at.h, along: "height" }
      : { needs: set.widest, has: at.w, along: "width" };
  const lines = set.lines.length === 1 ? "1 line" : `${set.lines.length} lines`;
  const shown = text.length > 60 ? `${text.slice(0, 57)}...` : text;
  report(
    pen,
    "text-too-long",
    `"${shown}" (${lines}) is ${needs} at the smallest legible size (${set.size} pt), its box ${at.w.toFixed(1)} x ${at.h.toFixed(1)} mm`,
    { hint: "shorten the text", detail },
  );
}
