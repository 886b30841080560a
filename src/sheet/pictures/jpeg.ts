/** Untrusted JPEG (ITU-T T.81): checks every segment, and keeps only the parts needed to draw the picture. */
import { broken, PictureFault, requireSize } from "./fault.js";
import { joined } from "./png.js";

/** A color component of the frame. */
export interface JpegPart {
  readonly id: number;
  /** Samples per unit, horizontally and vertically. */
  readonly h: number;
  readonly v: number;
  /** Number of its quantization table. */
  readonly table: number;
}

export interface JpegScan {
  readonly parts: readonly {
    readonly part: number;
    readonly dc: HuffmanTable | undefined;
    readonly ac: HuffmanTable | undefined;
  }[];
  readonly start: number;
  readonly end: number;
  readonly high: number;
  readonly low: number;
  /** Units between restart markers; 0 = none. */
  readonly restart: number;
  /** Offset of its data in the file. */
  readonly from: number;
  readonly to: number;
}

/** Length << 8 | value for every 16-bit prefix; 0 = no code. */
export type HuffmanTable = Uint16Array;

export interface Jpeg {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly progressive: boolean;
  readonly parts: readonly JpegPart[];
  readonly quantization: readonly (Uint16Array | undefined)[];
  readonly scans: readonly JpegScan[];
  /** Adobe's color transform: 0 none, 1 YCbCr, 2 YCCK; absent = not specified. */
  readonly adobe: number | undefined;
  /** EXIF: 1 = upright, 2 to 8 = mirrored or rotated. */
  readonly orientation: number;
  /** The file without comments, thumbnails, locations and profiles. */
  readonly file: Uint8Array;
}

/** Maximum scans of a progressive picture: encoders write about ten. */
const MOST_SCANS = 100;

const ZIGZAG = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
  55, 62, 63,
] as const;
export const zigzag: readonly number[] = ZIGZAG;

const KINDS: Readonly<Record<number, string>> = {
  0xc3: "lossless",
  0xc5: "hierarchical",
  0xc6: "hierarchical",
  0xc7: "hierarchical",
  0xc9: "arithmetic",
  0xca: "arithmetic",
  0xcb: "arithmetic",
};

/** Reads the segments. @throws PictureFault */
export function readJpeg(bytes: Uint8Array): Jpeg {
  const reader = new Reader(bytes);
  return reader.read();
}

