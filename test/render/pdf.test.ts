import { getDocument } from "../helpers/pdfjs.js";
import { describe, expect, it } from "vitest";
import { loadFontFiles } from "../../src/host/node/fonts.js";
import { UserError, type Issue } from "../../src/kernel/issue/index.js";
import { renderPdf, type PdfOptions } from "../../src/render/pdf/index.js";
import type { PrintDocument } from "../../src/render/types.js";
import { IDENTITY, type Op, type Page, type Piece } from "../../src/sheet/drawing/types.js";
import { FontBook } from "../../src/sheet/type/font-book.js";
import { fonts, markupPage as makePage, ops, pieces } from "../helpers/markup-page.js";
import { ARCHIVE } from "../contract/pdf-standards.js";
import { archiveFaults } from "../helpers/pdf-rules.js";
import { checkWithQpdf, hasTool, listBoxes, listFonts, rasterPage, readPdf } from "../helpers/pdf.js";
import { openWithPdfLib, seenByPdfLib } from "../helpers/pdf-lib.js";
import { streamDictionaries, streamFaults } from "../helpers/pdf-streams.js";

const BODY = 'font-family="Barlow Condensed" font-weight="500" font-size="3"';
const BAND = 'font-family="Barlow Condensed" font-weight="700" font-size="4"';
const PENCIL = 'font-family="Kalam" font-size="4" fill="#2B4C7E"';

function makeDocument(pages: readonly Page[], more: Partial<PrintDocument> = {}): PrintDocument {
  const info = { title: "Bears & Lions", subject: "d6 Dynasty", keywords: "seed 1; pressbox print dynasty" };
  return { info, pages, outline: [], ...more };
}

const render = (form: string, options: PdfOptions = {}): Promise<Uint8Array> =>
  renderPdf(makeDocument([makePage({ form })]), fonts, options);

async function issuesOf(pages: readonly Page[], options: PdfOptions = {}): Promise<readonly Issue[]> {
  const error: unknown = await renderPdf(makeDocument(pages), fonts, options).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof UserError)) throw error ?? new Error("expected issues");
  return error.issues;
}

/** The streams of a PDF that was written without compression. */
const plain = async (form: string): Promise<string> =>
  Buffer.from(await render(form, { compress: 0 })).toString("latin1");

