/** Penalties and injuries with scripted dice (section 2.5). */
import { describe, expect, it } from "vitest";
import type { GameState } from "../../../src/systems/pen-and-paper/engine/index.js";
import { ACCEPT, DECLINE, gameOf, of, play, position, snap, type Sides } from "./engine-scripted.js";

const game = gameOf();
/** A rush of 6 yards from the own 40 on second and 8, then the foul. */
const fouled = (d20: number, choice = ACCEPT, patch: Partial<GameState> = {}, sides: Sides = {}) => {
  const g = gameOf(sides);
  return play(
    g,
    position(g, { spot: 40, down: 2, toGo: 8, ...patch }),
    [snap("rush", "pass"), choice],
    [15, 1, 3, 3, 1, 1, d20],
  );
};
/** A pass that misses on third and 8 at the 40, then the foul. */
const missed = (
  d20: number,
  faces: number[] = [],
  choice = ACCEPT,
  patch: Partial<GameState> = {},
  sides: Sides = {},
) => {
  const g = gameOf(sides);
  return play(
    g,
    position(g, { spot: 40, down: 3, toGo: 8, ...patch }),
    [snap("pass", "pass"), choice],
    [2, 1, 1, 1, d20, ...faces],
  );
};

describe("penalties", () => {
  it.each([
    [1, "delay of game", 35, 2, 13],
    [3, "false start", 35, 2, 13],
    [4, "illegal formation", 35, 2, 13],
    [7, "holding", 30, 2, 18],
    [11, "unnecessary roughness", 25, 3, 23],
    [15, "unnecessary roughness", 55, 1, 10],
    [16, "face mask", 55, 1, 10],
    [17, "illegal use of hands", 45, 1, 10],
    [18, "holding", 45, 1, 10],
    [19, "offside", 45, 2, 3],
    [20, "neutral zone infraction", 45, 2, 3],
  ])("foul %i on a rush: %s", (d20, foul, spot, down, toGo) => {
    const after = fouled(d20);
    expect(of(after, "penalty")[0]).toMatchObject({ foul, number: d20, accepted: true, wipesPlay: true });
    expect(after.state).toMatchObject({ spot, down, toGo, stage: "snap", ball: "away" });
    expect(fouled(d20, DECLINE).state).toMatchObject({ spot: 46, down: 3, toGo: 2 });
  });

  it("12 to 14 need a pass", () => {
    expect(missed(12).state).toMatchObject({ spot: 30, down: 4, toGo: 18 });
    expect(missed(13, [2, 3, 6]).state).toMatchObject({ spot: 51, down: 1, toGo: 10 });
    expect(missed(13, [1, 1, 2]).state).toMatchObject({ spot: 44, down: 4, toGo: 4 });
    expect(missed(14).state).toMatchObject({ spot: 55, down: 1, toGo: 10 });
    expect(missed(13, [2, 3, 6], ACCEPT, { spot: 95, toGo: 5 }).state).toMatchObject({
      stage: "try",
      score: { away: 6 },
    });
  });

  it("roughing the passer keeps the gain", () => {
    const g = gameOf();
    const after = play(
      g,
      position(g, { spot: 40, down: 2, toGo: 8 }),
      [snap("pass", "rush"), ACCEPT],
      [15, 1, 1, 2, 3, 1, 1, 14],
    );
    expect(of(after, "penalty")[0]).toMatchObject({ yards: 15, wipesPlay: false });
    expect(after.state).toMatchObject({ spot: 61, down: 1 });
  });

  it("R1: on a touchdown it keeps the touchdown, accepted or not; so do fouls that keep the gain", () => {
    const scored = (d20: number, choice: typeof ACCEPT, switches: Sides["switches"] = {}) => {
      const g = gameOf({ switches });
      const at = position(g, { spot: 95, down: 2, toGo: 5 });
      return play(g, at, [snap("pass", "rush"), choice], [15, 1, 1, 2, 3, 1, 1, d20]);
    };
    for (const [foul, choice, switches] of [
      [14, ACCEPT, {}],
      [14, DECLINE, {}],
      [18, ACCEPT, { foulKeepsGain: true }],
      [18, ACCEPT, { enforceFrom: "endOfPlay" }],
    ] as const) {
      const after = scored(foul, choice, switches);
      expect(after.state).toMatchObject({ stage: "try", ball: "away", score: { away: 6 } });
      expect(of(after, "penalty")[0]).toMatchObject({ yards: 0, wipesPlay: false });
    }
    // Any other foul of the defense is marked off from where the play began: the touchdown is gone.
    expect(scored(18, ACCEPT).state).toMatchObject({ stage: "snap", spot: 97, down: 1, score: { away: 0 } });
  });

  it("loss of down on fourth gives the ball away", () => {
    expect(fouled(11, ACCEPT, { down: 4 }).state).toMatchObject({ ball: "home", spot: 75, down: 1 });
  });

  it("never more than half the distance", () => {
    expect(of(fouled(15, ACCEPT, { spot: 80 }), "penalty")[0].yards).toBe(10);
    expect(fouled(7, ACCEPT, { spot: 11 }).state).toMatchObject({ spot: 6, toGo: 13 });
  });

  it("five yards may be enough for a first down", () => {
    expect(fouled(19, ACCEPT, { toGo: 5 }).state).toMatchObject({ spot: 45, down: 1, toGo: 10 });
  });

  it("A47: the fouled team takes back a turnover or a touchdown", () => {
    const picked = [1, 1, 1, 3, 4, 5, 5, 5, 1, 1];
    const back = play(game, position(game), [snap("pass", "pass"), ACCEPT], [...picked, 19]);
    expect(back.state).toMatchObject({ ball: "away", spot: 25, down: 1, toGo: 5 });
    const kept = play(game, position(game), [snap("pass", "pass"), DECLINE], [...picked, 19]);
    expect(kept.state).toMatchObject({ ball: "home", spot: 88 });
    const wiped = play(
      game,
      position(game, { spot: 95, toGo: 5 }),
      [snap("rush", "pass"), ACCEPT],
      [15, 1, 5, 5, 1, 1, 8],
    );
    expect(wiped.state).toMatchObject({ ball: "away", spot: 85, toGo: 15, score: { away: 0 } });
  });

  it("A18: a wiped-out play uses its round", () => {
    expect(fouled(8).state.round).toBe(6);
  });
});

