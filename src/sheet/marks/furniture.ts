/** Parts of every sheet: yard band, ruler. */
import { colorOf, drawFigure, strokeOf, WEIGHTS, type Pen } from "../drawing/pen.js";
import type { PathData } from "../drawing/types.js";
import { yardBand as yardBandFigure, yardNumbers, type YardBand } from "../figures/yard-band.js";
import { centredBaseline, writeLine } from "../type/line.js";
import { inBandColor } from "./band.js";
import { defineMark } from "./mark.js";

export interface YardBandProps {
  h: number;
  /** False omits the numbers, if they would be too small to read. */
  numbers: boolean;
  /** Color of the field; "" = the sheet's own color. */
  color: string;
}

/** Styles by width, height and theme: equal strips share a drawing. */
const strips = new Map<string, YardBand>();
function stripLook({ theme }: Pen, width: number, height: number): YardBand {
  const { solidBands, accent, band, onBand } = theme;
  const key = `${width} ${height} ${band} ${onBand} ${accent}`;
  const frame = solidBands ? "none" : accent;
  let look = strips.get(key);
  if (!look) strips.set(key, (look = { width, height, field: band, chalk: onBand, frame }));
  return look;
}

export const yardBand = defineMark<YardBandProps>({
  name: "yardBand",
  decorative: true,
  summary: "the strip of football field under a title, one tick per yard",
  first: "h",
  defaults: { h: 3.8, numbers: true, color: "" },
  wide: () => 60,
  high: ({ h }) => h,
  draw(at, { h, numbers, color }, outer) {
    const pen = inBandColor(outer, color);
    drawFigure(pen, yardBandFigure, stripLook(pen, at.w, h), at.x, at.y);
    if (!numbers) return;
    const size = Math.max(h * 2.1, Math.min(pen.least, h * 2.4));
    const y = centredBaseline(pen, "title", size, at.y + h / 2);
    const shared = { y, style: "title", size, fill: "onBand" } as const;
    for (const { x, tens } of yardNumbers(at.w)) {
      writeLine(pen, { ...shared, value: tens, x: at.x + x - 0.45, align: "end" });
      // Graduate's zero is dotted, so the letter O replaces it.
      writeLine(pen, { ...shared, value: "O", says: "0", x: at.x + x + 0.45 });
    }
  },
});

/** Length of the ruler, and total length with its caption. */
const RULER = 50;
export const RULER_ROOM = 60;

/** A ruler of exactly 50 mm with its right end at (right, y): correct only if printed at 100%. */
function drawRuler(pen: Pen, right: number, y: number, size: number): void {
  const start = right - RULER;
  const d: PathData[number][] = ["M", start, y, "L", right, y];
  for (let mm = 0; mm <= RULER; mm += 5) {
    const tick = mm % RULER === 0 ? 2 : mm % 10 === 0 ? 1.4 : 0.8;
    d.push("M", start + mm, y, "L", start + mm, y - tick);
  }
  pen.ops.push({ op: "path", d, stroke: strokeOf(colorOf(pen, "ink") ?? pen.theme.ink, WEIGHTS.hair) });
  writeLine(pen, { value: "50 mm", x: start - 1, y, style: "semi", size, align: "end" });
}

export const ruler = defineMark<object>({
  name: "ruler",
  summary: "a 50 mm ruler at the right end of its space, to check the print scale",
  wide: () => RULER_ROOM,
  high: () => 2.2,
  draw: (at, _props, pen) => drawRuler(pen, at.x + at.w, at.y + at.h, 6),
});
