/** The exact solution against digest section 5.3, and the coach that plays from it. */
import { beforeAll, describe, expect, it } from "vitest";
import { simulate } from "./simulate.js";
import { resolveRules, STANDARD_RULES } from "../../../src/systems/dynasty/rules/index.js";
import {
  decodeSolution,
  encodeSolution,
  optimalCoach,
  rulesKey,
  solve,
  valueAt,
  type SolvedTable,
} from "../../../src/systems/dynasty/solver/index.js";
import { buildModel } from "../../../src/systems/dynasty/solver/model.js";
import { solveSeasonPhases } from "../../../src/systems/dynasty/solver/solve-season.js";
import { cache } from "../../helpers/cache.js";
import { position, ruling } from "./scripted.js";

const LEVELS = [0, 1, 2, 3, 4, 5, 6];
const numbers = (line: string): number[] => line.split(" ").map(Number);

let solution: SolvedTable;
const reports: [number, number][] = [];
beforeAll(() => {
  solution = solve(STANDARD_RULES, "points", { progress: (done, total) => reports.push([done, total]) });
  cache.write(`${rulesKey(STANDARD_RULES)}-points`, encodeSolution(solution));
});

describe("expected points", () => {
  it("reproduces the printed value", () => {
    expect(Math.abs(solution.value - 260.21187066)).toBeLessThan(1e-5);
    // The digest's second program: 260.211869.
    expect(solution.value).toBeCloseTo(260.211869433, 8);
  });

  it.each([
    [1, 3, "251.2434 256.2173 260.2119 263.5740 266.3137 268.3156 269.6806"],
    [1, 4, "262.8021 268.4465 273.0637 277.2491 280.7860 283.3931 285.1770"],
    [1, 5, "272.4183 277.7172 282.0621 285.3514 287.3134 288.0867 288.4397"],
    [11, 3, "123.6715 128.5783 132.3577 135.2833 137.3784 138.7902 139.8785"],
    [11, 4, "137.8402 143.2088 147.7009 151.3448 153.9740 155.7532 156.9937"],
    [11, 5, "149.4320 153.6118 156.4579 158.0718 158.7010 158.9868 159.0354"],
    [20, 3, "1.8646 3.2221 4.4666 5.5270 6.3254 6.8767 7.2592"],
    [20, 4, "6.6254 9.6875 12.2134 14.2578 15.7278 16.7205 17.4509"],
    [20, 5, "13.1445 15.6279 17.2073 18.0508 18.3754 18.5219 18.5469"],
  ])("has the values printed for season %i with %i dice", (season, dice, printed) => {
    const found = LEVELS.map((influence) =>
      valueAt(STANDARD_RULES, solution, { season, dice, influence, left: 5, prevWins: 3, prevDepth: 0 }),
    );
    numbers(printed).forEach((value, i) => expect(found[i]).toBeCloseTo(value, 4));
  });

  it.each([
    [3, ".5716 .8559 1.1626 1.4930 1.7819 1.7819 1.7819"],
    [4, "3.1271 4.6340 6.0039 7.1426 7.9089 7.9089 7.9089"],
    [5, "10.0731 13.4995 16.0119 17.6507 18.5483 18.5483 18.5483"],
  ])("has the values printed before the gain of season 20 with %i dice", (dice, printed) => {
    const phases = solveSeasonPhases(buildModel(STANDARD_RULES, "points"), 20, undefined);
    const found = phases[dice - 3].beforeGain.best.map((values) => values[0]);
    numbers(printed).forEach((value, i) => expect(found[i]).toBeCloseTo(value, 4));
  });

  it("reports every season", () => {
    expect(reports).toEqual(Array.from({ length: 20 }, (_, i) => [i + 1, 20]));
  });

  it("never values more influence or a longer contract less", () => {
    for (const dice of [3, 4, 5]) {
      for (const influence of LEVELS) {
        const at = (more: number, left: number): number =>
          valueAt(STANDARD_RULES, solution, {
            season: 3,
            dice,
            influence: Math.min(6, influence + more),
            left,
            prevWins: 9,
            prevDepth: 1,
          });
        expect(at(1, 3)).toBeGreaterThanOrEqual(at(0, 3));
        expect(at(0, 4)).toBeGreaterThanOrEqual(at(0, 3));
      }
    }
  });
});

describe("chance of a title by the end of a season", () => {
  it.each([
    [1, 0],
    [2, 0.33694],
    [3, 0.64748],
    [4, 0.81361],
    [5, 0.90045],
  ])("season %i", (seasons, printed) => {
    expect(solve(STANDARD_RULES, "anyTitle", { seasons }).value).toBeCloseTo(printed, 5);
  });
});

