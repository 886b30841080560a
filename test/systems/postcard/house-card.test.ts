/** One number changed in a house card: the card, the game, the odds, the points game and the proof change with it. */
import { describe, expect, it } from "vitest";
import { parseData } from "../../../src/text/data-file.js";
import type { RollEvent } from "../../../src/systems/postcard/engine/index.js";
import { football } from "../../../src/systems/postcard/coaches/index.js";
import { oddsOf, solvedPoints } from "../../../src/systems/postcard/odds/index.js";
import { runChecks } from "../../../src/systems/postcard/proof/index.js";
import { playGame } from "../../../src/systems/postcard/record.js";
import { parseRules, STANDARD_RULES, type PostcardRules } from "../../../src/systems/postcard/rules/index.js";
import { textsIn } from "../../../src/sheet/drawing/bounds.js";
import { testPages } from "../../helpers/forms.js";
import { cache, SHEET_CASES } from "../../helpers/sheets.js";

function houseRules(text: string): PostcardRules {
  const { data, locate } = parseData(text, "house.yaml");
  const { rules, issues } = parseRules(data, locate);
  expect(issues).toEqual([]);
  return rules!;
}

async function words(id: string, rules: PostcardRules): Promise<string> {
  const { system, spec } = SHEET_CASES.find(({ name }) => name === `postcard ${id}`)!;
  const { pages } = await testPages(system, spec, { rules });
  return pages
    .flatMap((page) => textsIn([...page.layers.art, ...page.layers.form]).map(({ value }) => value))
    .join(" ")
    .replace(/ +/g, " ");
}

describe("a custom punt range", () => {
  const house = houseRules("name: Big leg\ncard:\n  punts:\n    65: { low: 4, high: 10 }\n");

  it("is printed on the card, the quick reference and the certificate", async () => {
    // On the card targets with the same range share a cell: 65 leaves that of 55 and 60.
    expect(await words("card", STANDARD_RULES)).toMatch(/55 60 65 6\u20138/);
    expect(await words("card", house)).toMatch(/55 60 6\u20138/);
    expect(await words("card", house)).toMatch(/65 4\u201310/);
    expect(await words("quick-reference", house)).not.toBe(await words("quick-reference", STANDARD_RULES));
    expect(await words("certificate", STANDARD_RULES)).toContain("65: 6\u20138");
    // There the check that no longer holds says what it found instead.
    expect(await words("certificate", house)).toContain("Playable, with remarks");
    expect(await words("certificate", house)).toMatch(/V13.*at 65 yards.*V14/);
  });

  it("is rolled by the engine", () => {
    const ranges = (rules: PostcardRules): Set<string> => {
      const seen = new Set<string>();
      for (let seed = 0; seed < 60; seed++) {
        const { events } = playGame({ rules, away: "A", home: "H", coaches: football, seed });
        let aimed = 0;
        for (const event of events) {
          if (event.type === "call") aimed = event.target ?? 0;
          if (event.type === "roll" && event.on === "punt" && aimed === 65)
            seen.add((event as RollEvent).range!.join("-"));
        }
      }
      return seen;
    };
    expect(ranges(STANDARD_RULES)).toEqual(new Set(["6-8"]));
    expect(ranges(house)).toEqual(new Set(["4-10"]));
  });

  it("moves the odds and the points game", () => {
    const chance = (rules: PostcardRules): number => {
      const { n, d } = oddsOf(rules).punts.find(({ target }) => target === 65)!.inRange;
      return (36 * n) / d;
    };
    expect([chance(STANDARD_RULES), chance(house)]).toEqual([16, 30]);
    const [standard, changed] = [STANDARD_RULES, house].map(
      (rules) => solvedPoints(rules, cache).fourthDown(2, 6).punt,
    );
    expect(Math.abs(changed - standard)).toBeGreaterThan(0.001);
  });

  it("is reported by the proof: no target is easier than a shorter one", () => {
    const failed = (rules: PostcardRules): string[] =>
      runChecks(rules)
        .filter(({ passed }) => !passed)
        .map(({ id }) => id);
    expect(failed(STANDARD_RULES)).toEqual([]);
    expect(failed(house)).toEqual(["V13"]);
  });
});
