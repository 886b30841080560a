/** Numbers of teams from their league's games: what rates per play do not bring, as far as chance does not. */
import { describe, expect, it } from "vitest";
import { readGrids } from "../../../src/host/node/statistics.js";
import { COUNTED, readSeason, type CountedId, type Season } from "../../../src/stats/index.js";
import { rateSeason, usualLevels } from "../../../src/systems/5d20/rate/index.js";
import {
  MOVES,
  STATISTICS,
  TEAM_NUMBERS,
  type TeamNumber,
} from "../../../src/systems/5d20/rate/calibration/team-effects.js";
import type { BothSums } from "../../../src/gamekit/calibration/played.js";
import { TeamsLearned } from "../../../src/systems/5d20/rate/calibration/team-numbers.js";
import { makeLate } from "../../../src/systems/5d20/rate/situations/late.js";
import { SEASON_RULES } from "../../../src/systems/5d20/rules/index.js";

const GAMES = 16;
/** Means of a game; those of teams are apart by their places. */
const USUAL = {
  points: 22,
  firstDowns: 20,
  punts: 4.5,
  thirdDowns: 5,
  thirdDownsTried: 13,
  passes: 35,
  rushes: 27,
  sacks: 2.4,
  fieldGoals: 1.6,
  fourthDownsTried: 1,
} as const satisfies Partial<Record<CountedId, number>>;
type Counted = keyof typeof USUAL;
const IDS = Object.keys(USUAL) as Counted[];
type Means = Record<Counted, number>;
interface Both {
  readonly own: Means;
  readonly against: Means;
}

/** What numbers make of a team's means: as measured, `part` of it. */
function movedBy(numbers: Readonly<Partial<Record<TeamNumber, number>>>, part = 1): Both {
  const side = (on: "own" | "against"): Means =>
    Object.fromEntries(
      IDS.map((id) => {
        const of = (statistic: string): number =>
          TEAM_NUMBERS.reduce(
            (sum, number) =>
              sum +
              part *
                (numbers[number] ?? 0) *
                ((MOVES[number][on] as Readonly<Record<string, number | undefined>>)[statistic] ?? 0),
            0,
          );
        // Plays are passes, rushes and sacks.
        return [id, USUAL[id] + (id === "sacks" ? of("plays") - of("passes") - of("rushes") : of(id))];
      }),
    ) as Means;
  return { own: side("own"), against: side("against") };
}

const TEAMS = ["A", "B", "C", "D"];
/** Two teams that are apart in everything, so that each statistic has a spread, and two on the league's mean. */
const WIDE: Readonly<Record<string, number>> = { A: 0, B: 0.12, C: 0, D: -0.12 };
const spreadOut = (team: string, means: Means): Means =>
  Object.fromEntries(IDS.map((id) => [id, means[id] * (1 + WIDE[team])])) as Means;

/** Records of teams whose numbers are those that are given. */
function seasonOf(true_: Readonly<Record<string, Partial<Record<TeamNumber, number>>>>, lacks?: CountedId): Season {
  const row = (team: string, means: Means) => ({
    team,
    games: GAMES,
    ...Object.fromEntries(
      IDS.map((id) => [COUNTED[id].column, id === lacks ? undefined : GAMES * spreadOut(team, means)[id]]),
    ),
  });
  const means = new Map(TEAMS.map((team) => [team, movedBy(true_[team] ?? {})]));
  return {
    teams: TEAMS,
    own: new Map(TEAMS.map((team) => [team, row(team, means.get(team)!.own)])),
    against: new Map(TEAMS.map((team) => [team, row(team, means.get(team)!.against)])),
  } as unknown as Season;
}

/** Games in which a number makes `part` of what it was measured to make; the league as a whole has so much more of everything. */
function heard(season: Season, games: number, rounds: number, { part = 1, more = 0 } = {}) {
  const teams = TeamsLearned.of(season)!;
  for (let round = 0; round < rounds; round++) {
    const numbers = teams.numbers();
    const sums = (team: string, means: Means) => ({
      games,
      ...Object.fromEntries(IDS.map((id) => [id, games * (spreadOut(team, means)[id] + more)])),
    });
    teams.hear(
      TEAMS.map((team) => {
        const { own, against } = movedBy(numbers.get(team)!, part);
        return { own: sums(team, own), against: sums(team, against) } as unknown as BothSums;
      }),
    );
  }
  const numbers = teams.numbers();
  /** How far a statistic of a team is from its records after that, and was before. */
  const rest = (team: string, id: Counted, side: "own" | "against" = "own"): readonly [number, number] => {
    const record = (side === "own" ? season.own : season.against).get(team)![COUNTED[id].column] as number;
    const at = (of: Readonly<Partial<Record<TeamNumber, number>>>): number =>
      spreadOut(team, movedBy(of, part)[side])[id] - record / GAMES;
    return [at(numbers.get(team)!), at({})];
  };
  return { of: (team: string, id: TeamNumber): number => numbers.get(team)![id], rest };
}

