/** What the strong coach does late in a game. */
import { describe, expect, it } from "vitest";
import { seededRoller } from "../../../src/kernel/dice/index.js";
import { strong } from "../../../src/systems/5d20/coaches/index.js";
import { pending } from "../../../src/systems/5d20/engine/index.js";
import { gameOf, position } from "./scripted.js";

describe("kicks off onside", () => {
  const game = gameOf();
  const kick = (behind: number, clock: number, period: number): unknown => {
    const state = position(game, { stage: "kickoff", driving: false, period, clock, score: { away: 0, home: behind } });
    return (strong.choose(pending(game, state), game, state, seededRoller(1)) as { kick: string }).kick;
  };
  it.each([
    ["a score behind, in the last three minutes", 8, [180, 1], [300, 181]],
    ["two scores behind, in the last five", 9, [300, 181, 1], [900, 301]],
    ["two scores behind at most", 16, [300], [301]],
    ["not where three scores are missing", 17, [], [300, 60]],
    ["not where nothing is missing", 0, [], [300, 60]],
  ] as const)("%s", (_, behind, onside, deep) => {
    for (const period of [4, 5]) {
      for (const clock of onside)
        expect([period, clock, kick(behind, clock, period)]).toEqual([period, clock, "onside"]);
      for (const clock of deep) expect([period, clock, kick(behind, clock, period)]).toEqual([period, clock, "deep"]);
    }
    for (const clock of onside) expect([clock, kick(behind, clock, 3)]).toEqual([clock, "deep"]);
  });
});
