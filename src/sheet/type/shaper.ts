/**
 * Text -> glyphs and advances, exactly as in fontkit's full layout but many times faster.
 *
 * Nearly every string only needs an advance for each character and kerning for each pair; these are read from the font's tables on first
 * use and cached. Ligatures are inserted along the way. Strings that need more context (contextual rules, accents set on letters, other
 * scripts) get the full layout, and the result is cached.
 */
import { contextualRules, type ContextualRules, type Ligature } from "./contextual-rules.js";
import { readKerning, type Kerning } from "./kerning.js";
import type { ParsedFont } from "./parsed-font.js";
import { ownCopy } from "./own-copy.js";
import type { TrueTypeFile } from "./true-type.js";

export interface ShapedText {
  readonly glyphs: readonly number[];
  /** Font units, including kerning. */
  readonly advances: readonly number[];
  /** Sum of the advances, font units. */
  readonly width: number;
  /** Code points of each glyph (several for a ligature), for text extraction. */
  readonly codePoints: readonly (readonly number[])[];
  /** Shift of each glyph in font units, y up; absent if no glyph is shifted (only accents set on letters are). */
  readonly offsets?: readonly (readonly [x: number, y: number])[];
}

interface Letter {
  readonly glyph: number;
  readonly advance: number;
  readonly codePoints: readonly number[];
  /** Next letter's glyph -> kerning in font units. */
  readonly kerns: Map<number, number>;
  /** Ligatures that begin with this letter. */
  readonly ligatures: readonly Ligature[] | undefined;
}

const WITH_LIGATURES = { kern: true, tnum: true };
const WITHOUT_LIGATURES = { ...WITH_LIGATURES, liga: false, clig: false, calt: false };
/** Maximum cached strings per font; sheets repeat theirs, and long documents must not grow without limit. */
const CACHE_LIMIT = 20_000;

export class Shaper {
  readonly #joined: Mode;
  readonly #apart: Mode;

  /** @param fontkit returns the parsed font, the first time a string needs the full layout; in most documents never */
  constructor(file: TrueTypeFile, fontkit: () => ParsedFont) {
    this.#joined = new Mode(file, fontkit, true);
    this.#apart = new Mode(file, fontkit, false);
  }

  shape(text: string, ligatures: boolean): ShapedText {
    return (ligatures ? this.#joined : this.#apart).shape(text);
  }
}

/** Caches for one set of features. */
class Mode {
  readonly #file: TrueTypeFile;
  readonly #fontkit: () => ParsedFont;
  readonly #ligatures: boolean;
  readonly #single = new Map<number, Letter | null>();
  /** Ligatures used so far, by glyph. */
  readonly #joined = new Map<number, Letter>();
  readonly #strings = new Map<string, ShapedText>();
  /** Undefined = not read yet; null = the font has rules that the fast path does not support. */
  #rules: (ContextualRules & { readonly kerning: Kerning }) | null | undefined;

  constructor(file: TrueTypeFile, fontkit: () => ParsedFont, ligatures: boolean) {
    this.#file = file;
    this.#fontkit = fontkit;
    this.#ligatures = ligatures;
  }

