/** Pages that share their print: each has its headings and its tables with heads, as if it were printed by itself. */
import { describe, expect, it } from "vitest";
import { bindDocument } from "../../src/print/build.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import { fonts } from "../helpers/draw.js";
import { testBuilt, testRequest } from "../helpers/forms.js";
import { hasTool } from "../helpers/pdf.js";
import { eachHeard, readStructure } from "../helpers/pdf-structure.js";
import { accessibilityFaults } from "../helpers/pdf-ua.js";
import { SYSTEMS } from "../helpers/sheets.js";

describe.each([
  ["postcard", "game-log"],
  ["pen-and-paper", "line-scores"],
])("pages that share their print: %s %s, filled", (id, sheet) => {
  it("have headings, tables with headings, and no paragraph that spans a page", async () => {
    const system = SYSTEMS.find((one) => one.id === id)!;
    const spec = system.sheets.find((one) => one.id === sheet)!;
    const built = await testBuilt(system, spec, { fill: "filled" });
    expect(built.pages.length).toBeGreaterThan(2);
    const doc = bindDocument(testRequest(system, spec, { fill: "filled" }), [built], spec.title);
    const bytes = await renderPdf(doc, fonts);
    for (const { tree, stray } of await readStructure(bytes)) {
      const parts = [...eachHeard(tree!)];
      expect(stray).toEqual([]);
      expect(parts.filter(({ role }) => role === "H1")).toHaveLength(1);
      expect(parts.filter(({ role }) => role === "TH").length).toBeGreaterThan(8);
      for (const { role, kids } of parts) if (role === "P") expect(kids.length).toBeLessThan(8);
    }
    if (hasTool("qpdf")) expect(accessibilityFaults(bytes)).toEqual([]);
  });
});
