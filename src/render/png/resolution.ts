/** How large a picture is meant to be: the chunk of a PNG that print shops and image programs read its dots to the inch from. */

/** Length, name and checksum round a chunk's data. */
const AROUND = 12;
/** The signature and the head, which comes first. */
const HEAD_END = 8 + AROUND + 13;
const METERS_TO_INCH = 0.0254;

/** The picture with its resolution written behind its head (PNG, 11.3.4.3 pHYs). */
export function withResolution(png: Uint8Array, dpi: number): Uint8Array {
  const chunk = new Uint8Array(AROUND + 9);
  const view = new DataView(chunk.buffer);
  const dots = Math.round(dpi / METERS_TO_INCH);
  view.setUint32(0, 9);
  chunk.set([0x70, 0x48, 0x59, 0x73], 4);
  view.setUint32(8, dots);
  view.setUint32(12, dots);
  // The unit is the meter.
  chunk[16] = 1;
  view.setUint32(17, checksum(chunk.subarray(4, 17)));
  const out = new Uint8Array(png.length + chunk.length);
  out.set(png.subarray(0, HEAD_END));
  out.set(chunk, HEAD_END);
  out.set(png.subarray(HEAD_END), HEAD_END + chunk.length);
  return out;
}

/** CRC-32 of ISO 3309, bit by bit: a chunk is short. */
function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