describe("renderPdf: text", () => {
  it("sets text where the page says, in its font and size, to 0.05 mm", async () => {
    const pdf = await readPdf(
      await render(
        `<text x="20" y="30" ${BODY}>AVATAR 1 of 117</text>` +
          `<text x="100" y="40" ${BAND} text-anchor="middle">Regular season</text>` +
          `<text x="200" y="50" ${BAND} text-anchor="end">total</text>` +
          `<text x="50" y="60" ${PENCIL}>late picks</text>` +
          `<text x="60" y="90" font-family="Graduate" font-size="9">Dynasty</text>`,
      ),
    );
    const [page] = pdf.pages;
    expect(page.texts.map(({ text, font }) => [text, font])).toEqual([
      ["AVATAR 1 of 117", "BarlowCondensed-Medium"],
      ["Regular season", "BarlowCondensed-Bold"],
      ["total", "BarlowCondensed-Bold"],
      ["late picks", "Kalam-Regular"],
      ["Dynasty", "Graduate-Regular"],
    ]);
    const bold = fonts.font("Barlow Condensed", 700);
    const starts = [
      [20, 30],
      [100 - bold.width("Regular season", 4) / 2, 40],
      [200 - bold.width("total", 4), 50],
      [50, 60],
      [60, 90],
    ];
    page.texts.forEach(({ x, y }, i) => {
      expect(Math.abs(x - starts[i][0])).toBeLessThan(0.05);
      expect(Math.abs(y - starts[i][1])).toBeLessThan(0.05);
    });
    expect(page.texts.map(({ size }) => Math.round(size * 100) / 100)).toEqual([3, 4, 4, 4, 9]);
    const medium = fonts.font("Barlow Condensed", 500);
    expect(Math.abs(page.texts[0].width - medium.width("AVATAR 1 of 117", 3))).toBeLessThan(0.05);
  });

  it("centers letter-spaced text by its letters, not by the space after the last one", async () => {
    const spaced = `${BAND} letter-spacing="1"`;
    const pdf = await readPdf(
      await render(
        `<text x="100" y="20" ${spaced} text-anchor="middle">BAND</text>` +
          `<text x="100" y="30" ${spaced} text-anchor="end">BAND</text><text x="10" y="40" ${BAND}>BAND</text>`,
      ),
    );
    const font = fonts.font("Barlow Condensed", 700);
    const width = font.width("BAND", 4, 1);
    expect(width).toBeCloseTo(font.width("BAND", 4) + 3, 9);
    const [middle, end, after] = pdf.pages[0].texts;
    expect(middle.x).toBeCloseTo(100 - width / 2, 1);
    expect(end.x).toBeCloseTo(100 - width, 1);
    expect(after.width).toBeCloseTo(font.width("BAND", 4), 1);
  });

  it("places tspans one after the other, anchored as one line", async () => {
    const pdf = await readPdf(
      await render(
        `<text x="100" y="20" ${BODY} text-anchor="middle">Natural <tspan font-weight="700">4</tspan> on the die</text>` +
          `<text x="10" y="30" ${BODY}>a<tspan x="50">b</tspan><tspan dx="2" dy="-1">c</tspan></text>`,
      ),
    );
    const medium = fonts.font("Barlow Condensed", 500);
    const bold = fonts.font("Barlow Condensed", 700);
    const start = 100 - (medium.width("Natural ", 3) + bold.width("4", 3) + medium.width(" on the die", 3)) / 2;
    const [natural, four, , a, b, c] = pdf.pages[0].texts;
    expect(natural.x).toBeCloseTo(start, 1);
    expect(four.x).toBeCloseTo(start + medium.width("Natural ", 3), 1);
    expect(four.font).toBe("BarlowCondensed-Bold");
    expect([a.x, b.x].map(Math.round)).toEqual([10, 50]);
    expect(c.x).toBeCloseTo(50 + medium.width("b", 3) + 2, 1);
    expect(c.y).toBeCloseTo(29, 1);
  });

  it("turns and moves text by its own transform and those of its groups", async () => {
    const pdf = await readPdf(
      await render(
        `<text x="40" y="50" ${BODY} transform="rotate(-90 40 50)">up</text>` +
          `<g transform="translate(100 100) rotate(180)"><text x="10" y="20" ${BODY}>over</text></g>`,
      ),
    );
    const [up, over] = pdf.pages[0].texts;
    expect([up.x, up.y, up.turn].map(Math.round)).toEqual([40, 50, -90]);
    expect([over.x, over.y, Math.abs(over.turn)].map(Math.round)).toEqual([90, 80, 180]);
  });

  it("gives ligatures, accents and tabular figures back as their characters", async () => {
    const pdf = await readPdf(await render(`<text x="9" y="9" ${BODY}>Office fjord 1,017 Łódź x\u0301 “½”</text>`));
    const text = pdf.pages[0].texts.map((item) => item.text).join("");
    expect(text.replace(/\s+/g, " ")).toContain("Office fjord 1,017 Łódź");
    expect(text).toContain("“½”");
  });

  it("shows more letters of a font than one byte can encode, and gives all of them back", async () => {
    const medium = fonts.font("Barlow Condensed", 500);
    const letters = Array.from({ length: 0x2ff }, (_, i) => String.fromCodePoint(0x21 + i)).filter(
      (letter) =>
        /[\p{L}\p{N}\p{S}]/u.test(letter) && !"<&".includes(letter) && medium.missingGlyphs(letter).length === 0,
    );
    expect(letters.length).toBeGreaterThan(300);
    const lines: string[] = [];
    for (let i = 0; i < letters.length; i += 20) lines.push(letters.slice(i, i + 20).join(" "));
    const text = lines.map((line, i) => `<text x="10" y="${10 + 6 * i}" ${BODY}>${line}</text>`).join("");
    // A second font has the same codes for the letters that both show.
    const bytes = await render(`${text}<text x="10" y="200" ${BAND}>${lines[0]} é ő fi (\\)</text>`);
    const [page] = (await readPdf(bytes)).pages;
    expect(page.texts.map(({ text: read }) => read.normalize("NFKC"))).toEqual(
      [...lines, `${lines[0]} é ő fi (\\)`].map((line) => line.normalize("NFKC")),
    );
    const plainBytes = await render(text, { compress: 0 });
    const fontsOf = Buffer.from(plainBytes)
      .toString("latin1")
      .match(/\/Subtype \/(TrueType|Type0)/g);
    expect(fontsOf).toEqual(["/Subtype /TrueType", "/Subtype /Type0"]);
    if (hasTool("qpdf")) expect(await archiveFaults(await render(text, { standard: ARCHIVE }))).toEqual([]);
  });

  it("gives text back whatever was drawn as outlines before", async () => {
    const words = "Officer x\u0301";
    const book = new FontBook(loadFontFiles());
    const face = book.font("Barlow Condensed", 500);
    for (const glyph of fonts.font("Barlow Condensed", 500).shape(words).glyphs) face.outline(glyph);
    const text: Op = { op: "text", x: 9, y: 9, font: face, size: 3, value: words, width: 20, fill: "#000000" };
    const page = makePage({});
    const { pages } = await readPdf(
      await renderPdf(makeDocument([{ ...page, layers: { ...page.layers, form: [text] } }]), book),
    );
    expect(pages[0].texts.map((item) => item.text).join("")).toContain("Officer");
  });

  it("reads a letter used in place of another character as that character", async () => {
    const font = fonts.font("Graduate", 400);
    const letter = (value: string, x: number, says?: string): Op => ({
      op: "text",
      x,
      y: 30,
      font,
      size: 5,
      value,
      fill: "#000000",
      width: 3,
      ...(says !== undefined && { says }),
    });
    const page = {
      ...makePage({}),
      layers: { art: [], form: [letter("1", 20), letter("O", 23, "0")], pencil: [], marks: [] },
    };
    const text = Buffer.from(await renderPdf(makeDocument([page]), fonts, { compress: 0 })).toString("latin1");
    expect(text.match(/\/Span<<\/ActualText\(0\)>>BDC\n[^\n]*T[jJ]\nEMC/g)).toHaveLength(1);
  });
});

