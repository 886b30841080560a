import { describe, expect, it } from "vitest";
import { USUAL_TABLE } from "../../src/league/plain/contest.js";
import type { Result } from "../../src/league/results.js";
import { breaksOf, standingsOf } from "../../src/league/standings.js";

const game = (away: string, home: string, awayPoints: number, homePoints: number): Result => ({
  away,
  home,
  awayPoints,
  homePoints,
});
const table = (results: readonly Result[], lots = ["A", "B", "C", "D"], teams = ["D", "C", "B", "A"]) =>
  standingsOf(
    teams.map((team) => ({ team, division: "" })),
    results,
    USUAL_TABLE,
    lots,
  );
const short = (results: readonly Result[], lots?: string[]): string =>
  table(results, lots)
    .map(({ team, by }) => `${team}${by ? `:${by.id}` : ""}`)
    .join(" ");

describe("standings", () => {
  it("counts 2-1-0, share, difference and streak", () => {
    const [a, b, c] = table([
      game("A", "B", 14, 7),
      game("B", "C", 3, 3),
      game("A", "C", 0, 10),
      game("C", "A", 6, 20),
    ]);
    expect(a).toMatchObject({ team: "A", played: 3, wins: 2, losses: 1, ties: 0, points: 4, rank: 1, streak: "W1" });
    expect(a.share).toBeCloseTo(2 / 3);
    expect(c).toMatchObject({
      team: "B",
      points: 1,
      difference: -7,
      streak: "T1",
      share: 0.25,
      pointsFor: 10,
      pointsAgainst: 17,
    });
    expect(b).toMatchObject({ team: "C", points: 3, streak: "L1", difference: 19 - 23 });
  });

  it("head-to-head ranks the winner of their game first, whatever the difference", () => {
    const results = [game("B", "A", 3, 0), game("A", "C", 60, 0), game("D", "B", 7, 0), game("C", "D", 0, 0)];
    // D 3; A and B 2 each, B won their game; C 1.
    expect(short(results)).toBe("D B A:headToHead C");
  });

  it("three teams that beat each other are ranked by the difference of their own games, then of all games", () => {
    const ring = [game("A", "B", 10, 0), game("B", "C", 10, 3), game("C", "A", 10, 9)];
    // A +9, B -3, C -6 among themselves.
    expect(short([...ring, game("D", "C", 0, 90), game("D", "B", 0, 1), game("D", "A", 0, 1)])).toBe(
      "A B:headToHeadDifference C:headToHeadDifference D",
    );
    const even = [game("A", "B", 7, 0), game("B", "C", 7, 0), game("C", "A", 7, 0)];
    expect(short([...even, game("D", "C", 0, 9), game("D", "B", 0, 8), game("D", "A", 0, 7)])).toBe(
      "C B:difference A:difference D",
    );
  });

  it("then by points scored, then by lot", () => {
    const even = [game("A", "B", 7, 7), game("C", "D", 3, 3)];
    expect(short(even)).toBe("A B:lot C:scored D:lot");
    expect(short(even, ["D", "C", "B", "A"])).toBe("B A:lot D:scored C:lot");
  });

  it("the teams still tied are compared again among themselves", () => {
    // A, B, C level; A won both games of the three, B and C met twice and drew level on their own games.
    const results = [
      game("A", "B", 7, 0),
      game("A", "C", 7, 0),
      game("B", "C", 10, 3),
      game("C", "B", 10, 3),
      game("B", "D", 9, 0),
      game("C", "D", 12, 0),
    ];
    expect(short(results)).toBe("A C:headToHead B:difference D");
  });

  it("of a league with divisions go by share of wins, head-to-head, division and points, whatever the order of the list", () => {
    const nfl = {
      breaks: breaksOf("record", "headToHeadRecord", "divisionRecord", "difference", "lot"),
      across: breaksOf("record", "headToHeadRecord", "difference", "lot"),
    };
    const entrants = [..."ABCDEF"].map((team) => ({ team, division: "ABC".includes(team) ? "East" : "West" }));
    const results = [
      game("A", "B", 0, 7),
      game("C", "A", 0, 20),
      game("B", "C", 3, 9),
      game("D", "E", 14, 7),
      game("F", "D", 10, 3),
      game("E", "F", 6, 0),
      game("A", "D", 7, 0),
      game("B", "E", 7, 0),
    ];
    const rows = standingsOf(entrants, results, nfl, [..."FEDCBA"]);
    // A and B are 2-1, C is 1-1, and B beat A.
    expect(rows.map(({ team, rank, by }) => `${team}${rank}${by ? `:${by.id}` : ""}`).join(" ")).toBe(
      "B1 A2:headToHeadRecord C3 F1 D2 E3:headToHeadRecord",
    );
    // C and F are level without a game between them: the difference puts the best of the West before C.
    expect([...rows].sort((a, b) => a.leagueRank - b.leagueRank).map(({ team }) => team)).toEqual([..."BAFCDE"]);
  });
});
