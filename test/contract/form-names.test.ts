/** Names with letters of any country, typed into a form and saved by pdf.js: poppler and every other viewer show the same. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodePDFRawStream, PDFBool, PDFDict, PDFDocument, PDFName, type PDFRawStream } from "pdf-lib";
import { beforeAll, describe, expect, it } from "vitest";
import { bindDocument } from "../../src/print/build.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import { fonts } from "../helpers/draw.js";
import { testBuilt, testRequest } from "../helpers/forms.js";
import { hasTool, rasterPage } from "../helpers/pdf.js";
import { SYSTEMS } from "../helpers/sheets.js";
import { typeInto } from "../helpers/type-into.js";

const TYPED = {
  "DY-2.coach": "Łukasz Żółć",
  "DY-2.club": "Őrült Čížci Șoimii",
  "DY-2.season.1.teamDice.3": "on",
  "DY-2.season.1.points": "8",
};

const form = async (values?: Record<string, string>): Promise<Uint8Array> => {
  const system = SYSTEMS.find(({ id }) => id === "dynasty")!;
  const spec = system.sheets.find(({ id }) => id === "scoresheet")!;
  const options = { fill: "forms", ...(values && { values: [values] }) } as const;
  const doc = bindDocument(testRequest(system, spec, options), [await testBuilt(system, spec, options)], spec.title);
  return renderPdf(doc, fonts, { forms: true });
};

describe("names typed in a viewer", () => {
  let saved: Uint8Array;
  beforeAll(async () => void (saved = await typeInto(await form(), TYPED)));

  it("are in the form's own hand: no viewer has to redraw them", async () => {
    const document = await PDFDocument.load(saved, { updateMetadata: false });
    const acroForm = document.catalog.lookup(PDFName.of("AcroForm"), PDFDict);
    expect(acroForm.lookup(PDFName.of("NeedAppearances"))).toBe(PDFBool.False);
    const box = document.getForm().getCheckBox("DY-2.season.1.teamDice.3");
    expect(box.isChecked()).toBe(true);
  });

  it.skipIf(!hasTool("pdftotext"))("are read by poppler letter by letter", () => {
    const path = join(mkdtempSync(join(tmpdir(), "pressbox-names-")), "saved.pdf");
    writeFileSync(path, saved);
    const text = execFileSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" });
    expect(text).toContain("Łukasz Żółć");
    expect(text).toContain("Őrült Čížci Șoimii");
  });

  it("shrink only as far as they must as they are typed; numbers keep their size", async () => {
    const long = "Christopher Wo\u0142odzimierz-Przybyszewski Jr.";
    const typed = { ...TYPED, "DY-2.coach": "Bill Walsh", "DY-2.club": long };
    const document = await PDFDocument.load(await typeInto(await form(), typed), { updateMetadata: false });
    const lookOf = (name: string): { readonly size: number; readonly width: number } => {
      const [widget] = document.getForm().getTextField(name).acroField.getWidgets();
      const look = decodePDFRawStream(widget.getAppearances()!.normal as PDFRawStream).decode();
      const [, size] = /\/Kalam ([\d.]+) Tf/.exec(Buffer.from(look).toString("latin1"))!;
      return { size: Number(size), width: widget.getRectangle().width };
    };
    const hand = fonts.font("Kalam", 400);
    const em = (text: string): number => hand.shape(text, true).width / hand.unitsPerEm;
    const [short, club, points] = ["DY-2.coach", "DY-2.club", "DY-2.season.1.points"].map(lookOf);
    expect(short.size).toBeGreaterThan(10);
    expect(club.size * em(long)).toBeLessThan(club.width);
    expect(club.size * em(long)).toBeGreaterThan(0.75 * club.width);
    expect(points.size).toBeGreaterThan(8);
  });

  it.skipIf(!hasTool("pdftoppm"))("look in poppler as if printed into the form", async () => {
    const printed = await form({ coach: TYPED["DY-2.coach"], club: TYPED["DY-2.club"] });
    // The head of the sheet, right half: coach and club. pdf.js sets letters a little higher than the print does.
    const ink = (pdf: Uint8Array): number => {
      const { width, height, grey } = rasterPage(pdf, 1, 100);
      let count = 0;
      for (let row = 0; row < Math.round(height * 0.13); row++)
        for (let column = width >> 1; column < width; column++) if (grey[row * width + column] < 150) count++;
      return count;
    };
    const [empty, typed, wanted] = [ink(await form()), ink(saved), ink(printed)];
    expect(wanted - empty).toBeGreaterThan(150);
    expect(Math.abs(typed - wanted) / (wanted - empty)).toBeLessThan(0.1);
  });
});
