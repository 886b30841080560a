/** The solo coach, by the digest's sections 8 and 9: what it decides where no card does. */
import { describe, expect, it } from "vitest";
import { seededRoller } from "../../../src/kernel/dice/index.js";
import { solo } from "../../../src/systems/dice-football/coaches/index.js";
import { kickChance, kickLimit } from "../../../src/systems/dice-football/coaches/reach.js";
import type { KickerCard } from "../../../src/systems/dice-football/rules/index.js";
import { pending, type Choice, type Game, type GameState } from "../../../src/systems/dice-football/engine/index.js";
import { playGame } from "../../../src/systems/dice-football/game-record.js";
import { advance } from "./steps.js";
import { ScriptedRoller } from "../../../src/kernel/dice/index.js";
import { digits, gameOf, house, HOUSTON, PITTSBURGH, position, snap, type Sides } from "./scripted.js";

const game = gameOf();
const answer = (state: GameState, of: Game = game): Choice =>
  solo.choose(pending(of, state), of, state, seededRoller(1));
const fourth = (patch: Partial<GameState>): Choice => answer(position(game, { down: 4, toGo: 6, ...patch }));
const ahead = (away: number, home = 0) => ({ score: { away, home } });

describe("fourth down", () => {
  it.each([
    ["a field goal in range", { spot: 80 }, "fieldGoal"],
    ["a punt far away", { spot: 30 }, "punt"],
    ["a punt for the corner within the punter's average", { spot: 60 }, "coffin"],
    ["a sneak with a yard to go near midfield", { spot: 52, toGo: 1 }, "sneak"],
    ["a play with two yards to go inside of the 40", { spot: 63, toGo: 2 }, "card"],
    ["a punt with a yard to go on the own 40", { spot: 40, toGo: 1 }, "punt"],
    ["a play when behind late", { spot: 30, period: 4, left: 16, ...ahead(0, 7) }, "card"],
  ] as const)("%s", (_, patch, call) => {
    expect(fourth(patch)).toMatchObject({ kind: "snap", call });
  });
  it("is never a play with three yards to go, unless it is late", () => {
    expect(fourth({ spot: 63, toGo: 3 })).not.toMatchObject({ call: "card" });
    expect([fourth({ spot: 60, toGo: 2 }), fourth({ spot: 61, toGo: 2 })]).toMatchObject([
      { call: "coffin" },
      { call: "card" },
    ]);
  });
  it("is a field goal from where half of them are good", () => {
    const band = (from: number, to: number, good: number) => ({ from, to, good: [0, good - 1] as const });
    const kicker = { bands: [band(0, 39, 90), band(40, 44, 50), band(45, 60, 49)] } as unknown as KickerCard;
    expect(kickLimit(kicker)).toBe(44);
    expect([kickChance(kicker, 40), kickChance(kicker, 45), kickChance(kicker, 61)]).toEqual([0.5, 0.49, 0]);
  });
  it("a field goal late when three behind and in range, a play when four behind", () => {
    expect(fourth({ spot: 80, period: 4, left: 14, ...ahead(0, 3) })).toMatchObject({ call: "fieldGoal" });
    expect(fourth({ spot: 80, period: 4, left: 14, ...ahead(0, 4) })).toMatchObject({ call: "card" });
  });
});

