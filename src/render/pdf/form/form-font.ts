/**
 * The font of form fields. Unlike the fonts of pages it holds every letter that a person may type, whether a field has it yet or
 * not. It is a composite font whose codes are glyph ids: a simple font has no room for the letters of Central Europe next to those
 * of the West, and what a viewer cannot write with the form's own font every other viewer shows in one of its own, or not at all.
 */
import type { BookFont } from "../../../sheet/type/font-book.js";
import type { ShownCodes } from "../embed-font.js";

/** Latin letters with all their accents, and the signs that a keyboard has. */
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

function glyphsOf({ file }: BookFont): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const [from, to] of TYPED)
    for (let codePoint = from; codePoint <= to; codePoint++) {
      const glyph = file.glyphOf(codePoint);
      if (glyph !== 0 && !found.has(glyph)) found.set(glyph, codePoint);
    }
  return found;
}

/** The text as a PDF string in the form's font; undefined when it has characters that no one types. */
export function encodeTyped({ file }: BookFont, text: string): string | undefined {
  let hex = "";
  for (const character of text) {
    const codePoint = character.codePointAt(0)!;
    const glyph = file.glyphOf(codePoint);
    if (glyph === 0 || !TYPED.some(([from, to]) => codePoint >= from && codePoint <= to)) return undefined;
    hex += glyph.toString(16).padStart(4, "0");
  }
  return `<${hex}>`;
}

/** Glyphs of all that can be typed, in rising order, with the first of the characters that show them. */
export const typedGlyphs = (font: BookFont): ShownCodes =>
  [...glyphsOf(font)]
    .sort(([a], [b]) => a - b)
    .map(([glyph, codePoint]) => [glyph, { glyph, codePoints: [codePoint] }]);
