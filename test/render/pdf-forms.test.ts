import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from "pdf-lib";
import { getDocument } from "../helpers/pdfjs.js";
import { describe, expect, it } from "vitest";
import { UserError, type Issue } from "../../src/kernel/issue/index.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import type { Page } from "../../src/sheet/drawing/types.js";
import { parseFont } from "../../src/sheet/type/parsed-font.js";
import { fonts, markupPage } from "../helpers/markup-page.js";
import { checkWithQpdf, hasTool, listFonts, rasterPage, readPdf } from "../helpers/pdf.js";
import { streamFaults } from "../helpers/pdf-streams.js";

const makePage = (pencil: string): Page => markupPage({ pencil }, { width: 100, height: 60 });

const render = (...pencils: string[]): Promise<Uint8Array> =>
  renderPdf(
    {
      info: { title: "Form", subject: "", keywords: "" },
      pages: pencils.map(makePage),
      outline: [],
    },
    fonts,
    { forms: true },
  );

async function issuesOf(...pencils: string[]): Promise<readonly Issue[]> {
  const error: unknown = await render(...pencils).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof UserError)) throw error ?? new Error("expected issues");
  return error.issues;
}

/** Elements of the structure tree. */
async function countElements(bytes: Uint8Array): Promise<number> {
  const { context } = await PDFDocument.load(bytes);
  return context
    .enumerateIndirectObjects()
    .filter(([, object]) => object instanceof PDFDict && object.has(PDFName.of("S")) && object.has(PDFName.of("P")))
    .length;
}

const FIELDS =
  '<rect data-field="text" data-name="season.1.record" data-value="11–6" data-label="Record of season 1" data-size="10" data-align="center" x="10" y="10" width="30" height="8"/>' +
  '<rect data-field="text" data-name="season.2.record" x="10" y="20" width="30" height="8"/>' +
  '<rect data-field="check" data-name="season.1.won" data-value="on" data-style="star" x="50" y="10" width="8" height="8"/>' +
  '<rect data-field="check" data-name="season.2.won" data-style="cross" x="50" y="20" width="8" height="8"/>' +
  '<rect data-field="choice" data-name="dice" data-options="3|4|5" data-value="4" x="70" y="10" width="20" height="8"/>' +
  '<rect data-field="text" data-name="coach" data-value="Zoë Łukasz" x="10" y="40" width="60" height="8"/>';

