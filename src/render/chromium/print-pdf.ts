/** Prints a document to PDF, or draws a page as PNG, with an installed browser. */
import type { Page as Tab } from "puppeteer-core";
import { fault, UserError } from "../../kernel/issue/index.js";
import type { FontFile } from "../../sheet/type/font-book.js";
import { LAYERS, type Page } from "../../sheet/drawing/types.js";
import { activeOps } from "../../sheet/drawing/walk.js";
import type { PrintDocument } from "../types.js";
import { assemblePdf } from "./assemble-pdf.js";
import { withBrowser } from "./browser.js";
import { chunkPages, pagesHtml } from "./pages-html.js";

export interface BrowserOptions {
  /** Path of the browser, from `findBrowser`. */
  readonly browser: string;
  /** Pages per print job; 200 at once take the browser 1.5 GB. */
  readonly chunk?: number;
}

const CHUNK_PAGES = 40;
const WORK_MS = 180_000;
/** CSS pixels per millimeter and per inch. */
const PX_PER_MM = 96 / 25.4;
const PX_PER_INCH = 96;

/**
 * The document as PDF, printed by the browser from the same drawings as in the default engine.
 * @throws UserError `puppeteer-missing`, `browser-failed`, `forms-need-pdf-engine`
 */
export async function renderPdfWithChromium(
  doc: PrintDocument,
  fontFiles: readonly FontFile[],
  { browser, chunk = CHUNK_PAGES }: BrowserOptions,
): Promise<Uint8Array> {
  requireNoFields(doc.pages);
  const parts: Uint8Array[] = [];
  await withBrowser(browser, async (inTab) => {
    for (const pages of chunkPages(doc.pages, chunk)) {
      parts.push(await inTab((tab) => printTab(tab, pagesHtml(pages, fontFiles, doc.info.title, doc.info.language))));
    }
  });
  return assemblePdf(parts, doc);
}

async function printTab(tab: Tab, html: string): Promise<Uint8Array> {
  await loadHtml(tab, html);
  const options = { preferCSSPageSize: true, printBackground: true, tagged: false, outline: false };
  return tab.pdf({ ...options, timeout: WORK_MS });
}

/** One page as PNG at `dpi` pixels per inch, drawn by the browser on white. */
export async function renderPngWithChromium(
  page: Page,
  fontFiles: readonly FontFile[],
  { browser, dpi = 150 }: BrowserOptions & { readonly dpi?: number },
): Promise<Uint8Array> {
  const [width, height] = [page.width * PX_PER_MM, page.height * PX_PER_MM];
  return withBrowser(browser, (inTab) =>
    inTab(async (tab) => {
      await tab.setViewport({
        width: Math.ceil(width),
        height: Math.ceil(height),
        deviceScaleFactor: dpi / PX_PER_INCH,
      });
      await loadHtml(tab, pagesHtml([{ number: 1, page }], fontFiles, page.title));
      return tab.screenshot({ type: "png", clip: { x: 0, y: 0, width, height } });
    }),
  );
}

/** Loads the HTML into the tab and waits until all its fonts are ready. */
async function loadHtml(tab: Tab, html: string): Promise<void> {
  await tab.setContent(html, { waitUntil: "load", timeout: WORK_MS });
  // A string, because it runs in the browser, whose globals do not exist in Node.
  const failed = await tab.evaluate(
    `Promise.all([...document.fonts].map((font) => font.load().then(() => "", (reason) => font.family + " " + font.weight + ": " + reason)))` +
      `.then((names) => document.fonts.ready.then(() => names.filter((name) => name !== "")))`,
  );
  const names = failed as readonly string[];
  if (names.length > 0) throw new Error(`the browser could not read the fonts ${names.join(", ")}`);
}

/** A browser prints a form field as an empty box: the document would look right but be useless. */
function requireNoFields(pages: readonly Page[]): void {
  const page = pages.find((candidate) =>
    LAYERS.some((layer) => activeOps(candidate.layers[layer]).some(({ op }) => op.op === "field")),
  );
  if (!page) return;
  throw new UserError(
    fault("forms-need-pdf-engine", `"${page.title}" has form fields, which a browser cannot print`, {
      hint: "use the default engine for fillable sheets",
    }),
  );
}
