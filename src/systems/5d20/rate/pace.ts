/** Seconds that a team takes for a play in bounds, from how many plays its games had. */
import type { SideTotals } from "./totals.js";

/** Of runs, and of completions and sacks, how many end in bounds (2.12). */
const IN_BOUNDS = { run: 0.95, pass: 0.85 } as const;
/**
 * Seconds of a game that plays share, those of a play that stops the clock, and how much of the rest a play in bounds takes:
 * timeouts, warnings and ends of halves cost some. Measured at 36 and 40 seconds over 3,072 games of our engine each; set anew by 15,360 games of 2019.
 */
const SHARED = 3315;
const STOPPED = 10;
const TAKEN = 0.818;
/** How much of a difference to the league the pace has to make; the rest comes of how a team plays. */
const OWN = 1.46;
const [LEAST, MOST] = [25, 50] as const;

export interface BothSides {
  readonly own: SideTotals;
  readonly against: SideTotals;
}

const playsOf = ({ pass, rushes, games }: SideTotals): number => (pass.attempts + pass.sacks + rushes.attempts) / games;

/** By the totals of a team and its opponents. @param league totals of the league, or of its era */
export function paceOf({ own, against }: BothSides, league: SideTotals): number {
  const usual = 2 * playsOf(league);
  const plays = usual * ((playsOf(own) + playsOf(against)) / usual) ** OWN;
  const inBounds =
    IN_BOUNDS.run * league.rushes.attempts + IN_BOUNDS.pass * (league.pass.completions + league.pass.sacks);
  const share = inBounds / (playsOf(league) * league.games);
  const seconds = STOPPED + (SHARED / plays - STOPPED) / (TAKEN * share);
  return Math.min(MOST, Math.max(LEAST, Math.round(seconds)));
}
