/** Plays from scrimmage with scripted dice (section 2.4): all teams +3. */
import { describe, expect, it } from "vitest";
import { pending, type GameState } from "../../../src/systems/pen-and-paper/engine/index.js";
import { FINE, gameOf, of, play, position, snap, type Sides } from "./engine-scripted.js";

const game = gameOf();
const run = (call: Parameters<typeof snap>, faces: number[], patch: Partial<GameState> = {}, sides?: Sides) => {
  const g = sides ? gameOf(sides) : game;
  return play(g, position(g, patch), [snap(...call)], faces);
};
/** DC and yards of a call: the d20 shows 19, so success and yard dice of 1 unless given. */
const dcOf = (
  call: string,
  against: "rush" | "pass",
  special: "none" | "blitz" | "goalLineStand" | "prevent",
  dice: number,
) => {
  const { attack, yards } = of(
    run([call, against, { special }], [19, FINE, ...new Array<number>(dice).fill(1)]),
    "play",
  )[0];
  return [attack!.dc.total, yards];
};

describe("difficulty and yards of every call", () => {
  it.each([
    // call, dice and DC against rush, against pass, against pass + blitz
    ["pass", [3, 11], [3, 14], [3, 12]],
    ["doublePass", [4, 13], [4, 16], [4, 14]],
    ["fleaFlicker", [4, 15], [4, 18], [4, 16]],
    ["hook", [2, 9], [2, 12], [2, 10]],
    ["hookAndLateral", [4, 13], [4, 16], [4, 14]],
    ["hurryUp", [3, 13], [3, 16], [3, 14]],
    ["longBomb", [6, 17], [6, 20], [6, 18]],
    ["playAction", [4, 13], [3, 18], [3, 16]],
    ["screenPass", [3, 13], [3, 16], [4, 14]],
    ["shotgun", [3, 12], [3, 15], [3, 15]],
    ["westCoast", [3, 11], [2, 14], [2, 12]],
    ["rush", [2, 12], [2, 9], [2, 7]],
    ["blast", [1, 10], [1, 7], [1, 5]],
    ["draw", [2, 13], [2, 10], [3, 8]],
    ["endRun", [1, 13], [3, 10], [3, 8]],
    ["halfbackOption", [3, 11], [2, 11], [2, 9]],
    ["option", [3, 14], [3, 11], [3, 9]],
    ["qbSneak", [1, 7], [1, 7], [1, 5]],
    ["reverse", [3, 14], [3, 11], [3, 9]],
    ["statueOfLiberty", [4, 16], [4, 13], [4, 11]],
    ["sweep", [3, 14], [3, 11], [3, 9]],
  ] as const)("%s", (call, rush, pass, blitz) => {
    expect(dcOf(call, "rush", "none", rush[0])).toEqual([rush[1], rush[0]]);
    expect(dcOf(call, "pass", "none", pass[0])).toEqual([pass[1], pass[0]]);
    expect(dcOf(call, "pass", "blitz", blitz[0])).toEqual([blitz[1], blitz[0]]);
  });

  it("a goal line stand is +2 against runs, -2 against passes and the sweep; prevent is -2", () => {
    expect(dcOf("rush", "rush", "goalLineStand", 2)[0]).toBe(14);
    expect(dcOf("sweep", "rush", "goalLineStand", 3)[0]).toBe(12);
    expect(dcOf("pass", "rush", "goalLineStand", 3)[0]).toBe(9);
    expect(dcOf("pass", "pass", "prevent", 3)[0]).toBe(12);
  });

  it("passes are 2 harder inside the 20, runs are not", () => {
    expect(of(run(["pass", "rush"], [19, FINE, 1, 1, 1], { spot: 80 }), "play")[0].attack!.dc).toMatchObject({
      redZone: 2,
      total: 13,
    });
    expect(of(run(["pass", "rush"], [19, FINE, 1, 1, 1], { spot: 79 }), "play")[0].attack!.dc.total).toBe(11);
    expect(of(run(["rush", "pass"], [19, FINE, 1, 1], { spot: 80 }), "play")[0].attack!.dc.total).toBe(9);
  });
});

