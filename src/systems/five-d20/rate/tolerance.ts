/** How near cells are to come, in the steepest descent (digest 5.12). */
export const TOLERANCE = {
  completions: 0.004,
  interceptions: 0.0012,
  sacks: 0.002,
  scrambles: 0.002,
  yardsPerCompletion: 0.12,
  yardsPerRush: 0.03,
} as const;
