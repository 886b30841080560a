/** Text that goes on over pages: every paragraph is on one of them, once, in order. */
import { describe, expect, it } from "vitest";
import { openPen } from "../../src/sheet/drawing/pen.js";
import { deal } from "../../src/sheet/layout/deal.js";
import { flow } from "../../src/sheet/layout/flow.js";
import { openCanvas, type Node } from "../../src/sheet/layout/node.js";
import { makeTheme } from "../../src/sheet/theme.js";
import { fonts } from "../helpers/draw.js";

const pen = openPen(fonts, makeTheme("color", "#1E5B3A"));
const { site } = pen;

/** Paragraphs 5 mm high that note where they are drawn, on pages 12 mm high. */
function pagesOf(paragraphs: number, count: number): string[][] {
  let drawn: string[] = [];
  const node = (i: number): Node => ({
    kind: "p",
    site,
    grow: 0,
    wide: () => 20,
    high: () => 5,
    draw: ({ x, y }) => void drawn.push(`${i} at ${x},${y}`),
  });
  const nodes = Array.from({ length: paragraphs }, (_, i) => node(i + 1));
  const look = { count, gap: 2, size: 9, floor: 8, level: false, rule: "none" };
  const text = flow(pen, () => ({ nodes, under: [] }), look, { site, grow: 0 });
  const canvas = openCanvas(pen);
  return deal([text], { width: 62, height: 12, gap: 0, apart: false }).map((boxes) => {
    drawn = [];
    for (const { node: part, y, h } of boxes) part.draw({ x: 0, y, w: 62, h }, canvas);
    return drawn;
  });
}

describe("a text taller than a page", () => {
  it("continues in one column", () => {
    expect(pagesOf(5, 1)).toEqual([["1 at 0,0", "2 at 0,5"], ["3 at 0,0", "4 at 0,5"], ["5 at 0,0"]]);
  });
  it("continues in two columns", () => {
    expect(pagesOf(7, 2)).toEqual([
      ["1 at 0,0", "2 at 0,5", "3 at 32,0", "4 at 32,5"],
      ["5 at 0,0", "6 at 0,5", "7 at 32,0"],
    ]);
  });
  it("is one page if it fits", () => {
    expect(pagesOf(4, 2)).toEqual([["1 at 0,0", "2 at 0,5", "3 at 32,0", "4 at 32,5"]]);
  });
});
