/** The one list of what a template may call, by chapter; helpers, argument checks and docs derive from it. */
import { ART } from "./art.js";
import { BOXES } from "./boxes.js";
import type { Block } from "./call.js";
import { FRAMES } from "./frames.js";
import { FIELD_BLOCKS, MARK_BLOCKS } from "./leaves.js";
import { LOGIC } from "./logic.js";
import { PROSE_BLOCKS } from "./prose.js";
import { TABLES } from "./tables.js";

export const CHAPTERS: readonly { readonly title: string; readonly blocks: readonly Block[] }[] = [
  { title: "Boxes", blocks: [...BOXES, ...FRAMES] },
  { title: "Tables", blocks: TABLES },
  { title: "Text", blocks: PROSE_BLOCKS },
  { title: "Marks", blocks: MARK_BLOCKS },
  { title: "Fields", blocks: FIELD_BLOCKS },
  { title: "Drawings", blocks: ART },
  { title: "Logic", blocks: LOGIC },
];

export const BLOCKS: readonly Block[] = CHAPTERS.flatMap(({ blocks }) => blocks);