describe("the columns", () => {
  const call = (patch: Partial<GameState>) =>
    (answer(position(game, { period: 4, ...patch })) as { call: string }).call;
  it("depend on lead and boxes in the fourth quarter", () => {
    expect(call({ left: 12, ...ahead(9) })).toBe("noPasses");
    expect(call({ left: 13, ...ahead(9) })).toBe("card");
    expect(call({ left: 6, ...ahead(3) })).toBe("noPasses");
    expect(call({ left: 40, ...ahead(17) })).toBe("fewPasses");
    expect(call({ left: 10, ...ahead(0, 1) })).toBe("noRuns");
    expect(call({ left: 40, ...ahead(0, 9) })).toBe("fewRuns");
    expect(call({ left: 40, ...ahead(0, 8) })).toBe("card");
  });
  it("the last box of a half is a field goal, or a Hail Mary", () => {
    expect(call({ period: 2, left: 2, spot: 80 })).toBe("fieldGoal");
    expect(call({ period: 2, left: 2, spot: 45 })).toBe("hailMary");
    expect(call({ left: 2, spot: 80, ...ahead(0, 3) })).toBe("fieldGoal");
    expect(call({ left: 2, spot: 80, ...ahead(0, 4) })).toBe("hailMary");
    expect(call({ left: 2, spot: 80, ...ahead(4) })).toBe("noPasses");
  });
  it("hurries late in the first half past the own 30, and when behind", () => {
    expect(answer(position(game, { period: 2, left: 8, spot: 31 }))).toMatchObject({ twoMinute: true });
    expect(answer(position(game, { period: 4, left: 8, ...ahead(3) }))).not.toHaveProperty("twoMinute");
    const hurries = (patch: Partial<GameState>): boolean => "twoMinute" in answer(position(game, patch));
    expect([0, 1].map((lead) => hurries({ period: 4, left: 8, ...ahead(lead) }))).toEqual([true, false]);
    expect([0, 1].map((lead) => hurries({ period: 2, left: 8, spot: 30, ...ahead(lead) }))).toEqual([true, false]);
    // From deep in the own half only who is not ahead hurries; past the 30 who leads does, too.
    expect(answer(position(game, { period: 2, left: 8, spot: 20 }))).toMatchObject({ twoMinute: true });
    expect(answer(position(game, { period: 2, left: 8, spot: 20, ...ahead(3) }))).not.toHaveProperty("twoMinute");
    expect(answer(position(game, { period: 2, left: 8, spot: 31, ...ahead(3) }))).toMatchObject({ twoMinute: true });
  });
});

describe("kickoffs", () => {
  const kick = (sides: Sides, patch: Partial<GameState> = {}) => {
    const of = gameOf(sides);
    return answer(position(of, { stage: "kickoff", driving: false, ...patch }), of);
  };
  it("are angled away from a dangerous returner, otherwise regular", () => {
    const plain = PITTSBURGH.roster.returns.kick[1];
    const returns = { ...PITTSBURGH.roster.returns, kick: [plain] };
    const tame = { ...PITTSBURGH, roster: { ...PITTSBURGH.roster, returns } };
    expect(kick({})).toMatchObject({ kick: "angled" });
    expect(kick({ away: HOUSTON, home: tame })).toMatchObject({ kick: "regular" });
  });
  it("are squibbed in the last box of a half, and onside when one score is not enough", () => {
    expect(kick({}, { period: 2, left: 2 })).toMatchObject({ kick: "squib" });
    expect(kick({}, { period: 4, left: 8, ...ahead(0, 8) })).toMatchObject({ kick: "onside" });
    expect(kick({}, { period: 4, left: 10, ...ahead(0, 8) })).toMatchObject({ kick: "angled" });
  });
});

