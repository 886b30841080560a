/** Leagues played on, step by step: a week or an off-season at a time, each handed out before the next one begins. */
import type { LeagueStep, Seasons } from "../contract/seasons.js";

export interface SeasonRun {
  readonly seasons: Seasons;
  readonly league: unknown;
  /** Stop when this many seasons are finished in all. */
  readonly years: number;
  /** Stop after that many steps at the latest. */
  readonly weeks?: number;
  /** Stop as soon as this is true of the league. */
  readonly until?: (league: unknown) => boolean;
  /** Hears of every step. What it throws ends the run; everything handed out before stands. */
  onStep(step: LeagueStep<unknown>): void;
}

export interface SeasonStop {
  readonly league: unknown;
  readonly steps: number;
  /** `open`: games wait for a person. */
  readonly why: "done" | "open";
}

/** Plays a league on until it has its years, its weeks are used up, it is where it should be, or a person has to play. */
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
