/** Writes a font into the document: subset, widths and ToUnicode map. */
import type { BookFont } from "../../sheet/type/font-book.js";
import { encodeText } from "./bytes.js";
import type { PdfFile } from "./container.js";
import type { PdfDictionary, PdfReference } from "./values.js";
import { ownSlots, subsetFont, symbolMap } from "./font-subset.js";
import type { ShownGlyph } from "./font-usage.js";
import { hashText } from "./hash.js";

/** Codes and what they show, in ascending order. */
export type ShownCodes = readonly (readonly [code: number, shown: ShownGlyph])[];

/** A ToUnicode map. */
interface TextTable {
  readonly reference: PdfReference;
  readonly characters: Map<number, ShownGlyph>;
  /** Hexadecimal digits per code. */
  readonly digits: 2 | 4;
}

/** Writes the fonts of a document. */
export class FontEmbedder {
  readonly #file: PdfFile;
  /** Compatible fonts share one ToUnicode map: separate maps would be 10% of a small file. */
  readonly #tables: TextTable[] = [];

  constructor(file: PdfFile) {
    this.#file = file;
  }

  /** Writes a font with one-byte codes; fills in the reference that pages use. */
  embed(reference: PdfReference, font: BookFont, shown: ShownCodes): void {
    const file = this.#file;
    const source = font.file;
    const name = subsetName(font, shown);
    const units = 1000 / font.unitsPerEm;
    const [[first]] = shown;
    const [last] = shown[shown.length - 1];
    // Glyphs are in the order of their codes, starting with number 1.
    const slots: number[] = [];
    const widths = Array.from({ length: last - first + 1 }, () => 0);
    for (const [code, { glyph }] of shown) {
      slots[code - first + 1] = glyph;
      widths[code - first] = source.advance(glyph) * units;
    }
    const data = subsetFont(source, slots, new Map([["cmap", symbolMap(first, last)]]));
    Object.assign(reference.data, {
      Type: "Font",
      Subtype: "TrueType",
      BaseFont: name,
      FirstChar: first,
      LastChar: last,
      Widths: widths,
      FontDescriptor: describeFont(file, font, name, trueType(file, data)),
      ToUnicode: this.#tableFor(shown, 2),
    });
    file.end(reference);
  }

  /** Writes a composite font with cubic curves, whose codes number its glyphs from 1; fills in the reference that pages use. */
  embedCubic(reference: PdfReference, font: BookFont, shown: ShownCodes): void {
    const file = this.#file;
    const name = subsetName(font, shown);
    const units = 1000 / font.unitsPerEm;
    const data = font.cubicSubset(shown.map(([, { glyph }]) => glyph));
    const descendant = file.object({
      Type: "Font",
      Subtype: "CIDFontType0",
      BaseFont: name,
      CIDSystemInfo: { Registry: file.string("Adobe"), Ordering: file.string("Identity"), Supplement: 0 },
      FontDescriptor: describeFont(file, font, name, { FontFile3: file.stream({ Subtype: "CIDFontType0C" }, data) }),
      DW: 0,
      W: listWidths(shown.map(([code, { glyph }]) => [code, font.file.advance(glyph) * units])),
    });
    this.#endWide(reference, name, descendant, shown);
  }

  /**
   * Writes a composite font whose codes are glyph ids; fills in the reference that pages use.
   * @param otherWidth width of codes without a glyph, in thousandths of the type size
   */
  embedWide(reference: PdfReference, font: BookFont, shown: ShownCodes, otherWidth = 0): void {
    const file = this.#file;
    const source = font.file;
    const name = subsetName(font, shown);
    const units = 1000 / font.unitsPerEm;
    const descendant = file.object({
      Type: "Font",
      Subtype: "CIDFontType2",
      BaseFont: name,
      CIDSystemInfo: { Registry: file.string("Adobe"), Ordering: file.string("Identity"), Supplement: 0 },
      FontDescriptor: describeFont(
        file,
        font,
        name,
        trueType(
          file,
          subsetFont(
            source,
            ownSlots(
              source,
              shown.map(([glyph]) => glyph),
            ),
          ),
        ),
      ),
      DW: otherWidth,
      W: listWidths(shown.map(([glyph]) => [glyph, source.advance(glyph) * units])),
      CIDToGIDMap: "Identity",
    });
    this.#endWide(reference, name, descendant, shown);
  }

