/** Standings and brackets. */
import type { LeagueTeam } from "../../../../src/systems/pen-and-paper/league/league-team.js";
import { describe, expect, it } from "vitest";
import { LEAGUE_SIZES, SCHEDULES, type ScheduleSpec } from "../../../../src/systems/pen-and-paper/rules/index.js";
import { bracketOf as bracketBy, byLeagueRank, entryOf, qualifiersOf } from "../../../../src/league/bracket.js";
import type { Result } from "../../../../src/league/results.js";
import { standingsOf as standingsBy } from "../../../../src/league/standings.js";
import { fileLine, tableOfLeague, type Standing } from "../../../../src/systems/pen-and-paper/league/index.js";

interface Entrant {
  readonly team: string;
  readonly division: string;
  readonly absence: number | null;
}
const entrant = (team: string, division: string, absence: number | null = null): Entrant => ({
  team,
  division,
  absence,
});
const standingsOf = (entrants: readonly Entrant[], results: readonly Result[], lots: readonly string[]): Standing[] => {
  const teams = entrants.map(({ team, absence }) => ({ team: { id: team }, absence }) as LeagueTeam);
  return standingsBy(entrants, results, tableOfLeague(teams), lots).map(fileLine);
};
/** `A B 10 7`: A at B, 10 to 7. */
const games = (...lines: string[]): Result[] =>
  lines.map((line) => {
    const [away, home, a, h] = line.split(" ");
    return { away, home, awayPoints: Number(a), homePoints: Number(h) };
  });
const EAST = ["A", "B", "C"].map((team) => entrant(team, "East"));
const WEST = ["D", "E", "F"].map((team) => entrant(team, "West"));
const LOTS = ["F", "E", "D", "C", "B", "A"];
const order = (rows: readonly Standing[], division: string): string =>
  rows
    .filter((row) => row.division === division)
    .map((row) => row.team)
    .join("");

describe("standings", () => {
  it("add up results", () => {
    const [row] = standingsOf([...EAST, ...WEST], games("A B 10 7", "D A 14 14", "A C 0 3"), LOTS).filter(
      (r) => r.team === "A",
    );
    expect(row).toMatchObject({
      wins: 1,
      losses: 1,
      ties: 1,
      divisionWins: 1,
      divisionLosses: 1,
      divisionTies: 0,
      pointsFor: 24,
      pointsAgainst: 24,
    });
  });

  it("count a tie as half a win (A55)", () => {
    // A 1-1, B 0-0-2: level; C 0-1 behind.
    const rows = standingsOf([...EAST, ...WEST], games("A C 7 0", "D A 7 0", "B D 7 7", "B E 7 7"), LOTS);
    expect(order(rows, "East")).toBe("ABC");
    expect(rows[1].tieBreak).toBe("division record");
  });

  it("break ties in a division in the order of section 2.7", () => {
    const all = [...EAST, ...WEST];
    // A and B 1-1, all of it in the division; C is behind. B beat A, which counts before A's many points.
    const direct = standingsOf(all, games("A B 0 7", "A C 50 0", "C B 7 0", "C D 0 7"), LOTS);
    expect([order(direct, "East"), direct[1].tieBreak]).toEqual(["BAC", "head-to-head"]);
    const points = standingsOf(all, games("A D 7 0", "B E 9 0", "C F 8 0"), LOTS);
    expect(order(points, "East")).toBe("BCA");
    expect(points[1].tieBreak).toBe("points scored");
    const waiting = [entrant("A", "East", 2), entrant("B", "East", 5), entrant("C", "East", null), ...WEST];
    const absent = standingsOf(waiting, games("A D 7 0", "B E 7 0", "C F 7 0"), LOTS);
    expect(order(absent, "East")).toBe("CBA");
    expect(absent[1].tieBreak).toBe("longest absence from the playoffs");
    const lot = standingsOf(all, games("A D 7 0", "B E 7 0", "C F 7 0"), LOTS);
    expect(order(lot, "East")).toBe("CBA");
    expect(lot[1].tieBreak).toBe("lot");
  });

  it("use head-to-head before points, only among the tied teams", () => {
    const rows = standingsOf(
      [entrant("A", "East"), entrant("B", "East"), ...WEST],
      games("B A 7 0", "D B 7 0", "A E 60 0", "A B 7 0", "A D 0 9", "B E 7 0"),
      LOTS,
    );
    // Both 2-2, 1-1 in the division and between themselves; points decide.
    expect(
      rows
        .filter((r) => r.division === "East")
        .map((r) => r.team)
        .join(""),
    ).toBe("AB");
    const clear = standingsOf(
      [entrant("A", "East"), entrant("B", "West"), entrant("C", "East"), entrant("D", "West")],
      games("A B 0 7", "A C 60 0", "D B 8 7"),
      LOTS,
    );
    // Leaders A 1-1 and D 1-0: D first, then B beat A.
    expect(
      byLeagueRank(clear)
        .map((r) => r.team)
        .join(""),
    ).toBe("DBAC");
  });

  it("never rank a team above one that is ahead in its division", () => {
    // A and B level; B wins the division on its division record, A leads by points.
    const rows = standingsOf([...EAST, ...WEST], games("A D 50 0", "B C 7 0"), LOTS);
    expect(order(rows, "East")).toBe("BAC");
    const rank = new Map(rows.map((r) => [r.team, r.leagueRank]));
    expect(rank.get("B")).toBeLessThan(rank.get("A")!);
  });
});

