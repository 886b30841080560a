/** Makes a TrueType file with only the outlines of the wanted glyphs. */
import type { TrueTypeFile } from "../../sheet/type/true-type.js";

/** Tables copied unchanged; the others are rebuilt or dropped. */
const COPIED = ["head", "hhea", "maxp"] as const;

/**
 * Builds the subset.
 * @param slots the glyph for each number, from 1; glyphs that are only components of others are added at the end
 * @param more additional tables
 */
export function subsetFont(
  file: TrueTypeFile,
  slots: readonly (number | undefined)[],
  more: ReadonlyMap<string, Uint8Array> = new Map(),
): Uint8Array {
  const order = withComponents(file, slots);
  const tables = new Map<string, Uint8Array>(more);
  for (const tag of COPIED) {
    const table = file.table(tag);
    if (table) tables.set(tag, new Uint8Array(table));
  }
  const { glyf, loca, long } = buildOutlines(file, order);
  tables.set("glyf", glyf);
  tables.set("loca", loca);
  tables.set("hmtx", buildMetrics(file, order));
  const head = view(tables.get("head") as Uint8Array);
  head.setUint32(8, 0); // Checksum of the file: set below
  head.setInt16(50, long ? 1 : 0);
  view(tables.get("maxp") as Uint8Array).setUint16(4, order.length);
  view(tables.get("hhea") as Uint8Array).setUint16(34, order.length);
  return assemble(tables);
}

/** Slots in which glyphs and their components keep their numbers. */
export function ownSlots(file: TrueTypeFile, glyphs: Iterable<number>): number[] {
  const wanted = new Set(glyphs);
  // Iteration over a Set includes items added meanwhile, so nested components are found too.
  for (const glyph of wanted) for (const component of file.components(glyph)) wanted.add(component);
  const slots: number[] = [];
  for (const glyph of wanted) slots[glyph] = glyph;
  return slots;
}

/** Start of a symbol font's character codes. */
const SYMBOLS = 0xf000;

/** A character map (format 4, Microsoft's symbol encoding) that maps one-byte codes to glyphs from 1. */
export function symbolMap(first: number, last: number): Uint8Array {
  const bytes = new Uint8Array(44);
  const out = view(bytes);
  // Version, one table: platform 3, encoding 0, its offset.
  [0, 1, 3, 0, 0, 12].forEach((value, i) => out.setUint16(2 * i, value));
  // Format, length, language; two segments: the codes, and the mandatory last segment.
  const segments = [
    4,
    32,
    0,
    4,
    4,
    1,
    0,
    SYMBOLS + last,
    0xffff,
    0,
    SYMBOLS + first,
    0xffff,
    1 - SYMBOLS - first,
    1,
    0,
    0,
  ];
  segments.forEach((value, i) => out.setUint16(12 + 2 * i, value));
  return bytes;
}

/** Glyphs by number: those of the slots, then their components. Glyph 0, which is never shown, stays empty. */
function withComponents(file: TrueTypeFile, slots: readonly (number | undefined)[]): readonly (number | undefined)[] {
  const order = Array.from({ length: Math.max(slots.length, 1) }, (_, i) => (i === 0 ? undefined : slots[i]));
  const known = new Set(order);
  // The list grows during this loop.
  for (const glyph of order)
    for (const component of glyph === undefined ? [] : file.components(glyph))
      if (!known.has(component)) {
        known.add(component);
        order.push(component);
      }
  return order;
}

interface Outlines {
  readonly glyf: Uint8Array;
  readonly loca: Uint8Array;
  /** True for four-byte offsets in bytes; false for two-byte offsets in words. */
  readonly long: boolean;
}

function buildOutlines(file: TrueTypeFile, order: readonly (number | undefined)[]): Outlines {
  const numberOf = (glyph: number): number => order.indexOf(glyph);
  const outlines: Uint8Array[] = [];
  const starts = [0];
  let length = 0;
  for (const glyph of order) {
    if (glyph !== undefined) {
      const outline = file.outline(glyph, numberOf);
      outlines.push(outline);
      length += even(outline.length);
    }
    starts.push(length);
  }
  const long = length > 0x1fffe;
  const loca = new Uint8Array(starts.length * (long ? 4 : 2));
  const offsets = view(loca);
  starts.forEach((start, glyph) => {
    if (long) offsets.setUint32(4 * glyph, start);
    else offsets.setUint16(2 * glyph, start / 2);
  });
  const glyf = new Uint8Array(length);
  let at = 0;
  for (const outline of outlines) {
    glyf.set(outline, at);
    at += even(outline.length);
  }
  return { glyf, loca, long };
}

function buildMetrics(file: TrueTypeFile, order: readonly (number | undefined)[]): Uint8Array {
  const hmtx = new Uint8Array(4 * order.length);
  const metrics = view(hmtx);
  order.forEach((glyph, i) => {
    if (glyph === undefined) return;
    metrics.setUint16(4 * i, file.advance(glyph));
    metrics.setInt16(4 * i + 2, file.bearing(glyph));
  });
  return hmtx;
}

/** Assembles the tables, with their directory and checksums. */
function assemble(tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const tags = [...tables.keys()].sort();
  const start = 12 + 16 * tags.length;
  const length = tags.reduce((sum, tag) => sum + padded((tables.get(tag) as Uint8Array).length), start);
  const bytes = new Uint8Array(length);
  const out = view(bytes);
  const power = 2 ** Math.floor(Math.log2(tags.length));
  out.setUint32(0, 0x00010000);
  out.setUint16(4, tags.length);
  out.setUint16(6, power * 16);
  out.setUint16(8, Math.log2(power));
  out.setUint16(10, (tags.length - power) * 16);
  let at = start;
  tags.forEach((tag, i) => {
    const table = tables.get(tag) as Uint8Array;
    bytes.set(table, at);
    const entry = 12 + 16 * i;
    for (let c = 0; c < 4; c++) bytes[entry + c] = tag.charCodeAt(c);
    out.setUint32(entry + 4, checksum(out, at, padded(table.length)));
    out.setUint32(entry + 8, at);
    out.setUint32(entry + 12, table.length);
    at += padded(table.length);
  });
  const head = out.getUint32(12 + 16 * tags.indexOf("head") + 8);
  out.setUint32(head + 8, 0xb1b0afba - checksum(out, 0, length));
  return bytes;
}

function checksum(bytes: DataView, from: number, length: number): number {
  let sum = 0;
  for (let at = from; at < from + length; at += 4) sum = (sum + bytes.getUint32(at)) | 0;
  return sum >>> 0;
}

const padded = (length: number): number => (length + 3) & ~3;
const even = (length: number): number => (length + 1) & ~1;
const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
