/** Test vectors V1-V20 of the digest. */
import { describe, expect, it } from "vitest";
import { pending } from "../../../src/systems/dynasty/engine/index.js";
import { regularRow, ROUNDS, STANDARD_RULES, winsRound, type Round } from "../../../src/systems/dynasty/rules/index.js";
import { seasonPoints } from "./scores.js";
import {
  ACCEPT,
  BID,
  bid,
  DONE,
  EXTEND,
  of,
  play,
  pointsOf,
  position,
  reroll,
  result,
  setCoach,
  STOP,
} from "./scripted.js";

const rows = STANDARD_RULES.tables.regularSeason;
/** Record and way into the playoffs of dice, Coach Die first. */
const outcome = (faces: number[], first = true): string => {
  const row = rows[regularRow(STANDARD_RULES, faces[0], faces, first)];
  const wins = row.wins === "coach" ? faces[0] : row.wins;
  return `${wins}-${16 - wins} ${row.playoffs}`;
};
/** The season's dice lie on the table. */
const onTable = (faces: number[], patch = {}) =>
  position({ stage: "regular", dice: faces.length, faces, naturalCoach: faces[0], influence: 3, ...patch });
const inRound = (round: number, faces: number[], patch = {}) =>
  position({ stage: "playoff", dice: faces.length, faces, round, wins: 12, ...patch });

/** New England 2000-2019: wins, entry, rounds won on the field. */
const WON_ALL = [...ROUNDS].slice(1);
const NEW_ENGLAND: readonly [
  season: number,
  wins: number,
  entry: "none" | "wildCard" | "bye",
  won: readonly Round[],
][] = [
  [2000, 5, "none", []],
  [2001, 11, "bye", WON_ALL],
  [2002, 9, "none", []],
  [2003, 14, "bye", WON_ALL],
  [2004, 14, "bye", WON_ALL],
  [2005, 10, "wildCard", ["wildCard"]],
  [2006, 12, "wildCard", ["wildCard", "divisional"]],
  [2007, 16, "bye", ["divisional", "conference"]],
  [2008, 11, "none", []],
  [2009, 10, "wildCard", []],
  [2010, 14, "bye", []],
  [2011, 13, "bye", ["divisional", "conference"]],
  [2012, 12, "bye", ["divisional"]],
  [2013, 12, "bye", ["divisional"]],
  [2014, 12, "bye", WON_ALL],
  [2015, 12, "bye", ["divisional"]],
  [2016, 14, "bye", WON_ALL],
  [2017, 13, "bye", ["divisional", "conference"]],
  [2018, 11, "bye", WON_ALL],
  [2019, 12, "wildCard", []],
];

