/** The brush: what a game's figures draw with. A figure knows its data and its size, nothing about pages or templates. */
import type { Figure } from "../figures/canvas.js";
import type { StyleName } from "../type/styles.js";
import { centredBaseline, lineWidth, writeLine, type Line } from "../type/line.js";
import {
  colorOf,
  drawApart,
  drawCircle,
  drawFigure,
  drawLine,
  drawPath,
  drawPiece,
  drawPolygon,
  drawRect,
  placement,
  report,
  type LineLook,
  type Pen,
  type ShapeLook,
} from "./pen.js";
import type { FieldOp, PathData } from "./types.js";
import { wobble } from "../fields/hand.js";
import { pencilLine, type PencilLine } from "../fields/pencil-line.js";
import { ringAt } from "../fields/scribble.js";
import { crossAt } from "../fields/signs.js";
import type { SlotValue } from "../fields/field.js";

/** Coordinates are millimeters from the top left of the figure's area. Colors are theme names or `#rrggbb`. */
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
  /** One line of type; returns its width. `middle: true` centers the letters vertically on `y`. */
  text(line: Line & { readonly middle?: boolean }): number;
  widthOf(value: string, style: StyleName, size: number): number;
  baseline(style: StyleName, size: number, middle: number): number;
  /** svg.js artwork at (x, y), with `scale` millimeters per unit. */
  figure<P extends object>(figure: Figure<P>, params: P, x: number, y: number, scale?: number, turn?: number): void;
  /** A printed mark at a position, by its name in the list of marks. */
  mark(name: string, at: { x: number; y: number; w: number; h: number }, props?: object): void;
  /** Draws with (x, y) as the origin, rotated clockwise by `turn` degrees: for the player on the opposite side. */
  turned(x: number, y: number, turn: number, draw: () => void): void;
  /** Hand-drawn strokes, slightly irregular. The same seed gives the same irregularities. */
  readonly hand: Strokes;
  fault(code: string, message: string, hint?: string): void;
}

/** The pencil. */
export interface Strokes {
  /** A cross that fills a circle or box of this radius. */
  cross(seed: string, x: number, y: number, r: number): void;
  ring(seed: string, x: number, y: number, r: number): void;
  line(seed: string, line: PencilLine): void;
  /** One line of handwriting, vertically centered on its capitals. */
  words(seed: string, line: Omit<Line, "style">): void;
}

export interface Room {
  readonly w: number;
  readonly h: number;
}

/** A drawing that needs geometry: the field card, a map, a plot. Declared by a game, placed by `{{figure "name" data}}`. */
export interface FigureDraw<D = never> {
  /** Arguments that a call may pass besides its data: words, choices. Any other is an error; absent = all are allowed. */
  readonly takes?: readonly string[];
  /** Height for a width; absent = whatever the template gives it. */
  high?(data: D, width: number): number;
  wide?(data: D): number;
  draw(room: Room, data: D, brush: Brush): void;
  /** Handwriting on top of it; for figures with a `name`. */
  write?(room: Room, data: D, value: SlotValue, brush: Brush): void;
  /** Form fields to type into; their names are appended to the figure's own. */
  fields?(room: Room, data: D, value: SlotValue | undefined): readonly FieldOp[];
}

/** Draws a mark by name; supplied by the module that knows the list of marks. */
export type MarkDraw = (
  pen: Pen,
  name: string,
  at: { x: number; y: number; w: number; h: number },
  props: object,
) => void;

/** A brush that draws with a pen, positioned at the figure. */
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
    turned: (x, y, turn, draw) => {
      const ops = drawApart(pen, draw);
      if (ops.length > 0) drawPiece(pen, { ops }, placement(x, y, 1, turn));
    },
    hand: {
      cross: (seed, x, y, r) => void pen.ops.push(crossAt(pen, seed, { x: x - r, y: y - r, w: 2 * r, h: 2 * r })),
      ring: (seed, x, y, r) => void pen.ops.push(ringAt(pen, seed, x, y, r)),
      line: (seed, line) => void pen.ops.push(...pencilLine(pen, seed, line)),
      words: (seed, line) => {
        const { dx, dy, turn } = wobble(seed);
        const y = centredBaseline(pen, "pencil", line.size, line.y) + dy;
        writeLine(pen, { ...line, style: "pencil", x: line.x + dx, y, turn: (line.turn ?? 0) + turn });
      },
    },
    figure: (figure, params, x, y, scale, turn) => drawFigure(pen, figure, params, x, y, scale, turn),
    mark: (name, at, props = {}) => drawMark(pen, name, at, props),
    fault: (code, message, hint) => report(pen, code, message, hint === undefined ? {} : { hint }),
  };
}
