/**
 * Codes of text. A byte a letter, where a font has few enough of them in a document: Latin letters are written as themselves, all else gets
 * the next code that is free when it is first shown, the same one in all fonts, so that they share the table that gives text back to readers.
 */
import type { BookFont, ShapedText } from "../../sheet/type/font-book.js";

/** What a code shows, and the characters that readers get for it. */
export interface ShownGlyph {
  readonly glyph: number;
  readonly codePoints: readonly number[];
}

/** Codes that letters of their own have. */
const [FIRST_LETTER, LAST_LETTER] = [0x20, 0x7e];
/** Codes for all else; not those that end a line in a string, nor the soft hyphen. */
const SPARE: readonly (readonly [from: number, to: number])[] = [
  [0xa1, 0xac],
  [0xae, 0xff],
  [0x80, 0xa0],
  [0x0e, 0x1f],
  [0x01, 0x09],
];
const SPARES = SPARE.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));

/** The one-byte codes of a document. */
export class CodeBook {
  readonly #codes = new Map<string, number[]>();
  #given = 0;

  /** A code for characters that stands for nothing else in a font; undefined when there are none left. */
  codeFor(codePoints: readonly number[], taken: ReadonlyMap<number, ShownGlyph>): number | undefined {
    const characters = String.fromCodePoint(...codePoints);
    let codes = this.#codes.get(characters);
    if (codes === undefined) {
      const [first] = codePoints;
      const own = codePoints.length === 1 && first >= FIRST_LETTER && first <= LAST_LETTER;
      this.#codes.set(characters, (codes = own ? [first] : []));
    }
    const known = codes.find((code) => !taken.has(code));
    if (known !== undefined) return known;
    if (this.#given === SPARES.length) return undefined;
    const code = SPARES[this.#given++];
    codes.push(code);
    return code;
  }
}

/** The glyphs of one font that a document shows, by their codes. */
export class FontUsage {
  readonly font: BookFont;
  /** Name in the resources of the document. */
  readonly name: string;
  /** Whether codes are two bytes each: glyph ids, for what there are no codes of one byte left for; numbers from 1 on in a font of cubic curves. */
  readonly wide: boolean;
  readonly #book: CodeBook | undefined;
  readonly #codes = new Map<number, number>();
  readonly #shown = new Map<number, ShownGlyph>();

  /** @param book absent when codes are two bytes each */
  constructor(font: BookFont, name: string, book: CodeBook | undefined) {
    this.font = font;
    this.name = name;
    this.wide = book === undefined;
    this.#book = book;
  }

  /** Puts the codes of a string into `codes`, which are as many as its glyphs; false when there are not enough of them. */
  encode({ glyphs, codePoints }: ShapedText, codes: Uint16Array): boolean {
    for (let i = 0; i < glyphs.length; i++) {
      const code = this.#codes.get(glyphs[i]) ?? this.#add(glyphs[i], codePoints[i]);
      if (code === undefined) return false;
      codes[i] = code;
    }
    return true;
  }

  /** Codes and what they show, in rising order. */
  get shown(): [code: number, shown: ShownGlyph][] {
    return [...this.#shown].sort(([a], [b]) => a - b);
  }

  #add(glyph: number, codePoints: readonly number[]): number | undefined {
    const wide = this.font.file.isCubic ? this.#shown.size + 1 : glyph;
    const code = this.#book ? this.#book.codeFor(codePoints, this.#shown) : wide;
    if (code === undefined) return undefined;
    this.#codes.set(glyph, code);
    this.#shown.set(code, { glyph, codePoints });
    return code;
  }
}
