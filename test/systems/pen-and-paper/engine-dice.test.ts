/** Action dice, stars, tricks, hard counts, kneels and fakes with scripted dice (section 2.4): all teams +3. */
import { describe, expect, it } from "vitest";
import { pending, type GameState } from "../../../src/systems/pen-and-paper/engine/index.js";
import { scriptedRoller } from "../../helpers/dice.js";
import { FINE, gameOf, of, play, position, snap, step } from "./engine-scripted.js";

const game = gameOf();
const run = (call: Parameters<typeof snap>, faces: number[], patch: Partial<GameState> = {}) =>
  play(game, position(game, patch), [snap(...call)], faces);

describe("action dice and stars", () => {
  it("dice roll in the order audible, defense, offense, attack; each is spent", () => {
    const both = run(["pass", "rush", { dice: ["action"], own: ["action"] }], [4, 5, 10, FINE, 1, 1, 1]);
    expect(of(both, "play")[0].attack).toMatchObject({ total: 21, dice: [5], dc: { dice: [4], total: 15 } });
    expect([both.state.home.dice, both.state.away.dice]).toEqual([3, 2]);
  });

  it("refuses two dice, spent dice, and stars of the other kind", () => {
    const g = gameOf({ awayStars: ["RB"] });
    const bad =
      (own: ("action" | "RB" | "QB")[], patch: Partial<GameState> = {}) =>
      () =>
        step(g, position(g, patch), snap("pass", "pass", { own }), scriptedRoller());
    expect(bad(["action", "action"])).toThrow("expected at most 1");
    expect(bad(["RB"])).toThrow("star RB");
    expect(bad(["QB"])).toThrow("star QB");
    const none = { ...position(g).away, dice: 0 };
    expect(bad(["action"], { away: none })).toThrow("0 are left");
  });

  it.each([
    ["QB", "pass"],
    ["WR", "pass"],
    ["TE", "pass"],
    ["FB", "rush"],
    ["RB", "rush"],
  ] as const)("the %s adds one die to one %s", (star, call) => {
    const g = gameOf({ awayStars: [star] });
    const audible = star === "QB" ? [{ kind: "audible", audible: false } as const] : [];
    const yards = call === "pass" ? [1, 1, 1] : [1, 1];
    const once = play(
      g,
      position(g),
      [snap(call, call === "pass" ? "rush" : "pass", { own: [star] }), ...audible],
      [6, 9, FINE, ...yards],
    );
    expect(of(once, "play")[0].attack!.dice).toEqual([6]);
    expect(once.state.away).toMatchObject({ stars: [], dice: 3 });
    expect(() => step(g, once.state, snap(call, "rush", { own: [star] }), scriptedRoller())).toThrow("cannot be used");
  });

  it.each([
    ["DE", "rush"],
    ["DT", "rush"],
    ["LB", "rush"],
    ["LB", "pass"],
    ["DB", "pass"],
    ["S", "pass"],
  ] as const)("the %s adds one die to a %s defense", (star, against) => {
    const g = gameOf({ homeStars: [star] });
    const once = play(g, position(g), [snap("blast", against, { dice: [star] })], [6, 19, FINE, 1]);
    expect(of(once, "play")[0].attack!.dc.dice).toEqual([6]);
    expect(once.state.home).toMatchObject({ stars: [], dice: 4 });
  });

  it("the center saves a sack on a 1", () => {
    const g = gameOf({ awayStars: ["C"] });
    const saved = play(g, position(g), [snap("pass")], [1, FINE, 5, 1]);
    expect(of(saved, "play")[0]).toMatchObject({ result: "sack", yards: 0, attack: { center: 1 } });
    expect(of(play(g, position(g), [snap("pass")], [1, FINE, 5, 2, 4]), "play")[0].yards).toBe(-4);
    expect(of(play(g, position(g), [snap("rush")], [1, FINE, 5, 4]), "play")[0].yards).toBe(-4);
  });

  it("A37: the center does nothing for yards lost to a blitz", () => {
    const g = gameOf({ awayStars: ["C"] });
    const blitzed = play(g, position(g), [snap("pass", "pass", { special: "blitz" })], [2, FINE, 2, 3]);
    expect(of(blitzed, "play")[0]).toMatchObject({ result: "sack", yards: -5 });
    expect(of(blitzed, "play")[0].attack!.center).toBeUndefined();
  });

  it("A85: a star's die follows the defense's own call; the offense keeps one that its play cannot use", () => {
    const wrong = gameOf({ homeStars: ["DE"] });
    const rolled = play(wrong, position(wrong), [snap("pass", "rush", { dice: ["DE"] })], [6, 2, FINE]);
    expect(of(rolled, "play")[0].attack!.dc.dice).toEqual([6]);
    expect(rolled.state.home.stars).toEqual([]);
    // Against a rush defense the Halfback Option passes: the runner's die stays with him.
    const kept = gameOf({ awayStars: ["RB"] });
    const option = play(kept, position(kept), [snap("halfbackOption", "rush", { own: ["RB"] })], [2, FINE]);
    expect(of(option, "play")[0].attack).toMatchObject({ kind: "pass", dice: [] });
    expect(option.state.away.stars).toEqual(["RB"]);
  });

  it("a star quarterback may turn a pass into a normal rush after the reveal, DC + 1d6", () => {
    const g = gameOf({ awayStars: ["QB"] });
    const asked = play(g, position(g), [snap("fleaFlicker", "pass")], []);
    expect(pending(g, asked.state)).toMatchObject({ kind: "audible", team: "away" });
    const rush = play(g, asked.state, [{ kind: "audible", audible: true }], [3, 12, FINE, 2, 2]);
    expect(of(rush, "play")[0]).toMatchObject({
      result: "rush",
      audible: "fleaFlicker",
      attack: { dc: { audible: 3, total: 12 } },
    });
    expect(rush.state.away.tricks).toEqual({});
    expect(
      play(g, asked.state, [{ kind: "audible", audible: false }], [19, FINE, 1, 1, 1, 1]).state.away.tricks,
    ).toEqual({ fleaFlicker: 1 });
  });
});

