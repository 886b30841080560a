import { describe, expect, it } from "vitest";
import { checkGrid, checkRangeRows, checkRangeTable, Grid, rangeTable } from "../../src/kernel/chart/index.js";
import { formatFraction, sumDistribution } from "../../src/kernel/dice/index.js";
import { formatIssue, suggest, UserError, fault, warning } from "../../src/kernel/issue/index.js";
import { parseLength, parsePaper } from "../../src/kernel/units/index.js";

const table = rangeTable({ id: "off-season", rule: "section 2", clampHigh: true }, 2, [..."abcdefghijk"]);

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

  it("are proved sound", () => {
    expect(checkRangeTable(table, 2, 12)).toEqual([]);
  });

  it("name gaps, overlaps, backward, falling and outside ranges, all at once", () => {
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

describe("grids", () => {
  it("look up and cite", () => {
    const grid = new Grid(
      { id: "market", rule: "3.1" },
      ["A", "B"],
      [1, 2],
      [
        [10, 20],
        [30, 40],
      ],
    );
    expect(grid.lookup("B", 1)).toEqual({ value: 30, row: 1, citation: "market B/1" });
    expect(checkGrid(grid)).toEqual([]);
  });

  it("report ragged rows and repeated keys", () => {
    const grid = new Grid({ id: "market", rule: "3.1" }, ["A", "A"], [1, 2], [[10], [30, 40]]);
    expect(checkGrid(grid).map((issue) => issue.code)).toEqual(["grid-key", "grid-shape"]);
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

  it("suggest names near to what was typed, and none far from it", () => {
    expect(suggest("scoresheat", ["mat", "scoresheet", "odds"])).toBe("scoresheet");
    expect(suggest("score", ["mat", "scoresheet", "odds"])).toBe("scoresheet");
    expect(suggest("zzzzzz", ["mat", "scoresheet", "odds"])).toBeUndefined();
  });
});

describe("units", () => {
  it("read lengths in every unit", () => {
    expect(parseLength("1in")).toBeCloseTo(25.4);
    expect(parseLength("72 pt")).toBeCloseTo(25.4);
    expect(parseLength("2.5cm")).toBe(25);
    expect(() => parseLength("12")).toThrow(UserError);
  });

  it("know papers and custom sizes", () => {
    expect(parsePaper("A4")).toEqual({ width: 210, height: 297 });
    expect(parsePaper("4x6in").width).toBeCloseTo(101.6);
    expect(() => parsePaper("lettr")).toThrow(/did you mean "letter"/);
    expect(() => parsePaper("1x6in")).not.toThrow();
    expect(() => parsePaper("1x6mm")).toThrow(/20 to 2000 mm/);
  });
});
