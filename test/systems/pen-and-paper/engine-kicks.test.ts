/** Kicks, returns and tries with scripted dice (sections 2.3 and 3.3). */
import { describe, expect, it } from "vitest";
import { pending, startGame, type GameState } from "../../../src/systems/pen-and-paper/engine/index.js";
import {
  ACCEPT,
  DECLINE,
  FAIR_CATCH,
  FINE,
  gameOf,
  KICK,
  kickoff,
  of,
  play,
  position,
  RETURN,
  snap,
  TWO,
} from "./engine-scripted.js";

const game = gameOf();
/** The home side kicks off from its 35. */
const kicking = (patch: Partial<GameState> = {}) =>
  position(game, { stage: "kickoff", ball: "home", spot: 35, driving: false, ...patch });

describe("coin toss", () => {
  it("the visitor calls, the winner picks; the team that kicks first receives after halftime", () => {
    const won = play(
      game,
      startGame(game),
      [
        { kind: "toss", coin: "tails" },
        { kind: "elect", first: "receive" },
      ],
      [2],
    );
    expect(of(won, "toss")[0]).toMatchObject({ coin: "tails", winner: "away", kicker: "home" });
    expect(won.state).toMatchObject({ stage: "kickoff", ball: "home", spot: 35, secondHalf: "home" });
    const lost = play(
      game,
      startGame(game),
      [
        { kind: "toss", coin: "tails" },
        { kind: "elect", first: "kick" },
      ],
      [1],
    );
    expect(of(lost, "toss")[0]).toMatchObject({ winner: "home", kicker: "home" });
    expect(won.state).toMatchObject({ away: { dice: 3 }, home: { dice: 4 } });
  });
});

describe("kickoffs", () => {
  it("is returned 5d6 with a fumble check and a foot race from 30", () => {
    const back = play(game, kicking(), [kickoff(), RETURN], [2, 2, 5, 5, 4, 3, 2, 12]);
    expect(of(back, "return")[0]).toMatchObject({ spot: 10, yards: 19 });
    expect(back.state).toMatchObject({ ball: "away", spot: 29, down: 1, toGo: 10, round: 6 });
    const race = play(game, kicking(), [kickoff(), RETURN], [2, 2, 6, 6, 6, 5, 5, 1, 2, 1, 12, 4, 4, 1, 2]);
    expect(of(race, "return")[0]).toMatchObject({ yards: 42, race: [4, 4, 1, 2] });
    const caught = play(game, kicking(), [kickoff(), FAIR_CATCH], [2, 2]);
    expect(caught.state.spot).toBe(10);
  });

  it("is dead ten yards behind the goal line", () => {
    const dead = play(game, kicking(), [kickoff()], [6, 6]);
    expect(of(dead, "kick")[0]).toMatchObject({ yards: 75, touchback: true });
    expect(dead.state).toMatchObject({ ball: "away", spot: 20, stage: "snap" });
    expect(pending(game, play(game, kicking(), [kickoff()], [5, 6]).state)).toMatchObject({ kind: "return", spot: -5 });
  });

  it("a 1 on the d20 fumbles halfway", () => {
    const lost = play(game, kicking(), [kickoff(), RETURN], [2, 2, 5, 5, 4, 3, 2, 1, 2, 5]);
    expect(of(lost, "return")[0].yards).toBe(9);
    expect(of(lost, "turnover")[0]).toMatchObject({ team: "away", how: "fumble" });
    expect(lost.state).toMatchObject({ ball: "home", spot: 81 });
    const kept = play(game, kicking(), [kickoff(), RETURN], [2, 2, 5, 5, 4, 3, 2, 1, 6, 5, 3]);
    expect(kept.state).toMatchObject({ ball: "away", spot: 22 });
    // Nine yards deep, 5 yards out: still in the end zone.
    const deep = { kick: { of: "kickoff", spot: -9 } as const, stage: "return", ball: "away" } as const;
    expect(play(game, kicking(deep), [RETURN], [1, 1, 1, 1, 1, 1, 2, 5]).state).toMatchObject({
      ball: "home",
      stage: "try",
    });
    expect(play(game, kicking(deep), [RETURN], [1, 1, 1, 1, 1, 1, 5, 2]).state).toMatchObject({
      ball: "away",
      spot: 20,
    });
    expect(play(game, kicking(deep), [RETURN], [1, 1, 1, 1, 1, 12]).state).toMatchObject({ ball: "away", spot: 20 });
  });

  it("squib: one die on the table, 3d6 back; a 1 is 40 yards", () => {
    const squib = play(game, kicking(), [kickoff("squib"), RETURN], [4, 1, 2, 3, 9]);
    expect(of(squib, "kick")[0]).toMatchObject({ kind: "squib", yards: 55 });
    expect(squib.state.spot).toBe(16);
    expect(of(play(game, kicking(), [kickoff("squib")], [1]), "kick")[0]).toMatchObject({
      yards: 40,
      cite: "squib 1 (A23)",
    });
  });

  it("onside: 12 or more is the kickers' ball at the opponent's 40, else the receivers' at their 40", () => {
    expect(play(game, kicking(), [kickoff("onside")], [12]).state).toMatchObject({
      ball: "home",
      spot: 60,
      down: 1,
      round: 6,
    });
    expect(play(game, kicking(), [kickoff("onside")], [11]).state).toMatchObject({ ball: "away", spot: 40 });
  });

  it("a return for a touchdown scores and tries", () => {
    const deep = { kick: { of: "kickoff", spot: 5 } as const, stage: "return", ball: "away" } as const;
    const faces = [6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 12, ...[6, 1, 6, 1, 6, 1, 6, 1, 6, 1, 6, 1]];
    expect(play(game, kicking(deep), [RETURN], faces).state).toMatchObject({
      stage: "try",
      ball: "away",
      score: { away: 6 },
    });
  });
});

