/** Untrusted PNG (PNG 1.2, ISO 15948): checks every chunk, and keeps only those needed to draw the picture. */
import { host } from "../../kernel/host/index.js";
import { broken, PictureFault, requireSize } from "./fault.js";
import type { Pixels } from "./pixels.js";
import { withoutColor } from "./pixels.js";
import { crc32, pngChunk } from "./png-chunk.js";

export const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;

/** Maximum decompressed bytes: 16 bits per component double what the pixel limit allows. */
const MOST_UNPACKED = 96 * 1024 * 1024;
/** Maximum chunks: encoders write a few thousand at most. */
const MOST_CHUNKS = 50_000;

interface Head {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly type: number;
  readonly interlaced: boolean;
}

export interface Png extends Head {
  /** Colors of the palette, three bytes each. */
  readonly palette: Uint8Array | undefined;
  /** Alpha of the palette's colors, or the transparent color. */
  readonly clear: Uint8Array | undefined;
  /** The compressed pixels. */
  readonly packed: Uint8Array;
  /** The file without comments, profiles and the like. */
  readonly file: Uint8Array;
}

/** Components per pixel, by color type. */
const PARTS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** Reads the chunks. @throws PictureFault */
export function readPng(bytes: Uint8Array): Png {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let head: Head | undefined;
  let palette: Uint8Array | undefined;
  let clear: Uint8Array | undefined;
  const kept: Uint8Array[] = [bytes.subarray(0, 8)];
  const data: Uint8Array[] = [];
  let [at, chunks] = [8, 0];
  for (;;) {
    if (at + 12 > bytes.length) throw broken("the file ends before the picture does");
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (!/^[A-Za-z]{4}$/.test(name)) throw broken(`at byte ${at} no part of a PNG begins`);
    const end = at + 12 + length;
    if (end > bytes.length)
      throw broken(
        `the part ${name} has ${length} bytes; the file ends after ${bytes.length - at - 12 > 0 ? bytes.length - at - 12 : 0}`,
      );
    if (++chunks > MOST_CHUNKS) throw broken(`the picture is in more than ${MOST_CHUNKS} parts`);
    const own = bytes.subarray(at + 8, at + 8 + length);
    if (view.getUint32(end - 4) !== crc32(bytes.subarray(at + 4, end - 4)))
      throw broken(`the part ${name} at byte ${at} is damaged: its checksum is wrong`);
    if (!head && name !== "IHDR") throw broken(`the file begins with ${name}; expected IHDR`);
    switch (name) {
      case "IHDR":
        if (head) throw broken("the picture has two headers");
        head = headOf(own);
        break;
      case "PLTE":
        if (length % 3 !== 0 || length === 0 || length > 768) throw broken(`the palette has ${length} bytes`);
        palette = own;
        break;
      case "tRNS":
        clear = own;
        break;
      case "IDAT":
        data.push(own);
        break;
      case "IEND":
        if (!head || data.length === 0) throw broken("the file has no pixels");
        if (end !== bytes.length)
          throw broken(`${bytes.length - end} bytes follow after the end of the picture: another file is hidden in it`);
        if (head.type === 3 && !palette) throw broken("the picture has no palette");
        kept.push(bytes.subarray(at, end));
        return { ...head, palette, clear, packed: joined(data), file: joined(kept) };
      default:
        // Uppercase initial: a critical chunk, required to draw the picture.
        if (name.charCodeAt(0) < 97) throw broken(`${name} is not a part of a PNG`);
    }
    if (name === "IHDR" || name === "PLTE" || name === "tRNS" || name === "IDAT") kept.push(bytes.subarray(at, end));
    at = end;
  }
}

function headOf(chunk: Uint8Array): Head {
  if (chunk.length !== 13) throw broken(`the header has ${chunk.length} bytes; expected 13`);
  const view = new DataView(chunk.buffer, chunk.byteOffset, 13);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth, type, compression, filter, interlace] = chunk.subarray(8);
  if (!DEPTHS[type]?.includes(depth)) throw broken(`${depth} bits of color type ${type} are not valid in a PNG`);
  if (compression !== 0 || filter !== 0 || interlace > 1)
    throw broken("the header names a method that PNG does not have");
  requireSize(width, height);
  return { width, height, depth, type, interlaced: interlace === 1 };
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Interlacing: for each pass, the distance and offset of its pixels (PNG, 8.2). */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const WHOLE = [[0, 0, 1, 1]] as const;

