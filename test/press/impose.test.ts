import { describe, expect, it } from "vitest";
import { UserError } from "../../src/kernel/issue/index.js";
import { PAPERS } from "../../src/kernel/units/index.js";
import { impose } from "../../src/press/index.js";
import type { Layer } from "../../src/sheet/drawing/types.js";
import { eachOp } from "../../src/sheet/drawing/walk.js";
import { card, cards, markLines, placedCards, shownRects } from "./placed.js";

const codeOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof UserError) return error.issues[0].code;
    throw error;
  }
  return "none";
};
const grid = (count: number, width: number, height: number, paper: keyof typeof PAPERS, more = {}, bleed = 0) =>
  impose(cards(count, width, height, bleed), { paper: PAPERS[paper], ...more });

describe("the chosen grid", () => {
  it.each([
    ["9 poker cards, US, on Letter", 63.5, 88.9, "letter", {}, 3, 3, "portrait", 12.7, 6.35],
    ["9 poker cards on A4", 63, 88, "a4", {}, 3, 3, "portrait", 10.5, 16.5],
    ["2 postcards on Letter", 152.4, 101.6, "letter", {}, 1, 2, "portrait", 31.75, 38.1],
    ["2 postcards on A4", 152.4, 101.6, "a4", {}, 1, 2, "portrait", 28.8, 46.9],
    [
      "8 poker cards with 6 mm gutters on A4, landscape",
      63,
      88,
      "a4",
      { gutter: 6, bleed: 3 },
      4,
      2,
      "landscape",
      13.5,
      14,
    ],
    [
      "6 poker cards, US, with full bleed on Letter",
      63.5,
      88.9,
      "letter",
      { gutter: 6.35, bleed: 3.175 },
      3,
      2,
      "landscape",
      38.1,
      15.875,
    ],
    ["A6 on A4 inside the printable area", 105, 148, "a4", {}, 2, 1, "landscape", 43.5, 31],
  ] as const)("%s", (_, width, height, paper, more, columns, rows, orientation, x, y) => {
    const { grid: found, sheets, issues } = grid(1, width, height, paper, more, 4);
    expect([found.columns, found.rows]).toEqual([columns, rows]);
    expect(sheets[0].width > sheets[0].height ? "landscape" : "portrait").toBe(orientation);
    const [first] = placedCards(sheets[0], { x: 4, y: 4, width, height });
    expect(first.x).toBeCloseTo(x, 3);
    expect(first.y).toBeCloseTo(y, 3);
    expect(issues).toEqual([]);
  });

  it("puts four A6 on A4 only on request, and says that the border will not print", () => {
    const { grid: found, issues, sheets } = grid(4, 105, 148, "a4", { columns: 2, rows: 2 });
    expect([found.columns, found.rows]).toEqual([2, 2]);
    expect(issues.map((issue) => issue.code)).toEqual(["border-unprintable"]);
    expect(placedCards(sheets[0], { x: 0, y: 0, width: 105, height: 148 }).map(({ x, y }) => [x, y])).toEqual([
      [0, 0.5],
      [105, 0.5],
      [0, 148.5],
      [105, 148.5],
    ]);
    // Two cuts only: the paper's own edges need none. All marks are where the printer reaches.
    expect([...new Set(markLines(sheets[0]).map(({ x1, x2, y1 }) => (x1 === x2 ? x1 : y1)))].sort()).toEqual([
      105, 148.5,
    ]);
  });

  it("does not warn of cards that leave their own border blank", () => {
    const [made] = cards(1, 105, 148);
    const inside = (inset: number) => ({
      ...made,
      layers: { ...made.layers, art: [], form: [{ op: "rect" as const, x: inset, y: inset, w: 20, h: 20 }] },
    });
    const codes = (inset: number) =>
      impose([inside(inset)], { paper: PAPERS.a4, columns: 2, rows: 2 }).issues.map(({ code }) => code);
    expect([codes(6.6), codes(6.2)]).toEqual([[], ["border-unprintable"]]);
  });

  it("refuses what does not fit, with the sizes", () => {
    expect(codeOf(() => grid(1, 220, 150, "a4", { orientation: "portrait" }))).toBe("grid-too-large");
    expect(codeOf(() => grid(1, 63, 88, "a4", { columns: 4, rows: 3 }))).toBe("grid-too-large");
    expect(codeOf(() => grid(1, 63, 88, "a4", { columns: 0 }))).toBe("grid-invalid");
    expect(codeOf(() => impose([], { paper: PAPERS.a4 }))).toBe("cards-none");
    expect(codeOf(() => impose([card("a", 60, 80), card("b", 63, 88)], { paper: PAPERS.a4 }))).toBe("cards-differ");
    expect(() => grid(1, 63, 88, "a4", { columns: 4, rows: 3 })).toThrow(
      "4 x 3 cells of 63 x 88 mm do not fit the printable area of paper 210 x 297 mm with margins of 6.35 mm",
    );
  });
});

