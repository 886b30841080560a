/**
 * Part of `npm run build`: work done in advance for users. The figures of every built-in sheet in every theme are drawn into
 * dist/figures.json, the built-in templates and sample teams are parsed into dist/templates/ and dist/samples/, and the data of `pressbox
 * list` is written to dist/catalog.json.
 */
import "../../host/node.js";
import "../../sheet/figures/svg-canvas.js";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { teamsReadAhead } from "../../gamekit/own-teams.js";
import { buildSheet } from "../../print/build.js";
import { usualRequest } from "../../print/request.js";
import { loadFontFiles } from "../../host/node/fonts.js";
import { packageFile } from "../../host/node/place.js";
import { templatesFrom } from "../../host/node/templates.js";
import { drawnFigures } from "../../sheet/figures/canvas.js";
import { figuresText } from "../../sheet/figures/drawn-ahead.js";
import { FontBook } from "../../sheet/type/font-book.js";
import { THEMES } from "../../sheet/theme.js";
import { loadSystems } from "../../systems/index.js";
import { CATALOG, makeCatalog } from "../catalog.js";
import { studioList } from "./studio-list.js";
import { templatesAhead } from "./templates.js";

function writeText(parts: readonly string[], text: string): void {
  const file = packageFile("dist", ...parts);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const write = (parts: readonly string[], data: unknown): void => writeText(parts, JSON.stringify(data));

for (const [name, ahead] of templatesAhead()) write(["templates", `${name}.json`], ahead);

const fonts = new FontBook(loadFontFiles());
const templates = templatesFrom();

/** Solving a game takes seconds: skips sheets that need a solution, because their figures also occur on others. */
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
for (const [name, ahead] of teamsReadAhead()) write([name], ahead);
write([CATALOG], await makeCatalog());
write(["studio.json"], await studioList());
// Written last: its presence means that the build finished.
writeText(["figures.json"], figuresText(drawnFigures()));
