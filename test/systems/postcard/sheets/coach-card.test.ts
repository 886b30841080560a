/** PC-5: solved from the card; section 5 of the digest holds for the standard one. */
import { describe, expect, it } from "vitest";
import { solvedPoints } from "../../../../src/systems/postcard/odds/points/index.js";
import { PRESET_RULES, STANDARD_CARD, type CardData } from "../../../../src/systems/postcard/rules/index.js";
import { coachCardFacts, leans, mixes } from "../../../../src/systems/postcard/facts/coach-card.js";
import { cache, sheetCalled, wordsOf } from "./printed-words.js";

const { strict, balanced } = PRESET_RULES;
const table = solvedPoints(strict, cache);
const facts = coachCardFacts(strict, table);
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

  it("covers all team skills if they are played", async () => {
    const skilled = { ...strict, name: "house", switches: { ...strict.switches, teamSkill: "on" as const } };
    expect(await wordsOf(coachCard, skilled)).toMatch(/Team skill/i);
    expect(await wordsOf(coachCard, strict)).not.toMatch(/Team skill/i);
  });

  it("goes, kicks and punts as the chart of section 5 says, unless the call is close", () => {
    const LETTERS = { "": "-", play: "G", punt: "P", fieldGoal: "F" };
    const lines = facts.fourth.map(({ cells }) =>
      cells.map(({ call, close }) => (close ? "?" : LETTERS[call as keyof typeof LETTERS])).join(""),
    );
    // 5, 10, 15 ... 40 yards to go; own 0 first.
    expect(lines.slice(0, 9)).toEqual([
      "GGGG?PPP",
      "GGG?PPPP",
      "GGG?PPPP",
      "GGG?PPPP",
      "GGG?PPPP",
      "GGG?PPPP",
      "GGG?PPPP",
      "GGGG?PPP",
      "GGGGG?PP",
    ]);
    expect(lines[10]).toBe("GGGGG?PP");
    expect(lines[13].startsWith("GGGGG")).toBe(true);
    expect(facts.fourth[16].goal.call).toBe("fieldGoal");
    expect(facts.fourth[20].goal.call).toBe("play");
  });

  it("punts as far as it can, then onto the five, never into the end zone from its own half", () => {
    for (const [spot, { punt }] of facts.fourth.slice(0, 11).entries()) {
      const line = 100 - spot * 5 - Number(punt);
      expect(punt === 65 || line === 5 || line === 10).toBe(true);
      expect(line).toBeGreaterThan(0);
    }
  });

  it("kicks more if field goals are certain, and the page shows it", async () => {
    const sure = house({ fieldGoals: STANDARD_CARD.fieldGoals.map((range) => ({ ...range, low: 2, high: 12 })) });
    const kicks = (rules: typeof strict): number =>
      coachCardFacts(rules, solvedPoints(rules, cache))
        .fourth.flatMap(({ cells, goal }) => [...cells, goal])
        .filter(({ call }) => call === "fieldGoal").length;
    expect(kicks(sure)).toBeGreaterThan(kicks(strict));
    expect(await wordsOf(coachCard, sure)).not.toBe(await wordsOf(coachCard, strict));
    const range = coachCardFacts(sure, solvedPoints(sure, cache)).fourth[20].range;
    expect(range).toBe("2\u201312");
  });

  it("rolls for its number, from all, from the odds or from the evens", async () => {
    expect(leans(STANDARD_CARD)).toEqual({
      rollsAny: true,
      leans: [
        { play: "rush", numbers: "1, 3 or 5", always: false, of: 2, count: 3 },
        { play: "pass", numbers: "2, 4 or 6", always: false, of: 2, count: 3 },
      ],
    });
    const tilted = STANDARD_CARD.strategy.map((one) => (one.number === 1 ? { ...one, stars: 2 } : one));
    expect(leans({ ...STANDARD_CARD, strategy: tilted }).rollsAny).toBe(false);
    expect(await wordsOf(coachCard, strict)).toMatch(/Roll a die for your number/);
    expect(await wordsOf(coachCard, house({ strategy: tilted }))).not.toMatch(/Roll a die for your number/);
  });

  it("mixes numbers to 100 percent", () => {
    for (const { chances } of mixes(table)) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
  });

  it("throws on after every lost challenge that is not a certain sack, and stops when a third down is made", () => {
    const { results, rows } = facts.throws;
    for (const { cells } of rows)
      for (const result of ["\u22123", "\u22122", "\u22121", "0"]) expect(cells[results.indexOf(result)]).toBe(true);
    const third = rows.find(({ label }) => label === "3rd & 10")!;
    expect(third.cells.slice(results.indexOf("+1"))).toEqual([true, ...Array<boolean>(6).fill(false)]);
  });

  it("returns a kick from the end zone only with a large bonus", () => {
    const [kickoff, punt] = facts.returns.map(({ cells }) =>
      cells.map(({ never, least }) => (never ? "never" : least)),
    );
    expect(kickoff.slice(0, 4)).toEqual(["+6", "+6", "0", "0"]);
    expect(punt.slice(0, 2)).toEqual(["never", "never"]);
    expect(punt[5]).toBe("+3");
  });

  it("asks a price for fakes if they have one", async () => {
    expect(await wordsOf(coachCard, strict)).toMatch(/costs nothing/);
    expect(await wordsOf(coachCard, balanced)).not.toMatch(/costs nothing/);
  });
});
