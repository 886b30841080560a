/**
 * Run by the bench in a separate process: plays a league for years and makes its book with the packaged library and its prebuilt templates,
 * as users would. Prints the results as JSON.
 */
import "../../host/node.js";
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";
import { packageFile } from "../../host/node/place.js";
import { dataText } from "../../text/data-text.js";
import type { Measured } from "./measure.js";

const { buildBook, FontBook, loadFontFiles, NO_CACHE, renderPdf, requireSystem, templatesFrom } = (await import(
  pathToFileURL(packageFile("dist", "index.js")).href
)) as typeof import("../../index.js");

const TEAMS = 16;
const YEARS = 10;
/** Uncounted books first, so that the measured one is from a warm program. */
const WARM = 3;

const since = (start: number): number => (performance.now() - start) / 1000;

const system = await requireSystem("pen-and-paper");
const seasons = system.seasons!;
let start = performance.now();
let league = seasons.create({ rules: system.standardRules, seed: 3, size: TEAMS });
let bytes = 0;
while (seasons.status(league).finished < YEARS) {
  ({ league } = seasons.step(league));
  bytes = dataText(league, "league.yaml").length;
}
const played = since(start);

/** From the league to the file; nothing cached for an earlier book helps. */
async function makeBook(): Promise<{ readonly pages: number; readonly size: number; readonly taken: number }> {
  const own = structuredClone(league);
  start = performance.now();
  const fonts = new FontBook(loadFontFiles());
  const { parts, game, ...words } = seasons.book!({ league: own, theme: "color" });
  const look = { theme: "color", paper: "letter", fonts, templates: templatesFrom(), cache: NO_CACHE } as const;
  const doc = await buildBook({ ...words, ...look, game: { ...system, ...game } }, parts);
  const size = (await renderPdf(doc, fonts)).length;
  return { pages: doc.pages.length, size, taken: since(start) };
}

const first = await makeBook();
const memory = Math.round(process.resourceUsage().maxRSS / 1024);
for (let i = 0; i < WARM; i++) await makeBook();
const warm = await makeBook();
const results: Measured[] = [
  {
    name: `league of ${TEAMS} teams, ${YEARS} years, its file made every week`,
    value: played,
    unit: "s",
    note: `file of ${Math.round(bytes / 1000)} kB`,
  },
  {
    name: "pages: season book",
    value: first.pages / first.taken,
    unit: "pages/s",
    note: `${first.pages} pages in ${first.taken.toFixed(1)} s, ${(first.size / 1e6).toFixed(1)} MB, ${memory} MB of memory`,
  },
  {
    name: "pages: fifth season book in one process",
    value: warm.pages / warm.taken,
    unit: "pages/s",
    note: `${warm.pages} pages in ${warm.taken.toFixed(2)} s`,
  },
];
process.stdout.write(JSON.stringify(results));
