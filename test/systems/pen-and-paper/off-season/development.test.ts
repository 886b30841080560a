/** Setbacks, income, spending, improvements and stars; table 9.6 by enumeration. */
import { describe, expect, it } from "vitest";
import { extraPrices } from "../../../../src/systems/pen-and-paper/off-season/development.js";
import {
  expectedGain,
  MANAGERS,
  slackOf,
  type OffSeasonChoice,
} from "../../../../src/systems/pen-and-paper/off-season/index.js";
import { modifierOf, STANDARD_RULES, STATS, type Stat } from "../../../../src/systems/pen-and-paper/rules/index.js";
import { bookIncome, entry, house, lines, rollImprovements, rollSetbacks, tableOf } from "./helpers.js";

/** Score, modifier, slack, points to the next step, expected change of QB RB WR LM LB DB (digest 9.6). */
const TABLE_9_6 = `
3 +0 0 1 +0.575 +0.550 +0.550 +0.550 +0.600 +0.550
4 +1 0 2 +0.175 +0.200 +0.200 +0.200 +0.200 +0.200
5 +1 1 1 +0.550 +0.550 +0.550 +0.550 +0.550 +0.550
6 +2 0 3 -0.025 -0.050 -0.050 -0.050 +0.000 -0.050
7 +2 1 2 +0.225 +0.250 +0.250 +0.250 +0.250 +0.250
8 +2 2 1 +0.550 +0.550 +0.550 +0.550 +0.550 +0.550
9 +3 0 4 -0.050 -0.050 -0.050 -0.050 -0.050 -0.050
10 +3 1 3 +0.025 +0.000 +0.000 +0.000 +0.050 +0.000
11 +3 2 2 +0.225 +0.250 +0.250 +0.250 +0.250 +0.250
12 +3 3 1 +0.550 +0.550 +0.550 +0.550 +0.550 +0.550
13 +4 0 3 -0.025 -0.050 -0.050 -0.050 +0.000 -0.050
14 +4 1 2 +0.225 +0.250 +0.250 +0.250 +0.250 +0.250
15 +4 2 1 +0.575 +0.550 +0.550 +0.550 +0.600 +0.550
16 +5 0 2 +0.175 +0.200 +0.200 +0.200 +0.200 +0.200
17 +5 1 1 +0.550 +0.550 +0.550 +0.550 +0.550 +0.550
18 +6 0 - -0.050 -0.050 -0.050 -0.050 -0.050 -0.050`;

const improve = (...stats: Stat[]): OffSeasonChoice => ({ kind: "improve", stats });

describe("table 9.6", () => {
  it.each(
    TABLE_9_6.trim()
      .split("\n")
      .map((line) => line.split(" ")),
  )("matches at %s", (text, modifier, slack, step, ...gains) => {
    const score = Number(text);
    expect(modifierOf(STANDARD_RULES, score)).toBe(Number(modifier));
    expect(slackOf(STANDARD_RULES, score)).toBe(Number(slack));
    const next = STANDARD_RULES.tables.modifier.find((row) => row.from > score);
    expect(next ? String(next.from - score) : "-").toBe(step);
    STATS.forEach((stat, i) => expect(expectedGain(STANDARD_RULES, stat, score)).toBeCloseTo(Number(gains[i]), 10));
  });
  it("has a mean improvement of +0.65 before stars (digest 9.5)", () => {
    const mean =
      STANDARD_RULES.tables.improvement.reduce(
        (sum, row) => sum + ("change" in row ? row.change : 0) * (row.to - row.from + 1),
        0,
      ) / 20;
    expect(mean).toBeCloseTo(0.65, 10);
  });
});

