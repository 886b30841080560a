/** Units of error, and the error that steepest descent minimizes. */
import type { PassFigures } from "./model.js";
import type { PassTargets } from "./targets.js";

/** The unit of error. It is strict: seasons with few columns leave fewer cells to move, and the proof allows 0.3% of attempts there as well. */
export const TOLERANCE = {
  completions: 0.002,
  interceptions: 0.0008,
  sacks: 0.0012,
  scrambles: 0.0015,
  yardsPerCompletion: 0.08,
  yardsPerRush: 0.03,
} as const;

const square = (x: number): number => x * x;

/** Distance of passing figures from their targets, excluding scrambles: a defense's follow its sacks. */
export const missOfThrows = (f: PassFigures, t: PassTargets): number =>
  square((f.completions - t.completions) / TOLERANCE.completions) +
  square((f.interceptions - t.interceptions) / TOLERANCE.interceptions) +
  square((f.sacks - t.sacks) / TOLERANCE.sacks) +
  square((f.yards / f.completions - t.yardsPerCompletion) / TOLERANCE.yardsPerCompletion);

export const missOf = (f: PassFigures, t: PassTargets): number =>
  missOfThrows(f, t) + square((f.scrambles - t.scrambles) / TOLERANCE.scrambles);
