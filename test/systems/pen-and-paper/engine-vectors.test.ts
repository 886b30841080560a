/** The source's own example (section 7): what the rules uphold, and the list of what they do not. */
import { describe, expect, it } from "vitest";
import { pending } from "../../../src/systems/pen-and-paper/engine/index.js";
import { STANDARD_RULES } from "../../../src/systems/pen-and-paper/rules/index.js";
import { recordLines } from "../../../src/systems/pen-and-paper/facts/record-fold.js";
import {
  ACCEPT,
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
} from "./engine-scripted.js";

/** San Diego visits: QB 4, RB 2, WR 2. New York: LM 3, LB 2, DB 3. */
const game = gameOf({ away: { QB: 4, RB: 2, WR: 2 }, home: { LM: 3, LB: 2, DB: 3 } });

/** Source results that the rules contradict; the errata say why. */
const CONTRADICTED = {
  V10: "E5: DC from LM; DB gives the same number",
  V11: "E6: bonus +7; QB + WR is +6, a success all the same",
  V13: "E7: 29 + 5 is 34, not 33",
  V14: "E8: the replayed down is marked off from the line of scrimmage: 19, not 23",
  V16: "E6: 5 + 6 = 11 succeeds because equal is enough (A8)",
};

describe("the drive of the example", () => {
  const kicked = play(
    game,
    { ...position(game), stage: "kickoff", ball: "home", spot: 35, round: 0, driving: false },
    [kickoff(), FAIR_CATCH],
    [5, 6],
  );

  it("V7: a kickoff of 11 flies 70 yards into the end zone; touchback", () => {
    expect(of(kicked, "kick")[0]).toMatchObject({ yards: 70, dice: [5, 6], cite: "kickoff 10-11", round: 1 });
    expect(kicked.state).toMatchObject({ ball: "away", spot: 20, down: 1, toGo: 10, stage: "snap" });
  });

  const rushed = play(game, kicked.state, [snap("rush", "rush")], [10, FINE, 1, 2]);
  it("V8, V9: DC 11 against a called rush; 16 gains 3", () => {
    expect(of(rushed, "play")[0].attack).toMatchObject({ total: 16, dc: { base: 6, line: 3, lb: 2, total: 11 } });
    expect(rushed.state).toMatchObject({ spot: 23, down: 2, toGo: 7 });
  });

  const passed = play(game, rushed.state, [snap("pass", "rush")], [6, FINE, 1, 2, 3]);
  it("V10, V11: DC 11 by DB; 12 gains 6", () => {
    expect(of(passed, "play")[0].attack).toMatchObject({ total: 12, dc: { stat: "DB", line: 3, lb: 0, total: 11 } });
    expect(passed.state).toMatchObject({ spot: 29, down: 3, toGo: 1 });
  });

  const blasted = play(game, passed.state, [snap("blast", "rush"), ACCEPT], [17, 1, 5, 1, 3, 8]);
  it("V12-V14: DC 9, five yards to the 34 and a first down; holding brings third down at the 19", () => {
    expect(of(blasted, "play")[0]).toMatchObject({ yards: 5, attack: { total: 23, dc: { total: 9 } } });
    expect(of(blasted, "penalty")[0]).toMatchObject({ number: 8, foul: "holding", yards: 10, wipesPlay: true });
    expect(blasted.state).toMatchObject({ spot: 19, down: 3, toGo: 11 });
    const kept = play(game, passed.state, [snap("blast", "rush")], [17, FINE, 5]);
    expect(kept.state).toMatchObject({ spot: 34, down: 1, toGo: 10 });
  });

  // The source goes on from its own 23.
  const third = { ...blasted.state, spot: 23, toGo: 7 };
  const blitzed = play(game, third, [snap("pass", "pass", { special: "blitz" })], [5, FINE, 1, 2, 3]);
  it("V15, V16: DC 8 + 3 + 2 - 2 = 11; equal is enough, fourth and 1", () => {
    expect(of(blitzed, "play")[0].attack).toMatchObject({ total: 11, success: true, dc: { special: -2, total: 11 } });
    expect(blitzed.state).toMatchObject({ spot: 29, down: 4, toGo: 1 });
  });

  const punted = play(game, blitzed.state, [snap("punt"), RETURN], [3, 4, 2, 1, 6, 3, 10]);
  it("V17, V18: a punt of 7 flies 50 yards to the 21; 2, 1, 6 and 3 bring it to the 33", () => {
    expect(of(punted, "kick")[0]).toMatchObject({ yards: 50, spot: 29 });
    expect(of(punted, "return")[0]).toMatchObject({ team: "home", spot: 21, yards: 12, dice: [2, 1, 6, 3] });
    expect(punted.state).toMatchObject({ ball: "home", spot: 33, down: 1, toGo: 10 });
  });

  it("V19: six rounds are used", () => {
    expect(punted.state.round).toBe(6);
  });

  it("fills the record sheet", () => {
    const events = [kicked, rushed, passed, blasted, blitzed, punted].flatMap((p) => p.events);
    const rows = recordLines(events, { away: "Away", home: "Home" }, STANDARD_RULES);
    expect(
      rows.map(({ round, suffix, values: v }) => [
        `${round}${suffix}`,
        v.off,
        v.down,
        v.spot,
        v.pass,
        v.run,
        v.kick,
        v.punt,
        v.back,
        v.penalty,
        v.roll,
      ]),
    ).toEqual([
      ["1", "Home", "", "35", "", "", "KO 70", "", "TB", "", ""],
      ["2", "Away", "1", "20", "", "3", "", "", "", "", "16/11"],
      ["3", "Away", "2", "23", "6", "", "", "", "", "", "12/11"],
      ["4", "Away", "3", "29", "", "5", "", "", "", "8 \u221210", "23/9"],
      ["5", "Away", "3", "23", "6", "", "", "", "", "", "11/11"],
      ["6", "Away", "4", "29", "", "", "", "50", "12", "", ""],
    ]);
  });

  it("knows which source results do not match the rules", () => {
    expect(Object.keys(CONTRADICTED)).toEqual(["V10", "V11", "V13", "V14", "V16"]);
  });
});

