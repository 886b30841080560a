/** Pages per second: Handlebars -> SVG -> PDF, and the same pages through Chromium. */
import "../../sheet/figures/svg-canvas.js";
import { bindDocument, buildSheet } from "../../print/build.js";
import { usualRequest, type BuildRequest } from "../../print/request.js";
import { loadFontFiles } from "../../host/node/fonts.js";
import { templatesFrom } from "../../host/node/templates.js";
import { FontBook } from "../../sheet/type/font-book.js";
import { findBrowser, renderPdfWithChromium } from "../../render/chromium/index.js";
import { renderPdf } from "../../render/pdf/index.js";
import type { PrintDocument } from "../../render/types.js";
import type { GameSystem } from "../../contract/game.js";
import type { ByteCache } from "../../kernel/cache/index.js";
import type { SheetSpec } from "../../contract/sheet.js";
import { median, seconds, type Measured } from "./measure.js";

const PAGES = 200;
/** Chromium needs more memory per page; its rate stays the same after a few dozen. */
const CHROMIUM_PAGES = 40;
/** Alternates between our pages and the browser's: a machine may be twice as fast one minute as the next. */
const ROUNDS = 3;

/** Measures the named sheets of a system; every page shows a different campaign. */
export async function measurePages(
  system: GameSystem,
  sheetIds: readonly string[],
  cache: ByteCache,
): Promise<Measured[]> {
  const fontFiles = loadFontFiles();
  const fonts = new FontBook(fontFiles);
  const templates = templatesFrom();
  const records = Array.from({ length: PAGES }, (_, i) =>
    system.play({
      rules: system.standardRules,
      seed: 1000 + i,
      coach: system.defaultCoach,
      names: { coach: "Dutch Kowalski", club: "Toledo Ironmen" },
      cache,
    }),
  );
  const request = (record: unknown): BuildRequest =>
    usualRequest(system, { templates, fonts, cache }, { records: [record], fill: "filled" });
  const bind = async (spec: SheetSpec, count: number): Promise<PrintDocument> => {
    const sheets = [];
    for (let i = 0, pages = 0; pages < count; i++) {
      // A fresh record each time, so that nothing cached for an earlier run can help.
      const built = await buildSheet(request({ ...(records[i % records.length] as object) }), spec);
      sheets.push(built);
      pages += built.pages.length;
    }
    return bindDocument(request(records[0]), sheets, "bench");
  };
  const measured: Measured[] = [];
  const browser = findBrowser({ env: process.env });
  for (const id of sheetIds) {
    const spec = system.sheets.find((sheet) => sheet.id === id)!;
    await renderPdf(await bind(spec, 40), fonts);
    let pages = 0;
    let bytes = 0;
    const ownPages = async (): Promise<void> => {
      const document = await bind(spec, PAGES);
      pages = document.pages.length;
      bytes = (await renderPdf(document, fonts)).length;
    };
    const document = await bind(spec, CHROMIUM_PAGES);
    const rounds: { readonly own: number; readonly chromium: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const taken = await seconds(3, ownPages);
      const chromium =
        "path" in browser
          ? await seconds(1, () => renderPdfWithChromium(document, fontFiles, { browser: browser.path }))
          : NaN;
      rounds.push({ own: pages / taken, chromium: document.pages.length / chromium });
    }
    const own: Measured = {
      name: `pages: ${system.id} ${id}`,
      value: median(rounds.map((round) => round.own)),
      unit: "pages/s",
      note: `${pages} pages, ${Math.round(bytes / pages)} bytes a page`,
    };
    if (!("path" in browser)) {
      measured.push({ ...own, note: `${own.note}; no browser found to compare with` });
      continue;
    }
    const ratios = rounds.map((round) => round.own / round.chromium).sort((one, other) => one - other);
    const rate = median(rounds.map((round) => round.chromium)).toFixed(1);
    measured.push({
      ...own,
      note: `${own.note}; ratios ${ratios.map((ratio) => ratio.toFixed(1)).join(", ")}`,
      peer: `Chromium, same SVG, ${rate} pages/s`,
      ratio: median(ratios),
    });
  }
  return measured;
}
