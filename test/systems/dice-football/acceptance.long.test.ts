/** The acceptance of the ratings (digest 10.11): a real season played again; where its statistics lie beside the project. */
import { describe, expect, it } from "vitest";
import { fixturesOf } from "../../../src/cli/fixtures.js";
import { readGrids } from "../../../src/host/node/statistics.js";
import { compareSeasons, playSeasonsAgain } from "../../../src/sim/replayed.js";
import { readSeason, type Season } from "../../../src/stats/index.js";
import { rater } from "../../../src/systems/dice-football/rater.js";
import { STANDARD_RULES } from "../../../src/systems/dice-football/rules/index.js";
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
    "where tables know teams, passers, runners and receivers alone",
    async () => expectPlayed(bare(await read())),
    600_000,
  );
  it("where they do, with the passes of 1975", async () => expectPlayed(bare(as1975(await read()))), 600_000);
});
