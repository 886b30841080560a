/** Levels of a league from its own games: found where games miss the records, left where chance could as well have made it. */
import { describe, expect, it } from "vitest";
import { readGrids } from "../../../src/host/node/statistics.js";
import { COUNTED, readSeason, type Season } from "../../../src/stats/index.js";
import { calibrate, rateSeason, usualLevels } from "../../../src/systems/5d20/rate/index.js";
import { STATISTICS } from "../../../src/systems/5d20/rate/calibration/team-effects.js";
import type { Levels } from "../../../src/systems/5d20/rate/levels.js";
import { evenNumbers, lateOfPlays } from "../../../src/systems/5d20/rate/situations/late.js";
import { pointsBeyondYards } from "../../../src/systems/5d20/rate/situations/red-zone.js";
import { LEAGUE_AVERAGE, LATE_MOST, SEASON_RULES } from "../../../src/systems/5d20/rules/index.js";

const USUAL = usualLevels(SEASON_RULES);
const PASSES = 40;
const CAUGHT = 0.5;

/** Two teams, 40 passes a game, half of them caught for 10 yards each. */
const row = (team: string, side: string) => ({
  team,
  side,
  games: 10,
  passAttempts: 10 * PASSES,
  completions: 10 * PASSES * CAUGHT,
  passYards: 100 * PASSES * CAUGHT,
});
const TEAMS = ["A", "B"];
const seasonOf = (more = {}): Season =>
  ({
    teams: TEAMS,
    own: new Map(TEAMS.map((team) => [team, { ...more, ...row(team, "for") }])),
    against: new Map(TEAMS.map((team) => [team, { ...more, ...row(team, "against") }])),
  }) as unknown as Season;
const passing = seasonOf();
/** The same games, in tables that have all columns of the teams' own numbers. */
const withKicks = seasonOf(
  Object.fromEntries(Object.values(STATISTICS).flatMap(({ needs }) => needs.map((id) => [COUNTED[id].column, 0]))),
);

/** Games whose passes are caught as the charts aim times what games make of it, so many yards each; a pass in 40 more or less by the seed. */
function play(
  truth: (levels: Levels) => { readonly caught: number; readonly yards: number },
  byTeam = false,
  season = passing,
) {
  const asked: Levels[] = [];
  let games = 0;
  const found = calibrate({
    season,
    usual: USUAL,
    rules: SEASON_RULES,
    byTeam,
    chartsAt: (levels) => {
      asked.push(levels);
      return [LEAGUE_AVERAGE, LEAGUE_AVERAGE];
    },
    open: () => {
      const { caught, yards } = truth(asked.at(-1)!);
      return (_, seed, emit) => {
        games++;
        for (const team of ["away", "home"])
          for (let i = 0; i < PASSES; i++) {
            // Every pass has its place among a thousand: all games together come near the share itself.
            const complete = ((seed * 7919 + i * 613) % 1000) + 0.5 < 1000 * caught;
            emit({
              type: "play",
              // Spikes have no dice, so no luck.
              kind: "spike",
              team,
              result: complete ? "complete" : "incomplete",
              yards: complete ? yards : 0,
            } as never);
          }
      };
    },
    fixtures: [{ away: 0, home: 1, neutral: false }],
  });
  return { ...found, asked, games: [found.games, games] };
}

