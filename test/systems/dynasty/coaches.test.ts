/** What the built-in coaches do, decision by decision; their means stand in the long tests. */
import { describe, expect, it } from "vitest";
import {
  bestAction,
  coldChance,
  expert,
  GREEDY_COACHES,
  never,
  steady,
  winningTurn,
} from "../../../src/systems/dynasty/coaches/index.js";
import {
  pending,
  type CampaignState,
  type PlayoffDecision,
  type RegularDecision,
} from "../../../src/systems/dynasty/engine/index.js";
import { roundOdds, STANDARD_RULES } from "../../../src/systems/dynasty/rules/index.js";
import { position } from "./scripted.js";
import { simulate } from "./simulate.js";

const rules = STANDARD_RULES;
const season = (faces: number[], patch: Partial<CampaignState> = {}) =>
  position({ stage: "regular", dice: faces.length, faces, naturalCoach: faces[0], influence: 3, ...patch });
const round = (n: number, faces: number[], patch: Partial<CampaignState> = {}) =>
  position({ stage: "playoff", dice: faces.length, faces, round: n, wins: 12, influence: 3, ...patch });
const hold = (faces: number[], patch: Partial<CampaignState> = {}) =>
  position({ stage: "hold", faces, losingBonus: 0, influence: 3, ...patch });
const asks = (state: CampaignState) => pending(rules, state) as RegularDecision & PlayoffDecision;
const decide = (coach: typeof never, state: CampaignState) => coach.decide(pending(rules, state), state, rules);

describe("chances", () => {
  it("of a fresh roll agree with the enumeration", () => {
    for (const dice of [3, 4, 5]) {
      const odds = roundOdds(rules, dice);
      for (const goal of ["wildCard", "conference", "bigGame"] as const) {
        expect(coldChance(rules, goal, dice)).toBeCloseTo(odds[goal].n / odds[goal].d, 12);
      }
    }
  });
  it("of single actions: a sure turn first, then the best reroll", () => {
    expect(bestAction(rules, "wildCard", asks(round(0, [5, 2, 2, 4, 6])))).toEqual({
      chance: 1,
      choice: { kind: "setCoach", face: 6 },
    });
    // Three of a kind on the way to the title: no turn helps.
    expect(bestAction(rules, "bigGame", asks(round(3, [2, 2, 2, 6, 5])))).toMatchObject({ choice: { kind: "reroll" } });
    expect(winningTurn(rules, "playoffs", asks(season([1, 2, 3, 4, 4])))).toBe(5);
  });
});

describe("never", () => {
  it("pays for nothing but the contract", () => {
    expect(decide(never, hold([1, 1]))).toEqual({ kind: "accept" });
    expect(decide(never, season([6, 6, 5, 4, 2]))).toEqual({ kind: "stop" });
    expect(decide(never, position({ stage: "seasonEnd", season: 5, contractEnd: 5 }))).toEqual({ kind: "extend" });
    expect(decide(never, position({ stage: "seasonEnd", season: 4, contractEnd: 5 }))).toEqual({ kind: "done" });
  });
});

describe("steady", () => {
  it("rerolls up to 7, and up to 10 while a die is missing", () => {
    expect(decide(steady, hold([3, 4], { dice: 5, influence: 1 })).kind).toBe("reroll");
    expect(decide(steady, hold([4, 4], { dice: 5 })).kind).toBe("accept");
    expect(decide(steady, hold([5, 5], { dice: 4, influence: 2 })).kind).toBe("reroll");
    expect(decide(steady, hold([5, 5], { dice: 4, influence: 1 })).kind).toBe("accept");
  });
  it("stops at the first playoff result and gives up three hopeless dice", () => {
    expect(decide(steady, season([2, 3, 4, 5, 5]))).toEqual({ kind: "stop" });
    expect(decide(steady, season([1, 3, 5]))).toEqual({ kind: "stop" });
    expect(decide(steady, season([4, 1, 1, 3, 5])).kind).toBe("reroll");
  });
});

describe("expert", () => {
  it("spends nothing on a bad season with three or four dice", () => {
    expect(decide(expert, season([1, 3, 3], { influence: 6 }))).toEqual({ kind: "stop" });
    expect(decide(expert, season([1, 3, 3, 5], { influence: 6 }))).toEqual({ kind: "stop" });
    // A missed 8-8 with 3 points becomes a playoff place.
    expect(decide(expert, season([2, 2, 5, 5], { influence: 3 }))).toEqual({ kind: "setCoach", face: 5 });
    expect(decide(expert, season([2, 2, 5, 5], { influence: 2 }))).toEqual({ kind: "stop" });
  });
  it("spends on every round with five dice, and on the Big Game if it is worth it", () => {
    expect(decide(expert, round(1, [1, 2, 3, 4, 6], { influence: 2 })).kind).toBe("reroll");
    expect(decide(expert, round(3, [1, 2, 3, 4, 6], { influence: 3 }))).toEqual({ kind: "stop" });
    expect(decide(expert, round(3, [1, 2, 3, 4, 6], { influence: 4 })).kind).toBe("reroll");
  });
});

describe("simulation", () => {
  it("gives the same for the same seed", () => {
    expect(simulate(rules, steady, 50, 7)).toEqual(simulate(rules, steady, 50, 7));
  });
  it("ranks the coaches", () => {
    const means = GREEDY_COACHES.map((coach) => simulate(rules, coach, 400, 3).mean);
    expect(means[0]).toBeLessThan(12);
    expect(means[1]).toBeGreaterThan(120);
    expect(means[2]).toBeGreaterThan(210);
  });
});
