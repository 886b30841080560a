/** The list of sheets. */
import { expect, it } from "vitest";
import { SHEET_CASES, SYSTEMS } from "../helpers/sheets.js";

it("has unique ids, codes and names of systems", () => {
  const unique = (values: readonly string[]): void => expect(new Set(values).size).toBe(values.length);
  unique(SYSTEMS.map((system) => system.id));
  unique(SHEET_CASES.map(({ spec }) => spec.code));
  for (const system of SYSTEMS) unique(system.sheets.map((spec) => spec.id));
});
