import { describe, expect, it } from "vitest";
import { shortenGlyphPath } from "../../src/render/svg/glyph-path.js";
import { renderSvg } from "../../src/render/svg/index.js";
import { compact } from "../../src/sheet/drawing/short-numbers.js";
import type { Page } from "../../src/sheet/drawing/types.js";
import { readPath } from "../../src/sheet/svg-subset/path.js";
import { declaredIds, referredIds } from "../helpers/ids.js";
import { fonts, markupPage } from "../helpers/markup-page.js";
import { RICH_PAGE } from "../helpers/rich-page.js";

const barlow = fonts.font("Barlow Condensed", 500);
const FONT = `font-family="Barlow Condensed" font-weight="500"`;

/** A page of 100 x 50 mm with this markup. */
const page = (form: string): Page => markupPage({ form }, { width: 100, height: 50, title: "Test" });

/** Where the glyphs of every run stand, millimetres from the left, for runs that only translate and scale. */
function glyphPlaces(svg: string): number[][] {
  return [...svg.matchAll(/translate\(([-\d.]+) [-\d.]+\)scale\(([\d.]+) -[\d.]+\)">(.*?)<\/g>/g)].map(
    ([, x, scale, uses]) =>
      [...uses.matchAll(/<use href="[^"]+"(?: x="([-\d.]+)")?/g)].map(
        ([, at = "0"]) => Number(x) + Number(at) * Number(scale),
      ),
  );
}

describe("renderSvg", () => {
  const svg = renderSvg(RICH_PAGE);

  it("contains only outlines: no text, no fonts, nothing external", () => {
    expect(svg).not.toMatch(/<text|<tspan|font-|data-|https?:\/\/(?!www\.w3\.org\/2000\/svg")/);
    expect(svg).toContain('width="110mm" height="116mm" viewBox="0 0 110 116"');
  });

  it("keeps its name for readers and screen readers", () => {
    expect(svg).toContain('role="img" aria-label="Rich page &amp; &lt;all&gt; it may hold"');
    expect(svg).toContain("<title>Rich page &amp; &lt;all&gt; it may hold</title>");
  });

  it("defines each glyph once, and references only what exists", () => {
    const ids = declaredIds(svg);
    expect(new Set(ids).size).toBe(ids.length);
    const known = new Set(ids);
    expect(referredIds(svg).filter((id) => !known.has(id))).toEqual([]);
    const glyphs = ids.filter((id) => id.startsWith("_"));
    const used = new Set(referredIds(svg));
    expect(glyphs.filter((id) => !used.has(id))).toEqual([]);
  });

  it("gives the same bytes for the same page", () => {
    expect(renderSvg(RICH_PAGE)).toBe(svg);
  });

  it("keeps the layers in order, by name", () => {
    const order = ["art", "form", "pencil", "marks"].map((id) => svg.indexOf(`<g id="${id}"`));
    expect([...order].sort((a, b) => a - b)).toEqual(order);
    expect(order[0]).toBeGreaterThan(0);
  });

  it("kerns, sets tabular figures and anchors as the font book measures", () => {
    const width = barlow.width("AV 171", 4);
    const line = (anchor: string): string =>
      `<text x="50" y="10" ${FONT} font-size="4" text-anchor="${anchor}">AV 171</text>`;
    const [start, middle, end] = ["start", "middle", "end"].map(
      (anchor) => glyphPlaces(renderSvg(page(line(anchor))))[0],
    );
    expect(start[0]).toBeCloseTo(50, 3);
    expect(middle[0]).toBeCloseTo(50 - width / 2, 3);
    expect(end[0]).toBeCloseTo(50 - width, 3);
    expect(start[1] - start[0]).toBeCloseTo(barlow.width("AV", 4) - barlow.width("V", 4), 3);
    // The space draws nothing; 1, 7 and 1 are equally wide.
    expect(start).toHaveLength(5);
    expect(start[3] - start[2]).toBeCloseTo(start[4] - start[3], 3);
  });

  it("applies letter-spacing only between letters, so that a tracked head is centered", () => {
    const svg = renderSvg(
      page(`<text x="50" y="10" ${FONT} font-size="4" letter-spacing="1" text-anchor="middle">OO</text>`),
    );
    const [[first, second]] = glyphPlaces(svg);
    expect(second - first).toBeCloseTo(barlow.width("O", 4) + 1, 2);
    expect((first + second + barlow.width("O", 4)) / 2).toBeCloseTo(50, 2);
  });

  it("sets the parts of a line one after the other, each in its paint and face", () => {
    const svg = renderSvg(
      page(
        `<text x="10" y="10" ${FONT} font-size="4" fill="#111111">Roll <tspan font-weight="700" fill="#1E5B3A">11</tspan> up</text>`,
      ),
    );
    const places = glyphPlaces(svg);
    expect(places[1][0]).toBeCloseTo(10 + barlow.width("Roll ", 4), 2);
    expect(svg).toContain('<g fill="#1e5b3a" transform="translate(');
    expect(svg.match(/fill="#111111"/g)).toHaveLength(2);
  });

  it("divides the lengths of a stroke by the scale of its letters", () => {
    const svg = renderSvg(
      page(`<text x="10" y="10" ${FONT} font-size="4" fill="none" stroke="#000000" stroke-width="0.2">O</text>`),
    );
    expect(svg).toContain('stroke-width="50"');
    expect(svg).not.toContain('stroke-width="0.2"');
  });

  it("sets a drawing in the font of the place that uses it", () => {
    const badge = `<defs><g id="badge"><clipPath id="hole"><rect width="9" height="9"/></clipPath><g clip-path="url(#hole)"><text x="1" y="5">AV</text></g></g></defs>`;
    const svg = renderSvg(
      page(
        `${badge}<g ${FONT} font-size="4"><use href="#badge" x="10" y="5"/></g>` +
          `<g font-family="Kalam" font-weight="400" font-size="6"><use href="#badge" transform="translate(40 5)"/></g>`,
      ),
    );
    expect(declaredIds(svg).filter((id) => id === "clip")).toHaveLength(1);
    expect(referredIds(svg).filter((id) => id === "clip")).toHaveLength(2);
    expect(glyphPlaces(svg)[0][1] - 1).toBeCloseTo(barlow.width("AV", 4) - barlow.width("V", 4), 2);
    const kalam = fonts.font("Kalam", 400);
    expect(glyphPlaces(svg)[1][1] - 1).toBeCloseTo(kalam.width("AV", 6) - kalam.width("V", 6), 2);
  });

  it("writes a repeated drawing in its defs, and keeps equal names separate", () => {
    const line = `<text x="1" y="9" ${FONT} font-size="4">A</text>`;
    const die = (r: number): string => `<defs><g id="die"><circle r="${r}"/><rect width="2" height="2"/></g></defs>`;
    const twice = '<use href="#die"/><use href="#die" x="9"/>';
    const sheet = page(die(1) + twice);
    const layers = { ...sheet.layers, marks: page(die(5) + twice).layers.form, art: page(line).layers.form };
    const svg = renderSvg({ ...sheet, layers });
    expect(declaredIds(svg).filter((id) => id.startsWith("die"))).toEqual(["die", "die-2"]);
    expect(referredIds(svg).filter((id) => id.startsWith("die"))).toEqual(["die", "die", "die-2", "die-2"]);
  });

  it("refuses what it cannot draw instead of dropping it", () => {
    const [text] = page(`<text x="1" y="9" ${FONT} font-size="4">A</text>`).layers.form;
    const layers = { art: [], pencil: [], marks: [], form: [{ ...text, value: "★" } as typeof text] };
    expect(() => renderSvg({ ...page(""), layers })).toThrow("has no glyph");
    const field = `<rect data-field="text" data-name="coach" width="9" height="9"/>`;
    expect(() => renderSvg(page(field))).toThrow('the form field "coach"');
  });

  it("drops the page links of a document, which lead nowhere in a picture, and keeps web links", () => {
    const line = `<text x="1" y="9" ${FONT} font-size="4">A</text>`;
    const svg = renderSvg(page(`<a href="#page-2">${line}</a><a href="https://example.org/">${line}</a>`));
    expect(svg).not.toContain("page-2");
    expect(svg).toContain('<a href="https://example.org/">');
  });
});

describe("short numbers", () => {
  it.each([
    [0.5, ".5"],
    [-0.25, "-.25"],
    [10, "10"],
    [1.23456, "1.235"],
    [-0.0001, "0"],
    [100.1, "100.1"],
  ])("%d -> %s", (value, text) => expect(compact(value, 3)).toBe(text));

  it("leaves the outline of every glyph of every face unchanged, to a tenth of a font unit", () => {
    let [long, short] = [0, 0];
    for (const font of fonts.fonts) {
      for (let glyph = 0; glyph < font.fontkit.numGlyphs; glyph++) {
        const data = font.outline(glyph);
        const after = shortenGlyphPath(data);
        const [wanted, got] = [readPath(data) ?? [], readPath(after) ?? []];
        long += data.length;
        short += after.length;
        if (got.length !== wanted.length || got.some((value, i) => Math.abs(value - wanted[i]) > 0.11)) {
          expect.fail(`${font.family} ${font.weight} glyph ${glyph}: ${data} -> ${after}`);
        }
      }
    }
    expect(short / long).toBeLessThan(0.82);
  });
});
