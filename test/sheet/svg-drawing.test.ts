import { describe, expect, it } from "vitest";
import { UserError } from "../../src/kernel/issue/index.js";
import { opsOfSvg, pieceOf } from "../../src/sheet/drawing/from-svg.js";
import { pageSvg } from "../../src/sheet/drawing/to-svg.js";
import { LAYERS, type Op, type Page, type TextOp } from "../../src/sheet/drawing/types.js";
import { boundsOf, eachOp } from "../../src/sheet/drawing/walk.js";
import { locateFaults } from "../../src/sheet/svg-subset/index.js";
import { parseSvg } from "../helpers/parse-svg.js";
import { fonts, markupPage, ops, pieces } from "../helpers/markup-page.js";
import { RICH_PAGE } from "../helpers/rich-page.js";

const FONT = 'font-family="Barlow Condensed" font-weight="500" font-size="4"';
const font = fonts.font("Barlow Condensed", 500);
const codes = (markup: string): string[] => opsOfSvg(markup, fonts).faults.map(({ code }) => code);

describe("opsOfSvg: shapes", () => {
  it("takes paint from the groups around, with SVG's defaults", () => {
    expect(ops('<rect width="2" height="3"/>')).toEqual([{ op: "rect", x: 0, y: 0, w: 2, h: 3, fill: "#000000" }]);
    expect(
      ops(
        '<g fill="#F00" stroke="#123456" stroke-width="2" stroke-dasharray="1 2"><circle cx="5" r="1" stroke-dashoffset="3"/></g>',
      ),
    ).toEqual([
      {
        op: "ellipse",
        x: 5,
        y: 0,
        rx: 1,
        ry: 1,
        fill: "#ff0000",
        stroke: { color: "#123456", width: 2, dash: [1, 2], offset: 3 },
      },
    ]);
    expect(ops('<line x2="5" fill="#ff0000"/><rect width="4" height="1" fill="none"/>')).toEqual([]);
  });

  it("folds moves and scales into the numbers, lines and dashes included", () => {
    const [rect, path] = ops(
      '<g transform="translate(10 20) scale(2)"><rect x="1" y="2" width="3" height="4" rx="1" fill="none" stroke="#000000" stroke-width=".5" stroke-dasharray="1 2"/><path d="M1 1h2v2z"/></g>',
    );
    expect(rect).toMatchObject({ x: 12, y: 24, w: 6, h: 8, rx: 2, stroke: { width: 1, dash: [2, 4] } });
    expect(path).toMatchObject({ d: ["M", 12, 22, "L", 16, 22, "L", 16, 26, "Z"] });
  });

  it("places what is turned, mirrored or stretched as a piece", () => {
    for (const transform of ["rotate(30)", "scale(-1 1)", "scale(2 3)", "skewX(10)"]) {
      const drawn = ops(`<g transform="translate(5 5) ${transform}"><rect width="2" height="1"/><circle r="1"/></g>`);
      expect(drawn).toHaveLength(1);
      expect(drawn[0]).toMatchObject({ op: "place", piece: { ops: [{ op: "rect" }, { op: "ellipse" }] } });
    }
  });

  it("makes a piece of what is transparent as a whole, but not of a single transparent paint", () => {
    expect(ops('<rect width="1" height="1" opacity=".5"/>')).toMatchObject([{ op: "rect", opacity: 0.5 }]);
    const both = '<rect width="1" height="1" stroke="#000000"';
    expect(ops(`${both} opacity=".5"/>`)).toMatchObject([
      { op: "place", opacity: 0.5, piece: { ops: [{ op: "rect" }] } },
    ]);
    expect(ops(`${both} fill-opacity=".5" stroke-opacity=".5"/>`)).toMatchObject([{ op: "rect", opacity: 0.5 }]);
    // Different opacities: the fill first, the stroke over it.
    expect(ops(`${both} fill-opacity=".5"/>`)).toMatchObject([{ fill: "#000000", opacity: 0.5 }, { stroke: {} }]);
  });

  it("clips in the units of the element", () => {
    const clip = '<clipPath id="c"><rect x="1" y="2" width="3" height="4"/></clipPath>';
    expect(ops(`${clip}<g clip-path="url(#c)" transform="translate(10 0)"><circle r="9"/></g>`)).toMatchObject([
      { op: "place", matrix: [1, 0, 0, 1, 10, 0], clip: [{ x: 1, y: 2, w: 3, h: 4 }] },
    ]);
  });
});

