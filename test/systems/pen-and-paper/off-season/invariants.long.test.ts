/** 200 ten-year leagues of all sizes, half of them under a manager who rolls for everything. */
import { describe, expect, it } from "vitest";
import { brokenIn } from "./invariants.js";

describe("200 ten-year leagues", () => {
  it("break no invariant", () => {
    const broken = Array.from({ length: 200 }, (_, seed) => brokenIn(seed, 10, { chaos: seed % 2 === 1 }));
    expect(broken.filter((fault) => fault !== undefined)).toEqual([]);
  });
});