describe("test vectors", () => {
  it("V1: a winning season, the Wild Card won and the Divisional lost score 3", () => {
    const played = play(inRound(0, [1, 1, 1, 2, 3], { wins: 10, influence: 0 }), [STOP], [1, 2, 3, 5, 6]);
    expect(of(played, "playoff").map((e) => `${e.round} ${e.won}`)).toEqual(["wildCard true", "divisional false"]);
    expect(seasonPoints(STANDARD_RULES, { wins: 10, entry: "wildCard", won: ["wildCard"] })).toMatchObject({
      winningSeason: 1,
      wildCard: 2,
    });
    const whole = play(onTable([2, 3, 4, 5, 5], { influence: 0 }), [STOP], [1, 1, 1, 2, 3, 1, 2, 3, 5, 5]);
    expect(result(whole)).toBe("10-6 wildCard");
    expect(pointsOf(whole)).toBe(3);
    expect(whole.state.prevDepth).toBe(2);
  });

  it("V2: the setup", () => {
    const state = position();
    expect(state).toMatchObject({
      season: 1,
      dice: 3,
      influence: 2,
      contractEnd: 5,
      prevWins: 3,
      prevDepth: 0,
      losingBonus: 1,
    });
    expect(pending(STANDARD_RULES, state)).toMatchObject({
      kind: "bid",
      maxModifiers: 2,
      losingBonus: 1,
      canExtend: true,
    });
  });

  it("V3: New England 2000-2019 scores 184 (X1)", () => {
    const points = NEW_ENGLAND.map(([, wins, entry, won]) => seasonPoints(STANDARD_RULES, { wins, entry, won }));
    const sum = (kind: keyof (typeof points)[number]): number => points.reduce((n, p) => n + p[kind], 0);
    expect(NEW_ENGLAND).toHaveLength(20);
    expect(NEW_ENGLAND.filter(([, , entry]) => entry === "bye")).toHaveLength(13);
    expect([sum("winningSeason"), sum("wildCard"), sum("divisional"), sum("conference"), sum("bigGame")]).toEqual([
      19, 30, 39, 36, 60,
    ]);
    expect(sum("winningSeason") + sum("wildCard") + sum("divisional") + sum("conference") + sum("bigGame")).toBe(184);
  });

  it("V4: the Big Game earns +5, also after a title", () => {
    const state = inRound(3, [2, 2, 5, 5, 5], { season: 6, contractEnd: 6, prevWins: 12, prevDepth: 5, influence: 0 });
    const played = play(state, [STOP, DONE], []);
    expect(of(played, "extension")).toEqual([
      { type: "extension", source: "earned", reason: "bigGame", seasons: 5, contractEnd: 11 },
    ]);
    expect(played.state.season).toBe(7);
  });

  it("V5: the conference won, the Big Game lost and more wins earn +3 and no more", () => {
    const state = inRound(2, [1, 2, 3, 4, 4], { wins: 12, prevWins: 7, influence: 0 });
    const played = play(state, [STOP, DONE, STOP], [1, 2, 3, 5, 5]);
    expect(of(played, "extension")).toEqual([
      { type: "extension", source: "earned", reason: "conferenceTitle", seasons: 3, contractEnd: 8 },
    ]);
  });

  it("V6: five of a kind", () => {
    const unspent = play(onTable([4, 4, 4, 4, 4], { influence: 0 }), [STOP], [1, 1, 2, 5, 6]);
    expect(result(unspent)).toBe("16-0 bye");
    const spent = play(onTable([4, 4, 4, 4, 1], { influence: 1 }), [reroll(4)], [4, 1, 1, 2, 5, 6]);
    expect(result(spent)).toBe("15-1 bye");
  });

  it("V7: a straight of five", () => {
    expect(outcome([1, 2, 3, 4, 5])).toBe("14-2 bye");
    const set = play(onTable([6, 2, 3, 4, 5], { influence: 1 }), [setCoach(1)], [1, 1, 2, 5, 6]);
    expect(result(set)).toBe("13-3 bye");
  });

  it("V8-V12: records", () => {
    expect(outcome([2, 2, 2, 5, 5])).toBe("12-4 wildCard");
    expect(outcome([3, 6, 6, 6, 6])).toBe("11-5 wildCard");
    expect(
      [
        [2, 3, 4, 5, 5],
        [1, 2, 3, 4, 4],
        [1, 3, 4, 5, 6],
      ].map((f) => outcome(f)),
    ).toEqual(["10-6 wildCard", "10-6 none", "10-6 none"]);
    expect(
      [
        [4, 4, 4, 1, 2],
        [3, 3, 3, 1, 2],
        [6, 2, 2, 2, 1],
      ].map((f) => outcome(f)),
    ).toEqual(["9-7 wildCard", "9-7 none", "9-7 wildCard"]);
    expect(outcome([6, 1, 1, 3, 3])).toBe("8-8 wildCard");
    expect(outcome([5, 1, 1, 3, 3])).toBe("8-8 none");
    expect(outcome([6, 6, 1, 3, 4])).toBe("7-9 none");
    expect(outcome([5, 1, 3])).toBe("5-11 none");
  });

  it("V11: a rolled Coach 6 brings its point with the 8-8", () => {
    const state = position({ stage: "regularStart", dice: 5, influence: 0 });
    const played = play(state, [DONE], [6, 1, 1, 3, 3]);
    expect(of(played, "influence").map((e) => `${e.reason} ${e.by}`)).toEqual(["seasonGain 1", "naturalSix 1"]);
    expect(played.state.influence).toBe(2);
  });

  it("V13: playoff dice", () => {
    const cases: [number[], Round, boolean][] = [
      [[1, 1, 1, 1, 2], "wildCard", true],
      [[1, 2, 3, 4, 5], "wildCard", false],
      [[2, 2, 3, 3, 3], "conference", false],
      [[1, 2, 3, 4, 5], "conference", true],
      [[3, 3, 3, 3, 3], "conference", true],
      [[2, 2, 2, 2, 5], "bigGame", false],
    ];
    for (const [faces, round, won] of cases)
      expect(winsRound(STANDARD_RULES, round, faces), `${faces} ${round}`).toBe(won);
  });

  it("V14: offseason 1+1 after 7-9 is a 3, ignored with three dice", () => {
    const state = position({ influence: 0, prevWins: 7, losingBonus: 1 });
    // No influence: the roll is taken as it lies and the season's dice follow at once.
    const played = play(state, [BID], [1, 1, 1, 2, 4]);
    expect(of(played, "chart")).toMatchObject([{ chart: "offSeason", total: 3, citation: "off-season 3" }]);
    expect(of(played, "dice")).toEqual([{ type: "dice", reason: "offSeason", by: 0, asked: -1, left: 3 }]);
  });

  it("V15: offseason 5+5 after 9-7 with two modifiers is a 12", () => {
    const state = position({ influence: 2, prevWins: 9, losingBonus: 0 });
    const played = play(state, [bid(2)], [5, 5]);
    expect(of(played, "influence")[0]).toMatchObject({ reason: "modifier", by: -2, left: 0 });
    expect(of(played, "chart")).toMatchObject([{ total: 12, citation: "off-season 12+" }]);
    expect(of(played, "dice")).toMatchObject([{ by: 1, left: 4 }]);
    expect(of(played, "influence")[1]).toMatchObject({ reason: "offSeason", by: 2, left: 2 });
  });

  it("V16: bought modifiers do not survive a reroll, the losing +1 does", () => {
    const state = position({ influence: 4, prevWins: 7, losingBonus: 1 });
    const played = play(state, [bid(2), reroll(0, 1), BID], [3, 1, 4, 5]);
    expect(pending(STANDARD_RULES, played.state)).toMatchObject({
      kind: "hold",
      modifiers: 0,
      losingBonus: 1,
      total: 10,
    });
    const accepted = play(played.state, [ACCEPT], []);
    expect(of(accepted, "chart")).toMatchObject([{ total: 10 }]);
  });

  it("V17: a natural 6 at 6 influence is lost", () => {
    const played = play(position({ stage: "regularStart", dice: 3, influence: 6 }), [DONE], [6, 1, 2]);
    expect(of(played, "influence")).toMatchObject([
      { reason: "seasonGain", by: 0, asked: 1 },
      { reason: "naturalSix", by: 0, asked: 1 },
    ]);
    expect(played.state.influence).toBe(6);
  });

  it("V18: the contract runs out, unless a point buys two seasons", () => {
    const last = { season: 5, contractEnd: 5, prevWins: 9 };
    const poor = play(onTable([5, 1, 1, 3, 3], { ...last, influence: 0 }), [STOP], []);
    expect(result(poor)).toBe("8-8 none");
    expect(poor.events.at(-1)).toEqual({ type: "campaignEnd", how: "contractExpired", season: 5 });
    const rich = play(onTable([5, 1, 1, 3, 3], { ...last, influence: 1 }), [STOP, EXTEND], []);
    expect(of(rich, "extension")).toMatchObject([{ source: "bought", contractEnd: 7 }]);
    expect(rich.state).toMatchObject({ stage: "bid", season: 6, contractEnd: 7 });
  });

  it("V19: a bye and the Divisional lost after 14-2 score 3, depth 2", () => {
    const played = play(onTable([1, 2, 3, 4, 5], { influence: 0 }), [STOP], [1, 2, 3, 4, 5]);
    expect(pointsOf(played)).toBe(3);
    expect(played.state.prevDepth).toBe(2);
  });

  it("V20: 8-8 sneaks in, wins the Wild Card, loses the Divisional: 2 points", () => {
    const played = play(onTable([6, 1, 1, 3, 3], { influence: 0 }), [STOP], [1, 1, 2, 2, 3, 1, 2, 3, 4, 6]);
    expect(result(played)).toBe("8-8 wildCard");
    expect(pointsOf(played)).toBe(2);
  });
});
