/** Four downs to make ten yards. */
import { yardsToGoal, type Spot } from "./field.js";

export const DOWNS = 4;

/** The state of a series: the current down and the distance to the line to gain. */
export interface Series {
  /** 1 to 4. */
  readonly down: number;
  /** Yards to the line to gain, at least 1; never beyond the goal line. */
  readonly toGo: number;
}

/** Yards to gain on a first down: ten, or the goal when it is nearer. */
export const firstDownYards = (spot: Spot): number => Math.min(10, yardsToGoal(spot));

/** The result of a gain: a new series, the next down, or turnover on downs. */
export function seriesAfter({ down, toGo }: Series, gain: number): "first" | "next" | "over" {
  if (gain >= toGo) return "first";
  return down < DOWNS ? "next" : "over";
}

/** `7`; `G` in goal-to-go. */
export const toGoText = (spot: Spot, toGo: number): string => (toGo >= yardsToGoal(spot) ? "G" : `${toGo}`);

const ORDINALS = ["1st", "2nd", "3rd", "4th"];

/** `3rd & 7`; `1st & goal` in goal-to-go. */
export function nameSeries({ down, toGo }: Series, spot?: Spot): string {
  const goal = spot !== undefined && toGo >= yardsToGoal(spot);
  return `${ORDINALS[down - 1] ?? `${down}th`} & ${goal ? "goal" : toGo}`;
}
