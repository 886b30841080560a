/** How the strong coach plays score and clock late by the rules `season` (ruling `endgame`). */
import { describe, expect, it } from "vitest";
import { lateTries } from "../../../src/kernel/football/index.js";
import { strong } from "../../../src/systems/5d20/coaches/index.js";
import { makeGame, type Game, type GameState } from "../../../src/systems/5d20/engine/index.js";
import { LEAGUE_AVERAGE, SEASON_RULES } from "../../../src/systems/5d20/rules/index.js";
import { position } from "./scripted.js";

// Good from 43 to 62 yards, a yard less often each: 95% at 44, 70% at 49, 30% at 57.
const fg = Array.from({ length: 20 }, (_, i) => 43 + i);
const gameOf = (endgame: "usual" | "counted", season: number): Game => {
  const chart = { ...LEAGUE_AVERAGE, season, kick: { ...LEAGUE_AVERAGE.kick, fg } };
  const rules = { ...SEASON_RULES, switches: { ...SEASON_RULES.switches, endgame } };
  return makeGame({ rules, away: chart, home: chart });
};
const [game, usual] = [gameOf("counted", 2014), gameOf("usual", 2014)];
const CALLS = ["chart", "run", "punt", "fieldGoal", "kneel"];

/** The call of the visitors, who lead by `ahead`, with the coach's die. */
const callOf = (by: Game, ahead: number, patch: Partial<GameState>, face = 20): string => {
  const state = position(by, { period: 4, score: { away: 30 + ahead, home: 30 }, ...patch });
  const ask = { kind: "snap", team: "away", isTry: false, calls: CALLS };
  const choice = strong.choose(ask as never, by, state, { die: () => face } as never);
  return choice.kind === "snap" ? choice.call : "";
};
const LEADS = Array.from({ length: 41 }, (_, i) => i - 20);
const leadsOf = (wanted: string, patch: Partial<GameState>, by = game): number[] =>
  LEADS.filter((ahead) => callOf(by, ahead, patch) === wanted);
const from = (lowest: number, highest: number): number[] =>
  LEADS.filter((ahead) => ahead >= lowest && ahead <= highest);

