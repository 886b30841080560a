import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkBytes } from "../../src/kernel/qr/blocks.js";
import { MOST_BYTES, qrModules, type Modules } from "../../src/kernel/qr/index.js";

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

/** A reader of its own: format, mask, bits in their order, blocks, text. */
function readMark(modules: Modules): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  let format = 0;
  for (let i = 0; i < 8; i++) format |= (modules[8][size - 1 - i] ? 1 : 0) << i;
  for (let i = 8; i < 15; i++) format |= (modules[size - 15 + i][8] ? 1 : 0) << i;
  const said = (format ^ 0x5412) >> 10;
  expect(said >> 3).toBe(0);
  const mask = MASKS[said & 7];
  const near = (y: number, x: number, cy: number, cx: number) => Math.abs(y - cy) <= 2 && Math.abs(x - cx) <= 2;
  const pattern = (y: number, x: number): boolean =>
    y === 6 ||
    x === 6 ||
    (y < 9 && x < 9) ||
    (y < 9 && x >= size - 8) ||
    (y >= size - 8 && x < 9) ||
    (version > 1 && near(y, x, size - 7, size - 7));
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
  const count = BLOCKS[version - 1];
  const checks = CHECKS[version - 1];
  const each = bytes.length / count - checks;
  const data: number[] = [];
  for (let block = 0; block < count; block++) {
    const own = Array.from({ length: each }, (_, i) => bytes[i * count + block]);
    const check = Array.from({ length: checks }, (_, i) => bytes[each * count + i * count + block]);
    expect([...checkBytes(Uint8Array.from(own), checks)]).toEqual(check);
    data.push(...own);
  }
  const text = data.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  expect(text.slice(0, 4)).toBe("0100");
  const length = Number.parseInt(text.slice(4, 12), 2);
  const read = Array.from({ length }, (_, i) => Number.parseInt(text.slice(12 + 8 * i, 20 + 8 * i), 2));
  return new TextDecoder().decode(Uint8Array.from(read));
}

describe("QR marks", () => {
  test("are read again, of every length", () => {
    for (let n = 0; n <= MOST_BYTES; n++) {
      const text = Array.from({ length: n }, (_, i) => String.fromCharCode(33 + ((i * 7 + n * 13) % 90))).join("");
      expect(readMark(qrModules(text))).toBe(text);
    }
  });

  test("hold any letters", () => {
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

  test("check bytes are those of the standard's example (annex I: 01234567)", () => {
    const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
    const checks = [0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55];
    expect([...checkBytes(Uint8Array.from(data), 10)]).toEqual(checks);
  });
});
