/** Every file that `npm run docs` writes; a test fails if one is out of date. */
import type { GameSystem } from "../contract/game.js";
import { drawPicture, PICTURES, type PictureSources } from "./pictures.js";
import { drawExample } from "./block-pictures.js";
import { EXAMPLES } from "./examples.js";
import { sheetsReference, svgSubsetReference, systemReference, templatesReference } from "./reference.js";
import { statisticsReference } from "./statistics.js";

export interface DocFile {
  /** Path from the project's root. */
  readonly path: string;
  content(): string | Promise<string>;
}

export function docFiles(sources: PictureSources): DocFile[] {
  return [
    { path: "docs/templates.md", content: templatesReference },
    { path: "docs/svg-subset.md", content: svgSubsetReference },
    { path: "docs/statistics.md", content: () => statisticsReference(sources.systems) },
    ...sources.systems.map((system: GameSystem) => ({
      path: `docs/${system.id}.md`,
      content: () => systemReference(system, sources.templates),
    })),
    ...sources.systems.map((system: GameSystem) => ({
      path: `docs/${system.id}-sheets.md`,
      content: () => sheetsReference(system, sources),
    })),
    ...Object.entries(EXAMPLES).map(([name, example]) => ({
      path: `assets/pictures/blocks/${name}.svg`,
      content: () => drawExample(example, sources.fonts),
    })),
    ...PICTURES.map((picture) => ({
      path: `assets/pictures/${picture.file}`,
      content: () => drawPicture(picture, sources),
    })),
  ];
}
