import { num, resolveColor, WEIGHTS, type Env } from "../env.js";
import { centredBaseline, writeLine } from "../write.js";
import { ptToMm } from "../../kernel/units/index.js";
import { defineMark } from "./mark.js";

export interface PlotSeries {
  /** Stands at the end of the line. */
  readonly label: string;
  /** A value a step, from step 0. */
  readonly values: readonly number[];
  /** Drawn heavier and in the accent color. */
  readonly strong: boolean;
}

export interface PlotTick {
  readonly at: number;
  readonly label: string;
}

export interface LinePlotProps {
  /** The frame of the plot; tick labels stand left of it and below, line labels right of it. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** Steps along the frame. */
  steps: number;
  low: number;
  high: number;
  series: readonly PlotSeries[];
  across: readonly PlotTick[];
  up: readonly PlotTick[];
  /** Value of the heavier level line. */
  base: number;
  /** Points. */
  size: number;
  labelW: number;
}

/** Lines are told apart without color: each has a dash pattern of its own and its name at its end. */
const DASHES = ["", "2.6 0.9", "0.9 0.7", "3.4 0.8 0.7 0.8", "0.3 0.8", "1.7 0.6 0.3 0.6"];
/** Lines that run together are drawn side by side, so that none covers another. */
const BESIDE = 0.34;

/** Values over time: thin lines, each named at its end. */
export const linePlot = defineMark<LinePlotProps>({
  name: "linePlot",
  summary: "lines over time, told apart by dashes and named at their ends",
  required: ["x", "y", "w", "h", "steps", "low", "high", "series", "across", "up"],
  defaults: { base: 0, size: 7.4, labelW: 18 },
  draw: (p, env) => drawGrid(p, env) + drawSeries(p, env),
});

const placeX = (p: LinePlotProps, step: number): number => p.x + (p.w * step) / Math.max(1, p.steps);
const placeY = (p: LinePlotProps, value: number): number =>
  p.y + p.h - (p.h * (value - p.low)) / Math.max(1e-9, p.high - p.low);

function drawGrid(p: LinePlotProps, env: Env): string {
  const [grey, ink] = [resolveColor(env, "grey"), resolveColor(env, "ink")];
  let hairs = "";
  for (const { at } of p.up) if (at !== p.base) hairs += `M${num(p.x)} ${num(placeY(p, at))}h${num(p.w)}`;
  for (const { at } of p.across) hairs += `M${num(placeX(p, at))} ${num(p.y + p.h)}v-1.2`;
  const size = p.size - 0.6;
  const write = (value: string, x: number, y: number, align: "middle" | "end"): string =>
    writeLine(env, { value, x, y: centredBaseline(env, "body", size, y), style: "body", size, align });
  return (
    `<path d="${hairs}" fill="none" stroke="${grey}" stroke-width="${num(WEIGHTS.hair)}"/>` +
    `<path d="M${num(p.x)} ${num(placeY(p, p.base))}h${num(p.w)}" fill="none" stroke="${ink}" stroke-width="${num(WEIGHTS.rule)}"/>` +
    `<path d="M${num(p.x)} ${num(p.y)}v${num(p.h)}h${num(p.w)}" fill="none" stroke="${ink}" stroke-width="${num(WEIGHTS.frame)}"/>` +
    p.up.map(({ at, label }) => write(label, p.x - 1.2, placeY(p, at), "end")).join("") +
    p.across.map(({ at, label }) => write(label, placeX(p, at), p.y + p.h + 2.4, "middle")).join("")
  );
}

function drawSeries(p: LinePlotProps, env: Env): string {
  const labels = spread(p);
  const lines = p.series.map((one, i) => {
    if (one.values.length === 0) return "";
    const shift = (i - (p.series.length - 1) / 2) * BESIDE;
    const points = one.values.map((value, step) => `${num(placeX(p, step))},${num(placeY(p, value) + shift)}`);
    const color = resolveColor(env, one.strong ? "accent" : "ink");
    const weight = one.strong ? WEIGHTS.heavy : 0.26;
    const dashes = DASHES[i % DASHES.length];
    const endX = placeX(p, one.values.length - 1);
    const endY = placeY(p, one.values[one.values.length - 1]) + shift;
    return (
      `<polyline points="${points.join(" ")}" fill="none" stroke="${color}" stroke-width="${num(weight)}" stroke-linejoin="round"` +
      `${dashes === "" ? "" : ` stroke-dasharray="${dashes}"`}/>` +
      `<circle cx="${num(endX)}" cy="${num(endY)}" r="0.62" fill="${color}"/>` +
      `<path d="M${num(endX + 0.9)} ${num(endY)}L${num(p.x + p.w + 2.6)} ${num(labels[i])}" fill="none" stroke="${resolveColor(env, "grey")}" stroke-width="${num(WEIGHTS.hair)}"/>` +
      writeLine(env, {
        value: one.label,
        x: p.x + p.w + 3.2,
        y: centredBaseline(env, "semi", p.size, labels[i]),
        style: one.strong ? "strong" : "semi",
        size: p.size,
        fill: one.strong ? "accent" : "ink",
        width: p.labelW,
      })
    );
  });
  return lines.join("");
}

/** Heights of the labels: as near their ends as they can stand without touching. */
function spread(p: LinePlotProps): number[] {
  const step = ptToMm(p.size) * 1.12;
  const order = p.series
    .map(({ values }, i) => ({ i, y: placeY(p, values[values.length - 1] ?? p.low) }))
    .sort((a, b) => a.y - b.y || a.i - b.i);
  order.forEach((label, at) => {
    if (at > 0) label.y = Math.max(label.y, order[at - 1].y + step);
  });
  // Pushed below the frame: the whole lower end moves up.
  for (let at = order.length - 1, limit = p.y + p.h; at >= 0; at--, limit -= step) {
    if (order[at].y <= limit) break;
    order[at].y = limit;
  }
  const heights: number[] = [];
  for (const { i, y } of order) heights[i] = y;
  return heights;
}
