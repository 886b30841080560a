/** What stands on any sheet comes back as values that fill the sheet in again. */
import { describe, expect, it } from "vitest";
import { readForms } from "../../src/files/read-form.js";
import { drawsFrom } from "../../src/contract/records.js";
import { testRequest } from "../helpers/forms.js";
import { SHEET_CASES, SYSTEMS, testRecords } from "../helpers/sheets.js";
import { printedForm } from "../helpers/typed-form.js";

const cases = SHEET_CASES.filter(({ spec }) => spec.fills !== "nothing" && spec.always === undefined);

/** Sheets whose print hangs on what fills them: as many rows as a league has games, a team's own names. */
const OWN = [
  "dice-football envelope",
  "postcard envelope",
  "pen-and-paper envelope",
  "5d20 envelope",
  "dice-football trc",
  "dice-football line-ups",
  "postcard cup-sheet",
  "postcard standings",
  "pen-and-paper game-record",
  "pen-and-paper game-record-wide",
  "pen-and-paper schedule",
  "pen-and-paper bracket",
  "5d20 team-chart",
  "5d20 team-chart-upright",
  "5d20 proof",
];

describe("forms read back into values", () => {
  it.each(cases)("$name", async ({ name, system, spec }) => {
    const records = testRecords(system).filter((record) => drawsFrom(system, spec, record));
    const form = await printedForm(system, spec, { records: records.slice(0, 1) });
    if (form.fields.length === 0) return;
    const request = { ...testRequest(system, spec), systems: SYSTEMS };
    const { sheets, issues } = await readForms([form], request);
    const codes = issues.map(({ code, path, message }) => (code === "form-own" ? code : `${path}: ${message}`));
    expect(codes).toEqual(OWN.includes(name) ? ["form-own"] : []);
    if (OWN.includes(name)) return;
    const filled = form.fields.filter(({ value }) => value !== "").length;
    expect(sheets.map(({ count }) => count)).toEqual([filled]);
    const again = await printedForm(system, spec, { values: sheets[0].copies });
    // Ticks on the drawing of a field are no values of their own.
    const said = ({ fields }: typeof form): string[] =>
      fields
        .filter(({ name: field, value }) => value !== "" && !field.includes(".board."))
        .map(({ name: field, value }) => `${field}=${value.trim()}`);
    expect(said(again)).toEqual(said(form));
  });
});
