/** Rulings of section 6 that show in play, one by one. */
import { describe, expect, it } from "vitest";
import { boxScore } from "../../../../src/kernel/football/index.js";
import { end, of, PASS, play, rolls, RUSH, where } from "./scripted.js";

const spend = (on: string, away = 0, home = 0) => ({ spend: { [on]: { away, home } } });
const bar = (away = 0, home = 0) => ({ away, home });

describe("field, downs, scoring", () => {
  it("A1, A2: the ball can rest on the goal line, at both ends; a touchdown passes it", () => {
    const on = play({ answers: { picks: RUSH.even }, dice: [4, 2, 2, 2], state: { spot: 18 } });
    expect([end(on).result, where(on)]).toEqual(["rush", [100, 2]]);
    const past = play({ answers: { picks: RUSH.even }, dice: [5, 2], state: { spot: 18 } });
    expect(end(past)).toMatchObject({ result: "touchdown", yards: 10 });
  });

  it("A2: the goal line is not a line to gain: fourth and goal on it is over on downs", () => {
    const played = play({ answers: { picks: RUSH.even }, dice: [4, 2, 2, 2], state: { spot: 18, down: 4 } });
    expect(where(played)).toEqual([0, 1]);
    expect(played.state.ball).toBe("home");
  });

  it("A3: reaching the line to gain is enough", () => {
    const played = play({ answers: { picks: RUSH.even }, dice: [4, 2, 2, 2] });
    expect(where(played)).toEqual([40, 1]);
    expect(of(played, "firstDown")[0].by).toBe("rush");
  });

  it("A4: -5 is five yards behind the line of scrimmage", () => {
    const played = play({ answers: { picks: RUSH.even }, dice: [1, 6] });
    expect([end(played).yards, where(played)]).toEqual([-5, [25, 2]]);
  });

  it("A8-A11: +9 is 15 against the offense, a first down all the same", () => {
    const answers = { picks: RUSH.plus2, ...spend("challenge", 2) };
    const played = play({ answers, dice: [6, 1], state: { bar: bar(2) } });
    expect(of(played, "penalty")[0]).toMatchObject({ team: "away", yards: 15 });
    expect(where(played)).toEqual([15, 1]);
    expect(boxScore([...of(played, "play"), ...of(played, "penalty")]).away).toMatchObject({
      plays: 0,
      penaltyYards: 15,
    });
  });

  it("A9: beyond 9 is 15 too", () => {
    const answers = { picks: RUSH.plus2, ...spend("challenge", 4) };
    const played = play({ answers, dice: [6, 1], state: { bar: bar(4) } });
    expect(rolls(played, "challenge")[0].result).toBe(11);
    expect(where(played)).toEqual([15, 1]);
  });

  it("A12, A13: from the 20 in a penalty is shortened, and on the goal line it stays, no safety", () => {
    const answers = { picks: RUSH.plus2, ...spend("challenge", 1) };
    const at = (spot: number) => play({ answers, dice: [6, 1], state: { spot, bar: bar(1) } });
    expect([where(at(5)), where(at(4)), where(at(1)), where(at(0))]).toEqual([
      [15, 1],
      [15, 1],
      [0, 1],
      [0, 1],
    ]);
    expect(at(0).state.score.home).toBe(0);
  });

  it("a penalty in a run is marked off from the ball, and the run before it counts", () => {
    const answers = { picks: RUSH.even, ...spend("tackle", 4) };
    const played = play({ answers, dice: [4, 2, 5, 1], state: { bar: bar(4) } });
    expect(of(played, "play")[0].yards).toBe(10);
    expect([of(played, "penalty")[0].yards, of(played, "penalty")[0].wipesPlay, where(played)]).toEqual([
      10,
      false,
      [30, 1],
    ]);
  });

  it("A14: grounding loses the down; on fourth down the ball goes over", () => {
    const played = play({ answers: { picks: PASS.even }, dice: [3, 3, 1], state: { down: 4 } });
    expect(played.state).toMatchObject({ ball: "home", down: 1, spot: 16 });
    expect(of(played, "turnover")[0].how).toBe("downs");
    expect(of(played, "cross")[0]).toMatchObject({ side: "away", why: "lostBall" });
  });

  it("A15, A16: a field goal is three; a miss gives the ball at the marker, or on the 20", () => {
    const kick = (spot: number, dice: readonly number[]) =>
      play({ answers: { down: "fieldGoal" }, state: { spot, down: 4 }, dice: [3, 3, ...dice] });
    const good = kick(15, [3, 4]);
    expect([good.state.score.away, good.state.ball, good.game.next]).toEqual([3, "away", "kickoff"]);
    expect(of(good, "kick")[0]).toMatchObject({ kind: "fieldGoal", yards: 45, good: true });
    const far = kick(12, [6, 6]);
    expect([far.state.ball, where(far)]).toEqual(["home", [50, 1]]);
    const near = kick(19, [1, 1]);
    expect([near.state.ball, where(near)]).toEqual(["home", [20, 1]]);
    expect(of(far, "cross")).toHaveLength(0);
  });

  it("A18: no gain on the own goal line is a safety; an incomplete pass is not, nor is being driven back to it", () => {
    expect(end(play({ answers: { picks: RUSH.even }, dice: [3, 3], state: { spot: 0 } })).result).toBe("safety");
    expect(end(play({ answers: { picks: PASS.even }, dice: [3, 3, 2], state: { spot: 0 } })).result).toBe("incomplete");
    expect(end(play({ answers: { picks: PASS.even }, dice: [3, 3, 1], state: { spot: 0 } })).result).toBe("safety");
    const back = play({ answers: { picks: RUSH.even }, dice: [1, 6], state: { spot: 1 } });
    expect([end(back).result, where(back)]).toEqual(["noGain", [0, 2]]);
    expect(end(play({ answers: { down: "knee" }, state: { spot: 0, stage: "final", left: 3 } })).result).toBe("safety");
  });
});

