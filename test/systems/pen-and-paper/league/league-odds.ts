/** Exact odds of league play by enumeration (digest sections 9.1 and 9.2). */
import type { PenAndPaperRules } from "../../../../src/systems/pen-and-paper/rules/index.js";
import { quarterOf } from "../../../../src/systems/pen-and-paper/league/index.js";

/** Points -> ways out of `sides` of one quarter at a modifier. */
export function quarterWays(rules: PenAndPaperRules, modifier: number): Map<number, number> {
  const sides = rules.switches.pointsTable === "classic" ? 6 : rules.tables.leagueGame.sides;
  const ways = new Map<number, number>();
  for (let die = 1; die <= sides; die++) {
    const { points } = quarterOf(rules, die, modifier);
    ways.set(points, (ways.get(points) ?? 0) + 1);
  }
  return ways;
}

/** Points -> probability of a whole game without overtime. */
export function gameDistribution(rules: PenAndPaperRules, modifier: number): Map<number, number> {
  const quarter = quarterWays(rules, modifier);
  const all = [...quarter.values()].reduce((sum, n) => sum + n, 0);
  let points = new Map<number, number>([[0, 1]]);
  for (let q = 0; q < rules.tables.leagueGame.quarters; q++) {
    const next = new Map<number, number>();
    for (const [before, p] of points)
      for (const [more, n] of quarter) next.set(before + more, (next.get(before + more) ?? 0) + (p * n) / all);
    points = next;
  }
  return points;
}
