/** Runs of equal shapes, and words behind the grounds they stand on: fewer bytes for the same picture. */
import { describe, expect, it } from "vitest";
import type { Op, Stroke, TagOp, TextOp } from "../../src/sheet/drawing/types.js";
import { ByteSink, decodeText } from "../../src/render/pdf/bytes.js";
import { inRuns, ShapeRun, type Shape } from "../../src/render/pdf/shape-run.js";
import { wordsLast } from "../../src/render/pdf/words-last.js";
import { fonts } from "../helpers/draw.js";

const stroke: Stroke = { color: "#000000", width: 0.1 };
const font = fonts.font("Barlow Condensed", 500);
const word = (x: number, y: number): TextOp => ({
  op: "text",
  x,
  y,
  font,
  size: 3,
  value: "first",
  fill: "#000000",
  width: 5,
});
const ground = (x: number, y: number): Op => ({ op: "rect", x, y, w: 10, h: 5, fill: "#eeeeee" });
const CELL: TagOp = { op: "tag", tag: { role: "TD", kids: [] } };
const NEXT: TagOp = { op: "tag", tag: { role: "TD", kids: [] } };
const NONE: TagOp = { op: "tag" };
const kinds = (ops: readonly Op[]): string[] => ops.map(({ op }) => op);

describe("words last", () => {
  it("draws the backgrounds of two cells before their words, each with its part of the page", () => {
    const [one, other] = [word(1, 4), word(11, 4)];
    const ops = wordsLast([ground(0, 0), CELL, one, NONE, ground(10, 0), NEXT, other]);
    expect(ops).toEqual([ground(0, 0), ground(10, 0), CELL, one, NEXT, other]);
  });

  it("leaves a shape behind the words that it covers", () => {
    const ops = [CELL, word(1, 4), NONE, ground(0, 0), NEXT, word(1, 4)];
    expect(kinds(wordsLast(ops))).toEqual(["tag", "text", "tag", "rect", "tag", "text"]);
  });

  it("leaves shapes behind turned words, and all behind what is placed", () => {
    const turned = { ...word(50, 50), turn: 90 };
    expect(kinds(wordsLast([turned, ground(0, 0)]))).toEqual(["text", "rect"]);
    const placed: Op = { op: "place", piece: { ops: [] }, matrix: [1, 0, 0, 1, 0, 0] };
    expect(kinds(wordsLast([word(50, 50), placed, ground(0, 0)]))).toEqual(["text", "place", "rect"]);
  });

  it("keeps shapes that are parts of the page in order among its words", () => {
    const ops = [CELL, word(1, 4), NEXT, ground(40, 40), NONE, ground(80, 80)];
    expect(wordsLast(ops)).toEqual([ground(80, 80), CELL, word(1, 4), NEXT, ground(40, 40)]);
  });
});

describe("a run of shapes", () => {
  const line = (x: number, y: number, more: Partial<Shape> = {}): Shape => ({
    kind: "line",
    across: 50_000,
    down: 0,
    fill: undefined,
    stroke,
    opacity: undefined,
    owner: undefined,
    x,
    y,
    ...more,
  });
  function written(shapes: readonly Shape[]): string[] {
    const sink = new ByteSink();
    const run = new ShapeRun(sink);
    for (const shape of shapes) {
      if (run.goesOn(shape)) continue;
      run.leave();
      sink.text("FIRST\n");
      run.begin(shape, sink.length - 6);
    }
    run.leave();
    return decodeText(sink.finish()).trimEnd().split("\n");
  }

  it("moves the page from one to the next, and back at its end", () => {
    expect(written([line(0, 0), line(0, 20_000), line(0, 40_000)])).toEqual([
      "FIRST",
      "q",
      "1 0 0 1 0 2 cm",
      "FIRST",
      "1 0 0 1 0 2 cm",
      "FIRST",
      "Q",
    ]);
  });

  it("repeats a step that ends nearly at the same place, and never drifts", () => {
    const shapes = Array.from({ length: 31 }, (_, i) => line(0, 10 * Math.round(i * 1003.4)));
    const steps = written(shapes).flatMap((text) => / (\S+) cm$/.exec(text)?.slice(1).map(Number) ?? []);
    let at = 0;
    steps.forEach((step, i) => expect(Math.abs((at += step) * 1e4 - shapes[i + 1].y)).toBeLessThanOrEqual(10.5));
    expect(new Set(steps).size).toBeLessThan(6);
  });

  it.each([
    ["longer", { across: 60_000 }],
    ["of another ink", { stroke: { ...stroke } }],
    ["of another part of the page", { owner: CELL }],
  ] as const)("ends where one is %s", (_, more) => {
    expect(written([line(0, 0), line(0, 20_000, more)])).toEqual(["FIRST", "FIRST"]);
  });

  it("orders equal lines by row, and leaves those without repeats", () => {
    const tick = (x: number, y: number) => ({ x, y, across: 0, down: 5 });
    const ticks = [tick(0, 0), tick(0, 9), tick(1, 0), tick(1, 9), tick(2, 0), tick(2, 9)];
    expect(inRuns(ticks)).toEqual([ticks[0], ticks[2], ticks[4], ticks[1], ticks[3], ticks[5]]);
    expect(inRuns(ticks.map((one, i) => ({ ...one, across: i })))).toBeUndefined();
  });
});
