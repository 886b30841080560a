/** The sheet that measures a printer, laid out by `templates/shared/printer-calibration.hbs` on the full sheet of paper. */
import { engineFor } from "../../print/forms.js";
import { throwOnErrors, type Issue } from "../../kernel/issue/index.js";
import { PAPERS, type PrinterPaper } from "../../kernel/units/index.js";
import type { Page } from "../../sheet/drawing/types.js";
import { makeTheme } from "../../sheet/theme.js";
import { CALIBRATION } from "./printers.js";
import type { Studio } from "../../make/open-studio.js";

const ACCENT = "#161616";

/** Front and back. The middle of the paper is its own mirror image, so the sheet works for every printer and either flip. */
export function calibrationPages({ templates, fonts }: Studio, paper: PrinterPaper): readonly Page[] {
  const issues: Issue[] = [];
  const form = engineFor(templates).layOut(
    {
      template: "shared/printer-calibration",
      facts: CALIBRATION,
      theme: makeTheme("color", ACCENT),
      paper,
      fonts,
      frame: {},
      strip: PAPERS[paper],
    },
    issues,
  );
  const pages = form.copy({}, { fill: "blank", fieldPrefix: "", frame: () => ({}) }, issues);
  throwOnErrors(issues);
  return pages.map((page, i) => ({ ...page, side: i === 0 ? "front" : "back" }));
}
