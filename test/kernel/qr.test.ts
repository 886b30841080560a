import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkBytes } from "../../src/kernel/qr/blocks.js";
import { MOST_BYTES, MOST_ON_SCREEN, qrModules, type Modules } from "../../src/kernel/qr/index.js";

const MASKS: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];
/** Blocks and check bytes at level M, by version (ISO/IEC 18004, table 9). */
const BLOCKS = [1, 1, 1, 2, 2, 4];
const CHECKS = [10, 16, 26, 18, 24, 16];

/** The same at level L: blocks, check bytes (table 9); centers of alignment patterns from version 2 on (annex E). */
const BLOCKS_L = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8];
const CHECKS_L = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28];
const CENTERS = ["", "18", "22", "26", "30", "34", "6 22 38", "6 24 42", "6 26 46", "6 28 50", "6 30 54", "6 32 58", "6 34 62", "6 26 46 66", "6 26 48 70", "6 26 50 74", "6 30 54 78", "6 30 56 82", "6 30 58 86", "6 34 62 90"].map((line) => (line === "" ? [] : line.split(" ").map(Number))); // prettier-ignore

/** A reader of its own: format, mask, bits in their order, blocks, text. */
function readMark(modules: Modules, level: "M" | "L" = "M"): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  let format = 0;
  for (let i = 0; i < 8; i++) format |= (modules[8][size - 1 - i] ? 1 : 0) << i;
  for (let i = 8; i < 15; i++) format |= (modules[size - 15 + i][8] ? 1 : 0) << i;
  const said = (format ^ 0x5412) >> 10;
  expect(said >> 3).toBe(level === "M" ? 0 : 1);
  const mask = MASKS[said & 7];
  const near = (y: number, x: number, cy: number, cx: number) => Math.abs(y - cy) <= 2 && Math.abs(x - cx) <= 2;
  const all = CENTERS[version - 1];
  const atFinder = (cy: number, cx: number): boolean =>
    all.length > 1 && ((cy === 6 && (cx === 6 || cx === all.at(-1))) || (cx === 6 && cy === all.at(-1)));
  const centers = all.flatMap((cy) => all.map((cx) => [cy, cx] as const)).filter(([cy, cx]) => !atFinder(cy, cx));
  const pattern = (y: number, x: number): boolean =>
    y === 6 ||
    x === 6 ||
    (y < 9 && x < 9) ||
    (y < 9 && x >= size - 8) ||
    (y >= size - 8 && x < 9) ||
    (version > 6 && ((y < 6 && x >= size - 11) || (x < 6 && y >= size - 11))) ||
    centers.some(([cy, cx]) => near(y, x, cy, cx));
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - i : i;
        if (!pattern(y, x)) bits.push(modules[y][x] !== mask(y, x) ? 1 : 0);
      }
    up = !up;
  }
  const bytes = Array.from({ length: Math.floor(bits.length / 8) }, (_, i) =>
    Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(""), 2),
  );
  const count = (level === "M" ? BLOCKS : BLOCKS_L)[version - 1];
  const checks = (level === "M" ? CHECKS : CHECKS_L)[version - 1];
  const whole = bytes.length - count * checks;
  const each = Math.floor(whole / count);
  /** The last ones have a byte more. */
  const longer = whole % count;
  const data: number[] = [];
  for (let block = 0; block < count; block++) {
    const own = Array.from({ length: each }, (_, i) => bytes[i * count + block]);
    if (block >= count - longer) own.push(bytes[each * count + block - (count - longer)]);
    const check = Array.from({ length: checks }, (_, i) => bytes[whole + i * count + block]);
    expect([...checkBytes(Uint8Array.from(own), checks)]).toEqual(check);
    data.push(...own);
  }
  const text = data.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  expect(text.slice(0, 4)).toBe("0100");
  const head = version < 10 ? 12 : 20;
  const length = Number.parseInt(text.slice(4, head), 2);
  const read = Array.from({ length }, (_, i) => Number.parseInt(text.slice(head + 8 * i, head + 8 + 8 * i), 2));
  return new TextDecoder().decode(Uint8Array.from(read));
}

describe("QR marks", () => {
  test("decode again, at every length", () => {
    for (let n = 0; n <= MOST_BYTES; n++) {
      const text = Array.from({ length: n }, (_, i) => String.fromCharCode(33 + ((i * 7 + n * 13) % 90))).join("");
      expect(readMark(qrModules(text))).toBe(text);
    }
  });

  // jsQR 1.4 reads all of these, too: tried by hand on marks of 1 to 858 bytes.
  test("decode again on screens, in all twenty sizes", () => {
    const sizes = new Set<number>();
    for (let n = 1; n <= MOST_ON_SCREEN; n += n < 100 ? 9 : 17) {
      const text = Array.from({ length: n }, (_, i) => String.fromCharCode(33 + ((i * 7 + n * 13) % 90))).join("");
      const modules = qrModules(text, "L");
      sizes.add(modules.length);
      expect(readMark(modules, "L")).toBe(text);
    }
    expect([...sizes]).toEqual(Array.from({ length: 20 }, (_, i) => 21 + 4 * i));
    expect(MOST_ON_SCREEN).toBe(858);
    expect(() => qrModules("a".repeat(859), "L")).toThrow("holds 858 bytes; found 859");
  });

  test("encode any letters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 24 }), (text) => {
        fc.pre(new TextEncoder().encode(text).length <= MOST_BYTES && !/\p{Cs}/u.test(text));
        expect(readMark(qrModules(text))).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  test("take 106 bytes and no more", () => {
    expect(qrModules("a".repeat(14)).length).toBe(21);
    expect(qrModules("a".repeat(15)).length).toBe(25);
    expect(qrModules("a".repeat(106)).length).toBe(41);
    expect(() => qrModules("a".repeat(107))).toThrow("holds 106 bytes; found 107");
  });

  test("have the check bytes of the standard's example (annex I: 01234567)", () => {
    const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
    const checks = [0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55];
    expect([...checkBytes(Uint8Array.from(data), 10)]).toEqual(checks);
  });
});
