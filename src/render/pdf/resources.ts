/** What the pages of a document share: fonts, opacities, and pieces that are written once. */
import { fault, type Issue } from "../../kernel/issue/index.js";
import type { Op, Page, Piece } from "../../sheet/drawing/types.js";
import { LAYERS } from "../../sheet/drawing/types.js";
import type { Raster } from "../../sheet/pictures/pixels.js";
import { missingGlyphIssue } from "../../sheet/type/fit.js";
import type { BookFont } from "../../sheet/type/font-book.js";
import { CodeBook, FontUsage } from "./font-usage.js";
import { Hasher, hashHex } from "./hash.js";
import type { Inks } from "./inks.js";
import { format } from "./numbers.js";
import { hasParts, isRest, partPiece } from "./parted-piece.js";
import { noteRun, textRun, type TextRun } from "./text-run.js";

/** A piece that is in the document once and is placed by name. */
export interface WrittenPiece<Operators> {
  readonly name: string;
  readonly operators: Operators;
  /** True if it is made transparent as a whole somewhere. */
  readonly group: boolean;
  /** Names of the pieces inside it. */
  readonly inside: ReadonlySet<string>;
}

/** Maximum marked-content numbers to skip before print that pages share. */
const ROUND = 50;

/** @typeParam Operators what a piece's operators become: compressed as soon as they are written */
export class Resources<Operators> {
  readonly fonts: FontUsage[] = [];
  /** Opacity -> resource name. */
  readonly alphas = new Map<number, string>();
  /** True for the inks of a press. */
  press = false;
  readonly pieces: WrittenPiece<Operators>[] = [];
  /** Names of pictures: each is in the document once. */
  readonly images = new Map<Raster, string>();
  readonly issues: Issue[] = [];
  /** How colors are written. */
  readonly inks: Inks;
  /** Name of the current page in issues: `page 3 "Scoresheet"`. */
  place = "";
  /** True if the document is so large that values on pages of a form are not tagged one by one. */
  coarse = false;
  /** True if there are other pages, which may share the print. */
  paged = false;
  /** True while a printed layer is drawn, which other pages may share. */
  printed = true;
  /** Undefined if pages are made one by one: then nothing is known about later ones. */
  readonly #repeated: ReadonlySet<Piece> | undefined;
  readonly #codes = new CodeBook();
  readonly #narrow = new Map<BookFont, FontUsage>();
  /** Fonts with more glyphs than one-byte codes. */
  readonly #wide = new Map<BookFont, FontUsage>();
  readonly #names = new Map<Piece, string>();
  /** Shared pieces with parts of the page, split up, and everything inside them that is therefore shared. */
  readonly #parted = new Map<Piece, readonly Op[]>();
  readonly #inParted = new Set<Piece>();
  /** Shared print too small for its own stream. */
  readonly #small = new Set<readonly Op[]>();
  /** Pieces that occur more than once on a page: cards. */
  readonly #several = new Set<Piece>();
  /** First marked-content number of print that pages share. */
  readonly #numbers = new Map<readonly Op[], number>();
  readonly #draw: (ops: readonly Op[], scale: number) => Uint8Array;
  readonly #pack: (bytes: Uint8Array) => Operators;
  /** Names of the pieces inside the piece being drawn. */
  #inside = new Set<string>();
  /** Names by written content: cards of one kind with different values share their print. */
  readonly #written = new Map<string, string>();

  /**
   * @param pages all pages of the document, if known
   * @param draw writes the operators of a piece on its own
   * @param pack turns operators into what is kept of them
   */
  constructor(
    pages: readonly Page[] | undefined,
    inks: Inks,
    draw: (ops: readonly Op[], scale: number) => Uint8Array,
    pack: (bytes: Uint8Array) => Operators,
  ) {
    this.inks = inks;
    this.#repeated = pages && findRepeated(pages, this.#several);
    this.#draw = draw;
    this.#pack = pack;
  }

  /** The string as it is shown; its glyphs will be embedded. Letters missing from the font are an issue. */
  run(font: BookFont, text: string, ligatures: boolean): TextRun {
    const run = textRun(font, text, ligatures);
    if (run.notedBy === this) return run;
    this.note(run);
    const missing = missingGlyphIssue(font, text, { file: this.place });
    if (missing) this.issues.push(missing);
    return run;
  }

