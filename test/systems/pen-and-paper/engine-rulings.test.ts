/** Every switch of head-to-head play: what the alternative changes (section 5). */
import { describe, expect, it } from "vitest";
import { GAME_RULINGS } from "../../../src/systems/pen-and-paper/rules/rulings-game.js";
import type { Switches } from "../../../src/systems/pen-and-paper/rules/index.js";
import { pending, type GameState } from "../../../src/systems/pen-and-paper/engine/index.js";
import { answersOf, simple } from "../../../src/systems/pen-and-paper/coaches/index.js";
import { seededRoller } from "../../../src/kernel/dice/index.js";
import { ACCEPT, FINE, gameOf, KICK, kickoff, of, play, position, snap } from "./engine-scripted.js";

const yards = (
  switches: Partial<Switches>,
  call: Parameters<typeof snap>,
  faces: number[],
  patch: Partial<GameState> = {},
) => {
  const g = gameOf({ switches });
  return of(play(g, position(g, patch), [snap(...call)], faces), "play")[0].yards;
};

const CHECKS: Record<string, () => void> = {
  headToHeadOvertime: () => {
    const stages = (["fullQuarter", "suddenDeath", "none"] as const).map((headToHeadOvertime) => {
      const g = gameOf({ switches: { headToHeadOvertime } });
      return play(g, position(g, { round: 39, period: 4 }), [snap("kneel")], []).state.stage;
    });
    expect(stages).toEqual(["toss", "toss", "over"]);
  },
  onsideKick: () => {
    const kick = (onsideKick: "anytime" | "behind", away: number) => {
      const g = gameOf({ switches: { onsideKick } });
      const start = position(g, { stage: "kickoff", spot: 35, driving: false, score: { away, home: 7 } });
      return () => play(g, start, [kickoff("onside")], [12]);
    };
    for (const points of [7, 8]) expect(kick("behind", points)).toThrow("only the side that is behind");
    expect(kick("anytime", 7)().state.ball).toBe("away");
    expect(kick("behind", 6)().state.ball).toBe("away");
  },
  onsideRepeats: () => {
    const kick = (kicked: number, d20: number) => {
      const g = gameOf({ switches: { onsideRepeats: 2 } });
      const start = position(g, { stage: "kickoff", spot: 35, driving: false });
      const away = { ...start.away, onsideKicks: kicked };
      return play(g, { ...start, away }, [kickoff("onside")], [d20]);
    };
    expect(kick(0, 12).state).toMatchObject({ ball: "away", away: { onsideKicks: 1 } });
    expect(of(kick(1, 13), "kick")[0]).toMatchObject({ good: false, cite: "onside 14+" });
    expect(of(kick(9, 20), "kick")[0]).toMatchObject({ good: true, cite: "onside 20+" });
  },
  injuredStarLosesDie: () => {
    const injuries = [{ stat: "LB", season: false }] as const;
    const call = snap("blast", "rush", { dice: ["LB"] });
    for (const injuredStarLosesDie of [true, false]) {
      const g = gameOf({ homeStars: ["LB"], switches: injuredStarLosesDie ? {} : { injuredStarLosesDie } });
      const start = position(g, { home: { ...position(g).home, injuries } });
      if (injuredStarLosesDie) expect(() => play(g, start, [call], [])).toThrow("star LB");
      else expect(play(g, start, [call], [3, 19, FINE, 2]).state.home.stars).toEqual([]);
    }
  },
  strictAttack: () => {
    // Rush against pass: DC 9, bonus 6, so a 3 is equal.
    expect(yards({}, ["rush", "pass"], [3, FINE, 2, 2])).toBe(4);
    expect(yards({ strictAttack: true }, ["rush", "pass"], [3, FINE])).toBe(0);
    expect(yards({ strictAttack: true }, ["rush", "pass"], [4, FINE, 2, 2])).toBe(4);
  },
  explodeLosses: () => {
    expect(yards({ explodeLosses: false }, ["rush", "rush"], [1, FINE, 5, 6])).toBe(-6);
    expect(yards({}, ["rush", "rush"], [1, FINE, 5, 6, 2])).toBe(-8);
  },
  footRaceOver25: () => {
    const dice = [19, FINE, 5, 5, 5, 5, 4, 1];
    expect(yards({}, ["longBomb", "rush"], [...dice, 1, 2])).toBe(25);
    expect(yards({ footRaceOver25: true }, ["longBomb", "rush"], dice)).toBe(25);
    expect(yards({ footRaceOver25: true }, ["longBomb", "rush"], [19, FINE, 5, 5, 5, 5, 5, 1, 1, 2])).toBe(26);
  },
  footRaceOnce: () => {
    expect(yards({ footRaceOnce: true }, ["longBomb", "rush"], [19, FINE, 5, 5, 5, 5, 4, 1, 6, 1])).toBe(35);
  },
  maxActionDice: () => {
    const g = gameOf({ switches: { maxActionDice: 2 } });
    const two = play(g, position(g), [snap("rush", "pass", { own: ["action", "action"] })], [4, 5, 10, FINE, 1, 1]);
    expect(of(two, "play")[0].attack).toMatchObject({ dice: [4, 5], total: 25 });
    expect(two.state.away.dice).toBe(1);
  },
  actionDiceOpen: () => {
    for (const open of [true, false]) {
      const game = gameOf({ switches: open ? { actionDiceOpen: true } : {} });
      let shown: readonly string[] = [];
      const defense = { ...simple, defense: () => ({ against: "rush", special: "none", dice: ["action"] }) as const };
      const offense = {
        ...simple,
        offense: (...[, , , seen]: Parameters<typeof simple.offense>) => {
          shown = seen;
          return { call: "rush", dice: [] };
        },
      };
      const state = position(game);
      answersOf({ home: defense, away: offense }, game, seededRoller(1))(pending(game, state), state);
      expect(shown).toEqual(open ? ["action"] : []);
    }
  },
  whatUsesARound: () => {
    const g = gameOf({ switches: { whatUsesARound: "notTheTry" } });
    const tried = play(g, position(g, { stage: "try" }), [KICK], [9]);
    expect(of(tried, "kick")[0]).toMatchObject({ round: 6, extra: 1, rounds: 0 });
    expect(tried.state.round).toBe(5);
  },
  kickoffSpot: () => {
    for (const spot of [30, 40] as const) {
      const g = gameOf({ switches: { kickoffSpot: spot } });
      expect(play(g, position(g, { stage: "try" }), [KICK], [9]).state).toMatchObject({ stage: "kickoff", spot });
    }
  },
  squibOfOne: () => {
    const g = gameOf({ switches: { squibOfOne: 45 } });
    const start = position(g, { stage: "kickoff", ball: "home", spot: 35, driving: false });
    expect(of(play(g, start, [kickoff("squib")], [1]), "kick")[0].yards).toBe(45);
  },
  blitzLoss: () => {
    const both = { blitzLoss: "both" } as const;
    expect(yards(both, ["option", "rush", { special: "blitz" }], [2, FINE, 4, 3, 2])).toBe(-9);
    const g = gameOf({ switches: both });
    const lateral = play(g, position(g), [snap("hookAndLateral", "pass", { special: "blitz" })], [2, FINE, 4, 3, 5, 1]);
    expect(of(lateral, "fumble")[0].spot).toBe(13);
  },
  goalLineOnlyWithin: () => {
    const g = gameOf({ switches: { goalLineOnlyWithin: "within10" } });
    const stand = snap("rush", "rush", { special: "goalLineStand" });
    expect(() => play(g, position(g, { spot: 89 }), [stand], [])).toThrow("last ten yards");
    play(g, position(g, { spot: 90 }), [stand], [2, FINE]);
  },
  playActionYards: () => {
    expect(yards({ playActionYards: 4 }, ["playAction", "pass"], [19, FINE, 1, 1, 1, 1])).toBe(4);
  },
  trickCount: () => {
    const g = gameOf({ switches: { trickCount: "allTricks" } });
    const side = { ...position(g).away, tricks: { fleaFlicker: 2, reverse: 1 } };
    const run = play(g, position(g, { away: side }), [snap("doublePass", "rush")], [2, FINE, 1]);
    expect(of(run, "play")[0].attack!.dc.trick).toBe(6);
  },
  enforceFrom: () => {
    // The source's own example: third and 1 at the 29, a run of 5, holding: third down again ten yards behind the run.
    const g = gameOf({ switches: { enforceFrom: "endOfPlay" } });
    const start = position(g, { spot: 29, down: 3, toGo: 1 });
    const after = play(g, start, [snap("blast", "rush"), ACCEPT], [15, 1, 5, 1, 3, 8]);
    expect(after.state).toMatchObject({ spot: 24, down: 3, toGo: 6 });
  },
  foulKeepsGain: () => {
    const g = gameOf({ switches: { foulKeepsGain: true } });
    const after = play(g, position(g), [snap("rush", "pass"), ACCEPT], [15, 1, 3, 3, 1, 1, 16]);
    expect(after.state).toMatchObject({ spot: 41, down: 1 });
  },
  piFirstDown: () => {
    const g = gameOf({ switches: { piFirstDown: true } });
    const after = play(g, position(g), [snap("pass", "pass"), ACCEPT], [2, 1, 1, 1, 13, 1, 1, 2]);
    expect(after.state).toMatchObject({ spot: 24, down: 1, toGo: 10 });
  },
  halfTheDistance: () => {
    const g = gameOf({ switches: { halfTheDistance: "literal" } });
    const near = play(g, position(g, { spot: 92, toGo: 8 }), [snap("rush", "pass"), ACCEPT], [15, 1, 1, 1, 1, 1, 16]);
    expect(near.state).toMatchObject({ spot: 99, toGo: 1 });
    const deep = play(g, position(g, { spot: 8 }), [snap("rush", "pass"), ACCEPT], [15, 1, 1, 1, 1, 1, 8]);
    expect(deep.state).toMatchObject({ spot: 1, toGo: 17 });
  },
  hardCountLimit: () => {
    const g = gameOf({ switches: { hardCountLimit: "unlimited" } });
    const twice = play(g, position(g), [snap("hardCount"), snap("hardCount")], [3, 3, 3, 3]);
    expect(twice.state).toMatchObject({ spot: 10, toGo: 20, away: { hardCounts: 2 } });
    expect(of(twice, "hardCount").map((e) => e.extra)).toEqual([1, 2]);
  },
  twoPointTry: () => {
    const g = gameOf({ switches: { twoPointTry: false } });
    expect(pending(g, position(g, { stage: "try" }))).toMatchObject({ canGoForTwo: false });
    expect(() => play(g, position(g, { stage: "try" }), [{ kind: "try", go: "two" }], [])).toThrow(
      "no two-point conversion",
    );
  },
  kicksOnlyOnFourth: () => {
    const g = gameOf({ switches: { kicksOnlyOnFourth: true } });
    expect(() => play(g, position(g, { spot: 80, down: 3 }), [snap("fieldGoal")], [])).toThrow("only on fourth down");
    expect(() => play(g, position(g), [snap("punt")], [])).toThrow("only on fourth down");
  },
  missedKickMinimum: () => {
    const g = gameOf({ switches: { missedKickMinimum: 20 } });
    expect(play(g, position(g, { spot: 95, down: 4 }), [snap("fieldGoal")], [1]).state).toMatchObject({
      ball: "home",
      spot: 20,
    });
    const plain = gameOf();
    expect(play(plain, position(plain, { spot: 95, down: 4 }), [snap("fieldGoal")], [1]).state.spot).toBe(12);
  },
};

describe("alternatives", () => {
  const switchable = GAME_RULINGS.filter((r) => r.values.length > 1);
  it("each has a check", () => expect(Object.keys(CHECKS).sort()).toEqual(switchable.map((r) => r.id).sort()));
  it.each(switchable.map((r) => [r.id]))("%s", (id) => CHECKS[id]());
});
