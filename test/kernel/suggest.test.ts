/** What a person is told of a name that nobody knows. */
import { expect, it } from "vitest";
import { fault, formatIssue, suggestHint } from "../../src/kernel/issue/index.js";

it("F8: an issue cites what a person can look up", () => {
  const told = (rule: string): string => formatIssue(fault("x", "wrong", { rule }));
  expect(told("A6")).toBe("wrong (ruling A6: see pressbox list --rulings)");
  expect(told("Season Scoring box (section 2)")).toBe("wrong (rule Season Scoring box)");
  expect(told("F3")).toBe("wrong (ruling F3: see pressbox list --rulings)");
  expect(told("V14")).toBe("wrong (check V14 of the certificate)");
  expect([told("section 8"), told("E23")]).toEqual(["wrong", "wrong"]);
});

it("lists what is known, the nearest name first among its words", () => {
  expect(suggestHint("wite", ["write", "text", "box"])).toBe('did you mean "write"? known: write, text, box');
  expect(suggestHint("zzzzzz", ["write", "text"])).toBe("known: write, text");
});

it("lists the nearest two dozen of many names, and says how many more there are", () => {
  const many = Array.from({ length: 80 }, (_, i) => `name${String(i).padStart(2, "0")}`);
  const hint = suggestHint("nane77", many);
  expect(hint).toMatch(/^did you mean "name77"\? known: name77, .* and 56 more$/);
  expect(hint.split(", ")).toHaveLength(24);
});
