/** What is off, and by how much: what the steepest descent makes least. */
import type { PassFigures } from "./model.js";
import type { PassTargets } from "./targets.js";

/**
 * The unit of error. It is strict: seasons with few columns leave fewer cells to move,
 * and the proof allows .3 % of attempts there as well.
 */
export const TOLERANCE = {
  completions: 0.002,
  interceptions: 0.0008,
  sacks: 0.0012,
  scrambles: 0.0015,
  yardsPerCompletion: 0.08,
  yardsPerRush: 0.03,
} as const;

const square = (x: number): number => x * x;

/** How far figures of passes are from their targets, scrambles aside: those of a defense come with its sacks. */
export const missOfThrows = (f: PassFigures, t: PassTargets): number =>
  square((f.completions - t.completions) / TOLERANCE.completions) +
  square((f.interceptions - t.interceptions) / TOLERANCE.interceptions) +
  square((f.sacks - t.sacks) / TOLERANCE.sacks) +
  square((f.yards / f.completions - t.yardsPerCompletion) / TOLERANCE.yardsPerCompletion);

export const missOf = (f: PassFigures, t: PassTargets): number =>
  missOfThrows(f, t) + square((f.scrambles - t.scrambles) / TOLERANCE.scrambles);
