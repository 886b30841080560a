/** What every sheet must keep. One file of tests a system, so that workers share them. */
import { afterAll, describe, expect, it } from "vitest";
import { formatIssue } from "../../src/kernel/issue/index.js";
import { PRINTER_SAFE_MM, PT_PER_MM, type PrinterPaper } from "../../src/kernel/units/index.js";
import { opsBounds, textsIn } from "../../src/sheet/drawing/bounds.js";
import { pageSvg } from "../../src/sheet/drawing/to-svg.js";
import { LAYERS, type FieldOp, type Fill, type Page } from "../../src/sheet/drawing/types.js";
import { checkForm } from "../../src/sheet/layout/check.js";
import { THEMES, type ThemeId } from "../../src/sheet/theme.js";
import { templatesFrom } from "../../src/host/node/templates.js";
import type { SystemId } from "../../src/contract/game.js";
import { testForm, testPages } from "../helpers/forms.js";
import { expectGolden } from "../helpers/golden.js";
import { layoutText } from "../helpers/layout-golden.js";
import { expectRasters, rasterLines, staleRasters } from "../helpers/raster-golden.js";
import { SHEET_CASES } from "../helpers/sheets.js";

/** Smallest type, points (design.md). */
const FLOOR = 6;
/** Sheets with smaller type, and why. */
const SMALLER: Readonly<Record<string, number>> = {
  // The postcard, whose type has 6 points, made as small as A6.
  "postcard/card-a6": 5.5,
};
/** Large print: type of 16 points, what a hand writes of 13; footers of 6 points are enlarged, too. */
const LARGE_FLOOR = 12.9;
const FOOTER_MM = 20;
/** Pages whose drawing is hashed: further ones differ in data only. */
const RASTER_PAGES = 2;

const fieldsOf = (page: Page): FieldOp[] => page.layers.pencil.filter((op) => op.op === "field");

export function formContract(id: SystemId): void {
  const cases = SHEET_CASES.filter(({ system }) => system.id === id);
  /** Of which nothing was laid out; what sheets have in common is compiled once. */
  const fresh = templatesFrom();

  it("has no picture of a removed sheet", () => {
    expect(
      staleRasters(
        id,
        cases.map(({ spec }) => spec.id),
      ),
    ).toEqual([]);
  });

  describe.each(cases)("$name", ({ system, spec }) => {
    const fills = spec.always
      ? (["filled"] as const)
      : spec.fills === "nothing"
        ? (["blank"] as const)
        : (["blank", "filled"] as const);
    // What comes out is looked at by several tests, and drawn once.
    const drawn = new Map<string, ReturnType<typeof testPages>>();
    const printed = (fill: Fill, theme: ThemeId = "color", paper: PrinterPaper = "letter") => {
      const key = `${fill} ${theme} ${paper}`;
      let pages = drawn.get(key);
      if (!pages) drawn.set(key, (pages = testPages(system, spec, { fill, theme, paper })));
      return pages;
    };
    afterAll(() => drawn.clear());
    const isSmall = ({ size }: { readonly size: number }): boolean =>
      size * PT_PER_MM < (SMALLER[`${system.id}/${spec.id}`] ?? FLOOR) - 0.01;

    it("is laid out as in its golden file without overlaps; A4 only recenters it", async () => {
      const form = await testForm(system, spec);
      expect(checkForm(form).map(formatIssue)).toEqual([]);
      const layout = layoutText(form);
      expectGolden(`${system.id}/${spec.id}.txt`, layout);
      // Half a sheet of A4 is of another size.
      if (form.front.paper !== "half") expect(layoutText(await testForm(system, spec, { paper: "a4" }))).toBe(layout);
    });

    it("is drawn as in its pictures", async () => {
      const lines: string[] = [];
      for (const fill of fills) {
        const pages = (await printed(fill)).pages.slice(0, RASTER_PAGES);
        lines.push(...(await rasterLines(spec.id, fill, pages)));
      }
      expectRasters(system.id, spec.id, lines);
    });

    it.each(fills)("%s: stays on the paper, Letter and A4, and every value has its place", async (fill) => {
      for (const paper of ["letter", "a4"] as const) {
        const { pages, warnings } = await printed(fill, "color", paper);
        expect(pages.length).toBeGreaterThan(0);
        expect(warnings.map(formatIssue)).toEqual([]);
        for (const page of pages) {
          const margin = page.width < 190 ? 0 : PRINTER_SAFE_MM;
          const out = LAYERS.flatMap((layer) => textsIn(page.layers[layer])).filter(
            (text) =>
              text.at.x < margin - 0.01 ||
              text.at.x + text.at.w > page.width - margin + 0.01 ||
              text.at.y < margin - 0.5 ||
              text.at.y + text.at.h > page.height - margin + 0.5 ||
              isSmall(text),
          );
          expect(out.map(({ value, at, size }) => `"${value}" at ${at.x} ${at.y}, ${size * PT_PER_MM} pt`)).toEqual([]);
        }
      }
    });

    it("leaves the pencil layer of a blank empty, and names every form field once, with labels to read aloud", async () => {
      if (!spec.always) for (const page of (await printed("blank")).pages) expect(page.layers.pencil).toEqual([]);
      const forms = (await printed("forms")).pages;
      const small = forms.flatMap((page) => LAYERS.flatMap((layer) => textsIn(page.layers[layer]))).filter(isSmall);
      expect(small.map(({ value, size }) => `"${value}" ${size * PT_PER_MM} pt`)).toEqual([]);
      const fields = forms.flatMap(fieldsOf);
      const names = fields.map(({ name }) => name);
      const seen = new Set<string>();
      expect(names.filter((name) => seen.size === seen.add(name).size)).toEqual([]);
      // A field cannot be a folder of fields as well.
      const folders = new Set(
        names.flatMap((name) => name.split(".").map((_, i, parts) => parts.slice(0, i).join("."))),
      );
      expect(names.filter((name) => folders.has(name))).toEqual([]);
      expect(fields.filter(({ label }) => label.trim() === "").map(({ name }) => name)).toEqual([]);
      if (spec.fills === "record" && !spec.always) expect(names.length).toBeGreaterThan(0);
    });

    it.each(THEMES.map((theme) => theme.id))("prints in the theme %s", async (theme) => {
      for (const fill of fills) {
        const { pages } = await printed(fill, theme);
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
          if (theme === "mono") {
            const colors = pageSvg(page).matchAll(/"#([0-9A-Fa-f]{2})([0-9A-Fa-f]{2})([0-9A-Fa-f]{2})"/g);
            expect([...colors].filter(([, r, g, b]) => r !== g || g !== b).map(([color]) => color)).toEqual([]);
          }
          for (const layer of LAYERS) {
            const ink = opsBounds(page.layers[layer]);
            if (ink && !page.trim)
              expect(
                ink.x > -1 && ink.y > -1 && ink.x + ink.w < page.width + 1 && ink.y + ink.h < page.height + 1,
              ).toBe(true);
          }
        }
      }
    });

    it("prints the same to the byte after nothing else was laid out", async () => {
      const fill = fills[fills.length - 1];
      const { pages } = await testPages(system, spec, { fill, templates: fresh });
      expect(pages.map((page) => pageSvg(page))).toEqual((await printed(fill)).pages.map((page) => pageSvg(page)));
    });
  });
}
