/** Pages as SVG: view box in millimeters, layers as named groups, repeated pieces in `defs`. */
import { compact, joinNumbers } from "./short-numbers.js";
import {
  LAYERS,
  type FieldOp,
  type LinkOp,
  type Matrix,
  type Op,
  type Page,
  type PathData,
  type Piece,
  type PlaceOp,
  type Rect,
  type Stroke,
  type TextOp,
} from "./types.js";

/** Escapes text for use inside SVG markup. */
export function escapeXml(text: string): string {
  return /[&<>"]/.test(text)
    ? text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")
    : text;
}

/** How to write text, links and fields, which depends on the purpose of the SVG. */
export interface SvgManner {
  /** Decimals for millimeters. */
  readonly digits: number;
  /** Prefix of every id, so that several pages can share a file. */
  readonly prefix: string;
  text(op: TextOp, writer: SvgWriter): string;
  link(op: LinkOp, writer: SvgWriter): string;
  field(op: FieldOp, writer: SvgWriter): string;
}

/** A page with `<text>` in named font families: for browsers to print and people to edit. `prefix` precedes every id. */
export function pageSvg(page: Page, { prefix = "" }: { readonly prefix?: string } = {}): string {
  const { defs, layers } = new SvgWriter(page, { digits: 4, prefix, text, link, field });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}mm" height="${page.height}mm" ` +
    `viewBox="0 0 ${page.width} ${page.height}" style="font-variant-numeric:tabular-nums">` +
    `<title>${escapeXml(page.title)}</title>` +
    (defs === "" ? "" : `<defs>${defs}</defs>`) +
    `\n${layers}</svg>`
  );
}

/** Attributes that select a font. */
export const faceAttributes = (family: string, weight: number): string =>
  `font-family="${escapeXml(family)}" font-weight="${weight}"`;

function text(op: TextOp, writer: SvgWriter): string {
  const { x, y, font, size, value, spacing = 0, turn = 0 } = op;
  const place = `x="${writer.number(x)}" y="${writer.number(y)}"`;
  const face = `${faceAttributes(font.family, font.weight)} font-size="${writer.number(size)}"`;
  const spaced = spacing === 0 ? "" : ` letter-spacing="${writer.number(spacing)}"`;
  const turned =
    turn === 0 ? "" : ` transform="rotate(${compact(turn, FACTOR_DIGITS)} ${writer.number(x)} ${writer.number(y)})"`;
  // SVG collapses spaces and drops leading and trailing ones; a non-breaking space is as wide and stays, if the font has one.
  const kept = font.missingGlyphs(HARD_SPACE).length > 0 ? value : value.replace(/^ | (?= )| $/g, HARD_SPACE);
  return `<text ${place} ${face}${spaced}${writer.paint(op)}${turned}>${escapeXml(kept)}</text>`;
}

/** The clickable area is separate from whatever is drawn there. */
export function link(op: LinkOp, writer: SvgWriter): string {
  return `<a href="${escapeXml(op.href)}"><rect ${writer.area(op)} fill-opacity="0"/></a>`;
}

function field(op: FieldOp, writer: SvgWriter): string {
  const { kind, name, value, label, size, align, options = [], look } = op;
  const words: Readonly<Record<string, string>> = {
    field: kind,
    name,
    value,
    label,
    size: `${size}`,
    align,
    options: options.join("|"),
    style: look ?? "",
  };
  const data = Object.entries(words).filter(([, word]) => word !== "");
  return `<rect ${writer.area(op)} fill="none"${data.map(([key, word]) => ` data-${key}="${escapeXml(word)}"`).join("")}/>`;
}

const HARD_SPACE = "\u00a0";
/** Decimals for factors and angles. */
const FACTOR_DIGITS = 6;

/** Writes the layers of one page and collects its `defs`. */
export class SvgWriter {
  /** Every layer as a named group. */
  readonly layers: string;
  readonly #manner: SvgManner;
  readonly #counts = new Map<Piece, number>();
  readonly #names = new Map<Piece, string>();
  readonly #taken = new Set<string>(LAYERS);
  readonly #defs: string[] = [];
  /** Clip rectangles -> their id. */
  readonly #clips = new Map<string, string>();

  constructor(page: Page, manner: SvgManner) {
    this.#manner = manner;
    for (const layer of LAYERS) this.#count(page.layers[layer]);
    this.layers = LAYERS.map((layer) => `<g id="${manner.prefix}${layer}">${this.#ops(page.layers[layer])}</g>`).join(
      "\n",
    );
  }

  /** Content of `defs`; empty if there is none. */
  get defs(): string {
    return this.#defs.join("");
  }

  /** Adds an element to `defs`; every id only once. */
  define(markup: string): void {
    this.#defs.push(markup);
  }