describe("on fourth down", () => {
  const fourth = { down: 4, toGo: 8 } as const;

  it("a team takes the field goal that may be good: tied or up to 3 behind from 8:00 on, 9 to 11 behind throughout", () => {
    // A kick of 57 yards is good 6 times of 20, one of 58 less often.
    const kicks = (spot: number, clock: number): number[] => leadsOf("fieldGoal", { ...fourth, spot, clock });
    const [two, one] = [
      [-11, -10, -9],
      [-3, -2, -1, 0],
    ];
    expect(kicks(60, 481)).toEqual(two);
    for (const clock of [480, 300, 120]) expect(kicks(60, clock)).toEqual([...two, ...one]);
    for (const clock of [481, 120]) expect(kicks(59, clock)).toEqual([]);
    expect(leadsOf("chart", { ...fourth, spot: 60, clock: 300 }, usual)).toEqual(from(-20, -9));
  });

  it("a team ahead by up to 8 goes for it in reach until 8:00 only", () => {
    const goes = (ahead: number, clock: number): boolean =>
      callOf(game, ahead, { down: 4, toGo: 1, spot: 70, clock }, 1) === "chart";
    for (const ahead of [1, 3, 8])
      expect([481, 480, 121].map((clock) => goes(ahead, clock))).toEqual([true, false, false]);
    expect([481, 480, 121].map((clock) => goes(9, clock))).toEqual([true, true, true]);
  });

  it("a team that is behind goes for it as often as real ones, by points, clock and yards to the goal", () => {
    const faces = (behind: number, clock: number, left: number, by = game): number =>
      Array.from({ length: 20 }, (_, i) => i + 1).filter(
        (face) => callOf(by, -behind, { down: 4, toGo: 12, spot: 100 - left, clock }, face) === "chart",
      ).length;
    // Yards to the goal in bands: to 39, 59, 79 and 99. Where score and clock say nothing, 12 yards to go are punted or kicked.
    const at = (behind: number, clock: number) => [45, 59, 60, 79, 80, 95].map((left) => faces(behind, clock, left));
    expect(at(20, 900)).toEqual([10, 10, 3, 3, 0, 0]);
    expect(at(17, 480)).toEqual([15, 15, 5, 5, 1, 1]);
    expect(at(17, 60)).toEqual([19, 19, 16, 16, 8, 8]);
    expect(at(16, 480)).toEqual([15, 15, 4, 4, 1, 1]);
    expect(at(9, 481)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(at(9, 120)).toEqual([20, 20, 20, 20, 19, 19]);
    expect(at(8, 240)).toEqual([9, 9, 4, 4, 0, 0]);
    expect(at(4, 241)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(at(3, 180)).toEqual([15, 15, 9, 9, 6, 6]);
    expect(at(0, 60)).toEqual([0, 0, 0, 0, 0, 0]);
    // The era's coaches: always in the last three minutes.
    expect([45, 95].map((left) => faces(3, 180, left, usual))).toEqual([20, 20]);
  });

  it("no team goes for it more often with more time left", () => {
    for (const behind of [1, 4, 9, 17])
      for (const left of [45, 65, 85]) {
        const byClock = [60, 120, 180, 240, 300, 480, 900].map((clock) => lateTries(behind, clock, left) ?? 0);
        expect(byClock, `${behind} behind, ${left} to go`).toEqual([...byClock].sort((a, b) => b - a));
      }
  });

  it("a team that is behind goes for it with more faces of the coach's die", () => {
    // With a yard to go at its own 46, a coach of 2014 goes for it with faces to 7.
    const faces = (by: Game, ahead: number, period: number) =>
      Array.from({ length: 20 }, (_, i) => i + 1).filter(
        (face) => callOf(by, ahead, { down: 4, toGo: 1, spot: 46, period, clock: 901 }, face) === "chart",
      ).length;
    const usually = faces(usual, 0, 3);
    expect([0, -3, -16, -17].map((ahead) => faces(game, ahead, 3) - usually)).toEqual([0, 0, 0, 6]);
    expect([0, -3, -4, -8, -9, -20].map((ahead) => faces(game, ahead, 4) - usually)).toEqual([0, 0, 3, 3, 6, 6]);
    for (const ahead of LEADS) expect(faces(usual, ahead, 4)).toBe(usually);
  });
});

describe("with a field goal that wins", () => {
  it("runs off the last 90 seconds when tied or 1 or 2 behind, where seven of ten kicks are good, then kicks", () => {
    // From the 32, 49 yards: good 14 times of 20.
    for (const down of [1, 2, 3]) {
      expect(leadsOf("run", { down, spot: 68, clock: 90 })).toEqual([-2, -1, 0]);
      expect(leadsOf("run", { down, spot: 67, clock: 90 })).toEqual([]);
      expect(leadsOf("run", { down, spot: 68, clock: 91 })).toEqual([]);
      expect(leadsOf("run", { down, spot: 68, clock: 90 }, usual)).toEqual([]);
    }
    expect(leadsOf("fieldGoal", { down: 4, toGo: 1, spot: 68, clock: 90 })).toEqual(
      expect.arrayContaining([-2, -1, 0]),
    );
  });

  it("stops no clock then, but does when it needs a touchdown", () => {
    const how = (by: Game, ahead: number, clock: number): string => {
      const state = position(by, { period: 4, clock, spot: 68, score: { away: 30 + ahead, home: 30 }, stage: "clock" });
      const ask = { kind: "clock", team: "away", answers: ["run", "timeout"] };
      const choice = strong.choose(ask as never, by, state, { die: () => 1 } as never);
      return choice.kind === "clock" ? choice.how : "";
    };
    expect([0, -2, -3, -7].map((ahead) => how(game, ahead, 60))).toEqual(["run", "run", "timeout", "timeout"]);
    expect(how(game, 0, 91)).toBe("timeout");
    expect(how(usual, 0, 60)).toBe("timeout");
  });

  it("runs and kicks in overtime once the next points win: at once to 2011, then after the first drive", () => {
    const overtime = (season: number, drives: number) =>
      callOf(gameOf("counted", season), 0, { period: 5, clock: 600, spot: 68, drives });
    expect([overtime(2011, 0), overtime(2012, 0), overtime(2012, 1), overtime(2017, 1)]).toEqual([
      "run",
      "chart",
      "run",
      "run",
    ]);
  });
});
