/** Four downs to make ten yards. */
import { yardsToGoal, type Spot } from "./field.js";

export const DOWNS = 4;

/** The state of a series: which try it is and how far the line to gain is. */
export interface Series {
  /** 1 to 4. */
  readonly down: number;
  /** Yards to the line to gain, at least 1; never beyond the goal line. */
  readonly toGo: number;
}

/** Yards to gain on a first down: ten, or the goal when it is nearer. */
export const firstDownYards = (spot: Spot): number => Math.min(10, yardsToGoal(spot));

/** What a gain does to the series: a new one, the next down, or the ball goes over. */
export function seriesAfter({ down, toGo }: Series, gain: number): "first" | "next" | "over" {
  if (gain >= toGo) return "first";
  return down < DOWNS ? "next" : "over";
}

/** `7`; `G` when only the goal line makes a first down. */
export const toGoText = (spot: Spot, toGo: number): string => (toGo >= yardsToGoal(spot) ? "G" : `${toGo}`);

const ORDINALS = ["1st", "2nd", "3rd", "4th"];

/** `3rd & 7`; `1st & goal` when only the goal line makes a first down. */
export function nameSeries({ down, toGo }: Series, spot?: Spot): string {
  const goal = spot !== undefined && toGo >= yardsToGoal(spot);
  return `${ORDINALS[down - 1] ?? `${down}th`} & ${goal ? "goal" : toGo}`;
}
