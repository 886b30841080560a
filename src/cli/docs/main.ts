/** `npm run docs`: rewrites docs/ and assets/pictures/ from the code. */
import "../../host/node.js";
import "../../sheet/figures/svg-canvas.js";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { loadFontFiles } from "../../host/node/fonts.js";
import { packageFile } from "../../host/node/place.js";
import { templatesFrom } from "../../host/node/templates.js";
import { docFiles } from "../../docs/index.js";
import { memoryCache } from "../../kernel/cache/index.js";
import { FontBook } from "../../sheet/type/font-book.js";
import { loadSystems } from "../../systems/index.js";

const sources = {
  systems: await loadSystems(),
  templates: templatesFrom(),
  fonts: new FontBook(loadFontFiles()),
  cache: memoryCache(),
};
for (const file of docFiles(sources)) {
  const target = packageFile(file.path);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, await file.content());
  process.stdout.write(`${file.path}\n`);
}
