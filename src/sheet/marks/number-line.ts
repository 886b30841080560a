/** A numeric scale with named positions. */
import { ptToMm } from "../../kernel/units/index.js";
import { drawLine, drawPolygon, report, type Pen } from "../drawing/pen.js";
import type { Rect } from "../drawing/types.js";
import { lineWidth, writeLine } from "../type/line.js";
import { defineMark } from "./mark.js";
import { sizeOf } from "./place.js";

/** A named position on a scale. */
export interface ScalePlace {
  readonly label: string;
  readonly value: number;
}

export interface ScaleProps {
  from: number;
  to: number;
  /** Distance between ticks, and between numbers; step 0 = nothing is printed. */
  step: number;
  major: number;
  marks: readonly ScalePlace[];
  /** Points. */
  size: number;
}

/** Geometry of a scale: its line, and the position of a value (values beyond an end are at the end). */
export interface Scale {
  /** Vertical position of the line on the page, millimeters. */
  readonly y: number;
  readonly left: number;
  readonly right: number;
  at(value: number): number;
}

/** Space above the line for names, as a share of the type size, and the triangle between; millimeters. */
const NAMES = 1.2;
const SIGN = 2.5;
/** Ticks, and the numbers below them. */
const TICKS = { large: 1.6, small: 0.9 } as const;

const headOf = (p: ScaleProps, em: number): number => (p.marks.length === 0 ? 0.2 : em * NAMES + SIGN);
export const scaleHeight = (p: ScaleProps, pen: Pen): number => {
  const em = ptToMm(sizeOf(pen, p.size));
  return headOf(p, em) + TICKS.large + em * 1.15;
};

/** The numbers at the ends must fit in the place, so the line is a little shorter. */
export function scaleIn(pen: Pen, at: Rect, p: ScaleProps): Scale {
  const size = sizeOf(pen, p.size);
  const half = (value: number): number => (p.step > 0 ? lineWidth(pen, `${value}`, "body", size) / 2 : 0);
  const [left, right] = [at.x + half(p.from), at.x + at.w - half(p.to)];
  const [low, high] = [Math.min(p.from, p.to), Math.max(p.from, p.to)];
  return {
    y: at.y + headOf(p, ptToMm(size)),
    left,
    right,
    at: (value) => left + ((right - left) * (Math.min(Math.max(value, low), high) - p.from)) / (p.to - p.from || 1),
  };
}

/** Draws the scale; names that would touch are moved apart. */
export function drawScale(pen: Pen, at: Rect, p: ScaleProps): void {
  if (!(p.step > 0)) return;
  const size = sizeOf(pen, p.size);
  const em = ptToMm(size);
  const scale = scaleIn(pen, at, p);
  const { y } = scale;
  drawLine(pen, scale.left, y, scale.right, y, { weight: "frame" });
  const count = Math.floor(Math.abs(p.to - p.from) / p.step + 1e-9);
  const way = Math.sign(p.to - p.from);
  for (let i = 0; i <= count; i++) {
    const value = Math.round((p.from + way * i * p.step) * 1000) / 1000;
    const large = p.major > 0 && Math.abs(value % p.major) < 1e-9;
    const x = scale.at(value);
    drawLine(pen, x, y, x, y + (large ? TICKS.large : TICKS.small));
    if (large) writeLine(pen, { value: `${value}`, x, y: y + TICKS.large + em, style: "body", size, align: "middle" });
  }
  const names = placeNames(pen, at, p, scale, size);
  p.marks.forEach(({ label, value }, i) => {
    const x = scale.at(value);
    drawPolygon(
      pen,
      [
        [x - 0.83, y - 1.9],
        [x + 0.83, y - 1.9],
        [x, y - 0.3],
      ],
      { fill: "accent" },
    );
    writeLine(pen, { value: label, x: names[i], y: y - SIGN, style: "semi", size });
  });
}

/** Minimum gap between two names, millimeters. */
const BETWEEN = 2;

/** Left ends of the names: above their positions unless they would touch. */
function placeNames(pen: Pen, at: Rect, p: ScaleProps, scale: Scale, size: number): number[] {
  const order = p.marks
    .map(({ label, value }, i) => ({ i, w: lineWidth(pen, label, "semi", size), middle: scale.at(value), x: 0 }))
    .sort((a, b) => a.middle - b.middle);
  let free = at.x;
  for (const name of order) {
    name.x = Math.max(free, name.middle - name.w / 2);
    free = name.x + name.w + BETWEEN;
  }
  let limit = at.x + at.w;
  for (const name of [...order].reverse()) {
    name.x = Math.min(name.x, limit - name.w);
    limit = name.x - BETWEEN;
  }
  if (order.length > 0 && order[0].x < at.x - 0.01) {
    const needs = order.reduce((sum, { w }) => sum + w + BETWEEN, -BETWEEN);
    report(
      pen,
      "text-too-wide",
      `the names on the scale are ${needs.toFixed(1)} mm wide, the scale ${at.w.toFixed(1)} mm`,
      {
        hint: "shorten the names",
      },
    );
  }
  const places: number[] = [];
  for (const { i, x } of order) places[i] = x;
  return places;
}

export const numberLine = defineMark<ScaleProps>({
  name: "numberLine",
  summary: "a scale with named points",
  first: "marks",
  required: ["from", "to", "step"],
  defaults: { marks: [], major: 0, size: 6.5 },
  wide: () => 60,
  high: scaleHeight,
  draw: (at, p, pen) => drawScale(pen, at, p),
});
