/** Plays leagues on, one step at a time: a week or an offseason, each passed on before the next begins. */
import type { LeagueStep, Seasons } from "../contract/seasons.js";

export interface SeasonRun {
  readonly seasons: Seasons;
  readonly league: unknown;
  /** Stops when this many seasons are finished in all. */
  readonly years: number;
  /** Stops after at most this many steps. */
  readonly weeks?: number;
  /** Stops as soon as this is true. */
  readonly until?: (league: unknown) => boolean;
  /** Receives every step. Throwing ends the run; steps already passed on are kept. */
  onStep(step: LeagueStep<unknown>): void;
}

export interface SeasonStop {
  readonly league: unknown;
  readonly steps: number;
  /** `open`: games are waiting for a person. */
  readonly why: "done" | "open";
}

/** Plays a league until it has this many seasons, has played this many weeks, meets `until`, or needs a person. */
export function playSeasons({ seasons, league, years, weeks = Infinity, until, onStep }: SeasonRun): SeasonStop {
  let now = league;
  let steps = 0;
  for (; steps < weeks; steps++) {
    const { finished, open } = seasons.status(now);
    if (finished >= years || until?.(now)) break;
    if (open.length > 0) return { league: now, steps, why: "open" };
    const step = seasons.step(now);
    onStep(step);
    now = step.league;
  }
  return { league: now, steps, why: "done" };
}
