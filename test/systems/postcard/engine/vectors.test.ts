/** The examples of the rules, T1-T24 of section 7. The three that contradict a rule are listed with what ours gives. */
import { describe, expect, it } from "vitest";
import { end, of, PASS, play, rolls, RUSH, where } from "./scripted.js";

const rush = (dice: readonly number[], more: object = {}) => play({ answers: { picks: RUSH.even }, dice, ...more });

describe("challenges and picks", () => {
  it("T1: 5 against 3 is 2, 2 against 6 is -4", () => {
    expect(rolls(rush([5, 3, 2, 3]), "challenge")[0].result).toBe(2);
    expect(rolls(rush([2, 6]), "challenge")[0].result).toBe(-4);
  });

  it("T2: 3 against 5 gives the defense 1", () => {
    const played = play({ answers: { picks: [3, 5] }, dice: [5, 4, 2] });
    expect(of(played, "pick")[0].bonus).toBe(-1);
    expect(rolls(played, "challenge")[0].dice.map(({ bonus }) => bonus)).toEqual([0, 1]);
  });

  it.each([2, 4, 5])("T3: 1 beats %i and gains 1", (theirs) => {
    const played = play({ answers: { picks: [1, theirs] }, dice: [2, 3] });
    expect(of(played, "pick")[0].bonus).toBe(1);
    expect(rolls(played, "challenge")[0].result).toBe(0);
  });
});

describe("rushes", () => {
  it("T4: 4 against 2 is ten yards, and the run continues", () => {
    const played = rush([4, 2, 2, 2]);
    expect(rolls(played, "tackle")).toHaveLength(1);
    expect([end(played).result, end(played).yards, where(played)]).toEqual(["rush", 10, [40, 1]]);
  });

  it("T5: 2 against 4 is no gain", () => {
    const played = rush([2, 4]);
    expect([end(played).result, end(played).yards, where(played)]).toEqual(["noGain", 0, [30, 2]]);
  });

  it("T6: 1 against 8 is a fumble five yards behind, and the 1 earns a bonus", () => {
    const played = play({ answers: { picks: RUSH.minus2 }, dice: [1, 6, 3, 3] });
    expect(rolls(played, "challenge")[0].result).toBe(-7);
    expect(of(played, "fumble")[0]).toMatchObject({ team: "away", by: "away", spot: 25, runs: false });
    expect(played.state.bar.away).toBe(1);
  });

  it("T7 (conflict, A5): -8 is a penalty on the defense, not a fumble for 15", () => {
    const state = { bar: { away: 0, home: 1 } };
    const played = play({ answers: { picks: RUSH.minus2, spend: { challenge: { home: 1 } } }, dice: [1, 6], state });
    expect(rolls(played, "challenge")[0].result).toBe(-8);
    expect(of(played, "penalty")[0]).toMatchObject({ team: "home", yards: 10, wipesPlay: true });
    expect(where(played)).toEqual([40, 1]);
  });

  it("T17: 6 against 2 is 20 yards and another tackle, 3 against 5 is the end", () => {
    const played = rush([4, 3, 6, 2, 3, 5]);
    expect(rolls(played, "tackle").map(({ result }) => result)).toEqual([4, -2]);
    expect(end(played).yards).toBe(25);
  });

  it("T18 (conflict, A6): with +1, 20 15 5 and the stop make 35, because a rush moves at most 15", () => {
    const played = play({ answers: { picks: RUSH.plus1 }, dice: [5, 2, 4, 2, 2, 2, 2, 5] });
    expect(rolls(played, "challenge")[0].result).toBe(4);
    expect(rolls(played, "tackle").map(({ result }) => result)).toEqual([3, 1, -2]);
    expect([end(played).result, end(played).yards]).toEqual(["breakaway", 35]);
  });
});

