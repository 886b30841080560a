/** One layout of the densest form, and ten thousand filled pages in one document: time and memory, in a process of its own. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import "../../sheet/figures/svg-canvas.js";
import { loadFontFiles } from "../../data/fonts.js";
import { templatesFrom } from "../../data/templates.js";
import { blankForm, engineFor, formPages } from "../../forms.js";
import { usualRequest, type BuildRequest } from "../../build.js";
import { memoryCache } from "../../kernel/cache/index.js";
import { renderPdfBlocks } from "../../render/pdf/index.js";
import { FontBook } from "../../sheet/type/font-book.js";
import { loadSystem } from "../../systems/index.js";
import { seconds, type Measured } from "./measure.js";

const PAGES = 10_000;
const RUNS = 100;

/** CPU seconds of one run, as a press that lays out many forms sees it: after as many runs that are not counted. */
function warmCpuSeconds(run: () => unknown): number {
  for (let i = 0; i < RUNS; i++) run();
  const before = process.cpuUsage();
  for (let i = 0; i < RUNS; i++) run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6 / RUNS;
}

/** In a process of its own, so that its memory is its own. */
export function measureForms(): Measured[] {
  return JSON.parse(
    execFileSync(process.execPath, [fileURLToPath(import.meta.url), "--measure"], { encoding: "utf8" }),
  ) as Measured[];
}

async function measure(): Promise<Measured[]> {
  const system = (await loadSystem("dynasty"))!;
  const fonts = new FontBook(loadFontFiles());
  const cache = memoryCache();
  const rules = system.standardRules;
  const records = Array.from({ length: 200 }, (_, i) =>
    system.play({ rules, seed: 1000 + i, coach: "steady", names: { coach: "Dutch Kowalski" }, cache }),
  );
  const templates = templatesFrom();
  const request = (record?: unknown): BuildRequest =>
    usualRequest(
      system,
      { templates, fonts, cache },
      record === undefined ? {} : { records: [record], fill: "filled" },
    );
  const densest = system.sheets.find(({ id }) => id === "season-log")!;
  const { facts, form } = await blankForm(request(), densest);
  const engine = engineFor(templates);
  const theme = (await import("../../sheet/theme.js")).makeTheme("color", system.accent);
  const lay = (): unknown =>
    engine.layOut(
      {
        template: form.name,
        facts,
        theme,
        paper: "letter",
        fonts,
        frame: { game: "", code: "", sheet: "", rules: "" },
      },
      [],
    );
  const first = await seconds(1, lay);
  const once = warmCpuSeconds(lay);
  const scoresheet = system.sheets.find(({ id }) => id === "scoresheet")!;
  const pages = {
    length: PAGES,
    async *[Symbol.asyncIterator]() {
      for (let i = 0; i < PAGES; i++) {
        // A record of its own each time: nothing folded for an earlier page may help this one.
        const { pages: own } = await formPages(
          request({ ...(records[i % records.length] as object) }),
          scoresheet,
          "filled",
          undefined,
        );
        yield own[0];
      }
    },
  };
  const start = performance.now();
  const blocks = await renderPdfBlocks(
    { info: { title: "bench", subject: "", keywords: "" }, pages, outline: [] },
    fonts,
  );
  const taken = (performance.now() - start) / 1000;
  const peak = process.resourceUsage().maxRSS / 1000;
  return [
    {
      name: "layout: the densest form (dynasty season-log)",
      value: once * 1000,
      unit: "ms",
      note: `CPU, warm; the first takes ${Math.round(first * 1000)} ms; ${form.slots.length} places`,
    },
    {
      name: "memory: 10,000 filled scoresheets in one PDF",
      value: peak,
      unit: "MB",
      note: `${Math.round(PAGES / taken)} pages/s, ${Math.round(blocks.reduce((sum, { length }) => sum + length, 0) / 1e6)} MB of PDF`,
    },
  ];
}

if (process.argv.includes("--measure")) process.stdout.write(JSON.stringify(await measure()));
