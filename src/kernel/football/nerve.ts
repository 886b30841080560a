/** How bold the coaches of an era are: on fourth down, and on two-point tries. */

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

/** The same from statistics of 2019: since about 2018, coaches go for it where they used to kick, and sooner for a touchdown. */
const NOW: Nerve = {
  table: [
    { from: 71, go: [3, 0, 0, 0, 0] },
    { from: 56, go: [6, 1, 1, 0, 0] },
    { from: 46, go: [12, 7, 3, 0, 0] },
    { from: 39, go: [18, 15, 9, 3, 1] },
    { from: 36, go: [18, 14, 12, 6, 2] },
    { from: 33, go: [18, 14, 11, 5, 2] },
    { from: 21, go: [15, 5, 2, 1, 0] },
    { from: 5, go: [13, 5, 1, 1, 0] },
    { from: 1, go: [16, 5, 2, 1, 0] },
  ],
  kick: 0.57,
  late: [
    { behind: 17, clock: 900, left: 60 },
    { behind: 9, clock: 480, left: 60 },
    { behind: 4, clock: 300, left: 60 },
    ...LATE,
  ],
};
export const BOLDEST = 2018;

/** Boldness of a season's coaches. @param season the year */
export const nerveOf = (season: number): Nerve => (season < BOLDEST ? USUAL : NOW);

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
  return n > 0 ? usual + bolder : 0;
}

/** Leads, counting the touchdown but not the try, at which two points help. */
const TWO_POINT_LEADS: ReadonlySet<number> = new Set([-2, -5, -10, -13, 1, 5]);

/**
 * Leads at which coaches of 2019 went for two in the third and fourth quarters; when ahead by 1 or 5, in the fourth. Of the tries of 2018-19,
 * 76 of 93 at -2, -5, -10 and -13 were for two points, but only 8 of 92 at -8 and -11 (`scripts/situations.mjs`, tries after halftime).
 */
const MODERN_LEADS: ReadonlySet<number> = new Set([-2, -5, -8, -10, -11, -13]);
/** In the fourth quarter, a team this far behind always goes for two. */
const MODERN_BEHIND = 18;

/**
 * True if coaches go for two.
 * @param ahead the team's lead after its touchdown
 * @param modern true for seasons since about 2018
 */
export function triesTwo(ahead: number, period: number, modern: boolean): boolean {
  const late = period >= 4;
  if (late && TWO_POINT_LEADS.has(ahead)) return true;
  return modern && period >= 3 && (MODERN_LEADS.has(ahead) || (late && ahead <= -MODERN_BEHIND));
}
