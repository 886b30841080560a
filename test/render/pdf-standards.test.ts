import { describe, expect, it } from "vitest";
import { separation } from "../../src/kernel/color/separation.js";
import { renderPdf, type PdfOptions, type PdfStandard } from "../../src/render/pdf/index.js";
import type { PrintDocument } from "../../src/render/types.js";
import { COLORS } from "../../src/sheet/drawing/ink.js";
import { tint } from "../../src/sheet/theme.js";
import { ARCHIVE, PRESS } from "../contract/pdf-standards.js";
import { fonts, markupPage } from "../helpers/markup-page.js";
import { hasTool, readPdf } from "../helpers/pdf.js";
import { archiveFaults, pressFaults } from "../helpers/pdf-rules.js";
import { differingShare, hasPdftoppm, rasterizePages } from "../helpers/raster.js";
import { richPage } from "../helpers/rich-page.js";
import { SYSTEMS } from "../helpers/sheets.js";

const LINKED = markupPage({ form: '<a href="https://example.org/ł"><rect width="9" height="9" fill="#161616"/></a>' });

const makeDocument = (pages: PrintDocument["pages"]): PrintDocument => ({
  info: {
    title: "Bears & Lions <Łódź>",
    subject: "d6\u0007 Dynasty\r\n& more",
    keywords: "seed 1; pressbox print dynasty",
  },
  pages,
  outline: [{ title: "One", page: 0 }],
  labels: [{ page: 0, text: "A", numbered: true }],
  binding: "long-edge",
});
const DOCUMENT = makeDocument([richPage(), LINKED]);

const render = (standard: PdfStandard | undefined, more: PdfOptions = {}, doc = DOCUMENT): Promise<Uint8Array> =>
  renderPdf(doc, fonts, { standard, ...more });
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");

/** Operators that set the fill of rectangles in these colors. */
async function fills(standard: PdfStandard | undefined, colors: readonly string[]): Promise<string[]> {
  const art = colors.map((color, i) => `<rect x="${i}" width="1" height="1" fill="${color}"/>`).join("");
  const bytes = await render(standard, { compress: 0 }, makeDocument([markupPage({ art })]));
  return [...text(bytes).matchAll(/^([\d. ]+) (?:g|rg|k)$/gm)].map(([, shares]) => shares);
}

describe.each([
  ["PDF/A-2u", ARCHIVE, archiveFaults],
  ["PDF/X-4", PRESS, pressFaults],
] as const)("%s", (_, standard, faultsOf) => {
  it.skipIf(!hasTool("qpdf"))(
    "holds for everything that a page can draw, packed and unpacked (needs qpdf)",
    async () => {
      expect(await faultsOf(await render(standard))).toEqual([]);
      expect(await faultsOf(await render(standard, { compress: 0 }))).toEqual([]);
    },
  );

  it("prints the same twice, and with the words of a file without a standard", async () => {
    const bytes = await render(standard);
    expect(Buffer.compare(bytes, await render(standard))).toBe(0);
    const words = async (file: Uint8Array) => (await readPdf(file)).pages.map(({ texts }) => texts);
    expect(await words(bytes)).toEqual(await words(await render(undefined)));
  });

  it("excludes forms", async () => {
    await expect(render(standard, { forms: true })).rejects.toThrow(/no form fields/);
  });
});

describe("files of a standard", () => {
  it("links work in an archive, but not on a printing plate", async () => {
    const links = async (standard: PdfStandard) => (await readPdf(await render(standard))).pages[1].links.length;
    expect([await links(ARCHIVE), await links(PRESS)]).toEqual([1, 0]);
  });

  it.skipIf(!hasPdftoppm())("an archive looks like the file without a standard (needs pdftoppm)", async () => {
    const [plain, kept] = [await render(undefined), await render(ARCHIVE)].map((bytes) =>
      rasterizePages(bytes, 80, 1, 2),
    );
    plain.forEach((picture, i) => expect(differingShare(picture, kept[i])).toBe(0));
  });

  it("a file without a standard has no claim of one, no profile, and no color space of the page", async () => {
    expect(text(await render(undefined, { compress: 0 }))).not.toMatch(/pdfaid|pdfxid|OutputIntent|CS \/Device/);
  });

  it("all but press files claim PDF/UA-1, an archive with a description of the claim, up to 100 pages", async () => {
    const claims = async (standard?: PdfStandard, doc = DOCUMENT) => {
      const metadata = text(await render(standard, { compress: 0 }, doc));
      return [/<pdfuaid:part>1</.test(metadata), /<pdfaSchema:prefix>pdfuaid</.test(metadata)];
    };
    expect(await claims()).toEqual([true, false]);
    expect(await claims(ARCHIVE)).toEqual([true, true]);
    expect(await claims(PRESS)).toEqual([false, false]);
    const pages = (count: number) => makeDocument(Array.from({ length: count }, () => LINKED));
    expect(await claims(undefined, pages(100))).toEqual([true, false]);
    expect(await claims(undefined, pages(101))).toEqual([false, false]);
    expect(await claims(ARCHIVE, pages(101))).toEqual([false, false]);
  });

  it.skipIf(!hasTool("qpdf"))("an undescribed property is found (needs qpdf)", async () => {
    const archive = text(await render(ARCHIVE, { compress: 0 }));
    const undescribed = archive.replace("<pdfaSchema:prefix>pdfuaid", "<pdfaSchema:prefix>pdfuaix");
    expect(await archiveFaults(Buffer.from(undescribed, "latin1"))).toEqual(["6.6.2.3: the property pdfuaid:part"]);
  });

  it.skipIf(!hasTool("qpdf"))("the rules find errors (needs qpdf)", async () => {
    const archive = text(await render(ARCHIVE, { compress: 0 }));
    const spoiled = (from: string | RegExp, to: string): Promise<string[]> => {
      const changed = archive.replace(from, to);
      expect(changed).not.toBe(archive);
      expect(changed.length).toBe(archive.length);
      return archiveFaults(Buffer.from(changed, "latin1"));
    };
    expect(await spoiled("/F 4", "/F 2")).toContainEqual(expect.stringMatching(/^6\.3\.2/));
    expect(await spoiled("<pdfaid:part>2", "<pdfaid:part>3")).toContainEqual(expect.stringMatching(/^6\.6\.4/));
    expect(await spoiled("&amp; Lions", "&amp; Tiger")).toContainEqual(expect.stringMatching(/^6\.6\.3/));
    expect(await spoiled(/\n0 g\n/, "\n0 k\n")).toContainEqual(expect.stringMatching(/^6\.2\.4\.3/));
    expect(await spoiled("acsp", "acsq")).toContainEqual(expect.stringMatching(/^6\.2\.3/));
    expect(await spoiled(/\(\w(\w+)\)Tj/, "(\0$1)Tj")).toContainEqual(expect.stringMatching(/^6\.2\.11\.8/));
    expect(await pressFaults(await render(ARCHIVE))).toContainEqual(expect.stringMatching(/boxes/));
    expect(await archiveFaults(await render(PRESS))).toContainEqual(expect.stringMatching(/a color set by k/));
  });
});

