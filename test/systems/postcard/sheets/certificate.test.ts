/** PC-7 says what the checks of the card in force come to, and solves its games. */
import { describe, expect, it } from "vitest";
import { certificateFacts } from "../../../../src/systems/postcard/facts/certificate.js";
import { solvedPoints } from "../../../../src/systems/postcard/odds/index.js";
import { PRESET_RULES, STANDARD_CARD, type CardData } from "../../../../src/systems/postcard/rules/index.js";
import { cache, sheetCalled, wordsOf } from "./printed-words.js";

const { strict } = PRESET_RULES;
const sheet = sheetCalled("certificate");
const house = (card: Partial<CardData>): typeof strict => ({
  ...strict,
  name: "house",
  card: { ...STANDARD_CARD, ...card },
});
const facts = certificateFacts(strict, solvedPoints(strict, cache));

describe("certificate", () => {
  it("says that the standard card is complete and fair", async () => {
    expect(facts).toMatchObject({ verdict: "fair", held: facts.checks.length, remarks: 0 });
    const words = await wordsOf(sheet, strict);
    expect(words).toMatch(/Complete and fair/i);
    expect(words).toMatch(/rolls a die|rolls.*a die/);
    expect(words).not.toMatch(/remark/);
  });

  it("has words for every check, its finding and its prerequisite", async () => {
    const words = await wordsOf(sheet, strict);
    for (const { id } of facts.checks) expect(words).toContain(id);
    expect(words).toContain("Every two numbers have exactly one arrow between them");
    expect(words).toContain("−6: −15, −5: −10, −4: −5");
    const beats = STANDARD_CARD.strategy.map((one) => (one.number === 1 ? { ...one, beats: [1, 2, 4, 5] } : one));
    expect(await wordsOf(sheet, house({ strategy: beats }))).toContain("not looked at before V1 and V3 hold");
  });

  it("says what a house rule changes, and the circle's value with it", async () => {
    const strategy = STANDARD_CARD.strategy.map((one) => (one.number === 1 ? { ...one, stars: 2 } : one));
    const words = await wordsOf(sheet, house({ strategy }));
    expect(words).toMatch(/Playable, with remarks/i);
    expect(words).toMatch(/house rules that can be played/);
    expect(words).toMatch(/does not add up to 0/);
  });

  it("adds every mix of the points game up to 100 percent, except for rounding", () => {
    for (const { cells } of facts.pointsGame.rows) {
      const sum = cells.reduce((all, { text }) => all + Number(text), 0);
      expect(Math.abs(sum - 100)).toBeLessThanOrEqual(2);
    }
  });

  it("never names a side by a letter that looks like a zero", async () => {
    expect((await wordsOf(sheet, strict)).replace(/\b[1-5] O\b/g, "")).not.toMatch(/\b[OD]\b/);
  });
});
