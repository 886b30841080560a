/** Opens a picture file: the format is recognized by content, never only by name. */
import { fault, type Issue } from "../../kernel/issue/index.js";
import type { Matrix, Op, Piece } from "../drawing/types.js";
import type { FontBook } from "../type/font-book.js";
import { PictureFault } from "./fault.js";
import { KINDS, MOST_PICTURE_BYTES } from "./kinds.js";
import { readJpeg } from "./jpeg.js";
import { lightOf, type Raster } from "./pixels.js";
import { PNG_SIGNATURE, readPng } from "./png.js";
import { grayRaster, jpegRaster, pngRaster, smallRaster, turnOf } from "./raster.js";
import { openSvg } from "./svg-picture.js";

/** Maximum characters of an SVG file. */
const MOST_SVG = 2 * 1024 * 1024;

/** A picture that can be drawn. */
export interface Picture {
  readonly file: string;
  /** Width over height, as shown. */
  readonly shape: number;
  /** `width` wide and `height` high, in its own units. */
  readonly piece: Piece;
  readonly width: number;
  readonly height: number;
  /** The same in grayscale. */
  readonly gray: () => Piece;
  /** The same with at most that many pixels per side; absent for vector drawings. */
  readonly small?: (most: number) => Piece;
}

type Kind = keyof typeof KINDS;

const PNG_JPEG_SVG = "expected PNG, JPEG or SVG";

/** Signatures of other formats that people may try. */
const OTHERS: readonly (readonly [name: string, begins: RegExp])[] = [
  ["a GIF", /^GIF8/],
  ["a WebP", /^RIFF[^]{4}WEBP/],
  ["an AVIF or HEIC", /^[^]{4}ftyp/],
  ["a BMP", /^BM/],
  ["a TIFF", /^(?:II\*\0|MM\0\*)/],
  ["a PDF", /^%PDF/],
  ["an EPS", /^%!PS/],
  ["a Photoshop file", /^8BPS/],
  ["a ZIP", /^PK/],
  ["a web page", /^\s*<(?:!doctype html|html)/i],
];

function kindOf(bytes: Uint8Array): Kind | undefined {
  if (PNG_SIGNATURE.every((byte, i) => bytes[i] === byte)) return "png";
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  const start = new TextDecoder().decode(bytes.subarray(0, 4096));
  return /^\uFEFF?\s*(?:<\?xml[^]*?\?>\s*)?(?:<!--[^]*?-->\s*)*(?:<!DOCTYPE|<svg)/.test(start) &&
    !/^\s*<!doctype html/i.test(start)
    ? "svg"
    : undefined;
}

function otherKind(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, 64));
  const found = OTHERS.find(([, begins]) => begins.test(start))?.[0];
  return found === undefined ? "Pressbox does not know this kind of file" : `this is ${found}`;
}

/** A picture from its bytes, or all its errors. @param file its name, with extension */
export function openPicture(file: string, bytes: Uint8Array, fonts: FontBook): Picture | readonly Issue[] {
  if (bytes.length === 0) return [fault("picture-broken", "the file is empty", { file, hint: PNG_JPEG_SVG })];
  if (bytes.length > MOST_PICTURE_BYTES)
    return [
      fault("picture-too-large", `the file is ${Math.ceil(bytes.length / 1024 / 1024)} MB; expected at most 16 MB`, {
        file,
        hint: "make it smaller: 300 pixels per printed inch are enough",
      }),
    ];
  const kind = kindOf(bytes);
  if (!kind) return [fault("picture-kind", `${otherKind(bytes)}; ${PNG_JPEG_SVG}`, { file })];
  const { name, endings } = KINDS[kind];
  const ending = file.split(".").at(-1)!.toLowerCase();
  if (!(endings as readonly string[]).includes(ending))
    return [
      fault("picture-kind", `this is a ${name} with the extension .${ending}`, {
        file,
        hint: `rename it to .${endings[0]}`,
      }),
    ];
  try {
    if (kind === "svg") return svgPicture(file, bytes, fonts);
    if (kind === "png") return rasterPicture(pngRaster(file, readPng(bytes)), 1);
    const jpeg = readJpeg(bytes);
    return rasterPicture(jpegRaster(file, jpeg), jpeg.orientation);
  } catch (error) {
    if (!(error instanceof PictureFault)) throw error;
    const { code, message, hint } = error;
    return [fault(code, message, { file, ...(hint !== undefined && { hint }) })];
  }
}

/** Pieces have units close to their printed size. */
const SIDE = 50;

function rasterPicture(raster: Raster, orientation: number): Picture {
  const unit = SIDE / Math.max(raster.width, raster.height);
  const [w, h] = [raster.width * unit, raster.height * unit];
  const turn = turnOf(orientation, w, h);
  const [width, height] = orientation >= 5 ? [h, w] : [w, h];
  const pieceOf = (own: Raster): Piece => {
    const image: Op = { op: "image", raster: own, x: 0, y: 0, w, h };
    return orientation === 1 ? { ops: [image] } : { ops: [{ op: "place", piece: { ops: [image] }, matrix: turn }] };
  };
  let gray: Piece | undefined;
  return {
    file: raster.file,
    shape: width / height,
    width,
    height,
    piece: pieceOf(raster),
    gray: () => (gray ??= pieceOf(grayRaster(raster))),
    small: (most) => pieceOf(smallRaster(raster, most)),
  };
}

function svgPicture(file: string, bytes: Uint8Array, fonts: FontBook): Picture | readonly Issue[] {
  if (bytes.length > MOST_SVG)
    return [
      fault("picture-too-large", `the drawing is ${Math.ceil(bytes.length / 1024 / 1024)} MB; expected at most 2 MB`, {
        file,
        hint: "save it as PNG",
      }),
    ];
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return [fault("picture-broken", "the drawing is not written in UTF-8", { file, hint: "save it as UTF-8" })];
  }
  const drawing = openSvg(file, text, fonts);
  if (!("ops" in drawing)) return drawing;
  const scale = SIDE / Math.max(drawing.width, drawing.height);
  const [width, height] = [drawing.width * scale, drawing.height * scale];
  const matrix: Matrix = [scale, 0, 0, scale, 0, 0];
  const pieceOf = (ops: readonly Op[]): Piece => ({
    ops: [{ op: "place", piece: { ops }, matrix, clip: [{ x: 0, y: 0, w: drawing.width, h: drawing.height }] }],
  });
  let gray: Piece | undefined;
  return {
    file,
    shape: width / height,
    width,
    height,
    piece: pieceOf(drawing.ops),
    gray: () => (gray ??= pieceOf(drawing.ops.map(grayOp))),
  };
}

const grays = new Map<string, string>();
function grayOf(color: string): string {
  let gray = grays.get(color);
  if (gray === undefined) {
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
    gray = `#${lightOf(r, g, b).toString(16).padStart(2, "0").repeat(3)}`;
    grays.set(color, gray);
  }
  return gray;
}

function grayOp(op: Op): Op {
  if (op.op === "place") return { ...op, piece: { ...op.piece, ops: op.piece.ops.map(grayOp) } };
  if (op.op === "tag" || op.op === "link" || op.op === "field" || op.op === "image") return op;
  const stroke = op.stroke && { ...op.stroke, color: grayOf(op.stroke.color) };
  const fill = "fill" in op && op.fill !== undefined && op.fill !== "none" ? { fill: grayOf(op.fill) } : {};
  return { ...op, ...fill, ...(stroke && { stroke }) } as Op;
}
