/** Samples to start from: they have no fault, and are what the program has built in. */
import { beforeAll, describe, expect, it } from "vitest";
import { proveKind } from "../../../src/files/check.js";
import { readDataFile } from "../../../src/host/node/data-files.js";
import { readGrids } from "../../../src/host/node/statistics.js";
import { readSeason, type Season } from "../../../src/stats/index.js";
import { rateSeason } from "../../../src/systems/5d20/rate/index.js";
import { diceKind, rulesKind, teamsKind } from "../../../src/systems/5d20/index.js";
import type { FileKind } from "../../../src/contract/files.js";
import { findTeam } from "../../../src/systems/5d20/team-pick.js";
import { sampleTeams } from "../../../src/systems/5d20/teams/sample-teams.js";

const read = (kind: FileKind, name: string) => {
  const { data, locate } = readDataFile(`assets/samples/5d20/${name}.yaml`);
  return proveKind(kind, data, locate);
};

describe("samples", () => {
  it("have no errors", () => {
    expect(read(diceKind, "my-game-dice").issues).toEqual([]);
    expect(read(rulesKind as FileKind, "modern").issues).toEqual([]);
    expect(read(teamsKind as FileKind, "teams").issues).toEqual([]);
    expect(read(teamsKind as FileKind, "1985-teams").issues).toEqual([]);
  });
  it("contain the built-in teams", () => {
    expect(read(teamsKind as FileKind, "teams").value).toEqual({ name: "Two fictional teams", teams: sampleTeams() });
  });
});

describe("the 1985 Bears and Dolphins", () => {
  let season: Season;
  beforeAll(async () => {
    const { season: found, issues } = readSeason(await readGrids("assets/samples/5d20/1985"));
    expect(issues).toEqual([]);
    season = found!;
  });

  it("have players who add up to their teams, if all are known", () => {
    const sum = (rows: readonly object[], column: string, team: string): number =>
      (rows as readonly Record<string, number | string>[])
        .filter((row) => row.team === team)
        .reduce((total, row) => total + Number(row[column] ?? 0), 0);
    const { passing, rushing, receiving, defense } = season.tables;
    for (const team of ["CHI", "MIA"]) {
      const own = season.own.get(team)!;
      for (const [column, mine] of [
        ["attempts", own.passAttempts],
        ["completions", own.completions],
        ["yards", own.passYards],
        ["touchdowns", own.passTouchdowns],
        ["interceptions", own.interceptions],
      ] as const)
        expect([team, column, sum(passing, column, team)]).toEqual([team, column, mine]);
      for (const [column, mine] of [
        ["receptions", own.completions],
        ["yards", own.passYards],
        ["touchdowns", own.passTouchdowns],
      ] as const)
        expect([team, column, sum(receiving, column, team)]).toEqual([team, column, mine]);
      expect(sum(rushing, "touchdowns", team)).toBe(own.rushTouchdowns);
    }
    const bears = season.against.get("CHI")!;
    expect([sum(rushing, "attempts", "CHI"), sum(rushing, "yards", "CHI")]).toEqual([610, 2761]);
    expect([sum(defense, "sacks", "CHI"), sum(defense, "interceptions", "CHI")]).toEqual([
      bears.sacks,
      bears.interceptions,
    ]);
  });

  it("are rated against their time, within every tolerance, as their charts are shipped", () => {
    const { charts, proof, ownLeague, filled } = rateSeason(season);
    expect(ownLeague).toBe(false);
    expect(proof.filter(({ difference, tolerance }) => Math.abs(difference) > tolerance)).toEqual([]);
    // Nobody proves an average that stands in for what Miami allowed.
    expect(proof.filter(({ team, statistic }) => team === "MIA" && statistic.startsWith("defense."))).toEqual([]);
    expect(filled.filter(({ teams }) => teams.length === 1)).toEqual([
      { what: "passes allowed", by: "the average of 1985", teams: ["MIA"] },
      { what: "rushes allowed", by: "the average of 1985", teams: ["MIA"] },
      { what: "sacks of defenders", by: "positions", teams: ["MIA"] },
    ]);
    expect(read(teamsKind as FileKind, "1985-teams").value).toEqual({ teams: charts });
  });

  it("are found by their clubs' codes in any source", () => {
    const { charts } = rateSeason(season, { proved: false });
    const found = ["CHI", "chi", "MIA", "Bears", "1985-miami-dolphins"].map((word) => findTeam(charts, word).name);
    expect(found).toEqual(["Bears", "Bears", "Dolphins", "Bears", "Dolphins"]);
    expect(() => findTeam(charts, "KC")).toThrow('there is no team "KC"');
  });

  // The source's own chart of the Bears (section 1.2, 1.3): the method comes to nearly the same cells.
  it("are close to the source's charts", () => {
    const [bears] = rateSeason(season, { proved: false }).charts;
    expect(bears.runners[0]).toMatchObject({ name: "Walter Payton", brk: 4, fum: 6 });
    expect([bears.rush.w0, bears.rush.blue[0], bears.rush.black[0]]).toEqual([18, 11, 5]);
    const source = [
      [9, bears.qbs[0].depth[0]],
      [15, bears.qbs[0].depth[1]],
      [3, bears.qbs[0].rows.SP.pre[0]],
      [9, bears.qbs[0].rows.SP.pre[2]],
      [8, bears.qbs[0].rows.SP.def[0]],
      [11, bears.out[0]],
      [5, bears.who.SP.blue[0]],
      [4, bears.receivers[0].sp[0]],
    ] as const;
    for (const [theirs, ours] of source) expect(Math.abs(theirs - ours!)).toBeLessThanOrEqual(4);
  });
});