describe("setbacks", () => {
  const scores = { QB: 9, RB: 12, WR: 8, LM: 6, LB: 10, DB: 16 };
  it("V25: a d20 of 4 costs one point; the source's 4 points are a known contradiction (E9)", () => {
    const { table } = tableOf({ teams: [entry("SD", { scores })], dice: [4] });
    rollSetbacks(table);
    expect(table.teamOf("sd").team.scores).toEqual({ ...scores, RB: 11 });
    const { table: direct } = tableOf({
      teams: [entry("SD", { scores })],
      dice: [4],
      rules: house({ setbackDie: "d6" }),
    });
    rollSetbacks(direct);
    expect(lines(direct, "setback")[0].points).toBe(4);
  });
  it("come off where there is slack", () => {
    const { table } = tableOf({ teams: [entry("SD", { scores })], dice: [20] });
    rollSetbacks(table);
    // Slack: RB 3, WR 2, LB 1; five points fit without losing a step.
    expect(lines(table, "setback")[0].taken).toEqual({ RB: 3, WR: 2 });
  });
  it("are split by search so that no other split loses fewer steps", () => {
    const tight = { QB: 9, RB: 6, WR: 13, LM: 4, LB: 3, DB: 16 };
    const { table } = tableOf({ teams: [entry("SD", { scores: tight })] });
    const lost = (taken: Partial<Record<Stat, number>>): number =>
      STATS.reduce(
        (sum, s) => sum + modifierOf(STANDARD_RULES, tight[s]) - modifierOf(STANDARD_RULES, tight[s] - (taken[s] ?? 0)),
        0,
      );
    for (let points = 1; points <= 5; points++) {
      const of = (id: "simple" | "strong") => {
        const choice = MANAGERS[id].decide({ kind: "setback", team: "sd", points }, table);
        return lost(choice.kind === "setback" ? choice.points : {});
      };
      expect(of("strong")).toBeLessThanOrEqual(of("simple"));
      expect(of("strong")).toBe(points <= 4 ? 1 : 2);
    }
  });
  it("stop at 3 (A66)", () => {
    const low = { QB: 3, RB: 3, WR: 3, LM: 3, LB: 3, DB: 5 };
    const { table } = tableOf({ teams: [entry("SD", { scores: low })], dice: [20] });
    rollSetbacks(table);
    expect(table.teamOf("sd").team.scores).toEqual({ ...low, DB: 3 });
    const wrong: OffSeasonChoice = { kind: "setback", points: { QB: 1 } };
    const { table: refused } = tableOf({ teams: [entry("SD", { scores: low })], dice: [1], answers: [wrong] });
    expect(() => rollSetbacks(refused)).toThrow(/QB would fall under 3/);
  });
});

describe("income", () => {
  it("V22, V23: one major and one minor of the best in a division bring $24M, times a 4 is $96M", () => {
    const { table } = tableOf({
      teams: [entry("SD", { markets: ["SCA"] })],
      classes: { sd: "bestInDivision" },
      dice: [4],
    });
    bookIncome(table);
    expect(lines(table, "income")[0]).toMatchObject({ base: 24, die: 4, income: 96, bank: 96 });
  });
  it("pays a shared major at the minor rate to all who share it (A59)", () => {
    const { table } = tableOf({
      teams: [entry("LA", { id: "furies" }), entry("LA", { id: "rockers" }), entry("SD", { markets: ["LA"] })],
      dice: [1, 1, 1],
    });
    bookIncome(table);
    expect(lines(table, "income").map(({ base }) => base)).toEqual([6, 6, 16]);
  });
  it("pays the worst of the league nothing for minors (A60)", () => {
    const { table } = tableOf({
      teams: [entry("SD", { markets: ["SCA"] })],
      classes: { sd: "worstInLeague" },
      dice: [6],
    });
    bookIncome(table);
    expect(table.teamOf("sd").bank).toBe(6);
  });
  it("rolls no die under the house rule (A58)", () => {
    const { table } = tableOf({ teams: [entry("SD")], rules: house({ incomeDie: false }) });
    bookIncome(table);
    expect(table.teamOf("sd").bank).toBe(10);
  });
});

