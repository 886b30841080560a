/** Envelopes and dividers: cards have room in them, and tabs follow one another. */
import { expect, it } from "vitest";
import { PAPERS, type Size } from "../../src/kernel/units/index.js";
import { envelopeSheet, dividerSheet, type KeptTeam } from "../../src/gamekit/team-keeping.js";
import { opsBounds } from "../../src/sheet/drawing/bounds.js";
import { cardSize } from "../../src/sheet/template/front-matter.js";
import { templatesFrom } from "../../src/host/node/templates.js";
import { testForm, testPages } from "../helpers/forms.js";
import { SHEET_CASES } from "../helpers/sheets.js";

/** A page folded twice: half as wide and half as high, lying on its long side. */
const quarterOf = ({ width, height }: Size): Size => ({ width: height / 2, height: width / 2 });
/** What goes into the envelope of each game. */
const KEPT: Readonly<Record<string, readonly Size[]>> = {
  "dice-football": [PAPERS.player],
  postcard: [PAPERS.postcard],
  "5d20": [quarterOf(PAPERS.letter), quarterOf(PAPERS.a4)],
  "pen-and-paper": [quarterOf(PAPERS.letter), quarterOf(PAPERS.a4), PAPERS.poker, PAPERS["poker-us"]],
};
/** Between a card and its envelope: what the paper's thickness takes, millimeters. */
const LEAST_SLACK = 4;

const of = (id: string) => SHEET_CASES.filter(({ spec }) => spec.id === id);

it("exists for each game whose teams have something to store", () => {
  for (const id of ["envelope", "dividers"])
    expect(
      of(id)
        .map(({ system }) => system.id)
        .sort(),
    ).toEqual(Object.keys(KEPT).sort());
});

it.each(of("envelope"))("$name has room for its contents, in front and behind", async ({ system, spec }) => {
  const text = templatesFrom().read(`${system.id}/envelope`)!.text;
  const [, w, h] = /envelope w=(\d+) h=(\d+)/.exec(text)!.map(Number);
  for (const { width, height } of KEPT[system.id]) {
    expect(w - width).toBeGreaterThanOrEqual(LEAST_SLACK);
    expect(h - height).toBeGreaterThanOrEqual(LEAST_SLACK);
  }
  const [page] = (await testPages(system, spec)).pages;
  const marks = opsBounds(page.layers.marks)!;
  // Front and back of one height, a flap, and a tab of 12 mm on either side.
  expect(marks.w).toBeCloseTo(w + 24, 0);
  expect(marks.h).toBeGreaterThan(2 * h + 20);
});

it.each(of("dividers"))("$name is as wide as what is behind it, and higher", async ({ system, spec }) => {
  const { front } = await testForm(system, spec);
  const size = cardSize(front, "letter");
  for (const { width, height } of KEPT[system.id]) {
    expect(size.width).toBeGreaterThanOrEqual(width);
    expect(size.height - height).toBeGreaterThan(5);
  }
});

const team = (i: number): KeptTeam => ({
  name: `Town ${i} Team`,
  short: "Team",
  monogram: "T",
  colors: ["#1F3A68", "#FFFFFF"],
});

it("puts the tabs of five teams into four places, and each team on its own envelope", () => {
  const teams = [1, 2, 3, 4, 5].map(team);
  const context = {} as never;
  const cards = dividerSheet(() => teams).fill!([], context);
  expect(cards.map(({ facts }) => (facts as { dividers: { tab: number }[] }).dividers.map(({ tab }) => tab))).toEqual([
    [1],
    [2],
    [3],
    [4],
    [1],
  ]);
  const envelopes = envelopeSheet(() => [{ ...team(1), season: 1975, record: "10-4" }]).fill!([], context);
  expect(envelopes.map(({ title }) => title)).toEqual(["1975 Town 1 Team"]);
  expect(envelopes[0].facts).toMatchObject({ team: { record: "10\u20134", season: 1975 }, logo: "" });
});
