/**
 * What turns white on third and fourth down. A team's rates per play say little of how its gains fall on the downs: third downs that are
 * made keep a drive alive, so who made more of them had more plays and more yards of the same rates.
 */
import { LATE_MOST, type TeamChart } from "../rules/index.js";
import type { TeamRow } from "../../../stats/index.js";
import type { ContextFigures, ContextKey } from "./context.js";
import { bounded } from "./figures.js";
import type { Sided } from "./schedule.js";

export type Late = NonNullable<TeamChart["late"]>;

/**
 * Of a side's third downs, how many kept the drive alive: there, or on the fourth down after it.
 * @param fourths whether the fourth downs that were made are known of all teams
 */
export function thirdDowns(
  { thirdDownAttempts, thirdDownConversions, fourthDownConversions = 0 }: TeamRow,
  fourths: boolean,
): number | undefined {
  if (!thirdDownAttempts || thirdDownConversions === undefined) return undefined;
  return (thirdDownConversions + (fourths ? fourthDownConversions : 0)) / thirdDownAttempts;
}

/** How much of a team's difference in third downs made its rates per play bring by themselves: own, and allowed. */
const OF_RATES: Sided = { own: 0.4, against: 0.3 };
/**
 * What a number makes in a team's season: of third downs, the share that is made; of the figures that a chart aims at, how far they move.
 * Measured of the 32 teams of 2019 with numbers of 2 and -2 in turns, 10,240 games each way.
 */
const EACH = 0.0104;
const MOVED: Partial<ContextFigures> = { completions: 0.0038, sacks: -0.0021, interceptions: -0.0003 };

/** @param apart differences of the team's third downs to the league's, without what its opponents made of them */
export function makeLate(apart: Sided): Late {
  const number = (side: keyof Sided): number =>
    // No -0: it would be printed.
    bounded(Math.round(((1 - OF_RATES[side]) * apart[side]) / EACH), -LATE_MOST, LATE_MOST) || 0;
  return { own: number("own"), against: number("against") };
}

/** What the number of a side makes of one of its figures: a chart aims at the rest. */
export const lateMoves = (late: Late | undefined, side: keyof Sided, key: ContextKey): number =>
  (late?.[side] ?? 0) * (MOVED[key] ?? 0);
