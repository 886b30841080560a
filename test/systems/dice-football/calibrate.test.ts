/** Levels of a league from its own games: found where games miss the records, left where they match; and the luck of the dice. */
import { describe, expect, it } from "vitest";
import { boxScore } from "../../../src/kernel/football/index.js";
import type { Season } from "../../../src/stats/index.js";
import type { GameEvent } from "../../../src/systems/dice-football/engine/index.js";
import { calibrate, USUAL_LEVELS } from "../../../src/systems/dice-football/rate/index.js";
import { Luck } from "../../../src/systems/dice-football/rate/calibration/luck.js";
import { leansOf } from "../../../src/systems/dice-football/rate/lean.js";
import { redZoneOf } from "../../../src/systems/dice-football/rate/red-zone.js";
import { SEASON_RULES, type Team } from "../../../src/systems/dice-football/rules/index.js";
import { sampleTeams } from "../../../src/systems/dice-football/teams/sample-teams.js";

const TEAMS = ["A", "B"];
const teams = sampleTeams().slice(0, 2);
const GAMES = 16;
const row = (more: object) => ({
  games: GAMES,
  points: 22 * GAMES,
  penalties: 6 * GAMES,
  penaltyYards: 50 * GAMES,
  ...more,
});
const seasonOf = (more: object = {}): Season =>
  ({ teams: TEAMS, own: new Map(TEAMS.map((team) => [team, row(more)])) }) as unknown as Season;

/** Levels from games in which both teams always have these figures. */
function levelsOf(points: number, penalties: number, yards: number, season = seasonOf(), games = 256, goals = 0) {
  let played = 0;
  const found = calibrate({
    season,
    rules: SEASON_RULES,
    teams,
    hear: (_, __, emit) => {
      played++;
      for (const team of ["away", "home"] as const) {
        emit({ type: "points", team, points } as never);
        for (let i = 0; i < penalties; i++)
          emit({ type: "penalty", team, yards: yards / penalties, accepted: true } as never);
        for (let i = 0; i < goals; i++)
          emit({ type: "kick", team, kind: "fieldGoal", yards: 30, good: true, player: "no one" } as never);
      }
    },
    fixtures: [{ away: 0, home: 1, neutral: false }],
    games,
  });
  expect(found.games).toBe(played);
  return found.levels;
}

describe("levels of a league", () => {
  it("stay where its games match the records", () => {
    const levels = levelsOf(22, 6, 50);
    for (const [id, usual] of Object.entries(USUAL_LEVELS))
      expect(levels[id as keyof typeof levels], id).toBeCloseTo(usual, 9);
  });

  it("take from the offenses what games score beyond the records, within limits", () => {
    const { lean, redZone } = levelsOf(22.9, 6, 50);
    expect(lean).toBeLessThan(-0.2);
    expect(redZone).toBeLessThan(0);
    expect(levelsOf(32, 6, 50)).toMatchObject({ lean: -0.6 });
    expect(levelsOf(12, 6, 50)).toMatchObject({ lean: 0.6 });
  });

  it("make the red zone easier where games have too many field goals", () => {
    const season = seasonOf({ fieldGoals: GAMES });
    const kicked = (goals: number) => levelsOf(22, 6, 50, season, 256, goals);
    expect(kicked(2).redZone).toBeGreaterThan(kicked(1).redZone + 5);
  });

  it("count penalties of games, and yield a little to their yards", () => {
    expect(levelsOf(22, 7, 50 * (7 / 6)).penalties).toBeCloseTo(7 / 6, 1);
    expect(levelsOf(22, 6, 40).penalties / levelsOf(22, 6, 50).penalties).toBeCloseTo(Math.exp(-0.015), 2);
  });

  it("stay usual for figures that no table has", () => {
    expect(levelsOf(30, 9, 50, seasonOf({ points: undefined, penalties: undefined }))).toEqual(USUAL_LEVELS);
  });
});

