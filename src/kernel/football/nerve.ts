/** How bold the coaches of an era are: on fourth down, and on two-point tries. */
import type { Dice } from "../dice/index.js";

/** Fourth-down behavior of an era's coaches. */
export interface Nerve {
  /** Go for it if the coach's die is N or less: rows by yards to the goal, columns by yards to gain (1, 2, 3-4, 5-7, 8+). */
  readonly table: readonly { readonly from: number; readonly go: readonly number[] }[];
  /** Minimum chance of a field goal at which coaches kick where a punt would do as well. */
  readonly kick: number;
  /**
   * Fourth quarter: if behind by at least `behind` points, with at most `clock` seconds left, at most `left` yards from the goal, three
   * points are not enough.
   */
  readonly late: readonly { readonly behind: number; readonly clock: number; readonly left: number }[];
}

const LATE: Nerve["late"] = [
  { behind: 9, clock: 300, left: 99 },
  { behind: 1, clock: 180, left: 99 },
];

/** When coaches since about 2018 need a touchdown: sooner than before. */
const SOONER: Nerve["late"] = [
  { behind: 17, clock: 900, left: 60 },
  { behind: 9, clock: 480, left: 60 },
  { behind: 4, clock: 300, left: 60 },
];

/** Yards to the goal that end the columns of `LATE_TRIES`. */
const LATE_FIELD = [39, 59, 79, 99] as const;

/**
 * Faces of a coach's d20 at which a team this far behind goes for it on fourth down in the fourth quarter with at most this many
 * seconds left, by yards to the goal. From the fourth downs of 2009, 2011 and 2013-18, field goals aside (`scripts/situations.mjs`).
 */
const LATE_TRIES: readonly { readonly behind: number; readonly clock: number; readonly go: readonly number[] }[] = [
  { behind: 17, clock: 60, go: [20, 19, 16, 8] },
  { behind: 17, clock: 120, go: [20, 17, 16, 8] },
  { behind: 17, clock: 240, go: [20, 16, 9, 4] },
  { behind: 17, clock: 300, go: [20, 16, 7, 1] },
  { behind: 17, clock: 480, go: [20, 15, 5, 1] },
  { behind: 17, clock: 900, go: [15, 10, 3, 0] },
  { behind: 9, clock: 120, go: [20, 20, 20, 19] },
  { behind: 9, clock: 180, go: [20, 20, 20, 15] },
  { behind: 9, clock: 240, go: [20, 18, 15, 12] },
  { behind: 9, clock: 300, go: [20, 18, 13, 3] },
  { behind: 9, clock: 480, go: [20, 15, 4, 1] },
  { behind: 4, clock: 120, go: [20, 20, 20, 18] },
  { behind: 4, clock: 180, go: [17, 19, 13, 3] },
  { behind: 4, clock: 240, go: [16, 9, 4, 0] },
  { behind: 1, clock: 120, go: [20, 20, 20, 19] },
  { behind: 1, clock: 180, go: [20, 15, 9, 6] },
  { behind: 1, clock: 240, go: [0, 8, 5, 0] },
];

/**
 * The same for one fourth down; undefined where score and clock do not matter yet.
 * @param left yards to the goal
 */
export function lateTries(behind: number, clock: number, left: number): number | undefined {
  const row = LATE_TRIES.find((at) => behind >= at.behind && clock <= at.clock);
  const n = row?.go[LATE_FIELD.findIndex((to) => left <= to)];
  return n === 0 ? undefined : n;
}

/** From statistics of the seasons 2009-16. */
const USUAL: Nerve = {
  table: [
    { from: 71, go: [1, 0, 0, 0, 0] },
    { from: 56, go: [2, 0, 0, 0, 0] },
    { from: 46, go: [7, 2, 0, 0, 0] },
    { from: 39, go: [14, 6, 3, 2, 0] },
    { from: 36, go: [17, 11, 8, 4, 1] },
    { from: 33, go: [17, 11, 5, 3, 2] },
    { from: 21, go: [13, 3, 2, 1, 0] },
    { from: 5, go: [11, 2, 1, 0, 0] },
    { from: 1, go: [14, 2, 1, 0, 0] },
  ],
  kick: 0.45,
  late: LATE,
};

/** Before this season, coaches went for it less often. */
const BOLDER = 1990;

