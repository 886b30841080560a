/** A printer that is off, measured by its calibration sheet, prints fronts and backs that coincide. */
import { describe, expect, it } from "vitest";
import { profileOf } from "../../src/cli/print/printers.js";
import { PAPERS } from "../../src/kernel/units/index.js";
import { duplex } from "../../src/press/impose.js";
import type { Orientation } from "../../src/press/grid.js";
import { correctPage, marginIssues } from "../../src/press/printer.js";
import { booklet } from "../../src/press/booklet.js";
import { renderPng } from "../../src/render/png/index.js";
import type { Op, Page } from "../../src/sheet/drawing/types.js";
import { readPng } from "../helpers/raster.js";
import { HARDWARE, inked, onPaper, readings, type Point } from "./hardware.js";
import { card, cards, placedCards, TRUE_PRINTER } from "./placed.js";

const corners = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): Point[] => [
  [x, y],
  [x + width, y + height],
];

describe.each(HARDWARE)("a printer that flips on the $binding, landscape to the $landscape", (hardware) => {
  it.each(["portrait", "landscape"] as const)("prints backs behind their fronts, %s", (orientation: Orientation) => {
    const trim = { x: 0, y: 0, ...PAPERS.poker };
    const profile = profileOf(readings(PAPERS.letter, hardware));
    const { sheets } = duplex(cards(7, trim.width, trim.height), cards(7, trim.width, trim.height), {
      paper: PAPERS.letter,
      orientation,
      binding: hardware.binding,
    });
    const printed = sheets.map((sheet) => {
      const page = correctPage(sheet, profile);
      return placedCards(page, trim)
        .map((placed) => corners(placed).map((corner) => inked(corner, page, hardware)))
        .map(([[x0, y0], [x1, y1]]) => [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)])
        .sort((a, b) => Math.round(a[1] - b[1]) || a[0] - b[0]);
    });
    const meant = placedCards(sheets[0], trim).map((placed) =>
      corners(placed).flatMap((at) => onPaper(at, sheets[0], hardware)),
    );
    for (let i = 0; i < printed.length; i += 2) {
      expect(printed[i]).toHaveLength(printed[i + 1].length);
      printed[i].forEach((front, n) =>
        front.forEach((edge, k) => expect(Math.abs(edge - printed[i + 1][n][k])).toBeLessThan(0.01)),
      );
    }
    // And where they should: not only together.
    const least = Math.min(...printed[0].map(([x]) => x));
    expect(Math.abs(least - Math.min(...meant.flatMap(([x0, , x1]) => [x0, x1])))).toBeLessThan(0.01);
  });
});

it("without its profile that printer misplaces backs by 2 mm or more", () => {
  const [hardware] = HARDWARE;
  const trim = { x: 0, y: 0, ...PAPERS.poker };
  const { sheets } = duplex(cards(9, 63, 88), cards(9, 63, 88), { paper: PAPERS.letter });
  const [front, back] = sheets.map((sheet) =>
    placedCards(sheet, trim).map(({ x, y }) => inked([x, y], sheet, hardware)),
  );
  const off = Math.max(...front.map(([x]) => Math.min(...back.map(([u]) => Math.abs(u - 63 - x)))));
  expect(off).toBeGreaterThan(2);
});

