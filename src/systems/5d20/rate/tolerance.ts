/**
 * What one unit of error is in the steepest descent. Half of the digest's (5.12): seasons of few columns leave fewer cells to move,
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
