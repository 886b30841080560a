/** Season classes, fan bases and events. */
import { describe, expect, it } from "vitest";
import {
  seasonClasses,
  isWorst,
  type OffSeasonChoice,
} from "../../../../src/systems/pen-and-paper/off-season/index.js";
import { growthOptions } from "../../../../src/systems/pen-and-paper/off-season/fan-base.js";
import { chartsOf, SEASON_CLASSES, STANDARD_RULES } from "../../../../src/systems/pen-and-paper/rules/index.js";
import type { Standing } from "../../../../src/systems/pen-and-paper/league/index.js";
import { entry, house, lines, tableOf, replaceFolded, rollEvents, rollFanBases } from "./helpers.js";

const grow = (market: string | null): OffSeasonChoice => ({ kind: "grow", market });

describe("season classes (A53, A54)", () => {
  const row = (
    team: string,
    division: string,
    divisionRank: number,
    leagueRank: number,
    record: [number, number, number],
  ): Standing => {
    const [wins, losses, ties] = record;
    const zero = { divisionWins: 0, divisionLosses: 0, divisionTies: 0, pointsFor: 0, pointsAgainst: 0 };
    return { team, division, divisionRank, leagueRank, wins, losses, ties, ...zero };
  };
  const table = [
    row("a", "East", 1, 1, [12, 2, 0]),
    row("b", "East", 2, 3, [8, 5, 1]),
    row("c", "East", 3, 4, [6, 6, 2]),
    row("d", "East", 4, 7, [3, 11, 0]),
    row("e", "West", 1, 2, [9, 5, 0]),
    row("f", "West", 2, 5, [6, 7, 1]),
    row("g", "West", 3, 6, [5, 9, 0]),
    row("h", "West", 4, 8, [2, 12, 0]),
  ];
  it("use the placements before the record", () => {
    expect(seasonClasses(STANDARD_RULES, table, "e")).toEqual({
      a: "bestInLeague",
      b: "winning",
      c: "even",
      d: "worstInDivision",
      e: "bestInDivision",
      f: "losing",
      g: "losing",
      h: "worstInLeague",
    });
    expect(SEASON_CLASSES.filter(isWorst)).toEqual(["worstInDivision", "worstInLeague"]);
  });
  it("can use the champion", () => {
    expect(seasonClasses(house({ bestInLeague: "champion" }), table, "b")).toMatchObject({
      a: "bestInDivision",
      b: "bestInLeague",
    });
  });
  it("V27: 8-3-1 is a winning record; 12 games are known to fit no schedule (E12)", () => {
    const odd = [
      ...table,
      row("z", "South", 2, 9, [8, 3, 1]),
      row("y", "South", 1, 10, [9, 3, 0]),
      row("x", "South", 3, 11, [1, 11, 0]),
    ];
    expect(seasonClasses(STANDARD_RULES, odd, "a").z).toBe("winning");
  });
});

describe("fan base", () => {
  it("has the odds of section 2.6", () => {
    const changes = SEASON_CLASSES.map((id) =>
      [1, 2, 3, 4, 5, 6].map((die) => chartsOf(STANDARD_RULES).fanBase[id].lookup(die).value.change),
    );
    const count = (change: string): number[] => changes.map((list) => list.filter((c) => c === change).length);
    expect(count("grows")).toEqual([4, 3, 2, 1, 0, 0, 0]);
    expect(count("same")).toEqual([2, 3, 4, 4, 4, 3, 2]);
    expect(count("shrinks")).toEqual([0, 0, 0, 1, 2, 3, 4]);
  });

  it("V21: the best of a division grows on a 3; San Diego adds Southern California", () => {
    const { table } = tableOf({
      teams: [entry("SD"), entry("NY")],
      classes: { sd: "bestInDivision" },
      dice: [3, 6],
      answers: [grow("SCA")],
    });
    rollFanBases(table);
    expect(table.teamOf("sd").team.markets).toEqual(["SCA"]);
    expect(table.ledger).toEqual([
      { team: "sd", type: "fanBase", die: 3, change: "grows" },
      { team: "sd", type: "grew", market: "SCA", how: "freeMinor" },
      { team: "ny", type: "fanBase", die: 6, change: "same" },
    ]);
  });

  it("offers neighbors: free, shared, challenged, never a rival's minor home", () => {
    const teams = [entry("CHI"), entry("STL", { markets: ["MI"] }), entry("IA"), entry("CIN", { markets: ["IND"] })];
    const { table } = tableOf({ teams });
    expect(growthOptions(table, "chi")).toEqual([
      { market: "IND", how: "sharedMajor" },
      { market: "STL", how: "sharedMajor" },
      { market: "MI", how: "challenge", rival: "stl" },
      { market: "MIL", how: "freeMinor" },
    ]);
    expect(
      growthOptions(tableOf({ teams, rules: house({ challenges: "none" }) }).table, "chi").map((o) => o.market),
    ).not.toContain("MI");
  });

  it("reaches Hawaii only if a team plays there (E21)", () => {
    const near = (teams: Parameters<typeof tableOf>[0]["teams"]): string[] =>
      growthOptions(tableOf({ teams }).table, "sf").map((o) => o.market);
    expect(near([entry("SF")])).not.toContain("HI");
    expect(near([entry("SF"), entry("LA", { markets: ["HI"] })])).toContain("HI");
  });

  it("plays challenges at the rival's, a tie keeps the market (A57)", () => {
    const setting = (...dice: number[]) => {
      const teams = [entry("CHI"), entry("STL", { markets: ["MI"] })];
      const { table, roller } = tableOf({ teams, dice: [1, ...dice, 6], answers: [grow("MI")] });
      rollFanBases(table);
      expect(roller.left).toBe(0);
      return table;
    };
    const won = setting(1, 20, 1, 20, 1, 20, 1, 20);
    expect(lines(won, "challenge")[0]).toMatchObject({ team: "chi", rival: "stl", market: "MI", won: true });
    expect([won.teamOf("chi").team.markets, won.teamOf("stl").team.markets]).toEqual([["MI"], []]);
    const tied = setting(1, 1, 1, 1, 1, 1, 1, 1);
    expect([tied.teamOf("chi").team.markets, tied.teamOf("stl").team.markets]).toEqual([[], ["MI"]]);
  });

  it("never shrinks below the home market (A56)", () => {
    const { table } = tableOf({
      teams: [entry("SD"), entry("LA", { markets: ["SCA"] })],
      classes: { sd: "worstInLeague", la: "worstInDivision" },
      dice: [6, 6],
    });
    rollFanBases(table);
    expect([table.teamOf("sd").team.home, table.teamOf("la").team.markets]).toEqual(["SD", []]);
    expect(lines(table, "shrank")).toEqual([{ team: "la", type: "shrank", market: "SCA" }]);
  });

  it("follows the standings, or the reverse (A77)", () => {
    const teams = [entry("SD"), entry("NY"), entry("MIA")];
    const order = (rules = STANDARD_RULES): string[] => {
      const { table } = tableOf({ teams, rules, dice: [6, 6, 6] });
      rollFanBases(table);
      return table.ledger.map((line) => line.team);
    };
    expect(order()).toEqual(["sd", "ny", "mia"]);
    expect(order(house({ growthOrder: "worstFirst" }))).toEqual(["mia", "ny", "sd"]);
  });

  it("refuses answers that no option allows", () => {
    const { table } = tableOf({ teams: [entry("SD")], dice: [1], answers: [grow("NY")] });
    expect(() => rollFanBases(table)).toThrow(/SD Team: cannot grow into NY; expected LA, AZ, SCA|cannot grow into NY/);
  });
});

