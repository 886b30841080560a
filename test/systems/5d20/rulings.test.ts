/** Rulings without a switch that only play shows: each is in the list that help and docs print, and the engine keeps to it. */
import { describe, expect, it } from "vitest";
import type { GameState } from "../../../src/systems/5d20/engine/index.js";
import { RULINGS } from "../../../src/systems/5d20/rules/rulings.js";
import { ACCEPT, clean, fouling, gameOf, none, one, play, position, snap, type Sides } from "./scripted.js";

/** Every ruling that a test below is about. */
const tested = new Set<string>();
const ruling = (id: (typeof RULINGS)[number]["id"], words: RegExp): string => {
  tested.add(id);
  const found = RULINGS.find((one) => one.id === id)!;
  expect(found.values.some(({ meaning }) => words.test(meaning))).toBe(true);
  return `${found.ruling}: ${found.question}`;
};
const at = (game: ReturnType<typeof gameOf>, patch: Partial<GameState>) => position(game, patch);
const plain = gameOf({ away: clean, home: clean });

describe("fixed rulings", () => {
  it(ruling("muffedFairCatch", /where it was muffed/), () => {
    // Red 6 is 41F, white 9 is within FC 14; black and yellow 3 again, and yellow 2 of five new dice is lost; white 20 would run.
    const dice = [6, 9, 12, 8, 5, 3, 3, 9, 20, 12, 8, 2];
    const played = play(plain, at(plain, { spot: 30, down: 4 }), [snap("punt")], dice);
    expect(one(played, "fumble")).toMatchObject({ team: "home", recovered: "away", returned: 0 });
    expect(played.state).toMatchObject({ ball: "away", spot: 71, down: 1 });
  });
  it(ruling("foulWithScore", /points count/), () => {
    const game = gameOf({ away: clean, home: fouling("RUNNING", "def", 13), switches: { twoPoint: "no" } });
    const run = (yellow: number) =>
      play(
        game,
        at(game, { spot: 98, toGo: 2 }),
        [snap("run")],
        [7, 19, 4, 5, 9, 1, 13, 13, 20, 9, yellow, 20, 9, 5, 4, 3],
      );
    // Yellow 12 is Holding, which is declined unasked; 2 is Unnecessary roughness, marked off on the kickoff.
    expect(one(run(12), "penalty")).toMatchObject({ foul: "Holding", accepted: false, yards: 0 });
    expect(run(12).state).toMatchObject({ stage: "kickoff", spot: 35, score: { away: 7 } });
    expect(run(2).state).toMatchObject({ stage: "kickoff", spot: 50 });
  });
  it(ruling("blockedKickKept", /next down/), () => {
    const kick = (down: number) =>
      play(plain, at(plain, { spot: 70, down }), [snap("fieldGoal")], [20, 9, 5, 4, 4, 13, 6, 3, 2, 1]).state;
    expect(kick(2)).toMatchObject({ ball: "away", down: 3, spot: 64, toGo: 16, clock: 760 });
    expect(kick(4)).toMatchObject({ ball: "home", down: 1, spot: 36 });
  });
  it(ruling("interferenceOnOut", /^SP/), () => {
    const game = gameOf({ away: clean, home: fouling("INC", "def", 17) });
    // A long pass: red 19 and white 2 are DE 1 and PRE, blue 17 is OUT of LP; red 17 and white 4 then are the number 17 and a drop.
    const dice = [7, 20, 4, 5, 19, 19, 2, 17, 20, 9, 17, 4, 3];
    const played = play(game, at(game, {}), [snap("long"), ACCEPT], dice);
    expect(one(played, "flag").cites).toContain("SP 20: 14");
    expect(one(played, "penalty")).toMatchObject({ foul: "Pass interference", yards: 14 });
  });
  it(ruling("overtimeWarning", /^No/), () => {
    const run = [7, 19, 4, 5, 9, 20, 13, 14, 3, 9];
    const answers = [snap("run"), { kind: "clock", how: "run" }, { kind: "clock", how: "run" }] as const;
    const left = (period: number) => play(plain, at(plain, { period, clock: 130 }), [...answers], run).state.clock;
    expect([left(4), left(5)]).toEqual([120, 90]);
  });
  it(ruling("foulsOnTries", /where it helps/), () => {
    const kick = (side: "off" | "def", red: number, more: readonly number[] = []) => {
      const foul = fouling("FIELD_GOALS", side, 5);
      const game = gameOf({
        ...(side === "off" ? { away: foul, home: clean } : { away: clean, home: foul }),
        switches: { twoPoint: "no" },
      });
      return play(
        game,
        at(game, { spot: 98, toGo: 2 }),
        [snap("run")],
        [7, 19, 4, 5, 9, 1, 3, 13, 20, 9, red, 5, 5, 4, 3, 1, ...more],
      );
    };
    const accepted = (side: "off" | "def", red: number, more?: readonly number[]) =>
      one(kick(side, red, more), "penalty").accepted;
    const again = [20, 9, 4, 3, 2];
    expect(accepted("off", 20, again)).toBe(true);
    expect(accepted("off", 1)).toBe(false);
    expect(accepted("def", 20)).toBe(false);
    expect(accepted("def", 1, again)).toBe(true);
  });
  it(ruling("scoreTime", /punts, blocked kicks and safeties/), () => {
    const game = (sides: Sides = {}) =>
      gameOf({ away: clean, home: clean, ...sides, switches: { scoreTime: 40, twoPoint: "no" } });
    const runsBack = {
      ...clean,
      kick: {
        ...clean.kick,
        pr: [{ ...clean.kick.pr[0], yards: Array.from({ length: 20 }, () => 99) }],
        kr: [{ ...clean.kick.kr[0], yards: Array.from({ length: 20 }, () => 99) }],
      },
    };
    const try_ = [20, 9, 5, 4, 3];
    const punt = play(
      game({ home: runsBack }),
      at(plain, { spot: 30, down: 4 }),
      [snap("punt")],
      [9, 3, 12, 8, 5, 4, 9, ...try_],
    );
    expect(punt.state.clock).toBe(760);
    const kickoff = play(
      game({ home: runsBack }),
      at(plain, { stage: "kickoff", spot: 35, driving: false }),
      [{ kind: "kickoff", kick: "deep" }],
      [5, 3, 12, 8, 5, ...try_],
    );
    expect(kickoff.state.clock).toBe(790);
    const safety = play(
      game(),
      at(plain, { spot: 1 }),
      [snap("run")],
      [7, 19, 4, 5, 9, 20, 20, 3, 1, 9, 9, 3, 12, 8, 5, 4, 6],
    );
    // 40 seconds, then 10 of the free kick.
    expect(safety.state.clock).toBe(750);
  });
  it(ruling("blockedPuntFouls", /safety/), () => {
    const game = gameOf({ away: clean, home: fouling("PUNTING", "def", 4) });
    // Number 4 by red and white, blocked by black and yellow 2; red 7 is odd: a safety. Yellow 16: Unnecessary roughness 15 a&.
    const played = play(
      game,
      at(game, { spot: 3, down: 4 }),
      [snap("punt")],
      [4, 4, 5, 2, 2, 7, 5, 12, 4, 9, 16, 1, 2, 3, 4, 5, 6, 7],
    );
    expect(one(played, "flag")).toMatchObject({ flags: "a&" });
    expect(one(played, "flag").void).toBeUndefined();
    expect(one(played, "penalty")).toMatchObject({ accepted: true, yards: 15 });
  });
  it(ruling("lastFieldGoal", /untimed too/), () => {
    const run = [7, 19, 4, 5, 9, 20, 13, 14, 3, 9];
    const untimed = play(plain, at(plain, { period: 2, clock: 0, untimed: true, spot: 75 }), [snap("run")], run);
    expect(untimed.state).toMatchObject({ stage: "lastKick", clock: 0 });
    none(untimed, "timeout");
  });
  it(ruling("untimedDown", /offsetting foul at its snap keeps it/), () => {
    const start = { period: 2, clock: 0, untimed: true } as const;
    const dice = [4, 4, 3, 5, 9];
    const offense = gameOf({ away: fouling("SNAP", "off", 4), home: clean });
    const both = gameOf({ away: fouling("SNAP", "off", 4), home: fouling("SNAP", "def", 4) });
    expect(play(both, at(both, start), [snap()], dice).state).toMatchObject({ stage: "snap", untimed: true });
    const bought = [snap(), { kind: "buyOff", timeout: true }] as const;
    expect(play(offense, at(offense, start), [...bought], [...dice, 16]).state).toMatchObject({
      stage: "snap",
      untimed: true,
    });
    expect(play(offense, at(offense, start), [snap()], [...dice, 1]).state).toMatchObject({
      stage: "kickoff",
      period: 3,
    });
  });
  it(ruling("fumbleOfLoss", /black and yellow match/), () => {
    // Yellow 3 is lost, white 15 returns it; black 3 matches, and yellow 10 keeps it.
    const dice = [7, 19, 4, 5, 9, 20, 13, 14, 4, 4, 1, 15, 12, 3, 3, 10];
    const [first, second] = play(plain, at(plain, {}), [snap("run")], dice).events.filter(
      ({ type }) => type === "fumble",
    );
    expect(first).toMatchObject({ team: "away", recovered: "home", returned: 13, rating: 4 });
    expect(second).toMatchObject({ team: "home", recovered: "home", dice: [10], rating: 20 });
  });
  it(ruling("kickAtEnd", /it is not kicked/), () => {
    const safety = [7, 19, 4, 5, 9, 20, 20, 3, 1, 9];
    expect(play(plain, at(plain, { spot: 1, clock: 5, period: 4 }), [snap("run")], safety).state.stage).toBe("over");
  });
  it(ruling("foulsOnKicks", /half the distance/), () => {
    const game = gameOf({ away: fouling("SACK", "off", 2), home: clean });
    const dice = [7, 9, 4, 5, 19, 19, 2, 2, 1, 9, 12, 9, 3, 12, 8, 5, 4, 6];
    expect(one(play(game, at(game, { spot: 5 }), [snap("short")], dice), "kick")).toMatchObject({ spot: 10 });
  });
});

it("every ruling after F56 has a test above", () => {
  const ours = RULINGS.filter(({ ruling }) => Number(ruling.slice(1)) > 56).map(({ id }) => id);
  expect(ours.filter((id) => !tested.has(id))).toEqual([]);
});

it("an answer in yards or seconds has the number that it names", () => {
  const named = RULINGS.flatMap(({ values }) =>
    values.flatMap(({ value, meaning }) => {
      const [, number] = /^(\d+) (?:yards|seconds)\b/.exec(meaning) ?? [];
      return typeof value === "number" && number !== undefined ? [[value, Number(number)]] : [];
    }),
  );
  expect(named.length).toBeGreaterThan(4);
  for (const [value, number] of named) expect(value).toBe(number);
});
