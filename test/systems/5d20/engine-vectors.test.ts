/** The test vectors of the digest's section 9, by their numbers. 20 and 22 contradict the printed rules (rulings 6 and 5). */
import { describe, expect, it } from "vitest";
import {
  callNumber,
  callRow,
  scoresAhead,
  situationOf,
  teamBookOf,
  turnedWhite,
} from "../../../src/systems/5d20/engine/index.js";
import { kickChance } from "../../../src/systems/5d20/engine/index.js";
import { LEAGUE_AVERAGE, STANDARD_CHARTS } from "../../../src/systems/5d20/rules/index.js";
import { BEARS, DOLPHINS } from "./fragments.js";
import { ACCEPT, DEEP, gameOf, none, one, play, position, snap } from "./scripted.js";

const bears = teamBookOf(BEARS);
const dolphins = teamBookOf(DOLPHINS);
/** The Bears visit the Dolphins. */
const game = gameOf({ away: BEARS, home: DOLPHINS });
const average = gameOf();
const NAMES = ["Paul Lankford", "William Judson", "Glenn Blackwood"];

/** A first roll that matches nothing and fumbles no snap, with these dice in it. */
const first = (r: number, w: number, b: number, k: number, y: number): number[] => [r, w, b, k, y];

describe("who and what for the defense", () => {
  it("1, 2: reads WHO by alignment", () => {
    const who = (column: "run" | "base" | "pass", red: number) =>
      dolphins.passDef.defenders[dolphins.passDef.who[column].at(red)].name;
    for (const column of ["run", "base"] as const) {
      expect([1, 2, 3, 4, 5, 6].map((red) => who(column, red))).toEqual(NAMES.flatMap((name) => [name, name]));
    }
    expect([1, 2, 3].map((red) => who("pass", red))).toEqual(NAMES);
  });
  it("3, 4, 19: reads WHAT", () => {
    const [lankford, judson, blackwood] = dolphins.passDef.defenders;
    expect([2, 15, 16].map((white) => lankford.what.at(white))).toEqual([0, 1, 2]);
    expect([13, 18, 19].map((white) => blackwood.what.at(white))).toEqual([1, 2, -1]);
    expect([judson.what.at(14), blackwood.what.at(14)]).toEqual([1, 2]);
  });
  it("20: the alignment changes white on passes too, against example 4 (ruling 6)", () => {
    const [, , blackwood] = dolphins.passDef.defenders;
    expect([14 - 2, 14 - 4].map((white) => blackwood.what.at(white))).toEqual([1, 1]);
  });
  it("a white under 1 takes the first cell that is not blank", () => {
    const [lankford, judson] = dolphins.passDef.defenders;
    expect([lankford.what.at(-3), judson.what.at(-3)]).toEqual([0, 1]);
  });
});

describe("kickoffs", () => {
  const kickoff = position(game, { stage: "kickoff", ball: "away", spot: 35, driving: false });
  it("5, 6: Butler kicks 61 yards, Gentry returns it 12 + 2 to the 18", () => {
    const played = play(game, kickoff, [DEEP], [8, 19, 12, 4, 9]);
    expect(one(played, "kick").yards).toBe(61);
    expect(one(played, "return")).toMatchObject({ player: "Dennis Gentry", spot: 4, yards: 14 });
    expect(played.state).toMatchObject({ ball: "home", spot: 18, clock: 790 });
  });
  it("7: 4 and 4 check for a fumble, 8 and 8 are number 8 of KICKOFF", () => {
    // Yellow 10 keeps the ball.
    const played = play(game, kickoff, [DEEP], [8, 8, 12, 4, 4, 1, 2, 3, 4, 10]);
    expect(one(played, "fumble")).toMatchObject({ player: "Dennis Gentry", rating: 9, recovered: "home" });
    none(played, "flag");
    const ranges = { ...BEARS.pen, KICKOFF: { off: [8, 8], def: null } } as const;
    const fouled = play(
      gameOf({ away: { ...BEARS, pen: ranges }, home: DOLPHINS }),
      kickoff,
      [DEEP],
      [8, 8, 12, 4, 9, 1],
    );
    expect(one(fouled, "flag")).toMatchObject({ row: "KICKOFF", number: 8, foul: "Offside" });
    expect(fouled.state.spot).toBe(18 + 5);
  });
  it("8: an onside kick goes 12 yards, and two 8s recover it", () => {
    const played = play(game, kickoff, [{ kind: "kickoff", kick: "onside" }], [8, 8, 12]);
    expect(one(played, "kick")).toMatchObject({ kind: "onside", yards: 12, good: true });
    expect(played.state).toMatchObject({ ball: "away", spot: 47 });
  });
});

