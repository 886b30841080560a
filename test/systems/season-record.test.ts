/** Records and points of the season that charts and cards come from: free text would say what never was. */
import { beforeAll, describe, expect, it } from "vitest";
import { checkData } from "../../src/files/check.js";
import type { GameSystem } from "../../src/contract/game.js";
import { loadSystems } from "../../src/systems/index.js";
import { sampleTeams as charts } from "../../src/systems/5d20/teams/sample-teams.js";
import { sampleTeams as cards } from "../../src/systems/dice-football/teams/sample-teams.js";

const [CHART] = charts();
const [HOUSTON] = cards();

let systems: readonly GameSystem[];
beforeAll(async () => {
  systems = await loadSystems();
});

const faultsOf = (format: string, team: object): string[] =>
  checkData({ format: `pressbox/${format}`, name: "Us", teams: [team] }, systems)
    .issues.filter(({ severity }) => severity === "error")
    .map(({ path, message }) => `${path} ${message}`);

describe.each([
  ["5d20-teams", CHART],
  ["dice-football-teams", HOUSTON],
])("%s", (format, team) => {
  it.each(["10-6", "10-3-1", "0-16", "12–2"])("accepts a record of %s", (record) => {
    expect(faultsOf(format, { ...team, record })).toEqual([]);
  });

  it.each([
    ["best ever", /^teams\[0\]\.record .*expected wins, losses and ties such as 10-6 or 10-3-1/],
    ["10-6-1-1", /^teams\[0\]\.record .*expected wins, losses and ties/],
    ["30-11", /^teams\[0\]\.record .*found a record of 41 games; expected at most 40/],
  ])("rejects a record of %s", (record, fault) => {
    expect(faultsOf(format, { ...team, record })).toEqual([expect.stringMatching(fault)]);
  });
});

it("T15: 20-4 in 14 games, and 99,999 points", () => {
  const real = { games: 14, team: {}, players: {} };
  expect(faultsOf("5d20-teams", { ...CHART, record: "10-4", real })).toEqual([]);
  expect(faultsOf("5d20-teams", { ...CHART, record: "20-4", real })).toEqual([
    expect.stringMatching(/^teams\[0\]\.record .*found a record of 24 games; the team played 14$/),
  ]);
  expect(faultsOf("dice-football-teams", { ...HOUSTON, record: "10-4", pointsFor: 99_999 })).toEqual([
    expect.stringMatching(/^teams\[0\]\.pointsFor .*found 99999 points in 14 games; expected at most 250 each$/),
  ]);
});