  shape(text: string): ShapedText {
    let shaped = this.#strings.get(text);
    if (shaped === undefined) {
      shaped = this.#compose(text) ?? this.#layOut(text);
      if (this.#strings.size >= CACHE_LIMIT) this.#strings.clear();
      this.#strings.set(ownCopy(text), shaped);
    }
    return shaped;
  }

  /** Sets a line from single letters and pairs; undefined if a letter needs more context. */
  #compose(text: string): ShapedText | undefined {
    const glyphs: number[] = [];
    const advances: number[] = [];
    const codePoints: (readonly number[])[] = [];
    const letters = this.#letters(text);
    if (!letters) return undefined;
    let width = 0;
    let before: Letter | undefined;
    for (let i = 0; i < letters.length; i++) {
      let letter = letters[i];
      const ligature = letter.ligatures && findLigature(letters, i);
      if (ligature) {
        letter = this.#join(ligature, letters.slice(i, i + 1 + ligature.rest.length));
        i += ligature.rest.length;
      }
      if (before) {
        let kern = before.kerns.get(letter.glyph);
        if (kern === undefined) before.kerns.set(letter.glyph, (kern = this.#kern(before, letter)));
        advances[advances.length - 1] += kern;
        width += kern;
      }
      glyphs.push(letter.glyph);
      advances.push(letter.advance);
      codePoints.push(letter.codePoints);
      width += letter.advance;
      before = letter;
    }
    return { glyphs, advances, codePoints, width };
  }

  #letters(text: string): Letter[] | undefined {
    const letters: Letter[] = [];
    for (const character of text) {
      const letter = this.#letter(character.codePointAt(0) as number);
      if (!letter) return undefined;
      letters.push(letter);
    }
    return letters;
  }

  /** The glyph that replaces several letters. */
  #join({ glyph }: Ligature, parts: readonly Letter[]): Letter {
    let letter = this.#joined.get(glyph);
    if (letter === undefined) {
      const codePoints = parts.flatMap((part) => part.codePoints);
      letter = { glyph, advance: this.#file.advance(glyph), codePoints, kerns: new Map(), ligatures: undefined };
      this.#joined.set(glyph, letter);
    }
    return letter;
  }

  #layOut(text: string): ShapedText {
    const { glyphs, positions } = this.#fontkit().layout(text, this.#ligatures ? WITH_LIGATURES : WITHOUT_LIGATURES);
    const shaped = {
      glyphs: glyphs.map((glyph) => glyph.id),
      advances: positions.map((place) => place.xAdvance),
      codePoints: glyphs.map((glyph) => glyph.codePoints),
      width: positions.reduce((sum, place) => sum + place.xAdvance, 0),
    };
    const shifted = positions.some((place) => place.xOffset !== 0 || place.yOffset !== 0);
    return shifted ? { ...shaped, offsets: positions.map((place) => [place.xOffset, place.yOffset]) } : shaped;
  }

  /** A letter on its own; null if its look may depend on its neighbors. */
  #letter(code: number): Letter | null {
    let letter = this.#single.get(code);
    if (letter === undefined) this.#single.set(code, (letter = isPlain(code) ? this.#readLetter(code) : null));
    return letter;
  }

  #readLetter(code: number): Letter | null {
    const rules = this.#rulesOf();
    const own = this.#file.glyphOf(code);
    if (!rules || rules.glyphs.has(own)) return null;
    const glyph = rules.tabular.get(own) ?? own;
    const advance = this.#file.advance(glyph);
    // No width: an accent, which is set on the previous letter.
    if (advance === 0 || rules.glyphs.has(glyph)) return null;
    return { glyph, advance, codePoints: [code], kerns: new Map(), ligatures: rules.ligatures.get(glyph) };
  }

  #kern(left: Letter, right: Letter): number {
    return this.#rulesOf()?.kerning(left.glyph, right.glyph) ?? 0;
  }

  #rulesOf(): (ContextualRules & { readonly kerning: Kerning }) | null {
    if (this.#rules === undefined) {
      const rules = contextualRules(this.#file, this.#ligatures);
      const kerning = readKerning(this.#file);
      this.#rules = rules && kerning ? { ...rules, kerning } : null;
    }
    return this.#rules;
  }
}

/** The first ligature of the letter whose other glyphs follow it. */
function findLigature(letters: readonly Letter[], at: number): Ligature | undefined {
  return letters[at].ligatures?.find(({ rest }) => rest.every((glyph, i) => letters[at + 1 + i]?.glyph === glyph));
}

/**
 * True for Latin letters, digits, punctuation and symbols that every layout treats alike. False for the soft hyphen and other invisible
 * characters, combining accents, the fraction slash, and all other scripts.
 */
function isPlain(code: number): boolean {
  return (
    (code >= 0x20 && code < 0x7f) ||
    (code >= 0xa0 && code < 0x250 && code !== 0xad) ||
    (code >= 0x1e00 && code < 0x1f00) ||
    (code >= 0x2010 && code < 0x2028) ||
    (code >= 0x2030 && code < 0x2044) ||
    (code >= 0x20a0 && code < 0x20d0) ||
    (code >= 0x2100 && code < 0x2300)
  );
}