describe("renderPdf: drawing", () => {
  it("writes grays in black ink only and colors in RGB", async () => {
    const streams = await plain(
      '<rect width="1" height="1" fill="#161616"/><rect width="1" height="1" fill="#1E5B3A"/>',
    );
    // The sheets' own black is pure black, of black ink alone.
    expect(streams).toMatch(/^0 g$/m);
    expect(streams).not.toMatch(/^0\.08/m);
    expect(streams).toMatch(/^0\.1176 0\.3569 0\.2275 rg$/m);
  });

  it("writes state only when it changes", async () => {
    const line = '<line x1="1" y1="1" x2="5" y2="1" stroke="#161616" stroke-width="0.176"/>';
    const streams = await plain(line.repeat(5));
    expect(streams.match(/^\.176 w$/gm)).toHaveLength(1);
    expect(streams.match(/ G$/gm)).toHaveLength(1);
    expect(streams.match(/5 1 l\nS/g)).toHaveLength(5);
  });

  it("draws nothing for fill and stroke none, and no hairline for a width of 0", async () => {
    const streams = await plain(
      '<rect width="7" height="1" fill="none"/><line x2="7" stroke="#000" stroke-width="0"/>',
    );
    expect(streams).not.toMatch(/\b7\b.*(re|l)$/m);
  });

  it("names pages by their sheets, and links by their targets", async () => {
    const go = '<a href="#page-2"><rect width="9" height="9" fill="#fff"/></a>';
    const doc = { ...makeDocument([makePage({ form: go }), makePage({}), makePage({})]) };
    const labels = [
      { page: 0, text: "DY-1", numbered: false },
      { page: 1, text: "DY-4", numbered: true },
    ];
    const bytes = await renderPdf({ ...doc, labels }, fonts);
    const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
    expect(await pdf.getPageLabels()).toEqual(["DY-1", "DY-4-1", "DY-4-2"]);
    const [link] = (await (await pdf.getPage(1)).getAnnotations()) as { contentsObj: { str: string } }[];
    expect(link.contentsObj.str).toBe("page 2");
    await pdf.destroy();
  });

  it("packs objects into streams: a page costs bytes, and stays at its cross reference", async () => {
    const pages = Array.from({ length: 450 }, (_, i) => makePage({ form: `<text x="9" y="9" ${BODY}>${i}</text>` }));
    const bytes = await renderPdf(makeDocument(pages), fonts);
    const text = Buffer.from(bytes).toString("latin1");
    expect(text).toMatch(/\/Type ?\/ObjStm/);
    expect(text).not.toMatch(/\/Type ?\/Page\b|^xref$/m);
    expect(streamDictionaries(bytes).size).toBe(text.match(/endstream/g)!.length);
    expect(streamFaults(bytes)).toEqual([]);
    const open = await renderPdf(makeDocument(pages), fonts, { compress: 0 });
    expect(Buffer.from(open).toString("latin1")).toMatch(/^xref$/m);
    expect((await readPdf(bytes)).pages.map(({ texts }) => texts[0].text)).toEqual(pages.map((_, i) => `${i}`));
    if (hasTool("qpdf")) expect(checkWithQpdf(bytes)).toBe("");
  });

  it("writes a piece placed more than once a single time, on whatever page", async () => {
    const symbols = pieces({
      die: '<g id="die"><rect width="5" height="5" rx="1" fill="#161616"/><circle cx="2" cy="2" r=".5" fill="#fff"/></g>',
    });
    const form =
      '<use href="#die" x="10" y="10"/><use href="#die" x="20" y="10"/><use href="#die" transform="rotate(45)"/>';
    const pages = [
      makePage({ form }, { symbols }),
      makePage({ form: `${form}<rect width="1" height="1"/>` }, { symbols }),
    ];
    const bytes = await renderPdf(makeDocument(pages), fonts, { compress: 0 });
    const text = Buffer.from(bytes).toString("latin1");
    expect(text.match(/\/Subtype \/Form/g)).toHaveLength(1);
    expect(text.match(/\/X1 Do/g)).toHaveLength(6);
  });

  it("lists in a piece's resources the pieces in it, and never the piece itself", async () => {
    const die: Piece = { ops: ops('<rect width="5" height="5" rx="1"/><circle cx="2" cy="2" r=".5"/>') };
    const at = (placed: Piece, x: number): Op => ({ op: "place", piece: placed, matrix: [1, 0, 0, 1, x, 0] });
    const row: Piece = { ops: [at(die, 1), at(die, 9), ...ops('<rect width="20" height="9" rx="1"/>')] };
    const page = { ...makePage({}), layers: { ...makePage({}).layers, art: [at(row, 1), at(row, 40), at(die, 80)] } };
    const bytes = await renderPdf(makeDocument([page]), fonts);
    expect(seenByPdfLib(await openWithPdfLib(bytes)).faults).toEqual([]);
    const open = Buffer.from(await renderPdf(makeDocument([page]), fonts, { compress: 0 })).toString("latin1");
    expect(open.match(/\/Subtype \/Form/g)).toHaveLength(2);
    expect(open.match(/\/XObject/g)).toHaveLength(2);
    if (hasTool("qpdf")) expect(checkWithQpdf(bytes)).toBe("");
  });

  it("writes the content of identical pages once, such as the backs of cards; each is read aloud separately", async () => {
    const back = { form: `<text x="9" y="9" ${BODY}>back</text>` };
    const pages = [makePage(back), makePage({ form: `<text x="9" y="9" ${BODY}>front</text>` }), makePage(back)];
    const bytes = await renderPdf(makeDocument(pages), fonts, { compress: 0 });
    const text = Buffer.from(bytes).toString("latin1");
    const contents = [...text.matchAll(/\/Contents (\d+) 0 R/g)].map(([, id]) => id);
    expect(contents).toHaveLength(3);
    expect(contents[2]).toBe(contents[0]);
    expect(contents[1]).not.toBe(contents[0]);
    expect((await readPdf(bytes)).pages.map(({ texts }) => texts[0].text)).toEqual(["back", "front", "back"]);
    if (hasTool("qpdf")) expect(checkWithQpdf(bytes)).toBe("");
  });

  it("writes a piece inline if it is placed once or costs no more than its name", async () => {
    const piece: Piece = { ops: ops('<rect width="5" height="5"/><circle cx="2" cy="2" r=".5"/>') };
    const tiny: Piece = { ops: ops('<rect width="7" height="7"/>') };
    const at = (placed: Piece, x: number): Op => ({ op: "place", piece: placed, matrix: [1, 0, 0, 1, x, 0] });
    const page = {
      ...makePage({}),
      layers: { ...makePage({}).layers, art: [at(piece, 1), at(tiny, 9), at(tiny, 18)] },
    };
    const text = Buffer.from(await renderPdf(makeDocument([page]), fonts, { compress: 0 })).toString("latin1");
    expect(text).not.toContain("/Subtype /Form");
    expect(text.match(/0 0 7 7 re/g)).toHaveLength(2);
  });

  it("passes the paint of the place on to a drawing", async () => {
    const form =
      '<defs><g id="dot"><rect width="10" height="10"/><circle r="1"/></g></defs>' +
      '<use href="#dot" x="10" y="10" fill="#ffffff"/><use href="#dot" x="30" y="10" fill="#000000"/>';
    const text = await plain(form);
    expect(text).toMatch(/^1 g$/m);
    expect(text).toMatch(/^0 g$/m);
  });

  it("writes a layer used on many pages once, and still finds its text on each", async () => {
    const rows = Array.from({ length: 20 }, (_, i) => `<text x="10" y="${10 + 5 * i}" ${BODY}>Row ${i}</text>`);
    const form: Op[] = [{ op: "place", piece: { ops: ops(rows.join("")) }, matrix: IDENTITY }];
    const pages = [1, 2, 3].map((game) => {
      const page = makePage({ pencil: `<text x="9" y="9" ${PENCIL}>game ${game}</text>` });
      return { ...page, layers: { ...page.layers, form } };
    });
    const bytes = await renderPdf(makeDocument(pages), fonts, { compress: 0 });
    expect(
      Buffer.from(bytes)
        .toString("latin1")
        .match(/\/X1 Do/g),
    ).toHaveLength(3);
    expect(
      Buffer.from(bytes)
        .toString("latin1")
        .match(/\/Subtype \/Form/g),
    ).toHaveLength(1);
    const pdf = await readPdf(bytes);
    pdf.pages.forEach(({ texts }, i) => {
      expect(texts.map(({ text }) => text)).toContain(`game ${i + 1}`);
      expect(texts.find(({ text }) => text === "Row 19")).toMatchObject({
        x: expect.closeTo(10, 1),
        y: expect.closeTo(105, 1),
      });
    });
  });

  it("takes pages made while it writes, and still writes shared parts once", async () => {
    const row = (i: number): string => `<text x="10" y="${10 + 5 * i}" ${BODY}>Row ${i}</text>`;
    const form: Op[] = [{ op: "place", piece: { ops: ops(row(1) + row(2)) }, matrix: IDENTITY }];
    const { die } = Object.fromEntries(pieces({ die: '<g id="die"><circle r="2"/><rect width="1" height="1"/></g>' }));
    const pages = {
      length: 40,
      async *[Symbol.asyncIterator]() {
        for (let i = 1; i <= 40; i++) {
          const page = makePage({ pencil: `<text x="9" y="9" ${PENCIL}>game ${i}</text>` });
          const own: Op = {
            op: "place",
            piece: { ops: [...page.layers.pencil, ...ops("<circle r='1'/>")] },
            matrix: IDENTITY,
          };
          const mark: Op = { op: "place", piece: die, matrix: IDENTITY };
          yield { ...page, layers: { ...page.layers, form, pencil: [own, mark] } };
        }
      },
    };
    const bytes = await renderPdf({ ...makeDocument([]), pages }, fonts, { compress: 0 });
    expect(
      Buffer.from(bytes)
        .toString("latin1")
        .match(/\/Subtype \/Form/g),
    ).toHaveLength(2);
    const texts = (await readPdf(bytes)).pages.map((page) => page.texts.map(({ text }) => text));
    expect(texts).toEqual(Array.from({ length: 40 }, (_, i) => ["Row 1", "Row 2", `game ${i + 1}`]));
  });

  it("keeps links and text of a shared piece where each page places it", async () => {
    const piece: Piece = {
      ops: ops(`<a href="https://example.org/"><text x="0" y="4" ${BODY}>go</text></a><rect width="1" height="1"/>`),
    };
    const page = (x: number): Page => {
      const blank = makePage({});
      return { ...blank, layers: { ...blank.layers, form: [{ op: "place", piece, matrix: [1, 0, 0, 1, x, 50] }] } };
    };
    const { pages } = await readPdf(await renderPdf(makeDocument([page(20), page(70)]), fonts));
    expect(pages.map(({ texts }) => Math.round(texts[0].x))).toEqual([20, 70]);
    expect(pages.map(({ links }) => Math.round(links[0].box[0]))).toEqual([20, 70]);
  });

  it.skipIf(!hasTool("pdftoppm"))("clips, dashes, rounds and mixes as SVG says (pdftoppm)", async () => {
    const form =
      '<defs><clipPath id="c"><rect x="10" y="10" width="5" height="30"/><rect x="20" y="10" width="5" height="30"/></clipPath></defs>' +
      '<g clip-path="url(#c)"><rect x="0" y="0" width="40" height="40" fill="#000"/></g>' +
      '<g opacity="0.5"><rect x="60" y="10" width="20" height="20"/><rect x="70" y="10" width="20" height="20"/></g>' +
      '<rect x="110" y="10" width="20" height="20" fill-opacity="0.25"/>' +
      '<line x1="10" y1="60" x2="50" y2="60" stroke="#000" stroke-width="4" stroke-dasharray="10 10"/>' +
      '<rect x="60" y="50" width="20" height="20" rx="10"/><circle cx="110" cy="60" r="10" fill="none" stroke="#000" stroke-width="2"/>' +
      '<path d="M150 50h30v30h-30zm10 10h10v10h-10z" fill-rule="evenodd"/>' +
      '<g transform="translate(30 120) scale(2)"><polygon points="0,0 10,0 10,10 0,10"/></g>';
    const { width, grey } = rasterPage(await render(form), 1, 254);
    const at = (x: number, y: number): number => grey[Math.round(y * 10) * width + Math.round(x * 10)];
    expect([at(12, 20), at(17, 20), at(22, 20), at(5, 20), at(12, 5)]).toEqual([0, 255, 0, 255, 255]);
    expect(at(65, 20)).toBeGreaterThan(115);
    expect(at(65, 20)).toBeLessThan(140);
    expect(Math.abs(at(75, 20) - at(65, 20))).toBeLessThan(3); // overlapping parts of a group do not add up
    expect(Math.abs(at(120, 20) - 191)).toBeLessThan(4);
    expect([at(15, 60), at(25, 60), at(35, 60), at(45, 60)]).toEqual([0, 255, 0, 255]);
    expect([at(61, 51), at(70, 60), at(100, 60), at(110, 60), at(101.5, 52)]).toEqual([255, 0, 0, 255, 255]);
    expect([at(155, 55), at(165, 65), at(175, 75)]).toEqual([0, 255, 0]);
    expect([at(31, 121), at(49, 139), at(51, 121)]).toEqual([0, 0, 255]);
  });
});

