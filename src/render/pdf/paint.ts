/** What an element is painted with, as operators. */
import { readNumbers, type SvgAttributes, type SvgNode } from "../../sheet/svg-subset/index.js";
import { colorOperators } from "./color.js";
import { formatAll } from "./numbers.js";
import type { Style } from "./style.js";

export interface Paint {
  /** Operator that sets the colour; undefined = not filled. */
  readonly fill: string | undefined;
  readonly stroke: StrokeOperators | undefined;
  /** Opacity of fill and stroke: `0.5 1`; empty = opaque. */
  readonly alpha: string;
  /** Whether crossing outlines are filled by the even-odd rule. */
  readonly evenOdd: boolean;
}

/** Everything a line is drawn with, as operators; equal lines share one object. */
export interface StrokeOperators {
  readonly color: string;
  readonly width: string;
  readonly cap: string;
  readonly join: string;
  readonly miter: string;
  readonly dash: string;
}

/** Opaque fill and stroke. */
export const OPAQUE = "";

const CAPS: Readonly<Record<string, string>> = { butt: "0 J\n", round: "1 J\n", square: "2 J\n" };
const JOINS: Readonly<Record<string, string>> = { miter: "0 j\n", round: "1 j\n", bevel: "2 j\n" };
const strokes = new Map<string, StrokeOperators>();
const dashes = new Map<string, string>();

/**
 * Paint of an element from its own attributes and what it inherits; undefined when nothing of it can be seen.
 * @param own what `hasOwnAlpha` says of the element
 */
export function readPaint(node: SvgNode, style: Style, own: boolean): Paint | undefined {
  const { attributes } = node;
  const fillColor = attributes.fill ?? style.fill;
  const strokeColor = attributes.stroke ?? style.stroke;
  const fill = fillColor === "none" || node.name === "line" ? undefined : colorOperators(fillColor).fill;
  const stroke = strokeColor === "none" ? undefined : readStroke(strokeColor, attributes, style);
  if (fill === undefined && stroke === undefined) return undefined;
  const alpha = readAlpha(attributes, style, own ? attributes.opacity : undefined);
  return { fill, stroke, alpha, evenOdd: (attributes["fill-rule"] ?? style.fillRule) === "evenodd" };
}

function readStroke(color: string, attributes: SvgAttributes, style: Style): StrokeOperators | undefined {
  const width = attributes["stroke-width"] ?? style.strokeWidth;
  if (Number(width) === 0) return undefined; // PDF would draw the thinnest line of the printer
  const cap = attributes["stroke-linecap"] ?? style.lineCap;
  const join = attributes["stroke-linejoin"] ?? style.lineJoin;
  const miter = attributes["stroke-miterlimit"] ?? style.miterLimit;
  const dash = attributes["stroke-dasharray"] ?? style.dashes;
  const offset = attributes["stroke-dashoffset"] ?? style.dashOffset;
  const key = `${color} ${width} ${cap} ${join} ${miter} ${dash} ${offset}`;
  let stroke = strokes.get(key);
  if (stroke === undefined) {
    stroke = {
      color: colorOperators(color).stroke,
      width: `${width} w\n`,
      cap: CAPS[cap],
      join: JOINS[join],
      miter: `${Number(miter) < 1 ? "1" : miter} M\n`,
      dash: readDash(dash, offset),
    };
    if (strokes.size > 2000) strokes.clear();
    strokes.set(key, stroke);
  }
  return stroke;
}

function readDash(text: string, offset: string): string {
  const key = `${text} ${offset}`;
  let operator = dashes.get(key);
  if (operator === undefined) {
    const lengths = text === "none" ? [] : (readNumbers(text) ?? []);
    // Dashes of no length at all are a solid line in SVG and an error in PDF.
    const solid = lengths.every((length) => length === 0);
    operator = solid ? "[] 0 d\n" : `[${formatAll(lengths)}] ${offset} d\n`;
    dashes.set(key, operator);
  }
  return operator;
}

/**
 * Whether the element's `opacity` can be that of its paint: it is one run of text, or a shape with only one paint.
 * All others need a transparency group, so that overlapping parts do not show through each other.
 */
export function hasOwnAlpha(node: SvgNode, style: Style): boolean {
  if (node.children.length > 0 || node.name === "use" || node.name === "g" || node.name === "a") return false;
  const { fill = style.fill, stroke = style.stroke } = node.attributes;
  return fill === "none" || stroke === "none" || node.name === "line";
}

/** Opacity of fill and stroke; `whole` multiplies both. */
function readAlpha(attributes: SvgAttributes, style: Style, whole: string | undefined): string {
  const fill = attributes["fill-opacity"] ?? style.fillOpacity;
  const stroke = attributes["stroke-opacity"] ?? style.strokeOpacity;
  if (fill === "1" && stroke === "1" && whole === undefined) return OPAQUE;
  const factor = whole === undefined ? 1 : Number(whole);
  const alpha = formatAll([Number(fill) * factor, Number(stroke) * factor]);
  return alpha === "1 1" ? OPAQUE : alpha;
}

/** Operator that paints the path just built. */
export function paintOperator(paint: Paint): string {
  if (paint.fill === undefined) return "S\n";
  if (paint.stroke === undefined) return paint.evenOdd ? "f*\n" : "f\n";
  return paint.evenOdd ? "B*\n" : "B\n";
}
