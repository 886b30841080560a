/** Hundreds of games of a coach who does anything legal, move by move. */
import { describe, expect, it } from "vitest";
import { PRESET_RULES } from "../../../../src/systems/postcard/rules/index.js";
import { football } from "../../../../src/systems/postcard/coaches/plain.js";
import { chaos, trivial } from "./chaos.js";
import { checkGame, randomRules } from "./invariants.js";

describe("every game", () => {
  it.each(["strict", "balanced"] as const)("%s: 300 games of chaos follow the rules", (preset) => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      for (const event of checkGame(PRESET_RULES[preset], seed, chaos)) {
        seen.add(
          event.type === "rowEnd" ? `end ${event.result}` : event.type === "roll" ? `roll ${event.on}` : event.type,
        );
      }
    }
    // The games come to every kind of roll and to nearly every end: what is not seen is not checked.
    const rolls = ["challenge", "second", "pressure", "catch", "interception", "grounding", "contested", "strip"];
    for (const on of [...rolls, "tackle", "recovery", "block", "fake", "fieldGoal", "punt"])
      expect(seen).toContain(`roll ${on}`);
    expect([...seen].filter((name) => name.startsWith("end ")).length).toBeGreaterThanOrEqual(24);
  });

  it("150 games under all kinds of house rules do, too", () => {
    for (let seed = 0; seed < 150; seed++) checkGame(randomRules(seed), seed, seed % 2 ? chaos : trivial);
  });

  it("sensible coaches do, too", () => {
    for (let seed = 0; seed < 100; seed++) checkGame(PRESET_RULES.balanced, seed, football);
  });
});
