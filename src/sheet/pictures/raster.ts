/** An opened bitmap: format, size, and as many of its bytes as are needed. */
import type { Matrix } from "../drawing/types.js";
import { base64 } from "./base64.js";
import { isDifferences, jpegPixels, requireWhole } from "./jpeg-pixels.js";
import type { Jpeg } from "./jpeg.js";
import { inGray, scaledDown, type Pixels, type Raster } from "./pixels.js";
import { pngPixels, writePng, type Png } from "./png.js";

const uriOf = (type: "png" | "jpeg", bytes: Uint8Array): string => `data:image/${type};base64,${base64(bytes)}`;

/** Caches a result: a logo is on every page. */
function kept<T>(work: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => (known ??= { value: work() }).value;
}

/** @throws PictureFault if pixels are missing */
export function pngRaster(file: string, png: Png): Raster {
  const { width, height } = png;
  pngPixels(png);
  return { file, width, height, pixels: () => pngPixels(png), uri: kept(() => uriOf("png", png.file)) };
}

/** @throws PictureFault if pixels are missing */
export function jpegRaster(file: string, jpeg: Jpeg): Raster {
  const { width, height, parts } = jpeg;
  const pixels = (): Pixels => jpegPixels(jpeg);
  // Browsers render CMYK inconsistently.
  if (parts.length === 4) {
    pixels();
    return { file, width, height, pixels, uri: kept(() => uriOf("png", writePng(pixels()))) };
  }
  requireWhole(jpeg);
  return {
    file,
    width,
    height,
    jpeg: { bytes: jpeg.file, parts: parts.length as 1 | 3, differences: isDifferences(jpeg) },
    pixels,
    uri: kept(() => uriOf("jpeg", jpeg.file)),
  };
}

/** The picture in grayscale. */
export function grayRaster(raster: Raster): Raster {
  const { file, width, height } = raster;
  if (raster.jpeg?.parts === 1) return raster;
  const pixels = (): Pixels => inGray(raster.pixels());
  return { file, width, height, pixels, uri: kept(() => uriOf("png", writePng(pixels()))) };
}

/** The picture with at most that many pixels per side, without other contents of its file. */
export function smallRaster(raster: Raster, most: number): Raster {
  const { file } = raster;
  const pixels = scaledDown(raster.pixels(), most);
  const { width, height } = pixels;
  return { file, width, height, pixels: () => pixels, uri: kept(() => uriOf("png", writePng(pixels))) };
}

/** From stored pixels to displayed ones, by camera orientation (EXIF 2.3, tag 274). */
export function turnOf(orientation: number, w: number, h: number): Matrix {
  switch (orientation) {
    case 2:
      return [-1, 0, 0, 1, w, 0];
    case 3:
      return [-1, 0, 0, -1, w, h];
    case 4:
      return [1, 0, 0, -1, 0, h];
    case 5:
      return [0, 1, 1, 0, 0, 0];
    case 6:
      return [0, 1, -1, 0, h, 0];
    case 7:
      return [0, -1, -1, 0, h, w];
    case 8:
      return [0, -1, 1, 0, 0, w];
    default:
      return [1, 0, 0, 1, 0, 0];
  }
}
