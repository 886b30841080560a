/** The embedded fonts: a book of parsed fonts that measures, shapes and outlines text. */
import { fault, suggestHint, UserError } from "../../kernel/issue/index.js";
import { parseFont, type ParsedFont } from "./parsed-font.js";
import { Shaper, type ShapedText } from "./shaper.js";
import { TrueTypeFile } from "./true-type.js";

export type { ParsedFont } from "./parsed-font.js";
export type { ShapedText } from "./shaper.js";

/** A TrueType file on the disk. `data` may be a getter that reads the file on first use. */
export interface FontFile {
  /** Family as pages write it in `font-family`: `Barlow Condensed`. */
  readonly family: string;
  /** CSS weight, 100 to 900. */
  readonly weight: number;
  /** Absolute path, for messages and for engines that load files themselves. */
  readonly file: string;
  readonly data: Uint8Array;
  /** True if it came with Pressbox. */
  readonly builtIn?: boolean;
}

/** One font of a family. Parsed on first use; caches last for the life of the process. */
export class BookFont {
  readonly family: string;
  readonly weight: number;
  readonly source: FontFile;
  #parsed: ParsedFont | undefined;
  /** Outlines use a separate parser: fontkit caches glyphs as first requested, and one requested by number has no characters. */
  #outlined: ParsedFont | undefined;
  #file: TrueTypeFile | undefined;
  #shaper: Shaper | undefined;
  readonly #outlines = new Map<number, string>();
  readonly #known = new Map<string, boolean>();

  constructor(file: FontFile) {
    this.family = file.family;
    this.weight = file.weight;
    this.source = file;
  }

