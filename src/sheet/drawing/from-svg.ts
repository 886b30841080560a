/** SVG in the checked subset -> operations: for figures, and for raw SVG in templates. */
import { UserError } from "../../kernel/issue/index.js";
import {
  checkFragment,
  IDENTITY,
  locateFaults,
  multiply,
  parseFragment,
  readNumbers,
  readPath,
  readTransform,
  SEGMENT_SIZES,
  type Matrix,
  type PathSegments,
  type SvgFault,
  type SvgNode,
} from "../svg-subset/index.js";
import type { FontBook } from "../type/font-book.js";
import { inheritStyle, INITIAL_STYLE, paintsOf, styleKey, type SvgStyle } from "./svg-style.js";
import { placeText } from "./svg-text.js";
import type { FieldOp, Op, PathData, PathOp, Piece, Rect } from "./types.js";
import { boundsOf } from "./walk.js";

export interface SvgOps {
  readonly ops: readonly Op[];
  /** Errors with their offsets in the markup; `locateFaults` computes line and column. */
  readonly faults: readonly SvgFault[];
}

/**
 * Raw SVG as an author writes it -> operations, in the units of the markup.
 * @param symbols drawings that `use` can reference by id, besides those in the markup's own `defs`
 */
export function opsOfSvg(markup: string, fonts: FontBook, symbols?: ReadonlyMap<string, Piece>): SvgOps {
  const faults: SvgFault[] = [];
  const nodes = parseFragment(markup, faults);
  checkFragment(nodes, faults, fonts, symbols && new Set(symbols.keys()));
  // Does not draw markup that is too large.
  if (faults.some(({ code }) => code === "svg-too-large" || code === "svg-reference-cycle")) return { ops: [], faults };
  const converter = new SvgConverter(fonts, (id) => symbols?.get(id));
  const ops = converter.convert(nodes);
  for (const { offset } of converter.emptyLinks) {
    faults.push({ code: "link-empty", message: "the link has no content to click on", offset });
  }
  return { ops, faults };
}

/**
 * A figure's `<g id>` as a piece.
 * @throws UserError with every error: figures are drawn by this program, so errors are bugs in it
 */
export function pieceOf(id: string, markup: string, fonts: FontBook): Piece {
  const { ops, faults } = opsOfSvg(markup, fonts);
  if (faults.length > 0) throw new UserError(locateFaults(markup, `figure ${id}`, faults));
  return { id, ops };
}

/** Returns the piece for an id that the markup itself does not define, drawn in a style. */
export type FindPiece = (id: string, style: SvgStyle) => Piece | undefined;

/** Parsed elements -> operations. Whatever cannot be drawn is skipped and sets `faulty`; the checks report it. */
export class SvgConverter {
  readonly #fonts: FontBook;
  readonly #find: FindPiece;
  /** Drawings and clip paths by id. */
  readonly #targets = new Map<string, SvgNode>();
  readonly #pieces = new Map<SvgNode, Map<string, Piece>>();
  /** Drawings in progress, to detect those that use themselves. */
  readonly #within: SvgNode[] = [];
  readonly emptyLinks: SvgNode[] = [];
  #inLink = false;
  faulty = false;

  constructor(fonts: FontBook, find: FindPiece) {
    this.#fonts = fonts;
    this.#find = find;
  }

  /** @param style inherited by the elements */
  convert(nodes: readonly SvgNode[], style: SvgStyle = INITIAL_STYLE): Op[] {
    this.#collect(nodes, false);
    const ops: Op[] = [];
    this.#draw(nodes, style, IDENTITY, ops);
    return ops;
  }

