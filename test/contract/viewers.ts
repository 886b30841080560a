/** Every sheet in three viewers: the same picture; and qpdf finds nothing wrong in its file. */
import { expect, it } from "vitest";
import type { Fill } from "../../src/sheet/drawing/types.js";
import type { GameSystem, SystemId } from "../../src/contract/game.js";
import type { SheetSpec } from "../../src/contract/sheet.js";
import { testPdf } from "../helpers/forms.js";
import { checkWithQpdf, hasTool } from "../helpers/pdf.js";
import { hasPdftoppm } from "../helpers/raster.js";
import { SYSTEMS } from "../helpers/sheets.js";
import { expectSize } from "../helpers/sizes.js";
import { disagreements } from "../helpers/viewers.js";

/** Fronts and backs; further copies are the same form. */
const PAGES = 2;

export function viewersContract(id: SystemId): void {
  const system = SYSTEMS.find((one) => one.id === id)!;
  describeSheets(
    system,
    "passes qpdf, blank, filled and as a form, and is no larger than it was",
    true,
    async (spec) => {
      for (const fill of fillsOf(spec)) {
        const { bytes } = await testPdf(system, spec, fill);
        if (hasTool("qpdf")) expect(checkWithQpdf(bytes), fill).toBe("");
        expectSize(`${id} ${spec.id} ${fill}`, bytes);
      }
    },
  );
  // A blank shows what a form shows.
  describeSheets(system, "looks the same in poppler, pdf.js and pdfium", hasPdftoppm(), async (spec) => {
    const told: string[] = [];
    for (const fill of fillsOf(spec).filter((one) => one !== "blank")) {
      const { bytes, pages } = await testPdf(system, spec, fill);
      for (const line of await disagreements(bytes, Math.min(pages, PAGES))) told.push(`${fill}, ${line}`);
    }
    expect(told).toEqual([]);
  });
}

const fillsOf = ({ fills }: SheetSpec): Fill[] =>
  fills === "nothing" ? ["blank", "forms"] : ["blank", "filled", "forms"];

function describeSheets(system: GameSystem, what: string, can: boolean, run: (spec: SheetSpec) => Promise<void>): void {
  it.skipIf(!can).each(system.sheets.map((spec) => [spec.id, spec] as const))(`%s ${what}`, (_, spec) => run(spec));
}
