/**
 * QR marks (ISO/IEC 18004): bytes of UTF-8 at error correction level M, versions 1 to 6, which hold 106 bytes. Phones read a short
 * address from them, and no more is asked of them here.
 */
import { blocksOf } from "./blocks.js";

/** Error correction of a version at level M: check bytes of each block, data bytes of each block. Place 0 is version 1. */
const LEVEL_M = [
  { checks: 10, blocks: [16] },
  { checks: 16, blocks: [28] },
  { checks: 26, blocks: [44] },
  { checks: 18, blocks: [32, 32] },
  { checks: 24, blocks: [43, 43] },
  { checks: 16, blocks: [27, 27, 27, 27] },
] as const;

/** Four bits of the kind (bytes), eight of the length. */
const HEAD = 12;
const dataBytes = (blocks: readonly number[]): number => blocks.reduce((sum, size) => sum + size, 0);
/** Bytes of text that the largest mark holds. */
export const MOST_BYTES = dataBytes(LEVEL_M[LEVEL_M.length - 1].blocks) - Math.ceil(HEAD / 8);

/** Modules, row by row; true = dark. The quiet zone around them is the caller's: four modules. */
export type Modules = readonly (readonly boolean[])[];

/**
 * The mark of a text.
 * @throws RangeError for one of more than `MOST_BYTES` bytes
 */
export function qrModules(text: string): Modules {
  const bytes = new TextEncoder().encode(text);
  const at = LEVEL_M.findIndex(({ blocks }) => bytes.length <= dataBytes(blocks) - Math.ceil(HEAD / 8));
  if (at < 0) throw new RangeError(`a QR mark holds ${MOST_BYTES} bytes; found ${bytes.length}`);
  const { blocks, checks } = LEVEL_M[at];
  const grid = new Grid(at + 1);
  grid.write(blocksOf(payload(bytes, dataBytes(blocks)), blocks, checks));
  return MASKS.map((_, mask) => grid.masked(mask)).reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** Kind, length, the bytes, an end, and filling. */
function payload(bytes: Uint8Array, size: number): Uint8Array {
  const bits: number[] = [];
  const put = (value: number, count: number): void => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, 8);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, size * 8 - bits.length));
  while (bits.length % 8 > 0) bits.push(0);
  const out = new Uint8Array(size);
  bits.forEach((bit, i) => (out[i >> 3] |= bit << (7 - (i % 8))));
  for (let i = bits.length / 8, even = true; i < size; i++, even = !even) out[i] = even ? 0xec : 0x11;
  return out;
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

const FINDER = 7;

/** A mark under work: modules, and which of them are patterns. */
class Grid {
  readonly size: number;
  private readonly dark: boolean[][];
  private readonly fixed: boolean[][];

  constructor(version: number) {
    this.size = 17 + 4 * version;
    const rows = (): boolean[][] => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.dark = rows();
    this.fixed = rows();
    const end = this.size - FINDER;
    for (let i = 0; i < this.size; i++) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    for (const [row, column] of [
      [0, 0],
      [0, end],
      [end, 0],
    ])
      this.target(row + 3, column + 3, 4);
    // Versions 2 to 6 have one alignment pattern.
    if (version > 1) this.target(this.size - 7, this.size - 7, 2);
    this.format(0);
  }

  private set(row: number, column: number, dark: boolean): void {
    this.dark[row][column] = dark;
    this.fixed[row][column] = true;
  }

  /** Squares inside each other; a finder (reach 4) has its white edge with it. */
  private target(row: number, column: number, reach: number): void {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) {
        const far = Math.max(Math.abs(x), Math.abs(y));
        const inside = row + y >= 0 && row + y < this.size && column + x >= 0 && column + x < this.size;
        if (inside) this.set(row + y, column + x, reach === 4 ? far !== 2 && far !== 4 : far !== 1);
      }
  }

  /** Level and mask, twice, with the module that is always dark. Level M is 00. */
  private format(mask: number): void {
    let rest = mask << 10;
    for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
    const bits = ((mask << 10) | rest) ^ 0x5412;
    const last = this.size - 1;
    for (let i = 0; i < 15; i++) {
      const dark = ((bits >> i) & 1) === 1;
      if (i < 6) this.set(i, 8, dark);
      else if (i < 8) this.set(i + 1, 8, dark);
      else if (i === 8) this.set(8, 7, dark);
      else this.set(8, 14 - i, dark);
      if (i < 8) this.set(8, last - i, dark);
      else this.set(last - 14 + i, 8, dark);
    }
    this.set(last - 7, 8, true);
  }

  /** Writes bits in columns of two, up and down from the right. */
  write(bytes: Uint8Array): void {
    let bit = 0;
    let up = true;
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        const row = up ? this.size - 1 - step : step;
        for (const column of [right, right - 1]) {
          if (this.fixed[row][column]) continue;
          if (bit < bytes.length * 8) this.dark[row][column] = ((bytes[bit >> 3] >> (7 - (bit % 8))) & 1) === 1;
          bit++;
        }
      }
      up = !up;
    }
  }

  masked(mask: number): boolean[][] {
    this.format(mask);
    return this.dark.map((row, y) => row.map((dark, x) => (this.fixed[y][x] ? dark : dark !== MASKS[mask](y, x))));
  }
}

const LIKE_FINDER = [
  [true, false, true, true, true, false, true, false, false, false, false],
  [false, false, false, false, true, false, true, true, true, false, true],
];

/** How hard a mark is to read: long runs, blocks, what looks like a finder, too much of one color. */
function penalty(modules: Modules): number {
  const size = modules.length;
  const lines = [...modules, ...modules.map((_, x) => modules.map((row) => row[x]))];
  let points = 0;
  for (const line of lines) {
    let run = 1;
    for (let i = 1; i <= size; i++) {
      if (i < size && line[i] === line[i - 1]) run++;
      else {
        if (run >= 5) points += run - 2;
        run = 1;
      }
    }
    for (let i = 0; i + 11 <= size; i++)
      for (const pattern of LIKE_FINDER) if (pattern.every((dark, k) => line[i + k] === dark)) points += 40;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = modules[y][x];
      if (modules[y - 1][x] === dark && modules[y][x - 1] === dark && modules[y - 1][x - 1] === dark) points += 3;
    }
  const dark = modules.flat().filter(Boolean).length;
  return points + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}
