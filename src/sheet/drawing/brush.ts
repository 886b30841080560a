/** The brush: what figures of a game draw with. A figure knows its data and how much room it has, nothing of pages or templates. */
import type { Figure } from "../figures/canvas.js";
import type { StyleName } from "../type/styles.js";
import { centredBaseline, lineWidth, writeLine, type Line } from "../type/line.js";
import {
  colorOf,
  drawCircle,
  drawFigure,
  drawLine,
  drawPath,
  drawPolygon,
  drawRect,
  report,
  type LineLook,
  type Pen,
  type ShapeLook,
} from "./pen.js";
import type { FieldOp, PathData } from "./types.js";
import type { SlotValue } from "../fields/field.js";

/** Coordinates are millimeters from the top left of the figure's room. Colors are names of the theme or `#rrggbb`. */
export interface Brush {
  /** `color`, `mono`, `low-ink` or `large-print`. */
  readonly theme: string;
  readonly solidBands: boolean;
  color(name: string): string;
  rect(x: number, y: number, w: number, h: number, look: ShapeLook & { readonly radius?: number }): void;
  line(x1: number, y1: number, x2: number, y2: number, look?: LineLook): void;
  circle(x: number, y: number, r: number, look: ShapeLook): void;
  path(d: PathData, look: ShapeLook): void;
  polygon(points: readonly (readonly [number, number])[], look: ShapeLook): void;
  /** One line of type; gives its width. `middle: true` takes `y` as the middle of the letters. */
  text(line: Line & { readonly middle?: boolean }): number;
  widthOf(value: string, style: StyleName, size: number): number;
  baseline(style: StyleName, size: number, middle: number): number;
  /** svg.js artwork at (x, y), `scale` millimeters to its unit. */
  figure<P extends object>(figure: Figure<P>, params: P, x: number, y: number, scale?: number, turn?: number): void;
  /** A printed mark by its name in the list of marks, in a place. */
  mark(name: string, at: { x: number; y: number; w: number; h: number }, props?: object): void;
  fault(code: string, message: string, hint?: string): void;
}

export interface Room {
  readonly w: number;
  readonly h: number;
}

/** A drawing that needs geometry: the field card, a map, a plot. Declared by a game, placed by `{{figure "name" data}}`. */
export interface FigureDraw<D = never> {
  /** Height for a width; absent = as much as the template gives. */
  high?(data: D, width: number): number;
  wide?(data: D): number;
  draw(room: Room, data: D, brush: Brush): void;
  /** What a hand draws over it; for figures with a `name`. */
  write?(room: Room, data: D, value: SlotValue, brush: Brush): void;
  /** Places to type into, in a form; names are put behind the figure's own. */
  fields?(room: Room, data: D, value: SlotValue | undefined): readonly FieldOp[];
}

/** Draws a mark by its name; given by whoever knows the list of marks. */
export type MarkDraw = (
  pen: Pen,
  name: string,
  at: { x: number; y: number; w: number; h: number },
  props: object,
) => void;

/** A brush that draws with a pen, moved to where the figure stands. */
export function brushOf(pen: Pen, drawMark: MarkDraw): Brush {
  return {
    theme: pen.theme.id,
    solidBands: pen.theme.solidBands,
    color: (name) => colorOf(pen, name) ?? "none",
    rect: (x, y, w, h, look) => drawRect(pen, x, y, w, h, look),
    line: (x1, y1, x2, y2, look) => drawLine(pen, x1, y1, x2, y2, look),
    circle: (x, y, r, look) => drawCircle(pen, x, y, r, look),
    path: (d, look) => drawPath(pen, d, look),
    polygon: (points, look) => drawPolygon(pen, points, look),
    text: ({ middle, ...line }) =>
      writeLine(pen, middle ? { ...line, y: centredBaseline(pen, line.style, line.size, line.y) } : line),
    widthOf: (value, style, size) => lineWidth(pen, value, style, size),
    baseline: (style, size, middle) => centredBaseline(pen, style, size, middle),
    figure: (figure, params, x, y, scale, turn) => drawFigure(pen, figure, params, x, y, scale, turn),
    mark: (name, at, props = {}) => drawMark(pen, name, at, props),
    fault: (code, message, hint) => report(pen, code, message, hint === undefined ? {} : { hint }),
  };
}
