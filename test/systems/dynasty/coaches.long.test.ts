/** 100,000 campaigns per coach. Means are held to 4 standard errors of what an earlier, larger run measured. */
import { describe, expect, it } from "vitest";
import { expert, never, steady, type Coach } from "../../../src/systems/dynasty/coaches/index.js";
import { STANDARD_RULES } from "../../../src/systems/dynasty/rules/index.js";
import { simulate } from "./simulate.js";

const CAMPAIGNS = 100_000;

interface Expected {
  readonly coach: Coach;
  readonly mean: number;
  readonly deviation: number;
  readonly titles: number;
  readonly retired: number;
  /** The digest's figure and the standard error it was measured with. */
  readonly digest: { readonly mean: number; readonly error: number };
}

const EXPECTED: readonly Expected[] = [
  // 8.3715 is exact: a Markov chain over dice and losing seasons, all seasons cold, first Front Office options.
  { coach: never, mean: 8.3715, deviation: 6.76, titles: 0.0037, retired: 1, digest: { mean: 8.3, error: 0.09 } },
  // 200,000 campaigns: 141.648 +- 0.169.
  { coach: steady, mean: 141.65, deviation: 75.6, titles: 4.19, retired: 0.865, digest: { mean: 140.5, error: 0.96 } },
  // 200,000 campaigns: 221.205 +- 0.094.
  { coach: expert, mean: 221.2, deviation: 41.9, titles: 7.49, retired: 0.9998, digest: { mean: 220.6, error: 0.5 } },
];

describe.each(EXPECTED.map((e) => [e.coach.id, e] as const))("%s", (_, expected) => {
  const figures = simulate(STANDARD_RULES, expected.coach, CAMPAIGNS, 20_240_901);

  it("has the measured mean", () => {
    const error = expected.deviation / Math.sqrt(CAMPAIGNS);
    // The reference is measured too, with 200,000 campaigns.
    expect(Math.abs(figures.mean - expected.mean)).toBeLessThan(4 * error * Math.sqrt(1.5));
    expect(figures.deviation).toBeCloseTo(expected.deviation, -0.5);
  });

  it("agrees with the digest within 3 of its standard errors", () => {
    const { mean, error } = expected.digest;
    expect(Math.abs(figures.mean - mean)).toBeLessThan(3 * Math.hypot(error, figures.error));
  });

  it("wins and lasts as measured", () => {
    expect(Math.abs(figures.titles - expected.titles)).toBeLessThan(0.05);
    expect(Math.abs(figures.retired - expected.retired)).toBeLessThan(0.006);
  });
});
