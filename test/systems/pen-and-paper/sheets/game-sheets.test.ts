/** What a head-to-head game writes into its sheets: rows for plays without a round, what was used up, points that add up. */
import { describe, expect, it } from "vitest";
import { lineScore } from "../../../../src/kernel/football/index.js";
import type { Values } from "../../../../src/sheet/layout/form.js";
import { coaches } from "../../../../src/systems/pen-and-paper/coach-list.js";
import { boxScore } from "../../../../src/systems/pen-and-paper/facts/box-score.js";
import { gameRecord, type recordFacts } from "../../../../src/systems/pen-and-paper/facts/game-record.js";
import { gameTracker, trackerFacts } from "../../../../src/systems/pen-and-paper/facts/game-tracker.js";
import { callFacts } from "../../../../src/systems/pen-and-paper/facts/play-calls.js";
import { headToHeadFacts } from "../../../../src/systems/pen-and-paper/facts/reference.js";
import { type GameRecord, playGame, replay } from "../../../../src/systems/pen-and-paper/game-record.js";
import { STANDARD_RULES, STATS } from "../../../../src/systems/pen-and-paper/rules/index.js";
import { pickTeams } from "../../../../src/systems/pen-and-paper/team-pick.js";
import { flatValues } from "../../../helpers/flat-values.js";

const ROOM = 30;
const context = { rules: STANDARD_RULES, names: {}, cache: {} as never, capacity: () => ROOM };
const play = (seed: number): GameRecord =>
  playGame({ coaches: coaches.of(coaches.usual), ...pickTeams({ rules: STANDARD_RULES }), seed });
const games = [7, 42, 3, 11].map(play);
const SIDES = { visitor: "away", home: "home" } as const;

describe("the game record", () => {
  it("has a row for every play, with lettered ones in place for plays that used no round", () => {
    for (const game of games) {
      const [{ values, facts }] = gameRecord.fill!([game], context);
      const { periods } = facts as ReturnType<typeof recordFacts>;
      let written = 0;
      for (const { key, rows } of periods) {
        const plays = (values[key] as { play?: Record<string, Values> } | undefined)?.play;
        if (!plays) continue;
        expect(Object.keys(plays).map(Number)).toEqual(rows.map((row) => row.key));
        const labels = Object.values(plays).map(({ number }) => `${number as string}`);
        expect(new Set(labels.filter((label) => label !== " ")).size).toBe(
          labels.filter((label) => label !== " ").length,
        );
        const order = labels.filter((label) => label !== " ").map((label) => parseInt(label, 10));
        expect(order).toEqual([...order].sort((a, b) => a - b));
        expect(new Set(order).size).toBe(STANDARD_RULES.tables.game.rounds);
        written += Object.values(plays).filter(({ call }) => call !== undefined).length;
      }
      expect(written).toBeGreaterThan(100);
    }
  });

  it("continues on another page if a quarter has more plays than a page holds", () => {
    const game = play(267);
    const [{ values, facts }] = gameRecord.fill!([game], context);
    const { periods } = facts as ReturnType<typeof recordFacts>;
    expect(periods.map(({ key }) => key)).toEqual([1, 2, 3, 4, 5].flatMap((n) => [`q${n}`, `q${n}-2`]));
    const flat = flatValues(values);
    const called = (key: string): number =>
      Object.entries(flat).filter(([slot, value]) => slot.startsWith(`${key}.play.`) && slot.endsWith(".call") && value)
        .length;
    // The other quarters set the rows of a page; only the long one needs a second, and only that one has a head.
    expect(["q1", "q2", "q3", "q4", "q4-2"].map(called)).toEqual([40, 41, 40, 41, 14]);
    expect(flat["q4-2.home.name"]).toBe(game.home.name);
    expect(flat["q2-2.home.name"]).toBeUndefined();
  });

  it("writes only the heads of a game not yet played", () => {
    const values = flatValues(gameRecord.fill!([{ ...games[0], events: [] } as GameRecord], context)[0].values);
    expect(values["q1.home.name"]).toBe(games[0].home.name);
    expect(values["q1.play"]).toBeUndefined();
    expect(values["q1.home.dice"]).toBeUndefined();
  });
});

