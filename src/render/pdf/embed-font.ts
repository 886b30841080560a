/** Writes a font into the document: its subset, widths and the table that gives text back to readers. */
import type { BookFont } from "../../sheet/type/font-book.js";
import { encodeText } from "./bytes.js";
import type { PdfFile, PdfReference } from "./container.js";
import { subsetFont } from "./font-subset.js";
import { hashText } from "./hash.js";
import type { TextRun } from "./text-run.js";

/** The glyphs of one font that a document shows, and the characters behind them. */
export class FontUsage {
  readonly font: BookFont;
  /** Name in the resources of the document. */
  readonly name: string;
  readonly #codePoints = new Map<number, readonly number[]>();

  constructor(font: BookFont, name: string) {
    this.font = font;
    this.name = name;
  }

  /** Notes the glyphs of a string. */
  add(run: TextRun): void {
    const { glyphs, codePoints } = run.shaped;
    for (let i = 0; i < glyphs.length; i++) {
      if (!this.#codePoints.has(glyphs[i])) this.#codePoints.set(glyphs[i], codePoints[i]);
    }
  }

  /** Glyph ids and their characters in rising order of id. */
  get glyphs(): [glyph: number, codePoints: readonly number[]][] {
    return [...this.#codePoints].sort(([a], [b]) => a - b);
  }
}

/** Writes the glyphs that a document shows; fills the reference that pages name. */
export const embedFont = (file: PdfFile, reference: PdfReference, { font, glyphs }: FontUsage): void =>
  embedGlyphs(file, reference, font, glyphs);

/**
 * Writes a composite font whose codes are glyph ids.
 * @param glyphs with the characters that readers get for them, in rising order
 */
export function embedGlyphs(
  file: PdfFile,
  reference: PdfReference,
  font: BookFont,
  glyphs: readonly (readonly [glyph: number, codePoints: readonly number[]])[],
): void {
  const source = font.file;
  const ids = glyphs.map(([glyph]) => glyph);
  const name = subsetName(font, ids);
  const units = 1000 / font.unitsPerEm;
  const descendant = file.object({
    Type: "Font",
    Subtype: "CIDFontType2",
    BaseFont: name,
    CIDSystemInfo: { Registry: file.string("Adobe"), Ordering: file.string("Identity"), Supplement: 0 },
    FontDescriptor: describeFont(file, font, name, subsetFont(source, ids)),
    DW: 0,
    W: listWidths(ids.map((glyph) => [glyph, source.advance(glyph) * units])),
    CIDToGIDMap: "Identity",
  });
  Object.assign(reference.data, {
    Type: "Font",
    Subtype: "Type0",
    BaseFont: name,
    Encoding: "Identity-H",
    DescendantFonts: [descendant],
    ToUnicode: file.stream({}, encodeText(toUnicode(glyphs))),
  });
  file.end(reference);
}

/** Flags of a font descriptor: codes of its own. */
const SYMBOLIC = 4;

/** Font descriptor with the embedded file. */
function describeFont(file: PdfFile, font: BookFont, name: string, data: Uint8Array): PdfReference {
  const units = 1000 / font.unitsPerEm;
  return file.object({
    Type: "FontDescriptor",
    FontName: name,
    Flags: SYMBOLIC,
    FontBBox: font.file.box.map((value) => value * units),
    ItalicAngle: 0,
    Ascent: font.ascent * 1000,
    Descent: font.descent * 1000,
    CapHeight: font.capHeight * 1000,
    XHeight: font.xHeight * 1000,
    StemV: 50 + font.weight / 10,
    FontFile2: file.stream({ Length1: data.length }, data),
  });
}

/** `ABCDEF+Name`: six letters made from the glyphs, so that different subsets differ when documents are merged. */
function subsetName(font: BookFont, glyphs: readonly number[]): string {
  const [high, low] = hashText(`${font.postscriptName} ${glyphs.join(" ")}`);
  let rest = high * 4096 + (low >>> 20);
  let tag = "";
  for (let i = 0; i < 6; i++) {
    tag += String.fromCharCode(65 + (rest % 26));
    rest = Math.floor(rest / 26);
  }
  return `${tag}+${font.postscriptName}`;
}

/** `first [w w w] first [w] ...`: neighbours share one list. */
function listWidths(widths: readonly (readonly [glyph: number, width: number])[]): (number | number[])[] {
  const list: (number | number[])[] = [];
  let row: number[] = [];
  let next = -1;
  for (const [glyph, width] of widths) {
    if (glyph !== next) list.push(glyph, (row = []));
    row.push(width);
    next = glyph + 1;
  }
  return list;
}

function toUnicode(glyphs: readonly (readonly [glyph: number, codePoints: readonly number[]])[]): string {
  const hex = (value: number): string => value.toString(16).padStart(4, "0");
  const unicode = (codePoints: readonly number[]): string =>
    [...String.fromCodePoint(...codePoints)]
      .flatMap((character) => character.split("").map((unit) => hex(unit.charCodeAt(0))))
      .join("");
  const lines = glyphs.map(([glyph, codePoints]) => `<${hex(glyph)}> <${unicode(codePoints)}>`);
  const blocks: string[] = [];
  // At most 100 entries to a block.
  for (let i = 0; i < lines.length; i += 100) {
    const block = lines.slice(i, i + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join("\n")}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
