/**
 * The font of form fields. Unlike the fonts of pages it holds every letter that a person may type, in the encoding that
 * all viewers can type in (WinAnsi: the languages of Western Europe).
 */
import type { BookFont } from "../../sheet/type/font-book.js";
import type { PdfFile, PdfReference } from "./container.js";
import { describeFont, subsetName } from "./embed-font.js";
import { subsetFont } from "./font-subset.js";

/** Characters of codes 128 to 159; a space where the code is not used. */
const UPPER = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

const codes = new Map<string, number>();
for (let code = 0x20; code <= 0xff; code++) {
  const character = code >= 0x80 && code < 0xa0 ? UPPER[code - 0x80] : String.fromCharCode(code);
  if (code !== 0x7f && !codes.has(character)) codes.set(character, code);
}

/** The text as a PDF string in WinAnsi; undefined when it has other characters. */
export function encodeWinAnsi(text: string): string | undefined {
  let hex = "";
  for (const character of text) {
    const code = codes.get(character);
    if (code === undefined) return undefined;
    hex += code.toString(16).padStart(2, "0");
  }
  return `<${hex}>`;
}

/** Writes the font; every glyph of the encoding is embedded, whether a field uses it or not. */
export function writeFormFont(file: PdfFile, font: BookFont): PdfReference {
  const source = font.file;
  const units = 1000 / font.unitsPerEm;
  const glyphOf = (character: string): number => source.glyphOf(character.codePointAt(0) as number);
  const glyphs = new Set([...codes.keys()].map(glyphOf));
  const widths = new Array<number>(224).fill(0);
  for (const [character, code] of codes) widths[code - 0x20] = source.advance(glyphOf(character)) * units;
  const name = subsetName(font, [...glyphs]);
  // The encoding leads to glyphs by way of the font's own character map.
  const data = subsetFont(source, glyphs, ["cmap"]);
  return file.object({
    Type: "Font",
    Subtype: "TrueType",
    BaseFont: name,
    FirstChar: 0x20,
    LastChar: 0xff,
    Widths: widths,
    Encoding: "WinAnsiEncoding",
    FontDescriptor: describeFont(file, font, name, data, 32),
  });
}
