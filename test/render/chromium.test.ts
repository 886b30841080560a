import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatIssue, UserError } from "../../src/kernel/issue/index.js";
import { PAPERS } from "../../src/kernel/units/index.js";
import { loadFontFiles } from "../../src/data/fonts.js";
import { FontBook } from "../../src/page/text/font-book.js";
import { pageSvg, type Page } from "../../src/page/types.js";
import { blankPage, declaredIds, duplex, impose, referredIds } from "../../src/press/index.js";
import { fixDates, FIXED_DATE } from "../../src/render/chromium/assemble-pdf.js";
import { importPuppeteer, sandboxFlags, withBrowser } from "../../src/render/chromium/browser.js";
import {
  BROWSERS,
  findBrowser,
  renderPdfWithChromium,
  renderPngWithChromium,
} from "../../src/render/chromium/index.js";
import { chunkPages, pagesHtml } from "../../src/render/chromium/pages-html.js";
import { renumberBody } from "../../src/render/chromium/pdf-objects.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import { renderPng } from "../../src/render/png/index.js";
import type { PrintDocument } from "../../src/render/types.js";
import { readPdfPages } from "../helpers/pdf-text.js";
import { compareRasters, hasPdftoppm, inkShare, rasterizePdf, readPng } from "../helpers/raster.js";
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
  layers: { ...page.layers, form },
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

describe("findBrowser", () => {
  const env = { PATH: ["/usr/bin", "/opt/bin"].join(process.platform === "win32" ? ";" : ":"), HOME: "/home/me" };
  const only =
    (...programs: string[]) =>
    (path: string): boolean =>
      programs.map((program) => resolve(program)).includes(resolve(path));

  it("takes the named one before all others, the option before the variable", () => {
    const isProgram = only("/my/chrome", "/env/chrome", "/usr/bin/chromium-headless-shell");
    const named = { ...env, PRESSBOX_BROWSER: "/env/chrome" };
    expect(findBrowser({ explicit: "/my/chrome", env: named, isProgram })).toMatchObject({
      path: resolve("/my/chrome"),
    });
    expect(findBrowser({ env: named, isProgram })).toMatchObject({ path: resolve("/env/chrome") });
    expect(findBrowser({ env, isProgram })).toMatchObject({ name: "chromium-headless-shell" });
    expect(findBrowser({ explicit: "chromium-headless-shell", env, isProgram })).toMatchObject({
      path: join("/usr/bin", "chromium-headless-shell"),
    });
  });

  it("tries the list in order: every command on the PATH and every usual place is found by itself", () => {
    for (const { name, commands } of BROWSERS) {
      for (const command of commands) {
        const linux = findBrowser({ env, platform: "linux", isProgram: only(`/opt/bin/${command}`) });
        expect(linux).toMatchObject({ name, path: join("/opt/bin", command) });
      }
    }
    const later = BROWSERS.map(({ commands }) => `/usr/bin/${commands[0]}`);
    later.forEach((_, i) =>
      expect(findBrowser({ env, platform: "linux", isProgram: only(...later.slice(i)) })).toMatchObject({
        name: BROWSERS[i].name,
      }),
    );
    expect(
      findBrowser({
        env,
        platform: "darwin",
        isProgram: only("/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge"),
      }),
    ).toMatchObject({ name: "Microsoft Edge" });
  });

  it("looks in the places of Windows, whatever case its variables have", () => {
    const windows = { Path: "", "ProgramFiles(x86)": "C:\\Program Files (x86)", ProgramFiles: "C:\\Program Files" };
    const edge = "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe";
    expect(findBrowser({ env: windows, platform: "win32", isProgram: (path) => path === edge })).toEqual({
      path: edge,
      name: "Microsoft Edge",
    });
  });

  it("does not take another browser when the named one is missing", () => {
    for (const search of [{ explicit: "/no/such", env }, { env: { ...env, PRESSBOX_BROWSER: "nosuch" } }]) {
      const result = findBrowser({ ...search, isProgram: only("/usr/bin/chromium") });
      expect("issue" in result && result.issue.code).toBe("browser-missing");
    }
  });

  it("tells what was looked for and how to name one", () => {
    const result = findBrowser({ env, platform: "linux", isProgram: () => false });
    const text = "issue" in result ? formatIssue(result.issue) : "";
    for (const { commands } of BROWSERS) for (const command of commands) expect(text).toContain(command);
    expect(text).toContain("/opt/google/chrome/chrome");
    expect(text).toContain("--browser");
    expect(text).toContain("PRESSBOX_BROWSER");
  });
});

