import { describe, expect, it } from "vitest";
import { PAPERS, turned, type Size } from "../../src/kernel/units/index.js";
import { booklet, duplex } from "../../src/press/index.js";
import { bookletOrder, type Binding } from "../../src/press/order.js";
import { ORIENTATIONS, type Orientation } from "../../src/press/grid.js";
import type { Matrix, Page } from "../../src/sheet/drawing/types.js";
import { cards, markLines, placedCards, type Placed } from "./placed.js";

const [width, height] = [63, 88];
const trim = { x: 0, y: 0, width, height };

/** Which axis the sheet turns about, from what "long edge" means: the longer side of the paper. */
function turnsAboutUpright(paper: Size, binding: Binding): boolean {
  const longIsUpright = paper.height > paper.width;
  return binding === "long-edge" ? longIsUpright : !longIsUpright;
}

/** A rectangle on the back, seen through the paper from the front. */
function throughPaper(rect: Placed, paper: Size, upright: boolean): { x: number; y: number } {
  return upright
    ? { x: paper.width - rect.x - rect.width, y: rect.y }
    : { x: rect.x, y: paper.height - rect.y - rect.height };
}

function pairs(sheets: readonly Page[]): [Page, Page][] {
  return sheets.flatMap((sheet, i) => (i % 2 === 0 ? [[sheet, sheets[i + 1]] as [Page, Page]] : []));
}

describe("each back is behind its front", () => {
  const cases = (["letter", "a4"] as const).flatMap((paper) =>
    ORIENTATIONS.flatMap((orientation) =>
      (["long-edge", "short-edge"] as const).flatMap((binding) =>
        [1, 4, 7, 9, 11].map((count) => ({ paper, orientation, binding, count })),
      ),
    ),
  );
  it.each(cases)("$count cards on $paper, $orientation, $binding", ({ paper, orientation, binding, count }) => {
    const fronts = cards(count, width, height, 0, "front");
    const backs = cards(count, width, height, 0, "back");
    const { sheets, grid } = duplex(fronts, backs, { paper: PAPERS[paper], orientation, binding });
    const upright = turnsAboutUpright(grid.paper, binding);
    let checked = 0;
    for (const [front, back] of pairs(sheets)) {
      const behind = new Map(placedCards(back, trim).map((placed) => [placed.name, placed]));
      for (const placed of placedCards(front, trim)) {
        const mate = behind.get(placed.name.replace("front", "back")) as Placed;
        const seen = throughPaper(mate, grid.paper, upright);
        expect(seen.x).toBeCloseTo(placed.x, 3);
        expect(seen.y).toBeCloseTo(placed.y, 3);
        // Turned like a page of a book, the card shows its back upright whichever way the sheet was turned.
        expect(mate.upsideDown).toBe(!upright);
        checked++;
      }
      expect(behind.size).toBe(placedCards(front, trim).length);
    }
    expect(checked).toBe(count);
  });

  it("reverses columns in portrait and rows in landscape when bound on the long edge", () => {
    const names = (orientation: Orientation, columns: number, rows: number): string[][] => {
      const { sheets } = duplex(cards(4, width, height), cards(4, width, height, 0, "back"), {
        paper: PAPERS.a4,
        orientation,
        columns,
        rows,
      });
      return sheets.map((sheet) => placedCards(sheet, trim).map(({ name }) => name.split(" ")[1]));
    };
    expect(names("portrait", 2, 2)).toEqual([
      ["1", "2", "3", "4"],
      ["2", "1", "4", "3"],
    ]);
    expect(names("landscape", 2, 2)).toEqual([
      ["1", "2", "3", "4"],
      ["3", "4", "1", "2"],
    ]);
  });

  it("says which side of the paper a sheet is", () => {
    const { sheets } = duplex(cards(9, width, height), cards(1, width, height), { paper: PAPERS.a4 });
    expect(sheets.map(({ side }) => side)).toEqual(sheets.map((_, i) => (i % 2 === 0 ? "front" : "back")));
  });

  it("takes one back for all, or requires a matching number", () => {
    const { sheets } = duplex(cards(5, width, height), cards(1, width, height, 0, "back"), { paper: PAPERS.a4 });
    expect(placedCards(sheets[1], trim)).toHaveLength(5);
    expect(sheets.map((sheet) => sheet.title)).toEqual(["Sheet", "Sheet, back"]);
    expect(() => duplex(cards(5, width, height), cards(4, width, height), { paper: PAPERS.a4 })).toThrow(
      "5 fronts have 4 backs",
    );
  });

  it("marks cuts on fronts only", () => {
    const { sheets } = duplex(cards(3, width, height), cards(3, width, height), { paper: PAPERS.a4 });
    expect(markLines(sheets[0]).length).toBeGreaterThan(0);
    expect(sheets[1].layers.marks).toEqual([]);
  });
});

