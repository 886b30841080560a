/** Numbers of the rulings that make games realistic: what the preset `season` adds to the rulebook. */

/** How much a tight red zone moves white in the defense's favor: down on passes, up on runs. */
export const TIGHT_RED_ZONE = { pass: 5, run: 2 } as const;

/**
 * What the down adds to the play-call number, except in short yardage. In 2019, as in 2015-19, first downs of a row had
 * 2 more numbers of runs, and third and fourth downs 4 to 8 fewer; the row's total stays the same. Third and long still
 * has its draws (4% and 8% in 2019, `npm run bench -- realism DIR --figures`): a number is at least 1. Second and 1 to
 * 3 has 62% runs, first and more than 10 has 32%, as on any down of its row.
 */
export const CALLS_BY_DOWN = { first: 2, late: -7, short: 3 } as const;

/**
 * Yards to go for which gains are measured; the highest yellow at which a gain of exactly that is a yard short, and the
 * lowest at which it is a yard past.
 */
export const MEASURED = { from: 2, to: 10, short: 7, past: 18 } as const;

/**
 * Adjustment of white in the offense's favor: two scores behind from the third quarter on, two scores ahead from 10:00
 * of the fourth on, and ahead in its last three minutes. In 2010-18 a play gained 5.5 yards in the third quarter when
 * two scores behind; in the fourth 5.4 until 10:00 and 4.8 until 5:00 when two ahead, and with any lead 4.2 in the last
 * three minutes and 3.6 in the last two.
 */
export const GIVEN_GROUND = { behind: 1, ahead: -2, from: 600, late: -3, end: 180 } as const;

/**
 * Adjustment of white for the offense on second down. With 2, replays of 2010, 2013, 2016 and 2018 made 4% too few first
 * downs on first down and 4% too many on second, and third downs were 1.4% too few; with 1 they were 1% off. With 0, third
 * downs were right there, but too many in 2014 and 2019.
 */
export const SECOND_DOWN = 1;

/**
 * The same on third and fourth down, by yards to go. With the same white at all distances, third downs of 2009-19 were
 * converted .03 to .05 more often with 2 to 6 to go than the actual ones, and .03 less with more.
 */
export const LATE_DOWN = [
  { to: 6, adjust: -1 },
  { to: 10, adjust: 1 },
  { to: 99, adjust: 2 },
] as const;
/**
 * What fourth down adds with more than `over` yards to go: defenses guard against the long gain. In 2010-19 the actual teams made
 * 33% of third downs with 7 to 10 to go and 34% of such fourth downs, with more 17 and 21%; replays without this 32, 28, 16 and 14%.
 */
export const LONG_FOURTH = { over: 6, adjust: 3 } as const;

/** Lowest yellow that turns a sack on first or second down into an INC, and an INC on third or fourth down into a sack. */
export const PASS_RUSH = { thrownAway: 17, sacked: 19 } as const;

/**
 * How much a shorter field lowers white on passes and raises it on runs, by yards to the goal, closest first. In 2019
 * passes were caught on .59 of all drop-backs before the 35, on .55 to the 16, .51 to the 11 and .46 from there
 * (`scripts/situations.mjs`); in 2010-14 on .57, .53, .52, .48 and, from the 5, .46.
 */
export const GRADED_FIELD = [
  { to: 5, pass: 9, run: 1 },
  { to: 10, pass: 7, run: 1 },
  { to: 15, pass: 4, run: 1 },
  { to: 35, pass: 2, run: 0 },
] as const;
/** Yards to the goal from which runs get harder by 1. */
export const GRADED_RUNS = Math.max(...GRADED_FIELD.filter(({ run }) => run > 0).map(({ to }) => to));

/**
 * What down and distance add to the play-call number, and its value on late downs with more than 3 yards to go. In 2009-17
 * runs were 49% of 1st and 10, and on second down 70% with 1 yard to go, 58% with 2 or 3, 47% with 4 to 6, 35% with 7 to 9
 * and 37% with 10; without numbers for the last two, replays had 47 and 23%. In 2019 they were 22% of third downs with 2 or
 * 3 yards to go, 6% of those with 4 to 10 and 10% of longer ones (`scripts/situations.mjs`); in 2010-14 they were 23%, 7%
 * and 11%.
 */
export const CALLS_BY_DISTANCE = {
  first: 1,
  inches: 4,
  short: 2,
  long: -3,
  ten: 3,
  late: -6,
  passing: 1,
  draw: 2,
} as const;
/** Yards to go on second down: the most of short yardage, the least of long, and those after an incompletion. */
export const SECOND_DISTANCES = { short: 3, long: 7, ten: 10 } as const;
/** Maximum yards to go for short yardage on a late down, and for a pass before it becomes a draw. */
export const LATE_DISTANCES = { short: 3, passing: 10 } as const;

/**
 * Adjustment of the seconds of a play in bounds by score and clock; time limits in seconds left. In 2019 the next play
 * came 35 seconds after one in bounds, 37 if the offense led in the fourth quarter, 32 if it was two scores behind, 25
 * from 8:00 on, 16 in its last three minutes and 15 in the last two of the half (`scripts/situations.mjs`); in 2010-14
 * it was 34, 36, 31, 26, 17 and 16. A replayed hurried play of 15 seconds took 13 with its stops, the actual one 16.
 */
export const TEMPO = { hurried: 18, ahead: 3, behind: -4, late: -8, from: 480, end: 180, half: 120 } as const;

/**
 * Yards to the goal from which a sack with this yellow is an INC, and the yellow that sacks a team two scores behind.
 * In 2019 sacks were 6.8% of drop-backs, 5.5% from the 35 on, and in the third quarter 7.9% when two scores behind and
 * 5.3% when two ahead (`scripts/situations.mjs`); in 2010-14 they were 6.4%, 5.6%, 7.1% and 5.5%.
 */
export const RUSH_BY_SCORE = { near: 35, thrownAway: 12, sacked: 20 } as const;

/**
 * Highest yellow at which a carrier behind his goal line concedes a safety: if all were safeties, a team would have
 * .056 per game; in 2019 there were .033 (`scripts/situations.mjs`), in 2015-19 .028.
 */
export const OWN_GOAL = 10;

/** Longest field goals of each group of `LONG_KICKS`, in yards; none from farther away. */
export const KICK_LENGTHS = [51, 52, 53, 54, 55, 57] as const;
/**
 * Highest coach's die (a d20) at which a fourth-down kick is a field goal instead of a punt, by length and by the first
 * season of an era. From the kicks of 2009-11, 2012-17, and 2018 and 2019 (`scripts/situations.mjs`): field goals were
 * 80 to 98% of those from 51 yards, 41 to 60% from 53 and 54, and 2 to 10% from 56 and 57.
 */
export const LONG_KICKS = [
  { from: 2018, upTo: [19, 18, 17, 13, 6, 2] },
  { from: 2012, upTo: [19, 17, 12, 9, 5, 2] },
  { from: 2009, upTo: [17, 14, 8, 6, 1, 0] },
] as const;
/** Yards per twentieth of `tries` under this ruling. */
export const TRY_YARDS = 2;
