/** Rulings as switches, and house rules over standard ones. */
import { describe, expect, expectTypeOf, it } from "vitest";
import {
  usualAnswers,
  describeRulings,
  differing,
  mergeTables,
  rulings,
  switchable,
  switchesSchema,
  type SwitchesOf,
} from "../../src/kernel/rulings/index.js";
import { loadSystems } from "../../src/systems/index.js";

const RULINGS = rulings({
  fixed: ["A1: Fixed?", ["yes", "Yes"]],
  spot: ["A2: Where?", [35, "At the 35"], [40, "At the 40: there"]],
  again: ["A3: Again?", [false, "No"], [true, "Yes"]],
});
type AnyRuling = (typeof RULINGS)[number];

describe("rulings", () => {
  it("are listed with their numbers, questions and answers", () => {
    expect(RULINGS[1]).toEqual({
      id: "spot",
      ruling: "A2",
      question: "Where?",
      values: [
        { value: 35, meaning: "At the 35" },
        { value: 40, meaning: "At the 40: there" },
      ],
    });
  });

  it("with an alternative are switches, and their first value is the default", () => {
    expect(switchable<AnyRuling>(RULINGS).map(({ id }) => id)).toEqual(["spot", "again"]);
    expect(usualAnswers<AnyRuling>(RULINGS)).toEqual({ spot: 35, again: false });
    expectTypeOf<SwitchesOf<AnyRuling>>().toEqualTypeOf<{ readonly spot: 35 | 40; readonly again: boolean }>();
  });

  it("are described in the words that a user writes", () => {
    expect(describeRulings(RULINGS)[1]).toMatchObject({ id: "spot", ruling: "A2", fixed: false, default: "35" });
    expect(describeRulings(RULINGS)[2].values.map(({ id }) => id)).toEqual(["false", "true"]);
  });

  it("are all described, fixed ones too, by their numbers", () => {
    expect(describeRulings(RULINGS)[0]).toEqual({
      id: "fixed",
      ruling: "A1",
      question: "Fixed?",
      fixed: true,
      values: [{ id: "yes", meaning: "Yes" }],
      default: "yes",
    });
    const mixed = rulings({
      late: ["A10: Late?", ["yes", "Yes"]],
      other: ["variant: Other?", ["yes", "Yes"]],
      early: ["A2: Early?", ["yes", "Yes"]],
      flaw: ["F1: Flaw?", ["yes", "Yes"]],
    });
    expect(describeRulings(mixed).map(({ ruling }) => ruling)).toEqual(["A2", "A10", "variant", "F1"]);
  });

  it("accept their own answers in a file, and no others", () => {
    const schema = switchesSchema(RULINGS);
    for (const good of [{}, { spot: 40 }, { spot: 35, again: true }]) expect(schema.safeParse(good).success).toBe(true);
    for (const bad of [{ spot: 50 }, { spot: "35" }, { fixed: "yes" }])
      expect(schema.safeParse(bad).success).toBe(false);
  });
});

describe("house rules", () => {
  const standard = { goal: 3, rows: [1, 2], play: { yards: 5, dice: 2 } };

  it("replace lists and numbers, and merge records", () => {
    const merged = mergeTables(standard, { goal: 4, rows: [7], play: { dice: 1 } });
    expect(merged).toEqual({ goal: 4, rows: [7], play: { yards: 5, dice: 1 } });
    expect(mergeTables(standard)).toEqual(standard);
    expect(standard.play.dice).toBe(2);
  });

  it("are stored as differences", () => {
    expect(differing({ ...standard, rows: [1, 3] }, standard)).toEqual({ rows: [1, 3] });
    expect(differing(structuredClone(standard), standard)).toBeUndefined();
  });
});

describe.each((await loadSystems()).map(({ id, rulings: listed }) => [id, listed] as const))(
  "rulings of %s",
  (_, listed) => {
    it("have their own names, answers that differ in value and meaning, and begin with the default", () => {
      expect(listed.length).toBeGreaterThan(10);
      expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
      for (const { id, values, fixed, default: usual } of listed) {
        expect(new Set(values.map((answer) => answer.id)).size, id).toBe(values.length);
        expect(new Set(values.map((answer) => answer.meaning)).size, id).toBe(values.length);
        expect([fixed, usual], id).toEqual([values.length === 1, values[0].id]);
      }
    });
  },
);
