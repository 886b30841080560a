/** Every sheet of every game with all rulings switched at once, in English and in Spanish: everything has room. */
import { expect, it } from "vitest";
import { formatIssue, UserError } from "../../src/kernel/issue/index.js";
import { testRequest } from "../helpers/forms.js";
import { buildSheet } from "../../src/print/build.js";
import { SHEET_CASES } from "../helpers/sheets.js";
import { switchedRules } from "../helpers/switched.js";
import { spanishFaults } from "./spanish.js";

it.each(SHEET_CASES)(
  "$name has room for all house rules",
  async ({ system, spec }) => {
    const faults: string[] = [];
    for (const rules of switchedRules(system)) {
      for (const paper of ["letter", "a4"] as const)
        await buildSheet(testRequest(system, spec, { rules, paper }), spec).catch((error: unknown) => {
          if (!(error instanceof UserError)) throw error;
          faults.push(...error.issues.map(formatIssue));
        });
      const fill = spec.always ?? "blank";
      const spanish = await spanishFaults(system, spec, fill, "letter", "color", { rules });
      // Switches have the names that a file of rules writes.
      faults.push(...spanish.filter((fault) => !/ "(?:\S+ \u00b7 )?\w+: \w+" \(/.test(fault)));
    }
    expect([...new Set(faults)]).toEqual([]);
  },
  60_000,
);
