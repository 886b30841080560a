/** The tables of a TrueType file that are needed for measuring and embedding, read in place. */
import { readCharacterMap, type CharacterMap } from "./character-map.js";

interface Table {
  readonly offset: number;
  readonly length: number;
}

const COMPOSITE_WORDS = 0x0001;
const COMPOSITE_SCALE = 0x0008;
const COMPOSITE_MORE = 0x0020;
const COMPOSITE_TWO_SCALES = 0x0040;
const COMPOSITE_MATRIX = 0x0080;
const COMPOSITE_INSTRUCTIONS = 0x0100;

export class TrueTypeFile {
  readonly bytes: Uint8Array;
  readonly #view: DataView;
  readonly #tables = new Map<string, Table>();
  readonly #longOffsets: boolean;
  readonly #metrics: number;
  #characters: CharacterMap | undefined;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const count = this.#view.getUint16(4);
    for (let i = 0; i < count; i++) {
      const at = 12 + 16 * i;
      const tag = String.fromCharCode(...bytes.subarray(at, at + 4));
      this.#tables.set(tag, { offset: this.#view.getUint32(at + 8), length: this.#view.getUint32(at + 12) });
    }
    this.#longOffsets = this.#view.getInt16(this.#at("head") + 50) === 1;
    this.#metrics = this.#view.getUint16(this.#at("hhea") + 34);
  }

  /** Font units per em. */
  get unitsPerEm(): number {
    return this.#view.getUint16(this.#at("head") + 18);
  }

  /** Bounding box of all glyphs, font units. */
  get box(): readonly [left: number, bottom: number, right: number, top: number] {
    const at = this.#at("head") + 36;
    return [0, 2, 4, 6].map((offset) => this.#view.getInt16(at + offset)) as [number, number, number, number];
  }

  /** Ascent, font units. */
  get ascent(): number {
    return this.#view.getInt16(this.#at("hhea") + 4);
  }

  /** Depth below the baseline, font units; negative. */
  get descent(): number {
    return this.#view.getInt16(this.#at("hhea") + 6);
  }

  /** x-height, font units; 0 if the file does not have it. */
  get xHeight(): number {
    return this.#heightAt(86);
  }

  /** Cap height, font units; 0 if the file does not have it. */
  get capHeight(): number {
    return this.#heightAt(88);
  }

  /** Name of the face inside the file: `BarlowCondensed-Medium`. */
  get postscriptName(): string {
    return this.#name(6);
  }

  /** Family name, shared by several weights; empty if the file does not have it. */
  get familyName(): string {
    return this.#name(16) || this.#name(1);
  }

  /** CSS weight, according to the file. */
  get weight(): number {
    return this.view("OS/2")?.getUint16(4) ?? 400;
  }

  /** Embedding permissions: fsType of the OS/2 table. */
  get embedding(): number {
    return this.view("OS/2")?.getUint16(8) ?? 0;
  }

  #name(id: number): string {
    const view = this.view("name");
    if (!view) return "";
    const strings = view.getUint16(4);
    for (let i = 0; i < view.getUint16(2); i++) {
      const record = 6 + 12 * i;
      if (view.getUint16(record + 6) !== id) continue;
      // Two bytes per character, except on the Macintosh; the name is ASCII.
      const step = view.getUint16(record) === 1 ? 1 : 2;
      const start = strings + view.getUint16(record + 10);
      let name = "";
      for (let at = step - 1; at < view.getUint16(record + 8); at += step) {
        name += String.fromCharCode(view.getUint8(start + at));
      }
      return name;
    }
    return "";
  }

  /** Glyph of a character; 0 if the font has none. */
  glyphOf(codePoint: number): number {
    this.#characters ??= readCharacterMap(this.view("cmap"));
    return this.#characters(codePoint);
  }

  /** True if outlines are cubic curves in their own table (OpenType with CFF), not quadratic ones in `glyf`. */
  get isCubic(): boolean {
    return !this.#tables.has("glyf") && this.#tables.has("CFF ");
  }

  /** True if every glyph has a width and a bearing. */
  get hasMetrics(): boolean {
    const length = this.#tables.get("hmtx")?.length ?? 0;
    return this.#metrics > 0 && length >= 4 * this.#metrics + 2 * Math.max(0, this.glyphCount - this.#metrics);
  }

  get glyphCount(): number {
    return this.#view.getUint16(this.#at("maxp") + 4);
  }

  /** Bytes of a table; undefined if the file does not have it. */
  table(tag: string): Uint8Array | undefined {
    const table = this.#tables.get(tag);
    return table && this.bytes.subarray(table.offset, table.offset + table.length);
  }

  /** A table for reading numbers; undefined if the file does not have it. */
  view(tag: string): DataView | undefined {
    const bytes = this.table(tag);
    return bytes && new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** Width of a glyph in font units. */
  advance(glyph: number): number {
    return this.#view.getUint16(this.#at("hmtx") + 4 * Math.min(glyph, this.#metrics - 1));
  }

  /** Left side bearing of a glyph in font units. */
  bearing(glyph: number): number {
    const hmtx = this.#at("hmtx");
    if (glyph < this.#metrics) return this.#view.getInt16(hmtx + 4 * glyph + 2);
    return this.#view.getInt16(hmtx + 4 * this.#metrics + 2 * (glyph - this.#metrics));
  }

  /**
   * Outline of a glyph without hinting, which print does not use; empty for blank glyphs.
   * @param numberOf new numbers of its component glyphs
   */
  outline(glyph: number, numberOf: (glyph: number) => number): Uint8Array {
    const data = this.#outlineBytes(glyph);
    if (data.length === 0) return data;
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    const contours = view.getInt16(0);
    if (contours < 0) return this.#composite(data, numberOf);
    const at = 10 + 2 * contours;
    const hints = view.getUint16(at);
    const stripped = new Uint8Array(data.length - hints);
    stripped.set(data.subarray(0, at));
    stripped.set(data.subarray(at + 2 + hints), at + 2); // The two bytes before stay zero: no instructions
    return stripped;
  }

  /** The components of a composite glyph. */
  components(glyph: number): number[] {
    const data = this.#outlineBytes(glyph);
    const glyphs: number[] = [];
    walkComponents(data, (_at, component) => glyphs.push(component));
    return glyphs;
  }

  #outlineBytes(glyph: number): Uint8Array {
    const loca = this.#at("loca");
    const offset = (index: number): number =>
      this.#longOffsets ? this.#view.getUint32(loca + 4 * index) : 2 * this.#view.getUint16(loca + 2 * index);
    const glyf = this.#at("glyf");
    return this.bytes.subarray(glyf + offset(glyph), glyf + offset(glyph + 1));
  }

  #composite(data: Uint8Array, numberOf: (glyph: number) => number): Uint8Array {
    let end = 0;
    // Not `slice`: for a Node buffer, that would share the same bytes.
    const copy = new Uint8Array(data);
    const view = new DataView(copy.buffer);
    walkComponents(data, (at, component, next) => {
      view.setUint16(at, view.getUint16(at) & ~COMPOSITE_INSTRUCTIONS);
      view.setUint16(at + 2, numberOf(component));
      end = next;
    });
    return copy.subarray(0, end);
  }

  /** A height from the OS/2 table, which old versions do not have. */
  #heightAt(offset: number): number {
    const table = this.view("OS/2");
    return table && table.byteLength >= offset + 2 && table.getUint16(0) >= 2 ? table.getInt16(offset) : 0;
  }

  #at(tag: string): number {
    const table = this.#tables.get(tag);
    if (!table) throw new Error(`the font has no ${tag} table`);
    return table.offset;
  }
}

/** Calls `visit` with the offset of each component's flags, its glyph and its end. */
function walkComponents(data: Uint8Array, visit: (at: number, glyph: number, next: number) => void): void {
  if (data.length === 0) return;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (view.getInt16(0) >= 0) return;
  let at = 10;
  for (;;) {
    const flags = view.getUint16(at);
    let next = at + 4 + (flags & COMPOSITE_WORDS ? 4 : 2);
    if (flags & COMPOSITE_SCALE) next += 2;
    else if (flags & COMPOSITE_TWO_SCALES) next += 4;
    else if (flags & COMPOSITE_MATRIX) next += 8;
    visit(at, view.getUint16(at + 2), next);
    if (!(flags & COMPOSITE_MORE)) return;
    at = next;
  }
}
