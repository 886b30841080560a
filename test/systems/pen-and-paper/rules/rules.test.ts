/** Tables, rulings and house rules. */
import { describe, expect, it } from "vitest";
import { countRolls, sumDistribution } from "../../../../src/kernel/dice/index.js";
import { nowhereKnown } from "../../../../src/kernel/issue/index.js";
import { rulesKind, system } from "../../../../src/systems/pen-and-paper/index.js";
import {
  chartsOf,
  checkMarkets,
  DEFAULT_SWITCHES,
  MARKETS,
  packRules,
  resolveRules,
  RULINGS,
  STANDARD_RULES,
  STANDARD_TABLES,
  SWITCHES,
  validateRules,
  type HouseRules,
} from "../../../../src/systems/pen-and-paper/rules/index.js";

const charts = chartsOf(STANDARD_RULES);
const check = (data: unknown) => rulesKind.check(data, nowhereKnown);
const found = (house: HouseRules): string[] =>
  validateRules(resolveRules({ name: "house", ...house })).map((i) => `${i.severity} ${i.code} ${i.path}`);

describe("tables", () => {
  it("are valid", () => expect(system.checkBuiltIn()).toEqual([]));

  it("have the kick distances and odds of digest 9.5", () => {
    const ways = (chart: "kickoff" | "punt") =>
      Object.fromEntries(countRolls(2, 6, ([a, b]) => charts[chart].lookup(a + b).value.value));
    expect(ways("kickoff")).toEqual({ 45: 1, 50: 2, 55: 3, 60: 9, 65: 15, 70: 5, 75: 1 });
    expect(ways("punt")).toEqual({ 35: 1, 40: 2, 45: 7, 50: 11, 55: 9, 60: 3, 65: 2, 70: 1 });
    const goal = [29, 39, 49, 59, 69, 80].map((yards) => (20 - charts.fieldGoal.lookup(yards).value.above) * 5);
    expect(goal).toEqual([95, 75, 55, 35, 20, 5]);
  });

  it("have the mishap, event and setback odds of digest 9.5", () => {
    const two = sumDistribution(2, 6);
    expect(charts.mishaps.probabilities(two)).toEqual([
      { n: 13, d: 18 },
      { n: 1, d: 4 },
      { n: 1, d: 36 },
    ]);
    expect(charts.events.probabilities(two)).toEqual([
      { n: 1, d: 36 },
      { n: 1, d: 4 },
      { n: 13, d: 18 },
    ]);
    const mean = [...Array(20).keys()].reduce((sum, i) => sum + charts.setback.lookup(i + 1).value.value, 0) / 20;
    expect(mean).toBeCloseTo(1.9, 10);
  });

  it("have as many calls as the digest", () => {
    // Twelve pass calls with the normal one (the audible is no call), ten rush calls, four special defenses.
    expect([STANDARD_TABLES.passPlays.length, STANDARD_TABLES.rushPlays.length]).toEqual([12, 10]);
    expect(STANDARD_TABLES.defenses.map((d) => d.id)).toEqual(["none", "blitz", "goalLineStand", "prevent"]);
    const tricks = [...STANDARD_TABLES.passPlays, ...STANDARD_TABLES.rushPlays].filter((p) => p.trick);
    expect(tricks.map((p) => p.title)).toEqual([
      "Double Pass",
      "Flea Flicker",
      "Hail Mary",
      "Hook & Lateral",
      "Halfback Option",
      "QB Sneak",
      "Reverse",
      "Statue of Liberty",
    ]);
  });

  it("clamp league points at both ends", () => {
    const points = (total: number): number => charts.leaguePoints.lookup(total).value.points;
    expect([-30, 0, 8, 9, 12, 13, 14, 19, 20, 21, 22, 23, 24, 25, 60].map(points)).toEqual([
      0, 0, 0, 3, 3, 6, 7, 7, 10, 10, 13, 14, 17, 21, 21,
    ]);
  });

  it("report every kind of error", () => {
    const { modifier, kickoff, seasonClasses } = STANDARD_TABLES;
    expect(found({ tables: { modifier: modifier.slice(1) } })[0]).toBe("error range-gap tables.modifier");
    expect(found({ tables: { kickoff: kickoff.map((r) => (r.from === 2 ? { ...r, value: 90 } : r)) } })).toEqual([
      "warning table-falls tables.kickoff[1]",
    ]);
    expect(found({ tables: { seasonClasses: seasonClasses.slice(1) } })).toEqual([
      "error table-list tables.seasonClasses",
    ]);
    expect(found({ tables: { improvementRolls: { prices: [50, 40, 500] } } })).toEqual([
      "warning price-falls tables.improvementRolls.prices[1]",
    ]);
  });
});

