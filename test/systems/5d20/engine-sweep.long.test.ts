/** 50,000 games without a broken invariant, some more by the laws of other years and under every other ruling, and average teams as closely as the digest measured them. */
import { expect, it } from "vitest";
import { strong } from "../../../src/systems/5d20/coaches/index.js";
import { sampleTeams } from "../../../src/systems/5d20/teams/sample-teams.js";
import { chaos, checkedGame } from "./engine-invariants.js";
import { averages } from "./league-average.js";
import { LEAGUE_AVERAGE, SWITCHES } from "../../../src/systems/5d20/rules/index.js";
import { BEARS, DOLPHINS } from "./fragments.js";
import { gameOf } from "./scripted.js";

it("25,000 games of good coaches are valid", () => {
  const [away, home] = sampleTeams();
  const game = gameOf({ away, home, switches: { homeField: "full" } });
  for (let seed = 100_000; seed < 125_000; seed++) checkedGame(game, seed, strong.choose);
});

it("25,000 games of any answers are valid, with constant timeouts", () => {
  const game = gameOf({ switches: { timeoutWindow: "always", hurry: "spike" } });
  for (let seed = 200_000; seed < 225_000; seed++) checkedGame(game, seed, chaos);
});

it("2,000 games with charts of 1985 are valid", () => {
  const game = gameOf({ away: BEARS, home: DOLPHINS });
  for (let seed = 300_000; seed < 302_000; seed++) checkedGame(game, seed, strong.choose);
});

for (const season of [1950, 1965, 1980, 2000, 2014, 2020, 2025]) {
  it(`1,000 games by the rules of ${season} are valid, half of them in playoffs`, () => {
    const home = { ...LEAGUE_AVERAGE, season };
    const [game, playoff] = [gameOf({ home }), gameOf({ home, playoff: true })];
    for (let seed = 400_000; seed < 400_500; seed++) {
      checkedGame(game, seed, strong.choose);
      checkedGame(playoff, seed, chaos);
    }
  });
}

for (const { id, values } of SWITCHES) {
  for (const { value } of values.slice(1)) {
    it(`500 games of ${id}: ${String(value)} are valid`, () => {
      const game = gameOf({ switches: { [id]: value } });
      for (let seed = 500_000; seed < 500_500; seed++) checkedGame(game, seed, chaos);
    });
  }
}

it("8,000 games: home wins 64.7%, with half the field 58%, without it half of them", () => {
  const wins = (homeField: "full" | "half" | "off") => averages(strong, 8000, { homeField }).homeWins.value;
  expect(Math.abs(wins("full") - 0.647)).toBeLessThan(0.017);
  expect(Math.abs(wins("half") - 0.58)).toBeLessThan(0.017);
  expect(Math.abs(wins("off") - 0.5)).toBeLessThan(0.017);
});
