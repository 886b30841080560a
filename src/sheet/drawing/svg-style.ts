/** Paint and font that SVG elements inherit, as numbers; and the resulting paint of an element. */
import { readNumbers, type SvgAttributes } from "../svg-subset/index.js";
import { strokeOf } from "./stroke.js";
import type { Stroke } from "./types.js";

export interface SvgStyle {
  readonly fill: string;
  readonly fillOpacity: number;
  readonly evenOdd: boolean;
  readonly stroke: string;
  readonly strokeOpacity: number;
  readonly strokeWidth: number;
  readonly cap: Stroke["cap"] | "butt";
  readonly join: Stroke["join"] | "miter";
  readonly miter: number;
  /** Empty = solid. */
  readonly dash: readonly number[];
  readonly dashOffset: number;
  readonly family: string;
  readonly size: number;
  readonly weight: number;
  readonly anchor: string;
  readonly spacing: number;
}

/** SVG's initial values. Text without font-family is an error, so that has no default. */
export const INITIAL_STYLE: SvgStyle = {
  fill: "#000000",
  fillOpacity: 1,
  evenOdd: false,
  stroke: "none",
  strokeOpacity: 1,
  strokeWidth: 1,
  cap: "butt",
  join: "miter",
  miter: 4,
  dash: [],
  dashOffset: 0,
  family: "",
  size: 16,
  weight: 400,
  anchor: "start",
  spacing: 0,
};

type Change = { -readonly [key in keyof SvgStyle]?: SvgStyle[key] };

const READERS: { readonly [name in keyof SvgAttributes]?: (value: string) => Change } = {
  fill: (fill) => ({ fill }),
  "fill-opacity": (value) => ({ fillOpacity: Number(value) }),
  "fill-rule": (value) => ({ evenOdd: value === "evenodd" }),
  stroke: (stroke) => ({ stroke }),
  "stroke-opacity": (value) => ({ strokeOpacity: Number(value) }),
  "stroke-width": (value) => ({ strokeWidth: Number(value) }),
  "stroke-linecap": (value) => ({ cap: value as SvgStyle["cap"] }),
  "stroke-linejoin": (value) => ({ join: value as SvgStyle["join"] }),
  "stroke-miterlimit": (value) => ({ miter: Math.max(1, Number(value)) }),
  "stroke-dasharray": (value) => ({ dash: readDash(value) }),
  "stroke-dashoffset": (value) => ({ dashOffset: Number(value) }),
  "font-family": (family) => ({ family }),
  "font-size": (value) => ({ size: Number(value) }),
  "font-weight": (value) => ({ weight: Number(value) }),
  "text-anchor": (anchor) => ({ anchor }),
  "letter-spacing": (value) => ({ spacing: Number(value) }),
};

/** Dashes whose lengths are all 0 mean a solid line. */
function readDash(text: string): readonly number[] {
  const lengths = text === "none" ? [] : (readNumbers(text) ?? []);
  return lengths.every((length) => length === 0) ? [] : lengths;
}

/** The style inside an element; the same object if the element changes nothing. */
export function inheritStyle(style: SvgStyle, attributes: SvgAttributes): SvgStyle {
  let change: Change | undefined;
  for (const name in attributes) {
    const read = READERS[name as keyof SvgAttributes];
    const value = attributes[name as keyof SvgAttributes];
    if (read && value !== undefined) change = Object.assign(change ?? {}, read(value));
  }
  return change ? { ...style, ...change } : style;
}

const keys = new WeakMap<SvgStyle, string>();

/** A string that is equal for equal styles. */
export function styleKey(style: SvgStyle): string {
  let key = keys.get(style);
  if (key === undefined) keys.set(style, (key = Object.values(style).join("|")));
  return key;
}

/** Paint of one operation. */
export interface Paint {
  readonly fill?: string;
  readonly stroke?: Stroke;
  readonly opacity?: number;
}

/**
 * Paints of an element in drawing order: fill and stroke are separate if their opacities differ. None = invisible.
 * @param scale multiplies the lengths of the stroke
 * @param opacity of the whole element
 */
export function paintsOf(style: SvgStyle, scale: number, opacity: number): readonly Paint[] {
  const fill = style.fill === "none" ? undefined : style.fill;
  // PDF would draw a width of 0 as the printer's thinnest line.
  const stroke = style.stroke === "none" || style.strokeWidth === 0 ? undefined : makeStroke(style, scale);
  const [fillOpacity, strokeOpacity] = [style.fillOpacity * opacity, style.strokeOpacity * opacity];
  if (fill !== undefined && stroke && fillOpacity !== strokeOpacity) {
    return [paint(fill, undefined, fillOpacity), paint(undefined, stroke, strokeOpacity)];
  }
  if (fill === undefined && !stroke) return [];
  return [paint(fill, stroke, fill === undefined ? strokeOpacity : fillOpacity)];
}

const paint = (fill: string | undefined, stroke: Stroke | undefined, opacity: number): Paint => ({
  ...(fill !== undefined && { fill }),
  ...(stroke && { stroke }),
  ...(opacity !== 1 && { opacity }),
});

function makeStroke(style: SvgStyle, scale: number): Stroke {
  const { stroke, strokeWidth, dash, dashOffset, cap, join, miter } = style;
  return strokeOf(stroke, strokeWidth * scale, {
    ...(dash.length > 0 && { dash: scale === 1 ? dash : dash.map((length) => length * scale) }),
    ...(dash.length > 0 && dashOffset !== 0 && { offset: dashOffset * scale }),
    ...(cap !== "butt" && { cap }),
    ...(join !== "miter" && { join }),
    ...(miter !== INITIAL_STYLE.miter && { miter }),
  });
}
