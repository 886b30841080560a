/** Team creation, team files and teams from statistics. */
import { jsonSchemaOf } from "../../../../src/contract/records.js";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkKind, checkTable } from "../../../../src/files/check.js";
import { parseCsv } from "../../../../src/text/tables/csv.js";
import { parseData } from "../../../../src/text/data-file.js";
import { countRolls, forEachRoll, seededRoller } from "../../../../src/kernel/dice/index.js";
import { scriptedRoller } from "../../../helpers/dice.js";
import { formatIssue } from "../../../../src/kernel/issue/index.js";
import { leagueKind } from "../../../../src/systems/pen-and-paper/file-kinds.js";
import { rulesKind, teamsKind } from "../../../../src/systems/pen-and-paper/index.js";
import { modifierOf, STANDARD_RULES, STATS, type PerStat } from "../../../../src/systems/pen-and-paper/rules/index.js";
import {
  bestPhilosophy,
  createTeam,
  ratingsOf,
  sampleTeam,
  type TeamFile,
  teamsFromStatistics,
  withPhilosophy,
  type FullTeam,
  type TeamStatistics,
} from "../../../../src/systems/pen-and-paper/teams/index.js";

const scores = (...values: number[]): PerStat => Object.fromEntries(STATS.map((s, i) => [s, values[i]])) as never;

describe("team creation", () => {
  it("V1: the source's example", () => {
    const roller = scriptedRoller(6, 5, 3, 4, 3, 1, 3, 2, 2, 5, 2, 1, 6, 4, 1, 6, 6, 4);
    const { team, creation } = createTeam(roller, { city: "San Diego", name: "Cruisers", home: "SD" });
    expect(creation.rolled).toEqual(scores(14, 8, 7, 8, 11, 16));
    const { modifiers, off, def } = ratingsOf(STANDARD_RULES, team);
    expect(modifiers).toEqual(scores(4, 2, 2, 2, 3, 5));
    expect([off, def]).toEqual([8, 10]);
    expect(team).toMatchObject({ id: "san-diego-cruisers", monogram: "SDC", home: "SD", stars: [] });
  });

  it("has the exact odds of digest 9.3", () => {
    const ways = countRolls(3, 6, (faces) => modifierOf(STANDARD_RULES, faces[0] + faces[1] + faces[2]));
    expect([0, 1, 2, 3, 4, 5, 6].map((m) => ways.get(m))).toEqual([1, 9, 46, 104, 46, 9, 1]);
    // OFF of a new team: three modifiers, 216 ^ 3 rolls.
    const off = new Map<number, number>();
    const list = [...ways];
    forEachRoll(3, list.length, ([a, b, c]) => {
      const [x, y, z] = [list[a - 1], list[b - 1], list[c - 1]];
      off.set(x[0] + y[0] + z[0], (off.get(x[0] + y[0] + z[0]) ?? 0) + x[1] * y[1] * z[1]);
    });
    const percent = [5, 6, 7, 8, 9, 10, 11, 12, 13].map((n) => ((off.get(n)! / 216 ** 3) * 100).toFixed(2));
    expect(percent).toEqual(["1.13", "4.09", "10.91", "20.62", "25.95", "20.62", "10.91", "4.09", "1.13"]);
  });

  it("applies philosophies, clamped or refused (A1)", () => {
    const rolled = scores(10, 3, 10, 10, 10, 18);
    expect(withPhilosophy(STANDARD_RULES, rolled, "run-and-shoot")).toEqual(scores(10, 3, 11, 9, 10, 18));
    const strict = { ...STANDARD_RULES, switches: { ...STANDARD_RULES.switches, philosophyLimit: "refuse" as const } };
    expect(withPhilosophy(strict, rolled, "run-and-shoot")).toBeUndefined();
    expect(withPhilosophy(strict, rolled, "smash-mouth")).toEqual(scores(10, 4, 9, 11, 10, 17));
  });

  it("picks the better philosophy, none on a tie (digest 4.1)", () => {
    expect(bestPhilosophy(STANDARD_RULES, scores(10, 10, 12, 10, 10, 12))).toBe("run-and-shoot");
    expect(bestPhilosophy(STANDARD_RULES, scores(10, 12, 10, 12, 10, 10))).toBe("smash-mouth");
    expect(bestPhilosophy(STANDARD_RULES, scores(10, 10, 10, 10, 10, 10))).toBe("none");
  });

  it("keeps scores from 3 to 18", () => {
    for (let seed = 0; seed < 200; seed++) {
      const { team } = createTeam(seededRoller(seed), { philosophy: seed % 2 ? "best" : "smash-mouth" });
      for (const stat of STATS) expect(team.scores[stat]).toBeGreaterThanOrEqual(3);
      for (const stat of STATS) expect(team.scores[stat]).toBeLessThanOrEqual(18);
    }
  });
});