it("as drawn: black on both sides of a card coincides within a tenth of a millimeter", async () => {
  const [hardware] = HARDWARE;
  const profile = profileOf(readings(PAPERS.letter, hardware));
  const black: Op = { op: "rect", x: 10, y: 10, w: 43, h: 68, fill: "#000000" };
  const one: Page = { ...card("x", 63, 88), layers: { art: [black], form: [], pencil: [], marks: [] } };
  const { sheets } = duplex([one], [one], { paper: PAPERS.letter, cutMarks: false, columns: 1, rows: 1 });
  const boxes = [];
  for (const sheet of sheets) {
    const page = correctPage(sheet, profile);
    const dpi = 300;
    const { width, height, grey } = readPng(await renderPng(page, { dpi }));
    const dark = (i: number): number => 1 - grey[i] / 255;
    // Rows and columns through the middle of the black: how far it reaches, to a part of a pixel.
    const edges = (count: number, at: (n: number) => number): Point => {
      let [first, sum] = [-1, 0];
      for (let n = 0; n < count; n++) {
        const share = dark(at(n));
        if (share > 0.02 && first < 0) first = n + 1 - share;
        sum += share;
      }
      return [first, first + sum];
    };
    const [middle, centre] = [Math.round(height / 2), Math.round(width / 2)];
    const row = edges(width, (x) => middle * width + x);
    const column = edges(height, (y) => y * width + centre);
    const mm = (pixels: number): number => (pixels * 25.4) / dpi;
    boxes.push([
      inked([mm(row[0]), mm(column[0])], page, hardware),
      inked([mm(row[1]), mm(column[1])], page, hardware),
    ] as const);
  }
  const [[a, b], [d, c]] = boxes;
  expect(Math.abs(a[0] - c[0])).toBeLessThan(0.1);
  expect(Math.abs(b[0] - d[0])).toBeLessThan(0.1);
  expect(Math.abs(a[1] - d[1])).toBeLessThan(0.1);
  expect(Math.abs(b[1] - c[1])).toBeLessThan(0.1);
  expect(b[0] - a[0]).toBeCloseTo(43, 1);
});

it("reports ink in the paper's blank border, at the worst page for each edge, and accepts a true printer", () => {
  const { sheets } = duplex(cards(18, 63, 88), cards(18, 63, 88), { paper: PAPERS.a4 });
  expect(marginIssues(sheets, TRUE_PRINTER, "true")).toEqual([]);
  const margins = { top: 0, right: 0, bottom: 17.5, left: 0 };
  const [issue, ...more] = marginIssues(sheets, { ...TRUE_PRINTER, margins }, "study");
  expect(more).toEqual([]);
  expect(issue.message).toMatch(
    /^ink of "Sheet 1 of 2" and of 3 more pages is [\d.]+ mm from the bottom edge, where study leaves 17.5 mm blank$/,
  );
  expect(sheets.map((sheet) => correctPage(sheet, TRUE_PRINTER))).toEqual(sheets);
});

it("a booklet of 36 pages folds in order; inner pages shift toward the fold by the paper's thickness", () => {
  const [width, height] = [PAPERS.a4.height / 2, PAPERS.a4.width];
  const creep = 0.1;
  const { sheets } = booklet(cards(36, width, height, 0, "page"), { paper: PAPERS.a4, creep });
  expect(sheets).toHaveLength(18);
  const trim = { x: 0, y: 0, width, height };
  const read: { page: number; outer: number }[] = [];
  sheets.forEach((sheet, i) => {
    const nested = Math.floor(i / 2);
    for (const { name, x } of placedCards(sheet, trim)) {
      const left = x < width / 2;
      // Distance from the outer edge of the folded leaf, which sticks out by its place in the stack before it is cut.
      const outer = left ? x : sheet.width - x - width;
      read.push({ page: Number(name.split(" ")[1]), outer: outer - nested * creep });
    }
  });
  expect(read.map(({ page }) => page).sort((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, i) => i + 1));
  for (const { outer } of read) expect(Math.abs(outer)).toBeLessThan(1e-6);
  // Leaf by leaf: front and back of each half are neighbours in the book.
  const pagesOf = (sheet: Page): number[] =>
    [...placedCards(sheet, trim)].sort((a, b) => a.x - b.x).map(({ name }) => Number(name.split(" ")[1]));
  for (let i = 0; i < 18; i += 2) {
    const [left, right] = pagesOf(sheets[i]);
    const behind = pagesOf(sheets[i + 1]).sort((a, b) => a - b);
    expect([left + right, ...behind]).toEqual([37, right + 1, left - 1]);
  }
});