describe("booklets", () => {
  const a5 = { x: 0, y: 0, ...PAPERS.a5 };
  it.each([1, 2, 3, 4, 5, 8, 9, 17])("%i pages read in order when the sheets are nested and folded", (count) => {
    const leaves = bookletOrder(Array.from({ length: count }, (_, i) => i + 1));
    expect(leaves).toHaveLength(Math.ceil(count / 4));
    // Walk through the folded book: right half of each sheet going in, left half coming out.
    const read = [
      ...leaves.flatMap(({ front, back }) => [front[1], back[0]]),
      ...[...leaves].reverse().flatMap(({ front, back }) => [back[1], front[0]]),
    ];
    expect(read).toEqual(Array.from({ length: leaves.length * 4 }, (_, i) => (i < count ? i + 1 : undefined)));
  });

  it.each(["short-edge", "long-edge"] as const)("bound on the %s, page 2 is behind page 1", (binding) => {
    const { sheets, pageCount } = booklet(cards(6, PAPERS.a5.width, PAPERS.a5.height, 0, "page"), {
      paper: PAPERS.a4,
      binding,
    });
    expect(pageCount).toBe(8);
    expect(sheets).toHaveLength(4);
    const paper = turned(PAPERS.a4);
    expect([sheets[0].width, sheets[0].height]).toEqual([paper.width, paper.height]);
    const upright = turnsAboutUpright(paper, binding);
    for (const [front, back] of pairs(sheets)) {
      for (const page of placedCards(front, a5)) {
        const n = Number(page.name.split(" ")[1]);
        const mate = placedCards(back, a5).find(({ name }) => name === `page ${n % 2 === 1 ? n + 1 : n - 1}`);
        if (!mate) continue;
        const seen = throughPaper(mate, paper, upright);
        expect(seen.x).toBeCloseTo(page.x, 3);
        expect(seen.y).toBeCloseTo(page.y, 3);
        expect(mate.upsideDown).toBe(!upright);
      }
    }
  });

  it("draws cut and fold marks if pages leave room, none if they fill the paper", () => {
    const full = booklet(cards(4, PAPERS.a5.width, PAPERS.a5.height), { paper: PAPERS.a4 });
    expect(full.sheets[0].layers.marks).toEqual([]);
    const small = booklet(cards(4, PAPERS.a6.width, PAPERS.a6.height), { paper: PAPERS.a4 }).sheets[0];
    expect(markLines(small).filter(({ x1, x2 }) => x1 === x2 && Math.abs(x1 - 148.5) < 0.01)).toHaveLength(2);
    const strokes = small.layers.marks.map((op) => (op.op === "path" ? op.stroke?.dash : undefined));
    expect(strokes).toEqual([undefined, [0.6, 0.6]]);
  });

  it.each([PAPERS.letter, turned(PAPERS.letter)])("shrinks full-size pages to half the paper: %o", (paper) => {
    const { width: short, height: long } = PAPERS.letter;
    const [front] = booklet(cards(4, short, long), { paper, shrink: true }).sheets;
    expect([front.width, front.height]).toEqual([long, short]);
    const scales = new Set<number>();
    JSON.stringify(front.layers, (key, value: unknown) => {
      if (key === "matrix") scales.add(Math.abs((value as Matrix)[0]));
      return value;
    });
    expect([...scales].filter((scale) => scale !== 1)).toEqual([expect.closeTo(long / 2 / short, 5)]);
  });

  it("refuses pages larger than half the paper", () => {
    expect(() => booklet(cards(4, PAPERS.a5.width, PAPERS.a5.height), { paper: PAPERS.letter })).toThrow(
      "lay the pages out for half the paper, 139.7 x 215.9 mm",
    );
  });
});
