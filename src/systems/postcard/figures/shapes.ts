/** Shapes shared by the card's figures. */
import type { Brush } from "../../../sheet/drawing/brush.js";
import type { PathData } from "../../../sheet/drawing/types.js";
import type { RunPiece } from "../../../sheet/marks/runs.js";
import type { Align } from "../../../sheet/type/line.js";
import type { StyleName } from "../../../sheet/type/styles.js";

/**
 * Minimum type size on a board 146 mm wide, points, for house rules with more words than the standard card, whose type is at least 6
 * points; on A6 it becomes 5.03 (design.md: only the field card may go down to 5).
 */
export const FLOOR = 5.45;
/** Minimum line width, millimeters: on A6 it becomes 0.2. */
export const HAIR = 0.22;

/** Words of a line; `gap` is the space before them, millimeters. */
export const piece = (text: string, style: StyleName, size: number, fill: string, gap = 0): RunPiece => ({
  text,
  style,
  size,
  fill,
  gap,
});

/** Words, dice and symbols on one line, at or centered on (x, y), the middle of the capitals; `or` are shorter versions if they do not fit. */
export function words(
  brush: Brush,
  pieces: readonly RunPiece[],
  x: number,
  y: number,
  align: Align = "middle",
  width = 60,
  or: readonly (readonly RunPiece[])[] = [],
): void {
  if (pieces.every(({ text }) => text === "")) return;
  const left = align === "start" ? x : align === "end" ? x - width : x - width / 2;
  brush.mark("runs", { x: left, y, w: width, h: 0 }, { pieces, or, align, floor: FLOOR });
}

/** A point on a circle; degrees clockwise from twelve o'clock. */
export const onCircle = (x: number, y: number, r: number, degrees: number): { x: number; y: number } => {
  const angle = (degrees * Math.PI) / 180;
  return { x: x + r * Math.sin(angle), y: y - r * Math.cos(angle) };
};

/** Part of a ring between two angles; with an inner radius of 0, a sector. Arcs are curves of at most 30 degrees. */
export function ringPart(x: number, y: number, outer: number, inner: number, from: number, to: number): PathData {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 30));
  const step = (((to - from) / steps) * Math.PI) / 180;
  const k = (4 / 3) * Math.tan(step / 4);
  const d: PathData[number][] = [];
  const arc = (r: number, start: number, way: 1 | -1): void => {
    for (let i = 0; i < steps; i++) {
      const [a, b] = [start + way * i * step, start + way * (i + 1) * step];
      const at = (angle: number, along: number): [number, number] => [
        x + r * (Math.sin(angle) + way * along * Math.cos(angle)),
        y - r * (Math.cos(angle) - way * along * Math.sin(angle)),
      ];
      d.push("C", ...at(a, k), ...at(b, -k), ...at(b, 0));
    }
  };
  const [first, last] = [(from * Math.PI) / 180, (to * Math.PI) / 180];
  const start = onCircle(x, y, outer, from);
  d.push("M", start.x, start.y);
  arc(outer, first, 1);
  const end = onCircle(x, y, inner, to);
  d.push("L", end.x, end.y);
  if (inner > 0) arc(inner, last, -1);
  return [...d, "Z"];
}

/** Small stars side by side, centered on (x, y). */
export function stars(brush: Brush, count: number, x: number, y: number, r: number, fill: string): void {
  brush.mark("star", { x: x - 10, y: y - r, w: 20, h: 2 * r }, { count, r, gap: 0.15 * r, fill });
}
