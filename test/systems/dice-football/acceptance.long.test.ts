/** The acceptance of the ratings (digest 10.11): a real season played again; where its statistics lie beside the project. */
import { describe, expect, it } from "vitest";
import { fixturesOf } from "../../../src/cli/fixtures.js";
import { readGrids } from "../../../src/host/node/statistics.js";
import { compareShapes } from "../../../src/sim/shape/index.js";
import { ERA_2019 } from "../../../src/sim/shape/era-2019.js";
import { compareSeasons, playSeasonsAgain } from "../../../src/sim/replayed.js";
import { readSeason, type Season } from "../../../src/stats/index.js";
import { rater } from "../../../src/systems/dice-football/rater.js";
import { SEASON_RULES, STANDARD_RULES } from "../../../src/systems/dice-football/rules/index.js";
import { as1975, bare, NFL } from "./real-seasons.js";

const SEASONS = 20;

/** Root mean square of the offenses' differences, at most. */
const LIMITS = {
  yardsPerRush: 0.25,
  completionPct: 1,
  yardsPerCompletion: 0.4,
  interceptionPct: 0.5,
  sackPct: 0.8,
};

function expectPlayed(season: Season): void {
  const { fixtures } = fixturesOf(season);
  const hear = rater.seasons.open(rater.rate({ season }).teams, STANDARD_RULES, "solo");
  const counts = playSeasonsAgain(hear, fixtures, season.teams.length, { seed: 1, from: 0, count: SEASONS });
  const { statistics } = compareSeasons(season, counts);
  for (const [id, limit] of Object.entries(LIMITS)) {
    const { rms } = statistics.find(({ statistic, side }) => statistic === id && side === "for")!;
    expect(rms, id).toBeLessThanOrEqual(limit);
  }
}

describe.skipIf(NFL === undefined)("32 offenses play as they did", () => {
  const read = async (): Promise<Season> => readSeason(await readGrids(NFL!)).season!;
  it("in 2019", async () => expectPlayed(await read()), 600_000);
  it("with the passes of 1975", async () => expectPlayed(as1975(await read())), 600_000);
  it(
    "if tables have only teams, passers, runners and receivers",
    async () => expectPlayed(bare(await read())),
    600_000,
  );
  it("if they do, with the passes of 1975", async () => expectPlayed(bare(as1975(await read()))), 600_000);
});

describe.skipIf(NFL === undefined)("a season by the rules `season`", () => {
  it("has the real one's teams, 20 times over", { timeout: 600_000 }, async () => {
    const season = readSeason(await readGrids(NFL!)).season!;
    const { fixtures } = fixturesOf(season);
    const hear = rater.seasons.open(rater.rate({ season, rules: SEASON_RULES }).teams, SEASON_RULES, "strong");
    const counts = playSeasonsAgain(hear, fixtures, season.teams.length, {
      seed: 1,
      from: 0,
      count: SEASONS,
      shaped: true,
    });
    const { statistics } = compareSeasons(season, counts);
    const of = (id: string, side: "for" | "against") =>
      statistics.find(({ statistic, side: one }) => statistic === id && side === one)!;
    // Standard errors over 20 seasons: .1 points; .02 of a correlation between 32 teams.
    expect(Math.abs(of("points", "for").difference!)).toBeLessThan(0.4);
    for (const side of ["for", "against"] as const) expect(of("points", side).correlation).toBeGreaterThan(0.82);
    expect(of("yardsPerCompletion", "against").correlation).toBeGreaterThan(0.9);
    expect(of("yardsPerCompletion", "against").rms).toBeLessThan(0.35);
    expect(Math.abs(of("plays", "for").differencePct!)).toBeLessThan(2);
    // 5,120 games: .7 of 100.
    const shape = compareShapes(ERA_2019, counts.shape!);
    const oneScore = shape.find(({ section, id }) => section === "games" && id === "oneScore")!;
    expect(Math.abs(oneScore.played! - oneScore.real!)).toBeLessThan(0.04);
  });
});
