/** Every file that `npm run docs` writes; a test fails when one of them is stale. */
import type { GameSystem } from "../systems/contract.js";
import { drawPicture, PICTURES, type PictureSources } from "./pictures.js";
import { marksReference, svgSubsetReference, systemReference } from "./reference.js";

export interface DocFile {
  /** Path from the project's root. */
  readonly path: string;
  content(): string | Promise<string>;
}

export function docFiles(sources: PictureSources): DocFile[] {
  return [
    { path: "docs/templates.md", content: marksReference },
    { path: "docs/svg-subset.md", content: svgSubsetReference },
    ...sources.systems.map((system: GameSystem) => ({
      path: `docs/${system.id}.md`,
      content: () => systemReference(system),
    })),
    ...PICTURES.map((picture) => ({
      path: `assets/pictures/${picture.file}`,
      content: () => drawPicture(picture, sources),
    })),
  ];
}
