/** 50,000 games without a broken invariant, and average teams as closely as the digest measured them. */
import { expect, it } from "vitest";
import { strong } from "../../../src/systems/5d20/coaches/index.js";
import { SAMPLE_TEAMS } from "../../../src/systems/5d20/teams/sample-teams.js";
import { chaos, checkedGame } from "./engine-invariants.js";
import { averages } from "./league-average.js";
import { gameOf } from "./scripted.js";

it("25,000 games of good coaches are sound", () => {
  const [away, home] = SAMPLE_TEAMS;
  const game = gameOf({ away, home, switches: { homeField: "full" } });
  for (let seed = 100_000; seed < 125_000; seed++) checkedGame(game, seed, strong.choose);
});

it("25,000 games of any answers are sound, timeouts asked for all the time", () => {
  const game = gameOf({ switches: { timeoutWindow: "always", hurry: "spike" } });
  for (let seed = 200_000; seed < 225_000; seed++) checkedGame(game, seed, chaos);
});

it("8,000 games: home wins 64.7 %, with half the field 58 %, without it half of them", () => {
  const wins = (homeField: "full" | "half" | "off") => averages(strong, 8000, { homeField }).homeWins.value;
  expect(Math.abs(wins("full") - 0.647)).toBeLessThan(0.017);
  expect(Math.abs(wins("half") - 0.58)).toBeLessThan(0.017);
  expect(Math.abs(wins("off") - 0.5)).toBeLessThan(0.017);
});