describe("opsOfSvg: text", () => {
  const text = (markup: string): TextOp => ops(markup)[0] as TextOp;

  it("starts at the left of the line, whatever its alignment", () => {
    const width = font.width("Regular", 4);
    for (const [anchor, share] of [
      ["start", 0],
      ["middle", 0.5],
      ["end", 1],
    ] as const) {
      const op = text(`<text x="50" y="9" ${FONT} text-anchor="${anchor}">Regular</text>`);
      expect(op.x).toBeCloseTo(50 - share * width, 9);
      expect(op.width).toBeCloseTo(width, 9);
    }
    const spaced = text(`<text x="50" y="9" ${FONT} text-anchor="end" letter-spacing="1">AV</text>`);
    expect(spaced).toMatchObject({ spacing: 1 });
    expect(spaced.width).toBeCloseTo(font.width("AV", 4, 1), 9);
    expect(spaced.x).toBeCloseTo(50 - spaced.width, 9);
  });

  it.each([
    ["rotate(-90 40 50)", 40, 50, -90],
    ["rotate(180)", -40, -50, 180],
    ["translate(1 2) rotate(90)", -49, 42, 90],
  ])("turns by %s without changing its size", (transform, x, y, turn) => {
    const op = text(`<g transform="scale(1)"><text x="40" y="50" ${FONT} transform="${transform}">up</text></g>`);
    expect(op.turn).toBeCloseTo(turn, 9);
    expect([op.x, op.y]).toEqual([expect.closeTo(x, 9), expect.closeTo(y, 9)]);
    expect(op.size).toBe(4);
    expect(op.width).toBeCloseTo(font.width("up", 4), 9);
  });

  it("sets the parts of a line one after the other, as one anchored line", () => {
    const drawn = ops(
      `<text x="50" y="9" ${FONT} text-anchor="middle">Roll <tspan fill="#ff0000">11</tspan> up</text>`,
    );
    const parts = drawn as TextOp[];
    expect(parts.map(({ value, fill }) => [value, fill])).toEqual([
      ["Roll ", "#000000"],
      ["11", "#ff0000"],
      [" up", "#000000"],
    ]);
    expect(parts[1].x - parts[0].x).toBeCloseTo(font.width("Roll ", 4), 9);
    expect((parts[0].x + parts[2].x + parts[2].width) / 2).toBeCloseTo(50, 9);
  });
});

describe("opsOfSvg: drawings, links and fields", () => {
  it("places the same piece for every use of a drawing in one paint", () => {
    const drawn = ops(
      '<defs><g id="die"><rect width="2" height="2"/></g></defs><use href="#die" x="5"/><use href="#die" transform="rotate(90)"/><use href="#die" fill="#ffffff"/>',
    );
    const placed = drawn.map((op) => (op.op === "place" ? op.piece : undefined));
    expect(placed[0]).toBe(placed[1]);
    expect(placed[2]?.ops).toMatchObject([{ fill: "#ffffff" }]);
    expect(drawn[0]).toMatchObject({ matrix: [1, 0, 0, 1, 5, 0] });
  });

  it("finds drawings that are passed in", () => {
    const symbols = pieces({ die: '<g id="die"><rect width="2" height="2"/></g>' });
    expect(ops('<use href="#die"/>', symbols)).toEqual([
      { op: "place", piece: symbols.get("die"), matrix: [1, 0, 0, 1, 0, 0] },
    ]);
  });

  it("makes a link the area of its content, painted or not", () => {
    const drawn = ops(
      '<a href="#page-2"><circle cx="5" cy="5" r="2"/><rect x="6" y="9" width="4" height="1" fill="none"/></a>',
    );
    expect(drawn[drawn.length - 1]).toEqual({ op: "link", x: 3, y: 3, w: 7, h: 7, href: "#page-2" });
    const line = ops(`<a href="https://example.org/?a&amp;b"><text x="5" y="9" ${FONT}>go</text></a>`)[1];
    expect(line).toMatchObject({ op: "link", x: 5, href: "https://example.org/?a&b", w: font.width("go", 4) });
  });

  it("reads fields with their defaults", () => {
    const field = '<rect data-field="choice" data-name="dice" data-options="3|4" x="1" y="2" width="3" height="4"/>';
    expect(ops(field)).toEqual([
      {
        op: "field",
        kind: "choice",
        name: "dice",
        value: "",
        label: "",
        size: 9,
        align: "left",
        options: ["3", "4"],
        x: 1,
        y: 2,
        w: 3,
        h: 4,
      },
    ]);
  });
});

