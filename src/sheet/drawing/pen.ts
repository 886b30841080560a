/** The pen: what marks, fields and figures draw with. Every call adds operations to the pen's list. */
import { fault, usedHint, type Issue } from "../../kernel/issue/index.js";
import { figureMarkup, type Figure } from "../figures/canvas.js";
import { COLOR_NAMES, themeColor, type Theme } from "../theme.js";
import type { PictureSource } from "../pictures/source.js";
import type { Words } from "../words/words.js";
import type { FontBook } from "../type/font-book.js";
import { pieceOf } from "./from-svg.js";
import { strokeOf } from "./stroke.js";
import type { Matrix, Op, PathData, Piece, Stroke } from "./types.js";

export { strokeOf } from "./stroke.js";

/** Location of a call in its template. */
export interface CallSite {
  readonly file: string;
  readonly line: number;
  /** From 0. */
  readonly column: number;
  /** Source text of each argument: `width` -> `columns.record.w`. */
  readonly sources: Readonly<Record<string, string>>;
}

export interface Pen {
  readonly fonts: FontBook;
  readonly theme: Theme;
  readonly issues: Issue[];
  /** The user's own pictures; absent if there are none. */
  readonly pictures: PictureSource | undefined;
  /** Translates values; absent = no translation. */
  readonly words?: Words | undefined;
  /** Current list of operations: set by the caller. */
  ops: Op[];
  /** The current call, for messages. */
  site: CallSite;
  /** Minimum type size, points; 0 = as each call says. */
  least: number;
}

export const NOWHERE: CallSite = { file: "?", line: 1, column: 0, sources: {} };

export function openPen(
  fonts: FontBook,
  theme: Theme,
  issues: Issue[] = [],
  pictures?: PictureSource,
  words?: Words,
): Pen {
  return { fonts, theme, issues, pictures, words, ops: [], site: NOWHERE, least: 0 };
}

/** Draws into a separate list. */
export function drawApart(pen: Pen, draw: () => void): Op[] {
  const outer = pen.ops;
  const own: Op[] = [];
  pen.ops = own;
  draw();
  pen.ops = outer;
  return own;
}

/** Adds an issue located at the current call. */
export function report(
  pen: Pen,
  code: string,
  message: string,
  more: Partial<Omit<Issue, "code" | "message">> = {},
): void {
  const { file, line, column } = pen.site;
  pen.issues.push(fault(code, message, { file, line, column: column + 1, ...more }));
}

/** Line weights by name, millimeters (0.25, 0.5, 1 and 1.6 pt). */
export const WEIGHTS = { hair: 0.088, rule: 0.176, frame: 0.353, heavy: 0.564 } as const;
export type Weight = keyof typeof WEIGHTS;

/** Millimeters for a weight name, or the number itself; an unknown name is reported. */
export function weightOf(pen: Pen, weight: Weight | number): number {
  if (typeof weight === "number") return weight;
  if (Object.hasOwn(WEIGHTS, weight)) return WEIGHTS[weight];
  report(pen, "weight-unknown", `"${String(weight)}" is not a line weight`, {
    hint: usedHint(String(weight), Object.keys(WEIGHTS), `${Object.keys(WEIGHTS).join(", ")} or millimeters`),
  });
  return WEIGHTS.rule;
}

/** A color name as `#rrggbb`; undefined for `none`. An unknown name is reported and drawn in ink. */
export function colorOf(pen: Pen, color: string): string | undefined {
  if (color === "none") return undefined;
  const found = themeColor(pen.theme, color);
  if (found !== undefined) return found;
  report(pen, "color-unknown", `${JSON.stringify(color)} is not a color`, {
    hint: usedHint(String(color), COLOR_NAMES, `${COLOR_NAMES.join(", ")}, none or #rrggbb`),
  });
  return pen.theme.ink;
}

const DASHES = [1.1, 0.8] as const;
export interface LineLook {
  /** Color name; default: ink. */
  readonly stroke?: string;
  readonly weight?: Weight | number;
  readonly dashed?: boolean;
  readonly dash?: readonly number[];
  readonly cap?: Stroke["cap"];
  readonly join?: Stroke["join"];
}

export interface ShapeLook extends LineLook {
  /** Color name; default: none. Shapes have no edge unless `stroke` is given. */
  readonly fill?: string;
}