describe("passes", () => {
  const pass = (dice: readonly number[], more: object = {}) => play({ answers: { picks: PASS.even, ...more }, dice });

  it("T8: 5 caught against a pressure of 3 is ten more yards", () => {
    const played = pass([3, 2, 3, 5, 2, 2]);
    expect(end(played).yards).toBe(5 + 10);
  });

  it("T9 (conditional): 4 against 5 is down at the catch on level 1, but a drop on level 3", () => {
    const short = pass([3, 2, 5, 4]);
    expect([end(short).result, end(short).yards]).toEqual(["pass", 5]);
    const long = pass([6, 1, 2, 5, 4, 3], { throw: "throw" });
    expect(of(long, "pass")[0]).toMatchObject({ total: 7, level: 3, pressed: 4, caught: false });
    expect(end(long).result).toBe("dropped");
  });

  it("T10: 4 against 1, 2 more, pressed by 4, caught with 5: 30 yards and a tackle; the defense has a bonus for its 1", () => {
    const played = pass([4, 1, 2, 4, 5, 2, 3], { throw: "throw" });
    expect(of(played, "pass")[0]).toEqual({ type: "pass", total: 5, added: 2, level: 2, pressed: 2, caught: true });
    expect(rolls(played, "tackle")).toHaveLength(1);
    expect([end(played).yards, played.state.bar.home]).toEqual([30, 1]);
  });

  it("T11: a scramble of 5 yards under pressure is missed and intercepted", () => {
    const played = pass([4, 5, 5, 6, 4, 6, 2, 3], { throw: "throw" });
    expect(of(played, "pass")[0]).toMatchObject({ total: 1, added: 2, level: 3, pressed: 4, caught: false });
    expect(end(played)).toMatchObject({ result: "interception", ball: "home", spot: 65 });
  });

  it("T12: 1 against 6 and 2 more is a sack of five; 9 does not strip; rattled, and the 1 earns a bonus", () => {
    const played = pass([1, 6, 2, 4, 5], { throw: "throw" });
    expect(of(played, "pass")[0]).toMatchObject({ total: -4, added: 1 });
    expect(end(played)).toMatchObject({ result: "sack", yards: -5, ball: "away", spot: 25 });
    expect([played.state.rattled, played.state.bar.away]).toEqual([true, 1]);
  });

  it("T13 (incomplete): 2 against 8 and 6 more is -3; with 3 nothing is intercepted if the offense rolls 2 or more", () => {
    const answers = { picks: PASS.minus2, throw: "throw" };
    const played = play({ answers, dice: [2, 6, 6, 2, 3] });
    expect(of(played, "pass")[0]).toMatchObject({ total: -3, added: 3 });
    expect(end(played).result).toBe("incomplete");
    const grounded = play({ answers, dice: [2, 6, 6, 1, 3] });
    expect(end(grounded).result).toBe("grounding");
  });

  it("T19: a throw of 30 with +2, 15 after the catch, no carry, 10, 25: 80 in all, past the goal line from the 25", () => {
    const answers = { picks: PASS.plus2, throw: "throw" };
    const dice = [5, 4, 3, 2, 5, 4, 2, 6, 1];
    const played = play({ answers, dice, state: { spot: 5 } });
    expect(of(played, "pass")[0]).toMatchObject({ total: 6, level: 2 });
    expect(rolls(played, "tackle").map((roll) => [roll.dice[0].bonus, roll.result])).toEqual([
      [0, 2],
      [0, 5],
    ]);
    expect(end(played)).toMatchObject({ result: "touchdown", yards: 75 });
  });
});

describe("team skills", () => {
  const rules = { switches: { teamSkill: "on" } } as const;

  it("T14: a rusher with 2 against 3 rolls a 5 and gains ten", () => {
    const skill = { away: "offense-rush", home: "defense-pass" } as const;
    const played = play({ ...rules, skill, answers: { picks: RUSH.even, skill: "reroll" }, dice: [2, 3, 5, 2, 4] });
    expect(rolls(played, "skill")[0]).toMatchObject({ result: 2 });
    expect(end(played).yards).toBe(10);
  });

  it("T15: a pass defense with 1 against 4 rolls a 3; the 1 earns nothing", () => {
    const skill = { away: "offense-rush", home: "defense-pass" } as const;
    const played = play({ ...rules, skill, answers: { picks: PASS.even, skill: "reroll" }, dice: [4, 1, 3, 2, 2] });
    expect(of(played, "pass")[0].total).toBe(1);
    expect(played.state.bar.home).toBe(0);
  });

  it("T16: the higher declares first, then the lower, then both roll at once", () => {
    const skill = { away: "offense-pass", home: "defense-pass" } as const;
    const answers = { picks: PASS.even, skill: "reroll" } as const;
    const played = play({ ...rules, skill, answers, dice: [2, 6, 4, 3, 2, 2] });
    const asked = played.asked.filter((decision) => decision.kind === "skill");
    expect(asked.map(({ side, other }) => [side, other])).toEqual([
      ["home", undefined],
      ["away", "reroll"],
    ]);
    expect(rolls(played, "skill")).toHaveLength(1);
    expect(of(played, "pass")[0].total).toBe(1);
  });
});

