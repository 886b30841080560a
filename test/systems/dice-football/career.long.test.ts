/** Thousands of games with a career in them: what holds in all of them. */
import { describe, expect, it } from "vitest";
import { careers } from "../../../src/systems/dice-football/career/index.js";
import {
  CAREER_POSITIONS,
  kindOf,
  TIERS,
  type CareerPosition,
} from "../../../src/systems/dice-football/career/chart.js";
import { chronicleOf } from "../../../src/systems/dice-football/career/chronicle.js";
import { fieldsOf, valueOf } from "../../../src/systems/dice-football/career/fields.js";
import { lastRank } from "../../../src/systems/dice-football/career/place.js";
import { leagueWith } from "../../../src/systems/dice-football/career/play.js";
import type { Career } from "../../../src/systems/dice-football/career/types.js";
import { checkTeam } from "../../../src/systems/dice-football/check/check-team.js";
import { STANDARD_RULES } from "../../../src/systems/dice-football/rules/index.js";
import { nowhereKnown } from "../../../src/kernel/issue/index.js";

/** Seasons of a career: old men among them, some of whom lose what they have learned. */
const YEARS = 12;

function live(position: CareerPosition, seed: number): Career {
  let career = careers.create({
    name: "Joe Kowalski",
    position,
    team: seed % 2 === 0 ? "Oilers" : "Steelers",
    rules: STANDARD_RULES,
    seed,
    training: "coach",
  });
  for (let before = -1; ;) {
    const { finished, over, bank, points } = careers.status(career);
    if (over || finished >= YEARS) return career;
    // What is earned stays earned, and nobody spends what he does not have.
    expect(points).toBeGreaterThanOrEqual(before);
    expect(bank).toBeGreaterThanOrEqual(0);
    before = points;
    career = careers.step(career).career;
  }
}

describe("whole careers", () => {
  it.each(CAREER_POSITIONS.flatMap((position) => [1, 2].map((seed) => [position, seed] as const)))(
    "%s, seed %d",
    (position, seed) => {
      const career = live(position, seed);
      const { games, years, now, ended } = chronicleOf(career);
      if (ended === undefined) expect(years.filter(({ over }) => over)).toHaveLength(YEARS);
      const titles = years.filter(({ title }) => title).length;
      expect(games.reduce((sum, { points }) => sum + points, 0) + 20 * titles).toBeCloseTo(now.points, 4);
      const own = career.league.teams.find(({ id }) => id === career.player.team)!;
      const fields = fieldsOf(kindOf(position), lastRank(own.team));
      for (const field of fields) {
        const value = valueOf(field, now.steps);
        const [low, high] = [Math.min(field.start, field.cap), Math.max(field.start, field.cap)];
        expect(value >= low && value <= high, field.key).toBe(true);
      }
      // Tiers follow one another; he starts from the fourth on.
      const reached = games.map(({ tier }) => TIERS.indexOf(tier));
      expect(reached).toEqual([...reached].sort((a, b) => a - b));
      const team = leagueWith(career, now).teams.find(({ id }) => id === own.id)!.team;
      expect(checkTeam(team).filter(({ severity }) => severity === "error")).toEqual([]);
      const read = JSON.parse(JSON.stringify(career)) as Career;
      expect(careers.kind.check(read, nowhereKnown).issues.filter(({ severity }) => severity === "error")).toEqual([]);
      expect(careers.kind.prove!(read, nowhereKnown)).toEqual([]);
    },
    600_000,
  );
});