describe("calls", () => {
  const row = (down: number, toGo: number, spot = 50) => callRow({ down, toGo, spot }, { shortYardage: "any" });
  it("9: 3rd and 5 is the third row", () => {
    expect(row(3, 5)).toBe("T10");
    expect([row(3, 1), row(4, 1), row(2, 4), row(1, 10), row(2, 10), row(3, 10)]).toEqual([
      "SHYD",
      "SHYD",
      "LT10",
      "T10",
      "T20",
      "T30",
    ]);
    expect(row(1, 2, 98)).toBe("SHYD");
  });
  it("10: 1st and 10 at midfield runs up to 7 from the base alignment", () => {
    const at = position(game);
    expect(callNumber(game, at, "T10", 1)).toMatchObject({ cell: 9, defense: -2, total: 7 });
    expect(one(play(game, at, [snap()], [7, 1, 2, 3, 4, 20, 2, 5, 6, 7]), "play").kind).toBe("run");
    expect(one(play(game, at, [snap()], [8, 1, 2, 3, 4, 3, 13, 14, 6, 7]), "play").kind).toBe("pass");
    expect(STANDARD_CHARTS.fronts.T10.alignment).toBe("base");
  });
  it("11: 3rd and 10 at the own 20 runs up to 4, against DIME", () => {
    const at = position(game, { down: 3, spot: 20 });
    expect(callNumber(game, at, "T30", 0).total).toBe(4);
    expect(STANDARD_CHARTS.fronts.T30).toMatchObject({ alignment: "pass", adjust: -4 });
  });
  it("12: behind by 11 is two scores; column B takes 5, ahead adds them", () => {
    expect([-11, -7, -1, 0, 7, 8, 40].map(scoresAhead)).toEqual([-2, -1, -1, 0, 1, 2, 2]);
    const late = position(game, { period: 4, clock: 420, score: { away: 3, home: 14 } });
    expect([situationOf(game, late, "away"), situationOf(game, late, "home")]).toEqual([-5, 5]);
  });
});

describe("the first roll", () => {
  it("13: depth by white", () => {
    expect([9, 15, 16, 19].map((white) => bears.passer.depth.at(white))).toEqual([0, 1, 2, 2]);
  });
  it("14, 15: blue below the switch value, otherwise black", () => {
    const passed = (w: number, b: number, k: number) =>
      one(play(game, position(game), [snap()], [first(18, w, b, k, 20), 4, 8, 7, 20, 12].flat()), "play").player;
    expect(passed(9, 17, 4)).toBe("Ken Margerum");
    expect(passed(15, 17, 4)).toBe("Walter Payton");
  });
  it("16: blue 17 with a switch value of 18 is not Payton", () => {
    const run = play(game, position(game), [snap("run")], [first(7, 19, 17, 4, 6), 20, 13, 14, 9, 8].flat());
    expect(one(run, "play").player).toBe("Matt Suhey");
  });
  it("17: 8 19 17 4 6 is neither a fumbled snap nor a foul", () => {
    const played = play(game, position(game), [snap()], [8, 19, 17, 4, 6, 3, 14, 13, 6, 2]);
    none(played, "flag");
    none(played, "fumble");
    expect(one(played, "play").depth).toBe("LP");
  });
  it("a snap is fumbled when black and yellow match at or below the rating", () => {
    const played = play(game, position(game), [snap()], [8, 19, 17, 1, 1, 2, 3, 4, 5, 10]);
    expect(one(played, "play")).toMatchObject({ kind: "snapFumble", yards: -2, player: "Jim McMahon" });
    expect(played.state).toMatchObject({ ball: "away", spot: 48, down: 2, toGo: 12 });
  });
});

