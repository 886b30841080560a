import { describe, expect, it } from "vitest";
import { loadFontFiles } from "../../src/host/node/fonts.js";
import { UserError } from "../../src/kernel/issue/index.js";
import { contextualRules } from "../../src/sheet/type/contextual-rules.js";
import type { TrueTypeFile } from "../../src/sheet/type/true-type.js";
import { fitText, missingGlyphIssue } from "../../src/sheet/type/fit.js";
import { FontBook } from "../../src/sheet/type/font-book.js";
import { readKerning } from "../../src/sheet/type/kerning.js";
import type { GlyphRun } from "../../src/sheet/type/parsed-font.js";

const book = new FontBook(loadFontFiles());
const body = book.font("Barlow Condensed", 500);
const TABULAR = { kern: true, tnum: true };
const TRACKED = { ...TABULAR, liga: false, clig: false, calt: false };

/** Strings as sheets have them, and ones made to meet ligatures, accents and kerning. */
function sampleStrings(): string[] {
  const fixed =
    "d6 Dynasty|CAMPAIGN SCORESHEET|One coach, one club, up to twenty seasons|Office|fi|ffi fl ffl|final flip|ij|" +
    "AVATAR To. Ty, We’re|1st & 10|10–7|11/17|½|Łódź|Ångström|naïve café|i\u0307 a\u0301 e\u0302|1⁄2|x\u0301y|" +
    "“Quoted” ‘text’|Tom Fjärd|fj|ff|fifth|fi fi|‑5|−5|3×2|L·L|c’est|AV AV AV|…|No. 1 (a)|fb|fh|fk|Wi fi||  ";
  let seed = 7;
  const next = (limit: number): number => (seed = (seed * 48271) % 2147483647) % limit;
  const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;-–—/()&'’éüößñçÅŁ+%#\"!?";
  const random = Array.from({ length: 1200 }, () =>
    Array.from({ length: 1 + next(14) }, () => letters[next(letters.length)]).join(""),
  );
  return [...fixed.split("|"), ...random, ...random.slice(0, 200).map((text) => `${text}fi`)];
}

/** Glyphs, advances and, where there are any, offsets of fontkit's layout, to be compared as text: there are thousands. */
function asShape({ glyphs, positions }: GlyphRun): string {
  const shifted = positions.some((place) => place.xOffset !== 0 || place.yOffset !== 0);
  return JSON.stringify([
    glyphs.map((glyph) => glyph.id),
    positions.map((place) => place.xAdvance),
    shifted ? positions.map((place) => [place.xOffset, place.yOffset]) : [],
  ]);
}

describe("BookFont.shape", () => {
  it.each(book.fonts.map((font) => [`${font.family} ${font.weight}`, font] as const))(
    "%s: matches fontkit's full layout, with and without ligatures",
    (_name, font) => {
      const texts = sampleStrings();
      for (const [ligatures, features] of [
        [true, TABULAR],
        [false, TRACKED],
      ] as const) {
        const laidOut = new Map(texts.map((text) => [text, asShape(font.fontkit.layout(text, features))]));
        // Forth and back: what a font remembers of one text must not show in another.
        for (const text of [...texts, ...texts.slice().reverse()]) {
          const { glyphs, advances, offsets = [] } = font.shape(text, ligatures);
          const shaped = JSON.stringify([[...glyphs], [...advances], [...offsets]]);
          if (shaped !== laidOut.get(text)) expect(shaped, text).toBe(laidOut.get(text));
        }
      }
    },
  );

  it("sets tabular figures", () => {
    const advances = [..."0123456789"].map((digit) => body.shape(digit).width);
    expect(new Set(advances).size).toBe(1);
  });

  it("finds the ligatures and accents that need the full layout", () => {
    const rules = contextualRules(body.file, true);
    const id = (text: string): number => body.fontkit.glyphForCodePoint(text.codePointAt(0) as number).id;
    expect(rules?.ligatures.get(id("f"))?.map(({ rest }) => rest)).toContainEqual([id("f"), id("i")]);
    expect(rules?.glyphs.has(id("\u0301"))).toBe(true);
    expect(rules?.glyphs.has(id("i"))).toBe(false);
    expect(contextualRules(body.file, false)?.ligatures.has(id("f"))).toBe(false);
  });
});

