import { num, resolveColor, type Weight } from "../env.js";
import { defineMark } from "./mark.js";
import { weightOf } from "./shapes.js";

export interface PointerProps {
  x1: number;
  y1: number;
  /** The tip. */
  x2: number;
  y2: number;
  weight: Weight | number;
  /** Length of the head; 0 = none. */
  head: number;
  stroke: string;
}

/** A line with an arrowhead at its end, at any angle. */
export const pointer = defineMark<PointerProps>({
  name: "pointer",
  summary: "a line with an arrowhead, at any angle",
  required: ["x1", "y1", "x2", "y2"],
  defaults: { weight: "rule", head: 1.5, stroke: "ink" },
  draw: ({ x1, y1, x2, y2, weight, head, stroke }, env) => {
    const color = resolveColor(env, stroke);
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
    const [bx, by] = [x2 - ux * head, y2 - uy * head];
    const half = head * 0.42;
    return (
      `<line x1="${num(x1)}" y1="${num(y1)}" x2="${num(bx)}" y2="${num(by)}" stroke="${color}" stroke-width="${num(weightOf(env, weight))}"/>` +
      (head > 0
        ? `<polygon points="${num(bx - uy * half)},${num(by + ux * half)} ${num(x2)},${num(y2)} ${num(bx + uy * half)},${num(by - ux * half)}" fill="${color}"/>`
        : "")
    );
  },
});
