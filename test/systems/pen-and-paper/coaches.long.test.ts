/** 2,000 games of the strong coach. */
import { describe, expect, it } from "vitest";
import { simple, solo, strong } from "../../../src/systems/pen-and-paper/coaches/index.js";
import { headToHead } from "./coaches-match.js";
import { flaggedTouchdowns, PAIRS } from "./coaches-scores.js";
import { gameOf } from "./engine-scripted.js";

describe("2,000 games of equal teams", () => {
  it.each([
    ["simple", simple],
    ["solo", solo],
  ] as const)("strong against %s", { timeout: 600_000 }, (name, other) => {
    const { margin, error, wins } = headToHead(strong, other, 2_000);
    console.log(
      `strong against ${name}: margin ${margin.toFixed(2)} +- ${error.toFixed(2)}, ${(100 * wins).toFixed(1)} % won`,
    );
    expect(margin).toBeGreaterThan(13);
    expect(wins).toBeGreaterThan(0.85);
  });

  it("also with teams full of stars, one trick and kick after the other", { timeout: 600_000 }, () => {
    const stars = { homeStars: ["QB", "WR", "LB", "S"], awayStars: ["QB", "WR", "LB", "S"] } as const;
    expect(headToHead(strong, simple, 500, gameOf(stars)).margin).toBeGreaterThan(10);
  });
});

describe("1,000 games between sample teams", () => {
  it("a flag on the defense never costs the strong coach its touchdown", { timeout: 1_800_000 }, () => {
    const { flagged, lost } = flaggedTouchdowns(1_000, PAIRS);
    expect(flagged).toBeGreaterThan(400);
    expect(lost).toEqual([]);
  });
});
