/** Numbers of the rulings that make games like real ones: what the preset `season` adds to the rulebook. */

/** By how much a tight red zone turns white to the good of the defense: down on passes, up on runs. */
export const TIGHT_RED_ZONE = { pass: 5, run: 2 } as const;

/**
 * What calls by down add to the play-call number, short yardage apart. In 2019, and in 2015-19 the same, a row's runs were 2 numbers more
 * on first downs and 4 to 8 less on third and fourth ones; together they leave a row's share of runs as it is. Third and long still has its draws (4 and 8 %
 * in 2019, `npm run bench -- realism DIR --figures`): a number does not come under 1. Second and 1 to 3 has runs on 62 %,
 * first and more than 10 on 32 %, as on any down of its row.
 */
export const CALLS_BY_DOWN = { first: 2, late: -7, short: 3 } as const;

/** Least and most yards to go where gains are measured, and yellow up to which a gain of just so many is a yard short. */
export const MEASURED = { from: 2, to: 10, short: 7 } as const;

/** What a fourth quarter turns white to the good of the offense: one that leads by two scores, one that is behind by two. */
export const GIVEN_GROUND = { ahead: -2, behind: 1 } as const;

/**
 * What second down adds to white for the offense. With the same white on all downs, second downs of 2019 made 4 % fewer first downs than in the records,
 * and third downs 8 % more (`npm run bench -- realism DIR --figures`).
 */
export const SECOND_DOWN = 2;

/** Least yellow that turns a sack on first or second down into an INC, and an INC on third or fourth down into a sack. */
export const PASS_RUSH = { thrownAway: 17, sacked: 19 } as const;

/**
 * What a field that gets shorter takes off white on passes and adds to it on runs: yards to the goal, the nearest first. In 2019 passes were caught on .59 of all
 * drop-backs before the 35, on .55 to the 16, .51 to the 11 and .46 from there (`scripts/situations.mjs`); in 2010-14 on .57, .53, .52, .48 and, from the 5, .46.
 */
export const GRADED_FIELD = [
  { to: 5, pass: 9, run: 1 },
  { to: 10, pass: 7, run: 1 },
  { to: 15, pass: 4, run: 1 },
  { to: 35, pass: 2, run: 0 },
] as const;
/** Yards to the goal from which runs are harder, by 1. */
export const GRADED_RUNS = Math.max(...GRADED_FIELD.filter(({ run }) => run > 0).map(({ to }) => to));

/**
 * What calls by down and distance add, and what they are on late downs with more than 3 yards to go. In 2019 runs were 22 % of third downs with 2 or 3 yards to go, 6 % of
 * those with 4 to 10 and 10 % of longer ones (`scripts/situations.mjs`); in 2010-14 they were 23, 7 and 11 %.
 */
export const CALLS_BY_DISTANCE = { first: 2, inches: 3, short: 2, late: -6, passing: 1, draw: 2 } as const;
/** Most yards to go that are short on a late down, and most that are a pass before they are a draw. */
export const LATE_DISTANCES = { short: 3, passing: 10 } as const;

/**
 * Seconds that score and clock make of a play in bounds: at most, more and less; ends in seconds left. In 2019 the next play came 35 seconds after one in bounds, 37 where the
 * offense led in the fourth quarter, 32 where it was two scores behind, 25 from 8:00 on, 16 in its last three minutes and 15 in the last two of the half
 * (`scripts/situations.mjs`); in 2010-14 34, 36, 31, 26, 17 and 16.
 */
export const TEMPO = { hurried: 15, ahead: 3, behind: -4, late: -8, from: 480, end: 180, half: 120 } as const;

/**
 * Yards to the goal from which a sack is an INC with so much yellow, and yellow that sacks a team two scores behind. In 2019 sacks were 6.8 % of drop-backs, 5.5 from
 * the 35 on, and in the third quarter 7.9 with two scores behind and 5.3 with two ahead (`scripts/situations.mjs`); in 2010-14 6.4, 5.6, 7.1 and 5.5.
 */
export const RUSH_BY_SCORE = { near: 35, thrownAway: 12, sacked: 20 } as const;

/** Yellow up to which a carrier behind his goal line concedes a safety: where all are safeties there are .056 in a team's game; in 2019 there were .033 (`scripts/situations.mjs`), in 2015-19 .028. */
export const OWN_GOAL = 10;

/**
 * Coach's die (a d20) up to which a fourth-down kick is a field goal and no punt, by its length in yards; from farther away none is. In 2019 they were 97 % of
 * those of 49 to 51 yards, 86 % to 54, 19 % to 57 and nothing beyond (`scripts/situations.mjs`).
 */
export const LONG_KICKS = [
  { to: 51, upTo: 20 },
  { to: 54, upTo: 17 },
  { to: 57, upTo: 4 },
] as const;
/** Yards that a twentieth of `tries` is worth by these. */
export const TRY_YARDS = 2;
