/** Artwork on pages of the old kind. */
import { figureMarkup, type Figure } from "../sheet/figures/canvas.js";
import { num, type Env } from "./env.js";

/** Places a figure at (x, y) millimetres, `scale` millimetres to its unit. */
export function placeFigure<P extends object>(
  env: Env,
  figure: Figure<P>,
  params: P,
  x: number,
  y: number,
  scale = 1,
  turn = 0,
): string {
  const { id, markup } = figureMarkup(figure, params);
  if (!env.symbols.has(id)) env.symbols.set(id, markup);
  const size = scale === 1 ? "" : ` scale(${num(scale)})`;
  const rotate = turn === 0 ? "" : ` rotate(${num(turn)})`;
  return `<use href="#${id}" transform="translate(${num(x)} ${num(y)})${rotate}${size}"/>`;
}
