/** What the plain coaches answer, decision by decision (section 5). */
import { describe, expect, it } from "vitest";
import { seededRoller } from "../../../../src/kernel/dice/index.js";
import { die, football, points, type Coach } from "../../../../src/systems/postcard/coaches/index.js";
import type { Choice, Decision, GameState } from "../../../../src/systems/postcard/engine/index.js";
import { STANDARD_RULES } from "../../../../src/systems/postcard/rules/index.js";

const START: GameState = {
  score: { away: 0, home: 0 },
  bar: { away: 4, home: 4 },
  plays: { away: 0, home: 0 },
  time: { left: 0, right: 0 },
  stage: "main",
  left: 7,
  period: 1,
  ball: "home",
  spot: 5,
  down: 1,
  line: 7,
  rattled: false,
  opener: "home",
  skill: { away: null, home: null },
};

const ask = (coach: Coach, decision: Decision, state: Partial<GameState> = {}): Choice =>
  coach.choose(decision, { ...START, ...state }, seededRoller(1), STANDARD_RULES);

const FOURTH: Decision = {
  kind: "down",
  side: "home",
  options: ["play", "punt", "fieldGoal", "fakePunt", "fakeFieldGoal"],
};
const fourth = (coach: Coach, yard: number, toGo: number, state: Partial<GameState> = {}): Choice =>
  ask(coach, FOURTH, { down: 4, spot: yard / 5, line: Math.min(20, (yard + toGo) / 5), ...state });

describe("fourth downs", () => {
  it.each([
    [25, 5, "punt"],
    [40, 5, "punt"],
    [45, 5, "play"],
    [45, 10, "punt"],
    [60, 10, "play"],
    [65, 5, "play"],
    [70, 5, "fieldGoal"],
    [95, 5, "fieldGoal"],
    [100, 0, "play"],
  ])("football: own %i, %i to go: %s", (yard, toGo, call) => {
    expect(fourth(football, yard, toGo)).toBe(call);
    expect(fourth(die, yard, toGo)).toBe(call);
  });

  it.each([
    [10, 20, "play"],
    [10, 25, "punt"],
    [15, 15, "play"],
    [15, 20, "punt"],
    [35, 20, "play"],
    [35, 25, "punt"],
    [45, 25, "play"],
    [45, 30, "punt"],
    [50, 40, "play"],
    [65, 35, "play"],
    [70, 25, "play"],
    [70, 30, "fieldGoal"],
    [80, 15, "play"],
    [80, 20, "fieldGoal"],
    [85, 15, "fieldGoal"],
    [90, 10, "fieldGoal"],
    [90, 5, "play"],
    [95, 5, "play"],
  ])("points: own %i, %i to go: %s", (yard, toGo, call) => expect(fourth(points, yard, toGo)).toBe(call));

  it("makes no kick that cannot help when time runs out", () => {
    const behind = { stage: "final", left: 3, score: { away: 10, home: 6 } } as const;
    expect(fourth(football, 80, 10, behind)).toBe("play");
    expect(fourth(football, 80, 10, { ...behind, score: { away: 9, home: 6 } })).toBe("fieldGoal");
  });
});

describe("the two-minute stage", () => {
  const DOWN: Decision = { kind: "down", side: "home", options: ["play", "fieldGoal", "knee"] };
  it.each([
    [1, 4, 7, "knee"],
    [1, 5, 7, "play"],
    [3, 2, 7, "knee"],
    [3, 3, 7, "play"],
    [1, 4, 0, "play"],
    [1, 1, -3, "fieldGoal"],
    [1, 1, -4, "play"],
    [1, 2, -3, "play"],
  ])("down %i, %i plays left, lead %i: %s", (down, left, lead, call) => {
    const score = { away: 20, home: 20 + lead };
    expect(ask(football, DOWN, { stage: "final", spot: 15, line: 17, down, left, score })).toBe(call);
  });

  it("plays on fourth down if behind by more than a kick in overtime", () => {
    const overtime = { stage: "overtime", score: { away: 27, home: 20 } } as const;
    expect(fourth(football, 80, 10, overtime)).toBe("play");
    expect(fourth(football, 80, 10, { ...overtime, score: { away: 23, home: 20 } })).toBe("fieldGoal");
  });

  it("does not kneel on its own goal line", () => {
    const state = { stage: "final", spot: 0, line: 2, left: 1, score: { away: 0, home: 7 } } as const;
    expect(ask(football, DOWN, state)).toBe("play");
  });

  it.each([
    [4, -1, "onside"],
    [5, -1, "regular"],
    [4, 0, "regular"],
  ])("kicks off with %i left and a lead of %i: %s", (left, lead, kind) => {
    const score = { away: 20, home: 20 + lead };
    const kickoff: Decision = { kind: "kickoff", side: "home", options: ["regular", "onside"] };
    expect(ask(football, kickoff, { stage: "final", left, score })).toBe(kind);
  });

  it.each([
    ["final", -2, "two"],
    ["final", -5, "two"],
    ["final", 1, "two"],
    ["final", 0, "kick"],
    ["main", -2, "kick"],
  ] as const)("tries in the %s stage with a lead of %i: %s", (stage, lead, choice) => {
    const score = { away: 20, home: 20 + lead };
    expect(ask(football, { kind: "try", side: "home", options: ["kick", "two"] }, { stage, score })).toBe(choice);
  });
});

