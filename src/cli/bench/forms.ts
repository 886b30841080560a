/** One layout of the densest form, and ten thousand filled pages in one document: time and memory. */
import "../../sheet/figures/svg-canvas.js";
import { loadFontFiles } from "../../host/node/fonts.js";
import { templatesFrom } from "../../host/node/templates.js";
import { blankForm, engineFor, formPages } from "../../print/forms.js";
import { usualRequest, type BuildRequest } from "../../print/request.js";
import { memoryCache } from "../../kernel/cache/index.js";
import { renderPdfBlocks } from "../../render/pdf/index.js";
import { FontBook } from "../../sheet/type/font-book.js";
import { makeTheme } from "../../sheet/theme.js";
import type { SheetSpec } from "../../contract/sheet.js";
import { loadSystem } from "../../systems/index.js";
import { seconds, type Measured } from "./measure.js";

const PAGES = 10_000;
const RUNS = 100;

/** CPU seconds of one run once warm, as in a program that lays out many forms: after as many uncounted runs. */
function warmCpuSeconds(run: () => unknown): number {
  for (let i = 0; i < RUNS; i++) run();
  const before = process.cpuUsage();
  for (let i = 0; i < RUNS; i++) run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6 / RUNS;
}

/** Shared setup of both measurements. */
async function openDynasty() {
  const system = (await loadSystem("dynasty"))!;
  const fonts = new FontBook(loadFontFiles());
  const cache = memoryCache();
  const templates = templatesFrom();
  const sheet = (id: string): SheetSpec => system.sheets.find((spec) => spec.id === id)!;
  const request = (options: Partial<BuildRequest> = {}): BuildRequest =>
    usualRequest(system, { templates, fonts, cache }, options);
  return { system, fonts, cache, templates, sheet, request };
}

export async function measureLayout(): Promise<Measured[]> {
  const { system, fonts, templates, sheet, request } = await openDynasty();
  const { facts, form } = await blankForm(request(), sheet("season-log"));
  const engine = engineFor(templates);
  const theme = makeTheme("color", system.accent);
  const frame = { game: "", code: "", sheet: "", rules: "" };
  const lay = (): unknown => engine.layOut({ template: form.name, facts, theme, paper: "letter", fonts, frame }, []);
  const first = await seconds(1, lay);
  return [
    {
      name: "layout: the densest form (dynasty season-log)",
      value: warmCpuSeconds(lay) * 1000,
      unit: "ms",
      note: `CPU, warm; the first takes ${Math.round(first * 1000)} ms; ${form.slots.length} places`,
    },
  ];
}

export async function measureMemory(): Promise<Measured[]> {
  const { system, fonts, cache, sheet, request } = await openDynasty();
  const rules = system.standardRules;
  const records = Array.from({ length: 200 }, (_, i) =>
    system.play({ rules, seed: 1000 + i, coach: "steady", names: { coach: "Dutch Kowalski" }, cache }),
  );
  const scoresheet = sheet("scoresheet");
  const pages = {
    length: PAGES,
    async *[Symbol.asyncIterator]() {
      for (let i = 0; i < PAGES; i++) {
        // A fresh record each time, so that nothing cached for an earlier page can help.
        const own = { ...(records[i % records.length] as object) };
        yield (await formPages(request({ records: [own], fill: "filled" }), scoresheet, "filled", undefined)).pages[0];
      }
    },
  };
  const start = performance.now();
  const info = { title: "bench", subject: "", keywords: "" };
  const blocks = await renderPdfBlocks({ info, pages, outline: [] }, fonts);
  const taken = (performance.now() - start) / 1000;
  return [
    {
      name: "memory: 10,000 filled scoresheets in one PDF",
      value: process.resourceUsage().maxRSS / 1000,
      unit: "MB",
      note: `${Math.round(PAGES / taken)} pages/s, ${Math.round(blocks.reduce((sum, { length }) => sum + length, 0) / 1e6)} MB of PDF`,
    },
  ];
}