describe("team files", () => {
  const check = (text: string): string[] => {
    const { data, locate } = parseData(text, "teams.yaml");
    return checkKind(teamsKind, data, locate).issues.map(formatIssue);
  };
  const team = (more: string): string =>
    `teams:\n  - city: Boise\n    name: Surveyors\n    home: ID\n    scores: {QB: 9, RB: 9, WR: 9, LM: 9, LB: 9, DB: 9}\n${more}`;

  it("need little", () => expect(check(team(""))).toEqual([]));
  it("accept market names for codes", () => expect(check(team("").replace("ID", "Idaho"))).toEqual([]));

  it("report every error of type at once", () => {
    expect(check(team("    colors: [red, blue]\n    scors: 1\n").replace("QB: 9", "QB: nine"))).toEqual([
      'teams.yaml:5:18 teams[0].scores.QB: found "nine"; expected a number',
      'teams.yaml:6:14 teams[0].colors[0]: found "red"; expected a color like #1F2937',
      'teams.yaml:6:19 teams[0].colors[1]: found "blue"; expected a color like #1F2937',
      'teams.yaml:7:5 teams[0].scors: there is no key "scors" here; hint: did you mean "scores"?',
    ]);
  });
  it("report every error of content at once", () => {
    const text = team("    stars: [TB]\n    markets: [WASH]\n    printed: {QB: 4, OFF: 10}\n").replace(
      "DB: 9",
      "DB: 20",
    );
    const found = check(text);
    expect(found.map((t) => t.replace(/;.*/, ""))).toEqual([
      "teams.yaml:5:53 teams[0].scores.DB: Boise Surveyors: DB is 20",
      'teams.yaml:6:13 teams[0].stars[0]: Boise Surveyors: "TB" is not a star position',
      'teams.yaml:7:15 teams[0].markets[0]: Boise Surveyors: "WASH" is not a market code',
      "teams.yaml:8:19 teams[0].printed.QB: Boise Surveyors: QB 9 is printed with +4",
      "teams.yaml:8:27 teams[0].printed.OFF: Boise Surveyors: OFF is printed as +10",
    ]);
    expect(found[1]).toMatch(/hint: did you mean "LB"|known: QB, C/);
  });

  it("are distinguished from rules and leagues", () => {
    const { data } = parseData(team(""), "teams.yaml");
    expect([teamsKind, rulesKind, leagueKind].map((kind) => kind.matches(data))).toEqual([true, false, false]);
    for (const kind of [teamsKind, rulesKind, leagueKind])
      expect(JSON.stringify(jsonSchemaOf(kind))).toContain("$schema");
  });
});

describe("teams from a spreadsheet", () => {
  const read = (text: string) => {
    const { issues, value } = checkTable([teamsKind], parseCsv(text, "teams.csv"));
    return { issues: issues.map(formatIssue), teams: (value as TeamFile | undefined)?.teams ?? [] };
  };

  it("reads the sample", () => {
    const { issues, teams } = read(readFileSync("assets/samples/pen-and-paper/new-teams.csv", "utf8"));
    expect(issues).toEqual([]);
    expect(teams).toHaveLength(6);
    expect(teams[3]).toMatchObject({
      id: "louisville-ramblers",
      stars: ["DT"],
      scores: { LM: 14 },
      colors: ["#1E3A8A", "#E5E7EB"],
    });
  });
  it("reports errors by cell", () => {
    expect(
      read("city,name,home,QB,RB,WR,LM,LB,DB\nReno,Aces,NVX,9,x,9,9,9,9\n").issues.map((t) => t.replace(/;.*/, "")),
    ).toEqual(['teams.csv:2:11 teams[0].home: Reno Aces: "NVX" is not a market code', 'teams.csv:2:17 RB: found "x"']);
    expect(
      read("city,name,home,QB,RB,WR,LM,LB,DB\nReno,Aces,NVX,9,2,9,9,9,9\n").issues.map((t) => t.replace(/;.*/, "")),
    ).toEqual([
      'teams.csv:2:11 teams[0].home: Reno Aces: "NVX" is not a market code',
      "teams.csv:2:17 teams[0].scores.RB: Reno Aces: RB is 2",
    ]);
  });
  it("reports errors in the headings", () => {
    const rest = "RB,WR,LM,LB,DB\n";
    expect(read(`city,nam,QB,${rest}Reno,Aces,99,9,9,9,9,9\n`).issues.map((t) => t.replace(/;.*/, ""))).toEqual([
      'teams.csv:1:1: the column "home" is missing',
      'teams.csv:1:6 nam: there is no column "nam"',
      "teams.csv:2:11 teams[0].scores.QB: team 1: QB is 99",
    ]);
  });
});

