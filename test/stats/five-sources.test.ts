/** One season from a folder of thirteen tables of five sources and a roster: the same figures and the same charts as from one source. */
import { beforeAll, describe, expect, it } from "vitest";
import type { Issue } from "../../src/kernel/issue/index.js";
import type { Season } from "../../src/stats/index.js";
import { fiveSources, renamed } from "./five-sources.js";
import { chartsApart, differing, read, throughFiles } from "./five-sources-compared.js";

/** Clubs that sources call by different codes, and some that all call alike. */
const CLUBS = ["GB", "KC", "LA", "NE", "NO", "SF", "WAS", "OAK"];

describe("a made-up season of eight clubs in fourteen files", () => {
  let one: Season;
  let whole: Season;
  let issues: readonly Issue[];
  beforeAll(async () => {
    const { season } = await read("assets/samples/5d20/league");
    one = renamed(season, CLUBS, 2019);
    ({ season: whole, issues } = await throughFiles(one));
  });

  it("is one league, every figure as in one source", () => {
    expect(Object.keys(fiveSources(one))).toHaveLength(14);
    expect(whole.teams.toSorted()).toEqual([...CLUBS].sort());
    expect(whole.year).toBe(2019);
    expect(differing(one, whole)).toEqual([]);
  });

  it("balances, and reports what is uncertain", () => {
    expect(whole.balances.filter(({ closes }) => !closes)).toEqual([]);
    expect(new Set(whole.balances.map(({ book }) => book))).toEqual(new Set(["players", "opponents", "games", "points"])); // prettier-ignore
    expect(issues.map(({ message }) => message)).toEqual(["no column names a team; the roster tells the players' teams"]); // prettier-ignore
  });

  it.each(["5d20", "dice-football"])("gives the same charts: %s", async (game) => {
    expect(await chartsApart(game, one, whole)).toEqual([]);
  });
});
