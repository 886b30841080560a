/** What the solved game says about fourth down, by place and distance: the chart of a coach card. */
import { GOAL, type Step } from "../../engine/state.js";
import { DOWNS } from "./field.js";
import type { DownValues, PointsTable } from "./table.js";

export interface FourthDownRow {
  readonly spot: Step;
  /** By steps to go from 1; the last is goal to go where the goal line is near. */
  readonly options: readonly DownValues[];
}

/** Fourth down at every spot, with up to `most` steps to go. */
export const fourthDownChart = (table: PointsTable, most = 6): FourthDownRow[] =>
  Array.from({ length: GOAL + 1 }, (_, spot) => {
    const farthest = Math.max(1, Math.min(most, GOAL - spot));
    return { spot, options: Array.from({ length: farthest }, (_v, i) => table.fourthDown(spot, i + 1, DOWNS)) };
  });
