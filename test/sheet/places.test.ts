/** What is seen on a page leads to the line of the template that made it. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { blankForm } from "../../src/print/forms.js";
import { usualRequest } from "../../src/print/request.js";
import { placeAt, placesOf, sitesOf } from "../../src/sheet/layout/places.js";
import { builtInTemplates } from "../../src/host/templates.js";
import type { Layer } from "../../src/sheet/drawing/types.js";
import { fonts } from "../helpers/draw.js";
import { cache, SHEET_CASES } from "../helpers/sheets.js";

const templates = builtInTemplates();
const lines = new Map<string, readonly string[]>();
function lineOf({ file, line }: { readonly file: string; readonly line: number }): string | undefined {
  if (!lines.has(file)) lines.set(file, existsSync(file) ? readFileSync(file, "utf8").split("\n") : []);
  return lines.get(file)![line - 1];
}

describe("places", () => {
  it.each(SHEET_CASES)("$name: every operation, block and slot knows its line", async ({ system, spec }) => {
    const { form } = await blankForm(usualRequest(system, { templates, fonts, cache }), spec);
    for (const page of form.pages) {
      for (const part of page.parts)
        for (const [layer, sites] of Object.entries(sitesOf(part)))
          for (const [i, site] of sites.entries())
            // Marks for those who listen may go round several calls.
            if (part.printed[layer as Layer].ops[i].op !== "tag") expect(site && lineOf(site)).toMatch(/\{\{/);
      for (const { at, site, kind } of placesOf(page)) {
        expect([kind, lineOf(site)]).toEqual([kind, expect.stringMatching(/\{\{/)]);
        expect(Math.min(at.w, at.h)).toBeGreaterThanOrEqual(0);
      }
      for (const slot of placesOf(page).filter((place) => place.slot !== undefined)) {
        const found = placeAt(page, slot.at.x + slot.at.w / 2, slot.at.y + slot.at.h / 2)!;
        expect(found.at.w * found.at.h).toBeLessThanOrEqual(slot.at.w * slot.at.h);
        expect(found.site.file).toMatch(/^templates\//);
      }
    }
  });

  it("finds the line behind a point, and nothing off the page", async () => {
    const { system, spec } = SHEET_CASES.find(({ name }) => name === "dynasty scoresheet")!;
    const { form } = await blankForm(usualRequest(system, { templates, fonts, cache }), spec);
    const [page] = form.pages;
    const slot = placesOf(page).find((place) => place.slot === "season.1.points")!;
    const found = placeAt(page, slot.at.x + slot.at.w / 2, slot.at.y + slot.at.h / 2)!;
    expect(found.slot).toBe("season.1.points");
    expect(lineOf(found.site)).toContain('"points"');
    expect(placeAt(page, -5, -5)).toBeUndefined();
  });
});
