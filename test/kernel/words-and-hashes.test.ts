/** Numbers in print; names and seals of data by its content. */
import { describe, expect, it } from "vitest";
import { canonical, fingerprint, fnv1a, fnv1aText, seal, sealHolds } from "../../src/kernel/hash/index.js";
import {
  averageText,
  counted,
  countText,
  fixedText,
  minusText,
  ordinal,
  signedText,
} from "../../src/kernel/words/index.js";

describe("numbers in print", () => {
  it("carry real minus signs", () => {
    expect([-3, 0, 3].map(minusText)).toEqual(["\u22123", "0", "3"]);
    expect([-3, 0, 3].map((n) => signedText(n))).toEqual(["\u22123", "+0", "+3"]);
    expect(signedText(0, "")).toBe("");
    expect([averageText(-5, 2), averageText(7, 0)]).toEqual(["\u22122.5", "\u2013"]);
  });

  it("have no sign if they round to nothing", () => {
    expect([-0.04, -0.05001, 0, 2.96].map((n) => fixedText(n, 1))).toEqual(["0.0", "\u22120.1", "0.0", "3.0"]);
    expect([averageText(-1, 30), fixedText(-0.004, 2)]).toEqual(["0.0", "0.00"]);
  });

  it("are counted and ordered", () => {
    expect([1, 2].map((n) => counted(n, "game"))).toEqual(["1 game", "2 games"]);
    expect([1, 2, 3, 4, 11, 12, 13, 21, 101, 111].map(ordinal).join(" ")).toBe(
      "1st 2nd 3rd 4th 11th 12th 13th 21st 101st 111th",
    );
  });
});

describe("hashes", () => {
  it("are FNV-1a as published", () => {
    // Test vectors of the FNV reference: "", "a", "foobar".
    const of = (text: string): number => fnv1a(new TextEncoder().encode(text));
    expect([of(""), of("a"), of("foobar")]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
    expect(fnv1aText("foobar")).toBe(of("foobar"));
  });

  it("ignore the order of fields, but nothing else", () => {
    expect(canonical({ b: [1, "x"], a: null })).toBe('{a:null,b:[1,"x"]}');
    expect(fingerprint({ a: 1, b: 2 })).toBe(fingerprint({ b: 2, a: 1 }));
    expect(fingerprint([1, 2])).not.toBe(fingerprint([2, 1]));
    expect(fingerprint("x")).toMatch(/^[0-9a-f]{16}$/);
  });

  it("protect bytes against any change", () => {
    const bytes = Uint8Array.of(1, 2, 3, 4, 0, 0, 0, 0);
    seal(bytes);
    expect(sealHolds(bytes)).toBe(true);
    for (let i = 0; i < bytes.length; i++) expect(sealHolds(bytes.map((b, j) => (i === j ? b ^ 1 : b)))).toBe(false);
  });
});

it("whole numbers have a comma every three digits, as browsers write them", () => {
  for (const n of [0, 7, 999, 1000, 40_000, 100_000, 1_234_567, -1500, 2 ** 40])
    expect(countText(n)).toBe(n.toLocaleString("en-US"));
});
