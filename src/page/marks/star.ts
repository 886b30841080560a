import { num, resolveColor } from "../env.js";
import { defineMark } from "./mark.js";

export interface StarProps {
  /** Centre. */
  x: number;
  y: number;
  /** Centre to tip. */
  r: number;
  fill: string;
}

/** Inner radius of a five-pointed star whose edges run on straight, as a share of the outer one. */
const INNER = 0.382;

/** A five-pointed star; the fonts have none. */
export const star = defineMark<StarProps>({
  name: "star",
  summary: "a five-pointed star",
  required: ["x", "y"],
  defaults: { r: 1.4, fill: "ink" },
  draw: ({ x, y, r, fill }, env) => {
    const points = Array.from({ length: 10 }, (_, i) => {
      const angle = (i * Math.PI) / 5 - Math.PI / 2;
      const radius = i % 2 === 0 ? r : r * INNER;
      return `${num(x + radius * Math.cos(angle))},${num(y + radius * Math.sin(angle))}`;
    });
    return `<polygon points="${points.join(" ")}" fill="${resolveColor(env, fill)}"/>`;
  },
});
