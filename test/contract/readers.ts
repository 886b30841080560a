/**
 * Sheets in readers other than browsers: pdf-lib and what is built on it saves all that it opens, unpdf and PDFBox find the words and the
 * structure. Each knows less than the standard allows, so that files hold nothing that only some read.
 */
import { afterAll, expect, it } from "vitest";
import { PDFCheckBox, PDFDropdown, PDFTextField, type PDFDocument } from "pdf-lib";
import { getDocumentProxy } from "unpdf";
import { bindDocument } from "../../src/print/build.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import type { Fill } from "../../src/sheet/drawing/types.js";
import type { ThemeId } from "../../src/sheet/theme.js";
import { fonts } from "../helpers/draw.js";
import { testBuilt, testRequest } from "../helpers/forms.js";
import { openWithPdfLib, seenByPdfLib } from "../helpers/pdf-lib.js";
import { streamFaults } from "../helpers/pdf-streams.js";
import { hasPdfBox, seenByPdfBox } from "../helpers/pdfbox.js";
import type { SHEET_CASES } from "../helpers/sheets.js";

const WAYS: readonly (readonly [Fill, ThemeId])[] = [
  ["blank", "color"],
  ["filled", "color"],
  ["forms", "color"],
  ["blank", "large-print"],
  ["filled", "large-print"],
  ["forms", "large-print"],
];
/** Letters that PDFBox may have fewer of: ligatures, and words that are drawn twice at one place. It has more where the edge of a page hides words. */
const LETTERS = 0.02;

/** @param required whether PDFBox must be there */
export function readersContract(cases: typeof SHEET_CASES, required: boolean): void {
  const files: { readonly name: string; readonly bytes: Uint8Array; readonly seen: Seen }[] = [];

  it.each(cases)("$name keeps its structure, fields and values in pdf-lib, and its words in unpdf", async (one) => {
    for (const [fill, theme] of WAYS) {
      const bytes = await fileOf(one, fill, theme);
      if (!bytes) continue;
      const name = `${one.name} ${fill} ${theme}`;
      expect(streamFaults(bytes), name).toEqual([]);
      const before = await openWithPdfLib(bytes);
      const seen = seenByPdfLib(before);
      expect(seen.faults, name).toEqual([]);
      expect(seen.elements, name).toBeGreaterThan(seen.pages);
      if (fill === "forms" && one.spec.fills !== "nothing") expect(seen.fields.length, name).toBeGreaterThan(0);
      const values = valuesOf(before);
      const saved = await openWithPdfLib(await before.save({ updateFieldAppearances: false }));
      expect(seenByPdfLib(saved), name).toEqual(seen);
      expect(valuesOf(saved), name).toEqual(values);
      const read = await readWithUnpdf(bytes);
      expect(read, name).toMatchObject({ pages: seen.pages, bare: [] });
      files.push({ name, bytes, seen: { pages: seen.pages, elements: seen.elements, letters: read.letters } });
    }
  });

  const skipped = !hasPdfBox && !required;
  it.skipIf(skipped)("PDFBox finds the words and elements of each (needs libpdfbox2-java and a JDK)", () => {
    expect(hasPdfBox, "PDFBox and a JDK are installed").toBe(true);
    const found = seenByPdfBox(files.map(({ bytes }) => bytes));
    const faults = files.flatMap(({ name, seen }, i) => {
      const one = found[i];
      if (typeof one === "string") return [`${name}: ${one}`];
      const worded = one.letters >= seen.letters * (1 - LETTERS);
      const same = one.pages === seen.pages && one.elements === seen.elements && worded;
      return same ? [] : [`${name}: ${JSON.stringify(one)} instead of ${JSON.stringify(seen)}`];
    });
    expect(faults).toEqual([]);
    expect(found.length).toBeGreaterThanOrEqual(cases.length);
  });

  afterAll(() => void (files.length = 0));
}

interface Seen {
  readonly pages: number;
  readonly letters: number;
  readonly elements: number;
}

async function fileOf(
  { system, spec }: (typeof SHEET_CASES)[number],
  fill: Fill,
  theme: ThemeId,
): Promise<Uint8Array | undefined> {
  if (fill === "filled" ? spec.fills === "nothing" : spec.always !== undefined) return undefined;
  const built = await testBuilt(system, spec, { fill, theme });
  const doc = bindDocument(testRequest(system, spec, { fill, theme }), [built], spec.title);
  return renderPdf(doc, fonts, { forms: fill === "forms" });
}

function valuesOf(document: PDFDocument): readonly (readonly [string, unknown])[] {
  return document
    .getForm()
    .getFields()
    .map((field) => [
      field.getName(),
      field instanceof PDFTextField
        ? field.getText()
        : field instanceof PDFCheckBox
          ? field.isChecked()
          : field instanceof PDFDropdown
            ? field.getSelected()
            : undefined,
    ]);
}

/** Letters of all pages, and pages without structure. */
async function readWithUnpdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  try {
    let letters = 0;
    const bare: number[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const words = items.flatMap((item) => ("str" in item ? [item.str] : [])).join("");
      letters += words.replace(/\s+/g, "").length;
      if (words !== "" && (await page.getStructTree()) === null) bare.push(number);
    }
    return { pages: document.numPages, letters, bare };
  } finally {
    await document.loadingTask.destroy();
  }
}
