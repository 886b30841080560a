/**
 * A user's own font, for letters that the built-in ones do not have. Its file is untrusted: only tables whose size limits the work are
 * read, letters are set one by one with pair kerning, and its rules for joining letters never run.
 */
import { fault, UserError } from "../../kernel/issue/index.js";
import { BookFont, type FontFile, type ShapedText } from "./font-book.js";
import { readKerning, readOldKerning, type Kerning } from "./kerning.js";
import { ownCopy } from "./own-copy.js";
import { readingLimit, type ReadingLimit } from "./parsed-font.js";

export interface OwnFontFile extends FontFile {
  /** The name in the file: fonts of the same name are weights of one family. */
  readonly name: string;
  /** True for handwriting; takes precedence over all others. */
  readonly hand: boolean;
}

/** Cached lines of text. */
const KEPT = 20_000;
/** Maximum nesting of a letter's components, and their total number. */
const MOST_DEPTH = 8;
const MOST_PARTS = 256;

export class OwnFace extends BookFont {
  readonly name: string;
  readonly hand: boolean;
  readonly #letters = new Map<string, number>();
  readonly #lines = new Map<string, ShapedText>();
  readonly #limit: ReadingLimit = readingLimit();
  #kerning: Kerning | undefined;

  constructor(file: OwnFontFile) {
    super(file);
    this.name = file.name;
    this.hand = file.hand;
  }

  /** A name valid in PDF: other characters would end it, or be part of the file's own syntax. */
  override get postscriptName(): string {
    return super.postscriptName.replace(/[^\w-]/g, "").slice(0, 60) || "Own";
  }

  /** True if the font draws the character. One drawn as nothing, as in color emoji fonts, counts as missing. */
  has(sign: string): boolean {
    return this.#glyphOf(sign) !== 0;
  }

  override missingGlyphs(text: string): string[] {
    return [...new Set(text)].filter((sign) => !this.has(sign));
  }

  override shape(text: string): ShapedText {
    let line = this.#lines.get(text);
    if (!line) {
      line = this.#guarded(() => this.#compose(text));
      if (this.#lines.size >= KEPT) this.#lines.clear();
      this.#lines.set(ownCopy(text), line);
    }
    return line;
  }

  override outline(glyph: number): string {
    return this.#guarded(() => this.#limit.within(this.drawn, () => super.outline(glyph)));
  }

  override cubicSubset(glyphs: readonly number[]): Uint8Array {
    return this.#guarded(() => this.#limit.within(this.drawn, () => super.cubicSubset(glyphs), 4 * glyphs.length));
  }

  #glyphOf(sign: string): number {
    let glyph = this.#letters.get(sign);
    if (glyph === undefined) {
      glyph = this.#guarded(() => this.#readGlyph(sign));
      this.#letters.set(sign, glyph);
    }
    return glyph;
  }

  #readGlyph(sign: string): number {
    const glyph = this.file.glyphOf(sign.codePointAt(0) as number);
    if (glyph === 0 || glyph >= this.file.glyphCount) return 0;
    return this.#draws(glyph) ? glyph : 0;
  }

  #compose(text: string): ShapedText {
    const kerning = (this.#kerning ??= this.#readKerning());
    const signs = [...text];
    const glyphs = signs.map((sign) => this.#glyphOf(sign));
    const advances = glyphs.map(
      (glyph, i) => this.file.advance(glyph) + (i + 1 < glyphs.length ? kerning(glyph, glyphs[i + 1]) : 0),
    );
    return {
      glyphs,
      advances,
      codePoints: signs.map((sign) => [sign.codePointAt(0) as number]),
      width: advances.reduce((sum, advance) => sum + advance, 0),
    };
  }

  /** Pair kerning of the font; fonts whose kerning is more complex are set without. */
  #readKerning(): Kerning {
    const gpos = this.file.view("GPOS");
    const pairs = gpos && !isModest(gpos) ? undefined : readKerning(this.file);
    return pairs ?? readOldKerning(this.file) ?? (() => 0);
  }

  /** True if there is ink. A letter may consist of other letters, recursively; limited to what a real font would do. */
  #draws(glyph: number): boolean {
    if (this.file.isCubic) return this.outline(glyph) !== "";
    let [parts, ink] = [0, false];
    const walk = (one: number, depth: number): void => {
      if (depth > MOST_DEPTH || ++parts > MOST_PARTS || one >= this.file.glyphCount)
        throw new RangeError(`part ${one} of a letter`);
      const inner = this.file.components(one);
      ink ||= inner.length === 0 && this.file.outline(one, () => 0).length > 0;
      for (const part of inner) walk(part, depth + 1);
    };
    walk(glyph, 0);
    return ink;
  }

  /** Turns crashes on a damaged font into an error about its file. */
  #guarded<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (error instanceof UserError) throw error;
      const hint = "take another copy of the typeface";
      throw new UserError(
        fault("font-own", "the typeface is damaged inside: it cannot be drawn", { file: this.source.file, hint }),
      );
    }
  }
}

/** Maximum features, and lookups per feature, in a real font. */
const MOST_LISTED = 3000;

/** True if a table lists no more than real fonts do: each list is walked for each of those above it. */
function isModest(gpos: DataView): boolean {
  const features = gpos.getUint16(6);
  const count = gpos.getUint16(features);
  if (count > MOST_LISTED || gpos.getUint16(gpos.getUint16(8)) > MOST_LISTED) return false;
  let listed = 0;
  for (let i = 0; i < count; i++) listed += gpos.getUint16(features + gpos.getUint16(features + 6 + 6 * i) + 2);
  return listed <= 10 * MOST_LISTED && gpos.getUint16(gpos.getUint16(4)) <= 200;
}
