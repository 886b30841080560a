/** The bytes of every sheet: sound PDFs with embedded subsets, findable text, the same twice, and the same picture in both engines. */
import { beforeAll, describe, expect, it } from "vitest";
import { bindDocument, type BuiltSheet } from "../../src/print/build.js";
import { loadFontFiles } from "../../src/host/node/fonts.js";
import { FontBook } from "../../src/sheet/type/font-book.js";
import { renderPdfWithChromium } from "../../src/render/chromium/index.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import type { PrintDocument } from "../../src/render/types.js";
import { isCard } from "../../src/sheet/template/front-matter.js";
import { engineFor, templateOf } from "../../src/print/forms.js";
import type { PrinterPaper } from "../../src/kernel/units/index.js";
import type { GameSystem, SystemId } from "../../src/contract/game.js";
import type { SheetSpec } from "../../src/contract/sheet.js";
import { comparedBrowser, whyNoBrowser } from "../helpers/chromium.js";
import { fonts } from "../helpers/draw.js";
import { testBuilt, testRequest } from "../helpers/forms.js";
import { checkWithQpdf, hasTool, listFonts, readPdf, readPdfWords } from "../helpers/pdf.js";
import { differingShare, hasPdftoppm, rasterizePages } from "../helpers/raster.js";
import { SYSTEMS } from "../helpers/sheets.js";

/** Pages drawn in one run of poppler: few enough to keep in memory. */
const AT_ONCE = 20;

const systemOf = (id: SystemId): GameSystem => SYSTEMS.find((system) => system.id === id)!;
const frontOf = (system: GameSystem, spec: SheetSpec) =>
  engineFor(testRequest(system, spec).templates).front(templateOf({ system }, spec));

const bind = (system: GameSystem, sheets: readonly BuiltSheet[]): PrintDocument =>
  bindDocument(testRequest(system, system.sheets[0], { fill: "filled" }), sheets, `${system.title}: everything`);

/** Every sheet blank, and filled where it can be; cards on sheets of paper. */
async function everything(system: GameSystem, paper: PrinterPaper): Promise<BuiltSheet[]> {
  const sheets: BuiltSheet[] = [];
  for (const spec of system.sheets) {
    if (!spec.always) sheets.push(await testBuilt(system, spec, { fill: "blank", paper }));
    if (spec.fills !== "nothing") sheets.push(await testBuilt(system, spec, { fill: "filled", paper }));
  }
  return sheets;
}

export function pdfContract(id: SystemId): void {
  const system = systemOf(id);
  let sheets: readonly BuiltSheet[];
  let doc: PrintDocument;
  let bytes: Uint8Array;
  beforeAll(async () => {
    sheets = await everything(system, "letter");
    doc = bind(system, sheets);
    bytes = await renderPdf(doc, fonts);
  });

  it("is valid, embeds subsets of its fonts, and repeats to the byte", async () => {
    expect(Buffer.compare(Buffer.from(bytes), Buffer.from(await renderPdf(doc, new FontBook(loadFontFiles()))))).toBe(
      0,
    );
    if (hasTool("qpdf")) expect(checkWithQpdf(bytes)).toBe("");
    if (hasTool("pdffonts")) {
      const listed = listFonts(bytes);
      expect(listed.length).toBeGreaterThanOrEqual(5);
      for (const font of listed) expect(font).toMatchObject({ embedded: true, subset: true });
    }
  });

  it("has titles, names and one outline entry per sheet", async () => {
    // A white page may stand before a front that would fall on the second side of the paper.
    const starts = sheets.map(({ pages }) => doc.pages.indexOf(pages[0]));
    const sides = sheets.flatMap(({ pages }, i) => (pages[0].side === "front" ? [starts[i] % 2] : []));
    expect(sides.every((second) => second === 0)).toBe(true);
    const read = await readPdfWords(bytes, starts);
    expect(read.count).toBe(doc.pages.length);
    expect(read.outline.map(({ title, page }) => [title, page])).toEqual(
      sheets.map(({ spec }, i) => [`${spec.code} ${spec.title}`, starts[i]]),
    );
    const pages = read.words.map((words) => words.toLowerCase());
    expect(pages.join(" ")).toContain(system.title.toLowerCase());
    // Each on its own first page. A card has room for its code at most.
    const nameless = sheets.filter(
      ({ spec }, i) => !isCard(frontOf(system, spec)) && !pages[i].includes(`${spec.code} ${spec.title}`.toLowerCase()),
    );
    expect(nameless.map(({ spec }) => spec.id)).toEqual([]);
  });

  it("prints on A4, too", async () => {
    // A print shop's cards keep their own size.
    const onPaper = (await everything(system, "a4")).filter(({ spec }) => !frontOf(system, spec).single);
    const sizes = onPaper.flatMap(({ pages }) => pages.map(({ width, height }) => [width, height]));
    for (const size of sizes) expect([...size].sort((one, other) => one - other)).toEqual([210, 297]);
  });

  describe.skipIf(comparedBrowser === "" || !hasPdftoppm())(
    `next to Chromium (${whyNoBrowser}; needs pdftoppm)`,
    () => {
      it("looks the same: one page of every sheet", async () => {
        // The last build of a sheet is the filled one; all pages are compared in the long tests.
        const first = new Map(sheets.map(({ spec, pages }) => [spec, pages[0]]));
        // Pages of one size stand together: the browser prints them in one go.
        const pages = [...first.values()].sort((one, other) => one.width - other.width || one.height - other.height);
        await expectAlike({ ...doc, pages, outline: [] });
      });
    },
  );
}

/** All pages of all sheets in both engines, and all of A4. */
export function chromiumContract(id: SystemId): void {
  it("prints on A4", async () => {
    const system = systemOf(id);
    const onPaper = (await everything(system, "a4")).filter(({ spec }) => !frontOf(system, spec).single);
    const read = await readPdf(await renderPdf(bind(system, onPaper), fonts));
    for (const page of read.pages)
      expect([page.width, page.height].map(Math.round).sort((a, b) => a - b)).toEqual([210, 297]);
  });

  it.skipIf(comparedBrowser === "" || !hasPdftoppm())("looks the same in Chromium, page by page", async () => {
    await expectAlike(bind(systemOf(id), await everything(systemOf(id), "letter")));
  });
}

async function expectAlike(doc: PrintDocument): Promise<void> {
  const own = await renderPdf(doc, fonts);
  const printed = await renderPdfWithChromium(doc, loadFontFiles(), { browser: comparedBrowser });
  for (let first = 1; first <= doc.pages.length; first += AT_ONCE) {
    const last = Math.min(first + AT_ONCE - 1, doc.pages.length);
    const [ours, theirs] = [own, printed].map((bytes) => rasterizePages(bytes, 80, first, last));
    expect([ours.length, theirs.length]).toEqual([last - first + 1, last - first + 1]);
    // Both draw the same vectors: only edges of letters and of fine rules may fall on other pixels.
    ours.forEach((picture, i) => {
      const name = `page ${first + i}, ${doc.pages[first + i - 1].title}`;
      expect(differingShare(picture, theirs[i]), name).toBeLessThan(0.005);
    });
  }
}