describe("results", () => {
  it("every 6 rolls again, at the end; never under prevent", () => {
    expect(of(run(["pass", "rush"], [19, FINE, 6, 2, 6, 6, 1, 3]), "play")[0]).toMatchObject({
      yards: 24,
      attack: { yardDice: [6, 2, 6, 6, 1, 3] },
    });
    expect(of(run(["pass", "pass", { special: "prevent" }], [19, FINE, 6, 6, 6]), "play")[0].yards).toBe(18);
  });

  it("a natural 20 succeeds against any DC and adds 10 or 5 yards", () => {
    const hard = { home: { DB: 30, LM: 30 } };
    expect(of(run(["pass", "rush"], [20, FINE, 1, 1, 1], {}, hard), "play")[0]).toMatchObject({
      result: "complete",
      yards: 13,
    });
    expect(of(run(["rush", "pass"], [20, FINE, 1, 1], {}, hard), "play")[0]).toMatchObject({
      result: "rush",
      yards: 7,
    });
  });

  it("a long gain runs a foot race until a tackle or the goal line", () => {
    const race = run(["longBomb", "rush"], [19, FINE, 5, 5, 5, 5, 4, 1, 3, 3, 2, 1, 1, 5]);
    expect(of(race, "play")[0]).toMatchObject({ yards: 45, attack: { race: [3, 3, 2, 1, 1, 5] } });
    const home = run(["longBomb", "rush"], [19, FINE, 5, 5, 5, 5, 4, 1, 3, 3, 2, 1], { spot: 60 });
    expect(of(home, "play")[0]).toMatchObject({ yards: 40 });
    expect(home.state).toMatchObject({ stage: "try", score: { away: 6 } });
  });

  it("a plain failure is 0 yards, a blitz costs 2d6 that explode, a call's own loss is the smaller one", () => {
    expect(of(run(["pass", "pass"], [2, FINE]), "play")[0]).toMatchObject({ result: "incomplete", yards: 0 });
    expect(of(run(["pass", "pass", { special: "blitz" }], [2, FINE, 6, 1, 2]), "play")[0]).toMatchObject({
      result: "sack",
      yards: -9,
    });
    expect(of(run(["shotgun", "pass", { special: "blitz" }], [2, FINE]), "play")[0].yards).toBe(0);
    expect(of(run(["option", "rush"], [2, FINE, 4]), "play")[0]).toMatchObject({ result: "rush", yards: -4 });
    expect(of(run(["option", "rush", { special: "blitz" }], [2, FINE, 4, 3]), "play")[0].yards).toBe(-7);
    expect(of(run(["doublePass", "pass"], [2, FINE, 4]), "play")[0].yards).toBe(-4);
  });

  it("a Hail Mary scores on any success", () => {
    const long = run(["hailMary", "rush"], [15, FINE]);
    expect(of(long, "play")[0]).toMatchObject({ yards: 80, attack: { dc: { total: 21 }, yardDice: [] } });
    expect(long.state.stage).toBe("try");
  });

  it("the QB sneak is d20 + QB, the halfback option d20 + WR of the kind that surprises", () => {
    const stars = { away: { QB: 5, RB: 0, WR: 1 } };
    expect(of(run(["qbSneak", "rush"], [10, FINE, 2], {}, stars), "play")[0].attack).toMatchObject({
      bonus: 5,
      kind: "rush",
    });
    expect(of(run(["halfbackOption", "rush"], [15, FINE, 1, 1, 1], {}, stars), "play")[0]).toMatchObject({
      result: "complete",
      attack: { bonus: 1, kind: "pass" },
    });
    expect(of(run(["halfbackOption", "pass"], [15, FINE, 1, 1], {}, stars), "play")[0]).toMatchObject({
      result: "rush",
    });
  });

  it("natural 1: sack or tackle, unless the critical die is low", () => {
    expect(of(run(["pass", "rush"], [1, FINE, 2, 3]), "play")[0]).toMatchObject({
      result: "sack",
      yards: -3,
      attack: { critical: 2 },
    });
    expect(of(run(["rush", "rush"], [1, FINE, 2, 6, 1]), "play")[0]).toMatchObject({ result: "rush", yards: -7 });
    const better = { home: { DB: 4, LB: 4 } };
    expect(of(run(["pass", "rush"], [1, FINE, 2, 3, 4, 2, 2, 2], {}, better), "play")[0].result).toBe("intercepted");
    const dropped = run(["rush", "rush"], [1, FINE, 2, 5, 3], {}, better);
    expect(of(dropped, "fumble")[0]).toMatchObject({ team: "away", spot: 20, recovered: "away" });
    expect(dropped.state).toMatchObject({ ball: "away", spot: 20, down: 2, toGo: 10 });
  });

  it("a reverse fumbles on every natural 1, a failed hook & lateral at the line", () => {
    const reverse = run(["reverse", "rush"], [1, FINE, 2, 4]);
    expect(of(reverse, "turnover")).toEqual([{ type: "turnover", team: "away", how: "fumble" }]);
    expect(reverse.state).toMatchObject({ ball: "home", spot: 80, down: 1, toGo: 10 });
    const lateral = run(["hookAndLateral", "pass"], [5, FINE, 3, 3, 6, 2, 4]);
    expect(of(lateral, "fumble")[0]).toMatchObject({ dice: [3, 3, 6, 2], recovered: "away", run: [4] });
    expect(lateral.state).toMatchObject({ ball: "away", spot: 24, down: 2, toGo: 6 });
  });

  it("an interception is thrown 2d6, returned 3d6, and may be fumbled halfway", () => {
    const back = run(["pass", "rush"], [1, FINE, 1, 3, 4, 5, 6, 2, 1]);
    expect(of(back, "interception")[0]).toMatchObject({ team: "home", throwDice: [3, 4], spot: 73 });
    expect(of(back, "return")[0]).toMatchObject({ of: "interception", yards: 14 });
    expect(back.state).toMatchObject({ ball: "home", spot: 87, toGo: 10, down: 1 });
    const dropped = run(["pass", "rush"], [1, FINE, 1, 3, 4, 1, 1, 1, 1, 5]);
    expect(of(dropped, "return")[0].yards).toBe(1);
    expect(dropped.state).toMatchObject({ ball: "away", spot: 26, down: 1 });
    const deep = run(["pass", "rush"], [1, FINE, 1, 3, 4], { spot: 93, toGo: 7 });
    expect(deep.state).toMatchObject({ ball: "home", spot: 20 });
    // R3: the drive after it came of an interception, though the ball lies where one after a punt starts.
    expect(of(deep, "driveStart")).toMatchObject([{ team: "home", spot: 20, how: "interception" }]);
    const screen = run(["screenPass", "rush"], [1, FINE, 1, 3, 4, 5, 5, 5, 5], { spot: 50 });
    expect(of(screen, "return")[0].yards).toBe(20);
    // A87: three of a Screen Pass's four dice do, a die added by a 6 does not count.
    const ones = run(["screenPass", "rush"], [1, FINE, 1, 3, 4, 1, 5, 1, 1, 1, 5], { spot: 50 });
    expect(of(ones, "return")[0]).toMatchObject({ yards: 4, dice: [1, 5, 1, 1] });
    expect(of(ones, "fumble")).toHaveLength(1);
    const added = run(["pass", "rush"], [1, FINE, 1, 3, 4, 1, 6, 1, 1]);
    expect(of(added, "return")[0]).toMatchObject({ yards: 9, dice: [1, 6, 1, 1] });
    expect(of(added, "fumble")).toEqual([]);
    const screened = run(["screenPass", "rush"], [1, FINE, 1, 3, 4, 1, 6, 1, 2, 1], { spot: 50 });
    expect(of(screened, "fumble")).toEqual([]);
    const six = run(["pass", "rush"], [1, FINE, 1, 1, 1, 5, 5, 5], { spot: 11 });
    expect(six.state).toMatchObject({ stage: "try", ball: "home", score: { home: 6 } });
  });

  it("a carrier stopped behind his goal line is a safety; the free kick is a punt from the 20", () => {
    const safety = run(["pass", "rush"], [1, FINE, 6, 5, 3, 4], { spot: 4 });
    expect(of(safety, "points")[0]).toMatchObject({ team: "home", kind: "safety", points: 2 });
    expect(of(safety, "play")[0].yards).toBe(-4);
    expect(pending(game, safety.state)).toEqual({ kind: "return", team: "home", of: "freeKick", spot: 30 });
    expect(safety.state.round).toBe(7);
  });

  it("first downs, and turnover after four", () => {
    expect(run(["rush", "pass"], [15, FINE, 5, 5]).state).toMatchObject({ spot: 30, down: 1, toGo: 10 });
    expect(run(["rush", "pass"], [15, FINE, 5, 5], { spot: 85, toGo: 10 }).state).toMatchObject({
      spot: 95,
      down: 1,
      toGo: 5,
    });
    const over = run(["rush", "pass"], [15, FINE, 2, 5], { down: 4, spot: 40 });
    expect(of(over, "turnover")[0].how).toBe("downs");
    expect(over.state).toMatchObject({ ball: "home", spot: 53, down: 1, toGo: 10 });
  });
});
