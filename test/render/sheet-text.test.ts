/** A page in words: the same parts in the same order as the tags of its PDF. */
import { describe, expect, it } from "vitest";
import { bindDocument } from "../../src/print/build.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import { sheetText, sheetTextLines, type SheetText } from "../../src/render/sheet-text.js";
import type { Fill } from "../../src/sheet/drawing/types.js";
import { fonts } from "../helpers/draw.js";
import { testPages, testRequest } from "../helpers/forms.js";
import { readStructure, type Heard } from "../helpers/pdf-structure.js";
import { SHEET_CASES } from "../helpers/sheets.js";

const ROLES: Readonly<Record<string, string>> = {
  section: "Sect",
  heading: "H",
  paragraph: "P",
  span: "Span",
  label: "Lbl",
  figure: "Figure",
  table: "Table",
  caption: "Caption",
  row: "TR",
  head: "TH",
  cell: "TD",
  field: "Form",
  link: "Link",
};

/** `Table(TR(TH TD))` of parts that say something. */
function outline({ role, children }: SheetText): string {
  const inside = children.map(outline).join(" ");
  return role === "page" ? inside : `${ROLES[role]}${inside === "" ? "" : `(${inside})`}`;
}

function heardOutline({ role, kids }: Heard): string {
  const own = role.replace(/^H\d$/, "H");
  const inside = kids
    .filter(({ role: kid }) => kid !== "text" && kid !== "field")
    .map(heardOutline)
    .join(" ");
  return own === "Document" || own === "Root" ? inside : `${own}${inside === "" ? "" : `(${inside})`}`;
}

const wordsOf = ({ text, children }: SheetText): string[] => [text, ...children.flatMap(wordsOf)];

const SHEETS = ["scoresheet", "game-log", "box-score", "game-record", "rules", "team-chart", "standings"];
const cases = SHEET_CASES.filter(({ spec }) => SHEETS.includes(spec.id));

describe.each(cases)("$name", ({ system, spec }) => {
  const pagesOf = async (fill: Fill) => (await testPages(system, spec, { fill })).pages;

  it("has the parts of its PDF, in order", async () => {
    const pages = await pagesOf("filled");
    const doc = bindDocument(testRequest(system, spec, { fill: "filled" }), [{ spec, pages }] as never, spec.title);
    const heard = await readStructure(await renderPdf(doc, fonts, { compress: 0 }), { words: false });
    pages.forEach((page, i) => {
      const { tree } = heard[i];
      expect(outline(sheetText(page))).toBe(tree ? heardOutline(tree) : "");
    });
  }, 240_000);
});

describe("words", () => {
  const find = (id: string, sheet: string) =>
    SHEET_CASES.find(({ system, spec }) => system.id === id && spec.id === sheet)!;

  it("reads tables row by row, cell by cell, with their headings", async () => {
    const { system, spec } = find("5d20", "box-score");
    const { pages } = await testPages(system, spec, { fill: "filled" });
    const rows = pages.flatMap((page) => sheetTextLines(sheetText(page)));
    expect(rows.find((row) => row.startsWith("Total yards |"))).toMatch(/^Total yards \| \d+ \| \d+$/);
    expect(rows.some((row) => row.startsWith("Q | CLOCK | BY | HOW"))).toBe(true);
    expect(rows.some((row) => row.startsWith("#"))).toBe(true);
  });

  it("reads every field of a form with its label", async () => {
    const { system, spec } = find("dynasty", "scoresheet");
    const { pages } = await testPages(system, spec, { fill: "forms" });
    const fields = (text: SheetText): SheetText[] =>
      text.role === "field" ? [text] : text.children.flatMap((kid) => fields(kid));
    const said = pages.flatMap((page) => fields(sheetText(page)));
    const drawn = pages.flatMap(({ layers }) => layers.pencil.filter(({ op }) => op === "field"));
    expect(said.length).toBe(drawn.length);
    for (const { text, name } of said) {
      expect(text).not.toBe("");
      expect(name).not.toBe("");
    }
  });

  it("is plain data without its own markup", async () => {
    const { system, spec } = find("dynasty", "scoresheet");
    const names = { coach: "<b>Al & Co</b>", club: "Toledo" };
    const { pages } = await testPages(system, spec, { fill: "filled", records: [], names });
    const text = sheetText(pages[0]);
    expect(JSON.parse(JSON.stringify(text))).toEqual(text);
    expect(wordsOf(text).join(" ")).toContain("<b>Al & Co</b>");
  });
});
