/** Campaigns per second for each coach, with mean scores, and the solver's time in seconds. */
import { GREEDY_COACHES, type Coach } from "../../systems/dynasty/coaches/index.js";
import { CampaignTally, manyCampaigns } from "../../systems/dynasty/play-many.js";
import { STANDARD_RULES } from "../../systems/dynasty/rules/index.js";
import { optimalCoach, solve } from "../../systems/dynasty/solver/index.js";
import { seconds, type Measured } from "./measure.js";

/** Exact expected score of the optimal coach. */
const EXACT_POINTS = 260.21187066;
const CAMPAIGNS = 20_000;

export async function measureDynasty(): Promise<Measured[]> {
  const results: Measured[] = [];
  let solution: ReturnType<typeof solve> | undefined;
  const solving = await seconds(1, () => (solution = solve(STANDARD_RULES, "points")));
  const solved = solution!;
  results.push({
    name: "solver: dynasty, points",
    value: solving,
    unit: "s",
    note: `value ${solved.value.toFixed(8)}, expected ${EXACT_POINTS}`,
  });
  const coaches: readonly Coach[] = [...GREEDY_COACHES, optimalCoach(solved, STANDARD_RULES)];
  for (const coach of coaches) {
    const request = { rules: STANDARD_RULES, coach, seed: 1 };
    const { figures } = manyCampaigns(request);
    const tally = new CampaignTally(request);
    for (let seed = 0; seed < 200; seed++) figures(seed);
    const taken = await seconds(1, () => {
      for (let seed = 1; seed <= CAMPAIGNS; seed++) tally.add(figures(seed), seed);
    });
    const { points, titles } = tally;
    results.push({
      name: `campaigns: dynasty ${coach.id}`,
      value: CAMPAIGNS / taken,
      unit: "campaigns/s",
      note: `mean ${points.value.toFixed(2)} +- ${points.error.toFixed(2)} points, sd ${points.deviation.toFixed(1)}, ${titles.value.toFixed(2)} titles`,
    });
  }
  return results;
}