  /** Completes a composite font. */
  #endWide(reference: PdfReference, name: string, descendant: PdfReference, shown: ShownCodes): void {
    Object.assign(reference.data, {
      Type: "Font",
      Subtype: "Type0",
      BaseFont: name,
      Encoding: "Identity-H",
      DescendantFonts: [descendant],
      ToUnicode: this.#tableFor(shown, 4),
    });
    this.#file.end(reference);
  }

  /** Writes what fonts share, after the last font. */
  finish(): void {
    for (const { reference, characters, digits } of this.#tables) {
      const shown = [...characters].sort(([a], [b]) => a - b);
      this.#file.fillStream(reference, encodeText(toUnicode(shown, digits)));
    }
  }

  #tableFor(shown: ShownCodes, digits: TextTable["digits"]): PdfReference {
    let table = this.#tables.find((one) => one.digits === digits && agree(one.characters, shown));
    if (table === undefined)
      this.#tables.push((table = { reference: this.#file.reference(), characters: new Map(), digits }));
    for (const [code, one] of shown) table.characters.set(code, one);
    return table.reference;
  }
}

/** True if no code maps to different text in the two maps. */
const agree = (known: ReadonlyMap<number, ShownGlyph>, shown: ShownCodes): boolean =>
  shown.every(([code, { codePoints }]) => {
    const other = known.get(code)?.codePoints;
    return (
      other === undefined || (other.length === codePoints.length && other.every((one, i) => one === codePoints[i]))
    );
  });

/** Font descriptor flag: the font has its own encoding. */
const SYMBOLIC = 4;

/** Font descriptor with the embedded file. */
function describeFont(file: PdfFile, font: BookFont, name: string, embedded: PdfDictionary): PdfReference {
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
    ...embedded,
  });
}

const trueType = (file: PdfFile, data: Uint8Array): PdfDictionary => ({
  FontFile2: file.stream({ Length1: data.length }, data),
});

/** `ABCDEF+Name`: six letters derived from the glyphs, so that different subsets stay distinct when documents are merged. */
function subsetName(font: BookFont, shown: ShownCodes): string {
  const [high, low] = hashText(
    `${font.postscriptName} ${shown.map(([code, { glyph }]) => `${code} ${glyph}`).join(" ")}`,
  );
  let rest = high * 4096 + (low >>> 20);
  let tag = "";
  for (let i = 0; i < 6; i++) {
    tag += String.fromCharCode(65 + (rest % 26));
    rest = Math.floor(rest / 26);
  }
  return `${tag}+${font.postscriptName}`;
}

/** `first [w w w] first [w] ...`: neighboring codes share a list. */
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

function toUnicode(shown: ShownCodes, digits: TextTable["digits"]): string {
  const hex = (value: number, width = 4): string => value.toString(16).padStart(width, "0");
  const codeText = (code: number): string => `<${hex(code, digits)}>`;
  const single: string[] = [];
  const ranges: string[] = [];
  for (let i = 0; i < shown.length;) {
    const [first, { codePoints }] = shown[i];
    const units = [...String.fromCodePoint(...codePoints)].flatMap((character) =>
      character.split("").map((unit) => unit.charCodeAt(0)),
    );
    let length = 1;
    while (units.length === 1 && follows(shown, i, length)) length++;
    const unicode = units.map((unit) => hex(unit)).join("");
    if (length === 1) single.push(`${codeText(first)}<${unicode}>`);
    else ranges.push(`${codeText(first)}${codeText(first + length - 1)}<${unicode}>`);
    i += length;
  }
  return `/CIDInit/ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def
/CMapName/Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
${codeText(0)}<${"f".repeat(digits)}>
endcodespacerange
${blocksOf("bfchar", single)}${blocksOf("bfrange", ranges)}endcmap
CMapName currentdict/CMap defineresource pop
end
end`;
}

/** True if the glyph at this offset continues a range: codes and characters both count up, without a carry in their last bytes. */
function follows(shown: ShownCodes, from: number, length: number): boolean {
  const [first, { codePoints }] = shown[from];
  const [code, next] = shown.at(from + length) ?? [];
  const character = next?.codePoints[0];
  return (
    code === first + length &&
    next!.codePoints.length === 1 &&
    character === codePoints[0] + length &&
    code >> 8 === first >> 8 &&
    character >> 8 === codePoints[0] >> 8
  );
}

/** At most 100 entries per block. */
function blocksOf(kind: string, lines: readonly string[]): string {
  let out = "";
  for (let i = 0; i < lines.length; i += 100) {
    const block = lines.slice(i, i + 100);
    out += `${block.length} begin${kind}\n${block.join("\n")}\nend${kind}\n`;
  }
  return out;
}