describe("measured effects", () => {
  it("of a number of usual size are less than half of one game's chance", () => {
    for (const id of TEAM_NUMBERS)
      for (const side of ["own", "against"] as const)
        for (const [statistic, move] of Object.entries(MOVES[id][side]))
          expect(Math.abs(move) * MOVES[id].usual, `${id}, ${side}, ${statistic}`).toBeLessThan(
            0.5 * STATISTICS[statistic as keyof typeof STATISTICS].chance,
          );
  });
});

describe("numbers of teams", () => {
  const APART = { A: { late: 4, pace: 1 }, C: { late: -4, pace: -1 } };

  it("are those at which games come out as the records", () => {
    const { of, rest } = heard(seasonOf(APART), 1e5, 3);
    expect(of("A", "late")).toBeGreaterThan(3);
    expect(of("A", "late")).toBeLessThan(4.5);
    for (const id of ["thirdDowns", "thirdDownsTried", "passes", "rushes"] as const) {
      const [after, before] = rest("A", id);
      // First downs and field goals, which aim farther apart than the rest, move them a little.
      expect(Math.abs(after), id).toBeLessThan(0.4 * Math.abs(before));
    }
    // The fit aims a bit farther apart than the records, which the two on the sides move.
    expect(Math.abs(of("C", "late") + of("A", "late"))).toBeLessThan(0.1);
    // The league as a whole is left to its levels.
    for (const id of TEAM_NUMBERS) expect(TEAMS.reduce((sum, team) => sum + of(team, id), 0)).toBeCloseTo(0, 6);
  });

  it("go farther where a season's games answer less", () => {
    const { of, rest } = heard(seasonOf(APART), 1e5, 6, { part: 0.7 });
    expect(of("A", "late")).toBeGreaterThan(4.5);
    const [after, before] = rest("A", "thirdDowns");
    expect(Math.abs(after)).toBeLessThan(0.25 * Math.abs(before));
  });

  it("stay small where few games say little, and are none where all teams miss alike", () => {
    const [few, many] = [heard(seasonOf(APART), 2, 1), heard(seasonOf(APART), 1e5, 1)];
    expect(few.of("A", "late")).toBeGreaterThan(0);
    expect(few.of("A", "late")).toBeLessThan(0.5 * many.of("A", "late"));
    const alike = heard(seasonOf({}), 1e5, 2, { more: 1 });
    for (const id of TEAM_NUMBERS) expect(alike.of("A", id), id).toBeCloseTo(0, 1);
  });

  it("are not found where a team's records lack a column", () => {
    expect(TeamsLearned.of(seasonOf({}))).toBeDefined();
    expect(TeamsLearned.of(seasonOf({}, "punts"))).toBeUndefined();
    expect(Object.values(STATISTICS).flatMap(({ needs }) => [...needs])).toContain("sacks");
  });

  it("stand on the charts of their teams", async () => {
    const league = readSeason(await readGrids("assets/samples/5d20/league")).season!;
    const levels = usualLevels(SEASON_RULES);
    const none = Object.fromEntries(TEAM_NUMBERS.map((id) => [id, 0])) as Record<TeamNumber, number>;
    const one = league.teams[4];
    const at = (more: Partial<typeof none>) =>
      rateSeason(league, {
        rules: SEASON_RULES,
        levels,
        numbers: new Map([[one, { ...none, ...more }]]),
        proved: false,
      }).charts;
    const [usual, more] = [at({}), at({ redZoneAgainst: -2, pace: 3, calls: 1, fourth: 1, tries: 4 })];
    const [was, is] = [usual[4], more[4]];
    expect([is.redZone!.own - was.redZone!.own, is.redZone!.against - was.redZone!.against]).toEqual([0, -2]);
    expect([is.pace! - was.pace!, (is.fourth ?? 0) - (was.fourth ?? 0)]).toEqual([3, 1]);
    expect((is.tries ?? 0) - (was.tries ?? 0)).toBe(4);
    expect(is.calls.T10[1]).toBeGreaterThan(was.calls.T10[1]);
    // The other teams' numbers are as they were.
    const others = (charts: typeof usual) =>
      charts.toSpliced(4, 1).map(({ late, redZone, pace, tries, fourth }) => [late, redZone, pace, tries, fourth]);
    expect(others(more)).toEqual(others(usual));
    const apart = { own: 0.02, against: -0.02 };
    const [late, moved] = [makeLate(apart), makeLate(apart, 0, 1, { own: 2, against: -1 })];
    expect([moved.own - late.own, moved.against - late.against]).toEqual([2, -1]);
  });
});