function strokeFor(pen: Pen, look: LineLook, fallback: string): Stroke | undefined {
  const color = colorOf(pen, look.stroke ?? fallback);
  if (color === undefined) return undefined;
  const { cap, join } = look;
  const dash = look.dash ?? (look.dashed ? DASHES : undefined);
  const width = weightOf(pen, look.weight ?? "rule");
  if (!dash && !cap && !join) return strokeOf(color, width);
  return strokeOf(color, width, {
    ...(dash && { dash }),
    ...(cap && { cap }),
    ...(join && { join }),
  });
}

function paintOf(pen: Pen, look: ShapeLook): { fill?: string; stroke?: Stroke } | undefined {
  const fill = colorOf(pen, look.fill ?? "none");
  const stroke = strokeFor(pen, look, "none");
  // A tint that the theme renders white needs no ink and no bytes; deliberate white on a band does.
  const white = fill === pen.theme.paper && look.fill !== "paper" && look.fill !== "onBand";
  if (!stroke && (fill === undefined || white)) return undefined;
  return { ...(fill !== undefined && { fill }), ...(stroke && { stroke }) };
}

export function drawRect(
  pen: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  look: ShapeLook & { readonly radius?: number },
): void {
  const paint = paintOf(pen, look);
  if (paint) pen.ops.push({ op: "rect", x, y, w, h, ...(look.radius ? { rx: look.radius } : {}), ...paint });
}

export function drawLine(pen: Pen, x1: number, y1: number, x2: number, y2: number, look: LineLook = {}): void {
  const stroke = strokeFor(pen, look, "ink");
  if (stroke) pen.ops.push({ op: "line", x1, y1, x2, y2, stroke });
}

export function drawCircle(pen: Pen, x: number, y: number, r: number, look: ShapeLook): void {
  const paint = paintOf(pen, look);
  if (paint) pen.ops.push({ op: "ellipse", x, y, rx: r, ry: r, ...paint });
}

export function drawPath(pen: Pen, d: PathData, look: ShapeLook): void {
  const paint = paintOf(pen, look);
  if (paint) pen.ops.push({ op: "path", d, ...paint });
}

/** A closed polygon with corners [x, y]. */
export function drawPolygon(pen: Pen, points: readonly (readonly [number, number])[], look: ShapeLook): void {
  const d = points.flatMap(([x, y], i) => [i === 0 ? ("M" as const) : ("L" as const), x, y]);
  drawPath(pen, [...d, "Z"], look);
}

/** Scales, then rotates (degrees clockwise), then translates. */
export function placement(x: number, y: number, scale = 1, turn = 0): Matrix {
  if (turn === 0) return [scale, 0, 0, scale, x, y];
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return [cos, sin, -sin, cos, x, y];
}

export function drawPiece(pen: Pen, piece: Piece, matrix: Matrix): void {
  pen.ops.push({ op: "place", piece, matrix });
}

/** Places svg.js artwork at (x, y), with `scale` millimeters per unit. */
export function drawFigure<P extends object>(
  pen: Pen,
  figure: Figure<P>,
  params: P,
  x: number,
  y: number,
  scale = 1,
  turn = 0,
): void {
  drawPiece(pen, figurePiece(pen.fonts, figure, params), placement(x, y, scale, turn));
}

/** Figures drawn with a book's fonts: by parameter object, and by id. */
interface Drawn {
  readonly byParams: WeakMap<object, Piece>;
  readonly byId: Map<string, Piece>;
}
const drawn = new WeakMap<FontBook, Drawn>();

/** A figure as operations, made once per font book: a figure placed twice must be the same piece, whatever was drawn before. */
export function figurePiece<P extends object>(fonts: FontBook, figure: Figure<P>, params: P): Piece {
  let known = drawn.get(fonts);
  if (!known) drawn.set(fonts, (known = { byParams: new WeakMap(), byId: new Map() }));
  let piece = known.byParams.get(params);
  if (piece) return piece;
  const { id, markup } = figureMarkup(figure, params);
  piece = known.byId.get(id);
  if (!piece) known.byId.set(id, (piece = pieceOf(id, markup, fonts)));
  known.byParams.set(params, piece);
  return piece;
}
