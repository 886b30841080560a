/** 50,000 games a preset, and how fast they go. */
import { describe, expect, it } from "vitest";
import { PRESET_RULES } from "../../../../src/systems/postcard/rules/index.js";
import { games, playGame, replay } from "../../../../src/systems/postcard/record.js";
import { chaos, trivial } from "./chaos.js";
import { checkGame, randomRules } from "./invariants.js";

const GAMES = 50_000;
const NAMES = { away: "Away", home: "Home" };

describe("50,000 games", () => {
  it.each(["strict", "balanced"] as const)("%s", { timeout: 1_200_000 }, (preset) => {
    const rules = PRESET_RULES[preset];
    const started = performance.now();
    for (let seed = 0; seed < GAMES; seed++) checkGame(rules, seed, chaos);
    const checked = performance.now();
    for (let seed = 0; seed < 10_000; seed++) games.hear({ ...NAMES, rules }, { seed, coaches: trivial });
    const bare = performance.now();
    for (let seed = 0; seed < 10_000; seed++) playGame({ ...NAMES, rules, seed, coaches: trivial });
    const full = performance.now();
    const speed = (games: number, ms: number): number => Math.round((games / ms) * 1000);
    const figures = `checked ${speed(GAMES, checked - started)}, bare ${speed(10_000, bare - checked)}, recorded ${speed(10_000, full - bare)}`;
    console.info(`${preset}: ${figures} games a second`);
    expect(speed(10_000, full - bare)).toBeGreaterThan(300);
  });

  it("replay, under all kinds of rules", { timeout: 600_000 }, () => {
    for (let seed = 0; seed < 2_000; seed++) {
      const record = playGame({ ...NAMES, rules: randomRules(seed), seed, coaches: chaos });
      expect(replay(record).issues, `seed ${seed}`).toEqual([]);
    }
  });
});
