/** The checks V1-V22: what they see on the presets, and every kind of fault with its line, its words and its hint. */
import { describe, expect, it } from "vitest";
import { checkKind } from "../../../../src/files/check.js";
import { parseData } from "../../../../src/text/data-file.js";
import { formatIssue } from "../../../../src/kernel/issue/index.js";
import { FAULTS } from "./fault-cases.js";
import { rulesKind } from "../../../../src/systems/postcard/file-kinds-rules.js";
import { runChecks, validateRules } from "../../../../src/systems/postcard/proof/index.js";
import { numberFindings } from "../../../../src/systems/postcard/proof/checks/numbers.js";
import { cycleOf } from "../../../../src/systems/postcard/proof/checks/strategy.js";
import { extremesOf } from "../../../../src/systems/postcard/proof/checks/reach.js";
import {
  PRESET_RULES,
  resolveRules,
  STANDARD_CARD,
  STANDARD_RULES,
} from "../../../../src/systems/postcard/rules/index.js";

const told = (text: string): string[] => {
  const { data, locate } = parseData(text, "card.yaml");
  return checkKind(rulesKind, data, locate).issues.map(formatIssue);
};

describe("the presets", () => {
  it.each(Object.values(PRESET_RULES))("pass every check: $name", (rules) => {
    const results = runChecks(rules);
    expect(results.map(({ id }) => id)).toEqual(Array.from({ length: 22 }, (_, i) => `V${i + 1}`));
    expect(results.filter(({ passed }) => !passed)).toEqual([]);
  });

  it("reach the extremes that section 10 names", () => {
    expect(extremesOf(STANDARD_RULES)).toEqual({ snap: [-12, 11], return: [-16, 16], pass: [-12, 17] });
  });

  it("have a round through all six numbers", () => {
    expect(cycleOf(STANDARD_CARD.strategy)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("errors", () => {
  it.each(FAULTS.map(([name, text, first, count]) => ({ name, text, first, count })))(
    "$name",
    ({ text, first, count }) => {
      const issues = told(text);
      expect(issues).toContain(first);
      if (count !== undefined) expect(issues).toHaveLength(count);
    },
  );

  it("are reported all at once, errors of every kind", () => {
    const text = [
      "card:",
      "  strategy: { 1: { beats: [1, 2, 4, 5] }, 3: { stars: 3 } }",
      "  fieldGoals: { 30: { low: 10, high: 5 } }",
      "  punts: { 70: { low: 1 } }",
      "  barCap: 0",
    ].join("\n");
    const lines = told(text)
      .filter((line) => !line.startsWith("warning"))
      .map((line) => Number(line.split(":")[1]));
    expect([...new Set(lines)].sort()).toEqual([2, 3, 4, 5]);
  });
});

/** The single numbers of a card that may be anything between two limits. */
const LIMITS: readonly (readonly [group: string, key: string, low: number, high: number])[] = [
  ["passing", "pressedTop", 2, 10],
  ["passing", "interceptionPressure", 1, 10],
  ["passing", "interception", 1, 10],
  ["passing", "grounding", 0, 5],
  ["passing", "groundingYards", 5, 30],
  ["passing", "strip", 2, 20],
  ["passing", "rattle", 0, 6],
  ["running", "breakaway", 1, 20],
  ["running", "recovery", 1, 20],
  ["running", "recoveryYards", 0, 30],
  ["running", "returnFumble", -20, 0],
  ["kicking", "fieldGoalDrop", 0, 30],
  ["kicking", "puntDrop", 0, 30],
  ["kicking", "block", -20, 0],
  ["kicking", "fake", 0, 6],
  ["kicking", "kickoffFrom", 5, 45],
  ["kicking", "safetyKickFrom", 5, 45],
  ["kicking", "kickoffTouchback", 5, 45],
  ["kicking", "puntTouchback", 5, 45],
  ["kicking", "twoPointFrom", 5, 40],
  ["clock", "plays", 1, 12],
  ["clock", "touchdown", 0, 7],
  ["clock", "lostBall", 0, 7],
  ["clock", "finalPlays", 1, 20],
  ["clock", "finalTouchdown", 1, 20],
  ["points", "touchdown", 0, 20],
  ["points", "fieldGoal", 0, 20],
  ["points", "safety", 0, 20],
  ["points", "kick", 0, 20],
  ["points", "twoPoint", 0, 20],
];

it.each(LIMITS)("%s.%s may be %i to %i", (group, key, low, high) => {
  const isOut = (value: number): boolean =>
    numberFindings(
      { ...STANDARD_RULES, card: { ...STANDARD_CARD, [group]: { ...STANDARD_CARD[group as "clock"], [key]: value } } },
      key === "pressedTop" ? "V9" : key === "plays" ? "V16" : "V21",
    ).some(({ code }) => code === "number-bounds");
  expect([low - 1, low, high, high + 1].map(isOut)).toEqual([true, false, false, true]);
});

describe("the certificate of a house card", () => {
  it("says what a check waits for", () => {
    const results = runChecks(resolveRules({ card: { strategy: { 1: { beats: [1, 2, 4, 5] } } } }));
    const failed = results.filter(({ passed }) => !passed);
    expect(failed[0].issues[0].message).toBe("arrow 1 of number 1: found 1 beats itself; expected another number");
    expect(failed.map(({ id, waits }) => [id, ...waits].join(" "))).toEqual([
      "V1",
      "V2 V1",
      "V4 V1 V3",
      "V5 V1",
      "V10 V1 V3",
    ]);
  });

  it("names the numbers of an unfair circle that no one should pick", () => {
    // 6 beats all but 1; 1 still wins three.
    const strategy = STANDARD_CARD.strategy
      .map((row) => ({
        ...row,
        beats:
          row.number === 6
            ? [2, 3, 4, 5]
            : row.number === 1
              ? [2, 4, 5, 6]
              : row.beats.filter((n) => n !== 6 && n !== 1),
      }))
      .map((row) => (row.number === 3 ? { ...row, beats: [1, ...row.beats] } : row));
    const rules = resolveRules({ card: { strategy } });
    const fourth = runChecks(rules).find(({ id }) => id === "V4");
    expect(fourth?.passed).toBe(false);
    expect(fourth?.issues.map(({ code }) => code)).toContain("strategy-idle");
    expect(validateRules(rules).every(({ severity }) => severity === "warning")).toBe(true);
  });
});