describe("spending and improvements", () => {
  it("V24, V26: $50M buy a second roll, $46M stay; RB gains 1 and LM 2", () => {
    const { table } = tableOf({
      teams: [entry("SD", { bank: 96 })],
      dice: [12, 17],
      answers: [{ kind: "spend", extra: 1 }, improve("RB", "LM")],
    });
    rollImprovements(table);
    expect(table.teamOf("sd")).toMatchObject({ bank: 46, team: { scores: { RB: 11, LM: 12 } } });
    expect(lines(table, "spent")).toEqual([{ team: "sd", type: "spent", extra: 1, paid: 50, bank: 46 }]);
  });
  it("costs what the list says for that many (A67)", () => {
    expect(extraPrices(STANDARD_RULES)).toEqual([50, 150, 500]);
    expect(extraPrices(house({ extraPrices: "incremental" }))).toEqual([50, 200, 700]);
    const { table } = tableOf({ teams: [entry("SD", { bank: 96 })], answers: [{ kind: "spend", extra: 2 }] });
    expect(() => rollImprovements(table)).toThrow(/2 cost \$150M; the bank holds \$96M/);
  });
  it("gives the worst of a division two free rolls (A69), each on another score (A68)", () => {
    const { table } = tableOf({
      teams: [entry("SD")],
      classes: { sd: "worstInDivision" },
      dice: [1, 5],
      answers: [improve("QB", "DB")],
    });
    rollImprovements(table);
    expect(lines(table, "improvement").map(({ stat, from, to }) => [stat, from, to])).toEqual([
      ["QB", 10, 9],
      ["DB", 10, 10],
    ]);
    const { table: twice } = tableOf({
      teams: [entry("SD")],
      classes: { sd: "worstInDivision" },
      answers: [improve("QB", "QB")],
    });
    expect(() => rollImprovements(twice)).toThrow(/each stat is improved once/);
  });
  it("stops at 18", () => {
    const scores = { QB: 17, RB: 10, WR: 10, LM: 10, LB: 10, DB: 10 };
    const { table } = tableOf({ teams: [entry("SD", { scores })], dice: [16], answers: [improve("QB")] });
    rollImprovements(table);
    expect(table.teamOf("sd").team.scores.QB).toBe(18);
  });
});

describe("stars", () => {
  const recruit = (bank: Parameters<typeof entry>[1], rules = STANDARD_RULES, positionDie = 1, stat: Stat = "QB") => {
    const { table } = tableOf({
      teams: [
        entry("SD", bank),
        entry("NY", {
          stars: ["QB"],
          starPoints: { QB: 3 },
          scores: { QB: 13, RB: 10, WR: 10, LM: 10, LB: 10, DB: 10 },
        }),
      ],
      rules,
      dice: [20, positionDie, 5],
      answers: [improve(stat), improve("RB")],
    });
    rollImprovements(table);
    return table;
  };
  it("are found at the position of the score (section 2.6)", () => {
    const found = STATS.map((stat) =>
      [1, 6].map((die) => lines(recruit({}, STANDARD_RULES, die, stat), "star")[0].position),
    );
    expect(found).toEqual([
      ["QB", "C"],
      ["FB", "RB"],
      ["WR", "TE"],
      ["DE", "DT"],
      ["LB", "LB"],
      ["DB", "S"],
    ]);
  });
  it("are stolen with their points (A72)", () => {
    const table = recruit({});
    expect(table.teamOf("sd")).toMatchObject({ starPoints: { QB: 3 }, team: { stars: ["QB"], scores: { QB: 13 } } });
    expect(table.teamOf("ny")).toMatchObject({ starPoints: {}, team: { stars: [], scores: { QB: 10 } } });
    expect(lines(table, "starLost")).toEqual([
      { team: "ny", type: "starLost", position: "QB", stat: "QB", to: "sd", scoreFrom: 13, scoreTo: 10 },
    ]);
    const dieOnly = recruit({}, house({ stolenStar: "dieOnly" }));
    expect(dieOnly.teamOf("ny").team).toMatchObject({ stars: [], scores: { QB: 13 } });
  });
  it("take back no more than they gave", () => {
    const scores = { QB: 17, RB: 10, WR: 10, LM: 10, LB: 10, DB: 10 };
    const table = recruit({ scores });
    expect(table.teamOf("sd")).toMatchObject({ starPoints: { QB: 1 }, team: { scores: { QB: 18 } } });
  });
  it("raise modifiers instead of scores under the house rule (A70)", () => {
    expect(recruit({}, house({ starBonus: "modifier" })).teamOf("sd")).toMatchObject({
      starPoints: { QB: 0 },
      team: { scores: { QB: 10 } },
    });
  });
  it("that a team already has are worth +2 (A71)", () => {
    const again = (rules = STANDARD_RULES) => {
      const { table } = tableOf({
        teams: [entry("SD", { stars: ["C"], starPoints: { C: 1 } })],
        rules,
        dice: [20, 6],
        answers: [improve("QB")],
      });
      rollImprovements(table);
      return table.teamOf("sd").team;
    };
    expect(again()).toMatchObject({ stars: ["C"], scores: { QB: 12 } });
    expect(again(house({ ownStarAgain: "nothing" })).scores.QB).toBe(10);
  });
});
