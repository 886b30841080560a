import { describe, expect, it } from "vitest";
import { UserError } from "../../src/kernel/issue/index.js";
import { loadFontFiles } from "../../src/host/node/fonts.js";
import { pageSvg } from "../../src/sheet/drawing/to-svg.js";
import type { Page } from "../../src/sheet/drawing/types.js";
import { blankPage } from "../helpers/blank-page.js";
import { importPuppeteer, sandboxFlags, withBrowser } from "../../src/render/chromium/browser.js";
import { renderPdfWithChromium } from "../../src/render/chromium/index.js";
import { chunkPages, pagesHtml } from "../../src/render/chromium/pages-html.js";
import { renumberBody } from "../../src/render/chromium/pdf-objects.js";
import type { PrintDocument } from "../../src/render/types.js";
import { ops } from "../helpers/markup-page.js";
import { declaredIds, referredIds } from "../helpers/ids.js";
import { RICH_PAGE, richPage } from "../helpers/rich-page.js";

const fontFiles = loadFontFiles();
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

async function issueOf(work: () => unknown): Promise<string> {
  try {
    await work();
  } catch (error) {
    if (error instanceof UserError) return error.issues[0].code;
    throw error;
  }
  return "none";
}

describe("the browser's HTML", () => {
  const twoPages = [RICH_PAGE, richPage(1)];
  const html = pagesHtml(
    twoPages.map((page, i) => ({ number: i + 1, page })),
    fontFiles,
    "Title & more",
  );

  it("keeps each page's drawings to itself: no ID twice, no reference across pages", () => {
    const ids = declaredIds(html);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of referredIds(html)) expect(ids).toContain(id);
    const [, first, second] = html.split("<section");
    expect(referredIds(first).every((id) => id.startsWith("s1-"))).toBe(true);
    expect(referredIds(second).every((id) => id.startsWith("s2-"))).toBe(true);
    expect(referredIds(first).length).toBeGreaterThan(1);
  });

  it("prints the pages' SVG, on paper of their size, with the fonts inside", () => {
    expect(html).toContain("@page { size: 110mm 116mm; margin: 0 }");
    expect(html).toContain(pageSvg(RICH_PAGE, { prefix: "s1-" }));
    const named = [...html.matchAll(/font-family="([^"]+)" font-weight="(\d+)"/g)].map(([, ...face]) => face.join(" "));
    const given = [...html.matchAll(/font-family: "([^"]+)"; font-weight: (\d+);/g)].map(([, ...face]) =>
      face.join(" "),
    );
    expect(given).toHaveLength(6);
    expect([...given].sort()).toEqual([...new Set(named)].sort());
    expect(html).toContain("src: url(data:font/ttf;base64,");
    expect(pagesHtml([{ number: 1, page: withForm(line("x")) }], fontFiles, "t").match(/@font-face/g)).toHaveLength(1);
    expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg")/);
  });

  it("keeps links to pages from another run of the browser", () => {
    const link = withForm(`<a href="#page-7">${line("on")}</a><a href="#page-1">${line("here")}</a>`);
    const ids = declaredIds(pagesHtml([{ number: 1, page: link }], fontFiles, "t"));
    expect(ids.filter((id) => id.startsWith("page-"))).toEqual(["page-1", "page-7"]);
  });

  it("prints runs of one size and of limited length", () => {
    const small = blankPage({ width: 50, height: 50 }, "small");
    const large = blankPage({ width: 90, height: 50 }, "large");
    const runs = chunkPages([small, small, small, large, small], 2);
    expect(runs.map((run) => run.map(({ number }) => number))).toEqual([[1, 2], [3], [4], [5]]);
  });
});

describe("parts of the browser's PDF", () => {
  it("renumbers references, but not strings or streams", () => {
    const body = "<</A 3 0 R /B [4 0 R 30 0 R] /T (3 0 R \\) 4 0 R) /H <0330>>>\nstream\n3 0 R\nendstream";
    expect(renumberBody(body, (id) => id + 100)).toBe(
      "<</A 103 0 R /B [104 0 R 130 0 R] /T (3 0 R \\) 4 0 R) /H <0330>>>\nstream\n3 0 R\nendstream",
    );
  });
});

describe("faults", () => {
  it("says how to install puppeteer-core, and never downloads anything", async () => {
    const missing = Object.assign(new Error("Cannot find package"), { code: "ERR_MODULE_NOT_FOUND" });
    const error = await importPuppeteer(() => Promise.reject(missing)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UserError);
    expect((error as UserError).issues[0]).toMatchObject({ code: "puppeteer-missing" });
    expect((error as UserError).message).toContain("npm install puppeteer-core");
  });

  it("says so if a program is not a browser", async () => {
    expect(await issueOf(() => withBrowser(process.execPath, async () => undefined))).toBe("browser-failed");
  });

  it("refuses form fields", async () => {
    const page = withForm(`<rect x="1" y="1" width="9" height="5" data-field="text" data-name="a"/>`);
    expect(await issueOf(() => renderPdfWithChromium(document([page]), fontFiles, { browser: "" }))).toBe(
      "forms-need-pdf-engine",
    );
  });

  it("disables the sandbox only for root on Linux", () => {
    expect(sandboxFlags("linux", 0)).toEqual(["--no-sandbox"]);
    expect(sandboxFlags("linux", 1000)).toEqual([]);
    expect(sandboxFlags("darwin", 0)).toEqual([]);
    expect(sandboxFlags("win32", undefined)).toEqual([]);
  });
});