  /** Millimeters, written as short as possible. */
  number(value: number): string {
    return compact(value, this.#manner.digits);
  }

  area({ x, y, w, h }: Rect): string {
    return `x="${this.number(x)}" y="${this.number(y)}" width="${this.number(w)}" height="${this.number(h)}"`;
  }

  /** Attributes of fill and stroke, each preceded by a space. @param unit millimeters per unit of the element */
  paint(op: { readonly fill?: string; readonly stroke?: Stroke; readonly opacity?: number }, unit = 1): string {
    const { fill = "none", stroke, opacity = 1 } = op;
    let out = ` fill="${fill}"`;
    if (opacity !== 1 && fill !== "none") out += ` fill-opacity="${compact(opacity, FACTOR_DIGITS)}"`;
    if (!stroke) return out;
    const { color, width, dash, offset = 0, cap, join, miter } = stroke;
    out += ` stroke="${color}" stroke-width="${this.number(width / unit)}"`;
    if (opacity !== 1) out += ` stroke-opacity="${compact(opacity, FACTOR_DIGITS)}"`;
    if (dash) out += ` stroke-dasharray="${dash.map((length) => this.number(length / unit)).join(" ")}"`;
    if (dash && offset !== 0) out += ` stroke-dashoffset="${this.number(offset / unit)}"`;
    if (cap) out += ` stroke-linecap="${cap}"`;
    if (join) out += ` stroke-linejoin="${join}"`;
    if (miter !== undefined) out += ` stroke-miterlimit="${compact(miter, FACTOR_DIGITS)}"`;
    return out;
  }

  #count(ops: readonly Op[]): void {
    for (const op of ops) {
      if (op.op !== "place") continue;
      const count = this.#counts.get(op.piece) ?? 0;
      this.#counts.set(op.piece, count + 1);
      if (count === 0) this.#count(op.piece.ops);
    }
  }

  #ops(ops: readonly Op[]): string {
    let out = "";
    for (const op of ops) out += this.#op(op);
    return out;
  }

  #op(op: Op): string {
    switch (op.op) {
      case "text":
        return op.value === "" || (op.fill === "none" && !op.stroke) ? "" : this.#manner.text(op, this);
      case "link":
        return this.#manner.link(op, this);
      case "field":
        return this.#manner.field(op, this);
      case "place":
        return this.#place(op);
      case "tag":
        return "";
      case "image":
        return `<image ${this.area(op)} preserveAspectRatio="none" href="${op.raster.uri()}"/>`;
      case "line": {
        const { x1, y1, x2, y2, stroke, opacity } = op;
        const ends = [x1, y1, x2, y2].map((value) => this.number(value));
        return `<line x1="${ends[0]}" y1="${ends[1]}" x2="${ends[2]}" y2="${ends[3]}"${this.paint({ stroke, opacity })}/>`;
      }
      default: {
        if (op.fill === undefined && !op.stroke) return "";
        const paint = this.paint(op);
        if (op.op === "path") {
          return `<path d="${this.#path(op.d)}"${paint}${op.evenOdd ? ` fill-rule="evenodd"` : ""}/>`;
        }
        const [rx, ry] = [op.rx ?? op.ry ?? 0, op.ry ?? op.rx ?? 0].map((radius) => this.number(radius));
        const radii = rx === "0" || ry === "0" ? "" : rx === ry ? ` rx="${rx}"` : ` rx="${rx}" ry="${ry}"`;
        if (op.op === "rect") return `<rect ${this.area(op)}${radii}${paint}/>`;
        const center = `cx="${this.number(op.x)}" cy="${this.number(op.y)}"`;
        return rx === ry ? `<circle ${center} r="${rx}"${paint}/>` : `<ellipse ${center}${radii}${paint}/>`;
      }
    }
  }

  #path(d: PathData): string {
    let out = "";
    for (let i = 0; i < d.length;) {
      out += d[i++];
      const numbers: string[] = [];
      for (; typeof d[i] === "number"; i++) numbers.push(this.number(d[i] as number));
      out += joinNumbers(numbers);
    }
    return out;
  }

  #place({ piece, matrix, clip, opacity = 1 }: PlaceOp): string {
    if (piece.ops.length === 0) return "";
    let [before, attributes] = ["", this.#transform(matrix)];
    if (clip) {
      const { id, declared } = this.#clip(clip);
      before = declared;
      attributes += ` clip-path="url(#${id})"`;
    }
    if (opacity !== 1) attributes += ` opacity="${compact(opacity, FACTOR_DIGITS)}"`;
    const active = piece.ops.some(({ op }) => op === "link" || op === "field");
    if ((this.#counts.get(piece) ?? 0) > 1 && !active)
      return `${before}<use href="#${this.#name(piece)}"${attributes}/>`;
    const inner = this.#ops(piece.ops);
    return attributes === "" ? inner : `${before}<g${attributes}>${inner}</g>`;
  }

  #transform([a, b, c, d, e, f]: Matrix): string {
    const moved = e === 0 && f === 0 ? "" : `translate(${this.number(e)} ${this.number(f)})`;
    if (a === 1 && b === 0 && c === 0 && d === 1) return moved === "" ? "" : ` transform="${moved}"`;
    if (b === 0 && c === 0 && a === d) return ` transform="${moved}scale(${compact(a, FACTOR_DIGITS)})"`;
    const factors = [a, b, c, d].map((factor) => compact(factor, FACTOR_DIGITS));
    return ` transform="matrix(${[...factors, this.number(e), this.number(f)].join(" ")})"`;
  }

  #clip(rects: readonly Rect[]): { readonly id: string; readonly declared: string } {
    const inner = rects.map((rect) => `<rect ${this.area(rect)}/>`).join("");
    const known = this.#clips.get(inner);
    if (known !== undefined) return { id: known, declared: "" };
    const id = this.#claim("clip");
    this.#clips.set(inner, id);
    return { id, declared: `<clipPath id="${id}">${inner}</clipPath>` };
  }

  #name(piece: Piece): string {
    let name = this.#names.get(piece);
    if (name === undefined) {
      this.#names.set(piece, (name = this.#claim(piece.id ?? "piece")));
      const inner = this.#ops(piece.ops);
      this.define(`<g id="${name}">${inner}</g>`);
    }
    return name;
  }

  /** Makes a unique id: equal names may stand for different drawings. */
  #claim(wanted: string): string {
    let name = wanted;
    for (let n = 2; this.#taken.has(name); n++) name = `${wanted}-${n}`;
    this.#taken.add(name);
    return this.#manner.prefix + name;
  }
}