describe("cards on sheets", () => {
  it("fills row by row and leaves the last cells empty", () => {
    const { sheets } = grid(11, 63, 88, "a4");
    const names = sheets.map((sheet) =>
      placedCards(sheet, { x: 0, y: 0, width: 63, height: 88 }).map(({ name }) => name),
    );
    expect(names).toEqual([Array.from({ length: 9 }, (_, i) => `card ${i + 1}`), ["card 10", "card 11"]]);
    expect(sheets.map((sheet) => sheet.title)).toEqual(["Sheet 1 of 2", "Sheet 2 of 2"]);
  });

  it("keeps butted cards edge to edge at exactly their size", () => {
    const { sheets } = grid(9, 63.5, 88.9, "letter");
    const placed = placedCards(sheets[0], { x: 0, y: 0, width: 63.5, height: 88.9 });
    placed.forEach(({ x, y }, i) => {
      expect(x).toBeCloseTo(12.7 + (i % 3) * 63.5, 4);
      expect(y).toBeCloseTo(6.35 + Math.floor(i / 3) * 88.9, 4);
    });
  });

  it("orders for cut and stack: each pile continues the one before", () => {
    const { sheets } = grid(20, 63, 88, "a4", { order: "cut-and-stack" });
    const trim = { x: 0, y: 0, width: 63, height: 88 };
    const piles: string[][] = Array.from({ length: 9 }, () => []);
    for (const sheet of sheets) {
      for (const { name, x, y } of placedCards(sheet, trim))
        piles[Math.round((y - 16.5) / 88) * 3 + Math.round((x - 10.5) / 63)].push(name);
    }
    expect(piles.flat()).toEqual(Array.from({ length: 20 }, (_, i) => `card ${i + 1}`));
  });

  it("shows bleed only at the outer cuts of butted cards, and never over a neighbor", () => {
    const { sheets } = grid(9, 63, 88, "a4", { bleed: 3 }, 3);
    const shown = shownRects(sheets[0]);
    expect(shown[0]).toEqual({ x: 7.5, y: 13.5, width: 66, height: 91 });
    expect(shown[4]).toEqual({ x: 73.5, y: 104.5, width: 63, height: 88 });
    for (const [i, one] of shown.entries())
      for (const other of shown.slice(i + 1)) expect(overlap(one, other)).toBeLessThan(1e-6);
  });

  it("gives every card its full bleed in a gutter twice as wide", () => {
    const { sheets } = grid(8, 63, 88, "a4", { gutter: 6, bleed: 3 }, 3);
    for (const rect of shownRects(sheets[0])) expect([rect.width, rect.height]).toEqual([69, 94]);
  });

  it("requires bleed that is drawn, and warns of bleed that will not print", () => {
    expect(codeOf(() => grid(9, 63, 88, "a4", { bleed: 3 }, 2))).toBe("bleed-missing");
    expect(grid(9, 63.5, 88.9, "letter", { bleed: 3 }, 3).issues.map((issue) => issue.code)).toEqual([
      "bleed-unprintable",
    ]);
  });

  it("keeps layers in order and marks on top", () => {
    const { sheets } = grid(2, 63, 88, "a4");
    const kinds = (layer: Layer): string[] => {
      const found: string[] = [];
      eachOp(sheets[0].layers[layer], ({ op }) => void found.push(op));
      return found;
    };
    expect(kinds("art")).toEqual(["place", "rect", "place", "rect"]);
    expect(kinds("form")).toEqual(["place", "text", "place", "text"]);
    expect(kinds("pencil")).toEqual([]);
    expect(sheets[0].layers.marks).toMatchObject([{ op: "path", stroke: { width: expect.closeTo(0.0882, 4) } }]);
    expect(grid(2, 63, 88, "a4", { cutMarks: false }).sheets[0].layers.marks).toEqual([]);
  });
});

function overlap(a: { x: number; y: number; width: number; height: number }, b: typeof a): number {
  const w = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, w) * Math.max(0, h);
}