/** The pixels, reduced to eight bits per component. @throws PictureFault if pixels are missing */
export function pngPixels(png: Png): Pixels {
  const { width, height, depth, type } = png;
  const parts = PARTS[type];
  const bits = parts * depth;
  const passes = (png.interlaced ? PASSES : WHOLE).map(([x, y, dx, dy]) => ({
    x,
    y,
    dx,
    dy,
    w: Math.max(0, Math.ceil((width - x) / dx)),
    h: Math.max(0, Math.ceil((height - y) / dy)),
  }));
  const rowOf = (w: number): number => Math.ceil((w * bits) / 8);
  const size = passes.reduce((sum, { w, h }) => sum + (w === 0 ? 0 : h * (1 + rowOf(w))), 0);
  if (size > MOST_UNPACKED)
    throw new PictureFault(
      "picture-too-large",
      `the picture takes ${Math.ceil(size / 1024 / 1024)} MB unpacked; expected at most ${MOST_UNPACKED / 1024 / 1024} MB`,
      "save it with 8 bits per color, or smaller",
    );
  const raw = host().inflate(png.packed, size);
  if (raw === undefined)
    throw broken("its pixels are damaged: they cannot be unpacked, or are more than the header says");
  if (raw.length !== size) throw broken(`its pixels end early: ${raw.length} of ${size} bytes`);
  const shown = type === 3 || type === 2 || type === 6 ? 3 : 1;
  const data = new Uint8Array(width * height * shown);
  const translucent = type >= 4 || png.clear !== undefined;
  const alpha = translucent ? new Uint8Array(width * height) : undefined;
  const put = painter(png, data, alpha);
  const samples = new Uint16Array(width * parts);
  const step = Math.max(1, bits >> 3);
  let at = 0;
  for (const { x, y, dx, dy, w, h } of passes) {
    if (w === 0) continue;
    const length = rowOf(w);
    let above: Uint8Array | undefined;
    for (let row = 0; row < h; row++) {
      const line = raw.subarray(at + 1, at + 1 + length);
      unfilter(raw[at], line, above, step);
      above = line;
      at += 1 + length;
      unpack(line, depth, w * parts, samples);
      for (let i = 0, to = (y + row * dy) * width + x; i < w; i++, to += dx) put(to, samples, i * parts);
    }
  }
  const pixels = { width, height, parts: shown, data } as const;
  return withoutColor(alpha?.some((value) => value !== 255) ? { ...pixels, alpha } : pixels);
}

/** Undoes a filter (PNG, 9): each byte was stored as its difference from neighbors. */
function unfilter(kind: number, line: Uint8Array, above: Uint8Array | undefined, step: number): void {
  switch (kind) {
    case 0:
      return;
    case 1:
      for (let i = step; i < line.length; i++) line[i] += line[i - step];
      return;
    case 2:
      if (above) for (let i = 0; i < line.length; i++) line[i] += above[i];
      return;
    case 3:
      for (let i = 0; i < line.length; i++) line[i] += ((i >= step ? line[i - step] : 0) + (above ? above[i] : 0)) >> 1;
      return;
    case 4:
      for (let i = 0; i < line.length; i++) {
        const a = i >= step ? line[i - step] : 0;
        const b = above ? above[i] : 0;
        const c = above && i >= step ? above[i - step] : 0;
        const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
        line[i] += pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
      }
      return;
    default:
      throw broken(`a row of its pixels names the filter ${kind}; PNG has 0 to 4`);
  }
}