describe("passing", () => {
  it("A20: a rattled second die of 1 is worth nothing, halved or not", () => {
    const answers = { picks: PASS.even, throw: "throw" };
    const played = play({ answers, dice: [3, 3, 1, 2], state: { rattled: true } });
    expect(of(played, "pass")[0]).toMatchObject({ total: -1, added: 0 });
    expect(played.state.bar.away).toBe(1);
  });

  it("A21: only the total is cut to the row", () => {
    const answers = { picks: PASS.plus2, throw: "throw", spend: { challenge: { away: 4 } } };
    const played = play({ answers, dice: [6, 1, 6, 2, 2], state: { spot: 2, bar: bar(4) } });
    expect(of(played, "pass")[0]).toMatchObject({ total: 13, added: 6, level: 4 });
  });

  it("A23: a scramble of 20 yards is level 3", () => {
    const answers = { picks: PASS.even, throw: "throw", ...spend("second", 4) };
    const played = play({ answers, dice: [3, 4, 6, 2, 3], state: { bar: bar(4) } });
    expect(of(played, "pass")[0]).toMatchObject({ total: 4, level: 3, caught: false });
  });

  it("A24: spending counts in every roll, and in the run after the catch", () => {
    const answers = { picks: PASS.even, spend: { catch: { away: 3 }, pressure: { home: 1 } } };
    const played = play({ answers, dice: [3, 2, 1, 4, 2, 2], state: { bar: bar(3, 1) } });
    expect(rolls(played, "pressure")[0].dice[0].value).toBe(2);
    expect(rolls(played, "catch")[0].dice[0].value).toBe(7);
    expect(end(played).yards).toBe(5 + 25);
    const grounded = play({
      answers: { picks: PASS.even, ...spend("grounding", 1) },
      dice: [3, 3, 1],
      state: { bar: bar(1) },
    });
    expect(end(grounded).result).toBe("incomplete");
    const strip = play({
      answers: { picks: PASS.even, ...spend("strip", 0, 2) },
      dice: [1, 6, 4, 5, 4, 3],
      state: { bar: bar(0, 2) },
    });
    expect(end(strip)).toMatchObject({ result: "fumbleKept" });
  });

  it("A25: a pressed throw of level 4 is caught with 6", () => {
    const answers = { picks: PASS.even, throw: "throw" };
    const thrown = (face: number, ...more: number[]) =>
      play({ answers, dice: [6, 2, 6, 5, face, ...more], state: { spot: 2 } });
    expect(of(thrown(5, 2), "pass")[0]).toMatchObject({ level: 4, pressed: 5, caught: false });
    expect(of(thrown(6, 2, 3), "pass")[0].caught).toBe(true);
  });

  it("A26, A33: the catch decides the breakaway, and only the offense's own pick bonus stays", () => {
    const away = play({ answers: { picks: PASS.plus2 }, dice: [2, 3, 1, 5, 2, 4] });
    expect(rolls(away, "tackle")[0].dice[0].bonus).toBe(2);
    const home = play({ answers: { picks: PASS.minus1 }, dice: [4, 2, 1, 5, 2, 4] });
    expect(rolls(home, "tackle")[0].dice.map(({ bonus }) => bonus)).toEqual([0, 0]);
    const short = play({ answers: { picks: PASS.plus2 }, dice: [2, 3, 2, 5, 2, 4] });
    expect(rolls(short, "tackle")[0].dice[0].bonus).toBe(0);
  });

  it("A27: -2 and -3 are intercepted on the line of scrimmage", () => {
    const played = play({ answers: { picks: PASS.even }, dice: [2, 4, 3, 6, 2, 3] });
    expect(end(played)).toMatchObject({ result: "interception", ball: "home", spot: 70 });
    expect(of(played, "driveEnd")[0]).toMatchObject({ result: "interception", spot: 30 });
  });

  it("A28: intercepted in the end zone: a touchback, or a run that may end in a safety", () => {
    const dice = [6, 2, 4, 2, 6];
    const state = { spot: 17 };
    const back = play({ answers: { picks: PASS.even, return: "touchback" }, dice, state });
    expect([back.state.ball, where(back)]).toEqual(["home", [20, 1]]);
    const caught = play({ answers: { picks: PASS.even }, dice: [...dice, 2, 3], state });
    expect(end(caught).result).toBe("safety");
    expect(caught.state.score.away).toBe(2);
    const out = play({ answers: { picks: PASS.even }, dice: [...dice, 3, 2, 2, 3], state });
    expect([end(out).result, where(out)]).toEqual(["interception", [0, 1]]);
  });

  it("A30: a sack affects every scrimmage die of the possession, once, but not kicks", () => {
    const sacked = play({ answers: { picks: [PASS.even, PASS.even] }, dice: [1, 6, 2, 2, 1, 5, 2, 2], rows: 2 });
    expect(rolls(sacked, "challenge").map(({ dice: [mine] }) => mine.bonus)).toEqual([0, -1]);
    expect(of(sacked, "rattle")).toHaveLength(1);
    const punt = play({
      answers: { down: "punt", punt: 40, return: "run" },
      dice: [3, 3, 3, 4, 3, 4],
      state: { down: 4, rattled: true },
    });
    expect(rolls(punt, "tackle")[0].dice[1].bonus).toBe(2);
    expect(of(punt, "rattle")).toEqual([{ type: "rattle", side: "away", on: false }]);
    expect(punt.state.rattled).toBe(false);
  });

  it("A30: a first down does not end it, losing the ball does; the return is outside it", () => {
    const first = play({ answers: { picks: RUSH.even }, dice: [5, 2, 2, 2], state: { rattled: true } });
    expect([first.state.rattled, rolls(first, "tackle")[0].dice[0].bonus]).toEqual([true, -1]);
    const lost = play({ answers: { picks: PASS.even }, dice: [3, 4, 3, 6, 2, 3], state: { rattled: true } });
    expect(rolls(lost, "contested")[0].dice.map(({ bonus }) => bonus)).toEqual([-1, 0]);
    // Two rolls side by side: their difference would mean nothing (R10).
    expect(rolls(lost, "contested")[0]).not.toHaveProperty("result");
    expect(rolls(lost, "tackle")[0].dice.map(({ bonus }) => bonus)).toEqual([0, 0]);
    expect(lost.state.rattled).toBe(false);
  });
});

