/** Decodes a JPEG, baseline or progressive: Huffman codes, coefficients, cosine transform, colors (ITU-T T.81, annexes A, F, G). */
import { broken } from "./fault.js";
import { zigzag, type HuffmanTable, type Jpeg, type JpegScan } from "./jpeg.js";
import { withoutColor, type Pixels } from "./pixels.js";

/** A color component with its coefficients, 64 per block, in rows of blocks. */
interface Plane {
  readonly h: number;
  readonly v: number;
  readonly table: number;
  /** Blocks that have visible pixels. */
  readonly across: number;
  readonly down: number;
  /** Blocks per row, including those past the edge. */
  readonly stride: number;
  readonly coefficients: Int16Array;
}

/** Bit reader for a scan, whose data ends at a marker. */
class Bits {
  readonly #bytes: Uint8Array;
  readonly #to: number;
  #at: number;
  #held = 0;
  #count = 0;
  /** Padding bits made up after the end. */
  #missing = 0;

  constructor(bytes: Uint8Array, from: number, to: number) {
    this.#bytes = bytes;
    this.#at = from;
    this.#to = to;
  }

  #fill(least: number): void {
    while (this.#count < least) {
      let byte = 0;
      const at = this.#at;
      if (at >= this.#to || (this.#bytes[at] === 0xff && this.#bytes[at + 1] !== 0)) this.#missing += 8;
      else {
        byte = this.#bytes[at];
        this.#at += byte === 0xff ? 2 : 1;
      }
      this.#held = (this.#held << 8) | byte;
      this.#count += 8;
    }
  }

  /** @throws PictureFault if there are no more */
  #skip(n: number): void {
    this.#count -= n;
    this.#held &= (1 << this.#count) - 1;
    if (this.#count < this.#missing) throw broken("its pixels end early");
  }

