/** Clock, fouls, tries and overtime, step by step. */
import { describe, expect, it } from "vitest";
import { boxScore } from "../../../src/kernel/football/index.js";
import { playerLines } from "../../../src/systems/5d20/log/player-lines.js";
import { afterPenalty, type Choice, type GameState } from "../../../src/systems/5d20/engine/index.js";
import { lawOf } from "../../../src/systems/5d20/rules/index.js";
import {
  ACCEPT,
  clean,
  DECLINE,
  DEEP,
  fouling,
  gameOf,
  house,
  none,
  one,
  play,
  position,
  snap,
  type Sides,
} from "./scripted.js";

const plain = gameOf({ away: clean, home: clean });

/** A run of no yards in bounds: red 20 meets the line, blue 14 is LINE, black 3 is 0. */
const STUFFED = [7, 19, 4, 5, 9, 20, 13, 14, 3, 9];
/** An incomplete short pass: DE 1 rushes, blue 6 is INC. */
const MISSED = [7, 9, 4, 5, 19, 19, 2, 6, 20, 9];
const at = (patch: Partial<GameState>, game = plain) => position(game, patch);
const RUN: Choice = { kind: "clock", how: "run" };
const TIMEOUT: Choice = { kind: "clock", how: "timeout" };

describe("the clock", () => {
  it("takes 40 seconds in bounds and 10 after an incompletion", () => {
    expect(play(plain, at({}), [snap("run")], STUFFED).state.clock).toBe(760);
    expect(play(plain, at({}), [snap("short")], MISSED).state.clock).toBe(790);
  });
  it("stops at the two-minute warning, but not before ten seconds", () => {
    const played = (clock: number) =>
      play(plain, at({ period: 2, clock }), [snap("run"), RUN, RUN], STUFFED).state.clock;
    expect([170, 150, 131, 125, 120].map(played)).toEqual([130, 120, 120, 115, 80]);
  });
  it("lets both sides stop it, the offense first", () => {
    const stopped = play(plain, at({ period: 2, clock: 100 }), [snap("run"), RUN, TIMEOUT], STUFFED);
    expect(stopped.state).toMatchObject({ clock: 90, timeouts: { away: 3, home: 2 } });
    expect(one(stopped, "timeout")).toMatchObject({ team: "home", left: 2, clock: 100 });
    expect(play(plain, at({ period: 2, clock: 100 }), [snap("run"), TIMEOUT], STUFFED).state.timeouts.away).toBe(2);
  });
  it("allows a last field goal after a play in bounds", () => {
    const start = at({ period: 2, clock: 30, spot: 75 });
    const kick = play(
      plain,
      start,
      [snap("run"), RUN, RUN, { kind: "lastKick", kick: true }],
      [...STUFFED, 20, 9, 5, 4, 3],
    );
    expect(kick.state).toMatchObject({ period: 3, clock: 900, stage: "kickoff", score: { away: 3, home: 0 } });
    const spent = play(plain, start, [snap("run"), RUN, RUN, { kind: "lastKick", kick: false }], STUFFED);
    expect(one(spent, "driveEnd").result).toBe("halfTime");
    // After an incompletion the half is over.
    expect(play(plain, at({ period: 2, clock: 5, spot: 75 }), [snap("short")], MISSED).state.stage).toBe("kickoff");
  });
  it("keeps ball, down and spot between quarters, and gives the second half to the other side", () => {
    const over = play(plain, at({ clock: 20 }), [snap("run")], STUFFED).state;
    expect(over).toMatchObject({ period: 2, clock: 900, ball: "away", down: 2, stage: "snap" });
    const half = play(plain, at({ period: 2, clock: 5, secondHalf: "away" }), [snap("short")], MISSED).state;
    expect(half).toMatchObject({ period: 3, stage: "kickoff", ball: "home" });
  });
});