/** The same from the fourth downs of 2018 and 2019: since about 2018, coaches go for it where they used to kick, and sooner for a touchdown. */
const NOW: Nerve = {
  table: [
    { from: 71, go: [2, 0, 0, 0, 0] },
    { from: 56, go: [5, 1, 1, 0, 0] },
    { from: 46, go: [12, 6, 3, 1, 0] },
    { from: 39, go: [18, 14, 6, 3, 1] },
    { from: 36, go: [19, 14, 13, 5, 2] },
    { from: 33, go: [15, 14, 9, 5, 1] },
    { from: 21, go: [15, 6, 2, 1, 0] },
    { from: 5, go: [15, 6, 2, 1, 0] },
    { from: 1, go: [17, 5, 2, 1, 0] },
  ],
  kick: 0.57,
  late: [...SOONER, ...LATE],
};
export const BOLDEST = 2018;

/** Boldness of a season's coaches. @param season the year */
export const nerveOf = (season: number): Nerve => (season < BOLDEST ? USUAL : NOW);

/** True if three points are not enough for a team this far behind. @param left yards to the goal */
export const needsTouchdown = (late: Nerve["late"], behind: number, clock: number, left: number): boolean =>
  late.some((at) => behind >= at.behind && clock <= at.clock && left <= at.left);

const columnOf = (toGo: number): number => (toGo <= 2 ? toGo - 1 : toGo <= 4 ? 2 : toGo <= 7 ? 3 : 4);

/**
 * The coach goes for it if a d20 shows this number or less; 0 = never.
 * @param left yards to the goal
 * @param bolder added to the number for a bold team
 */
export function goesOn(left: number, toGo: number, season: number, bolder = 0): number {
  const row = nerveOf(season).table.find(({ from }) => left >= from)!;
  const n = row.go[columnOf(toGo)];
  const usual = season < BOLDER ? Math.round(n * 0.6) : n;
  return n > 0 ? Math.min(20, usual + bolder) : 0;
}

/** Leads, counting the touchdown but not the try, at which two points help in the fourth quarter. */
const TWO_POINT_LEADS: ReadonlySet<number> = new Set([-2, -5, -10, -13, 1, 5]);

/**
 * True if two points help: in the fourth quarter, at some leads.
 * @param ahead the team's lead after its touchdown
 */
export const twoHelps = (ahead: number, period: number): boolean => period >= 4 && TWO_POINT_LEADS.has(ahead);

/** Tries of 20 for two points, before 2015, in 2015-17, and since 2018: kicks moved back in 2015. */
type ByEra = readonly [usual: number, longer: number, bold: number];
const LONGER_KICKS = 2015;
const FIRST_HALF: ByEra = [0, 0, 1];
/**
 * Third quarter, then fourth and overtime: by lead, counting the touchdown but not the try. `far` is a lead lower than
 * all others. From the tries of 2009-14, 2015-17 and 2018-19 (`scripts/situations.mjs`); leads with few tries pool
 * seasons. All others kick.
 */
const THIRD: { readonly far: ByEra; readonly leads: Readonly<Record<number, ByEra>> } = {
  far: [2, 4, 4],
  leads: {
    [-18]: [2, 8, 8],
    [-13]: [0, 7, 7],
    [-12]: [1, 5, 5],
    [-10]: [2, 18, 18],
    [-5]: [4, 7, 7],
    [-2]: [6, 11, 16],
    1: [9, 9, 9],
    4: [0, 5, 5],
    5: [5, 8, 8],
    12: [2, 6, 6],
  },
};
const FOURTH: typeof THIRD = {
  far: [3, 5, 8],
  leads: {
    [-18]: [15, 14, 18],
    [-17]: [2, 6, 6],
    [-16]: [7, 7, 7],
    [-13]: [14, 19, 19],
    [-12]: [5, 9, 9],
    [-11]: [0, 0, 2],
    [-10]: [19, 19, 19],
    [-9]: [0, 2, 5],
    [-8]: [0, 0, 3],
    [-5]: [17, 19, 20],
    [-2]: [19, 19, 19],
    [-1]: [0, 2, 3],
    1: [17, 20, 20],
    4: [17, 17, 17],
    5: [17, 17, 20],
    12: [12, 14, 20],
    19: [2, 6, 6],
  },
};
/** Behind by more than this, the lead is `far`. */
const FAR_BEHIND = 18;

/**
 * The coach goes for two if a d20 shows this number or less; 0 = never.
 * @param ahead the team's lead after its touchdown
 */
export function goesForTwo(ahead: number, period: number, season: number): number {
  const { far, leads } = period >= 4 ? FOURTH : THIRD;
  const row = period <= 2 ? FIRST_HALF : ahead < -FAR_BEHIND ? far : leads[ahead];
  return row?.[season >= BOLDEST ? 2 : season >= LONGER_KICKS ? 1 : 0] ?? 0;
}

/** True if the coach's d20 shows this number or less; a sure thing takes no roll. */
export const coachRolls = (n: number, dice: Dice): boolean => n >= 20 || (n > 0 && dice.die(20) <= n);
