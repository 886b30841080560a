/** House cards: reading, changing single rows, packing. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkKind, findKind } from "../../../../src/files/check.js";
import { parseData } from "../../../../src/text/data-file.js";
import { rulesKind } from "../../../../src/systems/postcard/file-kinds-rules.js";
import {
  chartsOf,
  packRules,
  parseRules,
  PRESET_RULES,
  resolveRules,
  STANDARD_CARD,
  STANDARD_RULES,
  type HouseRules,
} from "../../../../src/systems/postcard/rules/index.js";
import { dynasty } from "../../../../src/systems/dynasty/index.js";
import { penAndPaper } from "../../../../src/systems/pen-and-paper/index.js";
import { defineSystem, type GameSystem } from "../../../../src/contract/game.js";
import { jsonSchemaOf } from "../../../../src/contract/records.js";

const file = (text: string) => parseData(text, "card.yaml");
describe("resolving", () => {
  it("gives the shared preset when nothing differs", () => {
    expect(resolveRules()).toBe(STANDARD_RULES);
    expect(resolveRules({ extends: "balanced" })).toBe(PRESET_RULES.balanced);
    expect(resolveRules({ name: "balanced" })).toBe(PRESET_RULES.balanced);
    const { punts, barCap, kicking } = STANDARD_CARD;
    expect(resolveRules({ card: { punts, barCap, kicking }, switches: { halfTime: "off" } })).toBe(STANDARD_RULES);
    const { low } = STANDARD_CARD.punts[4];
    expect(resolveRules({ card: { punts: { 40: { low } }, rush: { "4..7": { yards: 15 } } } })).toBe(STANDARD_RULES);
    const all = { halfTime: "on", overtime: "on", fakeBackfire: "on" } as const;
    expect(resolveRules({ switches: all })).toBe(PRESET_RULES.balanced);
  });

  it("keeps its own name, and the standard card behind it", () => {
    const mine = resolveRules({ name: "mine" });
    expect(mine).toEqual({ ...STANDARD_RULES, name: "mine" });
    expect(mine.card).toBe(STANDARD_CARD);
    expect(resolveRules({ switches: { kicksOn: "any" } }).name).toBe("house");
  });

  it("changes single rows, and leaves all others unchanged", () => {
    const { card } = resolveRules({
      card: {
        punts: { 40: { low: 4 } },
        fieldGoals: { 20: { high: 11 } },
        strategy: { 2: { stars: 1 } },
        kickMarks: { 4: { bonus: 6 } },
        levels: { 3: { catch: 5 } },
        passing: { strip: 12 },
        timeStars: { left: [1, 1, 1] },
        barCap: 5,
      },
    });
    const differs = <T>(key: (card: typeof STANDARD_CARD) => readonly T[]): T[] =>
      key(card).filter((row, i) => JSON.stringify(row) !== JSON.stringify(key(STANDARD_CARD)[i]));
    expect(differs((c) => c.punts)).toEqual([{ ...STANDARD_CARD.punts[4], low: 4 }]);
    expect(differs((c) => c.fieldGoals)).toEqual([{ ...STANDARD_CARD.fieldGoals[2], high: 11 }]);
    expect(differs((c) => c.strategy)).toEqual([{ ...STANDARD_CARD.strategy[1], stars: 1 }]);
    expect(differs((c) => c.kickMarks)).toEqual([{ ...STANDARD_CARD.kickMarks[3], bonus: 6 }]);
    expect(differs((c) => c.levels)).toEqual([{ ...STANDARD_CARD.levels[2], catch: 5 }]);
    expect(card.passing).toEqual({ ...STANDARD_CARD.passing, strip: 12 });
    expect(card.timeStars).toEqual({ ...STANDARD_CARD.timeStars, left: [1, 1, 1] });
    expect([card.barCap, card.rush]).toEqual([5, STANDARD_CARD.rush]);
  });

  it("changes single results of a chart, cutting rows and making the chart longer", () => {
    const rules = resolveRules({
      card: {
        rush: { "5..6": { yards: 20 }, "-3": { result: "fumble", yards: 0 }, "12": { result: "gain", yards: 30 } },
        pass: { "-7": { result: "sack", yards: -20 } },
        run: { 8: { yards: 5 } },
      },
    });
    const { rush, pass, run } = chartsOf(rules);
    const old = chartsOf(STANDARD_RULES);
    const changes = new Map<number, object>([
      [-3, { result: "fumble", yards: 0 }],
      [5, { yards: 20 }],
      [6, { yards: 20 }],
    ]);
    for (let result = -14; result <= 14; result++) {
      const own = changes.get(result);
      if (result < 12) expect(rush.at(result)).toMatchObject(own ?? cell(old.rush.at(result)));
      else expect(cell(rush.at(result))).toEqual({ result: "gain", yards: 30 });
      if (result <= -7) expect(cell(pass.at(result))).toEqual({ result: "sack", yards: -20 });
      else expect(cell(pass.at(result))).toEqual(cell(old.pass.at(result)));
      const moved = result === 8 ? { ...cell(old.run.at(8)), yards: 5 } : cell(old.run.at(result));
      expect(cell(run.at(result))).toEqual(moved);
    }
  });
});

const cell = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key !== "from" && key !== "to"));

describe("packing", () => {
  const houses: HouseRules[] = [
    {},
    { extends: "balanced" },
    { name: "mine" },
    { name: "mine", extends: "balanced" },
    { switches: { halfTime: "on", overtime: "on", kicksOn: "any" } },
    { name: "all", card: { punts: { 20: { low: 4 } }, rush: { 3: { yards: 20 } }, passing: { strip: 12 }, barCap: 3 } },
    { card: { timeStars: { right: [1, 2] }, points: { fieldGoal: 4 } }, switches: { teamSkill: "on" } },
  ];

  it.each(houses.map((house) => [JSON.stringify(house), house] as const))("keeps %s", (_, house) => {
    const rules = resolveRules(house);
    const packed = packRules(rules);
    expect(resolveRules(packed)).toEqual(rules);
    expect(parseRules(JSON.parse(JSON.stringify(packed))).rules).toEqual(rules);
  });

  it("stores only what differs", () => {
    expect(packRules(PRESET_RULES.balanced)).toEqual({ name: "balanced" });
    const rules = resolveRules({ extends: "balanced", card: { passing: { strip: 12 } }, switches: { kicksOn: "any" } });
    expect(packRules(rules)).toEqual({
      name: "house",
      extends: "balanced",
      card: { passing: { strip: 12 } },
      switches: { kicksOn: "any" },
    });
  });
});

describe("the file kind", () => {
  const postcard = {
    id: "postcard",
    kinds: { record: { ...rulesKind, id: "none", matches: () => false }, rules: rulesKind },
  };
  const systems = [dynasty, penAndPaper, defineSystem(postcard as unknown as GameSystem)];
  const kindOf = (text: string): string | undefined => findKind(file(text).data, systems)?.kind.id;

  it("accepts the files of this game and leaves others' alone", () => {
    expect(kindOf("card: { barCap: 3 }")).toBe("postcard-rules");
    expect(kindOf("crad: { barCap: 3 }\nextends: strict")).toBe("postcard-rules");
    expect(kindOf("extends: balanced")).toBe("postcard-rules");
    expect(kindOf("switches: { touchdown: plane }")).toBe("postcard-rules");
    expect(kindOf("tables: { stadiumPrice: 20 }")).toBe("pen-and-paper-rules");
    expect(kindOf("extends: standard\nswitches: { kickoffSpot: 40 }")).toBe("pen-and-paper-rules");
    expect(kindOf("switches: { nothingWins: x }")).toBe("dynasty-rules");
    for (const data of [null, 7, [], { format: "x", card: {} }, { tables: {}, card: {} }, { name: "x" }]) {
      expect(rulesKind.matches(data)).toBe(false);
    }
  });

  it("describes itself as JSON schema", () => {
    const schema = jsonSchemaOf(rulesKind) as { properties: { card: { properties: object } } };
    expect(Object.keys(schema.properties.card.properties)).toEqual(Object.keys(STANDARD_CARD));
  });

  it("accepts the sample, which changes what it says", () => {
    const name = "assets/samples/postcard/house-card.yaml";
    const { data, locate } = parseData(readFileSync(name, "utf8"), name);
    expect(rulesKind.matches(data)).toBe(true);
    const { issues, value: rules } = checkKind(rulesKind, data, locate);
    expect(issues).toEqual([]);
    expect(packRules(rules!)).toMatchObject({
      name: "Lakeside house card",
      extends: "balanced",
      switches: { kicksOn: "any" },
    });
    expect(Object.keys(packRules(rules!).card ?? {})).toEqual([
      "strategy",
      "fieldGoals",
      "punts",
      "kickMarks",
      "timeStars",
    ]);
  });
});