function unpack(line: Uint8Array, depth: number, count: number, out: Uint16Array): void {
  if (depth === 8) for (let i = 0; i < count; i++) out[i] = line[i];
  else if (depth === 16) for (let i = 0; i < count; i++) out[i] = (line[2 * i] << 8) | line[2 * i + 1];
  else {
    const mask = (1 << depth) - 1;
    for (let i = 0; i < count; i++) {
      const bit = i * depth;
      out[i] = (line[bit >> 3] >> (8 - depth - (bit & 7))) & mask;
    }
  }
}

/** Stores the samples of one pixel in its final position. */
function painter(
  { depth, type, palette, clear }: Png,
  data: Uint8Array,
  alpha: Uint8Array | undefined,
): (to: number, samples: Uint16Array, from: number) => void {
  const eight =
    depth === 16
      ? (v: number) => v >> 8
      : depth === 8
        ? (v: number) => v
        : (v: number) => Math.round((v * 255) / ((1 << depth) - 1));
  const keys =
    clear && type < 3
      ? Array.from({ length: clear.length >> 1 }, (_, i) => (clear[2 * i] << 8) | clear[2 * i + 1])
      : [];
  switch (type) {
    case 0:
      return (to, samples, from) => {
        data[to] = eight(samples[from]);
        if (alpha) alpha[to] = samples[from] === keys[0] ? 0 : 255;
      };
    case 2:
      return (to, samples, from) => {
        for (let i = 0; i < 3; i++) data[3 * to + i] = eight(samples[from + i]);
        if (alpha) alpha[to] = keys.length === 3 && keys.every((key, i) => samples[from + i] === key) ? 0 : 255;
      };
    case 3: {
      const colors = palette!;
      return (to, samples, from) => {
        const index = samples[from];
        if (3 * index >= colors.length)
          throw broken(`a pixel has color ${index}; the palette has ${colors.length / 3}`);
        for (let i = 0; i < 3; i++) data[3 * to + i] = colors[3 * index + i];
        if (alpha) alpha[to] = clear && index < clear.length ? clear[index] : 255;
      };
    }
    case 4:
      return (to, samples, from) => {
        data[to] = eight(samples[from]);
        alpha![to] = eight(samples[from + 1]);
      };
    default:
      return (to, samples, from) => {
        for (let i = 0; i < 3; i++) data[3 * to + i] = eight(samples[from + i]);
        alpha![to] = eight(samples[from + 3]);
      };
  }
}

const LEVEL = 9;

/** Rows with the filter that compresses photographs best: each byte minus the one to its left; or unfiltered if that is shorter. */
export function packRows(data: Uint8Array, row: number, step: number): Uint8Array {
  const count = data.length / row;
  const [plain, left] = [new Uint8Array(data.length + count), new Uint8Array(data.length + count)];
  for (let y = 0; y < count; y++) {
    const [from, to] = [y * row, y * (row + 1)];
    plain.set(data.subarray(from, from + row), to + 1);
    left[to] = 1;
    for (let i = 0; i < row; i++) left[to + 1 + i] = data[from + i] - (i >= step ? data[from + i - step] : 0);
  }
  const both = [plain, left].map((rows) => host().deflate(rows, { level: LEVEL }));
  return both[0].length <= both[1].length ? both[0] : both[1];
}

/** Pixels as a PNG. */
export function writePng({ width, height, parts, data, alpha }: Pixels): Uint8Array {
  const all = alpha ? interleaved(data, alpha, parts) : data;
  const step = parts + (alpha ? 1 : 0);
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set([8, parts === 1 ? (alpha ? 4 : 0) : alpha ? 6 : 2, 0, 0, 0], 8);
  return joined([
    Uint8Array.from(PNG_SIGNATURE),
    pngChunk("IHDR", head),
    pngChunk("IDAT", packRows(all, width * step, step)),
    pngChunk("IEND", new Uint8Array(0)),
  ]);
}

function interleaved(data: Uint8Array, alpha: Uint8Array, parts: number): Uint8Array {
  const out = new Uint8Array(data.length + alpha.length);
  for (let i = 0, at = 0; i < alpha.length; i++) {
    for (let part = 0; part < parts; part++) out[at++] = data[i * parts + part];
    out[at++] = alpha[i];
  }
  return out;
}
