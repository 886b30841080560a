/**
 * QR codes (ISO/IEC 18004) of UTF-8 bytes. On paper: error correction level M, versions 1 to 6, up to 106 bytes, enough for a short
 * address. On a screen, which does not get dirty: level L, versions 1 to 20, up to 858 bytes, enough for a game in progress.
 */
import { blocksOf } from "./blocks.js";

/** Error correction of each version at level M: check bytes per block, data bytes of each block. Index 0 is version 1. */
const LEVEL_M = [
  { checks: 10, blocks: [16] },
  { checks: 16, blocks: [28] },
  { checks: 26, blocks: [44] },
  { checks: 18, blocks: [32, 32] },
  { checks: 24, blocks: [43, 43] },
  { checks: 16, blocks: [27, 27, 27, 27] },
] as const;

/** That many blocks of one size. */
const of = (count: number, size: number): number[] => Array<number>(count).fill(size);

/** The same for level L (ISO/IEC 18004, table 9). */
const LEVEL_L = [
  { checks: 7, blocks: [19] },
  { checks: 10, blocks: [34] },
  { checks: 15, blocks: [55] },
  { checks: 20, blocks: [80] },
  { checks: 26, blocks: [108] },
  { checks: 18, blocks: of(2, 68) },
  { checks: 20, blocks: of(2, 78) },
  { checks: 24, blocks: of(2, 97) },
  { checks: 30, blocks: of(2, 116) },
  { checks: 18, blocks: [...of(2, 68), ...of(2, 69)] },
  { checks: 20, blocks: of(4, 81) },
  { checks: 24, blocks: [...of(2, 92), ...of(2, 93)] },
  { checks: 26, blocks: of(4, 107) },
  { checks: 30, blocks: [...of(3, 115), 116] },
  { checks: 22, blocks: [...of(5, 87), 88] },
  { checks: 24, blocks: [...of(5, 98), 99] },
  { checks: 28, blocks: [107, ...of(5, 108)] },
  { checks: 30, blocks: [...of(5, 120), 121] },
  { checks: 28, blocks: [...of(3, 113), ...of(4, 114)] },
  { checks: 28, blocks: [...of(3, 107), ...of(5, 108)] },
];

/** Centers of alignment patterns on each axis besides 6 and the last, from version 7 (annex E). */
const BETWEEN = [[22], [24], [26], [28], [30], [32], [34], [26, 46], [26, 48], [26, 50], [30, 54], [30, 56], [30, 58], [34, 62]]; // prettier-ignore

/** Format bits of a level, and its versions. */
const LEVELS = { M: { bits: 0b00, versions: LEVEL_M }, L: { bits: 0b01, versions: LEVEL_L } } as const;
export type Level = keyof typeof LEVELS;

/** Bits before the text: four for the mode (bytes), then its length. */
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);
const headBytes = (version: number): number => Math.ceil((4 + lengthBits(version)) / 8);
const dataBytes = (blocks: readonly number[]): number => blocks.reduce((sum, size) => sum + size, 0);
const roomOf = ({ versions }: (typeof LEVELS)[Level], at: number): number =>
  dataBytes(versions[at].blocks) - headBytes(at + 1);
/** Maximum text length on paper, bytes. */
export const MOST_BYTES = roomOf(LEVELS.M, LEVEL_M.length - 1);
/** The same on a screen. */
export const MOST_ON_SCREEN = roomOf(LEVELS.L, LEVEL_L.length - 1);

/** Modules, row by row; true = dark. The quiet zone around them is the caller's: four modules. */
export type Modules = readonly (readonly boolean[])[];

/**
 * The QR code of a text.
 * @param named level: M for paper, L for a screen
 * @throws RangeError for more than `MOST_BYTES` bytes, on a screen `MOST_ON_SCREEN`
 */
export function qrModules(text: string, named: Level = "M"): Modules {
  const bytes = new TextEncoder().encode(text);
  const level = LEVELS[named];
  const at = level.versions.findIndex((_, i) => bytes.length <= roomOf(level, i));
  if (at < 0)
    throw new RangeError(`a QR mark holds ${roomOf(level, level.versions.length - 1)} bytes; found ${bytes.length}`);
  const { blocks, checks } = level.versions[at];
  const grid = new Grid(at + 1, level.bits);
  grid.write(blocksOf(payload(bytes, dataBytes(blocks), lengthBits(at + 1)), blocks, checks));
  return MASKS.map((_, mask) => grid.masked(mask)).reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** Mode, length, data bytes, terminator and padding. */
function payload(bytes: Uint8Array, size: number, length: number): Uint8Array {
  const bits: number[] = [];
  const put = (value: number, count: number): void => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, length);
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

/** Three corners have finder patterns. */
const atFinder = (row: number, column: number, last: number): boolean =>
  (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);

/** A QR code in progress: its modules, and which of them belong to fixed patterns. */
class Grid {
  readonly size: number;
  private readonly dark: boolean[][];
  private readonly fixed: boolean[][];

  constructor(
    version: number,
    private readonly level: number,
  ) {
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
    const last = this.size - 7;
    const centers = version < 7 ? [last] : [6, ...BETWEEN[version - 7], last];
    // Versions 2 to 6 have one alignment pattern; higher versions have none where finders are.
    if (version > 1)
      for (const row of centers)
        for (const column of centers)
          if (centers.length === 1 || !atFinder(row, column, last)) this.target(row, column, 2);
    if (version >= 7) this.version(version);
    this.format(0);
  }

  private set(row: number, column: number, dark: boolean): void {
    this.dark[row][column] = dark;
    this.fixed[row][column] = true;
  }

  /** Nested squares; a finder (reach 4) includes its white border. */
  private target(row: number, column: number, reach: number): void {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) {
        const far = Math.max(Math.abs(x), Math.abs(y));
        const inside = row + y >= 0 && row + y < this.size && column + x >= 0 && column + x < this.size;
        if (inside) this.set(row + y, column + x, reach === 4 ? far !== 2 && far !== 4 : far !== 1);
      }
  }

  /** The version, twice: next to the upper right finder and above the lower left one. */
  private version(version: number): void {
    let rest = version << 12;
    for (let bit = 17; bit >= 12; bit--) if ((rest >> bit) & 1) rest ^= 0x1f25 << (bit - 12);
    const bits = (version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const [far, near] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      this.set(near, far, ((bits >> i) & 1) === 1);
      this.set(far, near, ((bits >> i) & 1) === 1);
    }
  }

  /** Level and mask, twice, with the module that is always dark. */
  private format(mask: number): void {
    const said = (this.level << 3) | mask;
    let rest = said << 10;
    for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
    const bits = ((said << 10) | rest) ^ 0x5412;
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

/** Penalty score: long runs, blocks, finder look-alikes, too much of one color. */
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
