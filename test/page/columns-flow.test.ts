import { describe, expect, it } from "vitest";
import { flowLevel, flowPieces, type Frame, type Piece } from "../../src/page/columns-flow.js";

const piece = (height: number, more: Partial<Piece> = {}): Piece => ({
  height,
  before: 0,
  sticks: false,
  stretch: 0,
  breaks: false,
  ...more,
});
const frames = (count: number, h = 10, page = 0): Frame[] =>
  Array.from({ length: count }, (_, i) => ({ page, x: i * 20, y: 5, w: 15, h }));
const columnsOf = (placed: readonly { frame: Frame; y: number }[]): [number, number][] =>
  placed.map(({ frame, y }) => [frame.x / 20, y]);

describe("flowPieces", () => {
  it("goes on in the next column and drops the gap at its top", () => {
    const { placed, over } = flowPieces([piece(6), piece(4, { before: 1 }), piece(3, { before: 2 })], frames(2));
    expect(over).toBe(0);
    expect(columnsOf(placed)).toEqual([
      [0, 5],
      [1, 5],
      [1, 11],
    ]);
  });

  it("keeps a heading with the line after it", () => {
    const { placed } = flowPieces([piece(7), piece(2, { sticks: true }), piece(2)], frames(2));
    expect(columnsOf(placed)).toEqual([
      [0, 5],
      [1, 5],
      [1, 7],
    ]);
  });

  it("begins a new column where a piece breaks", () => {
    const { placed } = flowPieces([piece(1), piece(1, { breaks: true })], frames(2));
    expect(columnsOf(placed).map(([column]) => column)).toEqual([0, 1]);
  });

  it("shares leftover height out between stretching gaps, up to a limit", () => {
    const { placed } = flowPieces([piece(4), piece(4, { stretch: 1 })], frames(1, 9));
    expect(placed[1].y).toBe(10);
    const wide = flowPieces([piece(4), piece(4, { stretch: 1 })], frames(1, 30));
    expect(wide.placed[1].y).toBe(11);
  });

  it("measures what finds no room", () => {
    expect(flowPieces([piece(8), piece(5)], frames(1)).over).toBe(5);
    expect(flowPieces([piece(11)], frames(2)).over).toBe(11);
  });
});

describe("flowLevel", () => {
  it("lets the columns of the last page end level", () => {
    const { placed } = flowLevel(
      Array.from({ length: 6 }, () => piece(2)),
      frames(3),
    );
    expect(columnsOf(placed).map(([column]) => column)).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it("fills earlier pages first", () => {
    const all = [...frames(1, 10, 0), ...frames(2, 10, 1)];
    const { placed } = flowLevel(
      Array.from({ length: 7 }, () => piece(2)),
      all,
    );
    expect(placed.map(({ frame }) => frame.page)).toEqual([0, 0, 0, 0, 0, 1, 1]);
    expect(placed[6].frame.x).toBe(20);
  });
});
