/** Forms that people mail to each other: hundreds of fields, and still small. The long suite has all sheets. */
import { expect, it } from "vitest";
import { testPdf } from "../helpers/forms.js";
import { expectSize } from "../helpers/sizes.js";
import { SHEET_CASES } from "../helpers/sheets.js";

const FORMS = ["dynasty scoresheet", "dynasty season-log", "pen-and-paper game-record-wide"];

it.each(SHEET_CASES.filter(({ name }) => FORMS.includes(name)))(
  "the form $name costs a few dozen bytes per field",
  async ({ name, system, spec }) => {
    const { bytes } = await testPdf(system, spec, "forms");
    expectSize(`${name} forms`, bytes);
    expect(bytes.length).toBeGreaterThan(20_000);
  },
);
