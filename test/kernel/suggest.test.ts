/** What a person is told of a name that nobody knows. */
import { describe, expect, it } from "vitest";
import { editDistance, fault, formatIssue, suggestHint } from "../../src/kernel/issue/index.js";

it("F8: an issue cites what a user can look up", () => {
  const told = (rule: string): string => formatIssue(fault("x", "wrong", { rule }));
  expect(told("A6")).toBe("wrong (ruling A6: see pressbox list --rulings)");
  expect(told("Season Scoring box (section 2)")).toBe("wrong (rule Season Scoring box)");
  expect(told("F3")).toBe("wrong (ruling F3: see pressbox list --rulings)");
  expect(told("V14")).toBe("wrong (check V14 of the certificate)");
  expect([told("section 8"), told("E23")]).toEqual(["wrong", "wrong"]);
});

it("lists known names, the nearest first among its words", () => {
  expect(suggestHint("wite", ["write", "text", "box"])).toBe('did you mean "write"? known: write, text, box');
  expect(suggestHint("zzzzzz", ["write", "text"])).toBe("known: write, text");
});

it("takes no number for a typo of another", () => {
  expect(suggestHint("9", ["1", "2", "14"])).toBe("known: 1, 2, 14");
  // Nor a letter for a number: they have nothing in common.
  expect(suggestHint("x", ["0", "6", "20"])).toBe("known: 0, 6, 20");
  expect(suggestHint("1O", ["10", "20"])).toBe('did you mean "10"? known: 10, 20');
  expect(suggestHint("week 9", ["week 1"])).toContain("did you mean");
});

it("lists the nearest two dozen of many names, and counts the others", () => {
  const many = Array.from({ length: 80 }, (_, i) => `name${String(i).padStart(2, "0")}`);
  const hint = suggestHint("nane77", many);
  expect(hint).toMatch(/^did you mean "name77"\? known: name77, .* and 56 more$/);
  expect(hint.split(", ")).toHaveLength(24);
});

describe("edits between two words", () => {
  const WORDS = ["", ..."abc", "ab", "ba", "abc", "acb", "bca", "abca", "cabb", "abcabc", "bacbac"];
  /** By its definition, without a table. */
  const edits = (a: string, b: string): number => {
    if (a === "" || b === "") return a.length + b.length;
    const [x, y] = [a.slice(0, -1), b.slice(0, -1)];
    const same = a.at(-1) === b.at(-1) ? 0 : 1;
    const swapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
    const swap = swapped ? edits(x.slice(0, -1), y.slice(0, -1)) + 1 : Infinity;
    return Math.min(edits(x, b) + 1, edits(a, y) + 1, edits(x, y) + same, swap);
  };

  it.each(WORDS)("from %j", (a) => {
    for (const b of WORDS) {
      const expected = edits(a, b);
      expect(editDistance(a, b)).toBe(expected);
      for (const most of [0, 1, 2, 3]) {
        const found = editDistance(a, b, most);
        if (expected <= most) expect(found).toBe(expected);
        else expect(found).toBeGreaterThan(most);
      }
    }
  });
});