describe("markets", () => {
  it("are 36 majors, 37 minors and Hawaii, symmetric and connected", () => {
    expect(checkMarkets()).toEqual([]);
    expect(MARKETS.filter((m) => m.kind === "major")).toHaveLength(36);
    expect(MARKETS.filter((m) => m.kind === "minor" && !m.ours)).toHaveLength(37);
    const edges = (markets: typeof MARKETS): number => markets.reduce((sum, m) => sum + m.neighbors.length, 0) / 2;
    expect(edges(MARKETS)).toBe(161 + 3);
    expect(MARKETS.find((m) => m.code === "SD")?.neighbors).toContain("SCA");
  });

  it("are checked for every error", () => {
    const codes = (change: (code: string, neighbors: readonly string[]) => readonly string[]): string[] =>
      checkMarkets(MARKETS.map((m) => ({ ...m, neighbors: change(m.code, m.neighbors) }))).map((i) => i.code);
    expect(codes((code, n) => (code === "SD" ? n.filter((c) => c !== "SCA") : n))).toEqual(["market-one-way"]);
    expect(codes((code, n) => (code === "MIA" ? [...n, "XX"] : n))).toEqual(["market-unknown"]);
    expect(codes((code, n) => (code === "MIA" ? [] : n.filter((c) => c !== "MIA")))).toEqual(["market-apart"]);
    expect(checkMarkets([...MARKETS, MARKETS[0]]).map((i) => i.code)).toEqual(["market-code", "market-name"]);
  });
});

describe("rulings", () => {
  it("are A1 to A82, each with its own ID", () => {
    const numbers = new Set<string>(RULINGS.map((r) => r.ruling));
    expect([...Array(82).keys()].filter((i) => !numbers.has(`A${i + 1}`))).toEqual([]);
    expect(new Set(RULINGS.map((r) => r.id)).size).toBe(RULINGS.length);
  });

  it("have defaults for every switch", () => {
    expect(Object.keys(DEFAULT_SWITCHES)).toEqual(SWITCHES.map((s) => s.id));
    expect(DEFAULT_SWITCHES).toMatchObject({ kickoffSpot: 35, incomeDie: true, starBonus: "score", maxActionDice: 1 });
  });
});

describe("house rules", () => {
  it("replace tables and switches, and store only differences", () => {
    const { value: rules, issues } = check({
      name: "college",
      tables: { stadiumPrice: 20, kickoffRules: { touchback: 25 } },
      switches: { kickoffSpot: 40, twoPointTry: false },
    });
    expect(issues).toEqual([]);
    expect(rules?.tables.kickoffRules).toMatchObject({ touchback: 25, returnDice: 5 });
    expect(packRules(rules!)).toEqual({
      name: "college",
      tables: { stadiumPrice: 20, kickoffRules: { ...STANDARD_TABLES.kickoffRules, touchback: 25 } },
      switches: { kickoffSpot: 40, twoPointTry: false },
    });
    expect(resolveRules(packRules(rules!))).toEqual(rules);
    expect(resolveRules(packRules(STANDARD_RULES))).toBe(STANDARD_RULES);
  });

  it("are strict", () => {
    const { issues } = check({ switches: { kickoffSpot: 45, nonsense: true }, tabels: {} });
    expect(issues.map((i) => i.path)).toEqual(["switches.kickoffSpot", "switches.nonsense", "tabels"]);
    expect(check({ name: "standard", switches: { twoPointTry: false } }).issues[0].code).toBe("rules-name");
  });
});
