import { describe, expect, it } from "vitest";
import { fractionValue } from "../../../../src/kernel/dice/index.js";
import { totalProbability } from "../../../helpers/dice.js";
import { oddsOf } from "../../../../src/systems/postcard/odds/index.js";
import { STANDARD_RULES, type PostcardRules } from "../../../../src/systems/postcard/rules/index.js";
import { expectPrinted, percent } from "./printed.js";

const odds = oddsOf(STANDARD_RULES);

/** Beta: pen D, fumble, -5, 0, +5, +10, +15, +15 breakaway, pen O, E, with the run, any fumble. */
const RUSH: Record<string, string> = {
  "-3": "2.78 13.89 11.11 63.89 5.56 2.78 0 0 0 -.42 .28 14.3",
  "-2": "0 8.33 8.33 66.67 8.33 5.56 2.78 0 0 .56 1.94 9.1",
  "-1": "0 2.78 5.56 63.89 11.11 8.33 5.56 2.78 0 2.22 4.54 4.1",
  "0": "0 0 2.78 55.56 13.89 11.11 8.33 8.33 0 4.17 7.64 2.0",
  "1": "0 0 0 41.67 16.67 13.89 11.11 16.67 0 6.39 12.97 2.0",
  "2": "0 0 0 27.78 13.89 16.67 13.89 27.78 0 8.61 23.70 2.1",
  "3": "0 0 0 16.67 11.11 13.89 16.67 38.89 2.78 10.00 41.81 2.0",
};

/** Bonus: move, tackled, fumble, pen O, pen D, E of one attempt, of all. */
const RUN: Record<string, string> = {
  "-3": "8.3 63.9 25.0 0 2.8 .8 .9",
  "-2": "16.7 66.7 16.7 0 0 1.4 1.7",
  "-1": "27.8 63.9 8.3 0 0 2.8 3.9",
  "0": "41.7 55.6 2.8 0 0 4.9 8.3",
  "1": "58.3 41.7 0 0 0 7.8 18.7",
  "2": "72.2 27.8 0 0 0 11.4 41.0",
  "3": "80.6 16.7 0 2.8 0 14.2 72.9",
  "4": "83.3 8.3 0 8.3 0 15.7",
};

describe("rush", () => {
  it("has the printed columns", () => {
    const gain = (yards: number, breakaway = false) => ({ result: "gain", yards, breakaway });
    expect(odds.rush.columns).toEqual([
      { result: "penalty", on: "defense" },
      { result: "fumble" },
      ...[-5, 0, 5, 10, 15].map((yards) => gain(yards)),
      gain(15, true),
      { result: "penalty", on: "offense" },
    ]);
  });

  it("gives the printed chances and yards for each bonus", () => {
    expect(odds.rush.rows.map(({ beta }) => `${beta}`).sort()).toEqual(Object.keys(RUSH).sort());
    expectPrinted(
      odds.rush.rows.flatMap((row) => {
        const cells = [...row.chances.map(percent), row.chartYards, row.yards, percent(row.fumble)];
        const printed = RUSH[row.beta].split(" ");
        expect(cells).toHaveLength(printed.length);
        return cells.map((cell, i) => [`beta ${row.beta} column ${i + 1}`, cell, printed[i]] as const);
      }),
    );
  });

  it("adds up to one", () => {
    for (const row of odds.rush.rows) expect(totalProbability(row.chances)).toEqual({ n: 1, d: 1 });
  });
});

describe("run", () => {
  it("gives the printed chances and yards for each bonus", () => {
    expect(odds.run.map(({ bonus }) => `${bonus}`).sort()).toEqual(Object.keys(RUN).sort());
    expectPrinted(
      odds.run.flatMap((row) => {
        const { move, tackled, fumble, penaltyOffense, penaltyDefense } = row;
        const cells = [
          ...[move, tackled, fumble, penaltyOffense, penaltyDefense].map(percent),
          row.oneYards,
          row.yards,
        ];
        const printed = RUN[row.bonus].split(" ");
        return printed.map((text, i) => [`bonus ${row.bonus} column ${i + 1}`, cells[i], text] as const);
      }),
      ["bonus -1 column 7"],
    );
  });

  it("adds up to one", () => {
    for (const { move, tackled, fumble, penaltyOffense, penaltyDefense } of odds.run)
      expect(totalProbability([move, tackled, fumble, penaltyOffense, penaltyDefense])).toEqual({ n: 1, d: 1 });
  });
});

describe("a house card", () => {
  const house: PostcardRules = {
    ...STANDARD_RULES,
    name: "house",
    card: {
      ...STANDARD_RULES.card,
      rush: STANDARD_RULES.card.rush.map((row) => (row.from === 3 ? { ...row, yards: 20 } : row)),
      running: { ...STANDARD_RULES.card.running, breakaway: 9 },
    },
    switches: { ...STANDARD_RULES.switches, sevenPenalty: "five" },
  };

  it("has its own columns and yards", () => {
    const own = oddsOf(house);
    expect(own.rush.columns).toContainEqual({ result: "gain", yards: 20, breakaway: false });
    const even = (rules: PostcardRules): number => fractionValue(oddsOf(rules).rush.rows[3].chartYards);
    // Five more yards on a result of 3: 3 rolls of 36 at an even challenge.
    expect(even(house) - even(STANDARD_RULES)).toBeCloseTo((5 * 3) / 36, 12);
    // A result of 7 with a bonus of 3: four points ahead on the dice, 2 rolls of 36.
    const free = fractionValue(odds.run[6].penaltyOffense);
    expect(fractionValue(own.run[6].penaltyOffense) - free).toBeCloseTo(2 / 36, 12);
  });

  it("may have endless runs, which count as the length of the field", () => {
    const { card } = STANDARD_RULES;
    const moves = card.run.map((row) =>
      row.from >= 8 ? { from: row.from, to: row.to, result: "move", yards: 40 } : row,
    );
    const strategy = card.strategy.map((number) => ({ ...number, stars: 5 }));
    const own = oddsOf({ ...STANDARD_RULES, card: { ...card, strategy, run: moves as typeof card.run } });
    expect(own.run.at(-1)).toMatchObject({ move: { n: 1, d: 1 }, yards: { n: 100, d: 1 }, anyFumble: { n: 0, d: 1 } });
  });

  it("is computed once for each set of rules", () => {
    expect(oddsOf(house)).toBe(oddsOf(house));
    expect(oddsOf(house)).not.toBe(odds);
  });
});
