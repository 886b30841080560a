/**
 * Adjustment of white on third and fourth down. A team's per-play rates do not say how its gains fall on the downs:
 * third-down conversions extend drives, so a team with more of them had more plays and more yards at the same rates.
 */
import { LATE_MOST, type Switches, type TeamChart } from "../../rules/index.js";
import type { TeamRow } from "../../../../stats/index.js";
import type { ContextFigures, ContextKey } from "../context.js";
import { bounded, dealt } from "../figures.js";
import type { Sided } from "../sided.js";

export type Late = NonNullable<TeamChart["late"]>;

/**
 * A side's third downs that kept the drive alive, there or on the fourth down after it.
 * @param fourths true if fourth-down conversions are known for all teams
 */
export function thirdDowns(
  { thirdDownAttempts, thirdDownConversions, fourthDownConversions = 0 }: TeamRow,
  fourths: boolean,
): number | undefined {
  if (!thirdDownAttempts || thirdDownConversions === undefined) return undefined;
  return (thirdDownConversions + (fourths ? fourthDownConversions : 0)) / thirdDownAttempts;
}

/** Share of a team's difference in third downs that its per-play rates already explain: own, and allowed. */
const OF_RATES: Sided = { own: 0.4, against: 0.3 };
/**
 * Share of the rest credited to the team, by red-zone rule: with 200 third downs, chance alone makes a share off by
 * .034. With all of it, yards of 2019 replayed with the rules `season` correlated .94 with the actual ones, with half
 * .96 (4,096 games), and a team's third-down conversions varied too much from game to game (`npm run bench -- realism
 * DIR --figures`).
 */
export const OWN_PART: Readonly<Record<Switches["redZone"], number>> = { printed: 1, tight: 1, graded: 0.5 };
/**
 * Effect of one number over a team's season: on the third-down conversion rate, and on the figures that a chart
 * targets, as fractions. Measured on the 32 teams of 2019 with numbers of 2 and -2 in turn, 10,240 games each way.
 */
const EACH = 0.0104;
const MOVED: Partial<ContextFigures> = { completions: 0.006, sacks: -0.033, interceptions: -0.013 };

/**
 * @param apart the team's third downs relative to the league's, without its opponents' effect
 * @param level numbers for the league as a whole
 * @param part share of the unexplained difference credited to the team
 * @param added fitted to the team's own games
 */
export function makeLate(apart: Sided, level = 0, part = 1, added: Sided = { own: 0, against: 0 }): Late {
  const number = (side: keyof Sided): number =>
    // Avoid -0, which would be printed.
    bounded(
      Math.round(level + added[side] + (part * (1 - OF_RATES[side]) * apart[side]) / EACH),
      -LATE_MOST,
      LATE_MOST,
    ) || 0;
  return { own: number("own"), against: number("against") };
}

/**
 * If third downs are unknown, plays indicate them: a team that extends drives has more plays than its opponents.
 * Numbers per play per game of difference, as 2019's third downs relate to its plays at equal yards per play.
 */
const OF_PLAYS: Sided = { own: 0.5, against: -0.4 };

/** @param apart plays of the team and of its opponents relative to the league's, without the schedule's effect */
export function lateOfPlays(apart: Sided, level = 0): Late {
  const number = (side: keyof Sided): number =>
    // Avoid -0, which would be printed.
    bounded(Math.round(level + OF_PLAYS[side] * (apart.own - apart.against)), -LATE_MOST, LATE_MOST) || 0;
  return { own: number("own"), against: number("against") };
}

/** A team's numbers when teams cannot be distinguished; none if they are 0. Both sides' are added, so halves go to the offense. */
export function evenNumbers(level: number, place: number): Sided | undefined {
  const both = dealt(2 * level, place);
  const own = Math.ceil(both / 2);
  // Avoid -0, which would be printed.
  return both === 0 ? undefined : { own: own || 0, against: both - own || 0 };
}

/** Effect of a side's number, and of the league's in all opponents, on one of its figures, as a fraction of the figure: a chart targets the rest. */
export const lateMoves = (late: Late | undefined, level: number, side: keyof Sided, key: ContextKey): number =>
  ((late?.[side] ?? level) + level) * (MOVED[key] ?? 0);
