import { describe, expect, it } from "vitest";
import {
  RULINGS,
  resolveRules,
  STANDARD_RULES,
  SWITCHES,
  type DynastyRules,
  type Ruling,
} from "../../../src/systems/dynasty/rules/index.js";
import { climbs, firstRollTable, percent, roundTable } from "../../../src/systems/dynasty/facts/odds.js";
import { dynasty } from "../../../src/systems/dynasty/index.js";
import { firstTitleSeason, losingMost, rulesFacts } from "../../../src/systems/dynasty/facts/rules.js";
import { LAYERS } from "../../../src/sheet/drawing/types.js";
import { textsIn } from "../../../src/sheet/drawing/bounds.js";
import { testPages } from "../../helpers/forms.js";

const spec = dynasty.sheets.find(({ id }) => id === "rules")!;

/** Every printed word of the leaflet under these rules. */
async function printed(rules: DynastyRules): Promise<string> {
  const { pages } = await testPages(dynasty, spec, { rules });
  return pages
    .flatMap(({ layers }) => LAYERS.flatMap((layer) => textsIn(layers[layer])))
    .map(({ value }) => value)
    .join(" ");
}

describe("rules leaflet", () => {
  it("answers every ruling once", async () => {
    const words = await printed(STANDARD_RULES);
    const { ruling } = rulesFacts(STANDARD_RULES);
    const rulings: readonly Ruling[] = RULINGS;
    const times = rulings.map(({ id }) => [id, words.split(ruling[id].question).length - 1]);
    expect(times).toEqual(rulings.map(({ id, ruling: number }) => [id, number === "variant" ? 0 : 1]));
  });

  it("prints names of switches only if a house rule is in force", async () => {
    const standard = await printed(STANDARD_RULES);
    for (const { id } of SWITCHES) expect(standard).not.toContain(`${id}:`);
    const house = await printed(resolveRules({ switches: { playoffMatch: "orBetter" } }));
    expect(house).toContain("playoffMatch: orBetter");
  });

  it("changes its text with every switch", async () => {
    const standard = await printed(STANDARD_RULES);
    for (const { id, values } of SWITCHES) {
      for (const { value } of values.slice(1)) {
        // The box of names and the footer would differ anyway.
        const words = (await printed(resolveRules({ switches: { [id]: value } }))).replace(`${id}: ${value}`, "");
        expect(words, `${id}: ${String(value)}`).not.toBe(standard);
        expect(words).not.toMatch(/undefined|NaN/);
      }
    }
  });

  it("takes its numbers from the tables", async () => {
    const text = await printed(
      resolveRules({ tables: { setup: { ...STANDARD_RULES.tables.setup, seasons: 12, contractYears: 4 } } }),
    );
    expect(text).toContain("after season 12");
    expect(text).toContain("1\u20134 are circled");
    expect(firstTitleSeason(STANDARD_RULES)).toBe(2);
    expect(losingMost(resolveRules({ switches: { evenIsLosing: true } }))).toBe(8);
  });
});

describe("odds card", () => {
  it("prints the best single-round chances of digest 5.3", () => {
    const line = (dice: number, goal: string): string[] =>
      (climbs(STANDARD_RULES, dice).find((climb) => climb.goal === goal)?.cells ?? []).map(({ share }) =>
        share.toFixed(5),
      );
    expect(line(3, "wildCard")).toEqual(["0.06491", "0.27646", "0.42511", "0.53680", "0.62645", "0.69875", "0.74896"]);
    expect(line(4, "conference")).toEqual([
      "0.12509",
      "0.47587",
      "0.72727",
      "0.86892",
      "0.93942",
      "0.97250",
      "0.98635",
    ]);
    expect(line(5, "bigGame")).toEqual(["0.08611", "0.36761", "0.63624", "0.80432", "0.89772", "0.94722", "0.97053"]);
    expect(line(3, "bigGame")).toEqual([]);
  });

  it("distinguishes the impossible from what has to be paid for", () => {
    const { cells, summary } = firstRollTable(STANDARD_RULES);
    expect(cells[1].map(({ text }) => text)).toEqual(["\u2013", "\u2013", "paid"]);
    expect(summary[0].cells.map(({ text }) => text)).toEqual(["1.4", "11.3", "31.5"]);
    expect(roundTable(STANDARD_RULES).rounds[3].cells.map(({ text }) => text)).toEqual(["\u2013", "\u2013", "3.9"]);
  });

  it("never rounds a chance to 0 or to certainty", () => {
    expect([0, 0.0001, 0.125, 0.9999, 1].map(percent)).toEqual(["\u2013", "<0.1", "12.5", ">99.9", "100.0"]);
  });
});
