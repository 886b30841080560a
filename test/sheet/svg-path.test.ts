import { describe, expect, it } from "vitest";
import { IDENTITY, multiply, readPath, readTransform } from "../../src/sheet/svg-subset/index.js";

const rounded = (data: string): number[] | undefined =>
  readPath(data)?.map((value) => Math.round(value * 1e4) / 1e4 || 0);

describe("readPath", () => {
  it.each([
    [
      "absolute and relative lines",
      "M1 2 L3 4 l1 1 H9 h-1 V0 v2 Z",
      [0, 1, 2, 1, 3, 4, 1, 4, 5, 1, 9, 5, 1, 8, 5, 1, 8, 0, 1, 8, 2, 3],
    ],
    ["pairs after a move as lines", "m1 1 1 0 0 1", [0, 1, 1, 1, 2, 1, 1, 2, 2]],
    [
      "a relative move after closing from the start of the subpath",
      "M1 1h5z m1 1h1",
      [0, 1, 1, 1, 6, 1, 3, 0, 2, 2, 1, 3, 2],
    ],
    ["numbers without dividers", "M.5.5-1-1", [0, 0.5, 0.5, 1, -1, -1]],
    ["curves and their reflections", "M0 0C0 1 1 2 2 2S4 1 4 0", [0, 0, 0, 2, 0, 1, 1, 2, 2, 2, 2, 3, 2, 4, 1, 4, 0]],
    ["a reflection without a curve before it", "M0 0S1 1 2 0", [0, 0, 0, 2, 0, 0, 1, 1, 2, 0]],
    ["quadratic curves as cubic ones", "M0 0Q3 3 6 0T12 0", [0, 0, 0, 2, 2, 2, 4, 2, 6, 0, 2, 8, -2, 10, -2, 12, 0]],
    ["an arc without radius as a line", "M0 0A0 5 0 0 1 4 4", [0, 0, 0, 1, 4, 4]],
    ["nothing", "", []],
  ])("reads %s", (_what, data, segments) => {
    expect(rounded(data)).toEqual(segments);
  });

  it("turns a half circle into two quarter curves that end where the arc ends", () => {
    const segments = rounded("M0 0a5 5 0 0 1 10 0") as number[];
    expect(segments).toHaveLength(3 + 7 + 7);
    expect(segments.slice(8, 10)).toEqual([5, -5]);
    expect(segments.slice(-2)).toEqual([10, 0]);
  });

  it("keeps every point of an arc on its ellipse", () => {
    const segments = readPath("M3 0 A 3 2 0 1 0 0 2") as number[];
    for (let i = 3; i < segments.length; i += 7) {
      const [x, y] = [segments[i + 5], segments[i + 6]];
      expect((x / 3) ** 2 + (y / 2) ** 2).toBeCloseTo(1, 9);
    }
  });

  it("grows radii that are too small, and reads flags without separators", () => {
    expect(rounded("M0 0a1 1 0 0110 0")).toEqual(rounded("M0 0A5 5 0 0 1 10 0"));
  });

  it.each(["L1 1", "M1", "M1 1 X", "M0 0 A1 1 0 2 0 1 1", "M1 1 z 5", "M 1 1 L 2 zwei"])("refuses %s", (data) => {
    expect(readPath(data)).toBeUndefined();
  });
});

describe("readTransform", () => {
  it("reads lists from the outside in", () => {
    expect(readTransform("translate(10 20) scale(2)")).toEqual([2, 0, 0, 2, 10, 20]);
    expect(readTransform("scale(2),translate(10,20)")).toEqual([2, 0, 0, 2, 20, 40]);
  });

  it("turns by quarters exactly, about a point", () => {
    expect(readTransform("rotate(180 5 10)")).toEqual([-1, 0, 0, -1, 10, 20]);
    expect(readTransform("rotate(-270)")).toEqual([0, 1, -1, 0, 0, 0]);
  });

  it("reads skews and matrices", () => {
    expect((readTransform("skewX(45)") as readonly number[])[2]).toBeCloseTo(1, 12);
    expect((readTransform("skewY(45)") as readonly number[])[1]).toBeCloseTo(1, 12);
    expect(readTransform("matrix(1 2 3 4 5 6)")).toEqual([1, 2, 3, 4, 5, 6]);
    expect(readTransform("")).toEqual(IDENTITY);
  });

  it.each(["translate()", "rotate(1 2)", "scale(1 2 3)", "turn(4)", "translate(1", "translate(a)"])(
    "refuses %s",
    (text) => {
      expect(readTransform(text)).toBeUndefined();
    },
  );
});

describe("multiply", () => {
  it("applies the inner matrix first", () => {
    const [a, b, c, d, e, f] = multiply([0, 1, -1, 0, 0, 0], [1, 0, 0, 1, 3, 0]);
    expect([a + e, b + f]).toEqual([0, 4]);
    expect([c, d]).toEqual([-1, 0]);
  });
});