class Reader {
  readonly #bytes: Uint8Array;
  #at = 2;
  #size: { width: number; height: number } | undefined;
  #progressive = false;
  #parts: JpegPart[] = [];
  readonly #quantization: (Uint16Array | undefined)[] = [];
  readonly #dc: (HuffmanTable | undefined)[] = [];
  readonly #ac: (HuffmanTable | undefined)[] = [];
  readonly #scans: JpegScan[] = [];
  readonly #kept: Uint8Array[];
  #restart = 0;
  #adobe: number | undefined;
  #orientation = 1;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#kept = [bytes.subarray(0, 2)];
  }

  read(): Jpeg {
    const bytes = this.#bytes;
    for (;;) {
      const from = this.#at;
      if (from + 2 > bytes.length) throw broken("the file ends before the picture does: its end mark is missing");
      if (bytes[from] !== 0xff) throw broken(`at byte ${from} no part of a JPEG begins`);
      const mark = bytes[from + 1];
      if (mark === 0xff) {
        this.#at++;
        continue;
      }
      if (mark === 0xd9) {
        this.#kept.push(bytes.subarray(from, from + 2));
        return this.#end(from + 2);
      }
      if (from + 4 > bytes.length) throw broken("the file ends before the picture does: its end mark is missing");
      const length = (bytes[from + 2] << 8) | bytes[from + 3];
      const end = from + 2 + length;
      if (length < 2) throw broken(`the part at byte ${from} has a length of ${length}`);
      if (end > bytes.length)
        throw broken(`the part at byte ${from} has ${length} bytes; the file ends after ${bytes.length - from - 2}`);
      this.#at = end;
      if (this.#segment(mark, bytes.subarray(from + 4, end))) this.#kept.push(bytes.subarray(from, this.#at));
    }
  }

  /** True if the segment is needed to draw the picture. */
  #segment(mark: number, own: Uint8Array): boolean {
    switch (mark) {
      case 0xc0:
      case 0xc1:
      case 0xc2:
        this.#frame(own, mark === 0xc2);
        return true;
      case 0xc4:
        this.#huffman(own);
        return true;
      case 0xdb:
        this.#quantize(own);
        return true;
      case 0xdd:
        if (own.length < 2) throw broken("the part DRI is too short");
        this.#restart = (own[0] << 8) | own[1];
        return true;
      case 0xda:
        this.#scan(own);
        return true;
      case 0xe1:
        this.#orientation = orientationOf(own) ?? this.#orientation;
        return false;
      case 0xee:
        if (own.length >= 12 && text(own, 0, 5) === "Adobe") {
          this.#adobe = own[11];
          return true;
        }
        return false;
      case 0xdc:
        throw broken("its height is written at its end, which Pressbox does not read");
      default: {
        const kind = KINDS[mark] ?? (mark >= 0xcd && mark <= 0xcf ? "arithmetic" : undefined);
        if (kind !== undefined)
          throw new PictureFault(
            "picture-unsupported",
            `this is a JPEG of the ${kind} kind`,
            "save it as baseline or progressive",
          );
        if ((mark >= 0xe0 && mark <= 0xef) || mark === 0xfe) return false;
        throw broken(
          `the part ff${mark.toString(16).padStart(2, "0")} at byte ${this.#at - own.length - 4} does not belong to a JPEG`,
        );
      }
    }
  }

  #frame(own: Uint8Array, progressive: boolean): void {
    if (this.#size) throw broken("the picture has two headers");
    if (own.length < 6 || own.length < 6 + 3 * own[5]) throw broken("its header is too short");
    const [bits, count] = [own[0], own[5]];
    const [height, width] = [(own[1] << 8) | own[2], (own[3] << 8) | own[4]];
    if (bits !== 8)
      throw new PictureFault(
        "picture-unsupported",
        `this JPEG has ${bits} bits per color; expected 8`,
        "save it with 8 bits",
      );
    if (count !== 1 && count !== 3 && count !== 4) throw broken(`the picture has ${count} colors; expected 1, 3 or 4`);
    requireSize(width, height);
    for (let i = 0; i < count; i++) {
      const [id, sampling, table] = own.subarray(6 + 3 * i);
      const [h, v] = [sampling >> 4, sampling & 15];
      if (h < 1 || h > 4 || v < 1 || v > 4 || table > 3) throw broken(`color ${i + 1} of its header is damaged`);
      this.#parts.push({ id, h, v, table });
    }
    this.#progressive = progressive;
    this.#size = { width, height };
  }

  #quantize(own: Uint8Array): void {
    for (let at = 0; at < own.length;) {
      const [wide, number] = [own[at] >> 4, own[at] & 15];
      at++;
      if (wide > 1 || number > 3 || at + 64 * (wide + 1) > own.length) throw broken("a quantization table is damaged");
      const table = new Uint16Array(64);
      for (let i = 0; i < 64; i++, at += wide + 1) table[ZIGZAG[i]] = wide ? (own[at] << 8) | own[at + 1] : own[at];
      this.#quantization[number] = table;
    }
  }

  #huffman(own: Uint8Array): void {
    for (let at = 0; at < own.length;) {
      const [kind, number] = [own[at] >> 4, own[at] & 15];
      const lengths = own.subarray(at + 1, at + 17);
      const count = lengths.reduce((sum, n) => sum + n, 0);
      if (kind > 1 || number > 3 || lengths.length < 16 || count > 256 || at + 17 + count > own.length)
        throw broken("a Huffman table is damaged");
      (kind === 0 ? this.#dc : this.#ac)[number] = tableOf(lengths, own.subarray(at + 17, at + 17 + count));
      at += 17 + count;
    }
  }

  #scan(own: Uint8Array): void {
    if (!this.#size) throw broken("its pixels come before its header");
    const count = own[0];
    if (count < 1 || count > 4 || own.length < 4 + 2 * count) throw broken("the header of a scan is damaged");
    if (this.#scans.length >= MOST_SCANS) throw broken(`the picture has more than ${MOST_SCANS} scans`);
    const parts = Array.from({ length: count }, (_, i) => {
      const part = this.#parts.findIndex(({ id }) => id === own[1 + 2 * i]);
      if (part < 0) throw broken("a scan names a color that the header does not");
      const tables = own[2 + 2 * i];
      return { part, dc: this.#dc[tables >> 4], ac: this.#ac[tables & 15] };
    });
    if (new Set(parts.map(({ part }) => part)).size < count) throw broken("a scan names a color twice");
    const [start, end, bits] = own.subarray(1 + 2 * count);
    const from = this.#at;
    this.#at = this.#endOfData(from);
    const [high, low] = [bits >> 4, bits & 15];
    if (
      this.#progressive
        ? start > end || end > 63 || low > 13 || (start === 0 ? end !== 0 : count > 1)
        : start !== 0 || end !== 63
    )
      throw broken("the header of a scan is damaged");
    this.#scans.push({ parts, start, end, high, low, restart: this.#restart, from, to: this.#at });
  }

  /** The first marker after a scan's data that is not part of them. */
  #endOfData(from: number): number {
    const bytes = this.#bytes;
    for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
      const next = bytes[at + 1];
      if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
    }
    throw broken("the file ends before the picture does: its end mark is missing");
  }

  #end(end: number): Jpeg {
    const bytes = this.#bytes;
    if (!this.#size || this.#scans.length === 0) throw broken("the file has no pixels");
    requireNothing(bytes.subarray(end));
    return {
      bytes,
      ...this.#size,
      progressive: this.#progressive,
      parts: this.#parts,
      quantization: this.#quantization,
      scans: this.#scans,
      adobe: this.#adobe,
      orientation: this.#orientation,
      file: joined(this.#kept),
    };
  }
}

