import { describe, expect, it } from "vitest";
import { UserError, type Issue } from "../../src/kernel/issue/index.js";
import { drawnPages } from "../../src/page/drawn-page.js";
import type { Page } from "../../src/page/types.js";
import { fonts } from "../helpers/markup-page.js";

const BODY = 'font-family="Barlow Condensed" font-weight="500" font-size="3"';

const page = (layers: Partial<Page["layers"]>, symbols: Record<string, string> = {}): Page => ({
  width: 100,
  height: 60,
  title: "Sheet",
  layers: { art: "", form: "", pencil: "", marks: "", ...layers },
  symbols: new Map(Object.entries(symbols)),
});

function issuesOf(...pages: Page[]): readonly Issue[] {
  try {
    drawnPages(pages, fonts);
  } catch (error) {
    if (error instanceof UserError) return error.issues;
    throw error;
  }
  return [];
}

describe("pages of markup as drawings", () => {
  const die = '<g id="die"><rect width="5" height="5"/><circle r="1"/></g>';

  it("share printed layers and drawings, and keep pencil layers apart", () => {
    const form = '<use href="#die"/><rect width="9" height="9"/>';
    const pencil = '<use href="#die" x="3"/>';
    const [one, two] = drawnPages([page({ form, pencil }, { die }), page({ form: `${form}`, pencil }, { die })], fonts);
    expect(one.layers.form).toBe(two.layers.form);
    expect(one.layers.pencil).not.toBe(two.layers.pencil);
    const [a, b] = [one, two].map(({ layers }) => layers.pencil[0]);
    expect(a.op === "place" && b.op === "place" && a.piece === b.piece).toBe(true);
  });

  it("never take a drawing for another of the same name", () => {
    const form = '<use href="#die"/>';
    const [one, two] = drawnPages(
      [page({ form }, { die }), page({ form }, { die: die.replace('width="5"', 'width="7"') })],
      fonts,
    );
    expect(one.layers.form).not.toEqual(two.layers.form);
  });

  it("keep size, title and cut", () => {
    const trim = { x: 3, y: 3, width: 94, height: 54 };
    const [drawn] = drawnPages([{ ...page({}), trim }], fonts);
    expect(drawn).toMatchObject({ width: 100, height: 60, title: "Sheet", trim });
  });

  it("report what is outside of the subset on every page, with line and column", () => {
    const good = page({ form: `<text x="1" y="5" ${BODY}>good</text>` });
    const bad = page({
      form: `\n<rect width="5" height="5" filter="blur"/>\n<blink/>`,
      pencil: `<text x="1" y="5" ${BODY}>★ three</text>\n<use href="#nothing"/>`,
    });
    const issues = issuesOf(good, bad);
    expect(issues).toMatchObject([
      { code: "svg-attribute-unknown", file: 'page 2 "Sheet"', line: 4, column: 28 },
      { code: "svg-element-unknown", line: 5 },
      { code: "glyph-missing", line: 6 },
      { code: "svg-reference-dangling", line: 7 },
    ]);
    expect(issues[2].message).toContain("★");
  });

  it("report faults in drawings, fonts that the book does not have, and links without content", () => {
    expect(issuesOf(page({ form: '<use href="#die"/>' }, { die: die.replace("r=", 'glow="1" r=') }))).toMatchObject([
      { code: "svg-attribute-unknown" },
    ]);
    expect(
      issuesOf(page({ form: '<text font-family="Kalam" font-weight="300" font-size="3">x</text>' })),
    ).toMatchObject([{ code: "font-unknown", hint: "weights: 400, 700" }]);
    expect(issuesOf(page({ form: '<rect width="1" height="1"/>\n<a href="#page-1"/>' }))).toMatchObject([
      { code: "link-empty", line: 4, column: 1 },
    ]);
  });
});
