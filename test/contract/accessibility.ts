/** Every sheet as it is printed keeps the rules of PDF/UA-1 that a program can test, and is heard in parts: blank, filled, as a form, in large print. */
import { expect, it } from "vitest";
import { bindDocument } from "../../src/print/build.js";
import { frontOf } from "../../src/print/forms.js";
import { isCard } from "../../src/sheet/template/front-matter.js";
import { templatesFrom } from "../../src/host/node/templates.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import type { Fill } from "../../src/sheet/drawing/types.js";
import type { ThemeId } from "../../src/sheet/theme.js";
import type { SystemId } from "../../src/contract/game.js";
import { fonts } from "../helpers/draw.js";
import { testBuilt, testRequest } from "../helpers/forms.js";
import { heardFaults } from "../helpers/heard-rules.js";
import { hasTool } from "../helpers/pdf.js";
import { readStructure } from "../helpers/pdf-structure.js";
import { accessibilityFaults } from "../helpers/pdf-ua.js";
import { SHEET_CASES } from "../helpers/sheets.js";

/** Pages from which on a file is read in parts that hold no single values, and claims nothing. */
const LARGE = 100;
const WAYS: readonly (readonly [Fill, ThemeId])[] = [
  ["blank", "color"],
  ["filled", "color"],
  ["forms", "color"],
  ["blank", "large-print"],
  ["filled", "large-print"],
  ["forms", "large-print"],
];

const builtIn = templatesFrom();

export function accessibilityContract(id: SystemId): void {
  const cases = SHEET_CASES.filter(({ system }) => system.id === id);
  it.each(cases)("$name is read aloud in parts, and conforms to PDF/UA-1", async ({ system, spec }) => {
    const faults: string[] = [];
    const front = frontOf(system, spec, builtIn);
    for (const [fill, theme] of WAYS) {
      if (fill === "filled" && spec.fills === "nothing") continue;
      if (fill !== "filled" && spec.always) continue;
      const built = await testBuilt(system, spec, { fill, theme });
      const doc = bindDocument(testRequest(system, spec, { fill, theme }), [built], spec.title);
      const bytes = await renderPdf(doc, fonts, { forms: fill === "forms" });
      const way = `${fill}, ${theme}`;
      const report = (found: readonly string[]): void =>
        void faults.push(...found.slice(0, 10).map((fault) => `${way}: ${fault}`));
      if (hasTool("qpdf")) report(accessibilityFaults(bytes, { claimed: built.pages.length <= LARGE }));
      const heard = await readStructure(bytes);
      report(heard.flatMap(({ stray }) => stray));
      if (built.pages.length > LARGE) continue;
      // Sheets of cards have their title in the margin of the front, where it is wide enough for a line.
      const title = isCard(front) ? `${spec.code} ${spec.title}` : "";
      report(heardFaults(heard, (words) => words.includes(title)));
    }
    expect(faults).toEqual([]);
  });
}
