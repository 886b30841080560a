/** Fonts made for tests: letters that are bars of different heights, as TrueType or as OpenType with cubic curves. */
import { deflateSync } from "node:zlib";

export interface MadeFont {
  /** Letters, each a bar; glyphs 1, 2, ... in this order. */
  readonly letters: string;
  readonly cubic?: boolean;
  readonly family?: string;
  readonly weight?: number;
  readonly fsType?: number;
  /** Pairs of the old `kern` table, units. */
  readonly kern?: Readonly<Record<string, number>>;
  /** In place of the bars: charstrings, or entries of `glyf`. */
  readonly outlines?: readonly Uint8Array[];
  /** Subroutines of a cubic font. */
  readonly subrs?: readonly Uint8Array[];
}

/** Units of an em, and of each letter's advance. */
export const EM = 1000;
export const ADVANCE = 500;

const heightOf = (index: number): number => 200 + 10 * index;

const u16 = (...values: readonly number[]): number[] => values.flatMap((value) => [(value >> 8) & 255, value & 255]);
const u32 = (...values: readonly number[]): number[] =>
  values.flatMap((value) => [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]);
const ascii = (text: string): number[] => [...text].map((sign) => sign.charCodeAt(0));

/** A bar as a simple glyph: four points on the curve. */
const barGlyph = (height: number): number[] => [
  ...u16(1, 50, 0, 450, height, 3, 0),
  ...[1, 1, 1, 1],
  ...u16(50, 0, 400, 0),
  ...u16(0, height, 0, -height),
];

/** A glyph put together from others. */
export const composite = (...parts: readonly number[]): Uint8Array =>
  Uint8Array.from([
    ...u16(-1, 0, 0, 0, 0),
    ...parts.flatMap((part, i) => [...u16(i + 1 < parts.length ? 0x0023 : 0x0003, part), ...u16(0, 0)]),
  ]);

const number = (value: number): number[] => [28, ...u16(value)];
const barString = (height: number): number[] => [
  ...number(50), ...number(0), 21,
  ...number(height), ...number(400), ...number(-height), 7,
  14,
]; // prettier-ignore

const index = (items: readonly ArrayLike<number>[]): number[] => {
  if (items.length === 0) return u16(0);
  let at = 1;
  const offsets = [at, ...items.map(({ length }) => (at += length))];
  return [...u16(items.length), 4, ...u32(...offsets), ...items.flatMap((item) => Array.from(item))];
};

function cff(strings: readonly ArrayLike<number>[], subrs: readonly ArrayLike<number>[]): number[] {
  const int = (value: number): number[] => [29, ...u32(value)];
  const head = [1, 0, 4, 1, ...index([ascii("Made")])];
  const topOf = (charset: number, chars: number, hidden: number): number[] =>
    index([[...int(charset), 15, ...int(chars), 17, ...int(0), ...int(hidden), 18]]);
  const rest = [...index([]), ...index(subrs)];
  const start = head.length + topOf(0, 0, 0).length + rest.length;
  const charset = [0, ...strings.slice(1).flatMap((_, i) => u16(i + 1))];
  const chars = index(strings);
  const top = topOf(start, start + charset.length, start + charset.length + chars.length);
  return [...head, ...top, ...rest, ...charset, ...chars];
}

/** Calls one subroutine from a charstring. @param index of fewer than 1,240 */
export const callSubr = (subr: number): number[] => [...number(subr - 107), 29];

