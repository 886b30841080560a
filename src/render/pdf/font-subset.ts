/**
 * A TrueType file with the outlines of the wanted glyphs only. Glyph ids stay as they are, so that encoded text does not
 * depend on the document and can be kept for the next one.
 */
import type { TrueTypeFile } from "../../sheet/type/true-type.js";

/** Tables copied as they are; the others are rebuilt or left out. */
const COPIED = ["head", "hhea", "maxp"] as const;

/** Builds the subset; `more` names further tables to copy. */
export function subsetFont(file: TrueTypeFile, glyphs: Iterable<number>, more: readonly string[] = []): Uint8Array {
  const wanted = closeOverComponents(file, glyphs);
  const tables = new Map<string, Uint8Array>();
  for (const tag of [...COPIED, ...more]) {
    const table = file.table(tag);
    if (table) tables.set(tag, new Uint8Array(table));
  }
  const { glyf, loca, long } = buildOutlines(file, wanted);
  tables.set("glyf", glyf);
  tables.set("loca", loca);
  tables.set("hmtx", buildMetrics(file, wanted));
  const head = view(tables.get("head") as Uint8Array);
  head.setUint32(8, 0); // checksum of the file: set below
  head.setInt16(50, long ? 1 : 0);
  const count = countOf(wanted);
  view(tables.get("maxp") as Uint8Array).setUint16(4, count);
  view(tables.get("hhea") as Uint8Array).setUint16(34, count);
  return assemble(tables);
}

function closeOverComponents(file: TrueTypeFile, glyphs: Iterable<number>): ReadonlySet<number> {
  const wanted = new Set([0, ...glyphs]);
  // A set visits what is added while it is walked, so parts of parts are found too.
  for (const glyph of wanted) for (const component of file.components(glyph)) wanted.add(component);
  return wanted;
}

/** Glyphs up to the last that is wanted. */
const countOf = (wanted: ReadonlySet<number>): number => Math.max(...wanted) + 1;

interface Outlines {
  readonly glyf: Uint8Array;
  readonly loca: Uint8Array;
  /** Whether offsets are bytes, in four of them; else they are words, in two. */
  readonly long: boolean;
}

function buildOutlines(file: TrueTypeFile, wanted: ReadonlySet<number>): Outlines {
  const count = countOf(wanted);
  const outlines: Uint8Array[] = [];
  const starts: number[] = [];
  let length = 0;
  for (let glyph = 0; glyph < count; glyph++) {
    starts.push(length);
    if (!wanted.has(glyph)) continue;
    const outline = file.outline(glyph);
    outlines.push(outline);
    length += even(outline.length);
  }
  starts.push(length);
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

function buildMetrics(file: TrueTypeFile, wanted: ReadonlySet<number>): Uint8Array {
  const hmtx = new Uint8Array(4 * countOf(wanted));
  const metrics = view(hmtx);
  for (const glyph of wanted) {
    metrics.setUint16(4 * glyph, file.advance(glyph));
    metrics.setInt16(4 * glyph + 2, file.bearing(glyph));
  }
  return hmtx;
}

/** Puts the tables together with their directory and checksums. */
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