  #collect(nodes: readonly SvgNode[], inDefs: boolean): void {
    for (const node of nodes) {
      const { id } = node.attributes;
      if (id !== undefined && (inDefs || node.name === "clipPath")) this.#targets.set(id, node);
      if (node.children.length > 0) this.#collect(node.children, node.name === "defs");
    }
  }

  #draw(nodes: readonly SvgNode[], style: SvgStyle, matrix: Matrix, out: Op[]): void {
    for (const node of nodes) this.#node(node, style, matrix, out);
  }

  #node(node: SvgNode, outer: SvgStyle, matrix: Matrix, out: Op[]): void {
    if (["defs", "clipPath", "title", "#text"].includes(node.name)) return; // Drawn where they are used, or not at all
    const { attributes } = node;
    const style = inheritStyle(outer, attributes);
    const own = attributes.transform === undefined ? undefined : readTransform(attributes.transform);
    const full = own ? multiply(matrix, own) : matrix;
    const clip = attributes["clip-path"] === undefined ? undefined : this.#clip(attributes["clip-path"]);
    const opacity = Number(attributes.opacity ?? "1");
    const together = opacity !== 1 && !hasOwnAlpha(node, style);
    const foldable = node.name === "use" || (node.name === "text" ? isSimilar(full) : isPlain(full));
    if (foldable && clip === undefined && !together) return this.#content(node, style, full, opacity, out);
    const ops: Op[] = [];
    this.#content(node, style, IDENTITY, together ? 1 : opacity, ops);
    if (ops.length === 0) return;
    out.push({
      op: "place",
      piece: { ops },
      matrix: full,
      ...(clip && { clip }),
      ...(together && { opacity }),
    });
  }

  #content(node: SvgNode, style: SvgStyle, matrix: Matrix, opacity: number, out: Op[]): void {
    switch (node.name) {
      case "text":
        return this.#text(node, style, matrix, opacity, out);
      case "use":
        return this.#use(node, style, matrix, out);
      case "a":
        return this.#link(node, style, matrix, out);
      case "g":
      case "symbol":
      case "svg":
        return this.#draw(node.children, style, matrix, out);
      default:
        if (node.attributes["data-field"] !== undefined) return void out.push(fieldOf(node, matrix));
        return this.#shape(node, style, matrix, opacity, out);
    }
  }

  #shape(node: SvgNode, style: SvgStyle, matrix: Matrix, opacity: number, out: Op[]): void {
    const paints = paintsOf(node.name === "line" ? { ...style, fill: "none" } : style, matrix[0], opacity);
    if (paints.length === 0 && !this.#inLink) return;
    const shape = shapeOf(node, style.evenOdd, matrix);
    if (!shape) return;
    for (const paint of paints) out.push({ ...shape, ...paint } as Op);
    const area = paints.length === 0 && boundsOf([shape as Op]);
    // An area without paint can still be clicked.
    if (area) out.push({ op: "rect", x: area.left, y: area.top, w: area.right - area.left, h: area.bottom - area.top });
  }

  #text(node: SvgNode, style: SvgStyle, matrix: Matrix, opacity: number, out: Op[]): void {
    const runs = placeText(node, style, this.#fonts);
    if (!runs) {
      this.faulty = true;
      return;
    }
    const [a, b, c, d, e, f] = matrix;
    const upright = b === 0 && a > 0;
    // Rounds the scale of rotated letters, so that tiny differences do not set a new font size each time.
    const scale = upright ? a : Math.round(Math.hypot(a, b) * 1e6) / 1e6;
    const turn = upright ? 0 : (Math.atan2(b, a) * 180) / Math.PI;
    for (const run of runs) {
      for (const { fill = "none", ...paint } of paintsOf(run.style, scale, opacity)) {
        out.push({
          op: "text",
          x: a * run.x + c * run.y + e,
          y: b * run.x + d * run.y + f,
          font: run.font,
          size: run.style.size * scale,
          value: run.value,
          fill,
          width: run.width * scale,
          ...(run.style.spacing !== 0 && { spacing: run.style.spacing * scale }),
          ...(turn !== 0 && { turn }),
          ...paint,
        });
      }
    }
  }

  #use(node: SvgNode, style: SvgStyle, matrix: Matrix, out: Op[]): void {
    const { href = "", x = "0", y = "0" } = node.attributes;
    const id = href.slice(1);
    const target = this.#targets.get(id);
    const piece = target && target.name !== "clipPath" ? this.#piece(id, target, style) : this.#find(id, style);
    if (!piece) this.faulty = true;
    else out.push({ op: "place", piece, matrix: multiply(matrix, [1, 0, 0, 1, Number(x), Number(y)]) });
  }

  /** A drawing from the markup's own `defs`, in a style. */
  #piece(id: string, target: SvgNode, style: SvgStyle): Piece | undefined {
    let styles = this.#pieces.get(target);
    if (!styles) this.#pieces.set(target, (styles = new Map()));
    let piece = styles.get(styleKey(style));
    if (piece || this.#within.includes(target)) return piece;
    const ops: Op[] = [];
    this.#within.push(target);
    this.#node(target, style, IDENTITY, ops);
    this.#within.pop();
    styles.set(styleKey(style), (piece = { id, ops }));
    return piece;
  }

  #link(node: SvgNode, style: SvgStyle, matrix: Matrix, out: Op[]): void {
    const ops: Op[] = [];
    this.#inLink = true;
    this.#draw(node.children, style, matrix, ops);
    this.#inLink = false;
    const box = boundsOf(ops);
    if (!box) {
      this.faulty = true;
      this.emptyLinks.push(node);
      return;
    }
    const { left, top, right, bottom } = box;
    const href = node.attributes.href ?? "";
    for (const op of ops) out.push(op);
    out.push({ op: "link", x: left, y: top, w: right - left, h: bottom - top, href });
  }

  #clip(clip: string): Rect[] {
    const target = this.#targets.get(clip.slice(5, -1));
    if (target?.name !== "clipPath") this.faulty = true;
    return (target?.children ?? []).map(({ attributes: { x = "0", y = "0", width = "0", height = "0" } }) => ({
      x: Number(x),
      y: Number(y),
      w: Number(width),
      h: Number(height),
    }));
  }
}

