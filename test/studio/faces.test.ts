/** The faces of the page say, measure and draw what those of the package do, for every letter that a sheet can hold. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import * as letters from "../../scripts/studio-letters.mjs";
import { faceForPage } from "../../scripts/studio-faces.mjs";
import { FONT_SOURCES } from "../../src/host/fonts.js";
import { foreignSign } from "../../src/kernel/words/letters.js";
import { ownSlots, subsetFont } from "../../src/render/pdf/font-subset.js";
import { BookFont } from "../../src/sheet/type/font-book.js";

const LETTERS = Array.from({ length: 0x10000 - 0x20 }, (_, i) => String.fromCodePoint(i + 0x20)).filter(
  (letter) => foreignSign(letter) === undefined,
);

const open = (file: string, data: Uint8Array, family: string, weight: number): BookFont =>
  new BookFont({ family, weight, file, data });

/** The package that fontkit asks, and its answers in the page. */
const unicode = (await import(
  pathToFileURL(path.resolve("node_modules/unicode-properties/dist/module.mjs")).href
)) as Readonly<Record<keyof typeof letters, (code: number) => unknown>>;

describe.each(FONT_SOURCES)("%s %i", (family, weight, file) => {
  const whole = readFileSync(path.join("node_modules/@expo-google-fonts", file));
  const cut = faceForPage(whole);
  const [before, after] = [open(file, whole, family, weight), open(file, cut, family, weight)];

  it("is smaller, and has the same metrics", () => {
    expect(cut.length).toBeLessThan(whole.length);
    for (const measure of ["unitsPerEm", "ascent", "descent", "capHeight", "xHeight", "postscriptName"] as const)
      expect(after[measure]).toBe(before[measure]);
    expect(after.file.box).toEqual(before.file.box);
  });

  it("sets every letter the same, alone, in pairs and in words", () => {
    const set = (text: string): void => {
      for (const joined of [true, false]) {
        const [now, was] = [after.shape(text, joined), before.shape(text, joined)];
        if (JSON.stringify(now) !== JSON.stringify(was)) expect(now, text).toEqual(was);
      }
    };
    expect(LETTERS.length).toBe(332);
    for (const letter of LETTERS) {
      expect(after.missingGlyphs(letter)).toEqual(before.missingGlyphs(letter));
      set(letter);
    }
    for (const first of "AFTVWYfLaov1.’") for (const second of LETTERS) set(first + second);
    for (const text of ["office fifty flag", "1⁄2 3⁄4", "Zażółć gęślą jaźń", "AVATAR 11:47, 4th & 10"]) set(text);
  });

  it("draws every letter the same, and embeds the same bytes", () => {
    const glyphs = new Set(LETTERS.flatMap((letter) => before.shape(letter).glyphs));
    for (const glyph of glyphs) {
      expect(after.outline(glyph)).toBe(before.outline(glyph));
      expect([after.file.advance(glyph), after.file.bearing(glyph)]).toEqual([
        before.file.advance(glyph),
        before.file.bearing(glyph),
      ]);
    }
    const embedded = ({ file: font }: BookFont): Buffer => Buffer.from(subsetFont(font, ownSlots(font, glyphs)));
    expect(embedded(after).equals(embedded(before))).toBe(true);
  });

  it("lists the same letters on the page as in the package", () => {
    const codes = Array.from({ length: 0x10000 }, (_, code) => code).filter(
      (code) => after.missingGlyphs(String.fromCodePoint(code)).length === 0 && (code < 0xd800 || code > 0xdfff),
    );
    expect(codes.length).toBeGreaterThan(150);
    for (const code of codes) {
      for (const asked of ["getScript", "getCombiningClass", "isMark", "isDigit"] as const)
        expect(letters[asked](code), `${asked} ${code.toString(16)}`).toBe(unicode[asked](code));
      expect(letters.getCategory(code) === "Mn").toBe(unicode.getCategory(code) === "Mn");
    }
  });

  it("lists no letters without outlines", () => {
    for (let code = 0x20; code < 0xffff; code++) {
      const [own, known] = [after.file.glyphOf(code), before.file.glyphOf(code)];
      if (own === 0) continue;
      expect(own).toBe(known);
      if (after.outline(own) !== before.outline(own)) expect.fail(`U+${code.toString(16)} has lost its outline`);
    }
  });
});

it("omits Devanagari, which no text can contain, and no other letter", () => {
  for (const [family, weight, file] of FONT_SOURCES) {
    const whole = readFileSync(path.join("node_modules/@expo-google-fonts", file));
    const before = open(file, whole, family, weight).file;
    const after = open(file, faceForPage(whole), family, weight).file;
    const lost = Array.from({ length: 0xffff }, (_, code) => code).filter(
      (code) => before.glyphOf(code) !== 0 && after.glyphOf(code) === 0,
    );
    expect(lost.every((code) => foreignSign(String.fromCodePoint(code)) !== undefined)).toBe(true);
    expect(lost.length > 0).toBe(family === "Kalam");
  }
});
