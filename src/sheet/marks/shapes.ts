/** Plain shapes: box, rule, circle, dot, polygon. */
import { drawCircle, drawLine, drawPolygon, drawRect, type LineLook, type Weight } from "../drawing/pen.js";
import type { Align } from "../type/line.js";
import { defineMark } from "./mark.js";
import { fitWidth, oneOf, spotIn } from "./place.js";

export interface BoxProps {
  fill: string;
  stroke: string;
  weight: Weight | number;
  /** Corner radius, millimeters. */
  radius: number;
  dashed: boolean;
  /** Side of a square in the middle of its place, millimeters, at most as large as the place; 0 = the whole place. */
  size: number;
}

/** A rectangle that fills its place, or a square in its middle; its stroke is centered on the edge. */
export const box = defineMark<BoxProps>({
  name: "box",
  summary: "a rectangle that fills its space, or a square of that size in the middle",
  defaults: { fill: "none", stroke: "none", weight: "rule", radius: 0, dashed: false, size: 0 },
  wide: ({ size }) => size || 5,
  high: ({ size }) => size || 5,
  draw(at, { fill, stroke, weight, radius, dashed, size }, pen) {
    const side = Math.min(size, at.w, at.h);
    const { x, y, w, h } = size > 0 ? spotIn(pen, at, side, side, "middle") : at;
    drawRect(pen, x, y, w, h, { fill, stroke, weight, radius, dashed });
  },
});

export interface BarProps {
  /** Fraction of the whole, 0 to 1. */
  share: number;
  fill: string;
  /** Color of the whole. */
  track: string;
}

/** Minimum bar length, so that very rare events leave a trace, millimeters. */
const LEAST_BAR = 0.25;

/** A fraction as a bar on its track: chances under their numbers. */
export const bar = defineMark<BarProps>({
  name: "bar",
  summary: "a share, 0 to 1, as a bar on its track",
  first: "share",
  required: ["share"],
  defaults: { fill: "accent", track: "tint12" },
  wide: () => 10,
  high: () => 0.75,
  draw: (at, { share, fill, track }, pen) => {
    const length = Math.min(1, Math.max(0, Number(share))) * at.w;
    drawRect(pen, at.x, at.y, at.w, at.h, { fill: track });
    if (length > 0) drawRect(pen, at.x, at.y, Math.max(LEAST_BAR, length), at.h, { fill });
  },
});

export interface RuleProps {
  /** `auto` follows the longer side of its place. */
  dir: "auto" | "across" | "down";
  /** Which side of its place it follows. */
  side: "start" | "middle" | "end";
  weight: Weight | number;
  stroke: string;
  dashed: boolean;
}

export const rule = defineMark<RuleProps>({
  name: "rule",
  summary: "a straight line through its space, across or down",
  defaults: { dir: "auto", side: "middle", weight: "rule", stroke: "ink", dashed: false },
  wide: () => 1,
  high: () => 0.6,
  draw(at, { dir, side, weight, stroke, dashed }, pen) {
    const way = oneOf(pen, "dir", dir, ["auto", "across", "down"], "auto");
    const share = { start: 0, middle: 0.5, end: 1 }[oneOf(pen, "side", side, ["start", "middle", "end"], "middle")];
    const look: LineLook = { stroke, weight, dashed };
    if (way === "across" || (way === "auto" && at.w >= at.h)) {
      const y = at.y + at.h * share;
      drawLine(pen, at.x, y, at.x + at.w, y, look);
    } else {
      const x = at.x + at.w * share;
      drawLine(pen, x, at.y, x, at.y + at.h, look);
    }
  },
});

export interface CircleProps {
  /** Millimeters; 0 = as large as its place. */
  r: number;
  /** True for a bold circle, for one that counts; otherwise light. */
  strong: boolean;
  fill: string;
  /** "" = depends on `strong`. */
  stroke: string;
  /** 0 = depends on `strong`. */
  weight: Weight | number;
  dashed: boolean;
  align: Align;
}

/** A printed circle, for numbers to be circled. */
export const circle = defineMark<CircleProps>({
  name: "circle",
  summary: "a printed circle, light or strong",
  first: "r",
  defaults: { r: 0, strong: false, fill: "paper", stroke: "", weight: 0, dashed: false, align: "middle" },
  wide: ({ r }) => 2 * r || 5,
  high: ({ r }, _pen, width) => 2 * r || width,
  draw(at, { r, strong, fill, stroke, weight, dashed, align }, pen) {
    const side = fitWidth(2 * r, at, 1);
    const spot = spotIn(pen, at, side, side, align);
    drawCircle(pen, spot.x + side / 2, spot.y + side / 2, side / 2, {
      fill,
      stroke: stroke === "" ? (strong ? "ink" : "grey") : stroke,
      weight: weight === 0 ? (strong ? 0.318 : "hair") : weight,
      dashed,
    });
  },
});

export interface DotProps {
  r: number;
  fill: string;
  align: Align;
}

export const dot = defineMark<DotProps>({
  name: "dot",
  summary: "a filled circle",
  first: "r",
  defaults: { r: 0.9, fill: "accent", align: "middle" },
  wide: ({ r }) => 2 * r,
  high: ({ r }) => 2 * r,
  draw(at, { r, fill, align }, pen) {
    const spot = spotIn(pen, at, 2 * r, 2 * r, align);
    drawCircle(pen, spot.x + r, spot.y + r, r, { fill });
  },
});

export interface PolygonProps {
  /** Corners [x, y], millimeters from the top left of its place. */
  points: readonly (readonly [number, number])[];
  fill: string;
  stroke: string;
  weight: Weight | number;
  dashed: boolean;
}

/** Extent of the corners. */
export const reachOf = (points: readonly (readonly [number, number])[], axis: 0 | 1): number =>
  Math.max(0, ...points.map((point) => point[axis]));

export const polygon = defineMark<PolygonProps>({
  name: "polygon",
  summary: "a closed shape with straight sides",
  first: "points",
  required: ["points"],
  defaults: { fill: "none", stroke: "none", weight: "rule", dashed: false },
  wide: ({ points }) => reachOf(points, 0),
  high: ({ points }) => reachOf(points, 1),
  draw(at, { points, fill, stroke, weight, dashed }, pen) {
    const placed = points.map(([x, y]) => [at.x + x, at.y + y] as const);
    drawPolygon(pen, placed, { fill, stroke, weight, dashed, join: "round" });
  },
});
