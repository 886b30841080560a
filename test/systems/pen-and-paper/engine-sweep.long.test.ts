/** 20,000 games by seed. */
import { describe, expect, it } from "vitest";
import { simple, solo, strong } from "../../../src/systems/pen-and-paper/coaches/index.js";
import { playGame, replay } from "../../../src/systems/pen-and-paper/game-record.js";
import { STANDARD_RULES } from "../../../src/systems/pen-and-paper/rules/index.js";
import { houseRules } from "./engine-scripted.js";
import { chaos } from "./engine-chaos.js";
import { checkGame, randomGame, randomSwitches } from "./engine-invariants.js";

describe("20,000 games", () => {
  it("keep every invariant", { timeout: 600_000 }, () => {
    for (let seed = 0; seed < 20_000; seed++) {
      const coach = [simple, solo, chaos][seed % 3];
      checkGame(randomGame(STANDARD_RULES, seed), seed, { home: coach, away: simple });
    }
  });

  it("of a coach who answers anything legal, under house rules", { timeout: 600_000 }, () => {
    for (let seed = 0; seed < 3_000; seed++) {
      checkGame(randomGame(houseRules(randomSwitches(seed)), seed), seed, { home: chaos, away: chaos });
    }
  });

  it("of the strong coach, under house rules", { timeout: 600_000 }, () => {
    for (let seed = 0; seed < 60; seed++) {
      checkGame(randomGame(houseRules(randomSwitches(seed)), seed), seed, {
        home: strong,
        away: seed % 2 ? chaos : strong,
      });
    }
  });

  it("replay", { timeout: 600_000 }, () => {
    for (let seed = 0; seed < 1_000; seed++) {
      const { home, away, playoff } = randomGame(STANDARD_RULES, seed);
      const record = playGame({ home, away, playoff, seed, coaches: { home: simple, away: chaos } });
      expect(replay(record).issues, `seed ${seed}`).toEqual([]);
    }
  });
});