describe("fouls", () => {
  /** What is done about the foul of a play. */
  const about = (start: GameState, first: Choice, thrown: string): boolean => {
    const after = advance(game, start, first, new ScriptedRoller(digits(thrown)));
    const choice = answer(after);
    if (choice.kind !== "penalty") throw new Error(`${choice.kind} is open`);
    return choice.accept;
  };
  const run = (number: string) => `1456 3967 1330 ${number}`;
  const at = (patch: Partial<GameState>) => position(game, { spot: 38, ...patch });
  it("by the offense are accepted on first down, and declined on a failed third down", () => {
    expect(about(at({}), snap(), run("05"))).toBe(true);
    expect(about(at({ down: 3, toGo: 8 }), { kind: "snap", call: "noPasses" }, run("05"))).toBe(false);
    expect(about(at({ down: 3, toGo: 3 }), { kind: "snap", call: "noPasses" }, run("05"))).toBe(true);
  });
  it("by the offense on a second-down incompletion are declined under ten yards", () => {
    const second = position(game, { spot: 42, down: 2, toGo: 6 });
    expect(about(second, snap(), "6875 8961 40")).toBe(false);
    expect(about(second, snap(), "6875 8961 05")).toBe(true);
  });
  it("by the defense are declined if the play gained more, unless a first down is lost", () => {
    // Offside is five yards, the run four; holding is a first down.
    expect(about(at({}), snap(), run("60"))).toBe(true);
    expect(about(at({}), snap(), run("73"))).toBe(true);
    expect(about(at({ toGo: 4 }), snap(), run("60"))).toBe(true);
  });
  it("by the defense are declined on first down, too, if the play gained more", () => {
    // Offside is five yards; the bonus of the run is one. First down stays first down, and is no first down of the foul.
    const { I } = HOUSTON.roster.carriers[0];
    for (const face of [1, 2, 3, 4, 5, 6]) {
      const gain = I[face] + 1;
      if (gain < 20) expect(about(at({ toGo: 20 }), snap(), `1456 3967 1${face}30 60`)).toBe(gain <= 5);
    }
    const seen = [1, 2, 3, 4, 5, 6].map((face) => I[face] + 1 > 5);
    expect([seen.includes(true), seen.includes(false)]).toEqual([true, true]);
    // Pittsburgh at Houston, basic game, seed 37: first and 20, a run of 14 and offside. Second and 6, not first and 15.
    const { events } = playGame({
      rules: house({ mode: "basic" }),
      away: PITTSBURGH,
      home: HOUSTON,
      coaches: solo,
      seed: 37,
    });
    const foul = events.findIndex((event) => event.type === "penalty" && event.foul === "Defensive offside");
    expect(events[foul]).toMatchObject({ accepted: false });
    expect(events.slice(foul).find(({ type }) => type === "play")).toMatchObject({ down: 2, toGo: 6 });
  });
  it("on kicks: the receivers keep a good start, and have an onside kick repeated", () => {
    const kick = position(game, { stage: "kickoff", ball: "home", driving: false });
    const regular = { kind: "kickoff", kick: "regular" } as const;
    const onside = { kind: "kickoff", kick: "onside" } as const;
    // 75: offside by the kickers; Johnson's 3 brings a short return, his 9 a longer one.
    const back = HOUSTON.roster.returns.kick[0].yards;
    for (const face of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      if (back[face] === "TD") continue;
      const start = 12 + (back[face] as number);
      expect(about(kick, regular, `56 1${face} 75`)).toBe(start <= 30);
    }
    expect(about(kick, onside, "1051 20")).toBe(true);
    expect(about(kick, onside, "9051 20")).toBe(false);
  });
});

describe("time and tries", () => {
  it("stops the clock when behind, and with the ball past midfield before the half", () => {
    const clock = (patch: Partial<GameState>) =>
      answer(
        position(game, {
          stage: "clock",
          period: 4,
          left: 8,
          running: { asked: "away", half: false, hold: false },
          ...patch,
        }),
      );
    expect(clock(ahead(0, 3))).toMatchObject({ timeout: true });
    expect(clock(ahead(3))).toMatchObject({ timeout: false });
    expect(clock({ period: 2, spot: 60, ...ahead(3) })).toMatchObject({ timeout: true });
    expect(clock({ period: 2, spot: 40, ...ahead(3) })).toMatchObject({ timeout: false });
  });
  it("goes for two in the fourth quarter when 2, 5 or 10 behind, or 1 ahead", () => {
    const two = gameOf({ home: { ...PITTSBURGH, season: 1996 } });
    const go = (lead: number, period = 4) =>
      answer(position(two, { stage: "try", period, ...(lead < 0 ? ahead(0, -lead) : ahead(lead)) }), two);
    for (const lead of [-2, -5, -10, 1]) expect(go(lead)).toMatchObject({ go: "two" });
    for (const lead of [-1, -3, 0, 2, 7]) expect(go(lead)).toMatchObject({ go: "kick" });
    expect(go(-2, 3)).toMatchObject({ go: "kick" });
  });
});