describe("the second roll", () => {
  const pass = (spot: number, down: number, toGo: number, dice: readonly number[], call = "pass" as const) =>
    play(game, position(game, { spot, down, toGo }), [snap(call)], dice);
  it("18: red 3 is Judson in BASE and Blackwood in PASS", () => {
    const base = pass(50, 1, 10, [18, 9, 17, 4, 20, 3, 20, 11, 6, 2]);
    const dime = pass(50, 3, 10, [18, 9, 17, 4, 20, 3, 20, 11, 6, 2]);
    expect([one(base, "play").defender, one(dime, "play").defender]).toEqual(["William Judson", "Glenn Blackwood"]);
    expect(one(dime, "play").white).toBe(16);
  });
  it("21: blue 14 for Payton is LINE in the backfield and SG in a hole", () => {
    const [payton] = bears.runners;
    expect(payton.rows[2].at(14)).toBe(1);
    expect(payton.rows[0].at(14)).toBe(2);
  });
  it("22: at the line it is AVG by the chart, against the text (ruling 5)", () => {
    expect(bears.runners[0].rows[1].at(14)).toBe(1);
  });
  it("23, 24: blue 14 of McMahon", () => {
    const { pre, def, other } = bears.passer;
    expect([pre[0].at(14), def[0].at(14), other[0].at(14)]).toEqual([4, 1, 1]);
    expect([pre[1].at(14), def[1].at(14), other[1].at(14)]).toEqual([2, 1, 1]);
  });
  it("25: Payton drops a 6 and 6, but not against an adjustment of -1", () => {
    const dice = [7, 19, 4, 5, 9, 20, 13, 14, 6, 6];
    const dropped = play(game, position(game), [snap("run")], [...dice, 2, 3, 4, 5, 10]);
    expect(one(dropped, "fumble").rating).toBe(6);
    const sure = gameOf({ away: BEARS, home: { ...DOLPHINS, fumble: { ...DOLPHINS.fumble, rateAdj: -1 } } });
    none(play(sure, position(sure), [snap("run")], dice), "fumble");
  });
  it("26: 3, 14, 14 is number 14", () => {
    const pen = { ...BEARS.pen, INC: { off: null, def: null }, COMPLETIONS: { off: [14, 14], def: null } } as const;
    const fouled = gameOf({ away: { ...BEARS, pen }, home: DOLPHINS });
    const played = play(fouled, position(fouled), [snap("pass")], [18, 9, 17, 4, 20, 3, 14, 14, 6, 2, 9]);
    expect(one(played, "flag")).toMatchObject({ row: "COMPLETIONS", number: 14, foul: "Holding" });
  });
  it("29, 30: a deflected pass is caught up to the sum of both ratings", () => {
    const thrown = (w: number, red: number, k: number, more: readonly number[]) =>
      pass(30, 1, 10, [18, w, 17, 4, 20, red, 8, 7, k, 2, ...more]);
    // Blackwood 8 and McMahon SP -2; Judson 4 and MP -1.
    expect(one(thrown(9, 5, 6, [6, 4]), "play").result).toBe("intercepted");
    expect(one(thrown(9, 5, 7, []), "play")).toMatchObject({
      result: "incomplete",
      came: "PD",
      defender: "Glenn Blackwood",
    });
    expect(one(thrown(15, 3, 3, [5, 4]), "play").result).toBe("intercepted");
    expect(one(thrown(15, 3, 4, []), "play").result).toBe("incomplete");
  });
  it("27, 28: a medium pass is intercepted 12 yards downfield, and rating 2 returns it 2", () => {
    const played = pass(30, 1, 10, [18, 15, 17, 4, 20, 3, 9, 7, 3, 2, 5, 4]);
    expect(one(played, "return")).toMatchObject({ of: "interception", spot: 58, yards: 2, player: "William Judson" });
    expect(played.state).toMatchObject({ ball: "home", spot: 60, clock: 790 });
  });
  it("31: 8, 5, 8 is number 8, and yellow is rolled again", () => {
    const pen = { ...BEARS.pen, INC: { off: [8, 8], def: null } } as const;
    const fouled = gameOf({ away: { ...BEARS, pen }, home: { ...DOLPHINS, passDef: DOLPHINS.passDef } });
    const played = play(fouled, position(fouled), [snap("pass"), ACCEPT], [18, 9, 17, 4, 20, 8, 13, 8, 20, 2, 3]);
    expect(one(played, "flag")).toMatchObject({ number: 8, dice: [3], foul: "Holding" });
    expect(played.state).toMatchObject({ spot: 40, down: 1, toGo: 20, clock: 790 });
  });
  it("39: yards after the catch continue after a 20", () => {
    const played = pass(20, 1, 10, [18, 9, 17, 4, 20, 3, 20, 18, 5, 2, 20, 7]);
    expect(one(played, "play")).toMatchObject({ came: "YAC", player: "Ken Margerum", yards: 4 + 27 + 2 });
  });
  it("44: scrambles by black", () => {
    expect([6, 7, 12, 13, 17, 18, 19, 20].map((k) => bears.passer.scramble.at(k))).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
  });
  it("45: a white of 24 is BACK on a run and OTHER on a pass", () => {
    const at = position(game, { down: 3, toGo: 1 });
    expect(one(play(game, at, [snap("run")], [7, 19, 4, 5, 9, 18, 20, 14, 6, 9]), "play")).toMatchObject({
      white: 24,
      what: "BACK",
    });
    expect(one(play(game, at, [snap("pass")], [7, 9, 4, 5, 19, 18, 20, 14, 6, 9]), "play")).toMatchObject({
      white: 24,
      what: "OTHER",
    });
  });
});