/** A GSUB table with one rule, on in all Latin text, of four positions: three that are listed, then any letter of glyphs 10 to 90. */
function gsubOf(type: number, rule: readonly number[]): DataView {
  const tag = (text: string): number[] => [...text].map((sign) => sign.charCodeAt(0));
  const u16s = (...values: readonly number[]): number[] => values.flatMap((value) => [value >> 8, value & 255]);
  const script = [...u16s(1), ...tag("DFLT"), ...u16s(8), ...u16s(4, 0), ...u16s(0, 0xffff, 1, 0)];
  const feature = [...u16s(1), ...tag("calt"), ...u16s(8), ...u16s(0, 1, 0)];
  const lookup = [...u16s(1, 4), ...u16s(type, 0, 1, 8), ...u16s(...rule)];
  const head = [...u16s(1, 0), ...u16s(10, 10 + script.length, 10 + script.length + feature.length)];
  return new DataView(Uint8Array.from([...head, ...script, ...feature, ...lookup]).buffer);
}
/** Coverage of a range of glyphs, ten bytes. */
const range = (from: number, to: number): number[] => [2, 1, from, to, 0];

describe("a rule of several positions is watched at the one with the fewest everyday letters", () => {
  const [accents, letters, others] = [range(200, 201), range(10, 90), range(10, 60)];
  it.each([
    ["a context of coverages", 5, [3, 3, 0, 12, 22, 32, ...letters, ...accents, ...others]],
    ["a chained context, the position before", 6, [3, 1, 16, 1, 26, 1, 36, 0, ...accents, ...letters, ...others]],
    ["a chained context, the position itself", 6, [3, 1, 16, 1, 26, 1, 36, 0, ...letters, ...accents, ...others]],
    ["a chained context, the position after", 6, [3, 1, 16, 1, 26, 1, 36, 0, ...letters, ...others, ...accents]],
    ["a context of pairs", 5, [1, 6, 0, ...accents]],
    ["a chained context of classes", 6, [2, 6, 0, ...accents]],
  ] as const)("%s", (_, type, rule) => {
    const gsub = gsubOf(type, rule);
    const file = {
      view: (table: string) => (table === "GSUB" ? gsub : undefined),
      glyphOf: (code: number) => code - 22,
    };
    expect([...contextualRules(file as unknown as TrueTypeFile, true)!.glyphs]).toEqual([200, 201]);
    expect([...contextualRules(file as unknown as TrueTypeFile, false)!.glyphs]).toEqual([]);
  });
});

describe("TrueTypeFile", () => {
  it.each(book.fonts.map((font) => [`${font.family} ${font.weight}`, font] as const))(
    "%s: agrees with fontkit",
    (_name, font) => {
      const { file, fontkit } = font;
      expect(file.glyphCount).toBe(fontkit.numGlyphs);
      expect([file.unitsPerEm, file.ascent, file.descent, file.capHeight, file.xHeight, file.postscriptName]).toEqual([
        fontkit.unitsPerEm,
        fontkit.ascent,
        fontkit.descent,
        fontkit.capHeight,
        fontkit.xHeight,
        fontkit.postscriptName,
      ]);
      const { minX, minY, maxX, maxY } = fontkit.bbox;
      expect(file.box).toEqual([minX, minY, maxX, maxY]);
      for (const code of [...fontkit.characterSet, 0x2603, 0x10ffff, 0xe000]) {
        const glyph = file.glyphOf(code);
        expect(glyph).toBe(fontkit.glyphForCodePoint(code).id);
        expect(file.advance(glyph)).toBe(fontkit.getGlyph(glyph).advanceWidth);
      }
    },
  );
});