describe("the game tracker", () => {
  it("agrees with the engine on dice, tricks, fakes and modifiers at the end of a game", () => {
    for (const game of games) {
      const values = flatValues(gameTracker.fill!([game], context)[0].values);
      const { state } = replay(game);
      for (const [key, side] of Object.entries(SIDES)) {
        const { actionDice } = STANDARD_RULES.tables.game;
        const own = state![side];
        expect(values[`${key}.dice`]).toBe((key === "home" ? actionDice.home : actionDice.visitor) - own.dice);
        for (const [trick, count] of Object.entries(own.tricks))
          expect(uses(values, `${key}.trick.${trick}`)).toBe(count);
        expect(uses(values, `${key}.fake`)).toBe(own.fakes);
        expect(uses(values, `${key}.hardCount`)).toBe(own.hardCounts);
        for (const stat of STATS) expect(values[`${key}.injury.${stat}.now`]).toBe(`+${own.modifiers[stat]}`);
      }
    }
  });
});

it("follows rules that count all tricks as one (A30) and keep missed field goals out of the 20 (A81)", () => {
  const rules = {
    ...STANDARD_RULES,
    switches: { ...STANDARD_RULES.switches, trickCount: "allTricks" as const, missedKickMinimum: 20 as const },
  };
  const rows = (of: typeof STANDARD_RULES) => trackerFacts(of).tricks.map(({ key }) => key);
  expect(rows(STANDARD_RULES).length).toBeGreaterThan(2);
  expect(rows(rules)).toEqual(["any"]);
  expect(trackerFacts(rules).tricks[0].all).toEqual(trackerFacts(STANDARD_RULES).tricks.map(({ title }) => title));
  let used = 0;
  for (const game of games) {
    const values = flatValues(gameTracker.fill!([game], { ...context, rules })[0].values);
    const { state } = replay(game);
    for (const [key, side] of Object.entries(SIDES)) {
      const tricks = Object.values(state![side].tricks).reduce((sum, count) => sum + count, 0);
      expect(uses(values, `${key}.trick.any`)).toBe(tricks);
      used += tricks;
    }
  }
  expect(used).toBeGreaterThan(0);
  expect([callFacts(STANDARD_RULES), callFacts(rules)].map(({ fieldGoal }) => fieldGoal.missInside)).toEqual([0, 20]);
  expect([STANDARD_RULES, rules].map((of) => headToHeadFacts(of).kick.missInside)).toEqual([0, 20]);
});

/** Crossed boxes and what is written beside them. */
const uses = (values: Record<string, unknown>, slot: string): number =>
  Number(values[`${slot}.uses`]) + Number(values[`${slot}.more`] || 0);

describe("the box score", () => {
  const number = (value: unknown): number => Number(value ?? 0);

  it("adds up: points of drives, of returns and safeties, and the score", () => {
    for (const game of games) {
      const copies = boxScore.fill!([game], context).map(({ values }) => flatValues(values));
      const { total } = lineScore(game.events, STANDARD_RULES.tables.game.quarters);
      for (const [key, side] of Object.entries(SIDES)) {
        const [first] = copies;
        expect(number(first[`sum.${key}.drives`]) + number(first[`sum.${key}.others`])).toBe(total[side]);
        expect(first[`line.${key}.total`]).toBe(total[side]);
      }
      const points = copies.flatMap((values) =>
        Object.entries(values).flatMap(([slot, value]) => (/^drive\.\d+\.points$/.test(slot) ? [number(value)] : [])),
      );
      const driven = Object.keys(SIDES).reduce((sum, key) => sum + number(copies[0][`sum.${key}.drives`]), 0);
      expect(points.reduce((a, b) => a + b, 0)).toBe(driven);
    }
  });

  it("continues on another copy if there are more drives than rows", () => {
    const few = { ...context, capacity: (table: string) => (table === "drive" ? 10 : ROOM) };
    const copies = boxScore.fill!([games[0]], few).map(({ values }) => flatValues(values));
    expect(copies.length).toBeGreaterThan(1);
    expect(copies[1]["line.home.total"]).toBeUndefined();
    expect(copies[1]["chart.game"]).toBeDefined();
    expect(copies[1]["head.game"]).toBeUndefined();
  });
});
