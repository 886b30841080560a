/** A power rating on an axis that all teams of a season share, with a bar of one standard error on each side. */
import type { FigureDraw } from "../../sheet/drawing/brush.js";

export interface RatingSpread {
  /** Shares of the width: the rating, the ends of its bar, and an average team. */
  readonly at: number;
  readonly low: number;
  readonly high: number;
  readonly zero: number;
  readonly hasError: boolean;
}

/** Height of the bar, as a share of the row; radius of the dot in millimeters. */
const BAR = 0.34;
const POINT = 0.85;

export const ratingSpread: FigureDraw<RatingSpread> = {
  draw({ w, h }, { at, low, high, zero, hasError }, brush) {
    const middle = h / 2;
    brush.line(zero * w, 0, zero * w, h, { weight: "hair" });
    if (hasError)
      brush.rect(low * w, middle - (h * BAR) / 2, (high - low) * w, h * BAR, {
        fill: "tint12",
        stroke: "accent",
        weight: "hair",
      });
    brush.circle(at * w, middle, POINT, { fill: "accent" });
  },
};