  /** The font as fontkit parses it, for layouts beyond pairs of letters; shared by all documents. */
  get fontkit(): ParsedFont {
    return (this.#parsed ??= parseFont(this.source.data));
  }

  /** The tables of the font, read in place. */
  get file(): TrueTypeFile {
    return (this.#file ??= new TrueTypeFile(this.source.data));
  }

  /** Name inside the font file: `BarlowCondensed-Medium`. */
  get postscriptName(): string {
    return this.file.postscriptName;
  }

  /** Font units per em. */
  get unitsPerEm(): number {
    return this.file.unitsPerEm;
  }

  /** Ascent of the font, in ems. */
  get ascent(): number {
    return this.file.ascent / this.unitsPerEm;
  }

  /** Descent below the baseline, in ems; negative. */
  get descent(): number {
    return this.file.descent / this.unitsPerEm;
  }

  /** Cap height, in ems. */
  get capHeight(): number {
    return this.file.capHeight / this.unitsPerEm;
  }

  /** x-height, in ems. */
  get xHeight(): number {
    return this.file.xHeight / this.unitsPerEm;
  }

  /**
   * Width of a line of text in the unit of `size`, with kerning and tabular figures.
   * @param tracking letter-spacing in the unit of `size`; counted only between characters, not after the last one
   */
  width(text: string, size: number, tracking = 0): number {
    const shaped = this.shape(text, tracking === 0);
    const gaps = Math.max(0, shaped.glyphs.length - 1);
    return (shaped.width / this.unitsPerEm) * size + gaps * tracking;
  }

  /** Characters of the text that the font does not have, each once, in order of appearance. */
  missingGlyphs(text: string): string[] {
    const missing: string[] = [];
    for (const character of text) {
      let known = this.#known.get(character);
      if (known === undefined) {
        known = this.file.glyphOf(character.codePointAt(0) as number) !== 0;
        this.#known.set(character, known);
      }
      if (!known && !missing.includes(character)) missing.push(character);
    }
    return missing;
  }

  /**
   * Glyph ids and advances in font units, including kerning, with tabular figures.
   * @param ligatures false for letter-spaced text, which sets every letter separately (as browsers do)
   */
  shape(text: string, ligatures = true): ShapedText {
    return (this.#shaper ??= new Shaper(this.file, () => this.fontkit)).shape(text, ligatures);
  }

  protected get drawn(): ParsedFont {
    return (this.#outlined ??= parseFont(this.source.data));
  }

  /** A subset of a font with cubic curves, glyphs numbered from 1 in this order: a bare CFF table, as PDF embeds it. */
  cubicSubset(glyphs: readonly number[]): Uint8Array {
    const subset = this.drawn.createSubset();
    for (const glyph of glyphs) subset.includeGlyph(glyph);
    return subset.encode();
  }

  /** SVG path data of a glyph in font units, y up, origin on the baseline. */
  outline(glyph: number): string {
    let path = this.#outlines.get(glyph);
    if (path === undefined) {
      path = this.drawn.getGlyph(glyph).path.toSVG();
      this.#outlines.set(glyph, path);
    }
    return path;
  }
}

/** Letters of a line from one font. */
export interface FaceRun {
  readonly font: BookFont;
  readonly value: string;
}

/** A user's own font, as far as choosing between such fonts is concerned. */
export interface LetterFace extends BookFont {
  readonly name: string;
  readonly hand: boolean;
  has(sign: string): boolean;
}

const HAND = "Kalam";
const FOREIGN = /^(?!\p{Script=Latin})\p{L}$/u;

/** All fonts for pages, by family and weight, plus the user's own for missing letters. */
export class FontBook {
  readonly fonts: readonly BookFont[];
  /** In order of preference for missing letters. */
  readonly own: readonly LetterFace[];
  /** True if every font came with Pressbox. */
  readonly builtIn: boolean;
  readonly #faces = new Map<string, Map<number, BookFont>>();
  readonly #chosen = new Map<BookFont, Map<string, BookFont | undefined>>();

  /** @param own fonts with letters that the others do not have */
  constructor(files: readonly FontFile[], own: readonly LetterFace[] = []) {
    this.own = own;
    this.fonts = files.map((file) => new BookFont(file));
    this.builtIn = files.every(({ builtIn }) => builtIn === true);
    for (const font of this.fonts) {
      const weights = this.#faces.get(font.family) ?? new Map<number, BookFont>();
      this.#faces.set(font.family, weights.set(font.weight, font));
    }
  }

  /**
   * A line split by font; a letter missing from the main font comes from the first of the user's own fonts that has it, in the weight
   * closest to the main font's. Other letters of foreign scripts in such a line come from there too: the built-in fonts have a few Greek
   * letters as symbols, which would look out of place in a word. Undefined = some letter is in no font.
   */
  runs(font: BookFont, text: string): readonly FaceRun[] | undefined {
    if (font.missingGlyphs(text).length === 0) return [{ font, value: text }];
    if (this.own.length === 0) return undefined;
    const runs: { font: BookFont; value: string }[] = [];
    for (const sign of text) {
      const foreign = FOREIGN.test(sign) ? this.#ownFace(font, sign) : undefined;
      const face = foreign ?? this.#faceOf(font, sign);
      if (!face) return undefined;
      const last = runs.at(-1);
      if (last?.font === face) last.value += sign;
      else runs.push({ font: face, value: sign });
    }
    return runs;
  }

  /** Letters of a text that neither the font nor the user's own fonts have, each once. */
  missing(font: BookFont, text: string): readonly string[] {
    return font.missingGlyphs(text).filter((sign) => !this.#faceOf(font, sign));
  }

  #faceOf(font: BookFont, sign: string): BookFont | undefined {
    let known = this.#chosen.get(font);
    if (!known) this.#chosen.set(font, (known = new Map()));
    if (!known.has(sign)) known.set(sign, font.missingGlyphs(sign).length === 0 ? font : this.#ownFace(font, sign));
    return known.get(sign);
  }

  #ownFace({ family, weight }: BookFont, sign: string): BookFont | undefined {
    const isHand = family === HAND;
    const able = this.own.filter((face) => (isHand || !face.hand) && face.has(sign));
    const first = able.find(({ hand }) => hand) ?? able[0];
    return able
      .filter(({ name, hand }) => name === first.name && hand === first.hand)
      .sort((a, b) => Math.abs(a.weight - weight) - Math.abs(b.weight - weight))[0];
  }

  /** The font, or undefined if the book has none of this family and weight. */
  find(family: string, weight: number): BookFont | undefined {
    return this.#faces.get(family)?.get(weight);
  }

  /**
   * The font of this family and exactly this weight.
   * @throws UserError `font-unknown`: another weight is never substituted, because it would not measure the same
   */
  font(family: string, weight: number): BookFont {
    const font = this.find(family, weight);
    if (font) return font;
    const weights = [...(this.#faces.get(family)?.keys() ?? [])];
    throw new UserError(
      fault("font-unknown", `there is no font "${family}" of weight ${weight}`, {
        hint: weights.length > 0 ? `weights: ${weights.join(", ")}` : suggestHint(family, [...this.#faces.keys()]),
      }),
    );
  }
}
