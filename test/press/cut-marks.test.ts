import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PAPERS, PRINTER_SAFE_MM, turned } from "../../src/kernel/units/index.js";
import { cellRect, impose } from "../../src/press/index.js";
import { cards, markLines, placedCards } from "./placed.js";

const NEAR = 0.02;

describe("cut marks", () => {
  it("are 2 mm off the cards and 3 mm long if there is room", () => {
    const { sheets } = impose(cards(9, 63, 88), { paper: PAPERS.a4 });
    const lines = markLines(sheets[0]);
    expect(lines).toHaveLength(16);
    expect(lines).toContainEqual({ x1: 73.5, y1: 11.5, x2: 73.5, y2: 14.5 });
    expect(lines).toContainEqual({ x1: 10.5, y1: 282.5, x2: 10.5, y2: 285.5 });
  });

  it("are shorter if there is less room", () => {
    // 210 - 2 x 6.35 - 3 x 63.4 = 7.1: 3.55 mm a side, of which 2 mm stay free.
    const { sheets } = impose(cards(9, 63.4, 88), { paper: PAPERS.a4 });
    const level = markLines(sheets[0]).filter(({ y1, y2 }) => y1 === y2);
    expect(level[0].x2 - level[0].x1).toBeCloseTo(1.55, 3);
    expect(level[0].x1).toBeCloseTo(PRINTER_SAFE_MM, 3);
  });

  it("move onto the shared cuts if Letter leaves no room above nine US poker cards", () => {
    const { sheets, issues } = impose(cards(9, 63.5, 88.9), { paper: PAPERS.letter });
    const upright = markLines(sheets[0]).filter(({ x1, x2 }) => x1 === x2);
    expect(issues).toEqual([]);
    expect(upright).toHaveLength(16);
    for (const { y1, y2 } of upright) {
      expect(y1).toBeGreaterThanOrEqual(PRINTER_SAFE_MM - NEAR);
      expect(y2).toBeLessThanOrEqual(279.4 - PRINTER_SAFE_MM + NEAR);
    }
  });

  it("move into the gutters if there are any", () => {
    const paper = { width: 210, height: 3 * 88 + 2 * 6 + 2 * PRINTER_SAFE_MM };
    const { sheets } = impose(cards(6, 63, 88), { paper, gutter: 6, orientation: "portrait" });
    const upright = markLines(sheets[0]).filter(({ x1, x2 }) => x1 === x2);
    const placed = placedCards(sheets[0], { x: 0, y: 0, width: 63, height: 88 });
    for (const { x1, y1, y2 } of upright) {
      for (const card of placed) {
        const inside =
          x1 > card.x + NEAR &&
          x1 < card.x + card.width - NEAR &&
          y2 > card.y + NEAR &&
          y1 < card.y + card.height - NEAR;
        expect(inside).toBe(false);
      }
    }
  });

  it("are in the printable area, on a cut and over no card's face, whatever the sizes; or an issue says so", () => {
    const size = fc.double({ min: 25, max: 150, noNaN: true });
    const some = (max: number) => fc.double({ min: 0, max, noNaN: true });
    fc.assert(
      fc.property(
        fc.constantFrom(PAPERS.letter, PAPERS.a4, turned(PAPERS.a4), PAPERS.a5),
        size,
        size,
        fc.oneof(fc.constant(0), some(12)),
        fc.oneof(fc.constant(0), some(4)),
        fc.oneof(fc.constant(PRINTER_SAFE_MM), fc.double({ min: 1, max: 15, noNaN: true })),
        (paper, width, height, gutter, bleed, margin) => {
          fc.pre(Math.min(width, height) <= Math.min(paper.width, paper.height) - 2 * margin);
          fc.pre(Math.max(width, height) <= Math.max(paper.width, paper.height) - 2 * margin);
          fc.pre(width <= paper.width - 2 * margin && height <= paper.height - 2 * margin);
          const { sheets, grid, issues } = impose(cards(1, width, height, 5), { paper, gutter, bleed, margin });
          const lines = markLines(sheets[0]);
          const { width: w, height: h } = grid.paper;
          for (const { x1, y1, x2, y2 } of lines) {
            expect(Math.min(x1, y1)).toBeGreaterThanOrEqual(margin - NEAR);
            expect(x2).toBeLessThanOrEqual(w - margin + NEAR);
            expect(y2).toBeLessThanOrEqual(h - margin + NEAR);
            expect(x2 - x1 + y2 - y1).toBeGreaterThanOrEqual(1.5 - NEAR);
            expect(x2 - x1 + y2 - y1).toBeLessThanOrEqual(3 + NEAR);
          }
          const marked = (at: number, upright: boolean): number =>
            lines.filter(({ x1, x2, y1 }) => (x1 === x2) === upright && Math.abs((upright ? x1 : y1) - at) < NEAR)
              .length;
          if (issues.some((issue) => issue.code === "cut-mark-missing")) return;
          for (let column = 0; column < grid.columns; column++) {
            const { x } = cellRect(grid, column, 0);
            expect(marked(x, true)).toBeGreaterThanOrEqual(2);
            expect(marked(x + width, true)).toBeGreaterThanOrEqual(2);
          }
          for (let row = 0; row < grid.rows; row++)
            expect(marked(cellRect(grid, 0, row).y, false)).toBeGreaterThanOrEqual(2);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("reports marks that cannot be placed", () => {
    // The paper is exactly one card high and the printer's border is wide: nothing of a 28 mm cut can be marked.
    const { issues } = impose(cards(2, 28, 28), {
      paper: { width: 84, height: 28 },
      columns: 2,
      rows: 1,
      margin: 13.5,
      orientation: "landscape",
    });
    expect(issues.map((issue) => issue.code)).toContain("cut-mark-missing");
  });
});
