/** What is heard of every sheet: words in the order of the sheet, each value and each field with its label. */
import { describe, expect, it } from "vitest";
import { bindDocument } from "../../src/print/build.js";
import { frontOf } from "../../src/print/forms.js";
import { isCard } from "../../src/sheet/template/front-matter.js";
import { templatesFrom } from "../../src/host/node/templates.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import { LABELLED_PAGES } from "../../src/render/pdf/structure-elements.js";
import type { Fill } from "../../src/sheet/drawing/types.js";
import type { SystemId } from "../../src/contract/game.js";
import { fonts } from "../helpers/draw.js";
import { testPages, testRequest } from "../helpers/forms.js";
import { heardFaults } from "../helpers/heard-rules.js";
import { eachHeard, readStructure, type Heard } from "../helpers/pdf-structure.js";
import { SHEET_CASES } from "../helpers/sheets.js";

/** Rows and cells may stand off their line by so much, points: small type beside large. */
const LEVEL = 9;

const builtIn = templatesFrom();

export function tagContract(id: SystemId): void {
  const cases = SHEET_CASES.filter(({ system }) => system.id === id);

  describe.each(cases)("$name, read aloud", ({ system, spec }) => {
    const heardPages = async (fill: Fill) => {
      const { pages } = await testPages(system, spec, { fill });
      const doc = bindDocument(testRequest(system, spec, { fill }), [{ spec, pages: [...pages] }] as never, spec.title);
      // What is heard is not in how tight it is packed.
      const bytes = await renderPdf(doc, fonts, { forms: fill === "forms", compress: 0 });
      return readStructure(bytes, { words: fill !== "forms" });
    };

    let filled: ReturnType<typeof heardPages> | undefined;
    const heardFilled = () => (filled ??= heardPages("filled"));

    it("reads all its words under headings, and tables with headings row by row and cell by cell", async () => {
      const pages = await (spec.fills === "nothing" ? heardPages("blank") : heardFilled());
      // A card by itself is called by the margin of its sheet of paper (accessibility.ts).
      const titled = !isCard(frontOf(system, spec, builtIn));
      // All that is printed on a page of a larger file is one part below its headings.
      const faults = pages.length > LABELLED_PAGES ? [] : heardFaults(pages, () => titled);
      pages.forEach(({ tree, stray }, page) => {
        if (!tree) return faults.push(`page ${page + 1}: nothing is heard`);
        for (const words of stray) faults.push(`page ${page + 1}: "${words}" belongs to nothing`);
        for (const node of eachHeard(tree)) {
          faults.push(...tableFaults(node).map((fault) => `page ${page + 1}: ${fault}`));
        }
        return undefined;
      });
      expect(faults.slice(0, 20)).toEqual([]);
    });

    if (spec.fills !== "nothing")
      it("says what every written value is", async () => {
        const faults: string[] = [];
        (await heardFilled()).forEach(({ tree }, page) => {
          if (!tree) return;
          for (const words of unlabelled(tree)) faults.push(`page ${page + 1}: nothing says what "${words}" is`);
        });
        expect(faults.length === 0 ? [] : [`${faults.length} faults`, ...faults.slice(0, 12)]).toEqual([]);
      });

    // Cards that are printed from files have no fields.
    if (spec.always === undefined)
      it("describes every field in words, and no two alike", async () => {
        const faults: string[] = [];
        const labels = new Map<string, string>();
        (await heardPages("forms")).forEach(({ tree, fields }, page) => {
          const met = tree ? [...eachHeard(tree)].flatMap(({ field }) => (field ? [field] : [])) : [];
          const names = new Set(met.map(({ name }) => name));
          for (const name of fields) if (!names.has(name)) faults.push(`page ${page + 1}: ${name} is not heard`);
          for (const { name, label } of met) {
            if (label.trim() === "" || label === name) faults.push(`${name}: has no label`);
            const other = labels.get(label);
            if (other !== undefined) faults.push(`"${label}" is both ${other} and ${name}`);
            labels.set(label, name);
          }
        });
        expect(faults.length === 0 ? [] : [`${faults.length} faults`, ...faults.slice(0, 12)]).toEqual([]);
      });
  });
}

/** Rows run down, cells to the right; what stands in a cell has a head over it or beside it, or says itself what it is. */
function tableFaults(table: Heard): string[] {
  if (table.role !== "Table") return [];
  const faults: string[] = [];
  const rows = table.kids.filter(({ role }) => role === "TR");
  const at = (node: Heard) => [...eachHeard(node)].find((one) => one.at !== undefined && one.text !== "")?.at;
  let above: number | undefined;
  for (const row of rows) {
    let left: readonly [number, number] | undefined;
    for (const cell of row.kids) {
      if (cell.role !== "TH" && cell.role !== "TD") faults.push(`a ${cell.role} appears in a row`);
      const here = at(cell);
      if (!here) continue;
      if (left && here[0] < left[0] - LEVEL && Math.abs(here[1] - left[1]) < LEVEL)
        faults.push(`"${textOf(cell)}" is heard after what stands right of it`);
      left = here;
    }
    const first = at(row);
    if (!first) continue;
    if (above !== undefined && first[1] > above + LEVEL)
      faults.push(`"${textOf(row)}" is heard after what stands below it`);
    above = first[1];
  }
  return faults;
}

/** What a hand wrote that has no words of its own instead, stands in no table with heads, and after no print in its line. */
function unlabelled(tree: Heard): string[] {
  const faults: string[] = [];
  const visit = (node: Heard, headed: boolean): void => {
    if (node.alt !== "") return;
    const { role } = node;
    const rows = role === "Table" ? node.kids.filter((kid) => kid.role === "TR") : [];
    const columns = rows.some(({ kids }) => kids.length > 0 && kids.every((kid) => kid.role === "TH"));
    const beside = role === "TR" && node.kids.some((kid) => kid.role === "TH");
    let said = headed || columns || beside || role === "TH" || /^H\d?$/.test(role);
    for (const kid of node.kids) {
      if (kid.role === "text" && kid.text !== "") {
        if (!kid.written) said = true;
        else if (!said) faults.push(kid.text);
      } else visit(kid, said);
    }
  };
  visit(tree, false);
  return faults;
}

const textOf = (node: Heard): string =>
  [...eachHeard(node)]
    .map(({ text }) => text)
    .filter(Boolean)
    .join(" ")
    .slice(0, 60);
