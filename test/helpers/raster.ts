/** Pages as pixels, and how far two pictures of one page are apart. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";

/** Grey values, 0 black to 255 white, row by row. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8Array;
}

/** Whether poppler's pdftoppm is installed. */
export function hasPdftoppm(): boolean {
  try {
    execFileSync("pdftoppm", ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** One page of a PDF, 1-based, drawn by poppler at `dpi` pixels to the inch. */
export const rasterizePdf = (pdf: Uint8Array, dpi: number, page = 1): Raster => rasterizePages(pdf, dpi, page, page)[0];

/** Pages of a PDF, 1-based, the last one included; one run of poppler draws them all. */
export function rasterizePages(pdf: Uint8Array, dpi: number, first: number, last: number): Raster[] {
  const folder = mkdtempSync(join(tmpdir(), "pressbox-raster-"));
  try {
    const file = join(folder, "pages.pdf");
    writeFileSync(file, pdf);
    execFileSync("pdftoppm", ["-r", `${dpi}`, "-f", `${first}`, "-l", `${last}`, "-gray", file, join(folder, "page")]);
    const drawn = readdirSync(folder).filter((name) => name.endsWith(".pgm"));
    // Numbers come with as many zeros as the document asks for, so that names sort like pages.
    return drawn.sort().map((name) => readPgm(readFileSync(join(folder, name))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Decodes a binary PGM as poppler writes it: `P5`, width, height and 255 in words, then the pixels. */
function readPgm(bytes: Buffer): Raster {
  const [head, width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString("latin1", 0, 64)) ?? [];
  if (head === undefined) throw new Error("poppler wrote no grey picture");
  return { width: Number(width), height: Number(height), grey: bytes.subarray(head.length) };
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Bytes of a pixel in `rows`: grey or red, green and blue, then perhaps alpha. */
  readonly channels: number;
  readonly rows: Uint8Array;
}

/** Decodes a PNG of 8 bits a channel without interlacing, as resvg, poppler and Chromium write them. */
export function pngPixels(png: Uint8Array): Pixels {
  const bytes = Buffer.from(png);
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [depth, kind, , , interlaced] = bytes.subarray(24, 29);
  const channels = { 0: 1, 2: 3, 4: 2, 6: 4 }[kind];
  if (depth !== 8 || channels === undefined || interlaced !== 0)
    throw new Error(`cannot read a PNG of kind ${kind}, depth ${depth}`);
  const data: Buffer[] = [];
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString("latin1", at + 4, at + 8) === "IDAT") data.push(bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const rows = unfilter(inflateSync(Buffer.concat(data)), width * channels, height, channels);
  return { width, height, channels, rows };
}

/** A PNG in grey, on white. */
export function readPng(png: Uint8Array): Raster {
  const { width, height, channels, rows } = pngPixels(png);
  const grey = new Uint8Array(width * height);
  for (let i = 0; i < grey.length; i++) {
    const at = i * channels;
    const value = channels < 3 ? rows[at] : 0.299 * rows[at] + 0.587 * rows[at + 1] + 0.114 * rows[at + 2];
    const alpha = channels % 2 === 0 ? rows[at + channels - 1] / 255 : 1;
    grey[i] = value * alpha + 255 * (1 - alpha) + 0.5;
  }
  return { width, height, grey };
}

/** Undoes the row filters of PNG: none, left, up, their mean, Paeth's. */
function unfilter(data: Uint8Array, stride: number, height: number, step: number): Uint8Array {
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (stride + 1)];
    const [from, to] = [y * (stride + 1) + 1, y * stride];
    const row = data.subarray(from, from + stride);
    // A plain row is copied whole; most rows of a drawing are such, or repeat the one above.
    if (filter === 0) rows.set(row, to);
    else if (filter === 1) {
      rows.set(row.subarray(0, step), to);
      for (let x = step; x < stride; x++) rows[to + x] = row[x] + rows[to + x - step];
    } else if (filter === 2) {
      if (y === 0) rows.set(row, to);
      else for (let x = 0; x < stride; x++) rows[to + x] = row[x] + rows[to + x - stride];
    } else
      for (let x = 0; x < stride; x++) {
        const left = x >= step ? rows[to + x - step] : 0;
        const up = y > 0 ? rows[to + x - stride] : 0;
        const corner = y > 0 && x >= step ? rows[to + x - stride - step] : 0;
        rows[to + x] = row[x] + (filter === 3 ? (left + up) >> 1 : paeth(left, up, corner));
      }
  }
  return rows;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const a = Math.abs(guess - left);
  const b = Math.abs(guess - up);
  const c = Math.abs(guess - corner);
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

export interface RasterDifference {
  /** Share of pixels whose grey differs by more than the tolerance, 0 to 1. */
  readonly share: number;
  /** Largest difference after both pictures are blurred: what an eye at reading distance could see; 0 to 255. */
  readonly blurred: number;
  /** Where that is, pixels from the top left. */
  readonly at: readonly [x: number, y: number];
}

/**
 * Compares two pictures of one page; they may differ in size by a pixel of rounding.
 * @param tolerance grey levels that smoothing may differ by
 * @param radius of the blur, pixels
 */
export function compareRasters(one: Raster, other: Raster, { tolerance = 64, radius = 3 } = {}): RasterDifference {
  const { width, height } = commonSize(one, other);
  const difference = new Int32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      const delta = one.grey[y * one.width + x] - other.grey[y * other.width + x];
      row += delta;
      // Summed area: the blur of a difference is the difference of the blurs.
      difference[(y + 1) * (width + 1) + x + 1] = difference[y * (width + 1) + x + 1] + row;
    }
  }
  let blurred = 0;
  let at: [number, number] = [0, 0];
  const side = 2 * radius + 1;
  for (let y = 0; y + side <= height; y++) {
    for (let x = 0; x + side <= width; x++) {
      const sum = (dx: number, dy: number): number => difference[(y + dy) * (width + 1) + x + dx];
      const mean = Math.abs(sum(side, side) - sum(0, side) - sum(side, 0) + sum(0, 0)) / (side * side);
      if (mean > blurred) [blurred, at] = [mean, [x + radius, y + radius]];
    }
  }
  return { share: differingShare(one, other, tolerance), blurred, at };
}

/** Share of pixels of one page whose grey differs by more than the tolerance, 0 to 1. */
export function differingShare(one: Raster, other: Raster, tolerance = 64): number {
  const { width, height } = commonSize(one, other);
  let differing = 0;
  for (let y = 0; y < height; y++) {
    const [a, b] = [y * one.width, y * other.width];
    for (let x = 0; x < width; x++) if (Math.abs(one.grey[a + x] - other.grey[b + x]) > tolerance) differing++;
  }
  return differing / (width * height);
}

function commonSize(one: Raster, other: Raster): { readonly width: number; readonly height: number } {
  if (Math.abs(one.width - other.width) > 1 || Math.abs(one.height - other.height) > 1) {
    throw new Error(
      `pictures of ${one.width} x ${one.height} and ${other.width} x ${other.height} are not of one page`,
    );
  }
  return { width: Math.min(one.width, other.width), height: Math.min(one.height, other.height) };
}

/** Share of pixels that are darker than paper: a page that is not blank has some. */
export function inkShare({ grey }: Raster): number {
  return grey.reduce((count, value) => count + (value < 200 ? 1 : 0), 0) / grey.length;
}