describe("renderPdf: document", () => {
  const text = `<text x="20" y="30" ${BODY}>one</text><text x="20" y="40" ${PENCIL}>two</text>`;

  it("writes boxes, title, outline and links", async () => {
    const card = makePage({ form: text }, { width: 111, height: 154, trim: { x: 3, y: 3, width: 105, height: 148 } });
    const linked = makePage({
      form: `<a href="#page-1"><text x="20" y="30" ${BODY}>back</text></a><g transform="translate(10 0)"><a href="https://example.org/ä?b=1&amp;c"><rect x="50" y="50" width="20" height="10"/></a></g>`,
    });
    const outline = [{ title: "Cards – ½", page: 0, children: [{ title: "Rules", page: 1 }] }];
    const bytes = await renderPdf(makeDocument([card, linked], { outline }), fonts);
    const pdf = await readPdf(bytes);
    expect(pdf.pages.map(({ width, height }) => [width, height].map((mm) => Math.round(mm * 100) / 100))).toEqual([
      [111, 154],
      [215.9, 279.4],
    ]);
    expect(pdf.info).toMatchObject({
      Title: "Bears & Lions",
      Subject: "d6 Dynasty",
      Keywords: "seed 1; pressbox print dynasty",
      Creator: "Pressbox",
      Language: "en",
    });
    expect(pdf.outline).toEqual([
      { title: "Cards – ½", page: 0, children: [{ title: "Rules", page: 1, children: [] }] },
    ]);
    const [, { links }] = pdf.pages;
    expect(links.map(({ href }) => href)).toEqual(["#page-1", "https://example.org/%C3%A4?b=1&c"]);
    expect(links[1].box.map(Math.round)).toEqual([60, 50, 80, 60]);
    expect(links[0].box[0]).toBeCloseTo(20, 1);
  });

  it.skipIf(!hasTool("pdfinfo"))("cuts where the page says (pdfinfo)", async () => {
    const page = makePage({ form: text }, { width: 111, height: 154, trim: { x: 3, y: 4, width: 105, height: 148 } });
    const [boxes] = listBoxes(await renderPdf(makeDocument([page]), fonts));
    const mm = (box: readonly number[]): number[] => box.map((points) => Math.round((points / 72) * 254) / 10);
    expect(mm(boxes.MediaBox)).toEqual([0, 0, 111, 154]);
    expect(mm(boxes.BleedBox)).toEqual([0, 0, 111, 154]);
    expect(mm(boxes.TrimBox)).toEqual([3, 2, 108, 150]);
  });

  it("gives the same bytes for the same document, and other IDs for other content", async () => {
    const pages = (value: string): Page[] => [
      makePage({ form: text, pencil: `<text x="1" y="5" ${PENCIL}>${value}</text>` }),
    ];
    const [first, again, other] = await Promise.all(
      ["7–9", "7–9", "9–7"].map((value) => renderPdf(makeDocument(pages(value)), fonts)),
    );
    expect(Buffer.compare(first, again)).toBe(0);
    const [firstPdf, otherPdf] = [await readPdf(first), await readPdf(other)];
    expect(firstPdf.ids[0]).not.toBe(otherPdf.ids[0]);
    expect(firstPdf.info.Title).toBe(otherPdf.info.Title);
  });

  it("does not depend on what was printed before", async () => {
    const book = new FontBook(loadFontFiles());
    const page = makePage({ form: text });
    const fresh = await renderPdf(makeDocument([page]), new FontBook(loadFontFiles()));
    await renderPdf(makeDocument([makePage({ form: `<text x="1" y="9" ${BODY}>other words</text>` })]), book);
    expect(Buffer.compare(await renderPdf(makeDocument([page]), book), fresh)).toBe(0);
  });

  it.skipIf(!hasTool("qpdf"))("is clean (qpdf --check)", async () => {
    const page = makePage({
      art: '<g opacity="0.5"><circle r="5" cx="9" cy="9"/><rect width="3" height="3"/></g>',
      form: `${text}<a href="#page-2">${text}</a>`,
    });
    expect(checkWithQpdf(await renderPdf(makeDocument([page, page]), fonts))).toBe("");
    expect(checkWithQpdf(await renderPdf(makeDocument([page, page]), fonts, { compress: 0 }))).toBe("");
  });

  it.skipIf(!hasTool("pdffonts"))("embeds every font as a subset with its characters (pdffonts)", async () => {
    const lines = listFonts(await render(`${text}<text x="9" y="9" ${BAND}>three</text>`));
    expect(lines.map(({ name }) => name.replace(/^[A-Z]{6}\+/, "")).sort()).toEqual([
      "BarlowCondensed-Bold",
      "BarlowCondensed-Medium",
      "Kalam-Regular",
    ]);
    for (const line of lines) expect(line).toMatchObject({ embedded: true, subset: true, unicode: true });
  });

  it("leaves streams readable at compression 0, and reads the same at every level", async () => {
    const read = async (compress: number): Promise<unknown> => (await readPdf(await render(text, { compress }))).pages;
    expect(await plain(text)).toMatch(/^BT$/m);
    const expected = await read(0);
    for (const level of [1, 6, 9]) expect(await read(level)).toEqual(expected);
  });
});

describe("renderPdf: issues", () => {
  it("reports letters that a face cannot draw, with the page", async () => {
    const good = makePage({ form: `<text x="1" y="5" ${BODY}>good</text>` });
    const [text] = good.layers.form;
    const bad: Page = { ...good, layers: { ...good.layers, form: [{ ...text, value: "★ three" } as Op] } };
    const issues = await issuesOf([good, bad]);
    expect(issues).toMatchObject([{ code: "glyph-missing", file: 'page 2 "Sheet"' }]);
    expect(issues[0].message).toContain("★");
  });

  it("reports links to pages that the document does not have", async () => {
    const issues = await issuesOf([makePage({ form: `<a href="#page-2"><text x="1" y="5" ${BODY}>on</text></a>` })]);
    expect(issues).toMatchObject([{ code: "link-dangling", file: 'page 1 "Sheet"' }]);
  });

  it("refuses a length that is not a number", async () => {
    const page = makePage({});
    const form: Op[] = [{ op: "rect", x: NaN, y: 0, w: 1, h: 1, fill: "#000000" }];
    await expect(renderPdf(makeDocument([{ ...page, layers: { ...page.layers, form } }]), fonts)).rejects.toThrow(
      "is not a length on a page",
    );
  });
});