describe("events", () => {
  const worst = { sd: "worstInLeague", ny: "worstInDivision" } as const;
  it("are rolled only by the worst", () => {
    const { table, roller } = tableOf({
      teams: [entry("MIA"), entry("NY"), entry("SD")],
      classes: worst,
      dice: [6, 1, 3, 3],
    });
    rollEvents(table);
    expect(lines(table, "event").map(({ team, event }) => [team, event])).toEqual([
      ["ny", "nothing"],
      ["sd", "nothing"],
    ]);
    expect(roller.left).toBe(0);
  });

  it("move a team to a free minor market with only its new home (A62, A63)", () => {
    const { table } = tableOf({ teams: [entry("SD", { markets: ["SCA", "LA"] })], classes: worst, dice: [1, 3, 1] });
    rollEvents(table);
    expect(table.teamOf("sd").team).toMatchObject({ id: "sd", city: "Mobile", home: "AL", markets: [], stadium: "" });
    expect(lines(table, "moved")[0]).toMatchObject({ from: "SD", to: "AL", die: 1, lost: ["SD", "SCA", "LA"] });
    const { table: keeping } = tableOf({
      teams: [entry("SD", { markets: ["LA"] })],
      classes: worst,
      dice: [1, 3, 1],
      rules: house({ moveKeepsMarkets: true }),
    });
    rollEvents(keeping);
    expect(keeping.teamOf("sd").team.markets).toEqual(["LA"]);
  });

  it("let a team pay to stay", () => {
    const { table } = tableOf({ teams: [entry("SD", { bank: 35 })], classes: worst, dice: [1, 3, 5] });
    rollEvents(table);
    expect(table.teamOf("sd")).toMatchObject({ bank: 5, team: { home: "SD" } });
    expect(lines(table, "stayed")).toEqual([{ team: "sd", type: "stayed", paid: 30, bank: 5 }]);
    const { table: poor } = tableOf({ teams: [entry("SD", { bank: 29 })], classes: worst, dice: [1, 3, 5] });
    rollEvents(poor);
    expect(poor.teamOf("sd").bank).toBe(29);
    expect(lines(poor, "moved")).toHaveLength(1);
  });

  it("take a minor market from its holder under the house rule (A62)", () => {
    const { table } = tableOf({
      teams: [entry("BIR", { markets: ["AL"] }), entry("SD")],
      classes: worst,
      dice: [1, 3, 1],
      rules: house({ moveTo: "any" }),
    });
    rollEvents(table);
    expect(lines(table, "moved")[0]).toMatchObject({ to: "AL", takenFrom: "bir" });
    expect(table.teamOf("bir").team.markets).toEqual([]);
  });

  it("replace a folded team with a new one in an empty market (A64)", () => {
    const scores = [3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4, 3, 3, 4];
    const { table, roller } = tableOf({
      teams: [entry("SD", { bank: 80, stars: ["QB"], starPoints: { QB: 3 } }), entry("NY")],
      classes: { sd: "worstInLeague" },
      dice: [1, 1, 2, 1, ...scores],
    });
    rollEvents(table);
    expect(table.order).toEqual(["ny"]);
    expect(table.holdersOf("SD")).toEqual([]);
    replaceFolded(table);
    expect(roller.left).toBe(0);
    expect(table.teams[0]).toMatchObject({
      bank: 0,
      starPoints: {},
      absence: null,
      team: { id: "phoenix-pioneers", home: "AZ", stars: [] },
    });
    expect(lines(table, "folded")[0]).toMatchObject({ bank: 80, stars: ["QB"], lost: ["SD"] });
    expect(lines(table, "replaced")[0]).toMatchObject({
      by: "phoenix-pioneers",
      market: "AZ",
      marketDie: 2,
      nameDie: 1,
    });
  });
});
