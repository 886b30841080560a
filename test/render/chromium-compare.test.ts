import { beforeAll, describe, expect, it } from "vitest";
import { PAPERS } from "../../src/kernel/units/index.js";
import { loadFontFiles } from "../../src/host/node/fonts.js";
import { FontBook } from "../../src/sheet/type/font-book.js";
import type { Page } from "../../src/sheet/drawing/types.js";
import { duplex } from "../../src/press/index.js";
import { renderPdfWithChromium, renderPngWithChromium } from "../../src/render/chromium/index.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import { renderPng } from "../../src/render/png/index.js";
import type { PrintDocument } from "../../src/render/types.js";
import {
  compareRasters,
  hasPdftoppm,
  inkShare,
  rasterizePages,
  rasterizePdf,
  readPng,
  type Raster,
} from "../helpers/raster.js";
import { comparedBrowser, whyNoBrowser } from "../helpers/chromium.js";
import { markupPage, pieces } from "../helpers/markup-page.js";
import { RICH_PAGE, richPage } from "../helpers/rich-page.js";

const fontFiles = loadFontFiles();
const browser = comparedBrowser;

const INFO = { title: "Sheets – für Übung", subject: "season 3", keywords: "seed 7" };
const document = (pages: readonly Page[], outline: PrintDocument["outline"] = []): PrintDocument => ({
  info: INFO,
  pages,
  outline,
});
describe.skipIf(browser === "")(`the engines agree (${whyNoBrowser})`, () => {
  it("draws the PNG that resvg draws from outlines: under 1 % of the pixels differ visibly", async () => {
    const [outlined, printed] = [
      readPng(await renderPng(RICH_PAGE, { dpi: 200 })),
      readPng(await renderPngWithChromium(RICH_PAGE, fontFiles, { browser, dpi: 200 })),
    ];
    expect(inkShare(printed)).toBeGreaterThan(0.05);
    const { share, blurred } = compareRasters(outlined, printed);
    expect(share).toBeLessThan(0.01);
    expect(blurred).toBeLessThan(40);
  });
  describe.skipIf(!hasPdftoppm())("against the default engine (needs pdftoppm)", () => {
    const dpi = 200;
    const small = { ...RICH_PAGE, title: "Moved" };
    const sheets = duplex([RICH_PAGE, small, RICH_PAGE], [RICH_PAGE], {
      paper: PAPERS.letter,
      orientation: "landscape",
      columns: 2,
      rows: 1,
    }).sheets;
    const marked = (fill: string): Page => {
      const mark = `<g id="mark"><rect width="100" height="60" fill="${fill}"/></g>`;
      const use = '<use href="#mark"/><use href="#mark"/>';
      return markupPage({ form: use }, { width: 100, height: 60, symbols: pieces({ mark }) });
    };
    const doc = document([RICH_PAGE, ...sheets, marked("#000000"), marked("#FFFFFF")]);
    let [own, printed]: Raster[][] = [];
    beforeAll(async () => {
      // A book of its own: one engine must not depend on what the other does with the bytes of the fonts.
      own = draw(await renderPdf(doc, new FontBook(loadFontFiles())));
      printed = draw(await renderPdfWithChromium(doc, fontFiles, { browser }));
    });
    const draw = (pdf: Uint8Array): Raster[] => rasterizePages(pdf, dpi, 1, doc.pages.length);

    it.each([
      ["a page with one of everything", 1],
      ["a sheet with two cards and cut marks", 2],
      ["its back, upside down", 3],
    ])("prints %s alike: under one pixel in a thousand differs", (_, page) => {
      const [one, other] = [own[page - 1], printed[page - 1]];
      expect(inkShare(one)).toBeGreaterThan(0.02);
      const { share, blurred, at } = compareRasters(one, other);
      expect(share, `largest difference at ${at}`).toBeLessThan(0.001);
      expect(blurred, `at ${at}`).toBeLessThan(40);
    });

    it("sets outlined SVG where the PDF sets its text: only smoothing differs", async () => {
      const outlined = readPng(await renderPng(RICH_PAGE, { dpi }));
      const { share, blurred, at } = compareRasters(own[0], outlined);
      expect(share).toBeLessThan(0.02);
      expect(blurred, `at ${at}`).toBeLessThan(50);
    });

    it("would notice a line of text a quarter of a millimeter off", async () => {
      const other = await renderPdf(document([richPage(0.25)]), new FontBook(loadFontFiles()));
      const { share, blurred } = compareRasters(own[0], rasterizePdf(other, dpi));
      expect(share).toBeGreaterThan(0.001);
      expect(blurred).toBeGreaterThan(40);
    });

    it("keeps equal ids of different pages apart on paper", () => {
      const [black, white] = printed.slice(-2);
      expect(inkShare(black)).toBeGreaterThan(0.95);
      expect(inkShare(white)).toBe(0);
    });
  });
});
