/** Lines from the games of a round to those of the next, in the gap between two columns of a bracket. */
import type { FigureDraw } from "../../sheet/drawing/brush.js";

/** From a game to its winner's next game; heights as shares of the column. */
export interface BracketLine {
  readonly from: number;
  readonly to: number;
}

export const bracketLines: FigureDraw<readonly BracketLine[]> = {
  wide: () => 6,
  draw({ w, h }, lines, brush) {
    const look = { stroke: "accent", weight: "frame" } as const;
    for (const { from, to } of lines) {
      brush.line(0, from * h, w / 2, from * h, look);
      if (from !== to) brush.line(w / 2, from * h, w / 2, to * h, look);
      brush.line(w / 2, to * h, w, to * h, look);
    }
  },
};
