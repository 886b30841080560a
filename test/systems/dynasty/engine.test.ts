/** Scripted dice through the phases: offseason, Front Office, season, playoffs, contract. */
import { describe, expect, it } from "vitest";
import { scriptedRoller } from "../../helpers/dice.js";
import {
  campaign,
  campaignSummary,
  isOver,
  NO_NAMES,
  pending,
  seasonLines,
  startCampaign,
  type CampaignState,
  type CampaignTypes,
  type Choice,
  type DynastyEvent,
} from "../../../src/systems/dynasty/engine/index.js";
import { playOut, quickTable } from "../../../src/kernel/machine/index.js";
import { answersOf } from "../../../src/systems/dynasty/record.js";
import { never } from "../../../src/systems/dynasty/coaches/index.js";
import { STANDARD_RULES } from "../../../src/systems/dynasty/rules/index.js";
import { ACCEPT, BID, bid, DONE, EXTEND, of, option, play, position, reroll, setCoach, STOP } from "./scripted.js";
import { scoreOf } from "./scores.js";

const rules = STANDARD_RULES;
const held = (faces: number[], patch: Partial<CampaignState> = {}) =>
  position({ stage: "hold", faces, losingBonus: 0, ...patch });

describe("offseason", () => {
  it("books every row of the table, limits applied", () => {
    const change = (total: number): string => {
      const faces = total > 7 ? [6, total - 6] : [1, total - 1];
      const played = play(held(faces, { dice: 4, influence: 2 }), [ACCEPT], total === 7 ? [2] : []);
      const moved = (["dice", "influence"] as const).map((type) => of(played, type)[0]?.by ?? 0);
      return moved.join(" ");
    };
    // A loss down to 0 influence goes straight on to the season's gain, so rows 4-6 are read with their first event.
    expect([3, 7, 8, 9, 10, 11, 12].map(change)).toEqual(["-1 0", "-1 0", "0 1", "0 2", "0 3", "1 1", "1 2"]);
    expect(of(play(held([1, 3], { influence: 4 }), [ACCEPT], []), "influence")[0]).toMatchObject({ by: -2, left: 2 });
    expect(of(play(held([1, 4], { influence: 4 }), [ACCEPT], []), "influence")[0]).toMatchObject({ by: -1, left: 3 });
    expect(of(play(held([1, 5], { influence: 4 }), [ACCEPT], []), "influence")[0]).toMatchObject({ by: -1, left: 3 });
  });

  it("rerolls one or both dice for a point each and asks for new modifiers before", () => {
    const played = play(
      held([1, 2], { influence: 4, losingBonus: 1 }),
      [reroll(0), bid(1), reroll(0, 1), BID],
      [3, 6, 5],
    );
    expect(of(played, "roll").map((e) => [e.faces, e.rerolled, e.modifiers])).toEqual([
      [[3, 2], [0], 1],
      [[6, 5], [0, 1], 0],
    ]);
    expect(played.state).toMatchObject({ influence: 1, modifiers: 0, stage: "hold" });
    expect(of(played, "influence").map((e) => e.reason)).toEqual(["reroll", "modifier", "reroll"]);
  });

  it("takes the roll automatically if nothing can be paid", () => {
    const played = play(position({ influence: 1 }), [bid(1)], [4, 4]);
    expect(of(played, "chart")).toMatchObject([{ total: 10 }]);
    expect(played.state).toMatchObject({ stage: "regularStart", influence: 3 });
  });

  it("does not roll a Coach Die: a 6 earns nothing", () => {
    const played = play(held([6, 2], { influence: 1 }), [reroll(0)], [6]);
    expect(of(played, "influence").map((e) => e.reason)).toEqual(["reroll", "offSeason"]);
  });
});

