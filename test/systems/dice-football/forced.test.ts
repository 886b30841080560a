/** Fumbles that tacklers force: what a defense took, as ratings of its men. */
import { beforeAll, describe, expect, it } from "vitest";
import type { Season } from "../../../src/stats/index.js";
import { forcedBy, withForced } from "../../../src/systems/dice-football/rate/forced.js";
import { rateSeason } from "../../../src/systems/dice-football/rate/rate.js";
import { SEASON_RULES, STANDARD_RULES, type Team } from "../../../src/systems/dice-football/rules/index.js";
import { readOnce } from "./rated-seasons.js";

const men = ({ roster }: Pick<Team, "roster">) => [...roster.front, ...roster.backs];

describe("forced fumbles", () => {
  let season: Season;
  let teams: readonly Team[];
  beforeAll(async () => {
    season = await readOnce("assets/samples/5d20/league");
    ({ teams } = rateSeason(season, { rules: SEASON_RULES }));
  });

  it("reach their target, within one player", () => {
    for (const wanted of [0, 0.001, 0.003, 0.006]) {
      const made = withForced(teams[0], wanted, SEASON_RULES);
      expect(Math.abs(forcedBy(made, SEASON_RULES) - wanted), `${wanted}`).toBeLessThan(0.0007);
      expect(men(made as Team).every(({ FF }) => FF !== undefined && FF >= 0 && FF <= 2)).toBe(true);
    }
    expect(men(withForced(teams[0], 0, SEASON_RULES) as Team).every(({ FF }) => FF === 0)).toBe(true);
  });

  it.each(["front", "backs"] as const)("belong first to the season's leaders in forced fumbles (%s)", (row) => {
    const bare = withForced(teams[0], 0, SEASON_RULES) as Team;
    const changed = (card: <C extends { readonly name: string; readonly season?: object }>(man: C) => C): Team => ({
      ...bare,
      roster: { ...bare.roster, front: bare.roster.front.map(card), backs: bare.roster.backs.map(card) },
    });
    const onField = new Set(bare.defense.formations[0].players.map(({ name }) => name));
    const starters = bare.roster[row].filter(({ name }) => onField.has(name));
    expect(starters.length).toBeGreaterThan(2);
    for (const { name } of starters) {
      // As many as one rating of his forces: he has it, and nobody else any.
      const wanted = forcedBy(
        changed((man) => ({ ...man, FF: man.name === name ? 1 : 0 })),
        SEASON_RULES,
      );
      const noted = changed((man) => ({ ...man, season: { ...man.season, forcedFumbles: man.name === name ? 4 : 0 } }));
      const rated = men(withForced(noted, wanted, SEASON_RULES) as Team).filter(({ FF }) => FF !== 0);
      expect(rated.map((man) => [man.name, man.FF])).toEqual([[name, 1]]);
    }
  });

  it("are the fumbles of two faces, three for a rating of 2, on one red die in ten", () => {
    const bare = withForced(teams[0], 0, SEASON_RULES) as Team;
    const rated = (FF: number): Team => ({
      ...bare,
      roster: {
        ...bare.roster,
        front: bare.roster.front.map((card) => ({ ...card, FF })),
        backs: bare.roster.backs.map((card) => ({ ...card, FF })),
      },
    });
    expect(forcedBy(rated(1), SEASON_RULES)).toBeCloseTo(0.02, 10);
    expect(forcedBy(rated(2), SEASON_RULES)).toBeCloseTo(0.03, 10);
    expect(forcedBy(rated(2), STANDARD_RULES)).toBe(0);
  });

  it("are more for a defense that took more", () => {
    const taken = (id: string): number => season.against.get(id)!.fumblesLost!;
    const ids = [...season.teams].sort((a, b) => taken(a) - taken(b));
    const [least, most] = [ids[0], ids.at(-1)!].map((id) => teams[season.teams.indexOf(id)]);
    expect(taken(ids.at(-1)!)).toBeGreaterThan(taken(ids[0]));
    expect(forcedBy(most, SEASON_RULES)).toBeGreaterThan(forcedBy(least, SEASON_RULES));
  });
});
