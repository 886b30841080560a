/** Sets the words of a `<text>` element: which glyph of which font stands where. */
import type { SvgAttributes, SvgNode } from "../../page/svg-subset.js";
import type { BookFont, FontBook } from "../../page/text/font-book.js";
import { inheritStyle, type Style } from "../pdf/style.js";

/** A stretch of glyphs in one font and paint. */
export interface GlyphRun {
  readonly font: BookFont;
  readonly size: number;
  /** Start of the baseline. */
  readonly x: number;
  readonly y: number;
  readonly glyphs: readonly { readonly id: number; readonly x: number; readonly y: number }[];
  /** Paint of the `<tspan>`s around it, innermost last; empty for text that stands in `<text>` itself. */
  readonly paint: readonly SvgAttributes[];
}

const numberOr = (text: string | undefined, fallback: number): number => (text === undefined ? fallback : Number(text));

/** Runs of a `<text>`; `style` is the one inside it. Glyph positions are in font units, y up. */
export function setText(node: SvgNode, style: Style, fonts: FontBook): GlyphRun[] {
  const setter = new Setter(fonts);
  setter.enter(node, style, []);
  return setter.finish();
}

interface OpenRun extends GlyphRun {
  x: number;
}

class Setter {
  readonly #fonts: FontBook;
  readonly #runs: OpenRun[] = [];
  /** Runs that share one anchor: those since the last absolute position. */
  #chunk: OpenRun[] = [];
  #anchor = "start";
  #start = 0;
  #x = 0;
  #y = 0;

  constructor(fonts: FontBook) {
    this.#fonts = fonts;
  }

  enter(node: SvgNode, style: Style, paint: readonly SvgAttributes[]): void {
    const { x, y, dx, dy } = node.attributes;
    if (x !== undefined || y !== undefined || node.name === "text") {
      this.#closeChunk();
      if (x !== undefined) this.#x = Number(x);
      if (y !== undefined) this.#y = Number(y);
      this.#start = this.#x;
      this.#anchor = style.anchor;
    }
    this.#x += numberOr(dx, 0);
    this.#y += numberOr(dy, 0);
    if (node.text !== "") this.#add(node.text, style, paint);
    for (const child of node.children) {
      if (child.name === "#text") this.#add(child.text, style, paint);
      else this.enter(child, inheritStyle(style, child.attributes), [...paint, child.attributes]);
    }
  }

  finish(): GlyphRun[] {
    this.#closeChunk();
    return this.#runs;
  }

  #add(text: string, style: Style, paint: readonly SvgAttributes[]): void {
    if (text === "") return;
    const font = this.#fonts.font(style.family, Number(style.weight));
    const [size, spacing] = [Number(style.size), Number(style.spacing)];
    const { glyphs, advances, offsets } = font.shape(text, spacing === 0);
    const unit = size / font.unitsPerEm;
    let pen = 0;
    const placed = glyphs.map((id, i) => {
      const [dx, dy] = offsets?.[i] ?? [0, 0];
      const place = { id, x: pen + dx, y: dy };
      pen += advances[i] + spacing / unit;
      return place;
    });
    this.#chunk.push({ font, size, x: this.#x, y: this.#y, glyphs: placed, paint });
    this.#x += pen * unit;
  }

  /** Moves the runs of the chunk to where its anchor wants them. */
  #closeChunk(): void {
    const shift = (this.#x - this.#start) * (this.#anchor === "middle" ? 0.5 : this.#anchor === "end" ? 1 : 0);
    for (const run of this.#chunk) run.x -= shift;
    this.#runs.push(...this.#chunk);
    this.#chunk = [];
  }
}