describe("fumbles and kicks", () => {
  const fumble = (dice: readonly number[]) => play({ answers: { picks: RUSH.minus2 }, dice: [2, 6, ...dice] });

  it("T20: 6-4 the offense keeps it, 2-6 the defense runs on, 3-3 the offense keeps it", () => {
    // -6 in the challenge: the ball is loose on the 25.
    expect(end(fumble([6, 4]))).toMatchObject({ result: "fumbleKept", ball: "away", spot: 25 });
    expect(end(fumble([3, 3]))).toMatchObject({ result: "fumbleKept", ball: "away", spot: 25 });
    const lost = fumble([2, 6, 3, 4]);
    expect(end(lost)).toMatchObject({ result: "fumbleLost", ball: "home", spot: 80 });
    expect(of(lost, "fumble")[0].runs).toBe(true);
  });

  it("T21: from the 20, 4 to 10 are good, 3 and 11 are not", () => {
    const kick = (first: number, second: number) =>
      end(play({ answers: { down: "fieldGoal" }, state: { spot: 18, down: 4 }, dice: [3, 3, first, second] })).result;
    expect([kick(2, 2), kick(4, 6), kick(1, 2), kick(5, 6)]).toEqual(["fieldGoal", "fieldGoal", "missed", "missed"]);
  });

  it("T22: aimed at 40, 11 flies ten farther, 2 fifteen shorter, and the receivers gain 3", () => {
    const punt = (first: number, second: number) =>
      play({
        answers: { down: "punt", punt: 40, return: "fairCatch" },
        state: { down: 4 },
        dice: [3, 3, first, second],
      });
    expect(of(punt(5, 6), "kick")[0].yards).toBe(50);
    expect(of(punt(1, 1), "kick")[0].yards).toBe(25);
    const asked = punt(5, 6).asked.find((decision) => decision.kind === "return");
    expect(asked).toMatchObject({ of: "punt", bonus: 3, spot: 4 });
  });

  it("T23: kicks to 1, 2, 3 come down on the 10, the 5, the goal line, others five deep", () => {
    const spots = [1, 2, 3, 4, 5, 6].map((number) => {
      const played = play({
        next: "kickoff",
        state: { ball: "home", spot: 7 },
        answers: { picks: [number, number], return: number > 2 ? "touchback" : "fairCatch" },
      });
      return (played.asked.find((decision) => decision.kind === "return") as { spot: number }).spot * 5;
    });
    expect(spots).toEqual([10, 5, 0, -5, -5, -5]);
  });

  it("T24 (conflict, A61): after a safety the side that was scored on kicks, from its 20", () => {
    const played = play({ answers: { picks: RUSH.even }, state: { spot: 0 }, dice: [2, 4] });
    expect(played.state).toMatchObject({ score: { away: 0, home: 2 }, ball: "away", spot: 4 });
    expect(played.game.next).toBe("freeKick");
  });
});

describe("our own vectors", () => {
  it("a rush of +8 from the own 30 is first and ten on the own 20", () => {
    const state = { bar: { away: 1, home: 0 } };
    const played = play({ answers: { picks: RUSH.plus2, spend: { challenge: { away: 1 } } }, dice: [6, 1], state });
    expect([of(played, "penalty")[0].team, where(played), played.state.line]).toEqual(["away", [20, 1], 6]);
  });

  it("a run of -8 on the opponents' 5 is first and goal on the goal line", () => {
    const state = { spot: 18, bar: { away: 0, home: 3 } };
    const answers = { picks: RUSH.even, spend: { tackle: { home: 3 } } } as const;
    const played = play({ answers, dice: [3, 2, 1, 6], state });
    expect(rolls(played, "tackle")[0].result).toBe(-8);
    expect(where(played)).toEqual([100, 1]);
    expect(of(played, "row")).toHaveLength(1);
  });

  it("grounding on the own 15 goes to the own 10, and the down is lost", () => {
    const played = play({ answers: { picks: PASS.even }, dice: [3, 3, 1], state: { spot: 3, line: 5 } });
    expect([end(played).result, where(played), played.state.line]).toEqual(["grounding", [10, 2], 5]);
    expect(of(played, "penalty")[0]).toMatchObject({ foul: "grounding", yards: 5, wipesPlay: false });
  });

  it("a throw of 20 from the opponents' 5 goes out of bounds", () => {
    const played = play({ answers: { picks: PASS.even }, dice: [6, 2], state: { spot: 19 } });
    expect([end(played).result, where(played)]).toEqual(["outOfBounds", [95, 2]]);
  });

  it("a sack of -4 on the own goal line is a safety, without a strip roll", () => {
    const played = play({ answers: { picks: PASS.even }, dice: [1, 5], state: { spot: 0 } });
    expect([end(played).result, played.state.score.home, played.rolled.includes("strip")]).toEqual([
      "safety",
      2,
      false,
    ]);
  });

  it("an interception run back for a touchdown costs one side three circles", () => {
    const state = { spot: 1, line: 3 };
    const played = play({ answers: { picks: PASS.even }, dice: [2, 5, 3, 6, 4, 2], state });
    expect(of(played, "points")[0]).toMatchObject({ team: "home", kind: "touchdown" });
    expect(of(played, "cross").map(({ side, why }) => [side, why])).toEqual([
      ["away", "lostBall"],
      ["away", "touchdown"],
      ["away", "touchdown"],
    ]);
  });

  it("a 1 with a full bar is lost", () => {
    const played = play({ answers: { picks: RUSH.even }, dice: [1, 3], state: { bar: { away: 4, home: 0 } } });
    expect(of(played, "bonus")[0]).toEqual({ type: "bonus", side: "away", why: "one", change: 0, lost: 1 });
    expect(played.state.bar.away).toBe(4);
  });
});
