/** Forms as people fill them in, without a PDF: the fields of a sheet's copies with what stands in them. */
import { bindDocument, buildSheet } from "../../src/print/build.js";
import type { FoundForm } from "../../src/text/pdf-form.js";
import type { FieldOp } from "../../src/sheet/drawing/types.js";
import type { BuildRequest } from "../../src/print/request.js";
import type { GameSystem } from "../../src/contract/game.js";
import type { SheetSpec } from "../../src/contract/sheet.js";
import { testRequest } from "./forms.js";

/** A sheet printed as a form, with the values of records already in it. */
export async function printedForm(
  system: GameSystem,
  spec: SheetSpec,
  options: Partial<BuildRequest> = {},
): Promise<FoundForm> {
  const request = testRequest(system, spec, { fill: "forms", ...options });
  const sheet = await buildSheet(request, spec);
  const { info } = bindDocument(request, [sheet], spec.title);
  const fields = sheet.pages.flatMap(({ layers }, i) =>
    layers.pencil
      .filter((op): op is FieldOp => op.op === "field")
      .map(({ name, label, value }) => ({ name, label, value, page: i + 1 })),
  );
  return { file: "form.pdf", mark: info.form, fields };
}

/** The same form with other words in some of its fields. */
export const retyped = (form: FoundForm, typed: Readonly<Record<string, string>>): FoundForm => ({
  ...form,
  fields: form.fields.map((field) => ({ ...field, value: typed[field.name] ?? field.value })),
});
