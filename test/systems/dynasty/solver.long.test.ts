/** Every objective and ruling of digest section 5.3, 100,000 campaigns, and brute force over small campaigns. */
import { describe, expect, it } from "vitest";
import { simulate } from "../../../src/systems/dynasty/coaches/index.js";
import {
  resolveRules,
  STANDARD_RULES,
  type PartialTables,
  type Switches,
} from "../../../src/systems/dynasty/rules/index.js";
import {
  firstStanding,
  optimalCoach,
  solve,
  solveSummary,
  valueAt,
  type ExtraWindows,
} from "../../../src/systems/dynasty/solver/index.js";
import { bruteForce } from "./solver-brute.js";
import { position, ruling } from "./scripted.js";

describe("other objectives", () => {
  it("titles", () => {
    const { points, titles } = solveSummary(STANDARD_RULES);
    expect(points).toBeCloseTo(260.21187, 5);
    expect(titles).toBeCloseTo(11.22954374, 5);
  });

  it("at least one title", () => {
    expect(solve(STANDARD_RULES, "anyTitle").value).toBeCloseTo(0.99999918, 8);
  });

  it("season of the first title", () => {
    expect(solve(STANDARD_RULES, "firstTitle").value).toBeCloseTo(3.69372, 5);
  });

  it.each([
    [6, 0.94641],
    [7, 0.97094],
    [8, 0.98415],
    [10, 0.99526],
    [12, 0.99913],
    [15, 0.99994],
  ])("a title by the end of season %i", (seasons, printed) => {
    expect(Math.abs(solve(STANDARD_RULES, "anyTitle", { seasons }).value - printed)).toBeLessThan(1e-5);
  });
});

describe("other rulings", () => {
  it.each<[Partial<Switches>, number, number]>([
    [{ playoffMatch: "orBetter" }, 314.8901, 14.8302],
    [{ boughtExtensions: "none" }, 260.1041, 11.2253],
    [{ extendWindow: "notAfterLastRoll" }, 260.2085, 11.2294],
    [{ coachChange: "none" }, 157.86, 5.1561],
    [{ contract: "free" }, 260.2256, 11.2301],
  ])("%o", (switches, points, titles) => {
    const found = solveSummary(ruling(switches));
    expect(Math.abs(found.points - points)).toBeLessThan(1e-4);
    expect(Math.abs(found.titles - titles)).toBeLessThan(1e-4);
  });

  it.each<[ExtraWindows, number]>([
    [{ naturalSix: true }, 260.21245],
    [{ frontOffice: true }, 260.21566],
  ])("purchase window %o", (extraWindows, points) => {
    expect(solve(STANDARD_RULES, "points", { extraWindows }).value).toBeCloseTo(points, 5);
  });
});

describe("the optimal coach over 100,000 campaigns", () => {
  it("scores the solution's value within three standard errors", () => {
    const solution = solve(STANDARD_RULES, "points");
    const figures = simulate(STANDARD_RULES, optimalCoach(solution, STANDARD_RULES), 100_000, 1);
    expect(Math.abs(figures.mean - solution.value)).toBeLessThan(3 * figures.error);
  });

  it.each<Partial<Switches>>([
    { firstRollSurvivesCoachChange: true },
    { rerollScope: "all" },
    { offSeasonReroll: "both" },
    { naturalSix: "firstRollOnly" },
    { playoffMatch: "orBetter" },
    { mustTakeBest: false },
    { nothingWins: "natural" },
    { evenIsLosing: true },
    { betterResult: "winsOnly" },
    { betterResult: "lexicographic" },
    { boughtStacks: false },
    { extendWindow: "duringPhasesOnly" },
    { extendWindow: "notAfterLastRoll" },
    { voidCombined: "wholeResult" },
    { buyBeforeGain: false },
    { frontOfficeOn: "natural" },
    { newModsAfterReroll: false },
    { boughtExtensions: "none" },
    { coachChange: "none" },
    { contract: "free" },
  ])("plays %o as solved", (switches) => {
    const rules = ruling(switches);
    const solution = solve(rules, "points");
    const figures = simulate(rules, optimalCoach(solution, rules), 10_000, 7);
    expect(Math.abs(figures.mean - solution.value)).toBeLessThan(4 * figures.error);
  });
});

describe("brute force over the engine", () => {
  const compare = (switches: Partial<Switches>, setup: PartialTables["setup"]): void => {
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
  const twoSeasons = { seasons: 2, contractYears: 1, diceMax: 3, influenceMax: 3, influence: 2 };

  it.each<Partial<Switches>>([
    {},
    { firstRollSurvivesCoachChange: true },
    { mustTakeBest: false },
    { nothingWins: "natural" },
    { naturalSix: "firstRollOnly" },
    { boughtStacks: false },
    { buyBeforeGain: false },
    { extendWindow: "duringPhasesOnly" },
    { newModsAfterReroll: false },
    { frontOfficeOn: "natural" },
  ])("two seasons, three dice, %o", (switches) => compare(switches, twoSeasons));

  it("one season, four dice", () => {
    compare({}, { seasons: 1, contractYears: 1, dice: 4, diceMin: 4, diceMax: 4, influenceMax: 1, influence: 1 });
  });
});
