/** Rules `season` at a table without a computer: the quick reference says each ruling that they change. */
import { describe, expect, it } from "vitest";
import { testPages } from "../helpers/forms.js";
import { wordsOn } from "../helpers/ground.js";
import { SYSTEMS } from "../helpers/sheets.js";

interface House {
  readonly switches: Readonly<Record<string, unknown>>;
}

/** What only the strong coach goes by: a person decides for himself. Home fields stand in the game charts. */
const OF_COACHES = ["goForTwo", "longKicks"];
const IN_CHARTS = ["homeField"];

describe.each(["5d20", "dice-football"])("%s", (id) => {
  const system = SYSTEMS.find((one) => one.id === id)!;
  const standard = system.standardRules as House;
  const season = system.presets!.find(({ id: preset }) => preset === "season")!.rules as House;
  const spec = system.sheets.find((sheet) => sheet.id === "quick-reference")!;
  const printed = async (rules: unknown): Promise<string> =>
    (await testPages(system, spec, { rules })).pages
      .flatMap(wordsOn)
      .map(({ value }) => value)
      .join(" ")
      .replace(/\s+/g, " ");
  const changed = Object.keys(season.switches).filter((key) => season.switches[key] !== standard.switches[key]);

  it("says each ruling of the season", async () => {
    const whole = await printed(season);
    const silent: string[] = [];
    for (const key of changed) {
      const without = { ...season, switches: { ...season.switches, [key]: standard.switches[key] } };
      if ((await printed(without)) === whole) silent.push(key);
    }
    expect(changed.length).toBeGreaterThan(5);
    expect(silent.sort()).toEqual(changed.filter((key) => [...OF_COACHES, ...IN_CHARTS].includes(key)).sort());
  });

  it("says them with their numbers", async () => {
    const [whole, usual] = [await printed(season), await printed(standard)];
    const sentences =
      id === "5d20"
        ? [
            /On 2nd down \+2 on a pass, −2 on a run\./,
            /each 20 counts 40: roll and add again/,
            /plus the situation; 1 at least\. In short yardage none of it counts\./,
            /−8 from 8:00, but 15 at least\./,
          ]
        : [/begin on box 3 plus the die of the toss; 0 is 10\./];
    for (const sentence of sentences) {
      expect(whole).toMatch(sentence);
      expect(usual).not.toMatch(sentence);
    }
  });
});