describe("fumbles, bonuses, trackers", () => {
  it("A35: a fumble kept past the line is a first down, else the down counts", () => {
    const far = play({ answers: { picks: RUSH.even }, dice: [4, 2, 1, 6, 3, 2] });
    expect([end(far).result, where(far)]).toEqual(["fumbleKept", [40, 1]]);
    const near = play({ answers: { picks: RUSH.even }, dice: [3, 2, 1, 6, 3, 2] });
    expect(where(near)).toEqual([35, 2]);
  });

  it("A36: a ball lost and won back is a new series, and both cross a circle", () => {
    const dice = [4, 2, 1, 6, 1, 6, 1, 6, 2, 4];
    const played = play({ answers: { picks: RUSH.even }, dice });
    expect(of(played, "turnover").map(({ team }) => team)).toEqual(["away", "home"]);
    expect(of(played, "cross").map(({ side }) => side)).toEqual(["away", "home"]);
    expect([played.state.ball, played.state.down]).toEqual(["away", 1]);
  });

  it("A37: loose in the own end zone: a touchdown for the others, a safety for the side itself, or a run", () => {
    const loose = (dice: readonly number[]) =>
      play({ answers: { picks: RUSH.minus1 }, dice: [1, 6, ...dice], state: { spot: 0 } });
    expect([end(loose([3, 4])).result, end(loose([4, 3])).result]).toEqual(["touchdown", "safety"]);
    const run = loose([6, 2, 3, 4]);
    expect([end(run).result, where(run)]).toEqual(["fumbleKept", [0, 2]]);
  });

  it("A38, A46: the loser of the pick marks; a full tracker costs a circle at once, and its stars serve in the play", () => {
    const state = { plays: { away: 8, home: 0 } };
    const answers = { picks: RUSH.minus1, cross: "right", ...spend("challenge", 2) };
    const played = play({ answers, dice: [2, 4], state });
    expect(of(played, "cross")[0]).toMatchObject({ side: "away", end: "right", circle: 1, stars: 2, why: "plays" });
    expect(rolls(played, "challenge")[0].dice[0].spent).toBe(2);
    expect(played.state.plays).toEqual({ away: 0, home: 0 });
    const tie = play({ answers: { picks: RUSH.even }, dice: [3, 3] });
    expect(tie.state.plays).toEqual({ away: 1, home: 1 });
  });

  it("A39: every 1 that counts earns a bonus, kick dice too, after the whole roll", () => {
    const played = play({ answers: { down: "fieldGoal" }, state: { spot: 15, down: 4 }, dice: [2, 1, 1, 1] });
    expect(played.state.bar).toEqual({ away: 2, home: 1 });
    const types = played.events.map(({ type }) => type);
    expect(types.indexOf("bonus")).toBeGreaterThan(types.indexOf("roll"));
  });

  it("A40, A41: any number may be spent, on kicks none", () => {
    const state = { bar: bar(3, 2), down: 4, spot: 15 };
    const kick = play({ answers: { down: "fieldGoal" }, state, dice: [3, 3, 3, 4] });
    expect(kick.asked.map(({ kind }) => kind)).toEqual(["down"]);
    const rush = play({ answers: { picks: RUSH.even }, dice: [3, 3], state: { bar: bar(3, 2) } });
    const asked = rush.asked.filter((decision) => decision.kind === "spend");
    expect(asked.map(({ side, options }) => [side, options])).toEqual([
      ["away", [0, 1, 2, 3]],
      ["home", [0, 1, 2]],
    ]);
  });

  it("both sides declare their spending before either is charged", () => {
    const answers = { picks: RUSH.even, ...spend("challenge", 1, 1) };
    const played = play({ answers, dice: [3, 3], state: { bar: bar(1, 1) } });
    const spent = of(played, "bonus").filter(({ why }) => why === "spent");
    expect(spent.map(({ side, change }) => [side, change])).toEqual([
      ["away", -1],
      ["home", -1],
    ]);
    expect(played.asked.filter(({ kind }) => kind === "spend")).toHaveLength(2);
  });

  it("A44, A45: circles come in order, and the last one ends the main stage", () => {
    const state = { time: { left: 7, right: 6 }, spot: 19 };
    const played = play({ answers: { picks: RUSH.even }, dice: [4, 2], state });
    expect(of(played, "cross")).toHaveLength(1);
    expect(of(played, "cross")[0]).toMatchObject({ side: "home", end: "right", circle: 7, stars: 3 });
    expect(played.state).toMatchObject({ stage: "final", left: 7 });
    expect(of(played, "countdown")[0].why).toBe("start");
  });
});