describe("levels of a league", () => {
  it("are those at which its games match the actual statistics", () => {
    // Games make 6 % more of a neutral chance than is usual, and 5 % fewer yards.
    const { levels, games } = play((at) => ({
      caught: (CAUGHT * USUAL.completions * 1.06) / at.completions,
      yards: (10 * USUAL.yardsPerCompletion * 0.95) / at.yardsPerCompletion,
    }));
    expect(levels.completions / USUAL.completions).toBeCloseTo(1.06, 2);
    expect(levels.yardsPerCompletion / USUAL.yardsPerCompletion).toBeCloseTo(0.95, 2);
    expect(games[0]).toBe(games[1]);
  });

  it("are the same with numbers of teams, if the tables lack the columns that these need", () => {
    const truth = (at: Levels) => ({ caught: (CAUGHT * USUAL.completions * 1.06) / at.completions, yards: 10 });
    const [without, asked] = [play(truth), play(truth, true)];
    expect(asked.levels).toEqual(without.levels);
    expect(asked.numbers).toBeUndefined();
  });

  it("follow small errors where teams have numbers of their own, and otherwise hardly", () => {
    // 0.4% too many completions: as much as chance and the tolerance make together.
    const truth = (at: Levels) => ({ caught: (CAUGHT * USUAL.completions * 1.004) / at.completions, yards: 10 });
    const [without, asked] = [play(truth), play(truth, true, withKicks)];
    expect(asked.numbers).toBeDefined();
    expect(asked.levels.completions / USUAL.completions).toBeCloseTo(1.004, 3);
    expect(without.levels.completions / USUAL.completions).toBeLessThan(1.003);
  });

  it("stay unchanged if the games are already right, and the games end early", () => {
    const { levels, asked } = play((at) => ({
      caught: (CAUGHT * USUAL.completions * 1.001) / at.completions,
      yards: 10,
    }));
    expect(levels).toEqual(USUAL);
    expect(asked).toHaveLength(2);
  });

  it("converge if games respond to a level unlike those of 2019", () => {
    // Half as many completions and half as many yards of a level as were measured, 8 % too many at first.
    const { levels } = play((at) => ({
      caught: CAUGHT * 1.08 * Math.sqrt(USUAL.completions / at.completions),
      yards: 10 * 0.96 * Math.sqrt(USUAL.yardsPerCompletion / at.yardsPerCompletion),
    }));
    expect(levels.completions / USUAL.completions).toBeCloseTo(1.08 ** 2, 2);
    expect(levels.yardsPerCompletion / USUAL.yardsPerCompletion).toBeCloseTo(0.96 ** 2, 2);
  });

  it("of figures without actual statistics are the defaults", () => {
    const { levels } = play(() => ({ caught: 0.3, yards: 3 }));
    expect({ ...levels, completions: 0, yardsPerCompletion: 0 }).toEqual({
      ...USUAL,
      completions: 0,
      yardsPerCompletion: 0,
    });
    // However wrong the games are, a level goes no farther than a fifth on the scale of logarithms.
    expect(levels.completions).toBeCloseTo(USUAL.completions * Math.exp(-0.2), 6);
  });
});

describe("a level on the charts", () => {
  const read = async (): Promise<Season> => readSeason(await readGrids("assets/samples/5d20/league")).season!;

  it("moves the charts' targets, and the proof says so", async () => {
    const league = await read();
    const [team] = league.teams;
    const proof = (levels: Levels) => rateSeason(league, { team, rules: SEASON_RULES, levels }).proof;
    const less = { ...USUAL, completions: 1.05 * USUAL.completions, fumbles: 2 * USUAL.fumbles };
    const [usual, other] = [proof(USUAL), proof(less)];
    const moved = (statistic: string): number[] =>
      usual.flatMap((one, i) => (one.statistic === statistic ? [other[i].target / one.target] : []));
    expect(moved("offense.completionPct")).toHaveLength(1);
    for (const ratio of moved("offense.completionPct")) expect(ratio).toBeCloseTo(1 / 1.05, 3);
    for (const ratio of moved("offense.fumbles")) expect(ratio).toBeCloseTo(0.5, 6);
  });

  it("for the red zone and late downs is on every chart", async () => {
    const league = await read();
    const at = (levels: Levels) => rateSeason(league, { rules: SEASON_RULES, levels, proved: false }).charts;
    const sum = (charts: ReturnType<typeof at>, key: "late" | "redZone"): number =>
      charts.reduce((total, chart) => total + (chart[key]?.own ?? 0) + (chart[key]?.against ?? 0), 0);
    const [usual, more] = [at(USUAL), at({ ...USUAL, late: 1, redZone: 2, pace: 1.05 * USUAL.pace })];
    expect((sum(more, "late") - sum(usual, "late")) / (2 * usual.length)).toBeCloseTo(1, 0);
    expect((sum(more, "redZone") - sum(usual, "redZone")) / (2 * usual.length)).toBeCloseTo(2, 0);
    more.forEach(({ pace }, i) => expect(pace! - usual[i].pace!).toBeGreaterThan(0));
    expect([evenNumbers(0, 0.5), evenNumbers(1.2, 0.5), evenNumbers(1.3, 0.5), evenNumbers(-0.4, 0.5)]).toEqual([
      undefined,
      { own: 1, against: 1 },
      { own: 2, against: 1 },
      { own: 0, against: -1 },
    ]);
  });

  it("separates teams by their plays and points if third downs and touchdowns are unknown", () => {
    expect(lateOfPlays({ own: 3, against: -3 })).toEqual({ own: 3, against: -2 });
    expect(lateOfPlays({ own: 40, against: 0 }, 1)).toEqual({ own: LATE_MOST, against: -LATE_MOST });
    const team = { team: "X", side: "for", games: 10, passYards: 2500, rushYards: 1000 };
    expect(pointsBeyondYards(team)).toBeUndefined();
    expect(pointsBeyondYards({ ...team, points: 350 })).toBeCloseTo(0.5, 10);
  });
});
