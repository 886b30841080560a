/** PC-2 follows the card and the switches. */
import { describe, expect, it } from "vitest";
import { textsIn } from "../../../../src/sheet/drawing/bounds.js";
import { LAYERS } from "../../../../src/sheet/drawing/types.js";
import { quickReferenceFacts } from "../../../../src/systems/postcard/facts/quick-reference.js";
import { strategyArrows, strategyPlaces } from "../../../../src/systems/postcard/figures/strategy-circle.js";
import { postcard } from "../../../../src/systems/postcard/index.js";
import {
  PRESET_RULES,
  STANDARD_CARD,
  SWITCHES,
  type PostcardRules,
} from "../../../../src/systems/postcard/rules/index.js";
import { testPages } from "../../../helpers/forms.js";

const { strict, balanced } = PRESET_RULES;
const sheet = postcard.sheets.find(({ id }) => id === "quick-reference")!;

/** All words of the card in drawing order; fails when they do not fit on their page. The page of switched rulings comes after it. */
async function wordsOf(rules: PostcardRules): Promise<string> {
  const { pages } = await testPages(postcard, sheet, { rules });
  expect(pages).toHaveLength(postcard.switched(rules).length > 0 ? 2 : 1);
  return pages
    .slice(0, 1)
    .flatMap(({ layers }) => LAYERS.flatMap((layer) => textsIn(layers[layer])))
    .map(({ value }) => value)
    .join(" ");
}

describe("quick reference", () => {
  it("takes its numbers from the card", async () => {
    const card = {
      ...STANDARD_CARD,
      kicking: { ...STANDARD_CARD.kicking, kickoffTouchback: 30, kickoffFrom: 40 },
      barCap: 5,
      punts: STANDARD_CARD.punts.map((punt) => (punt.target === 40 ? { ...punt, low: 6, receiver: 2 } : punt)),
    };
    const words = await wordsOf({ ...strict, name: "house", card });
    expect(words).toMatch(/touchback on the 30/);
    expect(words).toMatch(/from the 40/);
    expect(words).toMatch(/own 40 kickoff|kickoff own 40/);
    expect(words).toMatch(/bar holds 5/);
    expect(words.split("6–9").length).toBe((await wordsOf(strict)).split("6–9").length + 1);
    expect(words).not.toMatch(/touchback on the 25/);
  });

  it.each(SWITCHES.flatMap(({ id, values }) => values.slice(1).map(({ value }) => ({ id, value: String(value) }))))(
    "describes what $id = $value changes, and still fits",
    async ({ id, value }) => {
      const rules = { ...strict, name: strict.name, switches: { ...strict.switches, [id]: value } };
      expect(await wordsOf(rules)).not.toBe(await wordsOf(strict));
    },
  );

  it("adds halftime, overtime and the price of fakes only if they are played", async () => {
    expect(await wordsOf(strict)).not.toMatch(/Halftime|overtime|against it/i);
    const words = await wordsOf(balanced);
    expect(words).toMatch(/Halftime/);
    expect(words).toMatch(/Overtime/);
    expect(words).toMatch(/against it/);
  });

  it("never calls a side O: it looks like a zero", async () => {
    for (const rules of [strict, balanced])
      // The numbers of the yard band have a letter O that is meant as one.
      expect((await wordsOf(rules)).replace(/\b[1-5] O\b/g, "")).not.toMatch(/\bO\b/);
  });

  it("draws every arrow of the circle from winner to loser", () => {
    const places = strategyPlaces(STANDARD_CARD);
    const nearest = ([x, y]: readonly [number, number]): number =>
      STANDARD_CARD.strategy
        .map(({ number }, i) => ({ number, far: Math.hypot(places[i].x - x, places[i].y - y) }))
        .sort((a, b) => a.far - b.far)[0].number;
    const arrows = strategyArrows(STANDARD_CARD);
    expect(arrows).toHaveLength(15);
    for (const { from, to, points, strong } of arrows) {
      expect([nearest(points[0]), nearest(points[1])]).toEqual([from, to]);
      const winner = STANDARD_CARD.strategy[from - 1];
      expect(winner.beats).toContain(to);
      expect(strong).toBe(winner.stars === 2);
    }
    expect(new Set(arrows.map(({ from, to }) => `${from}-${to}`)).size).toBe(15);
  });

  it("fills the axis of every chart without a gap", () => {
    const { ticks: results, rush, run, pass, levels } = quickReferenceFacts(strict).charts;
    expect(results.map(({ text }) => text)).toContain("0");
    expect(results).toHaveLength(23);
    for (const chart of [rush.spans, run.spans, pass.spans, [...levels.below, ...levels.throws]]) {
      expect(chart[0].from).toBe(results[0].at);
      chart.slice(1).forEach((cell, i) => expect(cell.from).toBe(chart[i].to + 1));
      expect(chart[chart.length - 1].to).toBe(results[22].at);
    }
  });
});
