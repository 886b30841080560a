import { flowLevel, type Flow, type Frame } from "../columns-flow.js";
import { num, report, type Env } from "../env.js";
import type { StoryBlock } from "../story/blocks.js";
import { compileStory } from "../story/compile.js";
import { makeSetting } from "../story/lines.js";
import type { StoryPiece } from "../story/piece.js";
import { defineMark } from "./mark.js";

export interface StoryProps {
  blocks: readonly StoryBlock[];
  /** Columns of all pages, in reading order, all of one width. */
  frames: readonly Frame[];
  /** Page to draw; the others' columns are only measured. */
  page: number;
  /** Wanted type size and the smallest allowed, points. */
  size: number;
  floor: number;
  leading: number;
}

/** Running text through columns and pages, at the largest size at which all of it fits. */
export const story = defineMark<StoryProps>({
  name: "story",
  summary: "headings, text, dice and tables that run through columns",
  required: ["blocks", "frames", "page"],
  defaults: { size: 8.5, floor: 7, leading: 1.3 },
  draw: (p, env) => {
    const { flow, size } = fitted(p, env);
    if (flow.over > 0) {
      report(env, "story-too-long", `the text is ${num(flow.over)} mm too long for its columns at ${num(size)} pt`, {
        hint: "shorten the text",
      });
    }
    return flow.placed
      .filter(({ frame }) => frame.page === p.page)
      .map(({ piece, frame, y }) => piece.draw(frame.x, y))
      .join("");
  },
});

function fitted(p: StoryProps, env: Env): { flow: Flow<StoryPiece>; size: number } {
  for (let size = p.size; ; size = Math.round((size - 0.1) * 10) / 10) {
    const pieces = compileStory(env, p.blocks, makeSetting(p.frames[0].w, size, p.leading));
    const flow = flowLevel(pieces, p.frames);
    if (flow.over === 0 || size - 0.1 < p.floor) return { flow, size };
  }
}