describe("readKerning", () => {
  it.each(book.fonts.map((font) => [`${font.family} ${font.weight}`, font] as const))(
    "%s: kerns every pair of Latin letters as the full layout does",
    (_name, font) => {
      const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;-–—’“”()&/+%ŁłÖéß"];
      const kerning = readKerning(font.file);
      if (!kerning) throw new Error("expected plain kerning");
      for (const left of letters) {
        // One layout for all the pairs of a letter keeps this quick.
        const text = letters.map((right) => `${left}${right} `).join("");
        const { glyphs, positions } = font.fontkit.layout(text, TRACKED);
        for (let i = 0; i + 1 < glyphs.length; i++) {
          const kern = positions[i].xAdvance - glyphs[i].advanceWidth;
          expect(kerning(glyphs[i].id, glyphs[i + 1].id), `${text.slice(i, i + 2)}`).toBe(kern);
        }
      }
    },
  );
});

describe("BookFont.width", () => {
  it("counts tracking between characters only", () => {
    const plain = body.width("BAND", 3);
    expect(body.width("BAND", 3, 0.1)).toBeCloseTo(plain + 0.3, 10);
    expect(body.width("B", 3, 0.1)).toBeCloseTo(body.width("B", 3), 10);
    expect(body.width("", 3, 0.1)).toBe(0);
  });

  it("is proportional to size", () => {
    expect(body.width("Yards", 6)).toBeCloseTo(2 * body.width("Yards", 3), 10);
  });
});

describe("BookFont", () => {
  it("knows its metrics in ems", () => {
    expect(body.capHeight).toBeCloseTo(0.7, 3);
    expect(body.xHeight).toBeGreaterThan(0.49);
    expect(body.ascent).toBeCloseTo(1, 3);
    expect(body.descent).toBeCloseTo(-0.2, 3);
    expect(body.postscriptName).toBe("BarlowCondensed-Medium");
  });

  it("outlines glyphs as path data", () => {
    expect(body.outline(body.shape("I").glyphs[0])).toMatch(/^M[-\d.]+ [-\d.]+.*Z$/);
  });

  it("names the characters it cannot draw", () => {
    expect(body.missingGlyphs("★ one → two ★")).toEqual(["★", "→"]);
    expect(missingGlyphIssue(body, "★", { file: "a.svg", line: 3 })).toMatchObject({
      code: "glyph-missing",
      file: "a.svg",
      line: 3,
      detail: { missing: ["★"] },
    });
    expect(missingGlyphIssue(body, "plain")).toBeUndefined();
  });
});

describe("FontBook.font", () => {
  it("rejects unknown families and weights, and lists the existing ones", () => {
    expect(() => book.font("Barlow Condensd", 400)).toThrow(/did you mean "Barlow Condensed"/);
    expect(() => book.font("Graduate", 700)).toThrow(/weights: 400/);
    expect(() => book.font("Helvetica", 400)).toThrow(UserError);
  });
});

describe("fitText", () => {
  it("keeps the size when the line fits", () => {
    expect(fitText(body, "Bears", 30, 3, 2)).toEqual({ size: 3, width: body.width("Bears", 3) });
  });

  it("shrinks in fine steps until the line just fits", () => {
    const natural = body.width("Chicago Bears", 3);
    const fitted = fitText(body, "Chicago Bears", natural * 0.9, 3, 2);
    if (!("size" in fitted)) throw new Error("expected a fit");
    expect(fitted.width).toBeLessThanOrEqual(natural * 0.9 + 1e-9);
    expect(fitted.width).toBeGreaterThan(natural * 0.87);
    expect(fitted.width).toBeCloseTo(body.width("Chicago Bears", fitted.size), 10);
  });

  it("shrinks tracking along with the letters", () => {
    const natural = body.width("CHICAGO", 3, 0.2);
    const fitted = fitText(body, "CHICAGO", natural * 0.8, 3, 2, 0.2);
    if (!("size" in fitted)) throw new Error("expected a fit");
    expect(fitted.width).toBeCloseTo(body.width("CHICAGO", fitted.size, (0.2 * fitted.size) / 3), 10);
  });

  it("fails under the floor with the text, its width, the box and the floor", () => {
    const result = fitText(body, "A name far too long for its box", 5, 3, 2.2, 0, { file: "teams.yaml", line: 4 });
    expect(result).toMatchObject({
      issue: {
        code: "text-too-wide",
        file: "teams.yaml",
        line: 4,
        detail: { text: "A name far too long for its box", box: 5, floor: 2.2 },
      },
    });
  });
});
