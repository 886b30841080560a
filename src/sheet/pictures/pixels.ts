/** Pictures of dots. */

/** A picture as pixels: eight bits per component, in sRGB, row by row from the top left. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** 1 = gray, 3 = red, green, blue. */
  readonly parts: 1 | 3;
  /** `width * height * parts` bytes. */
  readonly data: Uint8Array;
  /** 255 = opaque; absent = all opaque. */
  readonly alpha?: Uint8Array;
}

/** Compared by identity: one object per file. */
export interface Raster {
  /** Name for messages. */
  readonly file: string;
  /** As stored in the file, without rotation. */
  readonly width: number;
  readonly height: number;
  /** A JPEG that PDF and browsers can show directly: gray or RGB. */
  readonly jpeg?: { readonly bytes: Uint8Array; readonly parts: 1 | 3; readonly differences: boolean };
  /** Decoded again on each call: pictures stay compressed in memory. */
  pixels(): Pixels;
  /** For SVG and HTML: the picture itself as a data URL. */
  uri(): string;
}

/** Weight of red, green and blue in luminance (ITU-R BT.601), thousandths. */
const LIGHT = [299, 587, 114] as const;

/** Luminance of a color, 0 to 255. */
export const lightOf = (r: number, g: number, b: number): number =>
  Math.round((LIGHT[0] * r + LIGHT[1] * g + LIGHT[2] * b) / 1000);

/** The same picture in grayscale. */
export function inGray(pixels: Pixels): Pixels {
  const { parts, data } = pixels;
  if (parts === 1) return pixels;
  const gray = new Uint8Array(data.length / 3);
  for (let i = 0, at = 0; i < gray.length; i++, at += 3) gray[i] = lightOf(data[at], data[at + 1], data[at + 2]);
  return { ...pixels, parts: 1, data: gray };
}

/** The same picture with one component per pixel if it has no color. */
export function withoutColor(pixels: Pixels): Pixels {
  const { parts, data } = pixels;
  if (parts === 1) return pixels;
  for (let at = 0; at < data.length; at += 3) if (data[at] !== data[at + 1] || data[at] !== data[at + 2]) return pixels;
  const gray = new Uint8Array(data.length / 3);
  for (let i = 0, at = 0; i < gray.length; i++, at += 3) gray[i] = data[at];
  return { ...pixels, parts: 1, data: gray };
}

/** The same picture with at most this many pixels per side: each is the mean of those it covers; transparent ones add no color. */
export function scaledDown(pixels: Pixels, most: number): Pixels {
  const { width, height, parts, data, alpha } = pixels;
  const scale = Math.max(width, height) / most;
  if (scale <= 1) return pixels;
  const [w, h] = [width, height].map((side) => Math.max(1, Math.round(side / scale)));
  const small = new Uint8Array(w * h * parts);
  const clear = alpha && new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    const [top, bottom] = [Math.floor((y * height) / h), Math.max(Math.floor(((y + 1) * height) / h), 1)];
    for (let x = 0; x < w; x++) {
      const [left, right] = [Math.floor((x * width) / w), Math.max(Math.floor(((x + 1) * width) / w), 1)];
      const sums = [0, 0, 0];
      let weight = 0;
      for (let row = top; row < bottom; row++)
        for (let at = row * width + left; at < row * width + right; at++) {
          const opaque = alpha ? alpha[at] : 255;
          weight += opaque;
          for (let part = 0; part < parts; part++) sums[part] += opaque * data[at * parts + part];
        }
      const to = y * w + x;
      for (let part = 0; part < parts; part++)
        small[to * parts + part] = weight > 0 ? Math.round(sums[part] / weight) : 0;
      if (clear) clear[to] = Math.round(weight / ((bottom - top) * (right - left)));
    }
  }
  return { width: w, height: h, parts, data: small, ...(clear && { alpha: clear }) };
}