describe("teams from statistics", () => {
  /** A made-up league: team i is better than team i - 1 in everything. */
  const league = Array.from({ length: 32 }, (_, i): TeamStatistics => {
    const side = (good: number) => ({
      points: 200 + good * 8,
      passAttempts: 500,
      completions: 300,
      passYards: 3000 + good * 50,
      passTouchdowns: 15 + Math.round(good / 2),
      interceptions: 20 - Math.round(good / 3),
      sacks: 50 - good,
      sackYards: 350 - good * 7,
      rushAttempts: 400,
      rushYards: 1400 + good * 30,
      rushTouchdowns: 10,
      firstDowns: 250 + good * 4,
      fumblesLost: 14 - Math.round(good / 4),
    });
    return { team: `T${i}`, games: 16, offense: side(i), defense: side(31 - i) };
  });

  const made = teamsFromStatistics(league);

  it("give OFF by points scored, DEF by points allowed: 9, and 1.2 for each standard deviation", () => {
    // Points of the 32 teams lie evenly: their standard deviation is 9.233 places.
    const sd = Math.sqrt((32 ** 2 - 1) / 12);
    made.forEach(({ scores: own }, i) => {
      const { off, def } = ratingsOf(STANDARD_RULES, { ...sampleTeam("knoxville-atoms"), scores: own } as FullTeam);
      expect([off, def], `T${i}`).toEqual(Array(2).fill(Math.round(9 + (1.2 * (i - 15.5)) / sd)));
    });
  });
  it("keep the scores of rolled teams if their modifiers add up to that", () => {
    const middle = made[15];
    expect(middle.scores).toEqual(scores(10, 10, 10, 10, 10, 10));
    for (const stat of STATS) {
      const values = made.map((t) => t.scores[stat]);
      expect(values.reduce((a, b) => a + b, 0) / 32, stat).toBeCloseTo(10.5, 0);
      expect([Math.min(...values) >= 4, Math.max(...values) <= 17], stat).toEqual([true, true]);
    }
    expect(made[31].how.QB).toMatchObject({ rank: 1, percentile: 31.5 / 32 });
  });
  it("change the score nearest to its next modifier", () => {
    // T8 gets the league's best runner. QB 8, RB 17 and WR 8 have the modifiers 2 + 5 + 2, its points are worth 8: 17 is two from 15, 8 is three from 5.
    const runners = league.map((team, i) =>
      i === 8 ? { ...team, offense: { ...team.offense, rushYards: 4_000 } } : team,
    );
    const { scores: own, how } = teamsFromStatistics(runners)[8];
    expect(how.RB.rank).toBe(1);
    expect([own.QB, own.RB, own.WR]).toEqual([8, 15, 8]);
  });
  it("need a league", () => {
    expect(() => teamsFromStatistics(league.slice(0, 3))).toThrow(/at least 4/);
  });
});

describe("stars (A70)", () => {
  it("raise modifiers only under the house rule", () => {
    const knoxville = sampleTeam("knoxville-atoms") as FullTeam;
    const house = { ...STANDARD_RULES, switches: { ...STANDARD_RULES.switches, starBonus: "modifier" as const } };
    expect(ratingsOf(STANDARD_RULES, knoxville).modifiers.WR).toBe(4);
    expect(ratingsOf(house, knoxville).modifiers.WR).toBe(6);
  });
});