describe("forms", () => {
  it("turns fields into form fields with their names, values, labels and positions", async () => {
    const [{ fields }] = (await readPdf(await render(FIELDS))).pages;
    expect(fields.map(({ name, type, value }) => [name, type, value])).toEqual([
      ["season.1.record", "text", "11–6"],
      ["season.2.record", "text", ""],
      ["season.1.won", "check", "On"],
      ["season.2.won", "check", "Off"],
      ["dice", "choice", ["4"]],
      ["coach", "text", "Zoë Łukasz"],
    ]);
    expect(fields[0].label).toBe("Record of season 1");
    expect(fields[1].label).toBe("season 2 record");
    // Fields stand where they should to a tenth of a point; those of words are as low as a line, in the middle.
    [70, 10, 90, 18].forEach((mm, i) => expect(Math.abs(fields[4].box[i] - mm)).toBeLessThan(0.02));
    const [left, top, right, bottom] = fields[5].box;
    expect([left, right, (top + bottom) / 2].map(Math.round)).toEqual([10, 70, 44]);
    expect(bottom - top).toBeLessThan(8);
    expect(fields[4].options).toEqual(["", "3", "4", "5"]);
  });

  it("has one filter per stream and no predictor for objects, so that PDFBox and pdf-lib read all of it", async () => {
    // Thousands of fields are so alike that deflating them twice would make them smaller.
    const many = Array.from({ length: 2000 }, (_, i) => {
      const [x, y] = [(i % 40) * 2.5, Math.floor(i / 40)];
      return `<rect data-field="text" data-name="row.${i}" x="${x}" y="${y}" width="2.4" height=".9" data-size="1"/>`;
    });
    expect(streamFaults(await render(many.join("")))).toEqual([]);
  });

  it("can be filled in by another program and read back", async () => {
    const document = await PDFDocument.load(await render(FIELDS));
    const form = document.getForm();
    form.getTextField("season.2.record").setText("9–8 Zoë");
    form.getCheckBox("season.2.won").check();
    form.getCheckBox("season.1.won").uncheck();
    form.getDropdown("dice").select("5");
    const filled = await document.save();
    const [{ fields }] = (await readPdf(filled)).pages;
    expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toMatchObject({
      "season.1.record": "11–6",
      "season.2.record": "9–8 Zoë",
      "season.1.won": "Off",
      "season.2.won": "On",
      dice: ["5"],
    });
    // What pdf-lib cannot read is gone once it has saved.
    const elements = await countElements(filled);
    expect(elements).toBeGreaterThan(6);
    expect(elements).toBe(await countElements(await render(FIELDS)));
  });

  it.skipIf(!hasTool("pdftoppm"))(
    "shows written values and ticks, and nothing in empty fields (pdftoppm)",
    async () => {
      const { width, grey } = rasterPage(await render(FIELDS), 1, 200);
      const scale = 200 / 25.4;
      const dark = (x: number, y: number, w: number, h: number): number => {
        let count = 0;
        for (let row = Math.round(y * scale); row < (y + h) * scale; row++) {
          for (let column = Math.round(x * scale); column < (x + w) * scale; column++) {
            if (grey[row * width + column] < 160) count++;
          }
        }
        return count;
      };
      expect(dark(10, 10, 30, 8)).toBeGreaterThan(100);
      expect(dark(10, 10, 8, 8)).toBe(0); // centred: nothing at the left
      expect(dark(50, 10, 8, 8)).toBeGreaterThan(60);
      expect(dark(70, 10, 20, 8)).toBeGreaterThan(30);
      expect(dark(10, 40, 60, 8)).toBeGreaterThan(150);
      expect(dark(10, 20, 30, 8)).toBe(0);
      expect(dark(50, 20, 8, 8)).toBe(0);
    },
  );

  it("embeds a font that draws every accented letter, used or not", async () => {
    const document = await PDFDocument.load(await render(FIELDS));
    const { context } = document;
    const form = document.getForm().acroForm.dict;
    const font = form
      .lookup(PDFName.of("DR"), PDFDict)
      .lookup(PDFName.of("Font"), PDFDict)
      .lookup(PDFName.of("Kalam"), PDFDict);
    expect(font.get(PDFName.of("Encoding"))).toBe(PDFName.of("Identity-H"));
    const [descendant] = font.lookup(PDFName.of("DescendantFonts"), PDFArray).asArray();
    const file = context
      .lookup(descendant, PDFDict)
      .lookup(PDFName.of("FontDescriptor"), PDFDict)
      .get(PDFName.of("FontFile2"));
    const stream = context.lookup(file);
    if (!(stream instanceof PDFRawStream)) throw new Error("no font file");
    const parsed = parseFont(decodePDFRawStream(stream).decode());
    const original = fonts.font("Kalam", 400).fontkit;
    const outline = (letter: string) => {
      const { id } = original.glyphForCodePoint(letter.codePointAt(0)!);
      return [parsed.getGlyph(id).path.toSVG(), original.getGlyph(id).path.toSVG()];
    };
    for (const letter of "AZaz09ÀÉÎÕÜßàçñøÿ€‚„…†‰Š‹ŒŽ‘’“”•–—™š›œžŸ" +
      "ĄąĆćĘęŁłŃńŚśŹźŻżČčĚěŘřŠšŮůŽžŐőŰűĂăȘșȚțĞğİıŞşĀāĒēŪūĢģĶķĻļŅņĖėĮįŲų") {
      const [found, wanted] = outline(letter);
      expect(found, letter).toBe(wanted);
    }
    // Other scripts of the font are left out.
    expect(outline("\u0915")[0]).toBe("");
  });

  it.skipIf(!hasTool("pdftoppm"))(
    "draws what a user types in a viewer in the same handwriting (pdf.js, pdftoppm)",
    async () => {
      const task = getDocument({ data: (await render(FIELDS)).slice(), verbosity: 0 });
      const document = await task.promise;
      const [annotation] = (await (await document.getPage(1)).getAnnotations()).filter(
        ({ fieldName }: { fieldName?: string }) => fieldName === "season.2.record",
      ) as { id: string }[];
      document.annotationStorage.setValue(annotation.id, { value: "Quäntchen" });
      const saved = await document.saveDocument();
      await task.destroy();
      const [{ fields }] = (await readPdf(saved)).pages;
      expect(fields.find(({ name }) => name === "season.2.record")?.value).toBe("Quäntchen");
      const { width, grey } = rasterPage(saved, 1, 200);
      let dark = 0;
      for (let row = 160; row < 218; row++)
        for (let column = 82; column < 312; column++) if (grey[row * width + column] < 160) dark++;
      expect(dark).toBeGreaterThan(300);
    },
  );

  it.skipIf(!hasTool("pdftoppm"))(
    "keeps its ticks when a viewer redraws all fields, as for a name in Greek (pdf.js, pdftoppm)",
    async () => {
      const pencil = `<rect data-field="check" data-name="ring" data-value="on" data-style="circle" x="10" y="10" width="12" height="12"/>${FIELDS.split("/>")[1]}/>`;
      const task = getDocument({ data: (await render(pencil)).slice(), verbosity: 0 });
      const document = await task.promise;
      const annotations = (await (await document.getPage(1)).getAnnotations()) as { id: string; fieldName: string }[];
      const { id } = annotations.find(({ fieldName }) => fieldName === "season.2.record")!;
      document.annotationStorage.setValue(id, { value: "\u0391\u03b8\u03ae\u03bd\u03b1" });
      const saved = await document.saveDocument();
      await task.destroy();
      expect(Buffer.from(saved).toString("latin1")).toContain("/NeedAppearances true");
      const { width, grey } = rasterPage(saved, 1, 200);
      const at = (x: number, y: number): number =>
        grey[Math.round((y * 200) / 25.4) * width + Math.round((x * 200) / 25.4)];
      // A ring: drawn around, open in the middle, where a number stands.
      expect(at(16, 16)).toBeGreaterThan(240);
      const row = Array.from({ length: 120 }, (_, i) => at(10 + i / 10, 16));
      expect(Math.min(...row.slice(0, 50))).toBeLessThan(160);
      expect(Math.min(...row.slice(70))).toBeLessThan(160);
    },
  );

  it("writes the appearance of empty fields of one size once", async () => {
    const field = (i: number): string =>
      `<rect data-field="text" data-name="n${i}" x="5" y="${5 + i}" width="20" height="8"/>`;
    const document = await PDFDocument.load(await render(Array.from({ length: 40 }, (_, i) => field(i)).join("")));
    const forms = document.context
      .enumerateIndirectObjects()
      .filter(
        ([, object]) => object instanceof PDFRawStream && object.dict.get(PDFName.of("Subtype")) === PDFName.of("Form"),
      );
    expect(forms).toHaveLength(1);
  });

  it.skipIf(!hasTool("pdffonts"))("embeds all fonts (pdffonts)", async () => {
    const lines = listFonts(await render(FIELDS));
    for (const line of lines) expect(line, line.name).toMatchObject({ embedded: true, subset: true });
  });

  it.skipIf(!hasTool("qpdf"))("is clean (qpdf --check)", async () => {
    expect(checkWithQpdf(await render(FIELDS, FIELDS.replaceAll('data-name="', 'data-name="second.')))).toBe("");
  });

  it("shrinks a long value down to the floor, then reports it", async () => {
    const field = (value: string): string =>
      `<rect data-field="text" data-name="n" data-value="${value}" x="10" y="10" width="20" height="8"/>`;
    const [{ texts }] = (await readPdf(await render(field("fourteen wins")))).pages;
    expect(texts).toEqual([]); // field text is no page text
    expect(await issuesOf(field("a value that would need a box three times as wide as this"))).toMatchObject([
      { code: "text-too-wide", file: 'page 1 "Sheet"', path: "n" },
    ]);
    expect(await issuesOf(field("★"))).toMatchObject([{ code: "glyph-missing", path: "n" }]);
  });

  it("gives the same bytes twice", async () => {
    expect(Buffer.compare(await render(FIELDS), await render(FIELDS))).toBe(0);
  });

  it.each([
    ["a name used twice", '<rect data-field="text" data-name="a" width="9" height="9"/>'.repeat(2), "field-name-twice"],
    [
      "a name that is also a group",
      '<rect data-field="text" data-name="a" width="9" height="9"/><rect data-field="text" data-name="a.b" width="9" height="9"/>',
      "field-name-clash",
    ],
    ["an empty level", '<rect data-field="text" data-name="a..b" width="9" height="9"/>', "field-name-invalid"],
    [
      "a choice without options",
      '<rect data-field="choice" data-name="a" width="9" height="9"/>',
      "field-options-missing",
    ],
    [
      "a value that is no choice",
      '<rect data-field="choice" data-name="a" data-options="1|2" data-value="3" width="9" height="9"/>',
      "field-value-invalid",
    ],
    [
      "a tick that is neither on nor off",
      '<rect data-field="check" data-name="a" data-value="yes" width="9" height="9"/>',
      "field-value-invalid",
    ],
    ["a field without a name", '<rect data-field="text" data-name="" width="9" height="9"/>', "field-name-invalid"],
  ])("reports %s", async (_what, pencil, code) => {
    expect((await issuesOf(pencil)).map((issue) => issue.code)).toContain(code);
  });

  it("reports names used twice across pages, with the page", async () => {
    const field = '<rect data-field="text" data-name="a" width="9" height="9"/>';
    expect(await issuesOf(field, field)).toMatchObject([
      { code: "field-name-twice", file: 'page 2 "Sheet"', message: expect.stringContaining("page 1") },
    ]);
  });

  it("are reported if the document is printed without forms", async () => {
    const document = { info: { title: "", subject: "", keywords: "" }, pages: [makePage(FIELDS)], outline: [] };
    await expect(renderPdf(document, fonts)).rejects.toMatchObject({
      issues: Array.from({ length: 6 }, () =>
        expect.objectContaining({ code: "field-outside-form", file: 'page 1 "Sheet"' }),
      ),
    });
  });
});
