/** The result of a check as a shape: a tick, a flag, or a cross, readable in black and white. */
import type { FigureDraw } from "../../../sheet/drawing/brush.js";

export type CheckState = "holds" | "remark" | "fault";

const STROKES: Readonly<Record<CheckState, readonly (readonly [number, number, number, number])[]>> = {
  holds: [
    [-1.5, 0.1, -0.45, 1.25],
    [-0.45, 1.25, 1.6, -1.4],
  ],
  remark: [[-1, -1.6, -1, 1.8]],
  fault: [
    [-1.3, -1.3, 1.3, 1.3],
    [-1.3, 1.3, 1.3, -1.3],
  ],
};

export const checkSign: FigureDraw<CheckState> = {
  high: () => 3.6,
  wide: () => 3.4,
  draw({ w, h }, state, brush) {
    const [x, y] = [w / 2, h / 2];
    for (const [x1, y1, x2, y2] of STROKES[state])
      brush.line(x + x1, y + y1, x + x2, y + y2, {
        stroke: state === "holds" ? "accent" : "ink",
        weight: state === "remark" ? "rule" : 0.6,
      });
    if (state === "remark")
      brush.polygon(
        [
          [x - 1, y - 1.6],
          [x + 1.6, y - 0.6],
          [x - 1, y + 0.4],
        ],
        { fill: "ink" },
      );
  },
};
