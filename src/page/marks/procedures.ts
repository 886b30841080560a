import { flowLevel, type Flow, type Frame } from "../columns-flow.js";
import { num, report, type Env } from "../env.js";
import { makeSetting } from "../story/lines.js";
import type { StoryPiece } from "../story/piece.js";
import { procedurePieces, type Procedure } from "../story/procedure-pieces.js";
import { defineMark } from "./mark.js";

export interface ProceduresProps {
  items: readonly Procedure[];
  /** Columns of one page in reading order, all of one width. */
  frames: readonly Frame[];
  /** Wanted type size and the smallest allowed, points. */
  size: number;
  floor: number;
  leading: number;
}

/** Procedures through columns, at the largest size at which all of them fit; none is torn apart. */
export const procedures = defineMark<ProceduresProps>({
  name: "procedures",
  summary: "numbered steps under bands, run through columns",
  required: ["items", "frames"],
  defaults: { size: 8.5, floor: 6.5, leading: 1.2 },
  draw: (p, env) => {
    const { flow, size } = fitted(p, env);
    if (flow.over > 0) {
      report(
        env,
        "story-too-long",
        `the steps are ${num(flow.over)} mm too long for their columns at ${num(size)} pt`,
        {
          hint: "shorten the text",
        },
      );
    }
    return flow.placed.map(({ piece, frame, y }) => piece.draw(frame.x, y)).join("");
  },
});

function fitted(p: ProceduresProps, env: Env): { flow: Flow<StoryPiece>; size: number } {
  for (let size = p.size; ; size = Math.round((size - 0.1) * 10) / 10) {
    const setting = makeSetting(p.frames[0].w, size, p.leading);
    const pieces = p.items.flatMap((item) => procedurePieces(env, item, setting));
    const flow = flowLevel(pieces, p.frames);
    if (flow.over === 0 || size - 0.1 < p.floor) return { flow, size };
  }
}
