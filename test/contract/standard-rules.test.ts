/**
 * Every number of the standard rules, and those that a preset has instead. Goldens of sheets show what is printed of them, the tests of each
 * game what is played by them; a number that moves changes games that people have on paper, so it moves here first.
 */
import { describe, expect, it } from "vitest";
import { loadSystems } from "../../src/systems/index.js";

const WIDTH = 120;

/** JSON, a row of a table to a line. */
function told(value: unknown, indent = ""): string {
  const line = JSON.stringify(value);
  if (typeof value !== "object" || value === null || line.length <= WIDTH) return line;
  const inner = `${indent}  `;
  const rows = Array.isArray(value) && value.every((part) => JSON.stringify(part).length <= WIDTH);
  const parts = Object.entries(value).map(([key, part]) => {
    const text = told(part, inner);
    return rows ? inner + text : `${inner}${key}:${text.startsWith("\n") ? "" : " "}${text}`;
  });
  return `\n${parts.join("\n")}`;
}

/** Places of leaves, with what stands there. */
function leavesOf(value: unknown, place = ""): [string, string][] {
  if (typeof value !== "object" || value === null) return [[place, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${place}.${key}`));
}

describe("numbers of the rules", async () => {
  it.each(await loadSystems())("$id", async ({ id, standardRules, presets = [] }) => {
    const standard = new Map(leavesOf(standardRules));
    const others = presets.map(({ id: name, rules }) => {
      const own = new Map(leavesOf(rules));
      const lines = [...own]
        .filter(([place, leaf]) => standard.get(place) !== leaf)
        .map(([place, leaf]) => `${place.slice(1)}: ${leaf}`);
      const gone = [...standard.keys()].filter((place) => !own.has(place)).map((place) => `${place.slice(1)}: none`);
      return `\npreset ${name}\n${[...lines, ...gone].join("\n")}\n`;
    });
    await expect(`standard${told(standardRules)}\n${others.join("")}`).toMatchFileSnapshot(
      `../golden/${id}/standard-rules.txt`,
    );
  });
});
