/** Every sheet of every game in Spanish: blank, filled and as a form, on both papers, and in large print. */
import { expect, it } from "vitest";
import { SHEET_CASES } from "../helpers/sheets.js";
import { spanishFaults } from "./spanish.js";

it.each(SHEET_CASES)(
  "$name is Spanish",
  async ({ system, spec }) => {
    const faults: string[] = [];
    for (const fill of ["blank", "filled", "forms"] as const)
      for (const paper of ["letter", "a4"] as const) faults.push(...(await spanishFaults(system, spec, fill, paper)));
    for (const fill of ["blank", "filled"] as const)
      faults.push(...(await spanishFaults(system, spec, fill, "letter", "large-print")));
    expect([...new Set(faults)]).toEqual([]);
  },
  60_000,
);