describe("kicks", () => {
  it("A49, A51, A52: short punts give the receivers the printed bonus; too long is a touchback on the 20", () => {
    const long = play({ answers: { down: "punt", punt: 70 }, state: { down: 4, spot: 10 }, dice: [3, 3, 3, 4] });
    expect([end(long).result, where(long)]).toEqual(["touchback", [20, 1]]);
    expect(long.asked.some(({ kind }) => kind === "return")).toBe(false);
  });

  it("a punt in range gives the kickers their bonus on the first tackle only", () => {
    const played = play({ answers: { down: "punt", punt: 40 }, state: { down: 4 }, dice: [3, 3, 3, 4, 5, 2, 4, 6] });
    expect(rolls(played, "tackle").map(({ dice }) => dice.map(({ bonus }) => bonus))).toEqual([
      [0, 2],
      [0, 0],
    ]);
    expect(of(played, "return")[0]).toMatchObject({ team: "home", of: "punt", yards: 5 });
    expect(of(played, "cross")).toHaveLength(0);
  });

  it("A53: a blocked kick is dead under a difference of 4; a tie is the blockers'; it costs a circle", () => {
    const punt = play({ answers: { down: "punt", punt: 40 }, state: { down: 4 }, dice: [1, 6, 3, 3] });
    expect(end(punt)).toMatchObject({ result: "blocked", ball: "home", spot: 85 });
    expect(of(punt, "cross")[0]).toMatchObject({ side: "away", why: "lostBall" });
    const goal = play({ answers: { down: "fieldGoal" }, state: { spot: 15, down: 4 }, dice: [1, 6, 4, 3] });
    expect(goal.state).toMatchObject({ ball: "home", down: 1, spot: 7 });
    expect(of(goal, "turnover")[0].how).toBe("downs");
    const run = play({ answers: { down: "fieldGoal" }, state: { spot: 15, down: 4 }, dice: [1, 6, 1, 6, 2, 4] });
    expect(end(run)).toMatchObject({ result: "blocked", ball: "home", spot: 40 });
  });

  it("a punt blocked in the own end zone and dead there is a safety", () => {
    const played = play({ answers: { down: "punt", punt: 40 }, state: { down: 4, spot: 1 }, dice: [1, 6, 4, 3] });
    expect([end(played).result, played.state.score.home]).toEqual(["safety", 2]);
  });

  it("A50: kicks only on fourth down, field goals only in range", () => {
    const options = (state: object) => {
      const played = play({ answers: { down: "play", picks: RUSH.even }, dice: [3, 3], state });
      return played.asked.find(({ kind }) => kind === "down")?.options;
    };
    expect(options({ down: 3, spot: 15 })).toBeUndefined();
    expect(options({ down: 4, spot: 11 })).toEqual(["play", "punt", "fakePunt"]);
    expect(options({ down: 4, spot: 12 })).toEqual(["play", "punt", "fieldGoal", "fakePunt", "fakeFieldGoal"]);
    expect(options({ down: 1, spot: 15, stage: "final", left: 5 })).toEqual(["play", "fieldGoal", "knee"]);
  });

  it("A54, A55: a fake that works has a bonus without pick, tracker or breakaway", () => {
    const answers = { down: "fakePunt", fakePlay: "rush" };
    const played = play({ answers, state: { down: 4 }, dice: [4, 2, 5, 2, 2, 2] });
    expect(rolls(played, "challenge")[0]).toMatchObject({ result: 5 });
    expect(rolls(played, "tackle")[0].dice[0].bonus).toBe(0);
    expect([of(played, "pick").length, of(played, "plays").length, where(played)]).toEqual([0, 0, [45, 1]]);
    expect(of(played, "call").map(({ call }) => call)).toEqual(["fakePunt", "rush"]);
  });

  it("A56: equal kickoff numbers earn nothing; otherwise the stars and the mark go to the winner", () => {
    const kick = (picks: readonly [number, number]) =>
      play({
        next: "kickoff",
        state: { ball: "home", spot: 7 },
        answers: { picks, return: picks[0] > 2 ? "touchback" : "fairCatch" },
      });
    expect(of(kick([4, 4]), "pick")[0].bonus).toBe(0);
    expect(of(kick([4, 3]), "pick")[0].bonus).toBe(1 + 5);
    expect(of(kick([1, 2]), "pick")[0].bonus).toBe(-(1 + 3));
    expect(kick([4, 3]).state.plays).toEqual({ away: 0, home: 0 });
  });

  it("A57: a touchback needs the goal line, a fair catch the field; the kickoff touchback is the 25", () => {
    const kick = (number: number, how: string) =>
      play({ next: "kickoff", state: { ball: "home", spot: 7 }, answers: { picks: [number, number], return: how } });
    const options = (number: number, how: string) =>
      kick(number, how).asked.find(({ kind }) => kind === "return")?.options;
    expect([options(1, "fairCatch"), options(3, "touchback")]).toEqual([
      ["fairCatch", "run"],
      ["touchback", "run"],
    ]);
    expect([where(kick(1, "fairCatch")), where(kick(5, "touchback"))]).toEqual([
      [10, 1],
      [25, 1],
    ]);
  });

  it("A59, A19: the first return has no penalties; one step out of the end zone avoids a safety, none from the line does not", () => {
    const kick = (picks: readonly [number, number], dice: readonly number[]) =>
      play({ next: "kickoff", state: { ball: "home", spot: 7 }, answers: { picks }, dice });
    const far = kick([4, 3], [6, 1, 2, 3]);
    expect(rolls(far, "tackle")[0].result).toBe(11);
    expect(where(far)).toEqual([50, 1]);
    expect(of(far, "return")[0]).toMatchObject({ of: "kickoff", yards: 55 });
    expect(end(kick([4, 4], [3, 3])).result).toBe("safety");
    expect(end(kick([4, 4], [4, 3, 2, 3]))).toMatchObject({ result: "return", spot: 0 });
    expect(end(kick([3, 3], [3, 3])).result).toBe("safety");
    // A loose ball in the end zone: the kickers' touchdown.
    expect(end(kick([4, 6], [2, 2, 3, 4]))).toMatchObject({ result: "touchdown", ball: "home" });
  });

  it("A60: an onside kick has the same bonuses, no fair catch, and penalties", () => {
    const onside = (picks: readonly [number, number], dice: readonly number[]) =>
      play({ next: "kickoff", state: { ball: "home", spot: 7 }, answers: { kickoff: "onside", picks }, dice });
    const kept = onside([5, 2], [2, 3, 3, 4]);
    expect(end(kept)).toMatchObject({ result: "recovered", ball: "home", spot: 55 });
    expect(of(kept, "kick")[0]).toMatchObject({ kind: "onside", good: true, yards: 20 });
    expect(of(kept, "turnover")).toHaveLength(0);
    expect(of(kept, "cross")[0]).toMatchObject({ side: "away", why: "lostBall" });
    const flag = onside([4, 3], [4, 2]);
    expect(of(flag, "penalty")[0]).toMatchObject({ team: "away", yards: 10 });
    expect(flag.asked.some(({ kind }) => kind === "return")).toBe(false);
  });

  it("A61: the free kick is a punt from the 20, without block and fake", () => {
    const played = play({
      next: "freeKick",
      state: { ball: "away", spot: 4 },
      answers: { punt: 60, return: "fairCatch" },
      dice: [3, 4],
    });
    expect([played.state.ball, where(played), played.rolled]).toEqual(["home", [20, 1], ["punt", "punt"]]);
    expect(of(played, "kick")[0]).toMatchObject({ kind: "freeKick", yards: 60 });
  });
});