describe("punts and field goals", () => {
  it("a punt that reaches the goal line is a touchback", () => {
    const punt = play(game, position(game, { spot: 50, down: 4 }), [snap("punt")], [3, 3]);
    expect(of(punt, "kick")[0]).toMatchObject({ yards: 50, touchback: true });
    expect(punt.state).toMatchObject({ ball: "home", spot: 20 });
    expect(of(punt, "driveEnd")[0]).toMatchObject({ team: "away", result: "punt" });
  });

  it.each([
    [29, 1],
    [30, 5],
    [40, 9],
    [50, 13],
    [60, 16],
    [70, 19],
  ])("a field goal of %i yards needs more than %i", (yards, above) => {
    const there = position(game, { spot: 117 - yards, down: 4, toGo: 1 });
    expect(play(game, there, [snap("fieldGoal")], [above]).state.score.away).toBe(0);
    expect(play(game, there, [snap("fieldGoal")], [above + 1]).state.score.away).toBe(3);
  });

  it("81 yards are too far", () => {
    expect(() => play(game, position(game, { spot: 36, down: 4 }), [snap("fieldGoal")], [])).toThrow("81 yards");
  });
});

describe("tries", () => {
  const scored = position(game, { stage: "try", score: { home: 0, away: 6 }, driving: false });
  it("two points need three yards, with the red zone and a mishap die", () => {
    const good = play(game, scored, [TWO, snap("pass", "rush")], [9, FINE, 1, 1, 1]);
    expect(of(good, "play")[0]).toMatchObject({ isTry: true, yards: 3, attack: { dc: { total: 13, redZone: 2 } } });
    expect(good.state).toMatchObject({ score: { away: 8 }, stage: "kickoff", round: 6 });
    expect(play(game, scored, [TWO, snap("blast", "rush")], [15, FINE, 2]).state).toMatchObject({
      score: { away: 6 },
      stage: "kickoff",
    });
  });

  it("a lost ball ends it without more dice", () => {
    const lost = play(game, scored, [TWO, snap("pass", "rush")], [1, FINE, 1]);
    expect(lost.state).toMatchObject({ score: { away: 6, home: 0 }, stage: "kickoff", ball: "away" });
  });

  it("a penalty moves the ball and repeats it; loss of down ends it", () => {
    const flag = play(game, scored, [TWO, snap("rush", "pass"), ACCEPT], [15, 1, 5, 5, 1, 2, 8]);
    expect(flag.state).toMatchObject({ stage: "twoPoint", spot: 87, toGo: 13, score: { away: 6 } });
    expect(play(game, scored, [TWO, snap("rush", "pass"), ACCEPT], [15, 1, 5, 5, 1, 2, 11]).state).toMatchObject({
      stage: "kickoff",
      score: { away: 6 },
    });
    expect(play(game, scored, [TWO, snap("rush", "pass"), DECLINE], [15, 1, 5, 5, 1, 2, 19]).state.score.away).toBe(8);
    const half = play(game, scored, [TWO, snap("rush", "rush"), ACCEPT], [2, 1, 1, 2, 19]);
    expect(half.state).toMatchObject({ stage: "twoPoint", spot: 98, toGo: 2 });
  });

  it("is still played after round 40, without a round", () => {
    const late = play(game, { ...scored, round: 40, period: 1 }, [KICK], [2]);
    expect(of(late, "kick")[0]).toMatchObject({ round: 40, extra: 1, rounds: 0 });
    expect(of(late, "periodEnd")).toHaveLength(1);
    expect(late.state).toMatchObject({ period: 2, round: 0, stage: "kickoff", ball: "away" });
  });
});
