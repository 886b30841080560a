// A drawing with few colors as a PNG with a palette: the same pixels in less than half the bytes of one with a color per pixel.
import { crc32, deflateSync } from "node:zlib";

const MOST_COLORS = 256;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** @param picture width, height and its pixels as RGBA, not premultiplied. @throws Error for more than 256 colors */
export function palettePng({ width, height, pixels }) {
  const colors = new Map();
  // Each row starts with its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const color = pixels.readUInt32BE((y * width + x) * 4);
      if (!colors.has(color)) colors.set(color, colors.size);
      rows[y * (width + 1) + x + 1] = colors.get(color);
    }
  if (colors.size > MOST_COLORS) throw new Error(`the drawing has ${colors.size} colors; a palette has ${MOST_COLORS}`);
  const list = [...colors.keys()];
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits per pixel, with a palette.
  head.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(list.flatMap((color) => [color >>> 24, (color >>> 16) & 255, (color >>> 8) & 255]))),
    chunk("tRNS", Buffer.from(list.map((color) => color & 255))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
