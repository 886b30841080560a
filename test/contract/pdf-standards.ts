/** Files that claim a standard keep it: PDF/A-2u and PDF/X-4, rule by rule (helpers/pdf-rules.ts), and PDF/UA-1 (helpers/pdf-ua.ts), over sheets as they are printed. */
import { expect, it } from "vitest";
import { bindDocument } from "../../src/print/build.js";
import { outputCondition } from "../../src/host/output-conditions.js";
import { renderPdf, type PdfStandard } from "../../src/render/pdf/index.js";
import type { Fill } from "../../src/sheet/drawing/types.js";
import type { GameSystem } from "../../src/contract/game.js";
import type { SheetSpec } from "../../src/contract/sheet.js";
import { fonts } from "../helpers/draw.js";
import { testBuilt, testRequest } from "../helpers/forms.js";
import { checkWithQpdf } from "../helpers/pdf.js";
import { archiveFaults, pressFaults } from "../helpers/pdf-rules.js";
import { accessibilityFaults } from "../helpers/pdf-ua.js";

export const ARCHIVE: PdfStandard = { id: "PDF/A-2u", condition: outputCondition("srgb") };
export const PRESS: PdfStandard = { id: "PDF/X-4", condition: outputCondition("coated-fogra39") };

/** A sheet blank, and filled where it can be; for a press its cards are single. */
export function standardsContract(name: string, system: GameSystem, spec: SheetSpec, fills: readonly Fill[]): void {
  it(`${name} conforms to PDF/A-2u and PDF/X-4`, async () => {
    for (const fill of fills) {
      if (fill === "filled" && spec.fills === "nothing") continue;
      for (const [standard, faultsOf] of [
        [ARCHIVE, archiveFaults],
        [PRESS, pressFaults],
      ] as const) {
        const options = { fill, single: standard === PRESS };
        const built = await testBuilt(system, spec, options);
        const doc = bindDocument(testRequest(system, spec, options), [built], `${system.title}: ${spec.title}`);
        const bytes = await renderPdf(doc, fonts, { standard });
        expect(checkWithQpdf(bytes), `${standard.id}, ${fill}`).toBe("");
        expect((await faultsOf(bytes)).slice(0, 10), `${standard.id}, ${fill}`).toEqual([]);
        const claimed = standard === ARCHIVE && built.pages.length <= 100;
        expect(accessibilityFaults(bytes, { claimed }).slice(0, 10), `${standard.id}, ${fill}`).toEqual([]);
      }
    }
  });
}
