/** The acceptance of the ratings (digest 10.11): a real season played again; where its statistics lie beside the project. */
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { fixturesOf } from "../../../src/cli/fixtures.js";
import { readGrids } from "../../../src/data/statistics.js";
import { compareSeasons, playSeasonsAgain } from "../../../src/sim/replayed.js";
import { readSeason } from "../../../src/stats/index.js";
import { rater } from "../../../src/systems/dice-football/rater.js";
import { STANDARD_RULES } from "../../../src/systems/dice-football/rules/index.js";

const FOLDER = ["../../shared/data/nfl-2019", "../shared/data/nfl-2019"].find((folder) => existsSync(folder));
const SEASONS = 20;

/** Root mean square of the offenses' differences, at most. */
const LIMITS = {
  yardsPerRush: 0.25,
  completionPct: 1,
  yardsPerCompletion: 0.4,
  interceptionPct: 0.5,
  sackPct: 0.8,
};

it.skipIf(FOLDER === undefined)("32 offenses of 2019 play as they did", async () => {
  const season = readSeason(await readGrids(FOLDER!)).season!;
  const { fixtures } = fixturesOf(season);
  const hear = rater.seasons.open(rater.rate({ season }).teams, STANDARD_RULES, "solo");
  const counts = playSeasonsAgain(hear, fixtures, season.teams.length, { seed: 1, from: 0, count: SEASONS });
  const { statistics } = compareSeasons(season, counts);
  for (const [id, limit] of Object.entries(LIMITS)) {
    const { rms } = statistics.find(({ statistic, side }) => statistic === id && side === "for")!;
    expect(rms, id).toBeLessThanOrEqual(limit);
  }
});