describe("fouls", () => {
  it("at the snap ends it, without time; timeouts erase delay and 12 men", () => {
    const game = gameOf({ away: fouling("SNAP", "off", 4), home: clean });
    const start = at({}, game);
    const false_ = play(game, start, [snap()], [4, 4, 3, 5, 9, 1]);
    expect(one(false_, "penalty")).toMatchObject({ foul: "False start", yards: 5, accepted: true, wipesPlay: false });
    expect(false_.state).toMatchObject({ spot: 45, toGo: 15, down: 1, clock: 800 });
    const bought = play(game, start, [snap(), { kind: "buyOff", timeout: true }], [4, 4, 3, 5, 9, 16]);
    expect(bought.state).toMatchObject({ spot: 50, toGo: 10, timeouts: { away: 2 } });
    const paid = play(game, start, [snap(), { kind: "buyOff", timeout: false }], [4, 4, 3, 5, 9, 16]);
    expect(paid.state).toMatchObject({ spot: 45, timeouts: { away: 3 } });
  });
  it("go half the distance near the goal", () => {
    const game = gameOf({ away: fouling("SNAP", "off", 4), home: clean });
    expect(play(game, at({ spot: 6 }, game), [snap()], [4, 4, 3, 5, 9, 1]).state).toMatchObject({ spot: 3, toGo: 13 });
  });
  it("by the offense is accepted or declined by the defense", () => {
    const game = gameOf({ away: fouling("RUNNING", "off", 13), home: clean });
    const dice = [7, 19, 4, 5, 9, 20, 13, 13, 3, 9, 2];
    const taken = play(game, at({}, game), [snap("run"), ACCEPT], dice);
    expect(one(taken, "penalty")).toMatchObject({ foul: "Holding", yards: 10, accepted: true, wipesPlay: true });
    expect(taken.state).toMatchObject({ spot: 40, toGo: 20, down: 1, clock: 790 });
    expect(play(game, at({}, game), [snap("run"), DECLINE], dice).state).toMatchObject({
      spot: 50,
      down: 2,
      clock: 760,
    });
  });
  it("after the play is added, with a first down if by the defense", () => {
    const game = gameOf({ away: clean, home: fouling("RUNNING", "def", 13) });
    const dice = [7, 19, 4, 5, 9, 20, 13, 13, 3, 9, 2];
    // Nickel: white 11 is the line, 2 yards.
    const played = play(game, at({ down: 3, toGo: 8 }, game), [snap("run")], dice);
    expect(one(played, "penalty")).toMatchObject({ foul: "Unnecessary roughness", yards: 15, wipesPlay: false });
    expect(played.state).toMatchObject({ spot: 67, down: 1, toGo: 10, clock: 790 });
  });
  it("interference is a first down at its spot, on the 1 if in the end zone", () => {
    const game = gameOf({ away: clean, home: fouling("INC", "def", 6) });
    // White and blue 6: DE 1 rushes, blue 6 is INC, black 20 is 14 yards of SP.
    const dice = [7, 9, 4, 5, 19, 19, 6, 6, 20, 9, 3];
    expect(play(game, at({}, game), [snap("short"), ACCEPT], dice).state).toMatchObject({ spot: 64, down: 1 });
    expect(play(game, at({ spot: 90, toGo: 10 }, game), [snap("short"), ACCEPT], dice).state).toMatchObject({
      spot: 99,
      toGo: 1,
    });
  });
  it("interference on a short pass is in MP if the ruling says so, on a medium one as ever", () => {
    const game = gameOf({
      away: clean,
      home: fouling("INC", "def", 6),
      switches: { interferenceYards: "deeper" },
    });
    const dice = [7, 9, 4, 5, 19, 19, 6, 6, 20, 9, 3];
    const spots = (["short", "medium"] as const).map(
      (depth) => play(game, at({}, game), [snap(depth), ACCEPT], dice).state.spot,
    );
    // Black 20 is 25 yards of MP.
    expect(spots).toEqual([75, 75]);
  });
  it("grounding costs the sack column and the down, and is a safety in the end zone", () => {
    const game = gameOf({ away: fouling("INC", "off", 6), home: clean });
    const dice = [7, 9, 4, 5, 19, 19, 6, 6, 1, 9, 10];
    expect(play(game, at({}, game), [snap("short"), ACCEPT], dice).state).toMatchObject({
      spot: 37,
      down: 2,
      toGo: 23,
    });
    const behind = play(game, at({ spot: 9 }, game), [snap("short"), ACCEPT], [...dice, 9, 3, 12, 8, 5, 4, 6]);
    expect(one(behind, "points")).toMatchObject({ team: "home", kind: "safety" });
    expect(one(behind, "kick")).toMatchObject({ kind: "freeKick", spot: 20, yards: 63 });
  });
  it("by both sides offset", () => {
    const game = gameOf({ away: fouling("RUNNING", "off", 13), home: fouling("RUNNING", "def", 13) });
    const played = play(game, at({}, game), [snap("run")], [7, 19, 4, 5, 9, 20, 13, 13, 3, 9]);
    expect(one(played, "flag").team).toBeUndefined();
    expect(played.state).toMatchObject({ spot: 50, down: 1, clock: 790 });
    // The down is played again: the run and its yards stand in no statistics, and nobody is charged.
    expect(boxScore(played.events).away).toMatchObject({ plays: 0, rushes: 0, rushYards: 0, penalties: 0 });
    expect(boxScore(played.events).home.penalties).toBe(0);
    expect(playerLines(played.events).away.every(({ rushes }) => rushes === 0)).toBe(true);
  });
  it("after a score are marked off on the kickoff", () => {
    const game = gameOf({ away: clean, home: fouling("RUNNING", "def", 13), switches: { twoPoint: "no" } });
    const dice = [7, 19, 4, 5, 9, 1, 13, 13, 20, 9, 2, 20, 9, 5, 4, 3];
    const scored = play(game, at({ spot: 98, toGo: 2 }, game), [snap("run")], dice);
    expect(scored.state).toMatchObject({ stage: "kickoff", spot: 50, score: { away: 7 } });
  });
  it("by the defense at 0:00 leave one more down", () => {
    const game = gameOf({ away: clean, home: fouling("INC", "def", 6) });
    const dice = [7, 9, 4, 5, 19, 19, 6, 6, 20, 9, 3];
    const played = play(game, at({ period: 2, clock: 4 }, game), [snap("short"), ACCEPT], dice);
    expect(played.state).toMatchObject({ period: 2, clock: 0, untimed: true, stage: "snap" });
    const last = play(game, played.state, [snap("short")], [7, 9, 4, 5, 19, 19, 2, 5, 20, 9]);
    expect(last.state).toMatchObject({ period: 3, stage: "kickoff" });
  });
  it("by the kickers repeat the punt, and it does not count", () => {
    const game = gameOf({ away: fouling("PUNTING", "off", 5), home: clean });
    const dice = [3, 5, 5, 9, 8, 4, 6, 9];
    const start = at({ spot: 30, down: 4 }, game);
    const again = play(game, start, [snap("punt"), ACCEPT], dice);
    expect(one(again, "penalty")).toMatchObject({ foul: "Holding", yards: 10, wipesPlay: false, wipesKick: true });
    expect(again.state).toMatchObject({ stage: "snap", ball: "away", spot: 20, down: 4, toGo: 20 });
    expect(boxScore(again.events).away.punts).toBe(0);
    const kept = play(game, start, [snap("punt"), DECLINE], dice);
    expect(kept.state.ball).toBe("home");
    expect(boxScore(kept.events).away.punts).toBe(1);
  });
  it("marked & are void on a punt that is not returned", () => {
    const game = gameOf({ away: clean, home: fouling("PUNTING", "def", 5) });
    const dead = play(game, at({ spot: 30, down: 4 }, game), [snap("punt")], [1, 5, 5, 9, 8, 9]);
    expect(one(dead, "flag")).toMatchObject({ foul: "Holding", flags: "a&", void: true });
    none(dead, "penalty");
    expect(dead.state).toMatchObject({ ball: "home", spot: 40 });
  });
  it("shows the results of both answers", () => {
    const game = gameOf({ away: fouling("RUNNING", "off", 13), home: clean });
    const { state } = play(game, at({}, game), [snap("run")], [7, 19, 4, 5, 9, 20, 13, 13, 3, 9, 2]);
    expect(afterPenalty(game, state, true)).toMatchObject({ spot: 40, toGo: 20 });
    expect(afterPenalty(game, state, false)).toMatchObject({ spot: 50, down: 2 });
  });
});

