/** What general managers do with markets and money (R5). */
import { describe, expect, it } from "vitest";
import { createLeague, playWeek, type League } from "../../../../src/systems/pen-and-paper/league/index.js";
import {
  MANAGERS,
  runOffSeason,
  type GrowthOption,
  type OffSeasonEntry,
} from "../../../../src/systems/pen-and-paper/off-season/index.js";
import { challengeChance, meanIncome } from "../../../../src/systems/pen-and-paper/off-season/market-worth.js";
import { sampleTeams } from "../../../../src/systems/pen-and-paper/teams/index.js";
import { entry, tableOf } from "./helpers.js";

const weak = { scores: { QB: 8, RB: 8, WR: 8, LM: 10, LB: 10, DB: 10 } } as const;
const growth = (id: keyof typeof MANAGERS, options: readonly GrowthOption[], rival: object = {}) => {
  const { table } = tableOf({
    teams: [entry("CHI"), entry("STL", { markets: ["MI", "IND"], ...rival }), entry("NY")],
    classes: { chi: "bestInLeague", stl: "losing" },
  });
  const choice = MANAGERS[id].decide({ kind: "grow", team: "chi", options }, table);
  return choice.kind === "grow" ? choice.market : undefined;
};
const FREE_MAJOR = { market: "DET", how: "freeMajor" } as const;
const FREE_MINOR = { market: "MIL", how: "freeMinor" } as const;
const SHARED = { market: "IND", how: "sharedMajor" } as const;
const CHALLENGE = { market: "MI", how: "challenge", rival: "stl" } as const;

describe("a general manager who grows", () => {
  it.each(["simple", "strong"] as const)("%s challenges a much weaker rival rather than take a free minor", (id) => {
    const far = { scores: { QB: 5, RB: 5, WR: 5, LM: 5, LB: 5, DB: 5 } };
    expect(growth(id, [FREE_MINOR, CHALLENGE], far)).toBe("MI");
    expect(growth(id, [FREE_MINOR, CHALLENGE])).toBe("MIL");
    expect(growth(id, [FREE_MAJOR, FREE_MINOR, CHALLENGE], far)).toBe("DET");
  });

  it.each(["simple", "strong"] as const)("%s challenges anyone if nothing else is left: it costs nothing", (id) => {
    expect(growth(id, [CHALLENGE], { scores: { QB: 18, RB: 18, WR: 18, LM: 18, LB: 18, DB: 18 } })).toBe("MI");
  });

  it("counts three points of OFF and DEF as much weaker, when simple", () => {
    expect(growth("simple", [FREE_MINOR, SHARED, CHALLENGE], weak)).toBe("MI");
    expect(growth("simple", [FREE_MINOR, SHARED, CHALLENGE], { scores: { ...weak.scores, QB: 10 } })).toBe("MIL");
  });

  it("weighs what a shared major takes from its holder, when strong", () => {
    expect(growth("strong", [FREE_MINOR, SHARED])).toBe("IND");
    expect(growth("simple", [FREE_MINOR, SHARED])).toBe("MIL");
  });

  it("knows the chance of a challenge: table 9.2 at +2 to 0, the visitor ahead", () => {
    const { table } = tableOf({ teams: [entry("CHI"), entry("STL", weak)] });
    // OFF 9 - DEF 9 = 0; OFF 6 - DEF 9 + 1 = -2.
    expect(challengeChance(table, "chi", "stl")).toBeCloseTo(0.608, 3);
  });
});

describe("a general manager with money", () => {
  const spent = (bank: number, major = "bestInLeague" as const) => {
    const { table } = tableOf({
      teams: [entry("CHI", { bank, markets: ["MIL"] }), entry("NY")],
      classes: { chi: major },
    });
    const choice = MANAGERS.simple.decide({ kind: "spend", team: "chi", bank, prices: [50, 150, 500] }, table);
    return choice.kind === "spend" ? choice.extra : undefined;
  };

  it("buys one ability from $50M, two from $230M, and three if two are certain next season too", () => {
    expect([49, 50, 229, 230].map((bank) => spent(bank))).toEqual([0, 1, 1, 2]);
    // The best of the league with a major and a minor takes in 32 x 3.5 = 112: 500 and 118 to keep.
    const { table } = tableOf({ teams: [entry("CHI", { markets: ["MIL"] })], classes: { chi: "bestInLeague" } });
    expect(meanIncome(table, "chi")).toBe(112);
    expect([617, 618, 3000].map((bank) => spent(bank))).toEqual([2, 3, 3]);
  });
});

describe("twenty seasons", () => {
  const ledger: OffSeasonEntry[] = [];
  const play = (teams: ReturnType<typeof sampleTeams>, seed: number): League => {
    let league = createLeague({ teams, seed });
    while (league.season <= 20) {
      if (league.phase !== "offSeason") league = playWeek(league);
      else {
        const state = runOffSeason(league);
        if (!state.done) throw new Error("nobody is asked");
        ledger.push(...state.ledger);
        league = state.league;
      }
    }
    return league;
  };

  it("leave no more than a team can spend, and include challenges", () => {
    const leagues = [1, 2, 3].map((seed) => play(sampleTeams().slice(0, 16), seed));
    const banks = leagues.flatMap(({ teams }) => teams.map(({ bank }) => bank));
    expect(banks.reduce((a, b) => a + b) / banks.length).toBeLessThan(350);
    expect(ledger.filter((line) => line.type === "challenge").length).toBeGreaterThan(5);
    expect(ledger.some((line) => line.type === "spent" && line.extra === 3)).toBe(true);
  });
});
