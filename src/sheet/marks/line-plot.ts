/** Values over time: thin lines with their names at the ends. */
import { ptToMm } from "../../kernel/units/index.js";
import { colorOf, drawCircle, drawLine, strokeOf, WEIGHTS, type Pen } from "../drawing/pen.js";
import type { PathData, Rect } from "../drawing/types.js";
import { centredBaseline, lineWidth, writeLine } from "../type/line.js";
import { defineMark } from "./mark.js";
import { sizeOf } from "./place.js";

export interface PlotSeries {
  /** Printed at the end of the line. */
  readonly label: string;
  /** One value per step, from step 0. */
  readonly values: readonly number[];
  /** True for a heavier line in the accent color. */
  readonly strong: boolean;
}

export interface PlotTick {
  readonly at: number;
  readonly label: string;
}

export interface LinePlotProps {
  /** Number of steps across the frame. */
  steps: number;
  low: number;
  high: number;
  series: readonly PlotSeries[];
  across: readonly PlotTick[];
  up: readonly PlotTick[];
  /** Value of the heavier horizontal line. */
  base: number;
  /** Points. */
  size: number;
  /** Room for names at the ends of lines, millimeters. */
  labelW: number;
  /** Room for names at the starts of lines; 0 = only at the ends. */
  startW: number;
  /** Distance at which coinciding lines are drawn side by side, so that none covers another; 0 = on their exact values. */
  beside: number;
  /** Preferred height, millimeters. */
  h: number;
}

/** Lines must be distinguishable without color: each has its own dash pattern, and its name at the end. */
const DASHES = [[], [2.6, 0.9], [0.9, 0.7], [3.4, 0.8, 0.7, 0.8], [0.3, 0.8], [1.7, 0.6, 0.3, 0.6]] as const;
/** From the frame to the names of the lines, and to the numbers at the left and below. */
const NAMES = 3.2;
const NUMBERS = { left: 1.2, below: 2.4 } as const;
/** From names at the starts to the numbers. */
const STARTS = 0.8;
/** How much smaller numbers are than names, points. */
const SMALLER = 0.6;

interface Plot {
  readonly p: LinePlotProps;
  readonly size: number;
  /** The area of the lines. */
  readonly frame: Rect;
  /** Width of the numbers at the left. */
  readonly numbers: number;
  x(step: number): number;
  y(value: number): number;
}

function plotIn(pen: Pen, at: Rect, p: LinePlotProps): Plot {
  const size = sizeOf(pen, p.size);
  const small = size - SMALLER;
  const numbers = Math.max(0, ...p.up.map(({ label }) => lineWidth(pen, label, "body", small)));
  const left = numbers + NUMBERS.left + p.startW;
  const below = NUMBERS.below + ptToMm(small) / 2;
  const above = ptToMm(small) / 2;
  const frame = { x: at.x + left, y: at.y + above, w: at.w - left - NAMES - p.labelW, h: at.h - above - below };
  return {
    p,
    size,
    frame,
    numbers,
    x: (step) => frame.x + (frame.w * step) / Math.max(1, p.steps),
    y: (value) => frame.y + frame.h - (frame.h * (value - p.low)) / Math.max(1e-9, p.high - p.low),
  };
}

export const linePlot = defineMark<LinePlotProps>({
  name: "linePlot",
  summary: "lines over time, distinguished by dashes and named at their ends",
  first: "series",
  required: ["series", "steps", "low", "high", "across", "up"],
  defaults: { base: 0, size: 7.4, labelW: 18, startW: 0, beside: 0.34, h: 50 },
  wide: () => 100,
  high: ({ h }) => h,
  draw(at, p, pen) {
    const plot = plotIn(pen, at, p);
    drawGrid(pen, plot);
    drawSeries(pen, plot);
  },
});

