/** Seconds that a team takes per play in bounds, from the number of plays in its games. */
import type { SideTotals } from "../totals.js";

/** Share of runs, and of completions and sacks, that end in bounds. */
const IN_BOUNDS = { run: 0.95, pass: 0.85 } as const;
/**
 * Seconds of a game available to plays, and the share of time left by clock-stopping plays that a play in bounds gets:
 * timeouts, warnings and ends of halves use some. Measured at 36 and 40 seconds over 3,072 games of our engine each;
 * adjusted on 15,360 games of 2019.
 */
const SHARED = 3315;
const TAKEN = 0.818;
/** Share of a team's difference in plays that pace explains; the rest comes from play style. */
const OWN = 0.9;
const [LEAST, MOST] = [25, 50] as const;

export interface BothSides {
  readonly own: SideTotals;
  readonly against: SideTotals;
}

export const playsOf = ({ pass, rushes, games }: SideTotals): number =>
  (pass.attempts + pass.sacks + rushes.attempts) / games;

/** Plays per game, both teams. */
export const bothPlays = ({ own, against }: BothSides): number => playsOf(own) + playsOf(against);

/** Number of a side's plays that end in bounds. */
const inBoundsOf = (side: SideTotals): number =>
  (IN_BOUNDS.run * side.rushes.attempts + IN_BOUNDS.pass * (side.pass.completions + side.pass.sacks)) /
  (playsOf(side) * side.games);

/** Baseline for a team's play count. */
interface PaceContext {
  /** Totals of the league, or of its era. */
  readonly league: SideTotals;
  /** The opponents' part in the plays of its games. */
  readonly met: number;
  /** Seconds of the league's games relative to those implied by their plays. */
  readonly level: number;
  /** Seconds of a play that stops the clock. */
  readonly stopped: number;
  /** Seconds added by the fit to the team's own games. */
  readonly added?: number;
}

/** From the totals of a team and its opponents: a game's plays average two paces, so a team must change twice its own part of a difference. */
export function paceOf(both: BothSides, { league, met, level, stopped, added = 0 }: PaceContext): number {
  const usual = 2 * playsOf(league);
  const plays = usual + 2 * OWN * (bothPlays(both) - met - usual);
  const share = (inBoundsOf(both.own) + inBoundsOf(both.against)) / 2;
  const seconds = stopped + (SHARED / plays - stopped) / (TAKEN * share);
  return Math.min(MOST, Math.max(LEAST, Math.round(level * seconds + added)));
}
