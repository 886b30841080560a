/** PC-5: solved from the card; section 5 of the digest holds for the standard one. */
import { describe, expect, it } from "vitest";
import { solvedPoints } from "../../../../src/systems/postcard/odds/points/index.js";
import { PRESET_RULES, STANDARD_CARD, type CardData } from "../../../../src/systems/postcard/rules/index.js";
import { fourthDowns, leans, mixes, returnRows, throws } from "../../../../src/systems/postcard/facts/choices.js";
import { coachCardFacts } from "../../../../src/systems/postcard/facts/coach-card.js";
import { cache, sheetCalled, wordsOf } from "./printed-words.js";

const { strict, balanced } = PRESET_RULES;
const table = solvedPoints(strict, cache);
const house = (card: Partial<CardData>): typeof strict => ({
  ...strict,
  name: "house",
  card: { ...STANDARD_CARD, ...card },
});

const coachCard = sheetCalled("coach-card");

describe("coach card", () => {
  it.each([strict, balanced])("is one page: $name", async (rules) => {
    const words = await wordsOf(coachCard, rules);
    expect(words).toMatch(/Fourth down/i);
    expect(words).toMatch(/Alone at the table/i);
  });

  it("never names a side by a letter that looks like a zero, nor a goal line by one", async () => {
    const words = (await wordsOf(coachCard, strict)).replace(/\b[1-5] O\b/g, "");
    expect(words).not.toMatch(/\b[OD]\b/);
    expect(words).not.toMatch(/the own/);
  });

  it("says all of the team skills where they are played", async () => {
    const skilled = { ...strict, name: "house", switches: { ...strict.switches, teamSkill: "on" as const } };
    expect(await wordsOf(coachCard, skilled)).toMatch(/Team skill/i);
    expect(await wordsOf(coachCard, strict)).not.toMatch(/Team skill/i);
  });

  it("goes, kicks and punts as the chart of section 5 says, where the call is not a matter of taste", () => {
    const LETTERS = { play: "G", punt: "P", fieldGoal: "F" };
    const lines = fourthDowns(table).map(({ cells }) =>
      cells.map((cell) => (cell ? (cell.edge < 0.06 ? "?" : LETTERS[cell.call]) : "-")).join(""),
    );
    // 5, 10, 15 ... 40 yards to go; own 0 first.
    expect(lines.slice(0, 9)).toEqual([
      "GGGGPPPP",
      "GGG?PPPP",
      "GGG?PPPP",
      "GGG?PPPP",
      "GGGPPPPP",
      "GGGPPPPP",
      "GGGPPPPP",
      "GGGGPPPP",
      "GGGGGPPP",
    ]);
    expect(lines[10]).toBe("GGGGGGPP");
    expect(lines[13].startsWith("GGGGG")).toBe(true);
    expect(fourthDowns(table)[16].goal?.call).toBe("fieldGoal");
    expect(fourthDowns(table)[20].goal?.call).toBe("play");
  });

  it("punts as far as it can, then onto the five, never into the end zone from its own half", () => {
    for (const { spot, punt } of fourthDowns(table).slice(0, 11)) {
      const line = 100 - spot * 5 - punt;
      expect(punt === 65 || line === 5 || line === 10).toBe(true);
      expect(line).toBeGreaterThan(0);
    }
  });

  it("kicks more when field goals are sure, and the page shows it", async () => {
    const sure = house({ fieldGoals: STANDARD_CARD.fieldGoals.map((range) => ({ ...range, low: 2, high: 12 })) });
    const kicks = (rules: typeof strict): number =>
      fourthDowns(solvedPoints(rules, cache))
        .flatMap(({ cells, goal }) => [...cells, goal])
        .filter((cell) => cell?.call === "fieldGoal").length;
    expect(kicks(sure)).toBeGreaterThan(kicks(strict));
    expect(await wordsOf(coachCard, sure)).not.toBe(await wordsOf(coachCard, strict));
    const range = coachCardFacts(sure, solvedPoints(sure, cache)).fourth[20].range;
    expect(range).toBe("2\u201312");
  });

  it("rolls for its number, from all, from the odds or from the evens", async () => {
    const { all, parts } = leans(STANDARD_CARD);
    expect(all).toBe(true);
    expect(parts).toEqual([
      { play: "rush", numbers: [1, 3, 5], of: 2 },
      { play: "pass", numbers: [2, 4, 6], of: 2 },
    ]);
    const tilted = STANDARD_CARD.strategy.map((one) => (one.number === 1 ? { ...one, stars: 2 } : one));
    expect(leans({ ...STANDARD_CARD, strategy: tilted }).all).toBe(false);
    expect(await wordsOf(coachCard, strict)).toMatch(/Roll a die for your number/);
    expect(await wordsOf(coachCard, house({ strategy: tilted }))).not.toMatch(/Roll a die for your number/);
  });

  it("mixes numbers to 100 percent", () => {
    for (const { sides } of mixes(table))
      for (const { chances } of sides) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
  });

  it("throws on after every lost challenge that is no sure sack, and stops when a third down is made", () => {
    const { low, rows } = throws(table);
    for (const { farther } of rows) for (const result of [-3, -2, -1, 0]) expect(farther[result - low]).toBe(true);
    const third = rows.find(({ label }) => label === "3rd & 10")!;
    expect(third.farther.slice(1 - low)).toEqual([true, ...Array<boolean>(6).fill(false)]);
  });

  it("runs a kick out of the end zone only with a great bonus", () => {
    const [kickoff, punt] = returnRows(table);
    expect(kickoff.least.slice(0, 4)).toEqual([6, 6, 0, 0]);
    expect(punt.least.slice(0, 2)).toEqual([undefined, undefined]);
    expect(punt.least[5]).toBe(3);
  });

  it("asks a price for fakes where they have one", async () => {
    expect(await wordsOf(coachCard, strict)).toMatch(/costs nothing/);
    expect(await wordsOf(coachCard, balanced)).not.toMatch(/costs nothing/);
  });
});
