/** Half cards: two of them in the place of one, each with its own back behind it. */
import { describe, expect, it } from "vitest";
import { isHalf, pairHalves, twoSided, wholePages, type TwoSided } from "../../src/press/index.js";
import type { Op, Page } from "../../src/sheet/drawing/types.js";

const SIZE = { width: 100, height: 60 };
const page = (title: string, width: number): Page => ({
  ...SIZE,
  width,
  title,
  layers: { art: [], form: [{ op: "rect", x: 5, y: 5, w: 10, h: 10, fill: "#000000" }], pencil: [], marks: [] },
});
const card = (title: string, width: number): TwoSided => [page(title, width), page(`${title} back`, width)];
const whole = (title: string) => card(title, 100);
const half = (title: string) => card(title, 50);

/** Left edges of what a page is made of, by the form layer. */
const lefts = ({ layers }: Page): number[] =>
  layers.form.flatMap((op: Op) => (op.op === "place" ? [op.matrix[4]] : []));
const titles = (cards: readonly TwoSided[]): string[] => cards.map(([front]) => front.title);

describe("half cards", () => {
  it("are distinguished from whole ones by their width", () => {
    expect(isHalf(page("a", 50), SIZE)).toBe(true);
    expect(isHalf(page("a", 100), SIZE)).toBe(false);
  });

  it("go two by two, past whole cards between them; the others stay", () => {
    const cards = [half("a"), whole("B"), half("c"), half("d"), whole("E"), half("f")];
    const paired = pairHalves(cards, SIZE);
    expect(titles(paired)).toEqual(["B", "a + c", "E", "d + f"]);
    expect(paired[0]).toBe(cards[1]);
    for (const [front, back] of paired)
      for (const side of [front, back!]) expect([side.width, side.height]).toEqual([100, 60]);
  });

  it("have their own backs behind them: the left front is behind the right back", () => {
    const [a, b] = [half("a"), half("b")];
    const [[front, back]] = pairHalves([a, b], SIZE);
    expect(lefts(front)).toEqual([0, 50]);
    const behind = back!.layers.form.map((op) => (op.op === "place" ? op.piece.ops : undefined));
    expect(behind).toEqual([b[1]!.layers.form, a[1]!.layers.form]);
    expect(lefts(back!)).toEqual([0, 50]);
  });

  it("leave half a place free, or fill it again", () => {
    const [[front, back]] = pairHalves([half("a")], SIZE);
    expect([lefts(front), lefts(back!)]).toEqual([[0], [50]]);
    const filled = pairHalves([half("a"), half("b"), half("c")], SIZE, true);
    expect(titles(filled)).toEqual(["a + b", "c + a"]);
  });

  it("show the cut between them only in front, away from the edges", () => {
    const [[front, back]] = pairHalves([half("a"), half("b")], SIZE);
    expect(back!.layers.marks).toEqual([]);
    const [mark] = front.layers.marks;
    const d = mark.op === "path" ? mark.d.filter((part) => typeof part === "number") : [];
    expect(d.filter((_, i) => i % 2 === 0)).toEqual([50, 50, 50, 50]);
    const ends = d.filter((_, i) => i % 2 === 1);
    expect(Math.min(...ends)).toBeGreaterThan(0.5);
    expect(Math.max(...ends)).toBeLessThan(59.5);
  });

  it("become pages again for a print shop, front and back in turn", () => {
    const pages = [half("a"), half("b"), whole("C")].flatMap(([front, back]) => [front, back!]);
    expect(twoSided(pages, true)).toHaveLength(3);
    expect(wholePages(pages, true, SIZE).map(({ title }) => title)).toEqual(["a + b", "a back", "C", "C back"]);
  });
});
