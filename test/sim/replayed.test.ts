/** A season that is played again: what is counted, and how it is set beside the records. */
import { describe, expect, it } from "vitest";
import { Mean } from "../../src/kernel/sample/index.js";
import { addSeasons, compareGains, compareSeasons, playSeasonsAgain } from "../../src/sim/replayed.js";
import { countGain, noGains, type Season } from "../../src/stats/index.js";
import type { Fixture, PlayFixture } from "../../src/contract/rating.js";

const FIXTURES: Fixture[] = [
  { away: 0, home: 1, neutral: false },
  { away: 1, home: 2, neutral: false },
  { away: 2, home: 0, neutral: true },
];

/** The visitor runs once for as many yards as his number and the seed say, and the home team scores a field goal. */
const hear: PlayFixture = ({ away }, seed, emit) => {
  const play = { type: "play", team: "away", period: 1, down: 1, toGo: 10, spot: 25, clock: 0 };
  const tell = (event: object): void => emit(event as { readonly type: string });
  tell({ ...play, result: "rush", yards: 3 * away + (seed % 5) });
  tell({ ...play, result: "complete", yards: 8 });
  tell({ ...play, result: "rush", yards: -1, kind: "kneel" });
  tell({ type: "points", team: "home", period: 1, kind: "fieldGoal", points: 3 });
};

const TEAMS = "ABCDEFG";

const season = (own: readonly object[], against: readonly object[] = own): Season =>
  ({
    teams: own.map((_, t) => TEAMS[t]),
    own: new Map(own.map((row, t) => [TEAMS[t], row])),
    against: new Map(against.map((row, t) => [TEAMS[t], row])),
    tables: { games: [{ away: "A", home: "B", awayPoints: 3, homePoints: 7 }] },
    sheets: [],
  }) as unknown as Season;

const at = (from: number, count: number) => playSeasonsAgain(hear, FIXTURES, 3, { seed: 10, from, count });