describe("opsOfSvg: faults", () => {
  it.each([
    ["<blink/>", "svg-element-unknown"],
    ['<rect width="5" height="5" filter="blur"/>', "svg-attribute-unknown"],
    ['<use href="#nothing"/>', "svg-reference-dangling"],
    ['<defs><g id="a"><use href="#a"/></g></defs><use href="#a"/>', "svg-reference-cycle"],
    ['<g clip-path="url(#none)"><rect width="1" height="1"/></g>', "svg-reference-dangling"],
    [`<text ${FONT}>★</text>`, "glyph-missing"],
    ['<text font-family="Kalam" font-weight="300" font-size="3">x</text>', "font-unknown"],
    ["<text>x</text>", "font-unknown"],
    ['<a href="#page-1"/>', "link-empty"],
    ['<rect data-field="text" width="9" height="9"/>', "svg-attribute-missing"],
  ])("%s", (markup, code) => {
    expect(codes(markup)).toEqual([code]);
  });

  it("are located in the markup", () => {
    const markup = `<g>\n  <rect width="1" height="1"/>\n  <text ${FONT}>★ three</text></g>`;
    const [issue] = locateFaults(markup, "template.hbs", opsOfSvg(markup, fonts).faults);
    expect(issue).toMatchObject({ file: "template.hbs", line: 3, column: 3, code: "glyph-missing" });
  });

  it("of a figure are thrown", () => {
    expect(() => pieceOf("die", '<g id="die"><blink/></g>', fonts)).toThrow(UserError);
    expect(pieceOf("die", '<g id="die" fill="#ffffff"><circle r="2"/></g>', fonts)).toMatchObject({
      id: "die",
      ops: [{ op: "ellipse", fill: "#ffffff" }],
    });
  });
});

describe("pageSvg", () => {
  /** Every operation with its place, pieces looked into: what a page shows. */
  const shown = (page: Page): object[] =>
    LAYERS.flatMap((layer) => {
      const seen: object[] = [];
      eachOp(page.layers[layer], (op, [a, b, , , e, f]) => {
        const box = op.op === "place" ? undefined : boundsOf([op], [a, b, -b, a, e, f]);
        const round = (value: number): number => Math.round(value * 100) / 100 || 0;
        if (box)
          seen.push({
            kind: op.op,
            ...("value" in op && { value: op.value.replaceAll("\u00a0", " ") }),
            at: Object.values(box).map(round),
          });
      });
      return seen;
    });

  it("is in the subset, and reads back as the same page", () => {
    const svg = pageSvg(RICH_PAGE);
    expect(parseSvg(svg, "page", fonts).issues).toEqual([]);
    const layer = (name: string): readonly Op[] => {
      const defs = /<defs>.*?<\/defs>/s.exec(svg)?.[0] ?? "";
      const from = svg.indexOf(`<g id="${name}">`);
      const until = name === "marks" ? svg.lastIndexOf("</svg>") : svg.indexOf('\n<g id="', from);
      return ops(defs + svg.slice(from, until));
    };
    const layers = Object.fromEntries(LAYERS.map((name) => [name, layer(name)])) as Page["layers"];
    expect(shown({ ...RICH_PAGE, layers })).toEqual(shown(RICH_PAGE));
  });

  it("keeps spaces that SVG would collapse", () => {
    const page = markupPage({ form: `<text x="1" y="9" ${FONT}>a b</text>` });
    const [text] = page.layers.form;
    const spaced = { ...page, layers: { ...page.layers, form: [{ ...text, value: "a  ·  b " } as Op] } };
    expect(pageSvg(spaced)).toContain(">a\u00a0 ·\u00a0 b\u00a0<");
  });

  it("writes links as areas, and fields with their data", () => {
    const svg = pageSvg(
      markupPage({
        form: `<a href="https://example.org/?a&amp;b"><text x="1" y="9" ${FONT}>go</text></a>`,
        pencil:
          '<rect data-field="check" data-name="a.b" data-value="on" data-style="star" x="1" y="2" width="3" height="4"/>',
      }),
    );
    expect(svg).toMatch(/<a href="https:\/\/example.org\/\?a&amp;b"><rect [^>]*fill-opacity="0"\/><\/a>/);
    expect(svg).toContain(
      'data-field="check" data-name="a.b" data-value="on" data-size="9" data-align="left" data-style="star"',
    );
  });

  it("puts a prefix before every ID", () => {
    const page = markupPage({
      form: '<defs><g id="die"><rect width="2" height="2"/></g></defs><use href="#die"/><use href="#die" x="5"/>',
    });
    expect(pageSvg(page, { prefix: "s1-" })).toContain('<use href="#s1-die" transform="translate(5 0)"/>');
  });
});