describe("a solution as bytes", () => {
  it("restores unchanged", () => {
    expect(decodeSolution(encodeSolution(solution), STANDARD_RULES)).toEqual(solution);
  });

  it("is rejected when cut short, changed, of another version or for other rules", () => {
    const bytes = encodeSolution(solution);
    for (const length of [0, 5, 11, 40, bytes.length - 8, bytes.length - 1]) {
      expect(decodeSolution(bytes.slice(0, length))).toBeUndefined();
    }
    for (const at of [0, 6, 8, 30, 5000, bytes.length - 1]) {
      const changed = bytes.slice();
      changed[at] ^= 4;
      expect(decodeSolution(changed)).toBeUndefined();
    }
    expect(decodeSolution(bytes, ruling({ playoffMatch: "orBetter" }))).toBeUndefined();
  });
});

describe("the key of a rule set", () => {
  it("depends on what changes a value, and nothing else", () => {
    const key = rulesKey(STANDARD_RULES);
    const { tables } = STANDARD_RULES;
    const worded = tables.offSeason.map((row) => ({ ...row, text: "other words" }));
    expect(rulesKey(resolveRules({ name: "ours", tables: { offSeason: worded } }))).toBe(key);
    expect(rulesKey(resolveRules({ tables: { setup: { influence: 3 } } }))).not.toBe(key);
    expect(rulesKey(ruling({ evenIsLosing: true }))).not.toBe(key);
  });
});

describe("the optimal coach", () => {
  // Five seasons have every decision that twenty have and a tenth of the tables; the long suite plays all twenty.
  it("plays legally and scores what the solution says", () => {
    const short = resolveRules({ name: "short", tables: { setup: { seasons: 5, contractYears: 2 } } });
    const solved = solve(short, "points");
    const figures = simulate(short, optimalCoach(solved, short), 6_000, 20_240_901);
    expect(Math.abs(figures.mean - solved.value)).toBeLessThan(4 * figures.error);
    expect(figures.error).toBeLessThan(0.33);
    expect(figures.retired).toBeGreaterThan(0.998);
  });

  it("refuses other rules", () => {
    const other = ruling({ naturalSix: "firstRollOnly" });
    expect(() => optimalCoach(solution, other)).toThrow(/the solution is for rules "standard"/);
    const coach = optimalCoach(solution, STANDARD_RULES);
    const open = { kind: "extend", at: "seasonEnd", canExtend: true } as const;
    expect(() => coach.decide(open, position(), other)).toThrow(/solution is for rules/);
  });

  it("buys an extension only when the contract runs out", () => {
    const coach = optimalCoach(solution, STANDARD_RULES);
    const open = { kind: "extend", at: "seasonEnd", canExtend: true } as const;
    const end = position({ stage: "seasonEnd", season: 5, influence: 2, wins: 7, prevWins: 9, prevDepth: 1 });
    expect(coach.decide(open, { ...end, contractEnd: 5 }, STANDARD_RULES)).toEqual({ kind: "extend" });
    expect(coach.decide(open, { ...end, contractEnd: 7 }, STANDARD_RULES)).toEqual({ kind: "done" });
  });

  it("keeps dice that need no help and names those that do", () => {
    const coach = optimalCoach(solution, STANDARD_RULES);
    const open = {
      kind: "playoff",
      round: "bigGame",
      first: true,
      wins: false,
      canReroll: true,
      rerollAll: false,
      canSetCoach: true,
      canExtend: false,
    } as const;
    const state = position({ stage: "playoff", season: 5, dice: 5, influence: 3, contractEnd: 20, wins: 10, round: 3 });
    const decide = (faces: number[], wins = false) =>
      coach.decide({ ...open, faces, wins }, { ...state, faces }, STANDARD_RULES);
    expect(decide([2, 2, 2, 5, 5], true)).toEqual({ kind: "stop" });
    // A turn of the Coach Die wins for certain.
    expect(decide([1, 2, 5, 5, 2])).toMatchObject({ kind: "setCoach" });
    // Two pair with the Coach Die in one of them: the odd die could win, but three points buy better. A pair is kept,
    // for then another pair or a third of them wins with a turn of the Coach Die (16 in 36), and its 6 brings a point back.
    expect(decide([3, 5, 1, 5, 3])).toEqual({ kind: "reroll", dice: [0, 2, 4] });
  });
});
