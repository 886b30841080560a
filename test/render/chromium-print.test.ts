import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadFontFiles } from "../../src/host/node/fonts.js";
import { FontBook } from "../../src/sheet/type/font-book.js";
import type { Page } from "../../src/sheet/drawing/types.js";
import { impose } from "../../src/press/index.js";
import { blankPage } from "../helpers/blank-page.js";
import { FIXED_DATE } from "../../src/render/chromium/assemble-pdf.js";
import { withBrowser } from "../../src/render/chromium/browser.js";
import { renderPdfWithChromium } from "../../src/render/chromium/index.js";
import type { PrintDocument } from "../../src/render/types.js";
import { installedBrowser as browser } from "../helpers/chromium.js";
import { readPdf, type PdfContents } from "../helpers/pdf.js";
import { ops } from "../helpers/markup-page.js";
import { RICH_PAGE } from "../helpers/rich-page.js";

const fontFiles = loadFontFiles();
const fonts = new FontBook(fontFiles);

const INFO = { title: "Sheets – für Übung", subject: "season 3", keywords: "seed 7" };
const document = (pages: readonly Page[], outline: PrintDocument["outline"] = []): PrintDocument => ({
  info: INFO,
  pages,
  outline,
});
const withForm = (form: string, page: Page = blankPage({ width: 100, height: 60 }, "Page")): Page => ({
  ...page,
  layers: { ...page.layers, form: ops(form) },
});
const line = (text: string, more = ""): string =>
  `<text x="10" y="20" font-family="Barlow Condensed" font-weight="500" font-size="5"${more}>${text}</text>`;

/** One document for all that is asked of the browser: every run of pages is a tab to open and fonts to read. */
const CHUNK = 4;
const TEXT = "AVATAR Ty. 1,017 To Wayfarer 88–71";
const CARDS = [withForm(line("one")), withForm(line("two")), withForm(line("three"))];
/** Of page 4 to 6, which two runs share: ahead, back, and far back. */
const LINKS = [6, 4, 1];
const CUT = {
  ...withForm(line("cut"), blankPage({ width: 69, height: 94 }, "Card")),
  trim: { x: 3, y: 3, width: 63, height: 88 },
};
const PAGES = [
  ...CARDS,
  ...LINKS.map((to) => withForm(`<a href="#page-${to}">${line("go")}</a>`)),
  withForm(line(TEXT)),
  impose(CARDS, { paper: { width: 215.9, height: 279.4 } }).sheets[0],
  CUT,
];
const DOCUMENT = document(PAGES, [
  { title: "Cards – all", page: 0, children: [{ title: "Two", page: 1 }] },
  { title: "Sheet", page: 7 },
]);

describe.skipIf(browser === "")("with an installed browser (skipped if there is none)", () => {
  const temp = process.env.TMPDIR;
  let folder = "";
  let pdf: Uint8Array;
  let read: PdfContents;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "pressbox-test-"));
    process.env.TMPDIR = folder;
    pdf = await renderPdfWithChromium(DOCUMENT, fontFiles, { browser, chunk: CHUNK });
    read = await readPdf(pdf);
  });
  afterAll(() => {
    if (temp === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temp;
    rmSync(folder, { recursive: true, force: true });
  });

  it("prints pages of exact and of different sizes, with outline and document data", () => {
    const { pages, info, outline } = read;
    const [card, sheet, cut] = [
      [100, 60],
      [215.9, 279.4],
      [69, 94],
    ];
    expect(pages.map(({ width, height }) => [width, height].map((mm) => Math.round(mm * 1000) / 1000))).toEqual([
      ...Array<number[]>(7).fill(card),
      sheet,
      cut,
    ]);
    const texts = pages.map((page) => page.texts.map(({ text }) => text).join(" "));
    expect([...texts.slice(0, 3), texts[7], texts[8]]).toEqual(["one", "two", "three", "one two three", "cut"]);
    expect(info).toMatchObject({
      Title: INFO.title,
      Subject: "season 3",
      Keywords: "seed 7",
      CreationDate: FIXED_DATE,
      ModDate: FIXED_DATE,
    });
    expect(outline.flatMap(({ title, children }) => [title, ...children.map((child) => child.title)])).toEqual([
      "Cards – all",
      "Two",
      "Sheet",
    ]);
  });

  it("sets text where the font book measures it, in embedded fonts", () => {
    const { texts: words } = read.pages[6];
    const [first, last] = [words[0], words[words.length - 1]];
    const width = fonts.font("Barlow Condensed", 500).width(TEXT, 5);
    expect(first.x).toBeCloseTo(10, 1);
    expect(last.x + last.width - first.x).toBeGreaterThan(width - 0.05);
    expect(last.x + last.width - first.x).toBeLessThan(width + 0.05);
    expect(words.map(({ font }) => font)).toContain("BarlowCondensed-Medium");
  });

  it("keeps its links across runs of pages", () => {
    const links = read.pages.slice(3, 6).map((page) => page.links.map(({ href }) => href));
    expect(links).toEqual(LINKS.map((to) => [`#page-${to}`]));
  });

  it("keeps the cut in its boxes", () => {
    const text = Buffer.from(pdf).toString("latin1");
    // One page of all has a cut.
    const page = text.split("endobj").filter((object) => object.includes("/TrimBox"));
    expect(page).toHaveLength(1);
    const box = (name: string): number[] =>
      (new RegExp(`/${name} \\[([^\\]]*)\\]`).exec(page[0])?.[1] ?? "").split(" ").map(Number);
    const [media, trim] = [box("MediaBox"), box("TrimBox")];
    [3, 3, -3, -3].forEach((mm, i) => expect(trim[i] - media[i]).toBeCloseTo((mm * 72) / 25.4, 2));
    expect(box("BleedBox")).toEqual(media);
  });

  it("gives the same bytes for the same document", async () => {
    const [one, two] = [
      await renderPdfWithChromium(document([RICH_PAGE]), fontFiles, { browser }),
      await renderPdfWithChromium(document([RICH_PAGE]), fontFiles, { browser }),
    ];
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
  });

  it("cleans up after failed work", async () => {
    let process: { exitCode: number | null; signalCode: string | null } | undefined;
    const failing = withBrowser(browser, (inTab) =>
      inTab(async (tab) => {
        process = tab.browser().process() ?? undefined;
        throw new Error("work failed");
      }),
    );
    await expect(failing).rejects.toThrow("work failed");
    expect(process && (process.exitCode !== null || process.signalCode !== null)).toBe(true);
    expect(readdirSync(folder)).toEqual([]);
  });
});
