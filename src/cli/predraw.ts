/** Part of `npm run build`: draws the figures of every built-in sheet in every theme into dist/figures.json. */
import "../sheet/figures/svg-canvas.js";
import { writeFileSync } from "node:fs";
import { buildSheet } from "../build.js";
import { loadFontFiles } from "../data/fonts.js";
import { templatesFrom } from "../data/templates.js";
import { drawnFigures } from "../sheet/figures/canvas.js";
import { FontBook } from "../sheet/type/font-book.js";
import { THEMES } from "../sheet/theme.js";
import { loadSystems } from "../systems/index.js";

const fonts = new FontBook(loadFontFiles());
const templates = templatesFrom();

/** Solving a game takes seconds: sheets that ask for a solution are left out, their figures stand on others too. */
class AsksForSolution extends Error {}
const cache = {
  read(): never {
    throw new AsksForSolution();
  },
  write: () => undefined,
};

for (const system of await loadSystems()) {
  const rules = system.standardRules;
  const record = system.play({ rules, seed: 42, coach: system.defaultCoach, names: {}, cache });
  const base = {
    system,
    rules,
    records: [record],
    paper: "letter",
    names: {},
    templates,
    fonts,
    cache,
    single: true,
  } as const;
  for (const { id: theme } of THEMES) {
    for (const spec of system.sheets) {
      for (const fill of ["blank", "filled"] as const) {
        try {
          await buildSheet({ ...base, theme, fill }, spec);
        } catch (error) {
          if (!(error instanceof AsksForSolution)) throw error;
        }
      }
    }
  }
}
writeFileSync(new URL("../figures.json", import.meta.url), JSON.stringify(drawnFigures()));
