/** Sheets that are cut already: each card in its place, backs behind their fronts, nothing scaled, every shortage in millimeters. */
import { describe, expect, it } from "vitest";
import { KNOWN_STOCK, knownStock } from "../../src/files/card-stock.js";
import { readOwnFile } from "../../src/host/node/data-files.js";
import { UserError } from "../../src/kernel/issue/index.js";
import type { CardStock } from "../../src/press/index.js";
import { ontoStock, placesApart, placesInside, placesOn, roomFor } from "../../src/press/stock.js";
import type { Matrix, Page } from "../../src/sheet/drawing/types.js";
import { eachOp } from "../../src/sheet/drawing/walk.js";
import { card, cards, shownRects } from "./placed.js";

const known = knownStock(readOwnFile(KNOWN_STOCK));
const named = (id: string): CardStock => known.find((stock) => stock.id === id)!;

/** Places that nothing mirrors onto themselves: a wrong axis or turn puts the back elsewhere. */
const odd: CardStock = {
  id: "odd",
  title: "Odd",
  kind: "cards",
  paper: { width: 200, height: 300 },
  place: { width: 60, height: 40 },
  places: [
    { x: 10, y: 20 },
    { x: 100, y: 35 },
    { x: 30, y: 120 },
  ],
  empty: [],
};

type Point = readonly [x: number, y: number];
const apply = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];

/** Corners of every card on a sheet, clockwise from where it is read, by its name. */
function cornersOn(sheet: Page, width: number, height: number, bleed = 0): Map<string, Point[]> {
  const found = new Map<string, Point[]>();
  eachOp(sheet.layers.form, (op, matrix) => {
    if (op.op !== "text") return;
    const box = [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ] as const;
    found.set(
      op.value,
      box.map(([x, y]) => apply(matrix, [x + bleed, y + bleed])),
    );
  });
  return found;
}

const rounded = (points: readonly Point[] | undefined): number[][] | undefined =>
  points?.map((point) => point.map((n) => Math.round(n * 1000) / 1000));

