/** Every ruling switch, each with a case in which the answer matters. */
import { describe, expect, it } from "vitest";
import { UserError } from "../../../src/kernel/issue/index.js";
import { earnedExtension, pending, type CampaignState } from "../../../src/systems/dynasty/engine/index.js";
import {
  DEFAULT_SWITCHES,
  RULINGS,
  STANDARD_RULES,
  SWITCHES,
  type DynastyRules,
  type Switches,
} from "../../../src/systems/dynasty/rules/index.js";
import {
  ACCEPT,
  BID,
  bid,
  DONE,
  EXTEND,
  of,
  play,
  position,
  reroll,
  result,
  ruling,
  setCoach,
  STOP,
} from "./scripted.js";

const standard = STANDARD_RULES;
const onTable = (faces: number[], patch: Partial<CampaignState> = {}, rules: DynastyRules = standard) =>
  position({ stage: "regular", dice: faces.length, faces, naturalCoach: faces[0], influence: 1, ...patch }, rules);
const inRound = (round: number, faces: number[], patch: Partial<CampaignState> = {}, rules = standard) =>
  position({ stage: "playoff", dice: faces.length, faces, round, wins: 12, influence: 1, ...patch }, rules);
const held = (faces: number[], patch: Partial<CampaignState> = {}, rules = standard) =>
  position({ stage: "hold", faces, losingBonus: 0, ...patch }, rules);
const open = (rules: DynastyRules, state: CampaignState) => pending(rules, state);

