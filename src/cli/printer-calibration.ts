/** The sheet that measures a printer, laid out by `templates/shared/printer-calibration.hbs` on the whole paper. */
import { engineFor } from "../forms.js";
import { throwOnErrors, type Issue } from "../kernel/issue/index.js";
import { PAPERS, type PrinterPaper } from "../kernel/units/index.js";
import type { Page } from "../sheet/drawing/types.js";
import { makeTheme } from "../sheet/theme.js";
import { CALIBRATION } from "./printers.js";
import type { Studio } from "./studio.js";

const ACCENT = "#161616";
const COMMAND =
  "pressbox printer keep study --left 30.5 --top 29.5 --across 149.5 --down 199.5 --dx 1.5 --dy -0.5 --margins 4,4,12,4";

/** Front and back. The middle of the paper is its own mirror image: the sheet works for every printer and either way round. */
export function calibrationPages({ templates, fonts }: Studio, paper: PrinterPaper): readonly Page[] {
  const issues: Issue[] = [];
  const form = engineFor(templates).layOut(
    {
      template: "shared/printer-calibration",
      facts: { ...CALIBRATION, command: COMMAND },
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