describe("bonuses", () => {
  const spend = (decision: Partial<Decision>, state: Partial<GameState> = {}, bar = 4): Choice => {
    const options = Array.from({ length: bar + 1 }, (_, i) => i);
    return ask(football, { kind: "spend", side: "home", offense: true, options, ...decision } as Decision, state);
  };
  it.each([
    [1, 4, 0, 1],
    [1, 3, 0, 0],
    [3, 4, 0, 2],
    [4, 4, 0, 4],
    [4, 4, 2, 2],
    [0, 3, -1, 3],
  ])("challenge on down %i with %i in the bar and %i net: %i", (down, bar, bonus, spent) =>
    expect(spend({ on: "challenge", play: "rush", bonus, against: 0 }, { down }, bar)).toBe(spent),
  );
  it.each([
    [2, 4, 1],
    [3, 4, 2],
    [5, 4, 3],
    [5, 1, 1],
  ])("a catch that needs %i with %i in the bar: %i", (need, bar, spent) =>
    expect(spend({ on: "catch", need }, {}, bar)).toBe(spent),
  );
  it("spends all for an interception, contested balls included, and up to three for a loose ball", () => {
    expect(spend({ on: "interception", offense: false })).toBe(4);
    expect(spend({ on: "contested", offense: false })).toBe(4);
    expect(spend({ on: "contested", offense: true })).toBe(0);
    expect(spend({ on: "recovery" })).toBe(3);
  });
  it("keeps one when it tackles near its goal line, and otherwise spends what a natural 1 would waste", () => {
    expect(spend({ on: "tackle", offense: false, spot: 14 })).toBe(3);
    expect(spend({ on: "tackle", offense: false, spot: 13 })).toBe(1);
    expect(spend({ on: "tackle", offense: false, spot: 13 }, {}, 3)).toBe(0);
    expect(spend({ on: "tackle", offense: true, spot: 18 })).toBe(1);
  });
});

describe("throws, kicks, circles", () => {
  const throws = (result: number, state: Partial<GameState>): Choice =>
    ask(football, { kind: "throw", side: "home", options: ["throw", "stop"], result }, state);
  it.each([
    [0, { down: 1 }, "throw"],
    [1, { down: 1 }, "throw"],
    [2, { down: 1 }, "stop"],
    [2, { down: 2, line: 9 }, "throw"],
    [3, { down: 2, line: 9 }, "stop"],
    [3, { down: 3, line: 9 }, "throw"],
    [1, { spot: 16, line: 18, down: 1 }, "throw"],
    [2, { spot: 16, line: 20, down: 4 }, "stop"],
    [1, { spot: 18, line: 20, down: 4 }, "stop"],
    [-2, { spot: 18, line: 20, down: 4 }, "throw"],
  ])("result %i in %o: %s", (result, state, choice) => expect(throws(result, state)).toBe(choice));

  it.each([
    [5, 65],
    [8, 55],
    [12, 35],
    [17, 20],
  ])("punts from step %i: %i yards", (spot, target) => {
    const options = STANDARD_RULES.card.punts.map((punt) => punt.target);
    expect(ask(football, { kind: "punt", side: "home", options, free: false }, { spot })).toBe(target);
  });

  it("crosses the circle whose stars fit, and of two equal ones the one with fewer", () => {
    const cross = (bar: number, left: number, right: number): Choice =>
      ask(
        football,
        { kind: "cross", side: "home", options: ["left", "right"], stars: { left, right } },
        { bar: { away: 0, home: bar } },
      );
    expect(cross(0, 1, 3)).toBe("right");
    expect(cross(3, 1, 3)).toBe("left");
    expect(cross(3, 3, 1)).toBe("right");
    expect(cross(0, 2, 2)).toBe("left");
  });
});
