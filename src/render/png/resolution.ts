/** Intended print size: the PNG chunk from which print shops and image programs read the resolution. */
import { AROUND_CHUNK, pngChunk } from "../../sheet/pictures/png-chunk.js";

/** End of the signature and the header chunk, which come first. */
const HEAD_END = 8 + AROUND_CHUNK + 13;
const METERS_TO_INCH = 0.0254;

/** The picture with its resolution added after the header (PNG, 11.3.4.3 pHYs). */
export function withResolution(png: Uint8Array, dpi: number): Uint8Array {
  const data = new Uint8Array(9);
  const view = new DataView(data.buffer);
  const dots = Math.round(dpi / METERS_TO_INCH);
  view.setUint32(0, dots);
  view.setUint32(4, dots);
  // The unit is the meter.
  data[8] = 1;
  const chunk = pngChunk("pHYs", data);
  const out = new Uint8Array(png.length + chunk.length);
  out.set(png.subarray(0, HEAD_END));
  out.set(chunk, HEAD_END);
  out.set(png.subarray(HEAD_END), HEAD_END + chunk.length);
  return out;
}
