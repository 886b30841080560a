/** What one document collects while its pages are drawn: fonts, opacities, drawings, links and fields. */
import { parseFragment, type Matrix, type SvgFault, type SvgNode } from "../../sheet/svg-subset/index.js";
import type { BookFont, FontBook } from "../../sheet/type/font-book.js";
import { Content } from "./content.js";
import { FontUsage } from "./embed-font.js";
import type { TextRun } from "./text-run.js";

/** Operators written once and placed by name. */
export interface Drawing {
  readonly name: string;
  readonly operators: Uint8Array;
  /** Whether it is a transparency group: its opacity holds for it as a whole. */
  readonly group: boolean;
}

/** Left, top, right, bottom in millimetres of the page. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export interface Link {
  readonly href: string;
  readonly box: Box;
}

/** A `data-field` rectangle as it stands on the page. */
export interface PlacedField {
  readonly node: SvgNode;
  readonly box: Box;
}

/** What is known of the page being drawn. */
export interface PageWork {
  /** Drawings and clips by id. */
  readonly targets: Map<string, SvgNode>;
  readonly links: Link[];
  readonly fields: PlacedField[];
  /** Set when something could not be drawn; the page is then checked in full and its issues reported. */
  faulty: boolean;
}

export class Session {
  readonly fonts: FontBook;
  /** Whether fields may stand on pages. */
  readonly forms: boolean;
  readonly usages = new Map<BookFont, FontUsage>();
  /** Opacity pair -> resource name. */
  readonly alphas = new Map<string, string>();
  readonly drawings: Drawing[] = [];
  page: PageWork = { targets: new Map(), links: [], fields: [], faulty: false };
  readonly #symbols = new Map<string, SvgNode | undefined>();
  readonly #layers = new Map<string, string>();
  readonly #placed = new Map<SvgNode, Map<string, string>>();
  readonly #fontNames: ReadonlyMap<BookFont, string>;

  constructor(fonts: FontBook, forms: boolean) {
    this.fonts = fonts;
    this.forms = forms;
    // Named by place in the book, so that operators made for one document serve the next.
    this.#fontNames = new Map(fonts.fonts.map((font, i) => [font, `F${i + 1}`]));
  }

  fontName(font: BookFont): string {
    return this.#fontNames.get(font) as string;
  }

  /** Notes that the document shows this string. */
  note(run: TextRun): void {
    if (run.notedBy === this) return;
    run.notedBy = this;
    let usage = this.usages.get(run.font);
    if (usage === undefined) this.usages.set(run.font, (usage = new FontUsage(run.font)));
    usage.add(run);
  }

  /** A content stream of this document. */
  openContent(start = ""): Content {
    return new Content(start, (alpha) => `/${this.#alphaName(alpha)} gs\n`);
  }

  /** The element of a page's symbol; equal markup is parsed once for the document. */
  symbol(markup: string): SvgNode | undefined {
    if (!this.#symbols.has(markup)) {
      const faults: SvgFault[] = [];
      const nodes = parseFragment(markup, faults);
      this.#symbols.set(markup, faults.length === 0 && nodes.length === 1 ? nodes[0] : undefined);
    }
    return this.#symbols.get(markup);
  }

  /** Adds operators as a drawing and gives its resource name. */
  addDrawing(operators: Uint8Array, group: boolean): string {
    const name = `X${this.drawings.length + 1}`;
    this.drawings.push({ name, operators, group });
    return name;
  }

  /** The drawing of an element in a style; made by `draw` the first time. */
  placed(node: SvgNode, style: string, draw: () => Uint8Array): string {
    let styles = this.#placed.get(node);
    if (styles === undefined) this.#placed.set(node, (styles = new Map()));
    let name = styles.get(style);
    if (name === undefined) styles.set(style, (name = this.addDrawing(draw(), false)));
    return name;
  }

  /** The drawing of a layer that stands on several pages. */
  sharedLayer(markup: string, draw: () => Uint8Array): string {
    let name = this.#layers.get(markup);
    if (name === undefined) this.#layers.set(markup, (name = this.addDrawing(draw(), false)));
    return name;
  }

  #alphaName(alpha: string): string {
    let name = this.alphas.get(alpha);
    if (name === undefined) this.alphas.set(alpha, (name = `G${(alpha || "1 1").replace(" ", "-")}`));
    return name;
  }
}

/** What an element is drawn into, and what it inherits. */
export interface Scope {
  readonly session: Session;
  readonly content: Content;
  /** Units of the element -> millimetres of the page; undefined inside of a drawing that is placed many times. */
  readonly matrix: Matrix | undefined;
  /** Drawings being written at the moment, against drawings that use themselves. */
  readonly within: readonly SvgNode[];
}
