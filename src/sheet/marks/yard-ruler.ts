/** The ruler next to a field: single yards between the goal lines; the ten yards of each end zone are blank. */
import { drawPath, WEIGHTS } from "../drawing/pen.js";
import type { PathData } from "../drawing/types.js";
import { writeLine } from "../type/line.js";
import { defineMark } from "./mark.js";

/** Length between the end lines, and between the goal lines. */
const YARDS = 120;
const FIELD = 100;
const END_ZONE = (YARDS - FIELD) / 2;
/** Lengths of the ticks at tens, fives and other yards, millimeters. */
const TICKS = { ten: 4.2, five: 3, one: 1.7 } as const;
const HIGH = 7.2;
const SIZE = 8;

export const yardRuler = defineMark<object>({
  name: "yardRuler",
  summary: "a ruler next to a field of the same width: one tick per yard, numbers at the tens",
  wide: () => 180,
  high: () => HIGH,
  draw(at, _props, pen) {
    const x = (yard: number): number => at.x + ((END_ZONE + yard) * at.w) / YARDS;
    const strong: PathData[number][] = ["M", x(0), at.y, "L", x(FIELD), at.y];
    const light: PathData[number][] = [];
    for (let yard = 0; yard <= FIELD; yard++) {
      const kind = yard % 10 === 0 ? "ten" : yard % 5 === 0 ? "five" : "one";
      (kind === "ten" ? strong : light).push("M", x(yard), at.y, "L", x(yard), at.y + TICKS[kind]);
    }
    drawPath(pen, strong, { stroke: "ink", weight: WEIGHTS.frame });
    drawPath(pen, light, { stroke: "ink", weight: WEIGHTS.hair });
    for (let yard = 0; yard <= FIELD; yard += 10) {
      const value = `${Math.min(yard, FIELD - yard)}`;
      writeLine(pen, { value, x: x(yard), y: at.y + HIGH - 0.4, style: "strong", size: SIZE, align: "middle" });
    }
  },
});
