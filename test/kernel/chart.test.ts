import { describe, expect, it } from "vitest";
import { checkRangeRows, RangeTable } from "../../src/kernel/chart/index.js";
import { sumDistribution } from "../../src/kernel/dice/index.js";
import { formatFraction } from "../helpers/dice.js";
import { formatIssue, suggest, fault, warning } from "../../src/kernel/issue/index.js";

const table = new RangeTable(
  { id: "off-season", rule: "section 2", clampHigh: true },
  [..."abcdefghijk"].map((value, i) => ({ from: 2 + i, to: 2 + i, value })),
);

describe("range tables", () => {
  it("cite the row they found", () => {
    expect(table.lookup(7)).toEqual({ value: "f", row: 5, citation: "off-season 7" });
    expect(table.lookup(15)).toEqual({ value: "k", row: 10, citation: "off-season 12+" });
    expect(() => table.lookup(1)).toThrow(RangeError);
  });

  it("give exact probabilities that add up to one", () => {
    const shares = table.probabilities(sumDistribution(2, 6)).map(formatFraction);
    expect(shares).toEqual(["1/36", "1/18", "1/12", "1/9", "5/36", "1/6", "5/36", "1/9", "1/12", "1/18", "1/36"]);
  });

  it("are proved valid", () => {
    expect(checkRangeRows(table.rows, 2, 12, "offSeason", "section 2")).toEqual([]);
  });

  it("report gaps, overlaps, backward, falling and out-of-range rows, all at once", () => {
    const rows = [
      { from: 2, to: 5 },
      { from: 5, to: 6 },
      { from: 11, to: 9 },
      { from: 8, to: 8 },
      { from: 12, to: 13 },
    ];
    const found = checkRangeRows(rows, 2, 12, "offSeason", "section 2");
    expect(found.map((issue) => issue.code).sort()).toEqual(
      [
        "range-falls",
        "range-gap",
        "range-gap",
        "range-gap",
        "range-gap",
        "range-order",
        "range-outside",
        "range-overlap",
      ].sort(),
    );
    expect(found.find((issue) => issue.code === "range-overlap")?.message).toContain("offSeason[0] and offSeason[1]");
    expect(
      found.filter((issue) => issue.code === "range-gap").map((issue) => /holds (\d+)/.exec(issue.message)?.[1]),
    ).toEqual(["7", "9", "10", "11"]);
  });
});

describe("issues", () => {
  it("say where, what, and what to do", () => {
    const issue = fault("cell-falls", "SEC 14 after AVG 16 goes down", {
      file: "bears.yaml",
      line: 41,
      column: 7,
      path: "rushing[2]",
      hint: "cells rise to 20",
      rule: "1.2",
    });
    expect(formatIssue(issue)).toBe(
      "bears.yaml:41:7 rushing[2]: SEC 14 after AVG 16 goes down; hint: cells rise to 20 (rule 1.2)",
    );
    expect(formatIssue(warning("w", "odd"))).toBe("warning: odd");
  });

  it("suggest names close to the one typed, and no distant ones", () => {
    expect(suggest("scoresheat", ["mat", "scoresheet", "odds"])).toBe("scoresheet");
    expect(suggest("score", ["mat", "scoresheet", "odds"])).toBe("scoresheet");
    expect(suggest("zzzzzz", ["mat", "scoresheet", "odds"])).toBeUndefined();
  });
});
