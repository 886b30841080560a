/** Bytes as they come: UTF-8 at the borders of its lengths, archives whose parts are broken. */
import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { firstBadByte } from "../../src/text/decode.js";
import { zipNames } from "../../src/text/zip-parts.js";

describe("UTF-8", () => {
  const borders = [0x1, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x3ffff, 0x40000, 0x10ffff];

  it.each(borders)("U+%i is well-formed, and invalid when cut short", (code) => {
    const bytes = new TextEncoder().encode(`a${String.fromCodePoint(code)}b`);
    expect(firstBadByte(bytes)).toBe(-1);
    if (code > 0x7f) expect(firstBadByte(bytes.subarray(0, bytes.length - 2))).toBe(1);
  });

  it.each([
    ["a zero", [0x61, 0x00]],
    ["a lead that only longer forms have", [0x61, 0xc1, 0xbf]],
    ["a byte that continues nothing", [0x61, 0x80]],
    ["three bytes for what two hold", [0x61, 0xe0, 0x9f, 0xbf]],
    ["a surrogate", [0x61, 0xed, 0xa0, 0x80]],
    ["four bytes for what three hold", [0x61, 0xf0, 0x8f, 0xbf, 0xbf]],
    ["past the last code point", [0x61, 0xf4, 0x90, 0x80, 0x80]],
    ["a lead past the last", [0x61, 0xf5, 0x80, 0x80, 0x80]],
  ])("%s is an error where it begins", (_, bytes) => {
    expect(firstBadByte(Uint8Array.from(bytes))).toBe(1);
  });
});

it("an archive lists its parts, even if none can be unpacked", async () => {
  const text = new TextEncoder().encode("first and ten ".repeat(200));
  const bytes = zipSync({ "a.csv": text, "b/c.csv": text });
  expect(await zipNames(bytes)).toEqual(["a.csv", "b/c.csv"]);
  // The first part's data begin behind its 30 bytes of head and its name: a kind of block that does not exist.
  bytes[30 + "a.csv".length] = 0x07;
  expect(await zipNames(bytes)).toEqual(["a.csv", "b/c.csv"]);
  expect(await zipNames(text)).toBeUndefined();
});
