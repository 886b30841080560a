/** Mutation proof: the standard card made wrong in every single way; who notices, and what is a fair house rule instead. */
import { describe, expect, it } from "vitest";
import { seededRoller, type Roller } from "../../../../src/kernel/dice/index.js";
import { hasErrors } from "../../../../src/kernel/issue/index.js";
import { validateRules } from "../../../../src/systems/postcard/proof/index.js";
import {
  chartsOf,
  parseRules,
  STANDARD_RULES,
  SWITCHES,
  type CardData,
  type PostcardRules,
  type Switches,
} from "../../../../src/systems/postcard/rules/index.js";
import { mutants } from "./mutants.js";

/** Mutants that no check objects to, and why none should. Dots stand for any row that the group speaks of. */
const LEGITIMATE: readonly (readonly [why: string, ...names: readonly string[]])[] = [
  [
    "the same card: results beyond a row read its last cell anyway",
    "rush[0].from -9 > -10",
    "rush[10].to 9 > 10",
    "pass[0].from -6 > -7",
    "pass[0].from -6 > -12",
    "run[0].from -9 > -10",
    "run[12].to 9 > 10",
  ],
  [
    "a field-goal range that the source leaves open: still inside the nearer one and no easier (only the 20 is printed)",
    "fieldGoals[0].low 2 > 3",
    "fieldGoals[0].high 12 > 11",
    "fieldGoals[1].low 3 > 4",
    "fieldGoals[1].low 3 > 2",
    "fieldGoals[1].high 11 > 12",
    "fieldGoals[1].high 11 > 10",
    "fieldGoals[3].low 4 > 5",
    "fieldGoals[4].low 5 > 4",
    "fieldGoals[4].high 10 > 9",
    "fieldGoals[5].low 5 > 6",
    "fieldGoals[5].high 9 > 10",
    "fieldGoals[6].low 6 > 5",
    "fieldGoals[6].high 9 > 8",
    "fieldGoals[7].low 6 > 7",
    "fieldGoals[7].high 8 > 9",
    "fieldGoals[8].low 7 > 8",
    "fieldGoals[8].low 7 > 6",
    "fieldGoals[8].high 8 > 7",
  ],
  [
    "a punt bonus that the source leaves open: kickers' bonuses still fall and receivers' still rise with the distance",
    "punts[0].kicker 2 > 3",
    "punts[0].kicker 2 > 4",
    "punts[0].receiver 3 > 2",
    "punts[0].receiver 3 > 0",
    "punts[4].kicker 2 > 1",
    "punts[5].kicker 1 > 2",
    "punts[5].receiver 4 > 3",
    "punts[10].kicker 1 > 0",
    "punts[10].receiver 4 > 5",
  ],
  [
    "a mark bonus that the source leaves open: still no smaller for a deeper kick",
    "kickMarks[0].bonus 3 > 2",
    "kickMarks[0].bonus 3 > 0",
    "kickMarks[1].bonus 3 > 4",
    "kickMarks[2].bonus 5 > 4",
  ],
  [
    "an onside spot that the source leaves open: still ten yards away and from near to far",
    "kickMarks[1].onside 45 > 50",
    "kickMarks[2].onside 50 > 45",
    "kickMarks[3].onside 50 > 55",
    "kickMarks[4].onside 55 > 50",
    "kickMarks[5].onside 55 > 60",
  ],
  [
    "the same circles of an end in another order, which the source leaves open",
    "timeStars.left rows 1 and 2 swapped",
    "timeStars.left rows 2 and 3 swapped",
    "timeStars.left rows 3 and 4 swapped",
    "timeStars.left rows 4 and 5 swapped",
    "timeStars.left rows 5 and 6 swapped",
    "timeStars.right rows 0 and 1 swapped",
    "timeStars.right rows 2 and 3 swapped",
    "timeStars.right rows 3 and 4 swapped",
    "timeStars.right rows 5 and 6 swapped",
  ],
];

const all = mutants().map(({ name, card }) => {
  const rules: PostcardRules = { ...STANDARD_RULES, name: "mutant", card };
  return { name, rules, issues: validateRules(rules) };
});
const survivors = all.filter(({ issues }) => issues.length === 0).map(({ name }) => name);
const playable = all.filter(({ issues }) => !hasErrors(issues));

describe("mutants of the standard card", () => {
  it("are many, each of them once", () => {
    expect(all.length).toBeGreaterThan(2000);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(all.filter(({ rules }) => JSON.stringify(rules.card) === JSON.stringify(STANDARD_RULES.card))).toEqual([]);
  });

  it("survive only if they are legitimate house rules, at most one in twenty", () => {
    const found = 1 - survivors.length / all.length;
    console.info(
      `${all.length} mutants, ${all.length - survivors.length} reported (${(100 * found).toFixed(1)} %), ` +
        `${all.length - playable.length} as errors, ${survivors.length} legitimate`,
    );
    expect(found).toBeGreaterThanOrEqual(0.95);
    expect([...survivors].sort()).toEqual(LEGITIMATE.flatMap(([, ...names]) => names).sort());
  });

  it("are reported with a place, a hint and the check that caught them", () => {
    for (const { code, message, path, hint, rule } of all.flatMap(({ issues }) => issues)) {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(message).toMatch(/^\S.*: found .*; expected \S/);
      expect(message).not.toMatch(/undefined|NaN|\[object/);
      expect(path).toMatch(/^card\./);
      expect(hint).toBeTruthy();
      expect(rule).toMatch(/^V\d+$/);
    }
  });

  it("have charts under every ruling unless they have errors", () => {
    const settings = SWITCHES.flatMap(({ id, values }) =>
      values.map(({ value }) => ({ [id]: value }) as Partial<Switches>),
    );
    const charted = settings.filter((one) =>
      ["rushBeyond", "sevenPenalty", "penaltySide"].includes(Object.keys(one)[0]),
    );
    expect(charted).toHaveLength(7);
    for (const { name, rules } of playable) {
      for (const one of charted) {
        const charts = chartsOf({ ...rules, switches: { ...rules.switches, ...one } });
        for (const result of [-40, 0, 40]) expect(charts.rush.at(result).result, name).toBeTruthy();
      }
    }
  });
});

describe("cards with many faults", () => {
  /** A card of the right form whose numbers, in a few places or in all, are anything that a file may hold. */
  const scrambled = (value: unknown, dice: Roller, oneIn: number): unknown => {
    if (typeof value === "number") return dice.die(oneIn) === 1 ? dice.die(401) - 201 : value;
    if (Array.isArray(value)) {
      const kept = value.filter((_, i) => i === 0 || dice.die(oneIn * 4) > 1);
      return kept.map((item) => scrambled(item, dice, oneIn));
    }
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, scrambled(inner, dice, oneIn)]));
  };

  it("are reported error by error, whatever the numbers are", () => {
    const dice = seededRoller(7);
    for (let i = 0; i < 300; i++) {
      const card = scrambled(STANDARD_RULES.card, dice, 1 + (i % 12) * 6) as CardData;
      const { rules, issues } = parseRules({ card });
      expect(issues).toEqual([]);
      const told = validateRules(rules!);
      expect(told.length).toBeGreaterThan(0);
      expect(told.filter(({ message }) => /undefined|NaN|Infinity|\[object/.test(message))).toEqual([]);
    }
  });
});
