/** Figures of many games against what pencil and paper give. */
import { describe, expect, it } from "vitest";
import { Histogram, Mean, meanText, percentile, percentText } from "../../src/kernel/sample/index.js";

describe("means", () => {
  it("have spread and error", () => {
    const mean = new Mean([2, 4, 4, 4, 5, 5, 7, 9]);
    expect(mean.value).toBe(5);
    expect(mean.deviation).toBeCloseTo(Math.sqrt(32 / 7), 12);
    expect(mean.error).toBeCloseTo(Math.sqrt(32 / 7 / 8), 12);
    expect(meanText(mean, 1, 2)).toBe("5.0 +- 0.76");
  });

  it("are the same in any order, and without error for equal numbers", () => {
    const numbers = Array.from({ length: 1000 }, (_, i) => (i * 7919) % 1000);
    expect(new Mean(numbers)).toEqual(new Mean([...numbers].reverse()));
    expect(new Mean(Array.from({ length: 1000 }, () => 33)).error).toBe(0);
    expect(new Mean([12]).error).toBe(0);
  });
});

describe("shares", () => {
  it("are percentiles of sorted numbers", () => {
    const numbers = Array.from({ length: 10 }, (_, i) => i + 1);
    expect([0, 0.1, 0.5, 0.9, 1].map((share) => percentile(numbers, share))).toEqual([1, 1, 5, 9, 10]);
    expect(percentText(0.125)).toBe("12.5%");
  });

  it("fill buckets without gaps, below zero too", () => {
    expect(new Histogram(5, [-1, 0, 4, 12]).plot()).toEqual({
      width: 5,
      buckets: [
        { from: -5, count: 1 },
        { from: 0, count: 2 },
        { from: 5, count: 0 },
        { from: 10, count: 1 },
      ],
    });
    expect(new Histogram(5).plot().buckets).toEqual([]);
  });
});
