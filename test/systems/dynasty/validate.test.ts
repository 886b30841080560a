/** The validator: the standard rules pass, each kind of mistake is found and named. */
import { describe, expect, it } from "vitest";
import {
  resolveRules,
  STANDARD_RULES,
  STANDARD_TABLES,
  type HouseRules,
  type RegularRow,
} from "../../../src/systems/dynasty/rules/index.js";
import { rulesKind } from "../../../src/systems/dynasty/file-kinds.js";
import { nowhereKnown } from "../../../src/kernel/issue/index.js";
import { validateRules } from "../../../src/systems/dynasty/validate.js";

const check = (data: unknown) => rulesKind.check(data, nowhereKnown);

const found = (house: HouseRules): string[] =>
  validateRules(resolveRules({ name: "house", ...house })).map(
    (i) => `${i.severity} ${i.code} ${i.path}: ${i.message}`,
  );
/** The season table with some rows changed, by id; null takes a row out. */
const season = (edits: Record<string, Partial<RegularRow> | null>): HouseRules => ({
  tables: {
    regularSeason: STANDARD_TABLES.regularSeason.flatMap((row) => {
      const edit = edits[row.id];
      return edit === null ? [] : [{ ...row, ...edit }];
    }),
  },
});

describe("validateRules", () => {
  it("finds no errors in the standard rules", () => expect(validateRules(STANDARD_RULES)).toEqual([]));

  it("requires records that add up to the games", () => {
    expect(found(season({ full: { losses: 5 } }))).toEqual([
      "error record-sum tables.regularSeason[4]: 12-5 makes 17 games; expected 16",
    ]);
    expect(found(season({ nothing: { losses: 9 } }))[0]).toMatch(/losses: rest/);
  });
  it("requires wins that fall down the table", () => {
    expect(found(season({ four: { wins: 13, losses: 3 } }))).toEqual([
      "error wins-rise tables.regularSeason[5]: 13 wins are below 12; expected wins to fall down the table",
    ]);
  });
  it("requires rows that share out the Coach Die", () => {
    expect(found(season({ run4: { coach: [3, 6] } }))).toEqual([
      "error coach-gap tables.regularSeason[7]: no row is for straight of four with Coach Die 2; expected the rows to share out faces 1 to 6",
    ]);
    expect(found(season({ threex: { coach: [1, 4] } }))).toEqual([
      "error coach-overlap tables.regularSeason[9].coach: Coach Die 4 is taken by a row above; expected every face once",
    ]);
    expect(found(season({ threex: { coach: [3, 1] } }))[0]).toMatch(/^error coach-order/);
  });
  it("requires a row for every pattern, and one for dice without one", () => {
    expect(found(season({ nothing: null }))[0]).toMatch(/^error pattern-missing/);
    expect(found(season({ pair: null }))[0]).toMatch(/^warning pattern-missing .*one pair/);
  });
  it("reports rows that no dice reach", () => {
    expect(
      found({ tables: { setup: { diceMax: 4 } } }).filter((text) => text.includes("row-unreachable")),
    ).toHaveLength(5);
    expect(found({ tables: { setup: { diceMax: 4 } } }).at(-1)).toMatch(
      /^warning round-unwinnable tables.playoffs\[3\]/,
    );
    expect(found(season({ perfect: { id: "five2", firstRoll: undefined } }))[0]).toMatch(/coach-overlap/);
  });
  it("requires ranges without gap or overlap", () => {
    const offSeason = STANDARD_TABLES.offSeason.map((row) => (row.from === 6 ? { ...row, to: 7 } : row));
    expect(found({ tables: { offSeason } })[0]).toMatch(/^error range-overlap tables.offSeason\[5\]: 7 appears in/);
    expect(found({ tables: { frontOffice: STANDARD_TABLES.frontOffice.slice(1) } })[0]).toMatch(
      /range-gap .*no row holds 1/,
    );
    expect(found({ tables: { influenceGain: [{ from: 1, to: 19, gain: 1 }] } })[0]).toMatch(
      /range-gap .*no row holds 20/,
    );
  });
  it("lets a table extend into the totals of modifiers", () => {
    const more = [...STANDARD_TABLES.offSeason, { from: 13, to: 13, dice: 2, influence: 0, text: "Two stars" }];
    expect(found({ tables: { offSeason: more } })).toEqual([]);
  });
  it("requires limits that agree", () => {
    expect(found({ tables: { setup: { dice: 6 } } })[0]).toMatch(
      /^error dice-start tables.setup.dice: dice is 6; expected 3 to 5/,
    );
    expect(found({ tables: { setup: { diceMax: 6 } } })[0]).toMatch(/^error dice-limit/);
    expect(found({ tables: { setup: { influence: 7 } } })[0]).toMatch(/^error influence-start/);
    expect(found({ tables: { setup: { losingWins: 9 } } })[0]).toMatch(/^error losing-wins/);
  });
  it("requires the four rounds in order", () => {
    expect(found({ tables: { playoffs: STANDARD_TABLES.playoffs.slice(1) } })[0]).toMatch(/^error playoff-rounds/);
  });
  it("warns of falling extensions, and of changes that never apply", () => {
    expect(found({ tables: { extension: { bigGame: 2 } } })[0]).toMatch(/^warning extension-order/);
    const offSeason = STANDARD_TABLES.offSeason.map((row) => (row.frontOffice ? { ...row, influence: 1 } : row));
    expect(found({ tables: { offSeason } })[0]).toMatch(/^warning row-ignored/);
  });
  it("reports the place of each error", () => {
    const rules = resolveRules({ name: "house", tables: { setup: { dice: 6 } } });
    const [issue] = validateRules(rules, (path) => ({ file: "house.yaml", line: path.length }));
    expect(issue).toMatchObject({ file: "house.yaml", line: 3, path: "tables.setup.dice" });
  });
});

describe("house-rule files", () => {
  it("replace tables and switches", () => {
    const { value: rules, issues } = check({
      name: "open market",
      extends: "standard",
      tables: { extension: { bought: 1 } },
      switches: { playoffMatch: "orBetter", mustTakeBest: false },
    });
    expect(issues).toEqual([]);
    expect(rules?.tables.extension).toEqual({ betterResult: 1, conferenceTitle: 3, bigGame: 5, bought: 1 });
    expect(rules?.switches).toMatchObject({ playoffMatch: "orBetter", mustTakeBest: false, nothingWins: "final" });
  });
  it("are strict", () => {
    const { issues } = check({ name: "x", switches: { playofMatch: "orBetter", mustTakeBest: "no" }, tabels: {} });
    const text = issues.map((i) => `${i.code} ${i.path} ${i.hint ?? ""}`).join("\n");
    expect(text).toMatch(/key-unknown tabels did you mean "tables"/);
    expect(text).toMatch(/key-unknown switches.playofMatch did you mean "playoffMatch"/);
    expect(text).toMatch(/rules-form switches.mustTakeBest/);
  });
  it("must not pass for the printed rules", () => {
    expect(check({ name: "standard", switches: { mustTakeBest: false } }).issues[0].code).toBe("rules-name");
  });
});
