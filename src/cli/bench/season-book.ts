/** Run by the bench in a process of its own: a league played for years, and its book. Prints figures as JSON. */
import "../../sheet/figures/svg-canvas.js";
import { performance } from "node:perf_hooks";
import { loadFontFiles } from "../../data/fonts.js";
import { templatesFrom } from "../../data/templates.js";
import { FontBook } from "../../sheet/type/font-book.js";
import { renderPdf } from "../../render/pdf/index.js";
import { buildBook } from "../../book.js";
import { NO_CACHE } from "../../kernel/cache/index.js";
import { loadSystem } from "../../systems/index.js";
import { STANDARD_RULES } from "../../systems/pen-and-paper/rules/index.js";
import { seasons } from "../../systems/pen-and-paper/seasons.js";
import { dataText } from "../text/data-text.js";
import type { Measured } from "./measure.js";

const TEAMS = 16;
const YEARS = 10;

const since = (start: number): number => (performance.now() - start) / 1000;

let start = performance.now();
let league = seasons.create({ rules: STANDARD_RULES, seed: 3, size: TEAMS });
let bytes = 0;
while (seasons.status(league).finished < YEARS) {
  ({ league } = seasons.step(league));
  bytes = dataText(league, "league.yaml").length;
}
const played = since(start);
start = performance.now();
const fonts = new FontBook(loadFontFiles());
const { parts, game, ...words } = seasons.book!({ league, theme: "color" });
const system = { ...(await loadSystem("pen-and-paper")), ...game };
const look = { theme: "color", paper: "letter", fonts, templates: templatesFrom(), cache: NO_CACHE } as const;
const doc = await buildBook({ ...words, ...look, game: system }, parts);
const size = (await renderPdf(doc, fonts)).length;
const printed = since(start);
const memory = Math.round(process.resourceUsage().maxRSS / 1024);
const results: Measured[] = [
  {
    name: `league of ${TEAMS} teams, ${YEARS} years, its file made every week`,
    value: played,
    unit: "s",
    note: `file of ${Math.round(bytes / 1000)} kB`,
  },
  {
    name: "pages: season book",
    value: doc.pages.length / printed,
    unit: "pages/s",
    note: `${doc.pages.length} pages in ${printed.toFixed(1)} s, ${(size / 1e6).toFixed(1)} MB, ${memory} MB of memory`,
  },
];
process.stdout.write(JSON.stringify(results));
