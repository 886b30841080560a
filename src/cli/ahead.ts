/**
 * Part of `npm run build`, what need not wait for a person: the figures of every built-in sheet in every theme are drawn into
 * dist/figures.json, and the built-in templates are read into dist/templates/.
 */
import "../sheet/figures/svg-canvas.js";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildSheet, usualRequest } from "../build.js";
import { loadFontFiles } from "../data/fonts.js";
import { aheadFile, templatesFrom, type ReadAhead } from "../data/templates.js";
import { drawnFigures } from "../sheet/figures/canvas.js";
import { FontBook } from "../sheet/type/font-book.js";
import { THEMES } from "../sheet/theme.js";
import { compileTemplate } from "../sheet/template/compile.js";
import { loadSystems } from "../systems/index.js";

const texts = templatesFrom();
const names = texts.names();
const host: Parameters<typeof compileTemplate>[1] = {
  loadPartial: (name) => (names.includes(name) ? "ok" : "unknown"),
  templateNames: () => names,
};
for (const name of names) {
  const found = texts.read(name)!;
  const ahead: ReadAhead = { text: found.text, ...compileTemplate(found, host) };
  mkdirSync(path.dirname(aheadFile(name)), { recursive: true });
  writeFileSync(aheadFile(name), JSON.stringify(ahead));
}

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
  const base = usualRequest(system, { templates, fonts, cache }, { records: [record], single: true });
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
