/** The schedule of a season, and each team's number in it. */
import { turned, type Rounds } from "../../../league/schedule.js";
import { SCHEDULES, type LeagueSize, type ScheduleSpec } from "../rules/index.js";

/** Alternates: A plays the weeks in reverse order, B swaps home and away, C does both. */
export const ALTERNATES = ["standard", "A", "B", "C"] as const;
export type Alternate = (typeof ALTERNATES)[number];

export interface SeasonSchedule {
  readonly alternate: Alternate;
  /** Schedule number of each team, by its position in the league (divisions in order). */
  readonly numbers: readonly number[];
}

/** Order in which the divisions take the schedule's blocks, one row per rotation. */
const BLOCK_ORDERS: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [
    [0, 1],
    [1, 0],
  ],
  3: [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ],
  4: [
    [0, 1, 2, 3],
    [1, 0, 3, 2],
    [2, 3, 0, 1],
    [3, 2, 1, 0],
  ],
};

/**
 * The schedule of a season (1 = the first). Every season, numbers shift by one, in every second division backward; after all shifts the
 * divisions swap blocks, then the alternates follow.
 */
export function scheduleOf(size: LeagueSize, season: number): SeasonSchedule {
  const { divisions } = SCHEDULES[size];
  const teams = size / divisions.length;
  const orders = BLOCK_ORDERS[divisions.length];
  const turn = season - 1;
  const shift = turn % teams;
  const order = orders[Math.floor(turn / teams) % orders.length];
  const alternate = ALTERNATES[Math.floor(turn / (teams * orders.length)) % ALTERNATES.length];
  const numbers = Array.from({ length: size }, (_, place) => {
    const division = Math.floor(place / teams);
    const step = division % 2 === 0 ? shift : teams - shift;
    return divisions[order[division]].from + (((place % teams) + step) % teams);
  });
  return { alternate, numbers };
}

/** Weeks of a schedule under an alternate. */
export function weeksOf(spec: ScheduleSpec, alternate: Alternate): Rounds {
  const reversed = alternate === "A" || alternate === "C";
  const swapped = alternate === "B" || alternate === "C";
  const weeks = reversed ? [...spec.weeks].reverse() : spec.weeks;
  return swapped ? weeks.map((week) => week.map(turned)) : weeks;
}
