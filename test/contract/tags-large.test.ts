/** Files of so many pages that labels would take long: where they end, and that the file says so. */
import { describe, expect, it } from "vitest";
import { bindDocument } from "../../src/print/build.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import { fonts } from "../helpers/draw.js";
import { testBuilt, testRequest } from "../helpers/forms.js";
import { SYSTEMS } from "../helpers/sheets.js";

describe("labels of values", () => {
  it("appear in a file of 100 pages; a larger one has all handwriting of a page as one part after its headings, and says so", async () => {
    const system = SYSTEMS.find(({ id }) => id === "dynasty")!;
    const spec = system.sheets.find(({ id }) => id === "scoresheet")!;
    const built = await testBuilt(system, spec, { fill: "filled" });
    const [page] = built.pages;
    const raw = async (count: number): Promise<string> => {
      const pages = Array.from({ length: count }, () => page);
      const doc = bindDocument(testRequest(system, spec, { fill: "filled" }), [{ ...built, pages }], spec.title);
      return Buffer.from(await renderPdf({ ...doc, outline: [] }, fonts, { compress: 0 })).toString("latin1");
    };
    const said = /\/T\(written; a file of at most 100 pages names each value\)/g;
    const [labelled, large] = [await raw(100), await raw(101)];
    const labels = (text: string): number => text.match(/\/Alt[ (]/g)?.length ?? 0;
    const headings = (text: string): number => text.match(/\/S ?\/H1/g)?.length ?? 0;
    expect(labelled).not.toMatch(said);
    expect(labels(labelled)).toBeGreaterThan(100 * 20);
    expect(large.match(said)).toHaveLength(101);
    expect(labels(large)).toBe(0);
    expect([headings(labelled), headings(large)]).toEqual([100, 101]);
  });
});
