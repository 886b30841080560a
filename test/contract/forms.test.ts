/** What every sheet that a template lays out must keep. */
import { describe, expect, it } from "vitest";
import { formatIssue } from "../../src/kernel/issue/index.js";
import { PRINTER_SAFE_MM, PT_PER_MM } from "../../src/kernel/units/index.js";
import { opsBounds, textsIn } from "../../src/sheet/drawing/bounds.js";
import { LAYERS, type FieldOp, type Page } from "../../src/sheet/drawing/types.js";
import { checkForm } from "../../src/sheet/layout/check.js";
import { THEMES } from "../../src/sheet/theme.js";
import { testForm, testPages } from "../helpers/forms.js";
import { expectGolden } from "../helpers/golden.js";
import { layoutText } from "../helpers/layout-golden.js";
import { SHEET_CASES } from "../helpers/sheets.js";

/** Smallest type, points: sheets 6 (footers of filled sheets 4.5), cards 6.5 (design.md). */
const FLOOR = 4.5;
/** Large print: type of 16 points, what a hand writes of 13; footers of 6 points are enlarged, too. */
const LARGE_FLOOR = 12.9;
const FOOTER_MM = 20;

const fieldsOf = (page: Page): FieldOp[] => page.layers.pencil.filter((op) => op.op === "field");

describe.each(SHEET_CASES)("$name", ({ system, spec }) => {
  const fills = spec.always
    ? (["filled"] as const)
    : spec.fills === "nothing"
      ? (["blank"] as const)
      : (["blank", "filled"] as const);

  it("is laid out as its golden says, and nothing stands on anything else", async () => {
    const form = await testForm(system, spec);
    expect(checkForm(form).map(formatIssue)).toEqual([]);
    expectGolden(`${system.id}/${spec.id}.txt`, layoutText(form));
  });

  it.each(fills)("%s: keeps to the paper, on Letter and A4, and every value finds its place", async (fill) => {
    for (const paper of ["letter", "a4"] as const) {
      const { pages, warnings } = await testPages(system, spec, { fill, paper });
      expect(pages.length).toBeGreaterThan(0);
      expect(warnings.map(formatIssue)).toEqual([]);
      for (const page of pages) {
        const margin = page.width < 190 ? 0 : PRINTER_SAFE_MM;
        for (const { value, at, size } of LAYERS.flatMap((layer) => textsIn(page.layers[layer]))) {
          expect(at.x >= margin - 0.01 && at.x + at.w <= page.width - margin + 0.01, `"${value}" at ${at.x}`).toBe(
            true,
          );
          expect(at.y >= margin - 0.5 && at.y + at.h <= page.height - margin + 0.5, `"${value}" at ${at.y}`).toBe(true);
          expect(size * PT_PER_MM, value).toBeGreaterThanOrEqual(FLOOR - 0.01);
        }
      }
    }
  });

  it("leaves the pencil layer of a blank empty, and names every form field once, with words that are heard", async () => {
    if (!spec.always) for (const page of (await testPages(system, spec)).pages) expect(page.layers.pencil).toEqual([]);
    const fields = (await testPages(system, spec, { fill: "forms" })).pages.flatMap(fieldsOf);
    const names = fields.map(({ name }) => name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    // A field cannot be a folder of fields as well.
    const folders = new Set(names.flatMap((name) => name.split(".").map((_, i, parts) => parts.slice(0, i).join("."))));
    expect(names.filter((name) => folders.has(name))).toEqual([]);
    expect(fields.filter(({ label }) => label.trim() === "").map(({ name }) => name)).toEqual([]);
    if (spec.fills === "record" && !spec.always) expect(names.length).toBeGreaterThan(0);
  });

  it.each(THEMES.map(({ id }) => id))("comes out in the theme %s", async (theme) => {
    for (const fill of fills) {
      const { pages } = await testPages(system, spec, { fill, theme });
      expect(pages.length).toBeGreaterThan(0);
      const { front } = await testForm(system, spec, { theme });
      for (const page of pages) {
        if (theme === "large-print" && front.large === "flow") {
          const texts = LAYERS.flatMap((layer) => textsIn(page.layers[layer]));
          const small = texts.filter(
            ({ size, at }) => size * PT_PER_MM < LARGE_FLOOR && at.y + at.h < page.height - FOOTER_MM,
          );
          if (!spec.id.match(/^(card|field|tokens|dice-tray)/))
            expect(small.map(({ value, size }) => `${value} ${(size * PT_PER_MM).toFixed(1)}`)).toEqual([]);
        }
        for (const layer of LAYERS) {
          const ink = opsBounds(page.layers[layer]);
          if (ink && !page.trim)
            expect(ink.x > -1 && ink.y > -1 && ink.x + ink.w < page.width + 1 && ink.y + ink.h < page.height + 1).toBe(
              true,
            );
        }
      }
    }
  });
});
