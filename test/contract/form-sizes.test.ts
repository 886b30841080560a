/** Forms that people mail to each other: hundreds of fields, and still small. */
import { expect, it } from "vitest";
import { bindDocument } from "../../src/build.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import { fonts } from "../helpers/draw.js";
import { testBuilt, testRequest } from "../helpers/forms.js";
import { SYSTEMS } from "../helpers/sheets.js";

/** Bytes at most, by game and sheet. */
const SIZES = [
  ["dynasty", "scoresheet", 80_000],
  ["dynasty", "season-log", 140_000],
  ["pen-and-paper", "game-record-wide", 200_000],
] as const;

for (const [id, sheet, most] of SIZES) {
  it(`the form ${sheet} stays under ${most / 1000} kB`, async () => {
    const system = SYSTEMS.find((one) => one.id === id)!;
    const spec = system.sheets.find((one) => one.id === sheet)!;
    const built = await testBuilt(system, spec, { fill: "forms" });
    const doc = bindDocument(testRequest(system, spec, { fill: "forms" }), [built], spec.title);
    const bytes = await renderPdf(doc, fonts, { forms: true });
    expect(bytes.length).toBeLessThan(most);
    expect(bytes.length).toBeGreaterThan(most / 3);
  });
}