describe("a try", () => {
  const two = (sides: Sides, dice: readonly number[]) => {
    const game = gameOf({ away: clean, home: clean, ...sides });
    const start = at({ stage: "try", down: 0, driving: false, score: { away: 6, home: 0 } }, game);
    return play(game, start, [{ kind: "try", go: "two" }, snap("run")], dice);
  };
  it("runs from the 2 for two points", () => {
    // Red 1 is a corner, white 3 with 4 added is a hole; black 20 of AVG is 7.
    const good = two({}, [7, 19, 4, 5, 9, 1, 3, 4, 20, 9]);
    expect(one(good, "play")).toMatchObject({ isTry: true, spot: 98, row: "SHYD", white: 7 });
    expect(good.state).toMatchObject({ score: { away: 8 }, stage: "kickoff", clock: 800 });
    expect(two({}, STUFFED).state.score.away).toBe(6);
  });
  it("lost may be returned for two, if the rules allow", () => {
    const dice = [7, 19, 4, 5, 9, 20, 13, 14, 4, 4, 1, 15, 20, 6, 2];
    expect(two({ switches: { defensiveTwo: "yes" } }, dice).state.score).toEqual({ away: 6, home: 2 });
    expect(two({ switches: { defensiveTwo: "no" } }, dice).state.score).toEqual({ away: 6, home: 0 });
  });
});