/** Standings of a league whose team `n<number>` has rank by the list given. */
type Placed = Parameters<typeof entryOf>[1][number];
const ranked = (size: (typeof LEAGUE_SIZES)[number], best: readonly number[]): Placed[] => {
  const spec = SCHEDULES[size];
  const rankOf = (n: number): number => (best.includes(n) ? best.indexOf(n) : 100 + n);
  return spec.divisions.flatMap(({ name, from, to }) => {
    const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i).sort((a, b) => rankOf(a) - rankOf(b));
    return numbers.map((n, i): Placed => ({
      team: `n${n}`,
      division: name,
      rank: i + 1,
      leagueRank: rankOf(n) + 1,
    }));
  });
};
const bracketOf = (spec: ScheduleSpec, table: readonly Placed[], results: readonly ReturnType<typeof win>[]) =>
  bracketBy(spec.playoffs, entryOf(spec, table), results, { replays: 0, then: "home" });
const win = (game: string, away: string, home: string, homeWins = true) => ({
  game,
  away,
  home,
  awayPoints: homeWins ? 0 : 9,
  homePoints: 7,
});
const pairs = (rounds: ReturnType<typeof bracketOf>["rounds"], round: number): string[] =>
  rounds[round].games.map(({ away, home }) => `${away}@${home}`);

describe("brackets", () => {
  it("6 teams: the better champion is the host", () => {
    const { rounds, qualifiers } = bracketOf(SCHEDULES[6], ranked(6, [5, 2]), []);
    expect([pairs(rounds, 0), qualifiers]).toEqual([["n2@n5"], ["n5", "n2"]]);
    expect(bracketOf(SCHEDULES[6], ranked(6, [5, 2]), [win("final", "n2", "n5", false)])).toMatchObject({
      champion: "n2",
      finalist: "n5",
    });
  });
  it("8 and 10 teams: champions against runners-up, then the final at the higher seed", () => {
    const table = ranked(8, [3, 6, 1, 8]);
    expect(pairs(bracketOf(SCHEDULES[8], table, []).rounds, 0)).toEqual(["n1@n3", "n8@n6"]);
    const after = bracketOf(SCHEDULES[8], table, [win("east", "n1", "n3", false), win("west", "n8", "n6")]);
    expect(pairs(after.rounds, 1)).toEqual(["n1@n6"]);
    expect(pairs(bracketOf(SCHEDULES[10], ranked(10, [9, 4, 10, 1]), []).rounds, 0)).toEqual(["n1@n4", "n10@n9"]);
  });
  it("12 teams: six seeds, byes for two", () => {
    // Best: 2, 3, 1 (East), then the champions 5 and 9.
    const table = ranked(12, [2, 3, 1, 5, 9]);
    expect(qualifiersOf(SCHEDULES[12], table)).toEqual(["n2", "n5", "n9", "n3", "n1", "n4"]);
    const first = bracketOf(SCHEDULES[12], table, []);
    expect(pairs(first.rounds, 0)).toEqual(["n4@n9", "n1@n3"]);
    const second = bracketOf(SCHEDULES[12], table, [
      win("wild-card-1", "n4", "n9", false),
      win("wild-card-2", "n1", "n3"),
    ]);
    expect(pairs(second.rounds, 1)).toEqual(["n4@n2", "n3@n5"]);
  });
  it("16 teams: divisions, conferences, final", () => {
    const table = ranked(16, [1, 5, 9, 13, 2, 6, 10, 14]);
    const results = [
      win("american-east", "n2", "n1", false),
      win("american-west", "n6", "n5"),
      win("national-east", "n10", "n9"),
      win("national-west", "n14", "n13", false),
    ];
    const bracket = bracketOf(SCHEDULES[16], table, results);
    expect(pairs(bracket.rounds, 0)).toEqual(["n2@n1", "n6@n5", "n10@n9", "n14@n13"]);
    expect(pairs(bracket.rounds, 1)).toEqual(["n2@n5", "n14@n9"]);
    expect(bracket.qualifiers).toHaveLength(8);
  });
});