/** True if coordinates can be translated and scaled instead of the coordinate system. */
const isPlain = ([a, b, c, d]: Matrix): boolean => b === 0 && c === 0 && a === d && a > 0;

/** True if letters keep their shape: translated, scaled and rotated, but not skewed or mirrored. */
function isSimilar([a, b, c, d]: Matrix): boolean {
  const slack = 1e-9 * (Math.abs(a) + Math.abs(b));
  return Math.abs(a - d) <= slack && Math.abs(b + c) <= slack && slack > 0;
}

/**
 * True if the element's `opacity` can be applied to its paint: a single run of text, or a shape with only one paint.
 * All others are made transparent as a group, so that overlapping parts do not show through each other.
 */
function hasOwnAlpha(node: SvgNode, style: SvgStyle): boolean {
  if (node.children.length > 0 || ["use", "g", "a"].includes(node.name)) return false;
  return style.fill === "none" || style.stroke === "none" || node.name === "line";
}

type Shape = { readonly op: "rect" | "line" | "ellipse" | "path" };

/** The operation of a shape without its paint; undefined if it has no extent. The matrix only translates and scales. */
function shapeOf({ name, attributes }: SvgNode, evenOdd: boolean, [s, , , , e, f]: Matrix): Shape | undefined {
  const number = (key: "x" | "y" | "width" | "height" | "cx" | "cy" | "x1" | "y1" | "x2" | "y2"): number =>
    Number(attributes[key] ?? "0");
  const path = (d: PathData): Omit<PathOp, "fill"> | undefined =>
    d.length === 0 ? undefined : { op: "path", d, ...(evenOdd && { evenOdd }) };
  switch (name) {
    case "rect": {
      const [w, h] = [s * number("width"), s * number("height")];
      if (w === 0 || h === 0) return undefined;
      const rx = Math.min(s * Number(attributes.rx ?? attributes.ry ?? "0"), w / 2);
      const ry = Math.min(s * Number(attributes.ry ?? attributes.rx ?? "0"), h / 2);
      const at = { op: "rect", x: e + s * number("x"), y: f + s * number("y"), w, h } as const;
      if (rx === 0 || ry === 0) return at;
      return { ...at, rx, ...(ry !== rx && { ry }) } as Shape;
    }
    case "line":
      return {
        op: "line",
        x1: e + s * number("x1"),
        y1: f + s * number("y1"),
        x2: e + s * number("x2"),
        y2: f + s * number("y2"),
      } as Shape;
    case "circle":
    case "ellipse": {
      const [rx, ry] = [
        s * Number(attributes.r ?? attributes.rx ?? "0"),
        s * Number(attributes.r ?? attributes.ry ?? "0"),
      ];
      if (rx === 0 || ry === 0) return undefined;
      return { op: "ellipse", x: e + s * number("cx"), y: f + s * number("cy"), rx, ry } as Shape;
    }
    case "polyline":
    case "polygon": {
      const points = readNumbers(attributes.points ?? "") ?? [];
      const d: PathData[number][] = [];
      for (let i = 0; i + 1 < points.length; i += 2) {
        d.push(i === 0 ? "M" : "L", e + s * points[i], f + s * points[i + 1]);
      }
      if (name === "polygon" && d.length > 0) d.push("Z");
      return path(d);
    }
    default:
      return path(pathData(readPath(attributes.d ?? "") ?? [], s, e, f));
  }
}

const COMMANDS = ["M", "L", "C", "Z"] as const;

function pathData(segments: PathSegments, s: number, e: number, f: number): PathData {
  const d: PathData[number][] = [];
  for (let i = 0; i < segments.length;) {
    const code = segments[i++];
    d.push(COMMANDS[code]);
    for (const end = i + SEGMENT_SIZES[code]; i < end; i += 2) d.push(e + s * segments[i], f + s * segments[i + 1]);
  }
  return d;
}

/** Default type size of a field, points. */
const FIELD_SIZE = 9;

/** A `rect data-field`; the matrix only translates and scales. */
function fieldOf({ attributes }: SvgNode, [s, , , , e, f]: Matrix): FieldOp {
  const { x = "0", y = "0", width = "0", height = "0" } = attributes;
  const options = (attributes["data-options"] ?? "").split("|").filter((option) => option !== "");
  return {
    op: "field",
    x: e + s * Number(x),
    y: f + s * Number(y),
    w: s * Number(width),
    h: s * Number(height),
    kind: attributes["data-field"] as FieldOp["kind"],
    name: attributes["data-name"] ?? "",
    value: attributes["data-value"] ?? "",
    label: attributes["data-label"] ?? "",
    size: Number(attributes["data-size"] ?? FIELD_SIZE),
    align: (attributes["data-align"] ?? "left") as FieldOp["align"],
    ...(options.length > 0 && { options }),
    ...(attributes["data-style"] !== undefined && { look: attributes["data-style"] as FieldOp["look"] }),
  };
}
