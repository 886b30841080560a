/** Sheets of templates for tests: copies of their forms, before cards are put on paper. */
import { blankForm, formPages } from "../../src/print/forms.js";
import { bindDocument, buildSheet, type BuiltSheet } from "../../src/print/build.js";
import type { BuildRequest } from "../../src/print/request.js";
import type { Issue } from "../../src/kernel/issue/index.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import type { Fill, Page } from "../../src/sheet/drawing/types.js";
import type { Form } from "../../src/sheet/layout/form.js";
import { type GameSystem } from "../../src/contract/game.js";
import { drawsFrom } from "../../src/contract/records.js";
import type { SheetSpec } from "../../src/contract/sheet.js";
import { templatesFrom } from "../../src/host/node/templates.js";
import { fonts } from "./draw.js";
import { cache, testRecords } from "./sheets.js";

const builtIn = templatesFrom();

/** A request as the command line would make it; filled ones get the sample game. */
export function testRequest(system: GameSystem, spec: SheetSpec, options: Partial<BuildRequest> = {}): BuildRequest {
  const filled = options.fill === "filled" || spec.always !== undefined;
  const records = (filled ? testRecords(system) : []).filter((record) => drawsFrom(system, spec, record));
  return {
    system,
    rules: system.standardRules,
    records,
    fill: "blank",
    theme: "color",
    paper: "letter",
    names: {},
    templates: builtIn,
    fonts,
    cache,
    ...options,
  };
}

/** Pages of a sheet, and what it warned of. */
export async function testPages(
  system: GameSystem,
  spec: SheetSpec,
  options: Partial<BuildRequest> = {},
): Promise<{ readonly pages: readonly Page[]; readonly warnings: readonly Issue[] }> {
  const warnings: Issue[] = [];
  const request = {
    ...testRequest(system, spec, options),
    report: (issues: readonly Issue[]) => void warnings.push(...issues),
  };
  const { pages } = await formPages(request, spec, spec.always ?? request.fill, undefined);
  return { pages, warnings };
}

export async function testForm(
  system: GameSystem,
  spec: SheetSpec,
  options: Partial<BuildRequest> = {},
): Promise<Form> {
  return (await blankForm(testRequest(system, spec, options), spec)).form;
}

/** A sheet as it is printed: cards on sheets of paper. */
export const testBuilt = (
  system: GameSystem,
  spec: SheetSpec,
  options: Partial<BuildRequest> = {},
): Promise<BuiltSheet> => buildSheet(testRequest(system, spec, options), spec);

/** A sheet as a file of its own. */
export async function testPdf(
  system: GameSystem,
  spec: SheetSpec,
  fill: Fill,
): Promise<{ readonly bytes: Uint8Array; readonly pages: number }> {
  const built = await testBuilt(system, spec, { fill });
  const doc = bindDocument(testRequest(system, spec, { fill }), [built], spec.title);
  return { bytes: await renderPdf(doc, fonts, { forms: fill === "forms" }), pages: built.pages.length };
}