/** Phones append previews to the picture, which are dropped; any other appended data is rejected as a hidden file. */
function requireNothing(after: Uint8Array): void {
  if (after.every((byte) => byte === 0)) return;
  if (after[0] === 0xff && after[1] === 0xd8) return;
  throw broken(`${after.length} bytes follow after the end of the picture: another file is hidden in it`);
}

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

function tableOf(lengths: Uint8Array, values: Uint8Array): HuffmanTable {
  const table = new Uint16Array(1 << 16);
  let [code, k] = [0, 0];
  for (let length = 1; length <= 16; length++) {
    for (let i = 0; i < lengths[length - 1]; i++, k++, code++) {
      const from = code << (16 - length);
      if (from + (1 << (16 - length)) > table.length) throw broken("a Huffman table is damaged");
      table.fill((length << 8) | values[k], from, from + (1 << (16 - length)));
    }
    code <<= 1;
  }
  return table;
}

/** Camera orientation (EXIF 2.3, 4.6.4, tag 274); undefined if missing or invalid. */
function orientationOf(own: Uint8Array): number | undefined {
  if (text(own, 0, 4) !== "Exif" || own.length < 16) return undefined;
  const tiff = own.subarray(6);
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const little = text(tiff, 0, 2) === "II";
  if (!little && text(tiff, 0, 2) !== "MM") return undefined;
  const first = view.getUint32(4, little);
  if (first + 2 > tiff.length) return undefined;
  const count = view.getUint16(first, little);
  for (let i = 0, at = first + 2; i < count && at + 12 <= tiff.length; i++, at += 12) {
    if (view.getUint16(at, little) !== 274) continue;
    const value = view.getUint16(at + 8, little);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}
