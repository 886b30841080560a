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

/** Glyphs with the characters that readers get for them, in rising order. */
export type ReadGlyphs = readonly (readonly [glyph: number, codePoints: readonly number[]])[];

/** Writes the fonts of a document. */
export class FontEmbedder {
  readonly #file: PdfFile;
  /**
   * Tables that give text back to readers, each for as many fonts as agree: the weights of a family number their glyphs alike, and
   * a table of its own for each would be a tenth of a small file.
   */
  readonly #tables: { readonly reference: PdfReference; readonly characters: Map<number, readonly number[]> }[] = [];

  constructor(file: PdfFile) {
    this.#file = file;
  }

  /**
   * Writes a composite font whose codes are glyph ids; fills the reference that pages name.
   * @param otherWidth thousandths of the type size, of codes that have no glyph
   */
  embed(reference: PdfReference, font: BookFont, glyphs: ReadGlyphs, otherWidth = 0): void {
    const file = this.#file;
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
      DW: otherWidth,
      W: listWidths(ids.map((glyph) => [glyph, source.advance(glyph) * units])),
      CIDToGIDMap: "Identity",
    });
    Object.assign(reference.data, {
      Type: "Font",
      Subtype: "Type0",
      BaseFont: name,
      Encoding: "Identity-H",
      DescendantFonts: [descendant],
      ToUnicode: this.#tableFor(glyphs),
    });
    file.end(reference);
  }

  /** Writes what fonts share, after the last of them. */
  finish(): void {
    for (const { reference, characters } of this.#tables) {
      const glyphs = [...characters].sort(([a], [b]) => a - b);
      this.#file.fillStream(reference, encodeText(toUnicode(glyphs)));
    }
  }

  #tableFor(glyphs: ReadGlyphs): PdfReference {
    let table = this.#tables.find(({ characters }) => agree(characters, glyphs));
    if (table === undefined) this.#tables.push((table = { reference: this.#file.reference(), characters: new Map() }));
    for (const [glyph, codePoints] of glyphs) table.characters.set(glyph, codePoints);
    return table.reference;
  }
}

/** Whether no glyph stands for one thing here and for another there. */
const agree = (known: ReadonlyMap<number, readonly number[]>, glyphs: ReadGlyphs): boolean =>
  glyphs.every(([glyph, codePoints]) => {
    const other = known.get(glyph);
    return (
      other === undefined || (other.length === codePoints.length && other.every((one, i) => one === codePoints[i]))
    );
  });

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

function toUnicode(glyphs: ReadGlyphs): string {
  const hex = (value: number): string => value.toString(16).padStart(4, "0");
  const single: string[] = [];
  const ranges: string[] = [];
  for (let i = 0; i < glyphs.length;) {
    const [first, codePoints] = glyphs[i];
    const units = [...String.fromCodePoint(...codePoints)].flatMap((character) =>
      character.split("").map((unit) => unit.charCodeAt(0)),
    );
    let length = 1;
    while (units.length === 1 && follows(glyphs, i, length)) length++;
    const unicode = units.map(hex).join("");
    if (length === 1) single.push(`<${hex(first)}><${unicode}>`);
    else ranges.push(`<${hex(first)}><${hex(first + length - 1)}><${unicode}>`);
    i += length;
  }
  return `/CIDInit/ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def
/CMapName/Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><ffff>
endcodespacerange
${blocksOf("bfchar", single)}${blocksOf("bfrange", ranges)}endcmap
CMapName currentdict/CMap defineresource pop
end
end`;
}

/** Whether the glyph so many places on continues a range: codes and characters count up, their last bytes without a carry. */
function follows(glyphs: ReadGlyphs, from: number, length: number): boolean {
  const [first, [character]] = glyphs[from];
  const next = glyphs.at(from + length);
  return (
    next !== undefined &&
    next[0] === first + length &&
    next[1].length === 1 &&
    next[1][0] === character + length &&
    next[0] >> 8 === first >> 8 &&
    next[1][0] >> 8 === character >> 8
  );
}

/** At most 100 entries to a block. */
function blocksOf(kind: string, lines: readonly string[]): string {
  let out = "";
  for (let i = 0; i < lines.length; i += 100) {
    const block = lines.slice(i, i + 100);
    out += `${block.length} begin${kind}\n${block.join("\n")}\nend${kind}\n`;
  }
  return out;
}