describe("luck", () => {
  const SEASON = seasonOf();
  const BOXES = boxScore([]);
  const [team] = teams;
  const luckOf = (...events: object[]) => [
    ...new Luck(teams, SEASON, SEASON_RULES).of(events as unknown as readonly GameEvent[], { away: 0, home: 1 }, BOXES)
      .away,
  ];
  const card = (given: Partial<Team["roster"]["carriers"][number]>): Team => ({
    ...team,
    roster: { ...team.roster, carriers: [{ ...team.roster.carriers[0], ...given }, ...team.roster.carriers.slice(1)] },
  });

  it("of a carry is the fumble lost less its probability", () => {
    const runner = card({ fumble: [1, 3] });
    const play = { type: "play", team: "away", came: "run", player: runner.roster.carriers[0].name };
    const fumble = { type: "fumble", team: "away", player: play.player, recovered: "home" };
    const luck = (...events: object[]) =>
      new Luck([runner, teams[1]], SEASON, SEASON_RULES).of(
        events as unknown as readonly GameEvent[],
        { away: 0, home: 1 },
        BOXES,
      ).away[0];
    expect(luck(play)).toBeCloseTo(-0.03, 9);
    expect(luck(play, fumble)).toBeCloseTo(0.97, 9);
    // A tackler who forces fumbles on 9 and 0.
    const [tackler] = teams[1].roster.front;
    const strips = { ...teams[1], roster: { ...teams[1].roster, front: [{ ...tackler, FF: 1 }] } };
    const [stripped] = new Luck([runner, strips], SEASON, SEASON_RULES).of(
      [{ ...play, tackler: tackler.name }] as unknown as readonly GameEvent[],
      { away: 0, home: 1 },
      BOXES,
    ).away;
    expect(stripped).toBeCloseTo(-0.05, 9);
  });

  it("of a field goal is its result less the kicker's chance", () => {
    const [kicker] = team.roster.kickers;
    const { from, good } = kicker.bands[1];
    const chance = good === null ? 0 : (good[1] - good[0] + 1) / 100;
    const kick = { type: "kick", team: "away", kind: "fieldGoal", yards: from, player: kicker.name };
    expect(luckOf({ ...kick, good: true })[1]).toBeCloseTo(1 - chance, 9);
    expect(luckOf({ ...kick, good: false })[1]).toBeCloseTo(-chance, 9);
  });
});

describe("luck of yards", () => {
  it("is what a box has beyond the team's season", () => {
    const season = seasonOf({
      rushAttempts: 400,
      rushYards: 1600,
      passAttempts: 500,
      completions: 300,
      passYards: 3600,
    });
    const box = { ...boxScore([]).away, rushes: 20, rushYards: 100, attempts: 30, completions: 20, passYards: 230 };
    const [, , rushed, caught, thrown, picked] = new Luck(teams, season, SEASON_RULES).of(
      [],
      { away: 0, home: 1 },
      { away: box, home: box },
    ).away;
    expect([rushed, caught, thrown, picked]).toEqual([20, 2, -10, 0]);
  });
});

describe("leans", () => {
  const figures = {
    rushAttempts: 400,
    rushYards: 1700,
    passAttempts: 500,
    completions: 300,
    passYards: 3500,
    interceptions: 12,
    sacks: 30,
    fumblesLost: 8,
  };
  const rows = [30, 22, 20, 16].map(
    (points, i) => [`T${i}`, { games: GAMES, points: points * GAMES, ...figures }] as const,
  );
  const season = {
    teams: rows.map(([team]) => team),
    own: new Map(rows),
    against: new Map(rows),
  } as unknown as Season;

  it("have the mean of the level, though some teams are at their limits; red zone numbers get what is left", () => {
    for (const level of [-0.4, 0, 0.3]) {
      const leans = [...leansOf(season, "offense", level).values()];
      expect(leans.reduce((sum, { rush }) => sum + rush, 0) / rows.length).toBeCloseTo(level * 0.205, 6);
      for (const { rush } of leans) expect(Math.abs(rush)).toBeLessThanOrEqual(0.205);
      expect(leans.reduce((sum, { left }) => sum + left, 0)).toBeCloseTo(0, 6);
      const numbers = leans.map((lean) => redZoneOf(lean, 0, SEASON_RULES)!);
      expect(numbers[0]).toBeGreaterThan(-7);
      expect(numbers[3]).toBeLessThan(-7);
      expect(redZoneOf(leans[1], -3, SEASON_RULES)).toBe(numbers[1] - 3);
    }
    expect(redZoneOf(undefined, 0, SEASON_RULES)).toBeUndefined();
  });
});
