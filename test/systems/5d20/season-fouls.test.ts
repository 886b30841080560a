/** The foul table of the rules `season`: valid, as wide as its sheet, and with shares of its own for ratings. */
import { describe, expect, it } from "vitest";
import { foulSharesOf } from "../../../src/systems/5d20/rate/foul-shares.js";
import { matchesOfSeason } from "../../../src/systems/5d20/rate/penalties.js";
import { checkRules } from "../../../src/systems/5d20/rules/check-charts.js";
import { SEASON_FOULS, SEASON_RULES, STANDARD_RULES } from "../../../src/systems/5d20/rules/index.js";
import { sumOf } from "../../../src/kernel/lists/index.js";

describe("the fouls of the rules `season`", () => {
  it("are valid, and no list is longer than the printed table's longest", () => {
    expect(checkRules(SEASON_RULES)).toEqual([]);
    const longest = (tables: typeof STANDARD_RULES.tables): number =>
      Math.max(...Object.values(tables.penalties).flatMap(({ off, def }) => [off.length, def.length]));
    expect(longest(SEASON_RULES.tables)).toBeLessThanOrEqual(longest(STANDARD_RULES.tables));
  });

  it("have their own shares, also when a file holds an equal table", () => {
    const season = foulSharesOf(SEASON_RULES);
    const { tables } = JSON.parse(JSON.stringify(SEASON_RULES)) as typeof SEASON_RULES;
    expect(tables.penalties).not.toBe(SEASON_FOULS);
    expect(foulSharesOf({ tables })).toBe(season);
    expect(foulSharesOf(STANDARD_RULES)).not.toBe(season);
    expect(foulSharesOf(STANDARD_RULES).season).toBeUndefined();
  });

  it("count on returned kickoffs alone: fewer returns, fewer numbers that match in them", () => {
    const shares = foulSharesOf(SEASON_RULES);
    const { kickoffs } = shares.season!;
    const all = matchesOfSeason(shares, kickoffs).KICKOFF;
    // If all are returned, every number is as likely: 58 of 8,000.
    for (const one of all) expect(one).toBeCloseTo(0.725, 10);
    const few = matchesOfSeason(shares, 0.4 * kickoffs).KICKOFF;
    expect(few[0]).toBeCloseTo(2 * few[0] - few[7], 10);
    expect(few[7]).toBeGreaterThan(4 * few[8]);
    // Two of three dice match as often as ever, but for red faces that are touchbacks.
    expect(sumOf(few)).toBeCloseTo(sumOf(all), 1);
  });
});
