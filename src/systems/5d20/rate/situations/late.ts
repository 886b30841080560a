/**
 * What turns white on third and fourth down. A team's rates per play say little of how its gains fall on the downs: third downs that are
 * made keep a drive alive, so who made more of them had more plays and more yards of the same rates.
 */
import { LATE_MOST, type Switches, type TeamChart } from "../../rules/index.js";
import type { TeamRow } from "../../../../stats/index.js";
import type { ContextFigures, ContextKey } from "../context.js";
import { bounded, dealt } from "../figures.js";
import type { Sided } from "../sided.js";

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
 * How much of the rest is taken for the team's own, by the rule that games go by inside the 20: of 200 third downs chance alone makes a share that is .034 off. With all of it
 * yards of 2019 played again by the rules `season` correlated .94 with the records, with half .96 (4,096 games), and the third downs that a team makes went too far apart from
 * game to game (`npm run bench -- realism DIR --figures`).
 */
export const OWN_PART: Readonly<Record<Switches["redZone"], number>> = { printed: 1, tight: 1, graded: 0.5 };
/**
 * What a number makes in a team's season: of third downs, the share that is made; of the figures that a chart aims at, how much more or less they become.
 * Measured of the 32 teams of 2019 with numbers of 2 and -2 in turns, 10,240 games each way.
 */
const EACH = 0.0104;
const MOVED: Partial<ContextFigures> = { completions: 0.006, sacks: -0.033, interceptions: -0.013 };

/**
 * @param apart differences of the team's third downs to the league's, without what its opponents made of them
 * @param level the numbers of the league as a whole
 * @param part how much of what the rates do not bring is the team's own
 */
export function makeLate(apart: Sided, level = 0, part = 1): Late {
  const number = (side: keyof Sided): number =>
    // No -0: it would be printed.
    bounded(Math.round(level + (part * (1 - OF_RATES[side]) * apart[side]) / EACH), -LATE_MOST, LATE_MOST) || 0;
  return { own: number("own"), against: number("against") };
}

/**
 * Where third downs are not known, plays tell of them: who keeps his drives alive has more plays than his opponents. Numbers for each play a game
 * of the difference, as 2019's third downs go with its plays at the same yards a play.
 */
const OF_PLAYS: Sided = { own: 0.5, against: -0.4 };

/** @param apart differences of the team's plays and of its opponents' to the league's, without what the schedule made of them */
export function lateOfPlays(apart: Sided, level = 0): Late {
  const number = (side: keyof Sided): number =>
    // No -0: it would be printed.
    bounded(Math.round(level + OF_PLAYS[side] * (apart.own - apart.against)), -LATE_MOST, LATE_MOST) || 0;
  return { own: number("own"), against: number("against") };
}

/** Numbers of a team where nothing tells teams apart; none where they are 0. Both sides' are added, so halves go to the offense. */
export function evenNumbers(level: number, place: number): Sided | undefined {
  const both = dealt(2 * level, place);
  const own = Math.ceil(both / 2);
  // No -0: it would be printed.
  return both === 0 ? undefined : { own: own || 0, against: both - own || 0 };
}

/** What the number of a side makes of one of its figures, and the league's of all those it meets, as a share of the figure: a chart aims at the rest. */
export const lateMoves = (late: Late | undefined, level: number, side: keyof Sided, key: ContextKey): number =>
  ((late?.[side] ?? level) + level) * (MOVED[key] ?? 0);
