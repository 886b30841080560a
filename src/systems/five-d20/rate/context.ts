/**
 * Recorded figures over neutral ones (digest 5.1): games cut plays short at the goal line, force short depths and take plays back,
 * so a chart aims at the recorded figure divided by its factor. Measured of two average teams over 8,000 games; to be measured
 * again when the game charts change.
 */
export interface ContextFactors {
  /** Completions an attempt. */
  readonly completions: number;
  readonly interceptions: number;
  /** Sacks and scrambles a drop-back. */
  readonly sacks: number;
  readonly scrambles: number;
  readonly yardsPerCompletion: number;
  /** Of designed runs. */
  readonly yardsPerRush: number;
}

export const CONTEXT_FACTORS: ContextFactors = {
  completions: 1.031,
  interceptions: 0.924,
  sacks: 1.013,
  scrambles: 1.036,
  yardsPerCompletion: 0.93,
  yardsPerRush: 0.967,
};

/** What the situation table takes off the play-call numbers of a game, on average (2.10, 5.1). */
export const SITUATION_MEAN = -0.37;
