/**
 * Recorded figures over neutral ones (digest 5.1): games cut plays short at the goal line, force short depths and take plays back,
 * so a chart aims at the recorded figure divided by its factor. Measured of 32 rated teams over 2,048 games of our engine; to be
 * measured again when the game charts change. (The digest's own engine had 1.031, .924, 1.013, 1.036, .930 and .967.)
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
  completions: 1.003,
  interceptions: 0.961,
  sacks: 1.019,
  scrambles: 1.028,
  yardsPerCompletion: 0.925,
  yardsPerRush: 0.976,
};

/** What the situation table and fouls take off the play-call numbers of a game, on average (2.10, 5.1). */
export const SITUATION_MEAN = -0.62;

/**
 * Share of runs that a point of margin a game brings: who leads runs the clock out. The situation table does it again in every
 * game, so the charts are made without it.
 */
export const RUNS_OF_MARGIN = 0.0037;
