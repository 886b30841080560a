/** A printer that is off: what its hardware does to a page, and what a person reads off its calibration sheet. */
import { CALIBRATION, printerOf } from "../../src/cli/print/printers.js";
import type { Size } from "../../src/kernel/units/index.js";
import { orientationOf } from "../../src/press/grid.js";
import type { Page } from "../../src/sheet/drawing/types.js";

export type Point = readonly [x: number, y: number];

/** What the hardware does: each side is stretched about the paper's corner and moved; millimeters of upright paper. */
export interface Hardware {
  readonly by: Point;
  readonly front: Point;
  readonly back: Point;
  readonly binding: "long-edge" | "short-edge";
  readonly landscape: "left" | "right";
}

/** A place of a page on the upright paper as it lies in the printer. */
export function onPaper([x, y]: Point, page: Size, { landscape }: Hardware): Point {
  if (orientationOf(page) === "portrait") return [x, y];
  return landscape === "left" ? [y, page.width - x] : [page.height - y, x];
}

/** Where the ink of a place comes out, as one looks at the front of the paper. */
export function inked(at: Point, page: Page, hardware: Hardware): Point {
  const [x, y] = onPaper(at, page, hardware);
  const { by, front, back, binding } = hardware;
  if (page.side !== "back") return [front[0] + by[0] * x, front[1] + by[1] * y];
  const paper = orientationOf(page) === "portrait" ? page : { width: page.height, height: page.width };
  const [u, v] = [back[0] + by[0] * x, back[1] + by[1] * y];
  return binding === "long-edge" ? [paper.width - u, v] : [u, paper.height - v];
}

const blank = (size: Size, side: "front" | "back"): Page => ({
  ...size,
  title: side,
  side,
  layers: { art: [], form: [], pencil: [], marks: [] },
});

/** What a person reads off the calibration sheet. */
export function readings(paper: Size, hardware: Hardware) {
  const { by, binding, landscape } = hardware;
  const front = blank(paper, "front");
  const middle: Point = [paper.width / 2, paper.height / 2];
  const cross = inked(middle, front, hardware);
  const scales = inked(middle, blank(paper, "back"), hardware);
  const [left] = inked([CALIBRATION.left, 0], front, hardware);
  const [, top] = inked([0, CALIBRATION.top], front, hardware);
  const [right, down] = [cross[0] - scales[0], scales[1] - cross[1]];
  return printerOf({
    left,
    top,
    across: by[0] * CALIBRATION.across,
    down: by[1] * CALIBRATION.down,
    // Seen from behind, one axis runs the other way.
    dx: binding === "long-edge" ? right : -right,
    dy: binding === "long-edge" ? down : -down,
    duplex: binding === "long-edge" ? "long" : "short",
    landscape,
  });
}

export const HARDWARE: readonly Hardware[] = (["long-edge", "short-edge"] as const).flatMap((binding) =>
  (["left", "right"] as const).map((landscape) => ({
    by: [0.997, 1.003],
    front: [1.2, -0.7],
    back: [2, -1.6],
    binding,
    landscape,
  })),
);
