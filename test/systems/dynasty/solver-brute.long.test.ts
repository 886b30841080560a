/** Two seasons with three dice, under many rulings, against brute force over the engine's own steps. */
import { describe, expect, it } from "vitest";
import { resolveRules, type HouseRules, type Switches } from "../../../src/systems/dynasty/rules/index.js";
import { firstStanding, solve, valueAt } from "../../../src/systems/dynasty/solver/index.js";
import { bruteForce } from "./solver-brute.js";
import { position } from "./scripted.js";

describe("brute force over the engine", () => {
  const compare = (switches: Partial<Switches>, setup: NonNullable<HouseRules["tables"]>["setup"]): void => {
    const rules = resolveRules({ switches, tables: { setup } });
    const levels = Array.from({ length: rules.tables.setup.influenceMax + 1 }, (_, i) => i);
    const starts = levels.map((influence) => position({ influence }, rules));
    const found = bruteForce(rules, starts);
    const solution = solve(rules, "points");
    levels.forEach((influence, i) => {
      expect(valueAt(rules, solution, { ...firstStanding(rules), influence })).toBeCloseTo(found[i], 9);
    });
  };

  // A contract of one year: extensions, earned and bought, decide whether there is a second season.
  const twoSeasons = { seasons: 2, contractYears: 1, diceMax: 3 };

  it("two seasons, three dice, two points", () => compare({}, { ...twoSeasons, influenceMax: 2, influence: 2 }));

  it.each<Partial<Switches>>([
    { firstRollSurvivesCoachChange: true },
    { mustTakeBest: false },
    { nothingWins: "natural" },
    { naturalSix: "firstRollOnly" },
    { boughtStacks: false },
    { buyBeforeGain: false },
    { extendWindow: "duringPhasesOnly" },
    { newModsAfterReroll: false },
    { frontOfficeOn: "natural" },
  ])("two seasons, three dice, one point, %o", (switches) => {
    compare(switches, { ...twoSeasons, influenceMax: 1, influence: 1 });
  });
});
