/** A form and its fields in three viewers; all sheets are compared in the long tests (contract/viewers-*). */
import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { FontBook } from "../../src/sheet/type/font-book.js";
import { loadFontFiles } from "../../src/host/node/fonts.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import { testPdf } from "../helpers/forms.js";
import { hasTool } from "../helpers/pdf.js";
import { hasPdftoppm, inkShare } from "../helpers/raster.js";
import { RICH_PAGE, richPage } from "../helpers/rich-page.js";
import { SYSTEMS } from "../helpers/sheets.js";
import { differences, disagreements, VIEWERS } from "../helpers/viewers.js";

describe.skipIf(!hasPdftoppm())("viewers (need pdftoppm)", () => {
  it("show the same scoresheet, as a form", async () => {
    const dynasty = SYSTEMS.find(({ id }) => id === "dynasty")!;
    const scoresheet = dynasty.sheets.find(({ id }) => id === "scoresheet")!;
    expect(await disagreements((await testPdf(dynasty, scoresheet, "forms")).bytes, 1)).toEqual([]);
  });

  it.skipIf(!hasTool("pdftotext"))(
    "read the numbers of a field as numbers, though the face has no plain zero",
    async () => {
      const game = SYSTEMS.find(({ id }) => id === "pen-and-paper")!;
      const strip = game.sheets.find(({ id }) => id === "field-strip")!;
      const { bytes } = await testPdf(game, strip, "blank");
      const text = execFileSync("pdftotext", ["-layout", "-", "-"], { input: bytes, encoding: "utf8" });
      expect(text.replace(/ +/g, " ")).toContain(" 10 20 30 40 50 40 30 20 10\n");
      expect(text).not.toMatch(/\dO/);
    },
  );

  it("would notice a line of text that one of them draws a quarter of a millimeter off", async () => {
    const draw = (page: typeof RICH_PAGE) =>
      renderPdf(
        { info: { title: "T", subject: "", keywords: "" }, pages: [page], outline: [] },
        new FontBook(loadFontFiles()),
      );
    const [one, moved] = [await draw(RICH_PAGE), await draw(richPage(0.25))];
    const poppler = await VIEWERS.poppler(one, 1, 1);
    expect(inkShare(poppler[0])).toBeGreaterThan(0.02);
    expect(differences(poppler, await VIEWERS.pdfium(one, 1, 1), "pdfium")).toEqual([]);
    expect(differences(poppler, await VIEWERS["pdf.js"](moved, 1, 1), "moved")).toHaveLength(1);
    expect(differences(poppler, await VIEWERS.pdfium(moved, 1, 1), "moved")).toHaveLength(1);
  });
});
