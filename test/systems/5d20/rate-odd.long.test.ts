/** Every odd season whole, and with one team alone (rate-odd.test.ts has half of each). */
import { beforeAll, describe, it } from "vitest";
import type { Season } from "../../../src/stats/index.js";
import { changed, expectSound, expectSoundAlone, ODD, sampleSeason } from "./odd-seasons.js";

describe("an odd season", () => {
  let season: Season;
  beforeAll(async () => (season = await sampleSeason()));

  it.each(Object.keys(ODD))("%s", (name) => expectSound(changed(season, ODD[name])));
  it.each(Object.keys(ODD))("one team alone: %s", (name) => {
    expectSoundAlone(changed(season, ODD[name]));
  });
});
