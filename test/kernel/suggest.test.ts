/** What a person is told of a name that nobody knows. */
import { expect, it } from "vitest";
import { suggestHint } from "../../src/kernel/issue/index.js";

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