  take(n: number): number {
    if (n === 0) return 0;
    this.#fill(n);
    const value = (this.#held >> (this.#count - n)) & ((1 << n) - 1);
    this.#skip(n);
    return value;
  }

  code(table: HuffmanTable | undefined): number {
    if (!table) throw broken("a scan names a Huffman table that is missing");
    this.#fill(16);
    const found = table[(this.#held >> (this.#count - 16)) & 0xffff];
    if (found === 0) throw broken(`its pixels are damaged at byte ${this.#at}`);
    this.#skip(found >> 8);
    return found & 255;
  }

  /** A signed number of this many bits (F.2.2.1). */
  number(n: number): number {
    const value = this.take(n);
    return n === 0 || value >= 1 << (n - 1) ? value : value - (1 << n) + 1;
  }

  /** Skips past the next restart marker. */
  restart(): void {
    this.#count = this.#held = this.#missing = 0;
    let at = this.#at;
    while (at < this.#to && !(this.#bytes[at] === 0xff && this.#bytes[at + 1] >= 0xd0 && this.#bytes[at + 1] <= 0xd7))
      at++;
    if (at >= this.#to) throw broken("its pixels end early");
    this.#at = at + 2;
  }
}

/** Decodes all coefficients. @throws PictureFault for data that end early or are damaged */
function planesOf(jpeg: Jpeg): Plane[] {
  const { width, height, parts } = jpeg;
  const [hMost, vMost] = [Math.max(...parts.map(({ h }) => h)), Math.max(...parts.map(({ v }) => v))];
  const [unitsAcross, unitsDown] = [Math.ceil(width / (8 * hMost)), Math.ceil(height / (8 * vMost))];
  const planes = parts.map(({ h, v, table }): Plane => ({
    h,
    v,
    table,
    across: Math.ceil(Math.ceil((width * h) / hMost) / 8),
    down: Math.ceil(Math.ceil((height * v) / vMost) / 8),
    stride: unitsAcross * h,
    coefficients: new Int16Array(64 * unitsAcross * h * unitsDown * v),
  }));
  for (const scan of jpeg.scans) readScan(jpeg, scan, planes, unitsAcross, unitsDown);
  return planes;
}

function readScan(jpeg: Jpeg, scan: JpegScan, planes: readonly Plane[], unitsAcross: number, unitsDown: number): void {
  const bits = new Bits(jpeg.bytes, scan.from, scan.to);
  const own = scan.parts.map(({ part, dc, ac }) => ({ plane: planes[part], dc, ac, last: 0 }));
  const block = blockReader(jpeg, scan, bits);
  const alone = own.length === 1 ? own[0] : undefined;
  const units = alone ? alone.plane.across * alone.plane.down : unitsAcross * unitsDown;
  for (let unit = 0; unit < units; unit++) {
    if (scan.restart > 0 && unit > 0 && unit % scan.restart === 0) {
      bits.restart();
      block.restart();
      for (const one of own) one.last = 0;
    }
    if (alone) {
      const { across, stride } = alone.plane;
      const at = Math.floor(unit / across) * stride + (unit % across);
      alone.last = block.read(alone.plane.coefficients, 64 * at, alone.last, alone.dc, alone.ac);
      continue;
    }
    const [x, y] = [unit % unitsAcross, Math.floor(unit / unitsAcross)];
    for (const one of own) {
      const { h, v, stride, coefficients } = one.plane;
      for (let row = 0; row < v; row++)
        for (let column = 0; column < h; column++) {
          const at = (y * v + row) * stride + x * h + column;
          one.last = block.read(coefficients, 64 * at, one.last, one.dc, one.ac);
        }
    }
  }
}

interface BlockReader {
  /** Reads one block; returns its DC coefficient, on which the next one is based. */
  read(out: Int16Array, at: number, last: number, dc: HuffmanTable | undefined, ac: HuffmanTable | undefined): number;
  restart(): void;
}

function blockReader({ progressive }: Jpeg, { start, end, high, low }: JpegScan, bits: Bits): BlockReader {
  /** Remaining blocks without data in this scan (end-of-band run). */
  let empty = 0;
  const restart = (): void => void (empty = 0);
  if (!progressive)
    return {
      restart,
      read(out, at, last, dc, ac) {
        const value = last + bits.number(bits.code(dc) & 15);
        out[at] = value;
        for (let k = 1; k < 64;) {
          const code = bits.code(ac);
          const [run, size] = [code >> 4, code & 15];
          if (size === 0 && run < 15) break;
          k += run;
          if (k > 63) throw broken("its pixels are damaged: a block has too many");
          out[at + zigzag[k]] = bits.number(size);
          k++;
        }
        return value;
      },
    };
  if (start === 0)
    return {
      restart,
      read(out, at, last, dc) {
        if (high > 0) {
          out[at] |= bits.take(1) << low;
          return last;
        }
        const value = last + bits.number(bits.code(dc) & 15);
        out[at] = value << low;
        return value;
      },
    };
  if (high === 0)
    return {
      restart,
      read(out, at, last, _dc, ac) {
        if (empty > 0) {
          empty--;
          return last;
        }
        for (let k = start; k <= end;) {
          const code = bits.code(ac);
          const [run, size] = [code >> 4, code & 15];
          if (size === 0 && run < 15) {
            empty = (1 << run) + bits.take(run) - 1;
            break;
          }
          k += run;
          if (k > 63) throw broken("its pixels are damaged: a block has too many");
          if (size > 0) out[at + zigzag[k]] = bits.number(size) << low;
          k++;
        }
        return last;
      },
    };
  const finer = (out: Int16Array, to: number): void => {
    if (bits.take(1) === 1 && (out[to] & (1 << low)) === 0) out[to] += out[to] > 0 ? 1 << low : -1 << low;
  };
  return {
    restart,
    read(out, at, last, _dc, ac) {
      let k = start;
      if (empty === 0) {
        for (; k <= end; k++) {
          const code = bits.code(ac);
          let run = code >> 4;
          let value = 0;
          if ((code & 15) === 0) {
            if (run < 15) {
              empty = (1 << run) + bits.take(run);
              break;
            }
          } else value = bits.take(1) === 1 ? 1 << low : -1 << low;
          for (; k <= end; k++) {
            const to = at + zigzag[k];
            if (out[to] !== 0) finer(out, to);
            else if (run-- === 0) {
              if (value !== 0) out[to] = value;
              break;
            }
          }
        }
      }
      if (empty > 0) {
        for (; k <= end; k++) if (out[at + zigzag[k]] !== 0) finer(out, at + zigzag[k]);
        empty--;
      }
      return last;
    },
  };
}

/** Cosines of the transform (A.3.3), by position and frequency. */
const COSINES = Float64Array.from({ length: 64 }, (_, i) => {
  const [x, u] = [i >> 3, i & 7];
  return (u === 0 ? Math.SQRT1_2 : 1) * Math.cos(((2 * x + 1) * u * Math.PI) / 16) * 0.5;
});

/** A component's samples, eight bits each, `8 * stride` per row. */
function samplesOf({ stride, coefficients, table }: Plane, quantization: Jpeg["quantization"]): Uint8Array {
  const steps = quantization[table];
  if (!steps) throw broken("a quantization table is missing");
  const out = new Uint8Array(coefficients.length);
  const [half, block] = [new Float64Array(64), new Float64Array(64)];
  const width = 8 * stride;
  for (let n = 0; n < coefficients.length / 64; n++) {
    const from = 64 * n;
    const to = 8 * width * Math.floor(n / stride) + 8 * (n % stride);
    let flat = true;
    for (let i = 0; i < 64; i++) {
      const value = coefficients[from + i];
      block[i] = value * steps[i];
      if (i > 0 && value !== 0) flat = false;
    }
    if (flat) {
      const value = clamp(Math.round(block[0] / 8 + 128));
      for (let y = 0; y < 8; y++) out.fill(value, to + y * width, to + y * width + 8);
      continue;
    }
    for (let v = 0; v < 8; v++)
      for (let x = 0; x < 8; x++) {
        let sum = 0;
        for (let u = 0; u < 8; u++) sum += block[8 * v + u] * COSINES[8 * x + u];
        half[8 * v + x] = sum;
      }
    for (let y = 0; y < 8; y++)
      for (let x = 0; x < 8; x++) {
        let sum = 128;
        for (let v = 0; v < 8; v++) sum += half[8 * v + x] * COSINES[8 * y + v];
        out[to + y * width + x] = clamp(Math.round(sum));
      }
  }
  return out;
}

const clamp = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value);

/** True if three or four components are luminance and chrominance, not colors directly. */
export function isDifferences({ adobe, parts }: Pick<Jpeg, "adobe" | "parts">): boolean {
  if (parts.length < 3) return false;
  if (adobe !== undefined) return adobe !== 0;
  const [r, g, b] = parts.map(({ id }) => String.fromCharCode(id));
  return parts.length === 3 && !(r === "R" && g === "G" && b === "B");
}

/** Decodes the whole picture. @throws PictureFault */
export const requireWhole = (jpeg: Jpeg): void => void planesOf(jpeg);

/** The pixels as stored, without rotation; four inks are converted to RGB. @throws PictureFault */
export function jpegPixels(jpeg: Jpeg): Pixels {
  const { width, height, parts, quantization, adobe } = jpeg;
  const planes = planesOf(jpeg);
  const samples = planes.map((plane) => samplesOf(plane, quantization));
  const [hMost, vMost] = [Math.max(...parts.map(({ h }) => h)), Math.max(...parts.map(({ v }) => v))];
  const count = parts.length;
  const shown = count === 1 ? 1 : 3;
  const data = new Uint8Array(width * height * shown);
  const differences = isDifferences(jpeg);
  const value = new Float64Array(4);
  for (let y = 0, to = 0; y < height; y++) {
    const rows = planes.map(({ v, stride }) => Math.floor((y * v) / vMost) * 8 * stride);
    for (let x = 0; x < width; x++) {
      for (let i = 0; i < count; i++) value[i] = samples[i][rows[i] + Math.floor((x * planes[i].h) / hMost)];
      if (count === 1) {
        data[to++] = value[0];
        continue;
      }
      if (differences) {
        const [light, cb, cr] = [value[0], value[1] - 128, value[2] - 128];
        value[0] = clamp(Math.round(light + 1.402 * cr));
        value[1] = clamp(Math.round(light - 0.344136 * cb - 0.714136 * cr));
        value[2] = clamp(Math.round(light + 1.772 * cb));
        if (count === 4) for (let i = 0; i < 3; i++) value[i] = 255 - value[i];
      }
      // Adobe's programs store inverted inks: how much light passes, not how much ink there is.
      for (let i = 0; i < 3; i++) {
        if (count === 3) data[to++] = value[i];
        else if (adobe !== undefined) data[to++] = Math.round((value[i] * value[3]) / 255);
        else data[to++] = Math.round(((255 - value[i]) * (255 - value[3])) / 255);
      }
    }
  }
  return withoutColor({ width, height, parts: shown, data });
}
