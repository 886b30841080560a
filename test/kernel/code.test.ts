import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cleanSigns,
  dataCheck,
  readSigns,
  SIGNS,
  SignReader,
  signsOf,
  SignWriter,
} from "../../src/kernel/code/index.js";

const values = fc.array(fc.integer({ min: 0, max: 31 }), { minLength: 1, maxLength: 29 });
const bodyOf = (code: string) => {
  const read = readSigns(code);
  return "values" in read ? read.values : undefined;
};

describe("signs that people type", () => {
  test("every code is readable, however it is written", () => {
    fc.assert(
      fc.property(values, (body) => {
        const code = signsOf(body);
        expect(bodyOf(code)).toEqual(body);
        expect(bodyOf(` ${code.toLowerCase().replaceAll("-", " ")} `)).toEqual(body);
        expect(bodyOf(code.replaceAll("0", "O").replaceAll("1", "l"))).toEqual(body);
        expect(bodyOf(code.replaceAll("-", "\u2013"))).toEqual(body);
      }),
    );
  });

  test("one wrong character is found and corrected, wherever it is", () => {
    fc.assert(
      fc.property(values, fc.nat(), fc.integer({ min: 1, max: 31 }), (body, where, by) => {
        const code = signsOf(body);
        const signs = [...cleanSigns(code)];
        const at = where % signs.length;
        signs[at] = SIGNS[SIGNS.indexOf(signs[at]) ^ by];
        expect(readSigns(signs.join(""))).toEqual({ wrong: true, near: code });
      }),
    );
  });

  test("any two changed characters of a code are found, swapped ones included", () => {
    const signs = [...cleanSigns(signsOf([8, 1, 10, 2]))];
    let count = 0;
    for (let i = 0; i < signs.length; i++)
      for (let k = i + 1; k < signs.length; k++)
        for (const a of SIGNS)
          for (const b of SIGNS) {
            if (a === signs[i] || b === signs[k]) continue;
            const typed = signs.map((sign, at) => (at === i ? a : at === k ? b : sign)).join("");
            expect("values" in readSigns(typed)).toBe(false);
            count++;
          }
    expect(count).toBe(15 * 31 * 31);
  });

  test("one in 1,024 other typing errors passes", () => {
    let passes = 0;
    for (let n = 0; n < 32 ** 3; n++)
      if ("values" in readSigns([n >> 10, (n >> 5) & 31, n & 31].map((v) => SIGNS[v]).join(""))) passes++;
    expect(passes).toBe(32);
  });

  test("characters of no code, and codes without content", () => {
    expect(readSigns("0U12")).toEqual({ strange: "U" });
    expect(readSigns("1?34")).toEqual({ strange: "?" });
    for (const short of ["", "0", "00", " - "]) expect(readSigns(short)).toEqual({ wrong: true });
  });
});

describe("the content of a code", () => {
  const name = fc
    .string({ unit: "grapheme", maxLength: 40 })
    .filter((text) => !/[\n\r\t]/.test(text) && !/\p{Cs}/u.test(text));
  test("numbers and texts are read as they were written", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 0xffffffff }),
        fc.integer({ min: 0, max: 0xfffff }),
        name,
        (n, fixed, text) => {
          fc.pre([...text].length <= 80);
          const { values: written } = new SignWriter().number(n).fixed(fixed, 4).text(text);
          const from = new SignReader(written);
          expect([from.number(), from.fixed(4), from.text()]).toEqual([n, fixed, text]);
          from.end();
        },
      ),
    );
  });

  test("a letter that only resembles one of ours in lower case stays itself", () => {
    // The sign of kelvin, whose lower case is "k".
    const { values: written } = new SignWriter().text("\u212aC");
    expect(new SignReader(written).text()).toBe("\u212aC");
  });

  test("names in everyday letters take one character per letter", () => {
    const signs = (text: string) => new SignWriter().text(text).values.length;
    expect(signs("Harbor City Lamplighters")).toBe(2 + 24);
    expect(signs("St. Louis 49ers")).toBe(1 + 15 + 3);
    expect(signs("McDuff")).toBe(1 + 6 + 1);
  });

  test("nothing is read past the end, and nothing is left over", () => {
    expect(() => new SignReader([]).sign()).toThrow("ends too early");
    expect(() => new SignReader([16]).number()).toThrow("ends too early");
    expect(() => new SignReader(Array<number>(12).fill(31)).number()).toThrow("too large");
    expect(() => new SignReader([3, 30, 0, 0]).text()).toThrow("it has a character that codes do not use");
    expect(() => new SignReader([1]).end()).toThrow("continues past its end");
  });

  test("a checksum of data depends on its values, not on the order of its keys", () => {
    expect(dataCheck({ a: 1, b: [2] })).toBe(dataCheck({ b: [2], a: 1 }));
    expect(dataCheck({ a: 1, b: [2] })).not.toBe(dataCheck({ a: 1, b: [3] }));
  });
});
