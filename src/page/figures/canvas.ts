/** svg.js drawings on svgdom: artwork that is drawn once and placed many times. Tables and text never come this way. */
import { registerWindow, SVG, type G, type Svg } from "@svgdotjs/svg.js";
import { createSVGWindow } from "svgdom";
import { num, type Env } from "../env.js";

/** A drawing in a unit of its own; `id` names every parameter that changes the picture. */
export interface Figure<P> {
  readonly id: (params: P) => string;
  readonly draw: (group: G, params: P) => void;
}

let root: Svg | undefined;
const drawn = new Map<string, string>();

function canvas(): Svg {
  if (!root) {
    const window = createSVGWindow();
    registerWindow(window, window.document);
    root = SVG(window.document.documentElement) as Svg;
  }
  return root;
}

/** Markup of a figure as `<g id>`; drawn the first time, remembered after that. */
export function figureMarkup<P>(figure: Figure<P>, params: P): { id: string; markup: string } {
  const id = figure.id(params);
  let markup = drawn.get(id);
  if (markup === undefined) {
    const group = canvas().group().id(id);
    figure.draw(group, params);
    markup = group.svg().replace(/><\/(rect|circle|line|path|polygon|polyline|ellipse|use)>/g, "/>");
    group.remove();
    drawn.set(id, markup);
  }
  return { id, markup };
}

/** Places a figure at (x, y) millimetres, `scale` millimetres to its unit. */
export function placeFigure<P>(
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
