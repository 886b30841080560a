import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadFontFiles } from "../../src/data/fonts.js";
import { FontBook } from "../../src/sheet/type/font-book.js";
import type { Page } from "../../src/sheet/drawing/types.js";
import { impose } from "../../src/press/index.js";
import { blankPage } from "../helpers/blank-page.js";
import { FIXED_DATE } from "../../src/render/chromium/assemble-pdf.js";
import { withBrowser } from "../../src/render/chromium/browser.js";
import { findBrowser, renderPdfWithChromium } from "../../src/render/chromium/index.js";
import type { PrintDocument } from "../../src/render/types.js";
import { readPdf } from "../helpers/pdf.js";
import { ops } from "../helpers/markup-page.js";
import { RICH_PAGE } from "../helpers/rich-page.js";

const fontFiles = loadFontFiles();
const fonts = new FontBook(fontFiles);
const found = findBrowser({ env: process.env });
const browser = "path" in found ? found.path : "";

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

describe.skipIf(browser === "")("with an installed browser (skipped where there is none)", () => {
  const temp = process.env.TMPDIR;
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "pressbox-test-"));
    process.env.TMPDIR = folder;
  });
  afterAll(() => {
    if (temp === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temp;
    rmSync(folder, { recursive: true, force: true });
  });

  it("prints pages of exact and of different sizes, with outline and document data", async () => {
    const cards = [withForm(line("one")), withForm(line("two")), withForm(line("three"))];
    const sheet = impose(cards, { paper: { width: 215.9, height: 279.4 } }).sheets[0];
    const outline = [
      { title: "Cards – all", page: 0, children: [{ title: "Two", page: 1 }] },
      { title: "Sheet", page: 3 },
    ];
    const pdf = await renderPdfWithChromium(document([...cards, sheet], outline), fontFiles, { browser, chunk: 2 });
    const { pages, info, outline: read } = await readPdf(pdf);
    expect(pages.map(({ width, height }) => [width, height].map((mm) => Math.round(mm * 1000) / 1000))).toEqual([
      [100, 60],
      [100, 60],
      [100, 60],
      [215.9, 279.4],
    ]);
    expect(pages.map(({ texts }) => texts.map(({ text }) => text).join(" "))).toEqual([
      "one",
      "two",
      "three",
      "one two three",
    ]);
    expect(info).toMatchObject({
      Title: INFO.title,
      Subject: "season 3",
      Keywords: "seed 7",
      CreationDate: FIXED_DATE,
      ModDate: FIXED_DATE,
    });
    expect(read.flatMap(({ title, children }) => [title, ...children.map((child) => child.title)])).toEqual([
      "Cards – all",
      "Two",
      "Sheet",
    ]);
  });

  it("sets text where the font book measures it, in embedded fonts", async () => {
    const text = "AVATAR Ty. 1,017 To Wayfarer 88–71";
    const pdf = await renderPdfWithChromium(document([withForm(line(text))]), fontFiles, { browser });
    const [{ texts: words }] = (await readPdf(pdf)).pages;
    const [first, last] = [words[0], words[words.length - 1]];
    const width = fonts.font("Barlow Condensed", 500).width(text, 5);
    expect(first.x).toBeCloseTo(10, 1);
    expect(last.x + last.width - first.x).toBeGreaterThan(width - 0.05);
    expect(last.x + last.width - first.x).toBeLessThan(width + 0.05);
    expect(words.map(({ font }) => font)).toContain("BarlowCondensed-Medium");
  });

  it("finds its links again across the runs of pages", async () => {
    const to = (page: number): Page => withForm(`<a href="#page-${page}">${line("go")}</a>`);
    const pdf = await renderPdfWithChromium(document([to(3), to(1), to(2)]), fontFiles, { browser, chunk: 1 });
    expect((await readPdf(pdf)).pages.map(({ links }) => links.map(({ href }) => href))).toEqual([
      ["#page-3"],
      ["#page-1"],
      ["#page-2"],
    ]);
  });

  it("keeps the cut in its boxes", async () => {
    const page = {
      ...withForm(line("cut"), blankPage({ width: 69, height: 94 }, "Card")),
      trim: { x: 3, y: 3, width: 63, height: 88 },
    };
    const text = Buffer.from(await renderPdfWithChromium(document([page]), fontFiles, { browser })).toString("latin1");
    const box = (name: string): number[] =>
      (new RegExp(`/${name} \\[([^\\]]*)\\]`).exec(text)?.[1] ?? "").split(" ").map(Number);
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

  it("cleans up after work that fails", async () => {
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
