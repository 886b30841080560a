/** What is seen on a page leads to the line of the template that made it. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { blankForm } from "../../src/print/forms.js";
import { usualRequest } from "../../src/print/request.js";
import { placeAt, placesOf, sitesOf } from "../../src/sheet/layout/places.js";
import { builtInTemplates } from "../../src/host/templates.js";
import type { CallSite } from "../../src/sheet/drawing/pen.js";
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
    // Faults are gathered: an expectation for each of a page's thousands of operations takes longer than the page.
    const astray: unknown[] = [];
    const known = (site: CallSite | undefined): boolean => site !== undefined && /\{\{/.test(lineOf(site) ?? "");
    for (const page of form.pages) {
      for (const part of page.parts)
        for (const [layer, sites] of Object.entries(sitesOf(part)))
          for (const [i, site] of sites.entries()) {
            const operation = part.printed[layer as Layer].ops[i];
            // Marks for those who listen may go round several calls.
            if (operation.op !== "tag" && !known(site)) astray.push({ layer, i, operation, site });
          }
      const places = placesOf(page);
      for (const place of places)
        if (!known(place.site) || !(Math.min(place.at.w, place.at.h) >= 0)) astray.push(place);
      for (const { slot, at } of places) {
        if (slot === undefined) continue;
        const found = placeAt(places, at.x + at.w / 2, at.y + at.h / 2)!;
        if (!(found.at.w * found.at.h <= at.w * at.h) || !found.site.file.startsWith("templates/"))
          astray.push({ slot, at, found });
      }
    }
    expect(form.pages.flatMap(placesOf).length).toBeGreaterThan(0);
    expect(astray).toEqual([]);
  });

  it("finds the line behind a point, and nothing off the page", async () => {
    const { system, spec } = SHEET_CASES.find(({ name }) => name === "dynasty scoresheet")!;
    const { form } = await blankForm(usualRequest(system, { templates, fonts, cache }), spec);
    const [page] = form.pages;
    const places = placesOf(page);
    const slot = places.find((place) => place.slot === "season.1.points")!;
    const found = placeAt(places, slot.at.x + slot.at.w / 2, slot.at.y + slot.at.h / 2)!;
    expect(found.slot).toBe("season.1.points");
    expect(lineOf(found.site)).toContain('"points"');
    expect(placeAt(places, -5, -5)).toBeUndefined();
  });
});