function drawGrid(pen: Pen, plot: Plot): void {
  const { p, frame } = plot;
  const bottom = frame.y + frame.h;
  for (const { at } of p.up) {
    if (at !== p.base)
      drawLine(pen, frame.x, plot.y(at), frame.x + frame.w, plot.y(at), { stroke: "grey", weight: "hair" });
  }
  for (const { at } of p.across) {
    drawLine(pen, plot.x(at), bottom, plot.x(at), bottom - 1.2, { stroke: "grey", weight: "hair" });
  }
  drawLine(pen, frame.x, plot.y(p.base), frame.x + frame.w, plot.y(p.base));
  const ink = colorOf(pen, "ink") ?? pen.theme.ink;
  const corner: PathData = ["M", frame.x, frame.y, "L", frame.x, bottom, "L", frame.x + frame.w, bottom];
  pen.ops.push({ op: "path", d: corner, stroke: strokeOf(ink, WEIGHTS.frame) });
  const size = plot.size - SMALLER;
  const number = (value: string, x: number, y: number, align: "middle" | "end"): void => {
    writeLine(pen, { value, x, y: centredBaseline(pen, "body", size, y), style: "body", size, align });
  };
  for (const { at, label } of p.up) number(label, frame.x - NUMBERS.left, plot.y(at), "end");
  for (const { at, label } of p.across) number(label, plot.x(at), bottom + NUMBERS.below, "middle");
}

function drawSeries(pen: Pen, plot: Plot): void {
  const { p, frame, size } = plot;
  const names = spread(plot, (values) => values[values.length - 1]);
  const firsts = p.startW > 0 ? spread(plot, ([value]) => value) : [];
  const right = frame.x + frame.w;
  p.series.forEach((one, i) => {
    if (one.values.length === 0) return;
    const shift = (i - (p.series.length - 1) / 2) * p.beside;
    const fill = one.strong ? "accent" : "ink";
    const color = colorOf(pen, fill) ?? pen.theme.ink;
    const dash = DASHES[i % DASHES.length];
    const d = one.values.flatMap((value, step) => [
      step === 0 ? ("M" as const) : ("L" as const),
      plot.x(step),
      plot.y(value) + shift,
    ]);
    const look = { join: "round" as const, ...(dash.length > 0 && { dash }) };
    pen.ops.push({ op: "path", d, stroke: strokeOf(color, one.strong ? WEIGHTS.heavy : 0.26, look) });
    const [endX, endY] = [plot.x(one.values.length - 1), plot.y(one.values[one.values.length - 1]) + shift];
    drawCircle(pen, endX, endY, 0.62, { fill });
    drawLine(pen, endX + 0.9, endY, right + 2.6, names[i], { stroke: "grey", weight: "hair" });
    const style = one.strong ? "strong" : "semi";
    writeLine(pen, {
      value: one.label,
      x: right + NAMES,
      y: centredBaseline(pen, "semi", size, names[i]),
      style,
      size,
      fill,
      width: p.labelW,
    });
    if (p.startW === 0) return;
    const start = frame.x - plot.numbers - 2 * NUMBERS.left - STARTS;
    const y = centredBaseline(pen, "semi", size, firsts[i]);
    writeLine(pen, {
      value: one.label,
      x: start,
      y,
      style,
      size,
      fill,
      align: "end",
      width: p.startW - NUMBERS.left - STARTS,
    });
  });
}

/** Vertical positions of the names: as close to their lines as possible without touching. */
function spread({ p, size, frame, y }: Plot, pick: (values: readonly number[]) => number | undefined): number[] {
  const step = ptToMm(size) * 1.12;
  const order = p.series
    .map(({ values }, i) => ({ i, y: y(pick(values) ?? p.low) }))
    .sort((a, b) => a.y - b.y || a.i - b.i);
  order.forEach((label, at) => {
    if (at > 0) label.y = Math.max(label.y, order[at - 1].y + step);
  });
  // If pushed below the frame, the whole lower end moves up.
  for (let at = order.length - 1, limit = frame.y + frame.h; at >= 0; at--, limit -= step) {
    if (order[at].y <= limit) break;
    order[at].y = limit;
  }
  const heights: number[] = [];
  for (const label of order) heights[label.i] = label.y;
  return heights;
}
