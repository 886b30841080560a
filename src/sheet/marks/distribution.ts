/** Two distributions on the same axes: bars, with an outline on top. */
import { ptToMm } from "../../kernel/units/index.js";
import { colorOf, drawLine, drawRect, strokeOf, WEIGHTS } from "../drawing/pen.js";
import type { PathData } from "../drawing/types.js";
import { centredBaseline, lineWidth, writeLine } from "../type/line.js";
import type { PlotTick } from "./line-plot.js";
import { defineMark } from "./mark.js";
import { sizeOf } from "./place.js";

export interface DistributionProps {
  /** One value per column: bars, and the outline. */
  bars: readonly number[];
  outline: readonly number[];
  /** Value at the top. */
  top: number;
  /** Labels below columns, counted from 0, and at the left, by value. */
  across: readonly PlotTick[];
  up: readonly PlotTick[];
  /** Points. */
  size: number;
  /** Preferred height, millimeters. */
  h: number;
}

/** From the frame to the numbers at the left and below, millimeters. */
const NUMBERS = { left: 1, below: 2.2 } as const;

export const distribution = defineMark<DistributionProps>({
  name: "distribution",
  summary: "two distributions on the same axes: bars, and an outline over them",
  required: ["bars", "outline", "top", "across", "up"],
  defaults: { size: 6.6, h: 40 },
  wide: () => 60,
  high: ({ h }) => h,
  draw(at, { bars, outline, top, across, up, ...p }, pen) {
    const size = sizeOf(pen, p.size);
    const half = ptToMm(size) / 2;
    const left = Math.max(0, ...up.map(({ label }) => lineWidth(pen, label, "body", size))) + NUMBERS.left;
    const frame = { x: at.x + left, y: at.y + half, w: at.w - left, h: at.h - 2 * half - NUMBERS.below };
    const bottom = frame.y + frame.h;
    const right = frame.x + frame.w;
    const width = frame.w / Math.max(1, bars.length, outline.length);
    const x = (column: number): number => frame.x + column * width;
    const y = (value: number): number => bottom - (frame.h * Math.min(value, top)) / Math.max(1e-9, top);
    for (const { at: value, label } of up) {
      if (value > 0) drawLine(pen, frame.x, y(value), right, y(value), { stroke: "grey", weight: "hair" });
      const place = { x: frame.x - NUMBERS.left, y: centredBaseline(pen, "body", size, y(value)) };
      writeLine(pen, { ...place, value: label, style: "body", size, align: "end" });
    }
    // Without tints only the edges remain: hatches the bars with close lines.
    bars.forEach((value, column) => {
      if (value > 0)
        drawRect(pen, x(column), y(value), width, bottom - y(value), {
          fill: "shade25",
          stroke: "grey",
          weight: "hair",
        });
    });
    const d: PathData[number][] = ["M", frame.x, bottom];
    outline.forEach((value, column) => d.push("L", x(column), y(value), "L", x(column + 1), y(value)));
    d.push("L", x(outline.length), bottom);
    const accent = colorOf(pen, "accent") ?? pen.theme.ink;
    pen.ops.push({ op: "path", d, stroke: strokeOf(accent, WEIGHTS.frame * 1.3, { join: "round" }) });
    drawLine(pen, frame.x, bottom, right, bottom, { weight: "rule" });
    for (const { at: column, label } of across) {
      const middle = x(column + 0.5);
      drawLine(pen, middle, bottom, middle, bottom + 0.8);
      const own = lineWidth(pen, label, "body", size) / 2;
      const place = {
        x: Math.min(middle, at.x + at.w - own),
        y: centredBaseline(pen, "body", size, bottom + NUMBERS.below),
      };
      writeLine(pen, { ...place, value: label, style: "body", size, align: "middle" });
    }
  },
});
