import { placeFigure } from "../place-figure.js";
import { HELMET_MONOGRAM, HELMET_SIZE, helmetFigure } from "../../sheet/figures/helmet.js";
import { resolveColor } from "../env.js";
import { tint } from "../../sheet/theme.js";
import { centredBaseline, writeLine } from "../write.js";
import { PT_PER_MM } from "../../kernel/units/index.js";
import { defineMark } from "./mark.js";

export interface HelmetProps {
  x: number;
  y: number;
  /** Width in millimetres; the height follows. */
  w: number;
  shell: string;
  trim: string;
  /** One to three letters. */
  monogram: string;
  /** Color of the letters; empty = `trim`. */
  letters: string;
}

/** Ink is lost on a shell as dark as this. */
const isDark = (color: string): boolean =>
  0.3 * parseInt(color.slice(1, 3), 16) +
    0.59 * parseInt(color.slice(3, 5), 16) +
    0.11 * parseInt(color.slice(5, 7), 16) <
  95;

/** A team's helmet: shell in the first color, stripe and face mask in the second, letters on the side. */
export const helmet = defineMark<HelmetProps>({
  name: "helmet",
  summary: "a helmet in two colors with a monogram",
  required: ["x", "y", "w"],
  defaults: { shell: "accent", trim: "paper", monogram: "", letters: "" },
  draw: ({ x, y, w, shell, trim, monogram, letters }, env) => {
    const scale = w / HELMET_SIZE.width;
    const colors = { shell: resolveColor(env, shell), trim: resolveColor(env, trim), ink: env.theme.ink };
    const line = isDark(colors.shell) ? tint(colors.shell, 0.55) : colors.ink;
    const { width, sizes } = HELMET_MONOGRAM;
    const size = sizes[Math.min(Math.max(monogram.length, 1), sizes.length) - 1] * scale * PT_PER_MM;
    const middle = y + HELMET_MONOGRAM.y * scale;
    return (
      placeFigure(env, helmetFigure, { ...colors, line }, x, y, scale) +
      writeLine(env, {
        value: monogram,
        x: x + HELMET_MONOGRAM.x * scale,
        y: centredBaseline(env, "title", size, middle),
        style: "title",
        size,
        fill: letters === "" ? trim : letters,
        align: "middle",
        width: width * scale,
        floor: size * 0.4,
      })
    );
  },
});
