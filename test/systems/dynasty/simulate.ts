/** Many campaigns of one coach, summed up. */
import type { Coach } from "../../../src/systems/dynasty/coaches/index.js";
import { CampaignTally, manyCampaigns } from "../../../src/systems/dynasty/play-many.js";
import type { DynastyRules } from "../../../src/systems/dynasty/rules/index.js";

/** Means of campaigns on the seeds from one up; `error` is the standard error of the mean points. */
export function simulate(rules: DynastyRules, coach: Coach, campaigns: number, seed = 1) {
  const request = { rules, coach, seed };
  const games = manyCampaigns(request);
  const tally = new CampaignTally(request);
  for (let i = 0; i < campaigns; i++) tally.add(games.figures(seed + i), seed + i);
  const { points, titles, seasons, retired, anyTitle } = tally;
  return {
    mean: points.value,
    error: points.error,
    deviation: points.deviation,
    titles: titles.value,
    seasons: seasons.value,
    retired: retired.value,
    anyTitle: anyTitle.value,
  };
}
