/** Artwork that is drawn once and placed many times. Not used for tables and text. */
import type { G, Svg } from "@svgdotjs/svg.js";

/** A drawing in its own units; `id` names every parameter that changes it. */
export interface Figure<P> {
  readonly id: (params: P) => string;
  readonly draw: (group: G, params: P) => void;
}

/** A figure has no cached drawing, and there is no canvas: import `svg-canvas.js`, then build again. */
export class NoCanvas extends Error {
  constructor(id: string) {
    super(`figure ${id} is not drawn yet and no canvas is open`);
  }
}

let canvas: (() => Svg) | undefined;
let remembered: (id: string) => string | undefined = () => undefined;
const drawn = new Map<string, string>();

/** Sets the canvas that figures are drawn on. */
export function openCanvas(open: () => Svg): void {
  canvas = open;
}

/** Sets where prebuilt figures are looked up: id -> markup. */
export function rememberFigures(find: (id: string) => string | undefined): void {
  remembered = find;
}

/** Every figure drawn so far, by id. */
export const drawnFigures = (): Record<string, string> => Object.fromEntries(drawn);

interface Drawn {
  readonly id: string;
  readonly markup: string;
}

/** Cache by parameter object, for marks that place a figure often: avoids making its id again. */
const byParams = new WeakMap<object, Drawn>();

/** Markup of a figure as `<g id>`; drawn on first use, then cached. @throws NoCanvas */
export function figureMarkup<P extends object>(figure: Figure<P>, params: P): Drawn {
  let known = byParams.get(params);
  if (!known) byParams.set(params, (known = drawFigure(figure, params)));
  return known;
}

function drawFigure<P>(figure: Figure<P>, params: P): Drawn {
  const id = figure.id(params);
  let markup = drawn.get(id) ?? remembered(id);
  if (markup === undefined) {
    if (!canvas) throw new NoCanvas(id);
    const group = canvas().group().id(id);
    figure.draw(group, params);
    markup = group.svg().replace(/><\/(rect|circle|line|path|polygon|polyline|ellipse|use)>/g, "/>");
    group.remove();
  }
  drawn.set(id, markup);
  return { id, markup };
}