describe("injuries", () => {
  it.each([
    [1, "QB", "away"],
    [2, "RB", "away"],
    [3, "WR", "away"],
    [4, "LM", "home"],
    [5, "LB", "home"],
    [6, "DB", "home"],
  ] as const)("die %i hurts %s of the %s side", (die, stat, side) => {
    const hurt = play(game, position(game), [snap("rush", "pass")], [15, 1, 3, 3, 5, 5, die]);
    expect(of(hurt, "injury")[0]).toMatchObject({ team: side, stat, season: false });
    expect(hurt.state[side].modifiers[stat]).toBe(2);
    expect(hurt.state).toMatchObject({ spot: 26, down: 2 });
  });

  it("a 12 lasts the season; no modifier falls under 0", () => {
    const g = gameOf({ away: { QB: 0 } });
    const hurt = play(g, position(g), [snap("rush", "pass")], [15, 1, 3, 3, 6, 6, 1]);
    expect(of(hurt, "injury")[0].season).toBe(true);
    expect(hurt.state.away.modifiers.QB).toBe(0);
  });

  it("a hurt star loses his die, and the quarterback his audible (A49)", () => {
    for (const loses of [true, false]) {
      const g = gameOf({ awayStars: ["QB"], switches: loses ? {} : { injuredStarLosesDie: false } });
      const injuries = [{ stat: "QB", season: false }] as const;
      const start = position(g, { away: { ...position(g).away, injuries } });
      const call = () => play(g, start, [snap("pass", "rush", { own: ["QB"] })], []);
      if (loses) expect(call).toThrow("star QB");
      else expect(call().state.stage).toBe("audible");
    }
  });
});