describe("Front Office", () => {
  const visit = (choices: Choice[], dice: number[], patch: Partial<CampaignState> = {}) =>
    play(held([3, 4], { dice: 4, influence: 2, ...patch }), [ACCEPT, ...choices], dice);
  it.each([
    [1, -1, -1],
    [2, -1, 0],
    [4, 0, 2],
    [6, 1, 3],
  ])("%i: dice %i, influence %i", (face, dice, influence) => {
    const played = visit([], [face]);
    expect(of(played, "dice")[0]?.by ?? 0).toBe(dice);
    expect(of(played, "influence")[0]?.by ?? 0).toBe(influence);
    expect(of(played, "chart")[1]).toMatchObject({ chart: "frontOffice", citation: `Front Office ${face}` });
  });
  it("3: a point, or another roll, as often as it comes up (D19)", () => {
    expect(visit([option(0)], [3]).state.influence).toBe(3);
    const again = visit([option(1), option(1), option(0)], [3, 3, 5]);
    expect(of(again, "chart")).toHaveLength(4);
    expect(again.state).toMatchObject({ dice: 5, influence: 2 });
  });
  it("5: a die or three points; the die is lost at the cap (D20)", () => {
    expect(visit([option(0)], [5]).state.dice).toBe(5);
    expect(visit([option(1)], [5]).state.influence).toBe(5);
    expect(of(visit([option(0)], [5], { dice: 5 }), "dice")).toMatchObject([{ by: 0, asked: 1, left: 5 }]);
  });
  it("sells nothing", () => {
    const { state } = play(held([3, 4]), [ACCEPT], [5]);
    expect(pending(rules, state)).toMatchObject({ kind: "frontOffice", face: 5 });
    for (const choice of [EXTEND, reroll(0), DONE]) expect(() => play(state, [choice], [])).toThrow("does not answer");
  });
});

describe("regular season and playoffs", () => {
  it("takes 1 influence up to season 10 and 2 from then on", () => {
    const gain = (season: number) =>
      of(play(position({ stage: "regularStart", season, influence: 1 }), [DONE], [1, 2, 4]), "influence")[0].by;
    expect([1, 10, 11, 20].map(gain)).toEqual([1, 1, 2, 2]);
  });

  it("uses the point of a natural 6 at once (D4), a turned Coach Die brings none", () => {
    const rolled = play(position({ stage: "regularStart", influence: 0, dice: 4 }), [DONE], [6, 2, 2, 4]);
    expect(rolled.state.influence).toBe(2);
    const spent = play(rolled.state, [reroll(0), reroll(0, 3)], [6, 6, 2]);
    // Two rerolls, two more natural 6es: the points come back.
    expect(spent.state).toMatchObject({ influence: 2, faces: [6, 2, 2, 2] });
    expect(of(spent, "influence").map((e) => e.reason)).toEqual(["reroll", "naturalSix", "reroll", "naturalSix"]);
  });

  it("goes from the bye to the Divisional and on to the title", () => {
    const state = position({ stage: "regular", dice: 5, faces: [2, 3, 4, 5, 6], naturalCoach: 2, influence: 0 });
    const played = play(state, [STOP, DONE, STOP], [1, 1, 2, 2, 5, 1, 2, 3, 4, 4, 3, 3, 3, 2, 2]);
    expect(of(played, "points").map((e) => [e.kind, e.points, e.bye])).toEqual([
      ["winningSeason", 1, undefined],
      ["wildCard", 2, true],
      ["divisional", 3, undefined],
      ["conference", 4, undefined],
      ["bigGame", 10, undefined],
    ]);
    expect(of(played, "influence").map((e) => e.reason)).toEqual(["roundWon", "roundWon"]);
    expect(played.state).toMatchObject({ stage: "seasonEnd", depth: 5, influence: 2, earned: 5, contractEnd: 10 });
  });

  it("refuses what cannot be done", () => {
    const state = position({ stage: "regular", dice: 3, faces: [4, 2, 2], naturalCoach: 4, influence: 1 });
    expect(() => play(state, [setCoach(4)], [])).toThrow("shows 4 already");
    expect(() => play(state, [setCoach(7)], [])).toThrow("no face 7");
    expect(() => play(state, [reroll()], [])).toThrow("cannot be rolled again");
    expect(() => play(state, [reroll(3)], [])).toThrow("cannot be rolled again");
    expect(() => play(state, [reroll(1, 1)], [])).toThrow("cannot be rolled again");
    expect(() => play(position(), [bid(3)], [])).toThrow("at most 2");
  });
});

