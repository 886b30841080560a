import { describe, expect, it } from "vitest";
import { oddsOf } from "../../../../src/systems/postcard/odds/index.js";
import { STANDARD_RULES, type PostcardRules } from "../../../../src/systems/postcard/rules/index.js";
import { expectPrinted, percent } from "./printed.js";

const odds = oddsOf(STANDARD_RULES);
const words = (text: string): string[] => text.split(" ");

describe("kicks", () => {
  it("field goals are good as often as printed", () => {
    const { fieldGoals } = odds;
    expect(fieldGoals.map(({ marker }) => marker)).toEqual([10, 15, 20, 25, 30, 35, 40, 45, 50]);
    expect(fieldGoals.map(({ kickYards }) => kickYards)).toEqual([20, 25, 30, 35, 40, 45, 50, 55, 60]);
    const open = words("100 94.4 83.3 83.3 75.0 66.7 55.6 44.4 30.6");
    const blocked = words("97.2 91.8 81.0 81.0 72.9 64.8 54.0 43.2 29.7");
    expectPrinted([
      ...fieldGoals.map((row, i) => [`good from ${row.marker}`, percent(row.goodUnblocked), open[i]] as const),
      ...fieldGoals.map((row, i) => [`with blocks ${row.marker}`, percent(row.good), blocked[i]] as const),
      ["block", percent(odds.block), "2.78"],
    ]);
  });

  it("punts hit and miss as printed", () => {
    const inRange = words("94.4 94.4 83.3 83.3 66.7 66.7 66.7 44.4 44.4 44.4 16.7");
    expect(odds.punts.map(({ target }) => target)).toEqual([20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70]);
    expect(odds.punts.map(({ worstMiss }) => worstMiss)).toEqual([5, 5, 10, 10, 15, 15, 15, 20, 20, 20, 25]);
    expectPrinted(odds.punts.map((row, i) => [`${row.target}`, percent(row.inRange), inRange[i]]));
  });

  it("onside kicks are as printed when the kickers win the pick", () => {
    expect(odds.onside.map(({ bonus }) => bonus)).toEqual([4, 5, 6, 7]);
    const [fumble, recovered, penalty] = ["33.3 41.7 44.4 41.7", "13.9 17.4 18.5 17.4", "8.3 16.7 27.8 41.7"].map(
      words,
    );
    expectPrinted(
      odds.onside.flatMap((row, i) => [
        [`fumble at ${row.bonus}`, percent(row.fumble), fumble[i]] as const,
        [`recovered at ${row.bonus}`, percent(row.recovered), recovered[i]] as const,
        [`penalty at ${row.bonus}`, percent(row.penaltyKickers), penalty[i]] as const,
      ]),
    );
  });
});

describe("bonuses", () => {
  it("raise single rolls as printed", () => {
    const interception = words("16.7 33.3 50 66.7 83.3");
    const strip = words("8.3 16.7 27.8 41.7 58.3");
    const keeps = words("27.8 41.7 58.3 72.2 83.3");
    expect(odds.spends.map(({ spent }) => spent)).toEqual([0, 1, 2, 3, 4]);
    expect(odds.recoveries.map(({ net }) => net)).toEqual([-2, -1, 0, 1, 2]);
    expectPrinted([
      ...odds.spends.map((row, i) => [`interception ${i}`, percent(row.interception), interception[i]] as const),
      ...odds.spends.map((row, i) => [`strip ${i}`, percent(row.strip), strip[i]] as const),
      ...odds.recoveries.map((row, i) => [`keeps ${row.net}`, percent(row.keeps), keeps[i]] as const),
    ]);
  });
});

describe("a house card", () => {
  it("changes its own figures and no others", () => {
    const { card } = STANDARD_RULES;
    const house: PostcardRules = {
      ...STANDARD_RULES,
      name: "house",
      card: {
        ...card,
        punts: card.punts.map((row) => (row.target === 70 ? { ...row, low: 6, high: 8 } : row)),
        kickMarks: card.kickMarks.map((row) => ({ ...row, bonus: row.bonus + 1 })),
        barCap: 3,
      },
    };
    const own = oddsOf(house);
    expect(own.punts.at(-1)).toMatchObject({ inRange: { n: 4, d: 9 }, worstMiss: 20 });
    expect(own.punts.slice(0, -1)).toEqual(odds.punts.slice(0, -1));
    expect(own.onside.map(({ bonus }) => bonus)).toEqual([5, 6, 7, 8]);
    expect(own.onside[0].fumble).toEqual(odds.onside[1].fumble);
    expect(own.spends).toEqual(odds.spends.slice(0, 4));
    expect(own.fieldGoals).toEqual(odds.fieldGoals);
  });
});