  /** Notes that the document shows a string that was already checked. */
  note(run: TextRun): void {
    // A bare CFF font has no map from bytes to glyphs.
    if (!run.font.file.isCubic && noteRun(run, this, this.#usage(run.font, false))) return;
    noteRun(run, this, this.#usage(run.font, true));
  }

  report(code: string, message: string, hint?: string): void {
    this.issues.push(fault(code, message, { file: this.place, ...(hint !== undefined && { hint }) }));
  }

  imageName(raster: Raster): string {
    let name = this.images.get(raster);
    if (name === undefined) this.images.set(raster, (name = `P${this.images.size + 1}`));
    this.#inside.add(name);
    return name;
  }

  alphaName(opacity: number): string {
    let name = this.alphas.get(opacity);
    if (name === undefined) this.alphas.set(opacity, (name = `G${format(opacity)}`));
    return name;
  }

  /**
   * The operations of a shared piece with parts of the page: the parts as they are, and the decoration between them as pieces that all
   * pages share. Undefined = the piece is not shared, or has no parts.
   */
  partedOf(piece: Piece): readonly Op[] | undefined {
    if (piece.once || !hasParts(piece) || isRest(piece) || !this.#isShared(piece)) return undefined;
    let ops = this.#parted.get(piece);
    if (!ops) {
      ops = partPiece(piece.ops, this.coarse);
      this.#parted.set(piece, ops);
      for (const op of ops) if (op.op === "place") this.#inParted.add(op.piece);
    }
    return ops;
  }

  /** True if a shared piece's operations form a separate stream: possible for a page; of several cards on a page, each has different numbers. */
  standsApart(piece: Piece, ops: readonly Op[]): boolean {
    return this.paged && !this.#several.has(piece) && !this.#small.has(ops);
  }

  setSmall(ops: readonly Op[]): void {
    this.#small.add(ops);
  }

  /**
   * The first marked-content number of shared print: the same on each page, if possible.
   * @param next the first free number on this page
   */
  numberOf(ops: readonly Op[], next: number): number {
    const known = this.#numbers.get(ops) ?? -1;
    if (known >= next) return known;
    // Leaves a gap, because the handwriting before it has more parts on some pages than on others.
    const number = ROUND * Math.ceil(next / ROUND);
    this.#numbers.set(ops, number);
    return number;
  }

  /**
   * The name of a piece that is written once, now if not yet; undefined = draw it in place.
   * @param scale of the piece here. A figure may have any size elsewhere; the print of a form always has the same
   */
  nameOf(piece: Piece, asWhole: boolean, scale: number): string | undefined {
    if (!asWhole && (piece.once || !this.#isShared(piece))) return undefined;
    let name = this.#names.get(piece);
    if (name === undefined) {
      const around = this.#inside;
      const inside = (this.#inside = new Set());
      const bytes = this.#draw(piece.ops, piece.id === undefined ? scale : Infinity);
      this.#inside = around;
      const content = `${hashHex(new Hasher().add(bytes).finish())} ${bytes.length} ${asWhole}`;
      name = this.#written.get(content);
      if (name === undefined) {
        name = `X${this.pieces.length + 1}`;
        this.#written.set(content, name);
        this.pieces.push({ name, operators: this.#pack(bytes), group: asWhole, inside });
      }
      this.#names.set(piece, name);
    }
    this.#inside.add(name);
    return name;
  }

  #isShared(piece: Piece): boolean {
    if (this.#inParted.has(piece)) return true;
    if (this.#repeated) return this.#repeated.has(piece);
    // Handwriting is only on its own page, except for the figures in it.
    return (this.printed || piece.id !== undefined) && !isTiny(piece);
  }

  #usage(font: BookFont, wide: boolean): FontUsage {
    const usages = wide ? this.#wide : this.#narrow;
    let usage = usages.get(font);
    if (usage === undefined) {
      usage = new FontUsage(font, `F${this.fonts.length + 1}`, wide ? undefined : this.#codes);
      usages.set(font, usage);
      this.fonts.push(usage);
    }
    return usage;
  }
}

/** Pieces that occur more than once in the document and are worth sharing; those that occur more than once on a page go into `several`. */
function findRepeated(pages: readonly Page[], several: Set<Piece>): ReadonlySet<Piece> {
  /** The last page that a piece occurred on. */
  const seen = new Map<Piece, Page>();
  let page: Page;
  const repeated = new Set<Piece>();
  const count = (ops: readonly Op[]): void => {
    // No iterators: over thousands of pages, these loops produced as much garbage as all the drawing.
    for (let i = 0; i < ops.length; i++) {
      const op = ops[i];
      if (op.op !== "place") continue;
      const { piece } = op;
      // The content of a piece too small to share is repeated with it.
      if (isTiny(piece)) count(piece.ops);
      else if (seen.has(piece)) {
        repeated.add(piece);
        if (seen.get(piece) === page) several.add(piece);
        seen.set(piece, page);
      } else {
        seen.set(piece, page);
        count(piece.ops);
      }
    }
  };
  for (page of pages) for (const layer of LAYERS) count(page.layers[layer]);
  return repeated;
}

function isTiny({ ops }: Piece): boolean {
  if (ops.length > 3) return false;
  let only: Op | undefined;
  for (let i = 0; i < ops.length; i++) {
    if (ops[i].op === "tag") continue;
    if (only) return false;
    only = ops[i];
  }
  return (
    !only ||
    only.op === "place" ||
    only.op === "image" ||
    only.op === "line" ||
    only.op === "text" ||
    (only.op === "rect" && !only.rx)
  );
}