describe("other calls", () => {
  it("a trick is 2 harder after each use by name", () => {
    const once = run(["fleaFlicker", "rush"], [2, FINE]);
    const again = play(game, once.state, [snap("fleaFlicker", "rush")], [2, FINE]);
    expect(of(again, "play")[0].attack!.dc).toMatchObject({ base: 12, trick: 2, total: 17 });
    expect(of(play(game, once.state, [snap("doublePass", "rush")], [2, FINE, 1]), "play")[0].attack!.dc.trick).toBe(0);
  });

  it("a successful hurry up uses no round, and none follows another", () => {
    const quick = run(["hurryUp", "rush"], [15, FINE, 1, 1, 1]);
    expect(of(quick, "play")[0]).toMatchObject({ round: 6, extra: 1, rounds: 0 });
    expect(quick.state).toMatchObject({ round: 5, hurried: true });
    expect(() => step(game, quick.state, snap("hurryUp"), scriptedRoller())).toThrow("cannot follow");
    const slow = run(["hurryUp", "rush"], [2, FINE]);
    expect(of(slow, "play")[0]).toMatchObject({ round: 6, extra: 0, rounds: 1 });
    expect(() => step(game, slow.state, snap("hurryUp"), scriptedRoller())).toThrow("cannot follow");
  });

  it("a hard count is five yards one way or the other, once per down, harder every time", () => {
    const won = run(["hardCount"], [4, 3], { down: 3, toGo: 4 });
    expect(won.state).toMatchObject({ spot: 25, down: 1, toGo: 10, round: 5, away: { hardCounts: 1 } });
    const lost = run(["hardCount"], [3, 3], { down: 3, toGo: 4 });
    expect(lost.state).toMatchObject({ spot: 15, down: 3, toGo: 9, counted: true });
    expect(of(lost, "penalty")[0]).toMatchObject({ team: "away", foul: "delay of game", yards: 5 });
    expect(() => step(game, lost.state, snap("hardCount"), scriptedRoller())).toThrow("tried on this down");
    const third = { ...position(game).away, hardCounts: 2 };
    expect(of(run(["hardCount"], [6, 3], { away: third }), "hardCount")[0]).toMatchObject({
      offenseTotal: 9,
      defenseTotal: 8,
    });
  });

  it("a kneel costs two yards and a round", () => {
    expect(run(["kneel"], []).state).toMatchObject({ spot: 18, down: 2, toGo: 12, round: 6 });
  });

  it("fakes succeed on 4+, 5+, 6; short of the line the ball goes over at the line of scrimmage", () => {
    const fourth = { down: 4, toGo: 6, spot: 40 };
    expect(run(["fakePunt"], [4, 6, 6], fourth).state).toMatchObject({
      spot: 52,
      down: 1,
      ball: "away",
      away: { fakes: 1 },
    });
    expect(run(["fakeKick"], [3], fourth).state).toMatchObject({ ball: "home", spot: 60 });
    expect(run(["fakeKick"], [4, 2, 3], fourth).state).toMatchObject({ ball: "home", spot: 60 });
    const faked = { ...position(game).away, fakes: 1 };
    expect(of(run(["fakePunt"], [4], { ...fourth, away: faked }), "play")[0].fake).toMatchObject({ from: 5 });
    expect(of(run(["fakePunt"], [5], { ...fourth, away: { ...faked, fakes: 5 } }), "play")[0].fake).toMatchObject({
      from: 6,
    });
    expect(() => run(["fakePunt"], [4], { down: 3 })).toThrow("fourth down");
  });
});