/** One case per switch: all of them must be here. */
const CASES: Record<keyof Switches, () => void> = {
  firstRollSurvivesCoachChange() {
    const turn = (rules: DynastyRules) =>
      result(play(onTable([6, 2, 3, 4, 5], {}, rules), [setCoach(1)], [1, 1, 2, 5, 6], rules));
    expect(turn(standard)).toBe("13-3 bye");
    expect(turn(ruling({ firstRollSurvivesCoachChange: true }))).toBe("14-2 bye");
  },
  rerollScope() {
    const rules = ruling({ rerollScope: "all" });
    const state = onTable([1, 2, 3, 5, 5], { influence: 2 }, rules);
    expect(open(rules, state)).toMatchObject({ rerollAll: true });
    expect(() => play(state, [reroll(0)], [4], rules)).toThrow(UserError);
    expect(play(state, [reroll(0, 1, 2, 3, 4)], [1, 2, 3, 4, 6], rules).state.faces).toEqual([1, 2, 3, 4, 6]);
    expect(play(onTable([1, 2, 3, 5, 5], { influence: 2 }), [reroll(0)], [4]).state.faces).toEqual([4, 2, 3, 5, 5]);
  },
  offSeasonReroll() {
    const rules = ruling({ offSeasonReroll: "both" });
    expect(() => play(held([1, 5], {}, rules), [reroll(0)], [], rules)).toThrow(UserError);
    expect(play(held([1, 5]), [reroll(0), BID], [4]).state.faces).toEqual([4, 5]);
    expect(play(held([1, 5], {}, rules), [reroll(0, 1), BID], [4, 4], rules).state.faces).toEqual([4, 4]);
  },
  naturalSix() {
    const influence = (rules: DynastyRules) =>
      play(onTable([1, 2, 4], { influence: 2 }, rules), [reroll(0)], [6], rules).state.influence;
    expect(influence(standard)).toBe(2);
    expect(influence(ruling({ naturalSix: "firstRollOnly" }))).toBe(1);
    // A set face is never natural (D3).
    expect(play(onTable([1, 2, 4], { influence: 2 }), [setCoach(6)], []).state.influence).toBe(1);
  },
  playoffMatch() {
    const won = (rules: DynastyRules) =>
      of(play(inRound(2, [2, 2, 3, 3, 3], {}, rules), [STOP, DONE], [1, 2, 3, 5, 5], rules), "playoff")[0].won;
    expect(of(play(inRound(2, [2, 2, 3, 3, 3]), [STOP], []), "playoff")[0].won).toBe(false);
    expect(won(ruling({ playoffMatch: "orBetter" }))).toBe(true);
  },
  mustTakeBest() {
    const rules = ruling({ mustTakeBest: false });
    const pair = 12;
    expect(() => play(onTable([4, 4, 4, 1, 2]), [{ kind: "stop", row: pair }], [])).toThrow(UserError);
    expect(open(rules, onTable([4, 4, 4, 1, 2], {}, rules))).toMatchObject({ row: 8, rows: [8, 12, 13] });
    expect(result(play(onTable([4, 4, 4, 1, 2], {}, rules), [{ kind: "stop", row: pair }], [], rules))).toBe(
      "7-9 none",
    );
  },
  nothingWins() {
    const wins = (rules: DynastyRules) => result(play(onTable([2, 3, 5], {}, rules), [setCoach(6)], [], rules));
    expect(wins(standard)).toBe("6-10 none");
    expect(wins(ruling({ nothingWins: "natural" }))).toBe("2-14 none");
  },
  evenIsLosing() {
    const bonus = (rules: DynastyRules) =>
      play(onTable([5, 1, 1, 3, 3], { influence: 0, contractEnd: 9 }, rules), [STOP], [], rules).state.losingBonus;
    expect(bonus(standard)).toBe(0);
    expect(bonus(ruling({ evenIsLosing: true }))).toBe(1);
  },
  betterResult() {
    const season = { wins: 9, depth: 2, prevWins: 10, prevDepth: 1 } as const;
    const earned = (rules: DynastyRules, s: Parameters<typeof earnedExtension>[1]) =>
      earnedExtension(rules, s)?.seasons ?? 0;
    expect(earned(standard, season)).toBe(1);
    expect(earned(ruling({ betterResult: "winsOnly" }), season)).toBe(0);
    expect(earned(ruling({ betterResult: "lexicographic" }), season)).toBe(0);
    expect(earned(ruling({ betterResult: "lexicographic" }), { ...season, prevWins: 9 })).toBe(1);
    expect(earned(ruling({ betterResult: "winsOnly" }), { ...season, prevWins: 8, prevDepth: 3 })).toBe(1);
  },
  boughtStacks() {
    const rules = ruling({ boughtStacks: false });
    const state = (r: DynastyRules) =>
      position({ stage: "seasonEnd", season: 2, influence: 3, wins: 9, prevWins: 3, earned: 1, contractEnd: 6 }, r);
    expect(play(state(standard), [EXTEND, EXTEND], []).state.contractEnd).toBe(10);
    expect(play(state(rules), [EXTEND], [], rules).state).toMatchObject({ contractEnd: 7, season: 3 });
    expect(() => play(position({ influence: 3 }, rules), [EXTEND, EXTEND], [], rules)).toThrow(UserError);
    // Bought first, a smaller earned one adds nothing.
    const bought = onTable([6, 6, 1, 3, 4], { bought: 1, contractEnd: 7, influence: 0 }, rules);
    expect(play(bought, [STOP], [], rules).state.contractEnd).toBe(7);
  },
  extendWindow() {
    const end = (rules: DynastyRules) => play(onTable([5, 1, 3], { season: 4 }, rules), [STOP], [], rules).state;
    expect(end(standard)).toMatchObject({ stage: "seasonEnd", season: 4 });
    expect(end(ruling({ extendWindow: "duringPhasesOnly" }))).toMatchObject({ stage: "bid", season: 5 });
    const sale = (rules: DynastyRules) => open(rules, onTable([5, 1, 3], {}, rules));
    expect(sale(ruling({ extendWindow: "duringPhasesOnly" }))).toMatchObject({ canExtend: true });
    const early = ruling({ extendWindow: "notAfterLastRoll" });
    expect(sale(early)).toMatchObject({ canExtend: false });
    // Its window stands before every round instead.
    const before = play(onTable([4, 4, 4], {}, early), [STOP], [], early);
    expect(open(early, before.state)).toMatchObject({ kind: "extend", at: "roundStart", canExtend: true });
  },
  voidCombined() {
    // 11 with five dice: the die is void, the point is not.
    const influence = (rules: DynastyRules) =>
      play(held([5, 6], { dice: 5, influence: 1 }, rules), [ACCEPT], [], rules).state.influence;
    expect(influence(standard)).toBe(2);
    expect(influence(ruling({ voidCombined: "wholeResult" }))).toBe(1);
  },
  buyBeforeGain() {
    const rules = ruling({ buyBeforeGain: false });
    const full = { stage: "regularStart", influence: 6, dice: 3 } as const;
    expect(play(position(full), [EXTEND, DONE], [1, 2, 4]).state.influence).toBe(6);
    // The gain is booked before the window opens.
    const accepted = play(held([4, 5], { influence: 5 }, rules), [ACCEPT], [], rules);
    expect(of(accepted, "influence").map((e) => e.reason)).toEqual(["offSeason", "seasonGain"]);
    expect(play(accepted.state, [EXTEND, DONE], [1, 2, 4], rules).state.influence).toBe(5);
    expect(open(rules, held([4, 5], { influence: 5 }, rules))).toMatchObject({ canExtend: false });
    expect(open(rules, held([1, 5], { influence: 5 }, rules))).toMatchObject({ canExtend: true });
    expect(open(standard, held([4, 5], { influence: 5 }))).toMatchObject({ canExtend: true });
    expect(open(rules, inRound(2, [1, 2, 3, 4, 4], {}, rules))).toMatchObject({ wins: true, canExtend: false });
    expect(open(standard, inRound(2, [1, 2, 3, 4, 4]))).toMatchObject({ wins: true, canExtend: true });
  },
  frontOfficeOn() {
    const visits = (rules: DynastyRules, faces: number[], bonus: 0 | 1, dice: number[]) =>
      of(play(held(faces, { losingBonus: bonus, influence: 1 }, rules), [ACCEPT], dice, rules), "chart").map(
        (e) => e.citation,
      );
    const natural = ruling({ frontOfficeOn: "natural" });
    expect(visits(standard, [3, 3], 1, [4])).toEqual(["off-season 7", "Front Office 4"]);
    expect(visits(natural, [3, 3], 1, [])).toEqual(["off-season 7"]);
    expect(visits(standard, [3, 4], 1, [])).toEqual(["off-season 8"]);
    expect(visits(natural, [3, 4], 1, [4])).toEqual(["off-season 7", "Front Office 4"]);
  },
  newModsAfterReroll() {
    const rules = ruling({ newModsAfterReroll: false });
    const again = play(held([1, 5], { influence: 3 }), [reroll(0), bid(2)], [4]);
    expect(open(standard, play(held([1, 5], { influence: 3 }), [reroll(0), bid(1)], [4]).state)).toMatchObject({
      total: 10,
    });
    // The last points are spent, so the total of 11 is booked at once.
    expect(of(again, "chart")).toMatchObject([{ total: 11 }]);
    const state = play(held([1, 5], { influence: 3 }, rules), [reroll(0)], [], rules).state;
    expect(open(rules, state)).toMatchObject({ kind: "bid", maxModifiers: 0 });
  },
  boughtExtensions() {
    expect(open(standard, position())).toMatchObject({ canExtend: true });
    const rules = ruling({ boughtExtensions: "none" });
    expect(open(rules, position({}, rules))).toMatchObject({ canExtend: false });
    expect(() => play(position({}, rules), [EXTEND], [], rules)).toThrow(UserError);
  },
  coachChange() {
    const rules = ruling({ coachChange: "none" });
    expect(open(rules, onTable([1, 2, 4], {}, rules))).toMatchObject({ canSetCoach: false, canReroll: true });
    expect(() => play(onTable([1, 2, 4], {}, rules), [setCoach(2)], [], rules)).toThrow(UserError);
  },
  contract() {
    expect(position({}, ruling({ contract: "free" })).contractEnd).toBe(20);
    expect(position().contractEnd).toBe(5);
  },
};

describe("ruling switches", () => {
  it.each(SWITCHES.map((s) => s.id))("%s", (id) => CASES[id]());

  it("has a case for every switch and a default for each", () => {
    expect(Object.keys(CASES).sort()).toEqual(SWITCHES.map((s) => s.id).sort());
    expect(Object.keys(DEFAULT_SWITCHES).sort()).toEqual(SWITCHES.map((s) => s.id).sort());
  });

  it("lists every ruling D1 to D27", () => {
    const listed = new Set(RULINGS.map((r) => r.ruling));
    const all = Array.from({ length: 27 }, (_, i) => `D${i + 1}`);
    expect(all.filter((d) => !listed.has(d as "D1"))).toEqual([]);
    expect(new Set(RULINGS.map((r) => r.id)).size).toBe(RULINGS.length);
  });
});