describe("fumbles", () => {
  const dice = [7, 19, 4, 5, 9, 20, 13, 14, 4, 4];
  it("32: no return up to NO, then by blue", () => {
    const still = play(average, position(average), [snap("run")], [...dice, 1, 5, 12, 6, 2]);
    expect(one(still, "fumble")).toMatchObject({ recovered: "home", by: "CB 1", returned: 0 });
    const runs = play(average, position(average), [snap("run")], [...dice, 1, 15, 12, 6, 2]);
    expect(one(runs, "fumble")).toMatchObject({ recovered: "home", returned: 13 });
    expect(runs.state).toMatchObject({ ball: "home", spot: 50 + 13 });
  });
  it("40: an adjustment of 2 makes 6 an 8", () => {
    const loose = gameOf({ away: BEARS, home: { ...DOLPHINS, fumble: { ...DOLPHINS.fumble, rateAdj: 2 } } });
    const run = (n: number, more: readonly number[]) =>
      play(loose, position(loose), [snap("run")], [7, 19, 4, 5, 9, 20, 13, 14, n, n, ...more]);
    expect(one(run(8, [2, 3, 4, 5, 10]), "fumble").rating).toBe(8);
    none(run(9, []), "fumble");
  });
  it("41: a sack of 13 marked f checks the passer's rating", () => {
    const sack = (y: number, more: readonly number[]) =>
      play(average, position(average), [snap("short")], [7, 9, 4, 5, 19, 20, 2, 1, 1, y, ...more]);
    expect(one(sack(7, [2, 3, 4, 5, 10]), "fumble")).toMatchObject({ player: "QB", spot: 37 });
    const kept = sack(8, []);
    none(kept, "fumble");
    expect(one(kept, "play")).toMatchObject({ result: "sack", yards: -13 });
  });
});

