/** What the pages of one document share: fonts, opacities, and pieces that are written once. */
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
  /** Whether it is made transparent as a whole somewhere. */
  readonly group: boolean;
  /** Names of the pieces in it. */
  readonly inside: ReadonlySet<string>;
}

/** Numbers of marked contents that are left out at most before print that pages share. */
const ROUND = 50;

/** @typeParam Operators what becomes of a piece's operators: packed as soon as they are written */
export class Resources<Operators> {
  readonly fonts: FontUsage[] = [];
  /** Opacity -> resource name. */
  readonly alphas = new Map<number, string>();
  /** Whether the inks are those of a press. */
  press = false;
  readonly pieces: WrittenPiece<Operators>[] = [];
  /** Pictures by what they are, with their names: each is in the document once. */
  readonly images = new Map<Raster, string>();
  readonly issues: Issue[] = [];
  /** What colors are written as. */
  readonly inks: Inks;
  /** What issues call the page that is being drawn: `page 3 "Scoresheet"`. */
  place = "";
  /** Whether the document is so large that what is written on pages with a common form is not told apart, value by value. */
  coarse = false;
  /** Whether there are other pages, which may have the same print. */
  paged = false;
  /** Whether a printed layer is being drawn, which other pages may share. */
  printed = true;
  /** Undefined when the pages are made one by one: no one knows then what is still to come. */
  readonly #repeated: ReadonlySet<Piece> | undefined;
  readonly #codes = new CodeBook();
  readonly #narrow = new Map<BookFont, FontUsage>();
  /** Of fonts with more glyphs than there are bytes. */
  readonly #wide = new Map<BookFont, FontUsage>();
  readonly #names = new Map<Piece, string>();
  /** Shared pieces with parts of the page, taken apart, and what is shared because it is in them. */
  readonly #parted = new Map<Piece, readonly Op[]>();
  readonly #inParted = new Set<Piece>();
  /** Shared print that is not worth a stream by itself. */
  readonly #small = new Set<readonly Op[]>();
  /** Pieces that are on a page more than once: cards. */
  readonly #several = new Set<Piece>();
  /** First numbers of marked contents of print that pages share. */
  readonly #numbers = new Map<readonly Op[], number>();
  readonly #draw: (ops: readonly Op[], scale: number) => Uint8Array;
  readonly #pack: (bytes: Uint8Array) => Operators;
  /** Names of the pieces in the piece that is being drawn. */
  #inside = new Set<string>();
  /** Names by what was written: cards of one kind that differ in what they hold share their print. */
  readonly #written = new Map<string, string>();

  /**
   * @param pages all of the document, where they are known
   * @param draw writes the operators of a piece by itself
   * @param pack makes of operators what is kept of them
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

  /** The string as it is shown; its glyphs are embedded. Letters that the face lacks are an issue. */
  run(font: BookFont, text: string, ligatures: boolean): TextRun {
    const run = textRun(font, text, ligatures);
    if (run.notedBy === this) return run;
    this.note(run);
    const missing = missingGlyphIssue(font, text, { file: this.place });
    if (missing) this.issues.push(missing);
    return run;
  }

  /** Notes that the document shows a string that was checked before. */
  note(run: TextRun): void {
    // A bare CFF table has no map from bytes to letters.
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
   * The operations of a shared piece that has parts of the page: these as they are, the decoration between them as pieces that all
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

  /** Whether the operations of a shared piece are a stream by themselves: those of a page may be, of several cards each has other numbers. */
  standsApart(piece: Piece, ops: readonly Op[]): boolean {
    return this.paged && !this.#several.has(piece) && !this.#small.has(ops);
  }

  setSmall(ops: readonly Op[]): void {
    this.#small.add(ops);
  }

  /**
   * The number that the marked contents of shared print begin with: where it can be, the same on each page.
   * @param next first number that is free there
   */
  numberOf(ops: readonly Op[], next: number): number {
    const known = this.#numbers.get(ops) ?? -1;
    if (known >= next) return known;
    // What a hand wrote before it has more parts on some pages than on others.
    const number = ROUND * Math.ceil(next / ROUND);
    this.#numbers.set(ops, number);
    return number;
  }

  /**
   * The name of a piece that is written once, written now if it was not yet; undefined = it is drawn where it is.
   * @param scale how much larger it comes out here. A figure may come out at any size elsewhere; the print of a form does not
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
    // What a hand wrote is on its page alone, except for the figures in it.
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

/** Pieces that are in the document more than once and are worth a reference; those that are on a page more than once go into `several`. */
function findRepeated(pages: readonly Page[], several: Set<Piece>): ReadonlySet<Piece> {
  /** The last page that a piece was on. */
  const seen = new Map<Piece, Page>();
  let page: Page;
  const repeated = new Set<Piece>();
  const count = (ops: readonly Op[]): void => {
    // Without an iterator: in thousands of pages these loops made as much garbage as all that is drawn.
    for (let i = 0; i < ops.length; i++) {
      const op = ops[i];
      if (op.op !== "place") continue;
      const { piece } = op;
      // What is in a piece that is not written once is repeated with it.
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
