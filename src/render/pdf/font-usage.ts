/**
 * Codes for text. One byte per glyph, if the document uses few enough of a font: Latin letters are encoded as themselves, everything else
 * gets the next free code on first use, the same one in all fonts, so that they can share a ToUnicode map.
 */
import type { BookFont, ShapedText } from "../../sheet/type/font-book.js";

/** What a code shows, and the characters it stands for. */
export interface ShownGlyph {
  readonly glyph: number;
  readonly codePoints: readonly number[];
}

/** Range of codes that letters keep. */
const [FIRST_LETTER, LAST_LETTER] = [0x20, 0x7e];
/** Codes for everything else, except line ends in a string and the soft hyphen. */
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

  /** A code for characters that is still free in a font; undefined if none are left. */
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

/** The glyphs of one font that a document uses, by code. */
export class FontUsage {
  readonly font: BookFont;
  /** Name in the document's resources. */
  readonly name: string;
  /** True for two-byte codes, used when one-byte codes run out: glyph ids, or numbers from 1 in a font with cubic curves. */
  readonly wide: boolean;
  readonly #book: CodeBook | undefined;
  readonly #codes = new Map<number, number>();
  readonly #shown = new Map<number, ShownGlyph>();

  /** @param book absent for two-byte codes */
  constructor(font: BookFont, name: string, book: CodeBook | undefined) {
    this.font = font;
    this.name = name;
    this.wide = book === undefined;
    this.#book = book;
  }

  /** Writes the codes of a string into `codes`, one per glyph; false if the font has run out of codes. */
  encode({ glyphs, codePoints }: ShapedText, codes: Uint16Array): boolean {
    for (let i = 0; i < glyphs.length; i++) {
      const code = this.#codes.get(glyphs[i]) ?? this.#add(glyphs[i], codePoints[i]);
      if (code === undefined) return false;
      codes[i] = code;
    }
    return true;
  }

  /** Codes and what they show, in ascending order. */
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
