/** Exact chances of yard dice: exploding sums, and the foot race on top. */

/** Chances by yards: `odds[y]` is the chance of exactly y; the last entry holds everything above. */
export type YardOdds = Float64Array;

/** Yards counted separately; no play gains more than 99. */
export const MOST_YARDS = 130;

function oneDie(explodes: boolean, sides = 6): YardOdds {
  const odds = new Float64Array(MOST_YARDS + 1);
  let share = 1 / sides;
  for (let base = 0; base + sides - 1 <= MOST_YARDS; base += sides, share /= sides) {
    for (let face = 1; face < sides; face++) odds[base + face] += share;
    if (explodes) continue;
    odds[sides] += share;
    break;
  }
  return odds;
}

/** Chances of the sum of two independent amounts. */
export function addOdds(a: YardOdds, b: YardOdds): YardOdds {
  const odds = new Float64Array(MOST_YARDS + 1);
  for (let i = 0; i <= MOST_YARDS; i++) {
    if (a[i] === 0) continue;
    for (let j = 0; j <= MOST_YARDS; j++) odds[Math.min(MOST_YARDS, i + j)] += a[i] * b[j];
  }
  return odds;
}

const sums = new Map<string, YardOdds>();

/** Chances of `count` d6, exploding on 6 or not. */
export function yardOdds(count: number, explodes: boolean): YardOdds {
  const key = `${count}${explodes ? "!" : ""}`;
  let odds = sums.get(key);
  if (odds) return odds;
  if (count === 0) {
    odds = new Float64Array(MOST_YARDS + 1);
    odds[0] = 1;
  } else odds = count === 1 ? oneDie(explodes) : addOdds(yardOdds(count - 1, explodes), yardOdds(1, explodes));
  sums.set(key, odds);
  return odds;
}

/** Chance of `yards` or more. */
export function atLeast(odds: YardOdds, yards: number): number {
  let chance = 0;
  for (let y = yards; y <= MOST_YARDS; y++) chance += odds[y];
  return chance;
}

/** Chance that the runner wins one step of a foot race: his die is at least as high. */
export const FOOT_RACE_STEP = 21 / 36;

/** Shifts yards by a bonus, then runs the foot race from `from` yards in steps of ten. */
export function withRace(odds: YardOdds, bonus: number, from: number, step: number, once: boolean): YardOdds {
  const moved = new Float64Array(MOST_YARDS + 1);
  for (let y = 0; y <= MOST_YARDS; y++) moved[Math.min(MOST_YARDS, y + bonus)] += odds[y];
  const raced = Float64Array.from(moved);
  const entering = Float64Array.from(moved);
  for (let y = from; y < MOST_YARDS; y++) {
    // Yards gained by a won step race again, unless only one race is allowed.
    const racing = once ? moved[y] : entering[y];
    const next = Math.min(MOST_YARDS, y + step);
    const won = racing * FOOT_RACE_STEP;
    raced[y] -= won;
    raced[next] += won;
    entering[next] += won;
  }
  return raced;
}
