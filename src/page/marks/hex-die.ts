import { num, resolveColor, WEIGHTS } from "../env.js";
import { centredBaseline, writeLine } from "../write.js";
import { defineMark } from "./mark.js";

/** Looks of a hexagon: printed solid, outlined, white on a band, or an empty space to write into. */
export type HexLook = "solid" | "plain" | "reverse" | "space";

export interface HexDieProps {
  /** Centre. */
  x: number;
  y: number;
  /** Centre to corner; two corners point up and down. */
  r: number;
  /** Number or letter inside; empty for none. */
  value: string | number;
  look: HexLook;
  /** Type size in points; 0 = from the radius. */
  size: number;
}

const SIDE = Math.sqrt(3) / 2;

/** A twenty-sided die seen from above: a hexagon with its number. */
export const hexDie = defineMark<HexDieProps>({
  name: "hexDie",
  summary: "a d20 as a hexagon with its number",
  required: ["x", "y", "r"],
  defaults: { value: "20", look: "solid", size: 0 },
  draw: ({ x, y, r, value, look, size }, env) => {
    const { solidBands } = env.theme;
    const style = {
      solid: { fill: "band", edge: "accent", ink: "onBand", weight: WEIGHTS.frame },
      plain: { fill: "paper", edge: "ink", ink: "ink", weight: WEIGHTS.rule },
      reverse: { fill: "paper", edge: "paper", ink: solidBands ? "accent" : "ink", weight: WEIGHTS.rule },
      space: { fill: "paper", edge: "grey", ink: "grey", weight: WEIGHTS.rule },
    }[look];
    const [dx, dy] = [r * SIDE, r / 2];
    const points = [
      [x, y - r],
      [x + dx, y - dy],
      [x + dx, y + dy],
      [x, y + r],
      [x - dx, y + dy],
      [x - dx, y - dy],
    ];
    const type = size > 0 ? size : Math.max(6, r * 2.05);
    const text = `${value}`;
    return (
      `<polygon points="${points.map(([px, py]) => `${num(px)},${num(py)}`).join(" ")}" fill="${resolveColor(env, style.fill)}" ` +
      `stroke="${resolveColor(env, style.edge)}" stroke-width="${num(style.weight)}" stroke-linejoin="round"/>` +
      writeLine(env, {
        value: text,
        x,
        y: centredBaseline(env, "strong", type, y),
        style: "strong",
        size: type,
        fill: style.ink,
        align: "middle",
        width: 2 * dx - 0.4,
      })
    );
  },
});