describe("contract", () => {
  const end = (patch: Partial<CampaignState>) => position({ stage: "seasonEnd", influence: 1, ...patch });
  it("sells two seasons per point, never past the last one (D13)", () => {
    expect(play(end({ season: 18, contractEnd: 19 }), [EXTEND], []).state).toMatchObject({
      contractEnd: 20,
      season: 19,
    });
    expect(() => play(end({ season: 18, contractEnd: 20, influence: 3 }), [EXTEND], [])).toThrow("no extension");
  });
  it("ends in season 20 with an honorable retirement, contract or not", () => {
    const last = position({
      stage: "playoff",
      season: 20,
      contractEnd: 20,
      dice: 3,
      faces: [1, 2, 4],
      influence: 0,
      wins: 9,
    });
    const played = play(last, [STOP], []);
    expect(played.events.at(-1)).toEqual({ type: "campaignEnd", how: "retired", season: 20 });
    expect(isOver(played.state)).toBe(true);
    expect(() => pending(rules, played.state)).toThrow("over");
  });
});

describe("totals", () => {
  /** Season 1 of the drawn scoresheet's kind: offseason 7, Front Office 6, 10-6, Wild Card lost. */
  function firstSeason(): { events: DynastyEvent[]; state: CampaignState } {
    const events: DynastyEvent[] = [];
    const start = startCampaign(rules, NO_NAMES, (e) => events.push(e));
    const season = play(
      start,
      [BID, reroll(1), BID, ACCEPT, DONE, reroll(3), EXTEND, STOP, STOP, DONE],
      [2, 1, 4, 6, 3, 4, 5, 1, 6, 1, 1, 2, 3],
    );
    return { events: [...events, ...season.events], state: season.state };
  }

  it("record the season", () => {
    const { events, state } = firstSeason();
    const [line] = seasonLines(events);
    expect(line.offSeason).toMatchObject({ losingBonus: 1, total: 7, rerolls: 1, faces: [2, 4], modifiers: 0, row: 5 });
    expect(line.offSeason.rolls.map((roll) => roll.faces)).toEqual([
      [2, 1],
      [2, 4],
    ]);
    expect(line.frontOffice).toEqual([
      { face: 6, row: 5, citation: "Front Office 6", text: "A blockbuster trade", rolledAgain: false },
    ]);
    expect(line).toMatchObject({ diceBefore: 3, dice: 4, effect: { dice: 1, influence: 3 } });
    expect(line.influence).toEqual({ start: 2, afterGain: 5, gained: 4, spent: 3, left: 3, naturalSixes: 0 });
    expect(line.regular).toMatchObject({
      first: [3, 4, 5, 1],
      final: [3, 4, 5, 6],
      rerolls: 1,
      rowId: "run4",
      wins: 10,
    });
    expect(line.rounds).toMatchObject([{ round: "wildCard", won: false, final: [1, 1, 2, 3] }]);
    expect(line.extension).toEqual({ earned: 1, reason: "betterResult", bought: 1 });
    expect(line).toMatchObject({ contractStart: 5, contractEnd: 8, total: 1, running: 1, depth: 1 });
    expect(state).toMatchObject({ season: 2, prevWins: 10, prevDepth: 1 });
  });

  it("total the campaign", () => {
    const events: DynastyEvent[] = [];
    const dice = Array.from({ length: 400 }, () => [1, 2, 4]).flat();
    playOut(
      campaign,
      { rules, names: NO_NAMES },
      quickTable<CampaignTypes>(scriptedRoller(...dice), answersOf(never, rules), (event) => events.push(event)),
    );
    const summary = campaignSummary(events);
    expect(summary).toMatchObject({ titles: 0, points: scoreOf(events), ended: "retired", seasons: 20 });
    expect(summary.wins + summary.losses).toBe(summary.seasons * 16);
  });
});
