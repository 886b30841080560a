/** Opens a user's font file: TrueType, OpenType or WOFF; rejects invalid files and those that may not be embedded. */
import { host } from "../../kernel/host/index.js";
import { fontFault } from "./font-fault.js";
import { OwnFace } from "./own-face.js";
import { TrueTypeFile } from "./true-type.js";

/** Maximum size of a font file, compressed or not. */
export const MOST_FONT_BYTES = 16 * 1024 * 1024;
export const FONT_ENDINGS = ["ttf", "otf", "woff"] as const;

/** OS/2 fsType: embedding forbidden, and bitmap embedding only. */
const RESTRICTED = 0x0002;
const BITMAPS_ONLY = 0x0200;

export interface OwnFontGiven {
  /** Its name in messages. */
  readonly file: string;
  readonly bytes: Uint8Array;
  /** True for handwriting. */
  readonly hand: boolean;
  /** Its position among the user's fonts, from 1. */
  readonly number: number;
}

/** The font, or what is wrong with the file. */
export function openOwnFont({ file, bytes, hand, number }: OwnFontGiven): OwnFace | string {
  if (bytes.length > MOST_FONT_BYTES) return "the font is larger than 16 MB";
  const data = signOf(bytes) === "wOFF" ? unpackWoff(bytes) : bytes;
  if (typeof data === "string") return data;
  const wrong = wholeFault(data);
  if (wrong !== undefined) return wrong;
  const font = new TrueTypeFile(data);
  const { embedding, weight, unitsPerEm } = font;
  if (unitsPerEm < 16 || unitsPerEm > 16_384 || !font.hasMetrics)
    return "the font is damaged: it does not say how wide its letters are";
  if ((embedding & RESTRICTED) !== 0 && (embedding & 0x000c) === 0)
    return "the font says that its license does not allow embedding (fsType 2)";
  if ((embedding & BITMAPS_ONLY) !== 0)
    return "the font allows only pictures of its letters to be embedded (fsType 512)";
  return new OwnFace({
    family: `Own${number}`,
    name: font.familyName || `Own${number}`,
    weight: weight >= 1 && weight <= 1000 ? weight : 400,
    file,
    data,
    hand,
  });
}

const signOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, 4));

function wholeFault(data: Uint8Array): string | undefined {
  const sign = signOf(data);
  if (sign === "ttcf") return "this is a collection of fonts (.ttc); expected one font";
  if (sign === "wOF2") return "this is a WOFF2 font; expected TrueType, OpenType or WOFF";
  try {
    return fontFault(data, true);
  } catch {
    return "the font is damaged: its tables do not contain what they list";
  }
}

/** Maximum tables in a font. */
const MOST_TABLES = 64;

/** WOFF 1.0: the same tables, each compressed separately. */
function unpackWoff(bytes: Uint8Array): Uint8Array | string {
  const cut = "the WOFF font is cut off or damaged";
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 44) return cut;
  const count = view.getUint16(12);
  if (count === 0 || count > MOST_TABLES || 44 + 20 * count > bytes.length) return cut;
  const entries = Array.from({ length: count }, (_, i) => {
    const [tag, offset, packed, length, sum] = [0, 4, 8, 12, 16].map((at) => view.getUint32(44 + 20 * i + at));
    return { tag, offset, packed, length, sum };
  });
  const start = 12 + 16 * count;
  const total = entries.reduce((sum, { length }) => sum + padded(length), start);
  if (total > MOST_FONT_BYTES) return "the font is larger than 16 MB when it is unpacked";
  const font = new Uint8Array(total);
  const out = new DataView(font.buffer);
  out.setUint32(0, view.getUint32(4));
  out.setUint16(4, count);
  let at = start;
  for (const [i, { tag, offset, packed, length, sum }] of entries.entries()) {
    if (packed > length || offset + packed > bytes.length) return cut;
    const inside = bytes.subarray(offset, offset + packed);
    const table = packed === length ? inside : host().inflate(inside, length);
    if (table?.length !== length) return cut;
    font.set(table, at);
    [tag, sum, at, length].forEach((value, k) => out.setUint32(12 + 16 * i + 4 * k, value));
    at += padded(length);
  }
  return font;
}

const padded = (length: number): number => 4 * Math.ceil(length / 4);