describe("replayed seasons", () => {
  it("count what each team did and allowed, wins and gains", () => {
    const counts = at(0, 2);
    expect(counts.games).toEqual([4, 4, 4]);
    // Every team has the ball in one of its two games.
    expect(counts.own.map((row) => row[1])).toEqual([4, 4, 4]);
    expect(counts.wins).toEqual([2, 2, 2]);
    expect(counts.homeWins).toBe(6);
    // Seeds 10 to 15: gains of 0 1 2 3 4 0 and three yards a number; the kneel's yard counts for the team, not as a run.
    expect(counts.own.map((row) => row[2])).toEqual([0 + 3 - 2, 4 + 7 - 2, 8 + 6 - 2]);
    expect(counts.against[1][2]).toBe(counts.own[0][2]);
    expect(counts.gains.completions[30 + 8]).toBe(6);
    expect(counts.gains.runs.reduce((a, b) => a + b)).toBe(6);
  });

  it("add up to the same in parts as in one run", () => {
    expect(addSeasons([at(0, 3), at(3, 1), at(4, 3)])).toEqual(at(0, 7));
  });

  it("are compared with the actual results by mean, correlation and spread", () => {
    const counts = at(0, 5);
    const perGame = counts.own.map((row) => row[2] / 10);
    const rows = perGame.map((yards) => ({ games: 16, rushYards: 2 * yards * 16 + 32, rushAttempts: 16, wins: 8 }));
    const { statistics, teams, homeWins } = compareSeasons(season(rows), counts);
    const yards = statistics.find(({ statistic, side }) => statistic === "rushYards" && side === "for")!;
    const mean = perGame.reduce((a, b) => a + b) / 3;
    expect(yards.input).toBeCloseTo(2 * mean + 2);
    expect(yards.played).toBeCloseTo(mean);
    expect(yards.differencePct).toBeCloseTo(100 * (mean / (2 * mean + 2) - 1));
    expect(yards.correlation).toBeCloseTo(1);
    expect(yards.spread).toBeCloseTo(0.5);
    expect(yards.rms).toBeCloseTo(Math.sqrt(perGame.reduce((sum, one) => sum + (one + 2) ** 2, 0) / 3));
    // Of three games a season, six times a team's; the visitors' numbers add up to 3.
    const seasons = [0, 1, 2, 3, 4].map(
      (s) => 3 * 3 - 3 + [0, 1, 2].reduce((sum, i) => sum + ((10 + 3 * s + i) % 5), 0),
    );
    expect(yards.standardError).toBeCloseTo(new Mean(seasons).error / 6, 9);
    // The tables do not hold these: they are played figures alone, and not told twice.
    const alone = statistics.filter(({ statistic }) => statistic === "sacks");
    expect(alone).toEqual([{ statistic: "sacks", title: "sacks per game", side: "for", played: 0, standardError: 0 }]);
    // Nobody had a fourth down.
    expect(statistics.map(({ statistic }) => statistic)).not.toContain("fourthDownPct");
    expect(teams[0].wins).toEqual({ input: 8, played: 1 });
    expect(homeWins).toEqual({ input: 1, played: 1 });
  });

  it("have no correlation and spread where all teams have one value, though its mean is rounded", () => {
    const cycle = [...TEAMS].map((_, t): Fixture => ({ away: t, home: (t + 1) % TEAMS.length, neutral: false }));
    const played = playSeasonsAgain(hear, cycle, TEAMS.length, { seed: 10, from: 0, count: 5 });
    const perGame = 100 / 14;
    expect([...TEAMS].reduce((sum) => sum + perGame, 0) / TEAMS.length).not.toBe(perGame);
    const rows = [...TEAMS].map(() => ({ games: 14, rushAttempts: 400, rushYards: 100, wins: 7 }));
    const { statistics } = compareSeasons(season(rows), played);
    const yards = statistics.find(({ statistic, side }) => statistic === "rushYards" && side === "for")!;
    expect(yards.input).toBeCloseTo(perGame);
    expect(yards).not.toHaveProperty("spread");
    expect(yards).not.toHaveProperty("correlation");
  });

  it("omit runs and completions that fouls took back", () => {
    const foul = { type: "penalty", team: "away", foul: "holding", yards: 10, accepted: true };
    const taken: PlayFixture = (_, _seed, emit) => {
      const play = { type: "play", team: "away", period: 1, down: 1, toGo: 10, spot: 25, result: "rush" };
      const told = [
        { ...play, yards: 40 },
        { ...foul, wipesPlay: true },
        { ...play, yards: 7 },
        { ...foul, wipesPlay: false },
        { ...play, result: "complete", yards: 30 },
        { type: "offset", team: "away", wipesPlay: true },
      ];
      for (const event of told) emit(event);
    };
    const { gains } = playSeasonsAgain(taken, FIXTURES, 3, { seed: 1, from: 0, count: 1 });
    expect(gains.runs[30 + 7]).toBe(3);
    expect(gains.runs.reduce((a, b) => a + b)).toBe(3);
    expect(gains.completions.reduce((a, b) => a + b)).toBe(0);
  });

  it("compare downs, drives, overtime and ties with the actual ones", () => {
    const downs: PlayFixture = (_, seed, emit) => {
      const play = { type: "play", team: "away", period: 1, toGo: 10, spot: 25, result: "rush" };
      const [third, fourth] = [3, 4].map((down) => ({ ...play, down, yards: 12 }));
      const first = { type: "firstDown", team: "away", by: "rush" };
      const end = { type: "driveEnd", team: "away", period: 1, spot: 40, result: "punt" };
      const told = [third, first, { ...third, yards: 3 }, fourth, first, end, { type: "periodEnd", period: 5 }];
      for (const event of seed % 3 === 0 ? told : told.slice(0, -1)) emit(event);
    };
    const counts = playSeasonsAgain(downs, FIXTURES, 3, { seed: 0, from: 0, count: 4 });
    const row = { games: 2, thirdDownAttempts: 4, thirdDownConversions: 1, fourthDownAttempts: 0, drives: 3, ties: 1 };
    const records = { ...season([row, row, row]), tables: { games: [] } } as unknown as Season;
    const { statistics, ties, overtime } = compareSeasons(records, counts);
    const of = (id: string) => {
      const { input, played } = statistics.find(({ statistic, side }) => statistic === id && side === "for")!;
      return [input, played];
    };
    // Every team is the visitor in one of its two games.
    expect([of("thirdDownsTried"), of("thirdDowns")]).toEqual([
      [2, 1],
      [0.5, 0.5],
    ]);
    expect([of("thirdDownPct"), of("fourthDownsTried")]).toEqual([
      [25, 50],
      [0, 0.5],
    ]);
    expect([of("fourthDowns"), of("fourthDownPct"), of("firstDowns")]).toEqual([
      [undefined, 0.5],
      [undefined, 100],
      [undefined, 1],
    ]);
    expect(of("drives")).toEqual([1.5, 0.5]);
    expect([ties, overtime]).toEqual([{ input: 0.5, played: 1 }, { played: 1 / 3 }]);
  });

  it("measure the distance between two sets of gains", () => {
    const [real, played] = [noGains(), noGains()];
    for (const yards of [1, 2, 3, 4]) countGain(real, "runs", yards);
    for (const yards of [1, 1, 1, 200]) countGain(played, "runs", yards);
    expect(compareGains(real, played)).toEqual([{ of: "runs", distance: 0.5, at: 1, input: 4, played: 4 }]);
  });
});
