/** Every objective and ruling of digest section 5.3, and 100,000 campaigns. */
import { describe, expect, it } from "vitest";
import { simulate } from "./simulate.js";
import { STANDARD_RULES, type Switches } from "../../../src/systems/dynasty/rules/index.js";
import { optimalCoach, solve } from "../../../src/systems/dynasty/solver/index.js";
import type { ExtraWindows } from "../../../src/systems/dynasty/solver/windows.js";
import { ruling } from "./scripted.js";
import { solveSummary } from "./solver-summary.js";

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
    const figures = simulate(rules, optimalCoach(solution, rules), 4000, 7);
    expect(Math.abs(figures.mean - solution.value)).toBeLessThan(4 * figures.error);
  });
});