describe("places", () => {
  it("hold cards in the middle, and upright cards lie down, read from the left", () => {
    const [lying] = ontoStock(cards(1, 56, 36), undefined, { stock: odd, title: "t" }).sheets;
    expect(rounded(cornersOn(lying, 56, 36).get("card 1"))).toEqual([
      [12, 22],
      [68, 22],
      [68, 58],
      [12, 58],
    ]);
    const [turned] = ontoStock(cards(1, 36, 56), undefined, { stock: odd, title: "t" }).sheets;
    // Its top is at the right.
    expect(rounded(cornersOn(turned, 36, 56).get("card 1"))).toEqual([
      [68, 22],
      [68, 58],
      [12, 58],
      [12, 22],
    ]);
  });

  it("are filled in order from the first free one, on the first sheet only", () => {
    const where = (first: readonly number[] | undefined, order: "across" | "cut-and-stack" = "across") =>
      ontoStock(cards(5, 60, 40), undefined, { stock: { ...odd, empty: [1] }, first, order, title: "t" }).sheets.map(
        (sheet) => [...cornersOn(sheet, 60, 40)].map(([name, [[x, y]]]) => `${name} at ${x} ${y}`),
      );
    expect(where(undefined)).toEqual([
      ["card 1 at 10 20", "card 2 at 30 120"],
      ["card 3 at 10 20", "card 4 at 30 120"],
      ["card 5 at 10 20"],
    ]);
    expect(where([2])).toEqual([
      ["card 1 at 30 120"],
      ["card 2 at 10 20", "card 3 at 30 120"],
      ["card 4 at 10 20", "card 5 at 30 120"],
    ]);
    expect(where([2, 0]).slice(0, 1)).toEqual([["card 1 at 30 120", "card 2 at 10 20"]]);
    // The pile of the first place has sheets 2 and 3, that of the other all three.
    expect(where([2], "cut-and-stack")).toEqual([
      ["card 3 at 30 120"],
      ["card 1 at 10 20", "card 4 at 30 120"],
      ["card 2 at 10 20", "card 5 at 30 120"],
    ]);
  });

  it.each([
    ["long-edge", "portrait", 56, 36],
    ["short-edge", "portrait", 56, 36],
    ["long-edge", "portrait", 36, 56],
    ["short-edge", "portrait", 36, 56],
    ["long-edge", "landscape", 56, 36],
    ["short-edge", "landscape", 36, 56],
  ] as const)("have backs behind their fronts: %s, %s paper, cards of %d x %d mm", (binding, way, width, height) => {
    const stock = way === "portrait" ? odd : { ...odd, paper: { width: 300, height: 200 } };
    const backs = cards(3, width, height, 0, "card");
    const { sheets } = ontoStock(cards(3, width, height), backs, { stock, binding, title: "t" });
    expect(sheets.map(({ side }) => side)).toEqual(["front", "back"]);
    const [front, back] = sheets.map((sheet) => cornersOn(sheet, width, height));
    const upright = (way === "portrait") === (binding === "long-edge");
    for (const [name, [a, b, c, d]] of front) {
      const seen = back
        .get(name)
        ?.map(([x, y]): Point => (upright ? [stock.paper.width - x, y] : [x, stock.paper.height - y]));
      // Turned over like the page of a book: left and right change places, up stays up.
      expect(rounded(seen)).toEqual(rounded([b, a, d, c]));
    }
  });

  it("let color run past a card up to half the gap between cards, and no farther than the paper", () => {
    const stock: CardStock = {
      ...odd,
      places: [
        { x: 2, y: 20 },
        { x: 64, y: 20 },
        { x: 64, y: 60 },
      ],
    };
    const [sheet] = ontoStock(cards(3, 60, 40, 3), undefined, { stock, title: "t" }).sheets;
    expect(shownRects(sheet)).toEqual([
      { x: 0, y: 17, width: 63, height: 46 },
      { x: 63, y: 17, width: 64, height: 43 },
      { x: 61, y: 60, width: 66, height: 43 },
    ]);
  });

  it("refuse cards that do not fit, by name and in millimeters", () => {
    const told = (width: number, height: number): string => {
      try {
        ontoStock([card("x", width, height)], undefined, { stock: odd, title: "Team cards" });
      } catch (error) {
        if (error instanceof UserError) return error.issues.map(({ code, message }) => `${code}: ${message}`).join();
      }
      return "";
    };
    expect(told(60, 40)).toBe("");
    expect(told(63, 40)).toBe(
      'stock-size: cards of "Team cards" are 63 x 40 mm and do not fit odd: its places are 60 x 40 mm, the cards are 3 mm too wide',
    );
    expect(told(44, 63)).toMatch(/the cards are 3 mm too wide and 4 mm too high$/);
  });

  it("warn of ink near the edge of the paper, unless a printer's profile knows better", () => {
    const stock = { ...odd, places: [{ x: 1.5, y: 20 }] };
    const issues = (margin?: number) =>
      ontoStock(cards(1, 60, 40), undefined, { stock, title: "Cards", margin }).issues;
    expect(issues(6.35).map(({ message }) => message)).toEqual([
      'ink of "Cards" is 1.5 mm from the left edge, and many printers leave 6.35 mm blank',
    ]);
    expect(issues()).toEqual([]);
  });
});

describe("sheets known by name", () => {
  it("fit on their paper, apart from each other, as many as their title says", () => {
    expect(known.length).toBeGreaterThanOrEqual(12);
    for (const stock of known) {
      expect([stock.id, placesInside(stock), placesApart(stock)]).toEqual([stock.id, undefined, undefined]);
      expect(stock.title).toMatch(new RegExp(` ${placesOn(stock)} (a|per) `));
      expect(stock.id.endsWith(`-${placesOn(stock)}`)).toBe(true);
      expect(stock.id).toContain(stock.paperName);
    }
  });

  it("have equal opposite margins, within a tenth of a millimeter", () => {
    for (const { id, paper, place, places } of known) {
      const [left, top] = [Math.min(...places.map(({ x }) => x)), Math.min(...places.map(({ y }) => y))];
      const right = paper.width - Math.max(...places.map(({ x }) => x)) - place.width;
      const bottom = paper.height - Math.max(...places.map(({ y }) => y)) - place.height;
      expect([id, Math.abs(left - right) < 0.1, Math.abs(top - bottom) < 0.1]).toEqual([id, true, true]);
    }
  });

  it("have the sizes of their inches, in millimeters", () => {
    const { places, place } = named("labels-letter-10");
    expect([place.width, place.height]).toEqual([101.6, 50.8]);
    expect([places[0], places[9]].map(({ x, y }) => [x.toFixed(2), y.toFixed(2)])).toEqual([
      ["3.97", "12.70"],
      ["110.33", "215.90"],
    ]);
  });
});

it("has room in whole sheets after the rest of the first", () => {
  const all = { stock: odd };
  expect([1, 3, 4, 6, 7].map((count) => roomFor(count, all))).toEqual([3, 3, 6, 6, 9]);
  const rest = { stock: odd, first: [1, 2] };
  expect([1, 2, 3, 5, 6, 8, 9].map((count) => roomFor(count, rest))).toEqual([2, 2, 5, 5, 8, 8, 11]);
});
