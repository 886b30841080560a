/**
 * What a page may contain: the SVG subset, as one table. Parser, checks and docs use it; an element or attribute that is not in it is an
 * issue and never dropped silently. All lengths are plain numbers in the page's millimeters.
 */

/** How an attribute's value is parsed. */
export type ValueKind =
  | "number"
  | "length"
  | "fraction"
  | "size"
  | "view-box"
  | "color"
  | "choice"
  | "dashes"
  | "points"
  | "path"
  | "transform"
  | "weight"
  | "id"
  | "reference"
  | "clip"
  | "text";

export interface AttributeRule {
  readonly kind: ValueKind;
  /** The values of a `choice`. */
  readonly values?: readonly string[];
  /** One line for the docs. */
  readonly about: string;
}

const attribute = (kind: ValueKind, about: string, values?: readonly string[]): AttributeRule =>
  values ? { kind, about, values } : { kind, about };

/** Every attribute of the subset. */
export const SVG_ATTRIBUTES = {
  xmlns: attribute("choice", "namespace of the root", ["http://www.w3.org/2000/svg"]),
  viewBox: attribute("view-box", "`0 0 width height` in millimeters"),
  style: attribute("choice", "tabular figures for every text; no other style", ["font-variant-numeric:tabular-nums"]),
  role: attribute("choice", "for screen readers", ["img"]),
  "aria-label": attribute("text", "accessible name"),
  id: attribute("id", "name for `use` and `clip-path`"),
  x: attribute("number", "left edge, or where text is anchored"),
  y: attribute("number", "top edge, or baseline of text"),
  dx: attribute("number", "shift to the right of the pen"),
  dy: attribute("number", "shift down of the pen"),
  width: attribute("size", "width; on the root it may end in mm"),
  height: attribute("size", "height; on the root it may end in mm"),
  rx: attribute("length", "horizontal radius"),
  ry: attribute("length", "vertical radius"),
  cx: attribute("number", "center"),
  cy: attribute("number", "center"),
  r: attribute("length", "radius"),
  x1: attribute("number", "start of a line"),
  y1: attribute("number", "start of a line"),
  x2: attribute("number", "end of a line"),
  y2: attribute("number", "end of a line"),
  points: attribute("points", "corners: x,y x,y ..."),
  d: attribute("path", "path data, all commands"),
  transform: attribute("transform", "translate, scale, rotate, skewX, skewY, matrix; several in a row"),
  fill: attribute("color", "#rgb, #rrggbb or none; black by default"),
  "fill-opacity": attribute("fraction", "0 to 1"),
  "fill-rule": attribute("choice", "which parts of crossing outlines are inside", ["nonzero", "evenodd"]),
  stroke: attribute("color", "#rgb, #rrggbb or none; none by default"),
  "stroke-opacity": attribute("fraction", "0 to 1"),
  "stroke-width": attribute("length", "width of the line; 1 by default"),
  "stroke-linecap": attribute("choice", "end of a line", ["butt", "round", "square"]),
  "stroke-linejoin": attribute("choice", "corner of a line", ["miter", "round", "bevel"]),
  "stroke-miterlimit": attribute("length", "longest point of a mitered corner, in line widths; at least 1"),
  "stroke-dasharray": attribute("dashes", "lengths of dashes and gaps, or none"),
  "stroke-dashoffset": attribute("number", "where in the dash pattern the line begins"),
  opacity: attribute("fraction", "0 to 1, of the element as a whole"),
  "clip-path": attribute("clip", "`url(#id)` of a `clipPath`"),
  "font-family": attribute("text", "family of an embedded font"),
  "font-size": attribute("length", "size of an em"),
  "font-weight": attribute("weight", "100 to 900, one that the family has"),
  "text-anchor": attribute("choice", "which point of the line is at x", ["start", "middle", "end"]),
  "letter-spacing": attribute("number", "space between characters; switches ligatures off"),
  href: attribute("reference", "`#id` of a drawing; on `a`: http(s) address or `#page-N`"),
  "data-field": attribute("choice", "form field in the pencil layer", ["text", "check", "choice"]),
  "data-name": attribute("text", "name of the field, levels divided by dots"),
  "data-value": attribute("text", "value written into the field; `on` for a ticked box"),
  "data-label": attribute("text", "description of the field for its reader"),
  "data-size": attribute("length", "type size in points"),
  "data-align": attribute("choice", "where the value is", ["left", "center", "right"]),
  "data-options": attribute("text", "choices, divided by |"),
  "data-style": attribute("choice", "how a tick is drawn", ["check", "cross", "circle", "star"]),
} as const satisfies Record<string, AttributeRule>;

