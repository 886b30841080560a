/** PC-6: the tables of section 8, from the odds of the card in force. */
import { describe, expect, it } from "vitest";
import type { Chance } from "../../../../src/systems/postcard/facts/chances.js";
import { probabilityFacts } from "../../../../src/systems/postcard/facts/probability.js";
import { oddsOf, solvedPoints } from "../../../../src/systems/postcard/odds/index.js";
import { PRESET_RULES, STANDARD_CARD, type PostcardRules } from "../../../../src/systems/postcard/rules/index.js";
import { cache, sheetCalled, wordsOf } from "./printed-words.js";

const { strict, balanced } = PRESET_RULES;
const sheet = sheetCalled("probability");
const factsOf = (rules: PostcardRules): ReturnType<typeof probabilityFacts> =>
  probabilityFacts(oddsOf(rules), solvedPoints(rules, cache));
const facts = factsOf(strict);

/** Cells of the row that a test looks up, as printed. */
const printed = (cells: readonly (Chance | string | number)[]): string[] =>
  cells.map((cell) => (typeof cell === "object" ? cell.text : `${cell}`));
const rowOf = <Row>(rows: readonly Row[], wanted: (row: Row) => boolean): Row => {
  const found = rows.filter(wanted);
  expect(found).toHaveLength(1);
  return found[0];
};

describe("probability card", () => {
  it.each([strict, balanced])("is two pages: $name", async (rules) => {
    const words = await wordsOf(sheet, rules, 2);
    expect(words).toMatch(/Second die or not/i);
    expect(words).toMatch(/What the ball is worth/i);
  });

  it("never names a side by a letter that looks like a zero", async () => {
    expect((await wordsOf(sheet, strict, 2)).replace(/\b[1-5] O\b/g, "")).not.toMatch(/\b[OD]\b/);
  });

  it("prints the chances of plays of section 8", () => {
    const rush = rowOf(facts.rush.rows, ({ bonus }) => bonus === "0");
    expect(printed([...rush.cells, rush.chartYards, rush.yards, rush.fumble])).toEqual([
      ..."– – 2.8 55.6 13.9 11.1 8.3 8.3 –".split(" "),
      ..."4.2 7.6 2.0".split(" "),
    ]);
    const run = rowOf(facts.run, ({ bonus }) => bonus === "+1");
    expect(printed([run.move, run.tackled, run.fumble])).toEqual(["58.3", "41.7", "–"]);
    const level = rowOf(facts.levels, (one) => one.level === "L3");
    expect(printed([level.air, level.caught, level.intercepted])).toEqual(["35–45", "44.4", "5.1"]);
    const step = rowOf(facts.steps, ({ result }) => result === "+1");
    expect(printed([...Object.values(step.leave), ...Object.values(step.on)])).toEqual(
      "80.6 1.9 – 12.4 66.2 3.1 – 21.9".split(" "),
    );
    const attempt = rowOf(facts.attempts.rows, ({ bonus }) => bonus === "0");
    expect(printed(Object.values(attempt.outcomes[0]))).toEqual(["43.9", "3.7", "2.3", "12.7"]);
    const uniform = rowOf(facts.uniform.rows, ({ play }) => play === "rush");
    expect(printed(uniform.cells)).toEqual(["16.7", "22.2", "16.7", "33.3", "11.1"]);
  });

  it("prints the chances of kicks and the points of section 8", () => {
    const goal = rowOf(facts.fieldGoals, ({ marker }) => marker === 20);
    expect(printed([goal.yards, goal.range, goal.goodUnblocked, goal.good])).toEqual(["30", "4–10", "83.3", "81.0"]);
    const punt = rowOf(facts.punts, ({ target }) => target === 40);
    expect(printed([punt.range, punt.hit, punt.miss, punt.kicker, punt.receiver])).toEqual(
      "5–9 66.7 ±15 +2 +3".split(" "),
    );
    expect(printed(facts.onside.map(({ recovered }) => recovered))).toEqual(["13.9", "17.4", "18.5", "17.4"]);
    expect(rowOf(facts.points.first, ({ spot }) => spot === "own 25").worth).toBe("1.52");
    expect(rowOf(facts.points.rows, ({ toGo }) => toGo === 10).cells[0]).toEqual([
      "1.52",
      "1.08",
      "0.33",
      "\u22120.98",
    ]);
  });

  it("adds every row of the rush table up to 100", () => {
    for (const { cells } of facts.rush.rows) {
      expect(cells).toHaveLength(facts.rush.columns.length);
      expect(cells.reduce((all, { chance }) => all + chance, 0)).toBeCloseTo(1, 9);
    }
  });

  it("draws one line per down, each below the one before", () => {
    const { series, low, high } = facts.points.plot;
    expect(series).toHaveLength(4);
    series.slice(1).forEach(({ values }, i) =>
      values.forEach((value, spot) => {
        expect(value).toBeLessThanOrEqual(series[i].values[spot] + 1e-9);
        expect(value).toBeGreaterThanOrEqual(low);
        expect(series[i].values[spot]).toBeLessThanOrEqual(high);
      }),
    );
  });

  it("changes with the card", async () => {
    const card = {
      ...STANDARD_CARD,
      levels: STANDARD_CARD.levels.map((level) => (level.level === 1 ? { ...level, catch: 3 } : level)),
      punts: STANDARD_CARD.punts.slice(1),
    };
    const rules = { ...strict, name: "house", card };
    const house = factsOf(rules);
    expect(house.levels[0]).not.toEqual(facts.levels[0]);
    expect(house.punts).toHaveLength(STANDARD_CARD.punts.length - 1);
    expect(await wordsOf(sheet, rules, 2)).not.toBe(await wordsOf(sheet, strict, 2));
  });

  it.each(["clamp", "extend"] as const)("fits the cards of every switch of the rush chart: %s", async (rushBeyond) => {
    const rules = { ...strict, name: "house", switches: { ...strict.switches, rushBeyond } };
    expect(await wordsOf(sheet, rules, 2)).toMatch(/house/);
  });
});
