/** PC-2 follows the card and the switches. */
import { describe, expect, it } from "vitest";
import {
  PRESET_RULES,
  STANDARD_CARD,
  SWITCHES,
  type PostcardRules,
} from "../../../../src/systems/postcard/rules/index.js";
import { placeCharts } from "../../../../src/systems/postcard/sheets/quick-reference-charts.js";
import { procedures, quickReference } from "../../../../src/systems/postcard/sheets/quick-reference.js";
import { placeGraph } from "../../../../src/systems/postcard/sheets/reference-graph.js";
import { build, expectNeat, LOOKS, wordsOf } from "./quick-reference-build.js";

const { strict, balanced } = PRESET_RULES;
const charts = (rules: PostcardRules): object => placeCharts(rules, { x: 0, y: 0, w: 190 });
const said = (rules: PostcardRules): string => JSON.stringify([procedures(rules), charts(rules)]);

describe("quick reference", () => {
  it.each(LOOKS)("is one neat page: $name", (look) => {
    if (look.theme !== "large-print") expect(build(quickReference, look).pages).toHaveLength(1);
    expectNeat(quickReference, look);
  });

  it("takes its numbers from the card", () => {
    const card = {
      ...STANDARD_CARD,
      kicking: { ...STANDARD_CARD.kicking, kickoffTouchback: 30, kickoffFrom: 40 },
      barCap: 5,
      punts: STANDARD_CARD.punts.map((punt) => (punt.target === 40 ? { ...punt, low: 6, receiver: 2 } : punt)),
    };
    const house = { ...strict, name: "house", card };
    const words = wordsOf(quickReference, { rules: house });
    expect(words).toMatch(/touchback on the 30/);
    expect(words).toMatch(/from the 40/);
    expect(words).toMatch(/own 40 kickoff/);
    expect(words).toMatch(/bar holds 5/);
    expect(words.split("6–9").length).toBe(wordsOf(quickReference).split("6–9").length + 1);
    expect(words).not.toMatch(/touchback on the 25/);
  });

  it.each(SWITCHES.flatMap(({ id, values }) => values.slice(1).map(({ value }) => ({ id, value: String(value) }))))(
    "says what $id = $value changes, and still fits",
    ({ id, value }) => {
      const rules = { ...strict, name: "house", switches: { ...strict.switches, [id]: value } };
      expect(said(rules)).not.toBe(said(strict));
      expectNeat(quickReference, { rules });
    },
  );

  it("adds half-time, overtime and the price of fakes only where they are played", () => {
    expect(wordsOf(quickReference, { rules: strict })).not.toMatch(/Half-time|overtime|against it/i);
    const words = wordsOf(quickReference, { rules: balanced });
    expect(words).toMatch(/Half-time/);
    expect(words).toMatch(/Overtime/);
    expect(words).toMatch(/against it/);
  });

  it("draws every arrow of the circle from winner to loser", () => {
    const { arrows, nodes } = placeGraph(STANDARD_CARD, { cx: 0, cy: 0, r: 20 });
    const nearest = (x: number, y: number): number =>
      Number([...nodes].sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0].number);
    const drawn = arrows.map(({ x1, y1, x2, y2, strong }) => ({ from: nearest(x1, y1), to: nearest(x2, y2), strong }));
    expect(drawn).toHaveLength(15);
    for (const { from, to, strong } of drawn) {
      const winner = STANDARD_CARD.strategy[from - 1];
      expect(winner.beats).toContain(to);
      expect(strong).toBe(winner.stars === 2);
    }
    expect(new Set(drawn.map(({ from, to }) => `${from}-${to}`)).size).toBe(15);
  });

  it("fills the axis of every chart without a gap", () => {
    const { rows, axis } = placeCharts(strict, { x: 0, y: 0, w: 190 });
    for (const { cells } of rows) {
      cells.slice(1).forEach((cell, i) => expect(cell.x).toBeCloseTo(cells[i].x + cells[i].w, 2));
      expect(cells[cells.length - 1].x + cells[cells.length - 1].w).toBeCloseTo(190, 1);
    }
    expect(axis.map(({ text }) => text)).toContain("0");
    expect(axis).toHaveLength(23);
  });
});
