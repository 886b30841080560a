import { num, resolveColor } from "../env.js";
import { defineMark } from "./mark.js";
import { weightOf } from "./shapes.js";
import type { Weight } from "../env.js";

export interface PolygonProps {
  /** Corners, millimetres. */
  points: readonly (readonly [number, number])[];
  fill: string;
  stroke: string;
  weight: Weight | number;
  dashed: boolean;
}

/** A closed shape with straight sides. */
export const polygon = defineMark<PolygonProps>({
  name: "polygon",
  summary: "a closed shape with straight sides",
  required: ["points"],
  defaults: { fill: "none", stroke: "none", weight: "rule", dashed: false },
  draw: ({ points, fill, stroke, weight, dashed }, env) => {
    const body = resolveColor(env, fill);
    const edge = resolveColor(env, stroke);
    if (edge === "none" && body === "none") return "";
    return (
      `<polygon points="${points.map(([x, y]) => `${num(x)},${num(y)}`).join(" ")}" fill="${body}"` +
      (edge === "none"
        ? ""
        : ` stroke="${edge}" stroke-width="${num(weightOf(env, weight))}" stroke-linejoin="round"` +
          (dashed ? ' stroke-dasharray="1.1 0.8"' : "")) +
      "/>"
    );
  },
});
