import type { Figure } from "../../sheet/figures/canvas.js";
import { placeFigure } from "../place-figure.js";
import { report } from "../env.js";
import { defineMark } from "./mark.js";

export interface DrawingProps {
  /** Artwork that a game brings along. */
  figure: Figure<object>;
  params: object;
  x: number;
  y: number;
  scale: number;
  turn: number;
}

/** A figure from the sheet's own data: drawn once with svg.js, placed like the built-in ones. */
export const drawing = defineMark<DrawingProps>({
  name: "drawing",
  summary: "a figure that the sheet brings along, with its parameters",
  required: ["figure", "params", "x", "y"],
  defaults: { scale: 1, turn: 0 },
  draw: ({ figure, params, x, y, scale, turn }, env) => {
    if (typeof figure.draw !== "function" || typeof figure.id !== "function") {
      report(env, "figure-invalid", "drawing wants a figure with id and draw", {
        hint: "give an object made like those in page/figures",
      });
      return "";
    }
    return placeFigure(env, figure, params, x, y, scale, turn);
  },
});