describe("the browser's HTML", () => {
  const twoPages = [
    RICH_PAGE,
    { ...RICH_PAGE, symbols: new Map([["die", '<g id="die"><rect width="8" height="8"/></g>']]) },
  ];
  const html = pagesHtml(
    twoPages.map((page, i) => ({ number: i + 1, page })),
    fontFiles,
    "Title & more",
  );

  it("keeps each page's drawings to itself: no id twice, no reference across pages", () => {
    const ids = declaredIds(html);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of referredIds(html)) expect(ids).toContain(id);
    const [, first, second] = html.split("<section");
    expect(referredIds(first).every((id) => id.startsWith("s1-"))).toBe(true);
    expect(referredIds(second).every((id) => id.startsWith("s2-"))).toBe(true);
  });

  it("prints the same SVG strings, on paper of their size, with the fonts inside", () => {
    expect(html).toContain("@page { size: 110mm 116mm; margin: 0 }");
    const svg = pageSvg(RICH_PAGE).replace(/(id="|href="#|url\(#)/g, "$1s1-");
    expect(html).toContain(svg);
    expect(html.match(/@font-face/g)).toHaveLength(6);
    expect(html).toContain("src: url(data:font/ttf;base64,");
    expect(pagesHtml([{ number: 1, page: withForm(line("x")) }], fontFiles, "t").match(/@font-face/g)).toHaveLength(4);
    expect(html).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg")/);
  });

  it("goes in runs of one size and not too many", () => {
    const small = blankPage({ width: 50, height: 50 }, "small");
    const large = blankPage({ width: 90, height: 50 }, "large");
    const runs = chunkPages([small, small, small, large, small], 2);
    expect(runs.map((run) => run.map(({ number }) => number))).toEqual([[1, 2], [3], [4], [5]]);
  });
});

describe("parts of the browser's PDF", () => {
  it("fixes dates without moving a byte", () => {
    const pdf = Buffer.from(
      "<</CreationDate (D:20261120061543+00'00')\n/ModDate (D:20261120061543-05'30')>>",
      "latin1",
    );
    const fixed = Buffer.from(fixDates(pdf)).toString("latin1");
    expect(fixed).toBe(`<</CreationDate (${FIXED_DATE})\n/ModDate (${FIXED_DATE})>>`);
    expect(fixed).toHaveLength(pdf.length);
  });

  it("renumbers references, and neither strings nor streams", () => {
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

  it("says so when a program is no browser", async () => {
    expect(await issueOf(() => withBrowser(process.execPath, async () => undefined))).toBe("browser-failed");
  });

  it("turns form fields down", async () => {
    const page = withForm(`<rect x="1" y="1" width="9" height="5" data-field="text" data-name="a"/>`);
    expect(await issueOf(() => renderPdfWithChromium(document([page]), fontFiles, { browser }))).toBe(
      "forms-need-pdf-engine",
    );
  });

  it("leaves the sandbox off for root on Linux only", () => {
    expect(sandboxFlags("linux", 0)).toEqual(["--no-sandbox"]);
    expect(sandboxFlags("linux", 1000)).toEqual([]);
    expect(sandboxFlags("darwin", 0)).toEqual([]);
    expect(sandboxFlags("win32", undefined)).toEqual([]);
  });
});

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
    const { pages, info, outlineTitles } = await readPdfPages(pdf);
    expect(pages.map(({ width, height }) => [width, height].map((mm) => Math.round(mm * 1000) / 1000))).toEqual([
      [100, 60],
      [100, 60],
      [100, 60],
      [215.9, 279.4],
    ]);
    expect(pages.map(({ words }) => words.map(({ text }) => text).join(" "))).toEqual([
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
    expect(outlineTitles).toEqual(["Cards – all", "Two", "Sheet"]);
  });

  it("sets text where the font book measures it, in embedded fonts", async () => {
    const text = "AVATAR Ty. 1,017 To Wayfarer 88–71";
    const pdf = await renderPdfWithChromium(document([withForm(line(text))]), fontFiles, { browser });
    const [{ words, fontNames }] = (await readPdfPages(pdf)).pages;
    const [first, last] = [words[0], words[words.length - 1]];
    const width = fonts.font("Barlow Condensed", 500).width(text, 5);
    expect(first.x).toBeCloseTo(10, 1);
    expect(last.x + last.width - first.x).toBeGreaterThan(width - 0.05);
    expect(last.x + last.width - first.x).toBeLessThan(width + 0.05);
    expect(fontNames.join()).toContain("BarlowCondensed-Medium");
  });

  it("finds its links again across the runs of pages", async () => {
    const to = (page: number): Page => withForm(`<a href="#page-${page}">${line("go")}</a>`);
    const pdf = await renderPdfWithChromium(document([to(3), to(1), to(2)]), fontFiles, { browser, chunk: 1 });
    expect((await readPdfPages(pdf)).pages.map(({ links }) => links)).toEqual([[3], [1], [2]]);
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

  it("draws the PNG that resvg draws from outlines: under 1 % of the pixels differ visibly", async () => {
    const [outlined, printed] = [
      readPng(await renderPng(RICH_PAGE, fonts, { dpi: 200 })),
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
    const doc = document([RICH_PAGE, ...sheets]);
    let [own, printed]: Uint8Array[] = [];
    beforeAll(async () => {
      // A book of its own: one engine must not depend on what the other does with the bytes of the fonts.
      own = await renderPdf(doc, new FontBook(loadFontFiles()));
      printed = await renderPdfWithChromium(doc, fontFiles, { browser });
    });

    it.each([
      ["a page with one of everything", 1],
      ["a sheet with two cards and cut marks", 2],
      ["its back, upside down", 3],
    ])("prints %s alike: under one pixel in a thousand differs", (_, page) => {
      const [one, other] = [rasterizePdf(own, dpi, page), rasterizePdf(printed, dpi, page)];
      expect(inkShare(one)).toBeGreaterThan(0.02);
      const { share, blurred, at } = compareRasters(one, other);
      expect(share, `largest difference at ${at}`).toBeLessThan(0.001);
      expect(blurred, `at ${at}`).toBeLessThan(40);
    });

    it("sets outlined SVG where the PDF sets its text: only smoothing differs", async () => {
      const outlined = readPng(await renderPng(RICH_PAGE, fonts, { dpi }));
      const { share, blurred, at } = compareRasters(rasterizePdf(own, dpi), outlined);
      expect(share).toBeLessThan(0.02);
      expect(blurred, `at ${at}`).toBeLessThan(50);
    });

    it("would see a line of text that stands a quarter of a millimetre off", async () => {
      const moved = withForm(RICH_PAGE.layers.form.replace('<text x="5" y="8"', '<text x="5.25" y="8"'), RICH_PAGE);
      const other = await renderPdf(document([moved]), new FontBook(loadFontFiles()));
      const { share, blurred } = compareRasters(rasterizePdf(own, dpi), rasterizePdf(other, dpi));
      expect(share).toBeGreaterThan(0.001);
      expect(blurred).toBeGreaterThan(40);
    });

    it("keeps equal ids of different pages apart on paper", async () => {
      const page = (fill: string): Page => ({
        ...withForm('<use href="#mark"/>'),
        symbols: new Map([["mark", `<g id="mark"><rect width="100" height="60" fill="${fill}"/></g>`]]),
      });
      const pdf = await renderPdfWithChromium(document([page("#000000"), page("#FFFFFF")]), fontFiles, { browser });
      expect(inkShare(rasterizePdf(pdf, 50, 1))).toBeGreaterThan(0.95);
      expect(inkShare(rasterizePdf(pdf, 50, 2))).toBe(0);
    });
  });
});