describe("overtime", () => {
  const FIELD_GOAL = [20, 9, 5, 4, 3];
  const over = (overtime: string, patch: Partial<GameState>, choices: readonly Choice[], dice: readonly number[]) => {
    const game = gameOf({ away: clean, home: clean, switches: { overtime: overtime as never, situation: false } });
    return play(game, at({ period: 5, clock: 600, spot: 75, down: 4, drives: 0, ...patch }, game), choices, dice).state;
  };
  it("ends with the first points in sudden death", () => {
    expect(over("suddenDeath", {}, [snap("fieldGoal")], FIELD_GOAL).stage).toBe("over");
  });
  it("continues after a field goal on the first drive, and ends with the second drive", () => {
    expect(over("modified15", {}, [snap("fieldGoal")], FIELD_GOAL).stage).toBe("kickoff");
    const second = { ball: "home", drives: 1, score: { away: 3, home: 0 } } as const;
    expect(over("modified15", { ...second, score: { away: 0, home: 0 } }, [snap("fieldGoal")], FIELD_GOAL).stage).toBe(
      "over",
    );
    expect(over("modified15", second, [snap("fieldGoal")], FIELD_GOAL).stage).toBe("kickoff");
    expect(over("modified15", second, [snap("run")], STUFFED).stage).toBe("over");
  });
  it("gives the other side a drive after a touchdown if both have the ball", () => {
    const run = [7, 19, 4, 5, 9, 1, 3, 4, 20, 9];
    const near = { spot: 98, toGo: 2, down: 1 };
    expect(over("modified10", near, [snap("run")], run).stage).toBe("over");
    expect(over("both", near, [snap("run")], run).stage).toBe("try");
    const answered = over(
      "both",
      { ...near, ball: "home", drives: 1, score: { away: 7, home: 0 } },
      [snap("run")],
      run,
    );
    expect(answered.stage).toBe("try");
  });
});

describe("the rules of a season", () => {
  it.each([
    [1965, { kickoffLine: 40, overtime: "none", twoPoint: false, tryKick: 9, kickAdds: 7, missedKick: "touchback" }],
    [
      1985,
      { kickoffLine: 35, overtime: "suddenDeath", twoPoint: false, tryKick: 20, kickAdds: 17, missedKick: "line" },
    ],
    [2000, { kickoffLine: 30, overtime: "suddenDeath", twoPoint: true, defensiveTwo: false, missedKick: "kick" }],
    [2015, { kickoffLine: 35, overtime: "modified15", tryKick: 33, defensiveTwo: true, kickoffTouchback: 20 }],
    [2023, { overtime: "modified10", kickoffTouchback: 25 }],
    [2025, { overtime: "both" }],
  ] as const)("%s", (season, law) => expect(lawOf(house().switches, season, false)).toMatchObject(law));
  it("gives both teams the ball in playoffs from 2022", () => {
    expect(lawOf(house().switches, 2022, true).overtime).toBe("both");
  });
});

describe("a kickoff", () => {
  it("is a touchback by the cell", () => {
    const kick = at({ stage: "kickoff", spot: 35, driving: false });
    const played = play(plain, kick, [DEEP], [15, 9, 12, 4, 9]);
    none(played, "return");
    expect(played.state).toMatchObject({ ball: "home", spot: 20, clock: 790 });
  });
});
