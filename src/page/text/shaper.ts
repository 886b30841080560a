/**
 * Text -> glyphs and advances, exactly as fontkit's full layout gives them but many times faster.
 *
 * Nearly every string needs no more than an advance for each character and a kern for each pair, so these are learnt
 * from full layouts once and reused. Where a font looks further than a pair (ligatures, contextual rules, marks set on
 * letters) the string goes through the full layout, and the result is kept.
 */
import { contextualRules, type ContextualRules } from "./contextual-rules.js";
import type { ParsedFont } from "./parsed-font.js";
import { ownCopy } from "./own-copy.js";

export interface ShapedText {
  readonly glyphs: readonly number[];
  /** Font units, kerning included. */
  readonly advances: readonly number[];
  /** Sum of the advances, font units. */
  readonly width: number;
  /** Code points behind each glyph (a ligature has several), for text extraction. */
  readonly codePoints: readonly (readonly number[])[];
  /** Shift of each glyph in font units, y up; absent when no glyph is shifted (only accents set on letters are). */
  readonly offsets?: readonly (readonly [x: number, y: number])[];
}

interface Letter {
  readonly glyph: number;
  readonly advance: number;
  readonly codePoints: readonly number[];
  /** Next letter's code point -> kern in font units; NaN marks a pair that needs the full layout. */
  readonly kerns: Map<number, number>;
}

const WITH_LIGATURES = { kern: true, tnum: true };
const WITHOUT_LIGATURES = { ...WITH_LIGATURES, liga: false, clig: false, calt: false };
/** Strings kept for each font; sheets repeat theirs, and long documents must not grow without end. */
const CACHE_LIMIT = 20_000;

export class Shaper {
  readonly #joined: Mode;
  readonly #apart: Mode;

  constructor(font: ParsedFont) {
    this.#joined = new Mode(font, WITH_LIGATURES);
    this.#apart = new Mode(font, WITHOUT_LIGATURES);
  }

  shape(text: string, ligatures: boolean): ShapedText {
    return (ligatures ? this.#joined : this.#apart).shape(text);
  }
}

/** What was learnt under one set of features. */
class Mode {
  readonly #font: ParsedFont;
  readonly #features: Readonly<Record<string, boolean>>;
  readonly #letters = new Map<number, Letter | null>();
  readonly #strings = new Map<string, ShapedText>();
  #rules: ContextualRules | undefined;

  constructor(font: ParsedFont, features: Readonly<Record<string, boolean>>) {
    this.#font = font;
    this.#features = features;
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

  /** Puts the line together from learnt letters and pairs; undefined when one of them is new or looks further. */
  #compose(text: string): ShapedText | undefined {
    const glyphs: number[] = [];
    const advances: number[] = [];
    const codePoints: (readonly number[])[] = [];
    let width = 0;
    let before: Letter | undefined;
    for (const character of text) {
      const code = character.codePointAt(0) as number;
      const letter = this.#letters.get(code);
      if (!letter) return undefined;
      if (before) {
        const kern = before.kerns.get(code);
        if (kern === undefined || kern !== kern) return undefined;
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

  /** The full layout; teaches the letters and pairs that it shows to be free of context. */
  #layOut(text: string): ShapedText {
    const { glyphs, positions } = this.#font.layout(text, this.#features);
    const shaped = {
      glyphs: glyphs.map((glyph) => glyph.id),
      advances: positions.map((place) => place.xAdvance),
      codePoints: glyphs.map((glyph) => glyph.codePoints),
      width: positions.reduce((sum, place) => sum + place.xAdvance, 0),
    };
    const shifted = positions.some((place) => place.xOffset !== 0 || place.yOffset !== 0);
    if (shifted) return { ...shaped, offsets: positions.map((place) => [place.xOffset, place.yOffset]) };
    this.#learn([...text], shaped);
    return shaped;
  }

  #learn(characters: readonly string[], shaped: ShapedText): void {
    const letters = characters.map((character) => this.#letter(character));
    const plain =
      letters.length === shaped.glyphs.length && letters.every((letter, i) => letter?.glyph === shaped.glyphs[i]);
    if (!plain) return; // a ligature or a contextual form: such strings always take the full layout
    for (let i = 0; i + 1 < letters.length; i++) {
      const [left, right] = [letters[i] as Letter, letters[i + 1] as Letter];
      const code = characters[i + 1].codePointAt(0) as number;
      if (left.kerns.has(code)) continue;
      const far = this.#rulesOf().pairs.has(left.glyph * 65536 + right.glyph);
      left.kerns.set(code, far ? NaN : shaped.advances[i] - left.advance);
    }
  }

  /** The letter by itself; null when its glyph takes part in a contextual rule or it is drawn as several glyphs. */
  #letter(character: string): Letter | null {
    const code = character.codePointAt(0) as number;
    let letter = this.#letters.get(code);
    if (letter === undefined) {
      const { glyphs, positions } = this.#font.layout(character, this.#features);
      // No width: an accent, which is set on the letter before it.
      const simple = glyphs.length === 1 && positions[0].xAdvance > 0 && positions[0].xOffset === 0;
      letter =
        simple && !this.#rulesOf().glyphs.has(glyphs[0].id)
          ? {
              glyph: glyphs[0].id,
              advance: positions[0].xAdvance,
              codePoints: glyphs[0].codePoints,
              kerns: new Map(),
            }
          : null;
      this.#letters.set(code, letter);
    }
    return letter;
  }

  #rulesOf(): ContextualRules {
    return (this.#rules ??= contextualRules(this.#font, this.#features));
  }
}