describe("derived vectors", () => {
  it("V20: a point after is 27 yards and needs more than 1", () => {
    const scored = position(game, { stage: "try", score: { home: 0, away: 6 }, driving: false });
    const good = play(game, scored, [KICK], [2]);
    expect(of(good, "kick")[0]).toMatchObject({ kind: "extraPoint", yards: 27, good: true, round: 6 });
    expect(good.state).toMatchObject({ score: { away: 7 }, stage: "kickoff", ball: "away", spot: 35 });
    expect(play(game, scored, [KICK], [1]).state.score.away).toBe(6);
  });

  it("field goal from the 33: 50 yards, 13 misses, 14 scores; a miss is their ball at the 40", () => {
    const there = position(game, { spot: 67, down: 4, toGo: 5 });
    const made = play(game, there, [snap("fieldGoal")], [14]);
    expect(of(made, "kick")[0]).toMatchObject({ yards: 50, good: true, cite: "field goal 50-59" });
    expect(made.state).toMatchObject({ score: { away: 3 }, stage: "kickoff", ball: "away" });
    const missed = play(game, there, [snap("fieldGoal")], [13]);
    expect(missed.state).toMatchObject({ ball: "home", spot: 40, down: 1, stage: "snap" });
  });

  it("V29: a long gain with a five-yard foul on the defense is the victim's to choose", () => {
    const run = play(game, position(game), [snap("pass", "rush")], [15, 1, 6, 6, 4, 2, 2, 1, 2, 19]);
    expect(pending(game, run.state)).toMatchObject({ kind: "penalty", team: "away", foul: 19 });
    expect(play(game, run.state, [{ kind: "penalty", accept: false }], []).state).toMatchObject({ spot: 40, down: 1 });
    expect(play(game, run.state, [ACCEPT], []).state).toMatchObject({ spot: 25, down: 1, toGo: 5 });
  });

  it("V30: pass interference on a rush is rolled again", () => {
    const run = play(game, position(game), [snap("rush", "pass")], [15, 1, 2, 2, 1, 2, 13, 12, 14, 5]);
    expect(of(run, "foul")[0]).toMatchObject({ dice: [13, 12, 14, 5], cite: "penalty 5-10" });
  });
});
