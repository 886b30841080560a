/** The list of sheets. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SHEET_CASES, SYSTEMS } from "../helpers/sheets.js";

it("systems have unique ids, codes and names", () => {
  const unique = (values: readonly string[]): void => expect(new Set(values).size).toBe(values.length);
  unique(SYSTEMS.map((system) => system.id));
  unique(SHEET_CASES.map(({ spec }) => spec.code));
  for (const system of SYSTEMS) unique(system.sheets.map((spec) => spec.id));
});

it("calls no sheet ready for a print shop without naming --shop (P8)", () => {
  const heads = SHEET_CASES.map(({ name, system, spec }) => {
    const text = readFileSync(`templates/${system.id}/${spec.id}.hbs`, "utf8");
    return { name, words: `${spec.title}: ${/^summary: (.*)$/m.exec(text)?.[1] ?? ""}` };
  });
  expect(heads.filter(({ words }) => /print shop/.test(words)).length).toBeGreaterThan(0);
  expect(heads.filter(({ words }) => /\bshop\b/.test(words) && !words.includes("--shop"))).toEqual([]);
});
