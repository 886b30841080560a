/** Kicks of a chart from a season's tables: what no one carried back, and what kicks after touchdowns tell of 33 yards. */
import { describe, expect, it } from "vitest";
import type { Season, TeamRow } from "../../../src/stats/index.js";
import { eraAverage } from "../../../src/systems/5d20/rate/eras.js";
import { makeKicking } from "../../../src/systems/5d20/rate/kicks/kicking.js";
import { leagueReturns } from "../../../src/systems/5d20/rate/kicks/returns.js";

const average = eraAverage(2019);

function kicksOf(own: Partial<TeamRow>, against: Partial<TeamRow>, tryKick = 33) {
  const season = {
    own: new Map([["X", { team: "X", side: "for", ...own }]]),
    against: new Map([["X", { team: "X", side: "against", ...against }]]),
    tables: { returns: [], kicking: [], punting: [] },
  } as unknown as Season;
  return makeKicking("X", season, average, leagueReturns(undefined, average), tryKick).chart;
}

describe("place kicks", () => {
  const goodFrom = (length: number, own: Partial<TeamRow>, tryKick?: number): number =>
    kicksOf(own, {}, tryKick).fg.filter((cell) => cell >= length).length / 20;

  it("are as good from 33 yards as tries were, blocks excluded", () => {
    const bands = { tried30: 10, made30: 8 };
    const usual = goodFrom(33, bands);
    for (const share of [0.9, 0.94, 0.97]) {
      const made = goodFrom(33, { ...bands, extraPoints: 400 * share, extraPointAttempts: 400 });
      // A cell is a twentieth.
      expect(Math.abs(made - share / 0.99)).toBeLessThanOrEqual(0.025);
    }
    expect(usual).toBeLessThan(0.94);
    // From farther and from closer by, field goals alone tell.
    const all = { ...bands, extraPoints: 388, extraPointAttempts: 400 };
    expect(goodFrom(45, all)).toBe(goodFrom(45, bands));
    expect(goodFrom(25, all)).toBe(goodFrom(25, bands));
  });

  it("are rated only by field goals if a try was nearly certain", () => {
    const own = { tried30: 10, made30: 8, extraPoints: 20, extraPointAttempts: 40 };
    expect(kicksOf(own, {}, 20).fg).toEqual(kicksOf({ tried30: 10, made30: 8 }, {}).fg);
  });
});

describe("kickoffs", () => {
  const touchbacks = (own: Partial<TeamRow>, against: Partial<TeamRow>): number =>
    kicksOf(own, against).kickoff.filter((cell) => cell === "TB").length;

  it("that were not returned are touchbacks of the chart, as the dice return all others", () => {
    const own = { kickoffs: 80, kickoffTouchbacks: 40 };
    // 2.4 % of 80 were onside; (40 + 10 x .61) / (78.08 + 10) of 20 cells.
    expect(touchbacks(own, {})).toBe(10);
    // 30 came back: 48 of 78 did not.
    expect(touchbacks(own, { kickReturns: 30 })).toBe(12);
    // More returns than there can be change nothing.
    expect(touchbacks(own, { kickReturns: 79 })).toBe(10);
  });
});
