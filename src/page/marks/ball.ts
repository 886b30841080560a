import { resolveColor } from "../env.js";
import { ballFigure } from "../../sheet/figures/ball.js";
import { placeFigure } from "../place-figure.js";
import { defineMark } from "./mark.js";

export interface BallProps {
  /** Middle. */
  x: number;
  y: number;
  /** Length in millimetres; it is 0.6 of that high. */
  w: number;
  fill: string;
  stroke: string;
  /** Laces and stripes. */
  lines: string;
  /** Degrees, clockwise. */
  turn: number;
}

/** A football. */
export const ball = defineMark<BallProps>({
  name: "ball",
  summary: "a football from the side",
  required: ["x", "y", "w"],
  defaults: { fill: "band", stroke: "accent", lines: "onBand", turn: 0 },
  draw: ({ x, y, w, fill, stroke, lines, turn }, env) =>
    placeFigure(
      env,
      ballFigure,
      { body: resolveColor(env, fill), edge: resolveColor(env, stroke), lines: resolveColor(env, lines) },
      x,
      y,
      w,
      turn,
    ),
});
