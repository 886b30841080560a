/** Arrows: a triangle with a shaft, and a polyline with an arrowhead. */
import { colorOf, drawLine, drawPolygon, strokeOf, weightOf, type Weight } from "../drawing/pen.js";
import type { PathData } from "../drawing/types.js";
import type { Align } from "../type/line.js";
import { defineMark } from "./mark.js";
import { oneOf, spotIn } from "./place.js";
import { reachOf } from "./shapes.js";

const DIRECTIONS = ["right", "left", "up", "down"] as const;
type Direction = (typeof DIRECTIONS)[number];

export interface ArrowProps {
  direction: Direction;
  /** Length of the head. */
  size: number;
  /** Length of the shaft; 0 = only a triangle. */
  shaft: number;
  /** Half the width of the head, as a share of its length. */
  spread: number;
  fill: string;
  align: Align;
}

const isUpright = (direction: Direction): boolean => direction === "up" || direction === "down";
const SHAFT = 0.4;

/** A triangle, with an optional shaft, in the middle of its place. */
export const arrow = defineMark<ArrowProps>({
  name: "arrow",
  summary: "a triangle, with an optional shaft",
  first: "direction",
  defaults: { direction: "right", size: 1.5, shaft: 0, spread: 0.52, fill: "accent", align: "middle" },
  wide: (p) => (isUpright(p.direction) ? 2 * p.size * p.spread : p.size + p.shaft),
  high: (p) => (isUpright(p.direction) ? p.size + p.shaft : 2 * p.size * p.spread),
  draw(at, p, pen) {
    const direction = oneOf(pen, "direction", p.direction, DIRECTIONS, "right");
    const [length, half] = [p.size + p.shaft, p.size * p.spread];
    const upright = isUpright(direction);
    const spot = spotIn(pen, at, upright ? 2 * half : length, upright ? length : 2 * half, p.align);
    const back = direction === "left" || direction === "up";
    const along = (share: number): number => (back ? length - share : share);
    /** A point at this distance from the tail and from the axis. */
    const to = (way: number, off: number): [number, number] =>
      upright ? [spot.x + half + off, spot.y + along(way)] : [spot.x + along(way), spot.y + half + off];
    if (p.shaft > 0) {
      const [[x1, y1], [x2, y2]] = [to(0, 0), to(p.shaft, 0)];
      drawLine(pen, x1, y1, x2, y2, { stroke: p.fill, weight: SHAFT });
    }
    drawPolygon(pen, [to(p.shaft, -half), to(length, 0), to(p.shaft, half)], { fill: p.fill });
  },
});

export interface PointerProps {
  /** Its points, [x, y] in millimeters from the top left of its place; empty = through the middle, left to right. */
  points: readonly (readonly [number, number])[];
  weight: Weight | number;
  /** Length of the head; 0 = none. */
  head: number;
  /** True for a head at its start, too. */
  both: boolean;
  stroke: string;
  dashed: boolean;
}

/** Half the width of a head, as a share of its length. */
const HEAD = 0.42;

/** The base of a head at `tip`, and the head. */
function headAt(tip: readonly [number, number], from: readonly [number, number], head: number) {
  const length = Math.hypot(tip[0] - from[0], tip[1] - from[1]) || 1;
  const [ux, uy] = [(tip[0] - from[0]) / length, (tip[1] - from[1]) / length];
  const [bx, by] = [tip[0] - ux * head, tip[1] - uy * head];
  const half = head * HEAD;
  const corners = [[bx - uy * half, by + ux * half], tip, [bx + uy * half, by - ux * half]] as const;
  return { neck: [bx, by] as const, corners };
}

export const pointer = defineMark<PointerProps>({
  name: "pointer",
  summary: "a line of straight segments with an arrowhead at its end",
  first: "points",
  defaults: { points: [], weight: "rule", head: 1.5, both: false, stroke: "ink", dashed: false },
  wide: ({ points }) => reachOf(points, 0) || 6,
  high: ({ points, head }) => reachOf(points, 1) || Math.max(0.6, 2 * head * HEAD),
  draw(at, p, pen) {
    const color = colorOf(pen, p.stroke);
    if (color === undefined) return;
    const given =
      p.points.length > 1
        ? p.points
        : ([
            [0, at.h / 2],
            [at.w, at.h / 2],
          ] as const);
    const course = given.map(([x, y]) => [at.x + x, at.y + y] as readonly [number, number]);
    const last = course.length - 1;
    const heads = p.head > 0 ? [headAt(course[last], course[last - 1], p.head)] : [];
    const tails = p.head > 0 && p.both ? [headAt(course[0], course[1], p.head)] : [];
    const line = course.map((point, i) =>
      i === last ? (heads[0]?.neck ?? point) : i === 0 ? (tails[0]?.neck ?? point) : point,
    );
    const d: PathData = line.flatMap(([x, y], i) => [i === 0 ? ("M" as const) : ("L" as const), x, y]);
    const dash = p.dashed ? { dash: [1.1, 0.8] } : {};
    pen.ops.push({ op: "path", d, stroke: strokeOf(color, weightOf(pen, p.weight), { join: "round", ...dash }) });
    for (const { corners } of [...heads, ...tails]) drawPolygon(pen, corners, { fill: p.stroke });
  },
});