export function makeFont({
  letters,
  cubic = false,
  family = "Made",
  weight = 400,
  fsType = 0,
  kern,
  outlines,
  subrs = [],
}: MadeFont): Uint8Array {
  const signs = [...letters];
  const count = signs.length + 1;
  const codes = signs.map((sign, i) => [sign.codePointAt(0)!, i + 1] as const).sort(([a], [b]) => a - b);
  const names = [family, `${family}-${weight}`].map((name) => u16(...ascii(name)));
  const tables: Record<string, number[]> = {
    cmap: [
      ...u16(0, 1, 3, 10), ...u32(12),
      ...u16(12, 0), ...u32(16 + 12 * codes.length, 0, codes.length),
      ...codes.flatMap(([code, glyph]) => u32(code, code, glyph)),
    ], // prettier-ignore
    head: [
      ...u16(1, 0, 1, 0),
      ...u32(0, 0x5f0f3cf5),
      ...u16(0, EM),
      ...u32(0, 0, 0, 0),
      ...u16(0, 0, 450, 900, 0, 8, 2, 1, 0),
    ],
    hhea: [...u16(1, 0, 800, -200, 0, ADVANCE, 0, 0, 450, 1, 0, 0, 0, 0, 0, 0, 0, count)],
    hmtx: Array.from({ length: count }, () => u16(ADVANCE, 50)).flat(),
    maxp: [...u16(0, 0x5000, count)],
    name: [
      ...u16(0, 2, 6 + 24), ...u16(3, 1, 0x409, 1, names[0].length, 0), ...u16(3, 1, 0x409, 6, names[1].length, names[0].length),
      ...names[0], ...names[1],
    ], // prettier-ignore
    "OS/2": [
      ...u16(4, ADVANCE, weight, 5, fsType),
      ...new Array<number>(76).fill(0),
      ...u16(500, 700),
      ...new Array<number>(6).fill(0),
    ],
    post: [...u16(3, 0), ...new Array<number>(28).fill(0)],
  };
  if (cubic) {
    tables["CFF "] = cff([[14], ...(outlines ?? signs.map((_, i) => barString(heightOf(i))))], subrs);
  } else {
    const glyphs = [[], ...(outlines ?? signs.map((_, i) => barGlyph(heightOf(i))))].map((glyph) => [
      ...glyph,
      ...(glyph.length % 2 ? [0] : []),
    ]);
    let at = 0;
    tables.glyf = glyphs.flat();
    tables.loca = u32(0, ...glyphs.map(({ length }) => (at += length)));
  }
  if (kern) {
    const pairs = Object.entries(kern)
      .map(([pair, units]) => [...[...pair].map((sign) => signs.indexOf(sign) + 1), units])
      .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    tables.kern = [
      ...u16(0, 1, 0, 14 + 6 * pairs.length, 1, pairs.length, 0, 0, 0),
      ...pairs.flatMap((pair) => u16(...pair)),
    ];
  }
  return assemble(cubic ? 0x4f54544f : 0x00010000, tables);
}

const padded = (length: number): number => (length + 3) & ~3;

function assemble(version: number, tables: Readonly<Record<string, readonly number[]>>): Uint8Array {
  const tags = Object.keys(tables).sort();
  const head = [...u32(version), ...u16(tags.length, 0, 0, 0)];
  const body: number[] = [];
  for (const tag of tags) {
    const table = [...tables[tag]];
    const entry = [...ascii(tag.padEnd(4)), ...u32(sumOf(table), 12 + 16 * tags.length + body.length, table.length)];
    head.push(...entry);
    body.push(...table, ...new Array<number>(padded(table.length) - table.length).fill(0));
  }
  return Uint8Array.from([...head, ...body]);
}

function sumOf(table: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4)
    sum = (sum + [0, 1, 2, 3].reduce((word, k) => word * 256 + (table[at + k] ?? 0), 0)) % 0x1_0000_0000;
  return sum;
}

/** The same font packed as WOFF; `claimed` says a length for its first table that it does not have. */
export function asWoff(font: Uint8Array, claimed?: number): Uint8Array {
  const view = new DataView(font.buffer);
  const count = view.getUint16(4);
  const head: number[] = [];
  const body: number[] = [];
  for (let i = 0; i < count; i++) {
    const [tag, sum, from, length] = [0, 4, 8, 12].map((at) => view.getUint32(12 + 16 * i + at));
    const table = font.subarray(from, from + length);
    const packed = deflateSync(table);
    const inside = packed.length < length ? packed : table;
    head.push(...u32(tag, 44 + 20 * count + body.length, inside.length, i === 0 ? (claimed ?? length) : length, sum));
    body.push(...inside, ...new Array<number>(padded(inside.length) - inside.length).fill(0));
  }
  const start = [
    ...ascii("wOFF"),
    ...u32(view.getUint32(0), 44 + head.length + body.length),
    ...u16(count, 0),
    ...u32(font.length),
    ...u16(1, 0),
    ...u32(0, 0, 0, 0, 0),
  ];
  return Uint8Array.from([...start, ...head, ...body]);
}
