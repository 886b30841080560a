import { describe, expect, it } from "vitest";
import { loadFontFiles } from "../../src/data/fonts.js";
import { FontBook } from "../../src/sheet/type/font-book.js";
import { parseFont } from "../../src/sheet/type/parsed-font.js";
import { subsetFont } from "../../src/render/pdf/font-subset.js";

const fonts = new FontBook(loadFontFiles());
const WANTED = "Hamburgefonstiv ÄÖéŁ 123";
const codes = [...WANTED].map((letter) => letter.codePointAt(0) as number);

describe.each(fonts.fonts.map((font) => [`${font.family} ${font.weight}`, font] as const))(
  "subset of %s",
  (_name, font) => {
    const glyphs = codes.map((code) => font.file.glyphOf(code));
    const subset = subsetFont(font.file, glyphs, ["cmap", "OS/2"]);
    const parsed = parseFont(subset);

    it("keeps glyph ids, widths and outlines of what is wanted, composites with their parts", () => {
      for (const code of codes) {
        const [kept, original] = [parsed.glyphForCodePoint(code), font.fontkit.glyphForCodePoint(code)];
        expect(kept.id).toBe(original.id);
        expect(kept.advanceWidth).toBe(original.advanceWidth);
        expect(kept.path.toSVG()).toBe(original.path.toSVG());
      }
    });

    it("leaves everything else out", () => {
      expect(parsed.glyphForCodePoint("Q".charCodeAt(0)).path.toSVG()).toBe("");
      expect(subset.length).toBeLessThan(font.source.data.length / 3);
    });

    it("adds up to the checksum that TrueType files have", () => {
      const view = new DataView(subset.buffer, subset.byteOffset, subset.byteLength);
      let sum = 0;
      for (let at = 0; at < subset.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
      expect(sum).toBe(0xb1b0afba);
    });
  },
);
