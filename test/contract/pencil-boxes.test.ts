/** Charts to write on and to fold: a pencil's room in every box of a blank, and what lies on which side of the fold. */
import { describe, expect, it } from "vitest";
import { withCanvas } from "../../src/print/canvas.js";
import { sheetUnits } from "../../src/print/forms.js";
import { PRINTER_PAPERS } from "../../src/kernel/units/index.js";
import { textsIn } from "../../src/sheet/drawing/bounds.js";
import { LAYERS } from "../../src/sheet/drawing/types.js";
import { testForm, testPages, testRequest } from "../helpers/forms.js";
import { SHEET_CASES } from "../helpers/sheets.js";

/** Millimeters that a pencil needs, up to what is rounded. */
const PENCIL = 4 - 0.005;
const caseOf = (code: string) => SHEET_CASES.find(({ spec }) => spec.code === code)!;

describe("a blank for the pencil", () => {
  it.each(PRINTER_PAPERS.flatMap((paper) => ["5D-1", "5D-1U", "DF-1", "PP-1a"].map((code) => ({ code, paper }))))(
    "has no box under 4 mm: $code on $paper",
    async ({ code, paper }) => {
      const { system, spec } = caseOf(code);
      const form = await testForm(system, spec, { paper });
      const boxes = form.slots.filter(({ live }) => !live);
      expect(boxes.length).toBeGreaterThan(800);
      const small = boxes.filter(({ at }) => Math.min(at.w, at.h) < PENCIL);
      expect(small.map(({ name, at }) => `${name}: ${at.w} x ${at.h}`)).toEqual([]);
    },
  );
});

describe("a team chart", () => {
  it("folds between offense and defense", async () => {
    const { system, spec } = caseOf("5D-1");
    const request = testRequest(system, spec, { fill: "filled" });
    const [{ form }] = await withCanvas(request.fonts, () => sheetUnits(request, spec, "filled"));
    const sides = (test: RegExp) => form.slots.filter(({ name }) => test.test(name));
    const [defense, rest] = [
      sides(/^(runDef|passDef)\.\d/),
      sides(/^(qb|rush|catch|kick|kr|punt|pr|call|pen|fumble|adjust)\./),
    ];
    expect(Math.min(defense.length, rest.length)).toBeGreaterThan(100);
    const right = Math.max(...rest.map(({ at }) => at.x + at.w));
    const left = Math.min(...defense.map(({ at }) => at.x));
    expect(left - right).toBeGreaterThan(1.7);
  });

  it("has its bars and rows of defense side by side at one height", async () => {
    const { system, spec } = caseOf("5D-1");
    const form = await testForm(system, spec);
    const tops = (name: string) => form.slots.filter((slot) => slot.name.endsWith(`Def.${name}`)).map(({ at }) => at.y);
    for (const name of ["1.name", "12.name"]) {
      const [run, pass] = tops(name);
      expect(pass).toBeCloseTo(run, 6);
    }
  });

  it("repeats the numbers of runners, and the calls of DICE Football, at the end of their rows", async () => {
    const { system, spec } = caseOf("5D-1");
    const request = testRequest(system, spec, { fill: "filled" });
    const [{ form }] = await withCanvas(request.fonts, () => sheetUnits(request, spec, "filled"));
    const row = form.slots.filter(({ name }) => /^rush\.1\.(blue|black|fum)$/.test(name));
    expect(row.map(({ name, live }) => `${name} ${live}`)).toEqual([
      "rush.1.blue false",
      "rush.1.black false",
      "rush.1.fum false",
      "rush.1.blue true",
      "rush.1.black true",
    ]);
    const card = caseOf("DF-1");
    const { pages } = await testPages(card.system, card.spec);
    const words = textsIn(LAYERS.flatMap((layer) => pages[1].layers[layer]));
    const numbers = words.filter(({ value }) => /^#\d$/.test(value));
    const middle = pages[1].width / 2;
    expect(numbers.filter(({ at }) => at.x < middle)).toHaveLength(20);
    expect(numbers.filter(({ at }) => at.x > middle)).toHaveLength(20);
  });
});
