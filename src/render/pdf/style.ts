/** Paint and font that elements hand on to what is inside them, with the defaults of SVG. */
import type { SvgAttributes } from "../../sheet/svg-subset/index.js";

export interface Style {
  readonly fill: string;
  readonly fillOpacity: string;
  readonly fillRule: string;
  readonly stroke: string;
  readonly strokeOpacity: string;
  readonly strokeWidth: string;
  readonly lineCap: string;
  readonly lineJoin: string;
  readonly miterLimit: string;
  readonly dashes: string;
  readonly dashOffset: string;
  readonly family: string;
  readonly size: string;
  readonly weight: string;
  readonly anchor: string;
  readonly spacing: string;
}

/** What holds at the top of a page. A text without font-family is a fault, so that has no default. */
export const INITIAL_STYLE: Style = {
  fill: "#000000",
  fillOpacity: "1",
  fillRule: "nonzero",
  stroke: "none",
  strokeOpacity: "1",
  strokeWidth: "1",
  lineCap: "butt",
  lineJoin: "miter",
  miterLimit: "4",
  dashes: "none",
  dashOffset: "0",
  family: "",
  size: "16",
  weight: "400",
  anchor: "start",
  spacing: "0",
};

const ATTRIBUTE_OF = {
  fill: "fill",
  fillOpacity: "fill-opacity",
  fillRule: "fill-rule",
  stroke: "stroke",
  strokeOpacity: "stroke-opacity",
  strokeWidth: "stroke-width",
  lineCap: "stroke-linecap",
  lineJoin: "stroke-linejoin",
  miterLimit: "stroke-miterlimit",
  dashes: "stroke-dasharray",
  dashOffset: "stroke-dashoffset",
  family: "font-family",
  size: "font-size",
  weight: "font-weight",
  anchor: "text-anchor",
  spacing: "letter-spacing",
} as const satisfies Record<keyof Style, keyof SvgAttributes>;
const KEYS = Object.keys(ATTRIBUTE_OF) as (keyof Style)[];

/** The style inside an element; the same object when the element says nothing new. */
export function inheritStyle(style: Style, attributes: SvgAttributes): Style {
  let inner: Record<keyof Style, string> | undefined;
  for (const key of KEYS) {
    const value = attributes[ATTRIBUTE_OF[key]];
    if (value !== undefined && value !== style[key]) (inner ??= { ...style })[key] = value;
  }
  return inner ?? style;
}

const keys = new WeakMap<Style, string>();

/** Text that is equal for equal styles. */
export function styleKey(style: Style): string {
  let key = keys.get(style);
  if (key === undefined) keys.set(style, (key = KEYS.map((name) => style[name]).join("|")));
  return key;
}
