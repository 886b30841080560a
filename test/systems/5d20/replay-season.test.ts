/** Rated teams play their season again: who passes, the pace of a team, the red zone, and how near the league comes. */
import { beforeAll, describe, expect, it } from "vitest";
import { readGrids } from "../../../src/data/statistics.js";
import { compareSeasons, playSeasonsAgain } from "../../../src/sim/replayed.js";
import { readSeason, type Season } from "../../../src/stats/index.js";
import { strong } from "../../../src/systems/5d20/coaches/index.js";
import { adjustOf } from "../../../src/systems/5d20/engine/calls.js";
import { makeGame, secondsInBounds, type GameEvent } from "../../../src/systems/5d20/engine/index.js";
import { games } from "../../../src/systems/5d20/game-record.js";
import { rateSeason } from "../../../src/systems/5d20/rate/index.js";
import { rater } from "../../../src/systems/5d20/rater.js";
import { LEAGUE_AVERAGE, SEASON_RULES, STANDARD_RULES } from "../../../src/systems/5d20/rules/index.js";

let season: Season;
beforeAll(async () => (season = readSeason(await readGrids("assets/samples/5d20/league")).season!));

describe("the pace of a team", () => {
  it("is its chart's, or the rules' where the chart has none or the switch says so", () => {
    const hasty = { ...LEAGUE_AVERAGE, id: "hasty", pace: 31 };
    const game = makeGame({ rules: STANDARD_RULES, away: hasty, home: LEAGUE_AVERAGE });
    expect([secondsInBounds(game, "away"), secondsInBounds(game, "home")]).toEqual([31, 40]);
    const rules = { ...STANDARD_RULES, switches: { ...STANDARD_RULES.switches, pace: "rules" } } as const;
    expect(secondsInBounds(makeGame({ rules, away: hasty, home: LEAGUE_AVERAGE }), "away")).toBe(40);
  });

  it("makes more plays of a hasty team, for both sides", () => {
    const plays = (pace: number): number => {
      let n = 0;
      const team = { ...LEAGUE_AVERAGE, id: "paced", pace };
      const count = ({ type }: GameEvent): void => void (n += type === "play" ? 1 : 0);
      for (let seed = 1; seed <= 60; seed++)
        games.hear({ rules: STANDARD_RULES, away: team, home: team }, { coaches: strong, seed }, count);
      return n / 60;
    };
    // A game has 9 % more plays at 36 seconds than at 40, give or take 2 (12 plays a game, 60 games).
    expect(plays(36) / plays(40)).toBeGreaterThan(1.04);
  });
});

describe("a tight red zone", () => {
  it("moves white for the defense there, and nowhere else", () => {
    const at = (rules: typeof STANDARD_RULES, zone: 0 | 1 | 2) =>
      (["pass", "run"] as const).map((kind) => adjustOf(rules, { row: "LT10", zone }, kind));
    expect([at(STANDARD_RULES, 2), at(SEASON_RULES, 1), at(SEASON_RULES, 2)]).toEqual([
      [2, 2],
      [2, 2],
      [-1, 4],
    ]);
  });
});

describe("a season played again", () => {
  it("lets every passer have his turns", () => {
    const [team] = rateSeason(season).charts;
    const chart = {
      ...team,
      qbs: [
        { ...team.qbs[0], upTo: 15 },
        { ...team.qbs[0], name: "The other", upTo: 20 },
      ],
    };
    const hear = rater.seasons.open({ teams: [chart, LEAGUE_AVERAGE] }, SEASON_RULES, "strong");
    let second = 0;
    for (let seed = 0; seed < 200; seed++) {
      const names = new Set<string>();
      hear({ away: 0, home: 1, neutral: false }, seed, (event) => {
        const { team: side, passer } = event as { team?: string; passer?: string };
        if (side === "away" && passer !== undefined) names.add(passer);
      });
      expect(names.size).toBe(1);
      if (names.has("The other")) second++;
    }
    // 50 of 200, standard deviation 6.1.
    expect(Math.abs(second - 50)).toBeLessThan(25);
  });

  it("comes out near the records of the sample league", { timeout: 60_000 }, () => {
    const { teams } = rater.rate({ season, rules: SEASON_RULES });
    const hear = rater.seasons.open(teams, SEASON_RULES, "strong");
    const place = (team: string): number => season.teams.indexOf(team);
    const fixtures = season.tables.games.map(({ away, home }) => ({
      away: place(away),
      home: place(home),
      neutral: false,
    }));
    const counts = playSeasonsAgain(hear, fixtures, 8, { seed: 1, from: 0, count: 12 });
    expect(counts.games).toEqual(new Array(8).fill(12 * 14));
    const { statistics } = compareSeasons(season, counts);
    const of = (id: string) => statistics.find(({ statistic, side }) => statistic === id && side === "for")!;
    // Standard errors of 672 games: 0.5 % of completions, 0.8 % of yards a rush, 2 % of points. The league's statistics were
    // made by rough odds, and know no kneels.
    expect(Math.abs(of("completionPct").differencePct)).toBeLessThan(2.5);
    expect(Math.abs(of("yardsPerRush").differencePct)).toBeLessThan(4.5);
    expect(Math.abs(of("yardsPerCompletion").differencePct)).toBeLessThan(3);
    expect(Math.abs(of("points").differencePct)).toBeLessThan(7);
    expect(Math.abs(of("plays").differencePct)).toBeLessThan(3);
    expect(of("passYards").correlation).toBeGreaterThan(0.9);
    expect(of("points").correlation).toBeGreaterThan(0.75);
    // Fouls are the team's own, in number and yards. Standard errors 1.2 %, of a team's 3.5 %; teams lie 25 % apart.
    expect(Math.abs(of("penalties").differencePct)).toBeLessThan(8);
    // So few fouls, 3.6 a game, leave one number in most rows: their mix is not free any more.
    expect(Math.abs(of("penaltyYards").differencePct)).toBeLessThan(13);
    expect(of("penalties").correlation).toBeGreaterThan(0.75);
    expect(of("penalties").spread).toBeGreaterThan(0.8);
    expect(Math.abs(of("fumblesLost").differencePct)).toBeLessThan(8);
  });
});
