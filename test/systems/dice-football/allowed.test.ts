/** What defenses allow: cards of a defense against an average offense, exactly. */
import { describe, expect, it } from "vitest";
import { averageOf } from "../../../src/systems/dice-football/rate/average.js";
import { eraOf } from "../../../src/systems/dice-football/rate/league.js";
import { solveDefense, type Allowed } from "../../../src/systems/dice-football/rate/scales.js";
import { SEASON_RULES, STANDARD_RULES, type DiceRules } from "../../../src/systems/dice-football/rules/index.js";

const YEAR = 2019;
const LEAGUE = eraOf(YEAR);
const GAMES = 16;

function defenseOf(allowed: Allowed, rules: DiceRules) {
  const average = averageOf(LEAGUE, rules);
  const made = solveDefense(
    { games: GAMES, front: "4-3", men: [], rushing: 0, sacks: 37, interceptions: 13 },
    allowed,
    average,
    rules,
  );
  const safety = made.roster.backs.find(({ position }) => position === "FS")!;
  return { made, last: safety.PD, yards: made.yardsPerCompletion - average.yardsPerCompletion };
}

describe("yards per completion allowed", () => {
  const others = { completion: LEAGUE.completion, interception: LEAGUE.interception, sack: LEAGUE.sack };

  it("derive from the free safety, whatever is completed", { timeout: 60_000 }, () => {
    for (const [completion, wanted] of [
      [LEAGUE.completion, -1.6],
      [LEAGUE.completion, 0],
      [LEAGUE.completion, 1.3],
      [LEAGUE.completion - 0.05, 1],
      [LEAGUE.completion + 0.04, -1],
    ] as const) {
      const { made, yards } = defenseOf({ ...others, completion, yardsPerCompletion: wanted }, SEASON_RULES);
      // A point of his is about .28 yards.
      expect(Math.abs(yards - wanted), `${completion}, ${wanted}`).toBeLessThan(0.18);
      expect(Math.abs(made.rates.completion - completion), `${completion}, ${wanted}`).toBeLessThan(0.008);
    }
  });

  it("have a weakest and a strongest free safety", { timeout: 60_000 }, () => {
    const [most, least] = [9, -9].map((yardsPerCompletion) =>
      defenseOf({ ...others, yardsPerCompletion }, SEASON_RULES),
    );
    expect([most.last, least.last]).toEqual([0, -20]);
    expect(most.yards).toBeGreaterThan(1.2);
    expect(least.yards).toBeLessThan(-3);
  });

  it("are those of all other teams if he changes nothing", { timeout: 60_000 }, () => {
    const [a, b] = [-1, 1].map((interception) =>
      defenseOf({ ...others, interception: LEAGUE.interception * (1 + interception / 5) }, STANDARD_RULES),
    );
    expect(Math.abs(a.yards - b.yards)).toBeLessThan(0.1);
  });
});
