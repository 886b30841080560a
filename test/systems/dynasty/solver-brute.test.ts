/** One season with three dice against brute force over the engine's own steps and ordered dice. */
import { describe, expect, it } from "vitest";
import { resolveRules } from "../../../src/systems/dynasty/rules/index.js";
import { firstStanding, solve, valueAt } from "../../../src/systems/dynasty/solver/index.js";
import { bruteForce } from "./solver-brute.js";
import { position } from "./scripted.js";

describe("one season, three dice, up to one point", () => {
  it("has the value found by plain enumeration", () => {
    const setup = { seasons: 1, contractYears: 1, diceMax: 3, influenceMax: 1, influence: 1 };
    const rules = resolveRules({ tables: { setup } });
    const levels = [0, 1];
    const found = bruteForce(
      rules,
      levels.map((influence) => position({ influence }, rules)),
    );
    const solution = solve(rules, "points");
    levels.forEach((influence, i) => {
      expect(valueAt(rules, solution, { ...firstStanding(rules), influence })).toBeCloseTo(found[i], 9);
    });
  });
});
