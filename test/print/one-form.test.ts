/** Print asks the template engine once for a form: whoever wants its rows, its pages or its front matter gets the same one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { templatesFrom } from "../../src/host/node/templates.js";
import { UserError } from "../../src/kernel/issue/index.js";
import { buildSheet } from "../../src/print/build.js";
import { withCanvas } from "../../src/print/canvas.js";
import { sheetUnits } from "../../src/print/forms.js";
import type { Form } from "../../src/sheet/layout/form.js";
import { TemplateEngine } from "../../src/sheet/template/engine.js";
import { testRequest } from "../helpers/forms.js";
import { SHEET_CASES, SYSTEMS } from "../helpers/sheets.js";

/** The line in the margin of cards: a form of the paper's, one a sheet. */
const MARGIN = "shared/card-sheet";

afterEach(() => {
  vi.restoreAllMocks();
});

/** Templates that nobody has read yet: no form of theirs is known. */
const unread = templatesFrom();

/** Every form that is laid out from now on, by its template. */
function watched(): { readonly template: string; readonly form: Form }[] {
  const laid: { template: string; form: Form }[] = [];
  const real = TemplateEngine.prototype.layOut;
  vi.spyOn(TemplateEngine.prototype, "layOut").mockImplementation(function (this: TemplateEngine, request, issues) {
    const form = real.call(this, request, issues);
    laid.push({ template: request.template, form });
    return form;
  });
  return laid;
}

describe("every form that is laid out is printed, and none is laid out twice", () => {
  it.each(SHEET_CASES)("$name", async ({ system, spec }) => {
    const request = { ...testRequest(system, spec, { fill: "filled" }), templates: unread };
    const laid = watched();
    await buildSheet(request, spec);
    const margins = laid.filter(({ template }) => template === MARGIN);
    const forms = laid.filter(({ template }) => template !== MARGIN).map(({ form }) => form);
    const fill = spec.always ?? (spec.fills === "nothing" ? "blank" : "filled");
    const printed = await withCanvas(request.fonts, () => sheetUnits(request, spec, fill));
    expect(margins.length).toBeLessThanOrEqual(1);
    expect(laid).toHaveLength(margins.length + forms.length);
    const used = new Set(printed.map(({ form }) => form));
    expect(forms.filter((form) => !used.has(form))).toHaveLength(0);
    expect(used.size).toBe(forms.length);
    expect(forms).toHaveLength(new Set(forms).size);
  });
});

describe("a user's template with an error", () => {
  it("runs once, though its rows are requested twice, and reports the error once", async () => {
    const folder = mkdtempSync(join(tmpdir(), "pressbox-form-"));
    try {
      const system = SYSTEMS.find(({ id }) => id === "pen-and-paper")!;
      const spec = system.sheets.find(({ id }) => id === "box-score")!;
      const source = templatesFrom().read("pen-and-paper/box-score")!;
      mkdirSync(join(folder, "pen-and-paper"));
      // A word that is too long for its cell.
      const text = source.text.replace('head="OT"', 'head="Overtime periods, all of them"');
      expect(text).not.toBe(source.text);
      writeFileSync(join(folder, "pen-and-paper/box-score.hbs"), text);
      const request = { ...testRequest(system, spec, { fill: "filled" }), templates: templatesFrom(folder) };
      const laid = watched();
      const error: unknown = await buildSheet(request, spec).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(UserError);
      const { issues } = error as UserError;
      expect(issues.length).toBeGreaterThan(0);
      expect(new Set(issues.map((issue) => JSON.stringify(issue))).size).toBe(issues.length);
      expect(laid).toHaveLength(1);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
