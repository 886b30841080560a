import { describe, expect, it } from "vitest";
import { MARKS } from "../../src/page/marks/index.js";
import { drawText } from "../helpers/draw.js";

const form = (inside: string): string => `{{#layer "form"}}${inside}{{/layer}}`;
const pencil = (inside: string): string => `{{#layer "pencil"}}${inside}{{/layer}}`;
const sizes = (markup: string): number[] =>
  [...markup.matchAll(/font-size="([\d.]+)"/g)].map((match) => Number(match[1]));

describe("text", () => {
  it("shrinks into its box, then fails by name", () => {
    const wide = "Wolfgang Amadeus von Hohenzollern-Sigmaringen zu Wittelsbach";
    const fitted = drawText(form("{{text value=name x=0 y=5 width=50 size=12}}"), { name: wide });
    expect(fitted.issues).toEqual([]);
    expect(sizes(fitted.page.layers.form)[0]).toBeLessThan(12 * 0.3528);
    const failed = drawText(form("{{text value=name x=0 y=5 width=20 size=12 floor=8}}"), { name: wide });
    expect(failed.issues[0]).toMatchObject({ code: "text-too-wide" });
    expect(failed.issues[0].message).toContain(wide);
    expect(failed.page.layers.form).toBe("");
  });

  it("reports letters that the face lacks", () => {
    const cyrillic = drawText(form("{{text value=name x=0 y=5}}"), { name: "Иван" });
    expect(cyrillic.issues[0]).toMatchObject({ code: "glyph-missing" });
    expect(cyrillic.issues[0].message).toContain("U+0418");
    const emoji = drawText(pencil('{{pencil name="coach" value=name x=0 y=0 w=40 h=7}}'), { name: "Max 🏈" });
    expect(emoji.issues[0]).toMatchObject({ code: "glyph-missing", path: "coach" });
    expect(emoji.issues[0].message).toContain("U+1F3C8");
  });

  it("sets accented Latin names", () => {
    expect(drawText(form("{{text value=name x=0 y=5}}"), { name: "Łukasz Ñúñez Çelik Þór" }).issues).toEqual([]);
  });
});

describe("pencil layer", () => {
  const mark = pencil(
    '{{pencil name="coach" value=name x=10 y=10 w=40 h=7}}{{ring name="r" on=true x=5 y=5}}{{tally name="t" count=7 x=0 y=20 w=12 h=7}}{{tick name="k" value="win" x=0 y=30 w=7 h=7}}{{pencilDice name="d" faces=faces x=0 y=40 size=5 pitch=6 coach=true}}{{checkMark name="c" on=true x=0 y=50 size=3}}',
  );
  const model = { name: "Dutch", faces: [6, 1] };

  it("is empty on a blank", () => {
    expect(drawText(mark, model, { fill: "blank" }).page.layers.pencil).toBe("");
  });

  it("is handwriting on a filled sheet, the same every time", () => {
    const first = drawText(mark, model).page.layers.pencil;
    expect(first).toContain('font-family="Kalam"');
    expect(first).toBe(drawText(mark, model).page.layers.pencil);
  });

  it("is fields in a form, each name once", () => {
    const { page, issues } = drawText(mark + pencil('{{ring name="r" on=false x=5 y=5}}'), model, { fill: "forms" });
    expect([...page.layers.pencil.matchAll(/data-name="([^"]+)"/g)].map((match) => match[1])).toEqual([
      "coach",
      "r",
      "t",
      "k",
      "d.1",
      "d.2",
      "c",
    ]);
    expect(page.layers.pencil).not.toContain("<text");
    expect(issues[0]).toMatchObject({ code: "field-twice" });
  });

  it("refuses to write outside its layer", () => {
    expect(drawText(form('{{pencil name="a" value="1" x=0 y=0 w=9 h=7}}')).issues[0].code).toBe("pencil-layer");
  });
});

describe("themes", () => {
  const band = form('{{band x=0 y=0 w=50 h=5 title="Off-season"}}{{box x=0 y=5 w=50 h=5 fill="tint12"}}');

  it("mono uses grays only", () => {
    const { page } = drawText(band, {}, { theme: "mono" });
    for (const [, r, g, b] of page.layers.form.matchAll(/#([0-9A-F]{2})([0-9A-F]{2})([0-9A-F]{2})/g))
      expect([r, g]).toEqual([b, b]);
  });

  it("low-ink outlines bands and drops tints", () => {
    const { page } = drawText(band, {}, { theme: "low-ink" });
    expect(page.layers.form).toContain('fill="#FFFFFF" stroke="#1E5B3A"');
    expect([...page.layers.form.matchAll(/<rect/g)]).toHaveLength(1);
  });
});

describe("paragraphs", () => {
  it("wrap, keep strong runs and glue punctuation", () => {
    const { page } = drawText(form("{{paragraph value=t x=0 y=0 w=95 size=9}}"), {
      t: "**Dice**: never under 3 or over 5; one is the **Coach Die**, always.",
    });
    expect(page.layers.form).toMatch(/font-weight="700"[^>]*>Dice</);
    expect(page.layers.form).toMatch(/>: never/);
    expect(page.layers.form).toMatch(/>, always\.</);
  });

  it("shrink into a box and fail by name when they cannot", () => {
    const t = "word ".repeat(60);
    expect(drawText(form("{{paragraph value=t x=0 y=0 w=60 h=15 size=9}}"), { t }).issues).toEqual([]);
    expect(drawText(form("{{paragraph value=t x=0 y=0 w=30 h=8 size=9}}"), { t }).issues[0].code).toBe("text-too-long");
  });
});

describe("the list of marks", () => {
  it("has unique names, and defaults for all but the required arguments", () => {
    expect(new Set(MARKS.map((mark) => mark.name)).size).toBe(MARKS.length);
    for (const mark of MARKS)
      for (const name of mark.required) expect(Object.keys(mark.defaults), mark.name).not.toContain(name);
  });

  it("draws helmets with one shared symbol a color", () => {
    const { page, issues } = drawText(
      form(
        '{{helmet x=0 y=0 w=30 monogram="IA"}}{{helmet x=40 y=0 w=30 monogram="B"}}{{helmet x=40 y=40 w=30 shell="#14284B"}}',
      ),
    );
    expect(issues).toEqual([]);
    expect([...page.symbols.keys()].filter((id) => id.startsWith("helmet"))).toHaveLength(2);
  });
});
