/**
 * The font of form fields. Unlike the fonts of pages, it contains every letter that a person may type, whether or not a field uses it yet.
 * It is a composite font whose codes are glyph ids: a simple font has no room for the letters of both Western and Central Europe, and
 * viewers show letters missing from the form's font in some other font, or not at all.
 */
import { isOwnLetter } from "../../../kernel/words/letters.js";
import { mixedMeasure, type Measure } from "../../../sheet/type/fit.js";
import type { BookFont, FontBook } from "../../../sheet/type/font-book.js";
import type { ShownCodes } from "../embed-font.js";

/** Latin letters with all accents, and the symbols on keyboards. */
const TYPED: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x192, 0x192],
  [0x218, 0x21b],
  [0x2013, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

/** Small scripts to embed from a user's own font: Greek to Armenian, Georgian, Vietnamese, kana. */
const TYPED_OWN: typeof TYPED = [
  [0x370, 0x58f],
  [0x10a0, 0x10ff],
  [0x1e00, 0x1fff],
  [0x2116, 0x2116],
  [0x3001, 0x30ff],
];

/** A font that fields are typed in, with its codes. */
export class FormHand {
  /** Code of each character, and what each code shows. */
  readonly #codes = new Map<number, number>();
  readonly shown: ShownCodes;

  /** @param name in the form's resources */
  constructor(
    readonly font: BookFont,
    readonly name: string,
    ranges: typeof TYPED,
  ) {
    const glyphs = new Map<number, number>();
    for (const [from, to] of ranges)
      for (let codePoint = from; codePoint <= to; codePoint++) {
        if (font.missingGlyphs(String.fromCodePoint(codePoint)).length > 0) continue;
        const glyph = font.file.glyphOf(codePoint);
        this.#codes.set(codePoint, glyph);
        if (!glyphs.has(glyph)) glyphs.set(glyph, codePoint);
      }
    const sorted = [...glyphs].sort(([a], [b]) => a - b);
    const codeOf = new Map(sorted.map(([glyph], i) => [glyph, font.file.isCubic ? i + 1 : glyph]));
    for (const [codePoint, glyph] of this.#codes) this.#codes.set(codePoint, codeOf.get(glyph)!);
    this.shown = sorted.map(([glyph, codePoint]) => [codeOf.get(glyph)!, { glyph, codePoints: [codePoint] }]);
  }

  /** The text as a PDF string in this font; undefined if it has characters outside the typing range. */
  encode(text: string): string | undefined {
    let hex = "";
    for (const character of text) {
      const code = this.#codes.get(character.codePointAt(0)!);
      if (code === undefined) return undefined;
      hex += code.toString(16).padStart(4, "0");
    }
    return `<${hex}>`;
  }
}

/** Name of the form's font in its resources. */
export const FORM_FONT = "Kalam";

/** The fonts of fields: the handwriting font, and a user's own for values with letters only it has. */
export class FormHands {
  readonly #own = new Map<BookFont, FormHand>();
  #usual: FormHand | undefined;

  constructor(
    readonly fonts: FontBook,
    readonly pencil: BookFont,
  ) {}

  get usual(): FormHand {
    return (this.#usual ??= new FormHand(this.pencil, FORM_FONT, TYPED));
  }

  /** The font that has all letters of a value; undefined if several are needed, or if a letter is from a script with thousands of characters. */
  handFor(value: string): FormHand | undefined {
    if (this.usual.encode(value) !== undefined) return this.usual;
    if (![...value].some(isOwnLetter)) return undefined;
    const { own } = this.fonts;
    const able = [...own.filter(({ hand }) => hand), ...own.filter(({ hand }) => !hand)];
    for (const font of able) {
      let hand = this.#own.get(font);
      if (!hand)
        this.#own.set(font, (hand = new FormHand(font, `Own${own.indexOf(font) + 1}`, [...TYPED, ...TYPED_OWN])));
      if (hand.encode(value) !== undefined) return hand;
    }
    return undefined;
  }

  /** Returns the function that measures a value in its font. */
  measureOf = (value: string): Measure => this.handFor(value)?.font ?? mixedMeasure(this.fonts, this.pencil);
}
