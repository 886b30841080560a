/** The season of 2019, where its facts lie beside the project, from a folder of thirteen tables of five sources and a roster. */
import { existsSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Issue } from "../../src/kernel/issue/index.js";
import type { Season } from "../../src/stats/index.js";
import { chartsApart, differing, read, throughFiles } from "./five-sources-compared.js";

const NFL = ["../../shared/data/nfl-2019", "../shared/data/nfl-2019"].find((folder) => existsSync(folder));

describe.skipIf(NFL === undefined)("the season of 2019 in fourteen files (shared/data/nfl-2019)", () => {
  let one: Season;
  let whole: Season;
  let issues: readonly Issue[];
  beforeAll(async () => {
    ({ season: one } = await read(NFL!));
    ({ season: whole, issues } = await throughFiles(one));
  });

  it("is one league of 32 clubs, every figure as in one source", () => {
    expect(whole.teams).toHaveLength(32);
    expect(whole.teams.toSorted()).toEqual(one.teams.toSorted());
    expect(differing(one, whole)).toEqual([]);
  });

  it("balances: players, opponents, games and points", () => {
    expect(whole.balances.length).toBeGreaterThan(450);
    expect(whole.balances.filter(({ closes }) => !closes)).toEqual([]);
    expect(issues.map(({ message }) => message)).toEqual(["no column names a team; the roster tells the players' teams"]); // prettier-ignore
  });

  it.each(["5d20", "dice-football"])("gives the same charts: %s", async (game) => {
    expect(await chartsApart(game, one, whole)).toEqual([]);
  });
});
