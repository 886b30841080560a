/** What every sheet of every system must keep. */
import { describe, expect, it } from "vitest";
import { templatesFrom } from "../../src/data/templates.js";
import { PRINTER_SAFE_MM } from "../../src/kernel/units/index.js";
import { LAYERS, type Page } from "../../src/page/types.js";
import { pageSvg } from "../../src/sheet/drawing/to-svg.js";
import { THEMES } from "../../src/sheet/theme.js";
import { collisions, textBoxes, type TextBox } from "../helpers/boxes.js";
import { fonts } from "../helpers/draw.js";
import { expectGolden, goldenSvg } from "../helpers/golden.js";
import { SHEET_CASES, SYSTEMS, testBuild } from "../helpers/sheets.js";

/** Smallest type, points: sheets 6 (footers of filled sheets 4.5), cards 6.5 (design.md). */
const FLOOR = 4.5;
/** Goldens of a deck of cards or a long form: its first pages, the others differ in data only. */
const GOLDEN_PAGES = 6;
/** Cards keep 3 mm to the cut. */
const CARD_SAFE = 3;

const outside = (page: Page, boxes: readonly TextBox[], margin: number): string[] =>
  boxes
    .filter(
      (box) =>
        box.left < margin - 0.01 ||
        box.top < margin - 0.01 ||
        box.right > page.width - margin + 0.01 ||
        box.bottom > page.height - margin + 0.01,
    )
    .map((box) => `"${box.text}" at ${box.left.toFixed(1)}-${box.right.toFixed(1)}, ${box.bottom.toFixed(1)}`);

/** Layer markup with the centring shift taken off: the same on every paper. */
const unshifted = (page: Page): string =>
  LAYERS.map((layer) => page.layers[layer].replace(/^<g transform="translate\([^)]*\)">/, "<g>")).join("\n");

describe("the list of sheets", () => {
  it("has unique ids, codes and names of systems", () => {
    const unique = (values: readonly string[]): void => expect(new Set(values).size).toBe(values.length);
    unique(SYSTEMS.map((system) => system.id));
    unique(SHEET_CASES.map(({ spec }) => spec.code));
    for (const system of SYSTEMS) unique(system.sheets.map((spec) => spec.id));
  });
});

describe.each(SHEET_CASES.filter(({ spec }) => !spec.load))("$name", ({ system, spec }) => {
  const fills = spec.always
    ? (["filled"] as const)
    : spec.fills === "nothing"
      ? (["blank"] as const)
      : (["blank", "filled"] as const);

  it.each(fills)("%s: fits the paper, collides nowhere, and is the golden", (fill) => {
    const { markup: pages } = testBuild(system, spec, { fill, single: true });
    pages.forEach((page, i) => {
      const boxes = textBoxes(page, fonts);
      expect(outside(page, boxes, spec.card ? CARD_SAFE : PRINTER_SAFE_MM)).toEqual([]);
      expect(collisions(boxes)).toEqual([]);
      expect(boxes.filter((box) => box.size < FLOOR).map((box) => box.text)).toEqual([]);
      if (i < GOLDEN_PAGES)
        expectGolden(`${system.id}/${spec.id}-${fill}${pages.length > 1 ? `-${i + 1}` : ""}.svg`, goldenSvg(page));
    });
  });

  it("is the same sheet on A4 and Letter, only centered anew", () => {
    for (const fill of fills) {
      const [letter, a4] = (["letter", "a4"] as const).map(
        (paper) => testBuild(system, spec, { fill, paper, single: true }).markup,
      );
      expect(a4.map(unshifted)).toEqual(letter.map(unshifted));
      for (const page of a4)
        expect(outside(page, textBoxes(page, fonts), spec.card ? CARD_SAFE : PRINTER_SAFE_MM)).toEqual([]);
    }
  });

  it("leaves the pencil layer of a blank empty, and names every form field once", () => {
    if (!spec.always)
      for (const page of testBuild(system, spec, { fill: "blank", single: true }).markup)
        expect(page.layers.pencil).toBe("");
    const forms = testBuild(system, spec, { fill: "forms", single: true })
      .markup.map((page) => page.layers.pencil)
      .join("");
    const names = [...forms.matchAll(/data-name="([^"]*)"/g)].map((match) => match[1]);
    expect(new Set(names).size).toBe(names.length);
    // A field cannot be a folder of fields as well.
    const folders = new Set(names.flatMap((name) => name.split(".").map((_, i, parts) => parts.slice(0, i).join("."))));
    expect(names.filter((name) => folders.has(name))).toEqual([]);
    if (spec.fills === "record" && !spec.always) expect(names.length).toBeGreaterThan(0);
  });

  it.each(THEMES.map((theme) => theme.id))("comes out in the theme %s", (theme) => {
    for (const fill of fills) {
      const { markup: pages } = testBuild(system, spec, { fill, theme, single: true });
      expect(pages.length).toBeGreaterThan(0);
      for (const page of pages) {
        const boxes = textBoxes(page, fonts);
        expect(collisions(boxes)).toEqual([]);
        if (theme === "large-print") {
          const small = boxes.filter((box) => box.size < 13.9 && box.bottom < page.height - 20);
          expect(small.map((box) => `${box.text} ${box.size.toFixed(1)}`)).toEqual([]);
        }
        if (theme === "mono") {
          const colored = [...goldenSvg(page).matchAll(/#([0-9A-Fa-f]{2})([0-9A-Fa-f]{2})([0-9A-Fa-f]{2})"/g)].filter(
            ([, r, g, b]) => r !== g || g !== b,
          );
          expect(colored.map(([color]) => color)).toEqual([]);
        }
      }
    }
  });

  it("draws shared printed layers as it would have drawn them alone", () => {
    for (const fill of fills) {
      const alone = testBuild(system, spec, { fill, single: true, templates: templatesFrom() }).markup.map(goldenSvg);
      expect(testBuild(system, spec, { fill, single: true }).markup.map(goldenSvg)).toEqual(alone);
    }
  });

  it("repeats itself to the byte", () => {
    const [first, second] = [1, 2].map(() =>
      testBuild(system, spec, { fill: fills[fills.length - 1] }).pages.map((page) => pageSvg(page)),
    );
    expect(first).toEqual(second);
  });
});