describe("press inks", () => {
  it("print ink and grays in black only, and tints of a color in shares of its inks", async () => {
    expect(await fills(PRESS, ["#161616", "#000000", tint("#161616", 0.45), "#FFFFFF"])).toEqual([
      "0 0 0 1",
      "0 0 0 1",
      "0 0 0 0.45",
      "0 0 0 0",
    ]);
    expect(await fills(PRESS, ["#2E7D32", tint("#2E7D32", 0.12), tint("#1F3A68", 0.5)])).toEqual([
      "0.75 0 0.95 0.35",
      "0.09 0 0.11 0.04",
      "0.48 0.35 0 0.25",
    ]);
    expect(await fills(undefined, ["#161616", "#2E7D32"])).toEqual(["0", "0.1804 0.4902 0.1961"]);
  });

  it.skipIf(!hasTool("qpdf"))(
    "overprint other inks with black letters and lines, and with nothing else (needs qpdf)",
    async () => {
      const word = (y: number, fill: string): string =>
        `<text x="12" y="${y}" font-family="Barlow Condensed" font-weight="700" font-size="8" fill="${fill}">HMH</text>`;
      const art =
        '<rect x="10" y="10" width="40" height="60" fill="#1D5DB8"/><rect x="11" y="42" width="9" height="3" fill="#161616"/>' +
        '<path fill="none" d="M11 50H48" stroke="#161616" stroke-width="1"/><path fill="none" d="M11 54H48" stroke="#FFFFFF" stroke-width="1"/>';
      const page = markupPage({ art, form: word(20, "#161616") + word(30, "#FFFFFF") + word(40, "#C62828") });
      const bytes = await render(PRESS, { compress: 0 }, makeDocument([page]));
      expect(await pressFaults(bytes)).toEqual([]);
      const spoiled = Buffer.from(text(bytes).replaceAll("/K0 gs", "/K1 gs"), "latin1");
      expect(await pressFaults(spoiled)).toContainEqual(expect.stringMatching(/in 0 0 0 0 goes over other inks/));
      const knocked = Buffer.from(text(bytes).replaceAll("/K1 gs", "/K0 gs"), "latin1");
      expect(await pressFaults(knocked)).toContainEqual(expect.stringMatching(/black T[jJ] knocks out/));
      expect(text(await render(undefined, { compress: 0 }))).not.toMatch(/\/OPM/);
    },
  );

  it("cover the accent color of every game", () => {
    const known: readonly string[] = Object.values(COLORS).map(({ screen }) => screen);
    expect(SYSTEMS.filter(({ accent }) => !known.includes(accent)).map(({ id }) => id)).toEqual([]);
  });

  it("convert other colors by the profile, near the named ones, and with no more ink than cards take", () => {
    const separate = separation(PRESS.condition.profile);
    for (const { screen, press } of Object.values(COLORS)) {
      if (screen === COLORS.ink.screen) continue;
      separate(screen).forEach((share, i) => expect(Math.abs(share - press[i]), screen).toBeLessThanOrEqual(7));
    }
    for (let i = 0; i < 4096; i++) {
      const color = `#${[...i.toString(16).padStart(3, "0")].map((digit) => digit + digit).join("")}`;
      const inks = separate(color);
      expect(
        inks.reduce((sum, share) => sum + share, 0),
        color,
      ).toBeLessThanOrEqual(245);
      expect(inks.every((share) => share >= 0 && share <= 100)).toBe(true);
    }
    expect(separate("#FFFFFF")).toEqual([0, 0, 0, 0]);
    expect(() => separation(ARCHIVE.condition.profile)).toThrow(/no 8-bit table B2A1/);
  });
});
