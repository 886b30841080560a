import { centredBaseline, writeLine, type Align } from "../text/write.js";
import type { StyleName } from "../text/styles.js";
import { defineMark } from "./mark.js";

export interface TextProps {
  value: string | number;
  x: number;
  /** Baseline, or the middle of the letters when `centre` is set. */
  y: number;
  style: StyleName;
  size: number;
  fill: string;
  align: Align;
  /** Room in millimetres; 0 = unlimited. */
  width: number;
  floor: number;
  turn: number;
  centre: boolean;
}

/** One printed line. */
export const text = defineMark<TextProps>({
  name: "text",
  summary: "one line of type, fitted to `width` when given",
  required: ["value", "x", "y"],
  defaults: { style: "body", size: 8, fill: "ink", align: "start", width: 0, floor: 6, turn: 0, centre: false },
  draw: (p, env) =>
    writeLine(env, {
      ...p,
      value: `${p.value}`,
      y: p.centre ? centredBaseline(env, p.style, p.size, p.y) : p.y,
    }),
});
