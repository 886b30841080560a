/**
 * Registration as it is printed: every sheet of cards with backs, of every game, written as PDF and drawn by poppler, through a printer that
 * sets backs 2 mm off and stretches by 0.3 %. Each card is black but for its border, so that its edges can be read off the pixels.
 */
import { describe, expect, it } from "vitest";
import { cardSheets } from "../../src/print/cards.js";
import { profileOf } from "../../src/cli/print/printers.js";
import { formPages, frontOf } from "../../src/print/forms.js";
import { PAPERS, PRINTER_PAPERS } from "../../src/kernel/units/index.js";
import { correctPage, trimBox } from "../../src/press/index.js";
import { renderPdf } from "../../src/render/pdf/index.js";
import type { Op, Page, PathData } from "../../src/sheet/drawing/types.js";
import { fonts } from "../helpers/draw.js";
import { testRequest } from "../helpers/forms.js";
import { hasPdftoppm, rasterizePages, type Raster } from "../helpers/raster.js";
import { SHEET_CASES } from "../helpers/sheets.js";
import { HARDWARE, inked, readings, type Hardware, type Point } from "../press/hardware.js";

const DPI = 200;
const BORDER = 4;
const CORNER = 3;
const TOLERANCE = 0.1;
const mm = (pixels: number): number => (pixels * 25.4) / DPI;

/** Edges of a black rectangle, pixels with their parts. */
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A card that is black but for its border. */
function blackened(page: Page): Page {
  const { x, y, width, height } = trimBox(page);
  const [left, top, right, bottom] = [x + BORDER, y + BORDER, x + width - BORDER, y + height - BORDER];
  // With its corners cut off: poppler sets plain rectangles on whole pixels, which are more than a tenth of a millimeter.
  const d: PathData = [
    ...["M", left + CORNER, top, "L", right - CORNER, top, "L", right, top + CORNER, "L", right, bottom - CORNER],
    ...[
      "L",
      right - CORNER,
      bottom,
      "L",
      left + CORNER,
      bottom,
      "L",
      left,
      bottom - CORNER,
      "L",
      left,
      top + CORNER,
      "Z",
    ],
  ] as PathData;
  const black: Op = { op: "path", d, fill: "#000000" };
  return { ...page, layers: { art: [black], form: [], pencil: [], marks: [] } };
}

/** Black rectangles of a page, found by their middles; hairlines and type of the margins are none. */
function blackBoxes({ width, height, grey }: Raster): Box[] {
  const dark = (x: number, y: number): number => 1 - grey[y * width + x] / 255;
  const large = (BORDER * DPI) / 25.4;
  /** Stretches of black along a line: both ends to a part of a pixel. */
  const runs = (length: number, at: (n: number) => number): (readonly [number, number])[] => {
    const found: (readonly [number, number])[] = [];
    for (let n = 0; n < length; n++) {
      if (at(n) < 0.99) continue;
      const from = n - (n > 0 ? at(n - 1) : 0);
      while (n < length && at(n) >= 0.99) n++;
      const to = n + (n < length ? at(n) : 0);
      if (to - from > large) found.push([from, to]);
    }
    return found;
  };
  const boxes: Box[] = [];
  for (let y = 0; y < height; y += Math.floor(large)) {
    for (const [from, to] of runs(width, (x) => dark(x, y))) {
      const middle = Math.round((from + to) / 2);
      const column = runs(height, (n) => dark(middle, n)).find(([above, below]) => above <= y && y <= below);
      if (!column) continue;
      const [top, bottom] = column;
      const center = Math.round((top + bottom) / 2);
      const [left, right] = runs(width, (x) => dark(x, center)).find(([l, r]) => l <= middle && middle <= r)!;
      if (!boxes.some(([l, t]) => Math.hypot(l - left, t - top) < 2)) boxes.push([left, top, right, bottom]);
    }
  }
  return boxes;
}

/** Where a side's black comes out on the paper, as one looks at its front. */
function printed(raster: Raster, page: Page, hardware: Hardware): Box[] {
  return blackBoxes(raster).map(([left, top, right, bottom]): Box => {
    const [a, b] = [
      [left, top],
      [right, bottom],
    ].map(([x, y]) => inked([mm(x), mm(y)] as Point, page, hardware));
    return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1])];
  });
}

/** How far the edges of each front are from those of the back that lies nearest to it, the worst of all. */
function worstOffset(fronts: readonly Box[], backs: readonly Box[]): number {
  const apart = (one: Box, other: Box): number => Math.max(...one.map((edge, i) => Math.abs(edge - other[i])));
  return Math.max(...fronts.map((front) => Math.min(...backs.map((back) => apart(front, back)))));
}

/** Stretched by 0.3 %, the second side 2 mm off. */
const OFF = HARDWARE.map((one): Hardware => ({ ...one, by: [0.997, 1.003], front: [0.4, -0.3], back: [2, 2] }));

const templates = testRequest(SHEET_CASES[0].system, SHEET_CASES[0].spec).templates;
const CASES = SHEET_CASES.filter(({ system, spec }) => frontOf(system, spec, templates).backs).flatMap((one, i) =>
  PRINTER_PAPERS.map((paper, p) => ({ ...one, paper, hardware: OFF[(2 * i + p) % OFF.length] })),
);

describe.skipIf(!hasPdftoppm())("fronts and backs on a misaligned printer", () => {
  it("covers every game with such cards, and printers that flip on either edge", () => {
    expect(new Set(CASES.map(({ system }) => system.id)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(CASES.map(({ hardware }) => hardware.binding)).size).toBe(2);
  });

  it.each(CASES)("$name, $paper: coincide within 0.1 mm with its profile, but not without", async (one) => {
    const { system, spec, paper, hardware } = one;
    const request = testRequest(system, spec, { paper });
    const { pages, front } = await formPages(request, spec, "blank", undefined);
    const cards = { copies: 1, binding: hardware.binding };
    const sheets = cardSheets({
      request: { ...request, cards },
      spec,
      front,
      fill: "blank",
      pages: pages.slice(0, 24).map(blackened),
      played: undefined,
    });
    const profile = profileOf(readings(PAPERS[paper], hardware));
    const last = sheets.length;
    // The first sheet, which is full where there are so many cards, and the last one, which seldom is.
    const sides = [sheets[0], sheets[1], sheets[last - 2], sheets[last - 1]];
    const draw = async (given: readonly Page[]): Promise<Box[][]> => {
      const info = { title: "t", subject: "", keywords: "" };
      const pdf = await renderPdf({ info, pages: given, outline: [] }, fonts);
      return rasterizePages(pdf, DPI, 1, given.length).map((raster, i) => printed(raster, given[i], hardware));
    };
    const right = await draw(sides.map((page) => correctPage(page, profile)));
    for (const [i, boxes] of right.entries()) expect(boxes.length, `side ${i + 1}`).toBeGreaterThan(0);
    expect([right[0].length, right[2].length]).toEqual([right[1].length, right[3].length]);
    expect(worstOffset(right[0], right[1])).toBeLessThan(TOLERANCE);
    expect(worstOffset(right[2], right[3])).toBeLessThan(TOLERANCE);
    const wrong = await draw(sides.slice(0, 2));
    expect(worstOffset(wrong[0], wrong[1])).toBeGreaterThan(2);
  });
});