export type SvgAttributeName = keyof typeof SVG_ATTRIBUTES;

export interface ElementRule {
  readonly attributes: readonly SvgAttributeName[];
  /** Required attributes. */
  readonly required?: readonly SvgAttributeName[];
  /** Allowed child elements. */
  readonly children: readonly string[];
  /** True if it may contain text. */
  readonly text?: boolean;
  readonly about: string;
}

const FONT = ["font-family", "font-size", "font-weight", "text-anchor", "letter-spacing"] as const;
const PAINT = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-opacity",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-miterlimit",
  "stroke-dasharray",
  "stroke-dashoffset",
] as const;
const PLACED = ["id", "transform", "opacity", "clip-path", ...PAINT] as const;
const FIELD = [
  "data-field",
  "data-name",
  "data-value",
  "data-label",
  "data-size",
  "data-align",
  "data-options",
  "data-style",
] as const;
const DRAWN = ["g", "rect", "line", "polyline", "polygon", "path", "circle", "ellipse", "text", "use", "a"] as const;

/** Every element of the subset. */
export const SVG_ELEMENTS = {
  svg: {
    attributes: ["xmlns", "width", "height", "viewBox", "style", "role", "aria-label", ...PAINT, ...FONT],
    required: ["viewBox"],
    children: ["title", "defs", "clipPath", ...DRAWN],
    about: "the page",
  },
  title: { attributes: [], children: [], text: true, about: "name of the page" },
  defs: { attributes: ["id"], children: ["g", "symbol", "clipPath"], about: "drawings and clips placed elsewhere" },
  g: {
    attributes: [...PLACED, ...FONT],
    children: [...DRAWN, "defs", "clipPath", "title"],
    about: "group; passes its paint and font on",
  },
  symbol: { attributes: ["id", ...PAINT, ...FONT], children: [...DRAWN], about: "drawing for `use`" },
  use: {
    attributes: ["href", "x", "y", ...PLACED, ...FONT],
    required: ["href"],
    children: [],
    about: "places a drawing; written once into the PDF however often it is used",
  },
  clipPath: {
    attributes: ["id"],
    required: ["id"],
    children: ["rect"],
    about: "rectangles that clip what is outside",
  },
  a: {
    attributes: ["href", ...PLACED, ...FONT],
    required: ["href"],
    children: DRAWN.filter((name) => name !== "a"),
    about: "link to the web or to a page of the document",
  },
  rect: {
    attributes: ["x", "y", "width", "height", "rx", "ry", ...PLACED, ...FIELD],
    required: ["width", "height"],
    children: [],
    about: "rectangle; with `data-field` a place to type into",
  },
  line: { attributes: ["x1", "y1", "x2", "y2", ...PLACED], children: [], about: "line" },
  polyline: { attributes: ["points", ...PLACED], required: ["points"], children: [], about: "open line with corners" },
  polygon: { attributes: ["points", ...PLACED], required: ["points"], children: [], about: "closed line with corners" },
  path: { attributes: ["d", ...PLACED], required: ["d"], children: [], about: "outline of lines and curves" },
  circle: { attributes: ["cx", "cy", "r", ...PLACED], required: ["r"], children: [], about: "circle" },
  ellipse: { attributes: ["cx", "cy", "rx", "ry", ...PLACED], required: ["rx", "ry"], children: [], about: "ellipse" },
  text: {
    attributes: ["x", "y", "dx", "dy", ...PLACED, ...FONT],
    children: ["tspan"],
    text: true,
    about: "one line of text; it never wraps",
  },
  tspan: {
    attributes: ["x", "y", "dx", "dy", "id", ...PAINT, ...FONT],
    children: ["tspan"],
    text: true,
    about: "part of a line in another paint, font or place",
  },
} as const satisfies Record<string, ElementRule>;

export type SvgElementName = keyof typeof SVG_ELEMENTS;

/** The whole subset, for docs and other programs. */
export const SVG_SUBSET: {
  readonly elements: Readonly<Record<string, ElementRule>>;
  readonly attributes: Readonly<Record<string, AttributeRule>>;
} = { elements: SVG_ELEMENTS, attributes: SVG_ATTRIBUTES };