describe("tries", () => {
  const tryFor = (answers: object, dice: readonly number[], more: object = {}) =>
    play({ next: "try", state: { spot: 19 }, answers, dice, ...more });

  it("a kick: one point in range, none outside or blocked; then the scorers kick off", () => {
    expect(tryFor({ try: "kick" }, [3, 3, 5, 6]).state.score.away).toBe(1);
    expect(tryFor({ try: "kick" }, [3, 3, 6, 6]).state.score.away).toBe(0);
    const blocked = tryFor({ try: "kick" }, [1, 6]);
    expect([end(blocked).result, blocked.game.next, blocked.state.ball]).toEqual(["blocked", "kickoff", "away"]);
  });

  it("a play: two points past the goal line; its pick marks a tracker (A38)", () => {
    const good = tryFor({ try: "two", picks: RUSH.minus1 }, [5, 2]);
    expect([good.state.score.away, good.state.plays.away]).toEqual([2, 1]);
    expect(of(good, "play")[0].isTry).toBe(true);
    expect(tryFor({ try: "two", picks: RUSH.even }, [4, 3, 2, 2]).state.score.away).toBe(0);
  });

  it("a penalty repeats it from the new spot; a lost ball ends it without circles", () => {
    const answers = { try: "two", picks: [RUSH.plus2, RUSH.even], spend: { challenge: { away: 1 } } };
    const again = tryFor(answers, [6, 1, 5, 2, 2, 3], { state: { spot: 19, bar: bar(1) }, rows: 2 });
    expect(of(again, "row").map(({ spot }) => spot)).toEqual([95, 85]);
    const lost = tryFor({ try: "two", picks: PASS.even }, [2, 4, 3, 6]);
    expect([end(lost).result, of(lost, "cross").length, of(lost, "turnover").length]).toEqual(["tryFailed", 0, 0]);
  });
});
