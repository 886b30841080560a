import { ptToMm } from "../../kernel/units/index.js";
import { num, type Env } from "../env.js";
import type { StyleName } from "../../sheet/type/styles.js";
import { centredBaseline, lineWidth, styleOf, writeLine } from "../write.js";
import { defineMark } from "./mark.js";

export interface ArcTextProps {
  value: string;
  /** Center of the circle. */
  x: number;
  y: number;
  /** Radius on which the middle of the capitals runs. */
  r: number;
  /** Where the middle of the word stands: degrees clockwise from twelve o'clock. */
  at: number;
  style: StyleName;
  size: number;
  fill: string;
  /** Longest arc in millimetres; 0 = as long as it is. Longer words shrink to `floor`. */
  width: number;
  floor: number;
  /** Feet of the letters point away from the center: for words along the bottom. */
  inward: boolean;
}

/** Size at which the word fits its arc, in points. */
function fitted(env: Env, p: ArcTextProps): number {
  const natural = lineWidth(env, p.value, p.style, p.size);
  return p.width > 0 && natural > p.width ? Math.max(p.floor, (p.size * p.width) / natural) : p.size;
}

/** A word along a circle, letter by letter. */
export const arcText = defineMark<ArcTextProps>({
  name: "arcText",
  summary: "a word along a circle",
  required: ["value", "x", "y", "r", "at"],
  defaults: { style: "band", size: 6, fill: "ink", width: 0, floor: 5, inward: false },
  draw: (p, env) => {
    const size = fitted(env, p);
    const word = styleOf(env, p.style).upper ? p.value.toUpperCase() : p.value;
    const tracking = (styleOf(env, p.style).tracking ?? 0) * ptToMm(size);
    const total = lineWidth(env, word, p.style, size) - tracking;
    if (p.width > 0 && total > p.width + 0.01) {
      // The straight line reports the fault in the words of every other one.
      return writeLine(env, { ...p, value: word, width: p.width, floor: p.floor });
    }
    const way = p.inward ? -1 : 1;
    const drop = centredBaseline(env, p.style, size, 0);
    return [...word]
      .map((letter, i) => {
        if (letter === " ") return "";
        const before = lineWidth(env, word.slice(0, i), p.style, size);
        const own = lineWidth(env, letter, p.style, size) - tracking;
        const angle = p.at + (way * ((before + own / 2 - total / 2) / p.r) * 180) / Math.PI;
        const place = `translate(${num(p.x)} ${num(p.y)}) rotate(${num(p.inward ? angle - 180 : angle)})`;
        const y = (p.inward ? p.r : -p.r) + drop;
        return `<g transform="${place}">${writeLine(env, { value: letter, x: 0, y, style: p.style, size, fill: p.fill, align: "middle" })}</g>`;
      })
      .join("");
  },
});
