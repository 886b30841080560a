/** `pressbox print drift-test`: a cross on the front, scales on the back, laid out by `templates/shared/drift-test.hbs`. */
import { engineFor } from "../forms.js";
import { throwOnErrors, type Issue } from "../kernel/issue/index.js";
import type { PrinterPaper } from "../kernel/units/index.js";
import { makeTheme } from "../sheet/theme.js";
import { exportPdf, type Made, type Studio } from "./studio.js";

const ACCENT = "#161616";

/** Front and back as one PDF. The middle of the paper is its own mirror image: the sheet works for every printer and either way round. */
export async function driftTest(studio: Studio, paper: PrinterPaper, path: string): Promise<Made> {
  const issues: Issue[] = [];
  const engine = engineFor(studio.templates);
  const form = engine.layOut(
    {
      template: "shared/drift-test",
      facts: {},
      theme: makeTheme("color", ACCENT),
      paper,
      fonts: studio.fonts,
      frame: {},
    },
    issues,
  );
  const pages = form.copy({}, { fill: "blank", fieldPrefix: "", frame: () => ({}) }, issues);
  throwOnErrors(issues);
  const info = { title: "Drift test", subject: "", keywords: "" };
  const exporter = { format: "pdf", dpi: 150, forms: false, browser: undefined } as const;
  return {
    path,
    bytes: await exportPdf(studio, { info, pages, outline: [] }, exporter),
    sheet: "drift-test",
    pages: pages.length,
  };
}
