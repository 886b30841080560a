import { describe, expect, it } from "vitest";
import { loadFontFiles } from "../../src/host/node/fonts.js";
import type { Issue } from "../../src/kernel/issue/index.js";
import { SVG_SUBSET, type SvgNode } from "../../src/sheet/svg-subset/index.js";
import { parseSvg } from "../helpers/parse-svg.js";
import { FontBook } from "../../src/sheet/type/font-book.js";

const fonts = new FontBook(loadFontFiles());
const FONT = 'font-family="Barlow Condensed" font-weight="500" font-size="3"';
const page = (body: string): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${body}</svg>`;
const check = (body: string): readonly Issue[] => parseSvg(page(body), "sheet.svg", fonts).issues;
const codes = (body: string): string[] => check(body).map((issue) => issue.code);

describe("SVG_SUBSET", () => {
  it("lists for every element only attributes and children that it knows", () => {
    for (const [name, rule] of Object.entries(SVG_SUBSET.elements)) {
      expect(rule.about, name).not.toBe("");
      for (const attribute of rule.attributes) expect(SVG_SUBSET.attributes, name).toHaveProperty([attribute]);
      for (const required of rule.required ?? []) expect(rule.attributes, name).toContain(required);
      for (const child of rule.children) expect(SVG_SUBSET.elements, name).toHaveProperty([child]);
    }
  });

  it("has no attribute that no element takes", () => {
    const used = new Set(Object.values(SVG_SUBSET.elements).flatMap((rule) => rule.attributes as readonly string[]));
    expect(Object.keys(SVG_SUBSET.attributes).filter((name) => !used.has(name))).toEqual([]);
  });
});

describe("parseSvg", () => {
  it("takes every element of the subset without complaint", () => {
    const body =
      `<title>A &amp; B</title><defs><g id="die"><rect width="4" height="4" rx="1"/></g>` +
      `<symbol id="s"><circle r="1"/></symbol><clipPath id="c"><rect x="1" y="1" width="5" height="5"/></clipPath></defs>` +
      `<g id="form" transform="translate(1 2) rotate(90)" opacity=".5" clip-path="url(#c)">` +
      `<line x1="0" y1="0" x2="1e1" y2="1" stroke="#abc" stroke-width=".2" stroke-dasharray="1 2,3"/>` +
      `<polyline points="0,0 1,1 2 0" fill="none"/><polygon points="0,0 1,1 2 0"/>` +
      `<path d="M0 0h1v1H0z" fill="#112233" fill-rule="evenodd"/><ellipse rx="1" ry="2"/></g>` +
      `<use href="#die" x="3" y="4"/><use href="#s"/>` +
      `<text x="1" y="2" ${FONT} letter-spacing="0.1" text-anchor="middle">one <tspan fill="#161616">two</tspan></text>` +
      `<a href="https://example.org/?a=1&amp;b=2"><text ${FONT}>link</text></a><a href="#page-2"><rect width="1" height="1"/></a>` +
      `<rect data-field="text" data-name="a.b" width="9" height="5"/><!-- note -->`;
    expect(check(body)).toEqual([]);
  });

  it("reports line and column of every error, all at once", () => {
    const body = `\n<rect x="1" y="1" width="2" height="2" fil="#fff"/>\n  <blink/>\n<rect x="a" width="2" height="2"/>`;
    expect(check(body)).toMatchObject([
      {
        code: "svg-attribute-unknown",
        file: "sheet.svg",
        line: 2,
        column: 40,
        hint: expect.stringContaining('"fill"'),
      },
      { code: "svg-element-unknown", line: 3, column: 3 },
      { code: "svg-value-invalid", line: 4, column: 7 },
    ]);
  });

  it.each([
    ["an unknown colour", '<rect width="1" height="1" fill="red"/>', "svg-color-unknown"],
    ["a percentage", '<rect width="50%" height="1"/>', "svg-value-invalid"],
    ["a unit", '<rect width="5mm" height="1"/>', "svg-value-invalid"],
    ["a negative width", '<rect width="-5" height="1"/>', "svg-value-invalid"],
    ["a hexadecimal number", '<rect width="0x10" height="1"/>', "svg-value-invalid"],
    ["an empty number", '<rect width="" height="1"/>', "svg-value-invalid"],
    ["opacity over 1", '<g opacity="1.5"/>', "svg-value-invalid"],
    ["an odd number of points", '<polygon points="1 2 3"/>', "svg-value-invalid"],
    ["broken path data", '<path d="M 0 0 L 1"/>', "svg-value-invalid"],
    ["an unknown transform", '<g transform="spin(3)"/>', "svg-value-invalid"],
    ["a gradient", '<rect width="1" height="1" fill="url(#g)"/>', "svg-color-unknown"],
    ["a style attribute", '<rect width="1" height="1" style="fill:red"/>', "svg-attribute-unknown"],
    ["an event handler", '<rect width="1" height="1" onclick="x()"/>', "svg-attribute-unknown"],
    ["an image", '<image href="x.png"/>', "svg-element-unknown"],
    ["a script", "<script>alert(1)</script>", "svg-element-unknown"],
    ["an attribute written twice", '<rect width="1" height="1" width="2"/>', "svg-attribute-twice"],
    ["a dangling use", '<use href="#nothing"/>', "svg-reference-dangling"],
    ["a dangling clip", '<g clip-path="url(#nothing)"/>', "svg-reference-dangling"],
    ["a script link", `<a href="javascript:x"><text ${FONT}>x</text></a>`, "svg-value-invalid"],
    [
      "an element in the wrong place",
      '<defs><clipPath id="c"><circle r="1"/></clipPath></defs>',
      "svg-element-misplaced",
    ],
    ["text in a group", "<g>stray</g>", "svg-text-misplaced"],
    [
      "a field in a drawing",
      '<defs><g id="d"><rect data-field="text" data-name="n" width="1" height="1"/></g></defs>',
      "svg-element-misplaced",
    ],
    ["a field without a name", '<rect data-field="text" width="1" height="1"/>', "svg-attribute-missing"],
    ["two drawings of one name", '<defs><g id="d"/><g id="d"/></defs>', "svg-id-twice"],
    ["an unknown family", '<text font-family="Arial" font-size="3">x</text>', "font-unknown"],
    [
      "a weight the family lacks",
      '<text font-family="Graduate" font-weight="700" font-size="3">x</text>',
      "font-unknown",
    ],
    ["no family at all", '<text font-size="3">x</text>', "font-unknown"],
    ["a letter without a glyph", `<text ${FONT}>a → b</text>`, "glyph-missing"],
    ["an unknown entity", `<text ${FONT}>&nbsp;</text>`, "svg-malformed"],
    ["an unclosed element", "<g>", "svg-malformed"],
    ["tags that cross", `<g><text ${FONT}>x</g></text>`, "svg-malformed"],
    ["an attribute without quotes", "<rect width=1 height=1/>", "svg-malformed"],
    ["a doctype", "<!DOCTYPE svg>", "svg-malformed"],
  ])("reports %s", (_what, body, code) => {
    expect(codes(body)).toContain(code);
  });

  it("reports drawings that use themselves, even indirectly", () => {
    expect(codes('<defs><g id="a"><use href="#a"/></g></defs>')).toContain("svg-reference-cycle");
    expect(codes('<defs><g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g></defs>')).toContain(
      "svg-reference-cycle",
    );
  });

  it("lets drawings take the font of the place where they are used", () => {
    expect(check(`<defs><g id="d"><text x="1" y="1">ok</text></g></defs><g ${FONT}><use href="#d"/></g>`)).toEqual([]);
  });

  it("writes numbers plainly and colors in full", () => {
    const { root } = parseSvg(
      page('<rect x="1e-2" y=" 3 " width="0.30000000000000004" height="+2" fill="#ABC"/>'),
      "x",
    );
    expect(root.children[0].attributes).toEqual({
      x: "0.01",
      y: "3",
      width: "0.3",
      height: "+2",
      fill: "#aabbcc",
    });
  });

  it("collapses white space as viewers do", () => {
    const text = (inner: string): string => {
      const flat = (node: SvgNode): string => node.text + node.children.map(flat).join("");
      return flat(parseSvg(page(`<text ${FONT}>${inner}</text>`), "x").root.children[0]);
    };
    expect(text("  a\n  b\tc  ")).toBe("a b c");
    expect(text(" a <tspan> b </tspan> c ")).toBe("a b c");
    expect(text("a<tspan>b</tspan>")).toBe("ab");
    expect(text("R&amp;D &lt;3 &#189; &#x2013;")).toBe("R&D <3 ½ –");
  });

  it.each(["&#0;", "&#x110000;", "&#1114112;", "&#xFFFFFFFFFF;", "&nothing;", "&amp", "& "])(
    "%s is not a character, and is reported",
    (written) => {
      expect(codes(`<text ${FONT}>a${written}b</text>`)).toEqual(["svg-malformed"]);
    },
  );
});
