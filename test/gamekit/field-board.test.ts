/** Field boards: rulers and chains agree, every state of a game has its box, and both sizes show the same. */
import { describe, expect, it } from "vitest";
import { eachOp } from "../../src/sheet/drawing/walk.js";
import { LAYERS, type Page } from "../../src/sheet/drawing/types.js";
import { testPages } from "../helpers/forms.js";
import { wordsOn, type Word } from "../helpers/ground.js";
import { SHEET_CASES } from "../helpers/sheets.js";

const boards = SHEET_CASES.filter(({ spec }) => spec.id === "field-board");

const fieldsOf = (page: Page): string[] => {
  const names: string[] = [];
  for (const layer of LAYERS) {
    eachOp(page.layers[layer], (op) => {
      if (op.op === "field") names.push(op.name);
    });
  }
  return names;
};

/** Of the rulers: their 40 is the smallest. */
const wordSize = (page: Page): number => Math.min(...said(wordsOn(page), "40").map(({ size }) => size));

const said = (words: readonly Word[], value: string): Word[] => words.filter((word) => word.value === value);

it("exists for two games: 5D20 and DICE Football", () => {
  expect(boards.map(({ name }) => name)).toEqual(["dice-football field-board", "5d20 field-board"]);
});

describe.each(boards)("$name", ({ system, spec }) => {
  const twoPages = system.sheets.find(({ id }) => id === "field-board-a3")!;

  it("has chains as long as ten yards of its rulers, in both sizes", async () => {
    const { pages } = await testPages(system, spec);
    const large = (await testPages(system, twoPages)).pages;
    // Numbers of a ruler stand on one line, each once before midfield and once beyond it.
    const tenYards = (page: Page): number => {
      const ruler = said(wordsOn(page), "10").filter(({ size }) => Math.abs(size / wordSize(page) - 1) < 0.01);
      const twenty = said(wordsOn(page), "20");
      const steps = ruler.flatMap(({ x, y }) =>
        twenty.filter((word) => Math.abs(word.y - y) < 0.01).map((word) => Math.abs(word.x - x)),
      );
      return Math.min(...steps);
    };
    const chains = said(wordsOn(pages[1]), "10 YARDS");
    expect(chains).toHaveLength(6);
    const [small, big] = [chains[1].x - chains[0].x, chains[4].x - chains[3].x];
    // They lie 4 mm apart; where they are large, the gaps are as well.
    expect(small - 4).toBeCloseTo(tenYards(pages[0]), 2);
    expect(big / small).toBeCloseTo(tenYards(large[0]) / tenYards(pages[0]), 3);
  });

  it("has every field once on two pages", async () => {
    const { pages } = await testPages(system, twoPages, { fill: "forms" });
    expect(pages.flatMap(fieldsOf).sort()).toEqual([`${twoPages.code}.away`, `${twoPages.code}.home`]);
  });

  it("has a box for every score, quarter and moment", async () => {
    const [page] = (await testPages(system, spec)).pages;
    const count = (value: string): number => said(wordsOn(page), value).length;
    // Tens of both teams; the ruler has no 60.
    expect(count("60")).toBe(2);
    expect(count("OT")).toBe(1);
    if (system.id === "5d20") expect(["15", "14", "11"].map(count)).toEqual([1, 1, 1]);
    else expect(["25", "26", "29", "½"].map(count)).toEqual([1, 1, 1, 5]);
  });
});