describe("kicks", () => {
  it("33: a blocked punt", () => {
    const played = play(game, position(game, { spot: 30, down: 4 }), [snap("punt")], [3, 4, 5, 2, 2, 8, 5, 12, 4, 9]);
    expect(one(played, "kick").blocked).toMatchObject({ by: "Glenn Blackwood", spot: 83, yards: 2 });
    expect(played.state).toMatchObject({ ball: "home", spot: 85 });
  });
  it("F39: a punt blocked into the end zone is a touchdown for blue's player, or a safety", () => {
    const punt = (red: number, more: readonly number[] = []) =>
      play(game, position(game, { spot: 3, down: 4 }), [snap("punt")], [3, 4, 5, 2, 2, red, 5, 12, 4, 9, ...more]);
    const scored = punt(8, [20, 9, 5, 4, 3]);
    expect(one(scored, "kick").blocked).toMatchObject({ ball: "home", by: "Glenn Blackwood", spot: 100, yards: 0 });
    expect(one(scored, "points")).toMatchObject({ team: "home", kind: "touchdown" });
    const lost = punt(7, [1, 2, 3, 4, 5, 6, 7]);
    expect(one(lost, "kick").blocked).not.toHaveProperty("by");
    expect(one(lost, "points")).toMatchObject({ team: "home", kind: "safety" });
  });
  it("34: 4 and 4 block a kick of 30 and of 45 yards, not one of 29", () => {
    // From the opponents' 12, 13 and 28; red 20 reaches all.
    const kick = (left: number, more: readonly number[]) =>
      one(
        play(
          average,
          position(average, { spot: 100 - left, toGo: left, down: 4 }),
          [snap("fieldGoal")],
          [20, 9, 5, 4, 4, ...more],
        ),
        "kick",
      );
    expect(kick(12, [])).toMatchObject({ yards: 29, good: true });
    expect(kick(13, [3, 4, 5, 6, 7])).toMatchObject({ yards: 30, good: false });
    expect(kick(28, [3, 4, 5, 6, 7]).blocked).toMatchObject({ ball: "dead" });
  });
  it("35: red decides who recovers a blocked kick", () => {
    const kick = (red: number) =>
      one(
        play(average, position(average, { spot: 70, down: 4 }), [snap("fieldGoal")], [20, 9, 5, 4, 4, red, 6, 3, 2, 1]),
        "kick",
      );
    expect([8, 13, 14].map((red) => kick(red).blocked?.ball)).toEqual(["dead", "away", "home"]);
  });
  it("36: from the opponents' 30 a kick is 47 yards", () => {
    const at = position(average, { spot: 70, down: 4 });
    expect(one(play(average, at, [snap("fieldGoal")], [6, 9, 5, 4, 3]), "kick")).toMatchObject({
      yards: 47,
      good: true,
    });
    expect(kickChance(teamBookOf(LEAGUE_AVERAGE), 47)).toBe(0.75);
  });
});

describe("home field, time, depths", () => {
  it("37, 38: white turns only for the home team", () => {
    expect([turnedWhite(1, true, true, "full"), turnedWhite(1, false, false, "full")]).toEqual([20, 20]);
    expect([turnedWhite(20, true, false, "full"), turnedWhite(20, false, true, "full")]).toEqual([1, 1]);
    expect(turnedWhite(1, false, true, "full")).toBe(1);
    expect([turnedWhite(20, false, true, "half"), turnedWhite(1, true, true, "half")]).toEqual([20, 20]);
  });
  it("42: out of bounds", () => {
    const run = (y: number) =>
      play(average, position(average), [snap("run")], [7, 19, 4, 5, 9, 20, 13, 14, 6, y]).state.clock;
    expect([run(19), run(20)]).toEqual([760, 790]);
    const caught = play(average, position(average), [snap("short")], [7, 9, 4, 5, 19, 1, 12, 14, 6, 18]);
    expect(one(caught, "play").result).toBe("complete");
    expect(caught.state.clock).toBe(790);
  });
  it("43: near the goal passes are shorter", () => {
    const depth = (left: number) =>
      one(
        play(
          average,
          position(average, { spot: 100 - left, toGo: left }),
          [snap("pass")],
          [7, 20, 4, 5, 19, 1, 12, 7, 20, 2],
        ),
        "play",
      ).depth;
    expect([depth(4), depth(10), depth(18)]).toEqual(["SP", "MP", "LP"]);
  });
});
