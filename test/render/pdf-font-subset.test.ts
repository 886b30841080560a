import { describe, expect, it } from "vitest";
import { loadFontFiles } from "../../src/host/node/fonts.js";
import { FontBook } from "../../src/sheet/type/font-book.js";
import { parseFont } from "../../src/sheet/type/parsed-font.js";
import { TrueTypeFile } from "../../src/sheet/type/true-type.js";
import { symbolGlyphs } from "../helpers/pdf-rules.js";
import { ownSlots, subsetFont, symbolMap } from "../../src/render/pdf/font-subset.js";

const fonts = new FontBook(loadFontFiles());
const WANTED = "Hamburgefonstiv ÄÖéŁ 123";
const codes = [...WANTED].map((letter) => letter.codePointAt(0) as number);

describe.each(fonts.fonts.map((font) => [`${font.family} ${font.weight}`, font] as const))(
  "subset of %s",
  (_name, font) => {
    const glyphs = codes.map((code) => font.file.glyphOf(code));
    const kept = (tag: string): [string, Uint8Array] => [tag, new Uint8Array(font.file.table(tag)!)];
    const subset = subsetFont(font.file, ownSlots(font.file, glyphs), new Map([kept("cmap"), kept("OS/2")]));
    const parsed = parseFont(subset);

    it("keeps glyph IDs, widths and outlines of the requested glyphs, composites with their parts", () => {
      for (const code of codes) {
        const [kept, original] = [parsed.glyphForCodePoint(code), font.fontkit.glyphForCodePoint(code)];
        expect(kept.id).toBe(original.id);
        expect(kept.advanceWidth).toBe(original.advanceWidth);
        expect(kept.path.toSVG()).toBe(original.path.toSVG());
      }
    });

    it("renumbers glyphs on request, and composites find their parts", () => {
      const before = new Uint8Array(font.source.data);
      const slots = [undefined, glyphs[0], undefined, ...glyphs.slice(1)];
      const numbered = subsetFont(font.file, slots, new Map([["cmap", symbolMap(0x41, 0x41 + glyphs.length)], kept("OS/2")])); // prettier-ignore
      const anew = parseFont(numbered);
      const glyphOf = symbolGlyphs(Buffer.from(new TrueTypeFile(numbered).table("cmap")!));
      const last = glyphs.length + 1;
      expect([0x40, 0x41, 0x40 + last, 0x41 + last].map(glyphOf)).toEqual([0, 1, last, 0]);
      codes.forEach((code, i) => {
        const original = font.fontkit.glyphForCodePoint(code);
        const moved = anew.getGlyph(i === 0 ? 1 : i + 2);
        expect(moved.path.toSVG()).toBe(original.path.toSVG());
        expect(moved.advanceWidth).toBe(original.advanceWidth);
      });
      expect(anew.getGlyph(2).path.toSVG()).toBe("");
      expect(Buffer.compare(before, font.source.data), "the font itself stays as it is").toBe(0);
    });

    it("has four-byte offsets where outlines take more than 128 kB", () => {
      const once = font.fontkit.numGlyphs;
      const copies = 2 + Math.ceil(0x1fffe / font.file.table("glyf")!.length);
      const slots = Array.from({ length: copies * once }, (_, i) => (i === 0 ? undefined : i % once));
      const many = new TrueTypeFile(subsetFont(font.file, slots, new Map([kept("cmap"), kept("OS/2")])));
      expect(many.table("glyf")!.length).toBeGreaterThan(0x1fffe);
      expect(many.table("loca")!.length).toBe(4 * (slots.length + 1));
      const last = many.outline(slots.length - 1, (glyph) => glyph);
      expect(
        Buffer.compare(
          last,
          many.outline(once - 1, (glyph) => glyph),
        ),
      ).toBe(0);
    });

    it("omits everything else", () => {
      expect(parsed.glyphForCodePoint("Q".charCodeAt(0)).path.toSVG()).toBe("");
      expect(subset.length).toBeLessThan(font.source.data.length / 3);
    });

    it("has the checksum that TrueType files have", () => {
      const view = new DataView(subset.buffer, subset.byteOffset, subset.byteLength);
      let sum = 0;
      for (let at = 0; at < subset.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
      expect(sum).toBe(0xb1b0afba);
    });
  },
);
