/** Ratings, meetings, awards and records of leagues: figures worked out by hand, and sums that hold. */
import { describe, expect, it } from "vitest";
import { headToHeadTable } from "../../src/league/tables/head-to-head.js";
import { ratingsOf, type RatedGame } from "../../src/league/tables/ratings.js";
import type { LeagueTableId, LeagueTables, TableRow } from "../../src/contract/league-tables.js";
import { SYSTEMS } from "../helpers/sheets.js";
import { leagueTeams } from "../systems/5d20/league-teams.js";

const game = (home: number, away: number, margin: number, neutral = false): RatedGame => ({
  home,
  away,
  margin,
  neutral,
});

describe("power ratings", () => {
  it("solve two games exactly, and then have no error", () => {
    const found = ratingsOf([game(0, 1, 7), game(1, 0, 3)], 2)!;
    expect(found.ratings.map((one) => one.toFixed(9))).toEqual(["1.000000000", "-1.000000000"]);
    expect(found.home).toBeCloseTo(5, 9);
    expect(found.errors).toBeUndefined();
  });

  it("have the standard error of least squares", () => {
    // Neutral games of 0-1: 4, 4, 10. Mean margin 6, each rating half; variance of margins 12, of their mean 4, of a half 1.
    const found = ratingsOf([game(0, 1, 4, true), game(0, 1, 4, true), game(1, 0, -10, true)], 2)!;
    expect(found.home).toBeUndefined();
    expect(found.ratings[0]).toBeCloseTo(3, 9);
    expect(found.errors!.map((one) => one.toFixed(9))).toEqual(["1.000000000", "1.000000000"]);
  });

  it("are missing if no game compares the teams", () => {
    expect(ratingsOf([game(0, 1, 7), game(2, 3, 3)], 4)).toBeUndefined();
    expect(ratingsOf([], 2)).toBeUndefined();
  });
});

const { seasons: all, standardRules: rules } = SYSTEMS.find(({ id }) => id === "5d20")!;
const seasons = all!;
let league = seasons.create({
  rules,
  seed: 7,
  size: 4,
  teams: { teams: leagueTeams(4) },
  settings: { playoffs: "2" },
});
while (seasons.status(league).finished < 2) league = seasons.step(league).league;
const tables: LeagueTables = seasons.tables(league);
const rowsOf = (id: LeagueTableId): readonly TableRow[] => tables.tables.find((table) => table.id === id)!.rows;
const sum = (rows: readonly TableRow[], key: string): number =>
  rows.reduce((total, row) => total + ((row[key] as number | undefined) ?? 0), 0);

it("head-to-head totals add up to all games, from both sides", () => {
  const rows = rowsOf("head-to-head");
  expect(sum(rows, "games")).toBe(2 * rowsOf("results").length);
  expect(sum(rows, "wins")).toBe(sum(rows, "losses"));
  expect(sum(rows, "pointsFor")).toBe(sum(rowsOf("box-scores"), "points"));
  expect(sum(rows, "playoffGames")).toBe(2 * rowsOf("results").filter(({ stage }) => stage === "playoffs").length);
  for (const row of rows) {
    const back = rows.find(({ teamId, opponentId }) => teamId === row.opponentId && opponentId === row.teamId)!;
    expect([back.wins, back.pointsFor]).toEqual([row.losses, row.pointsAgainst]);
  }
  expect(headToHeadTable([]).rows).toEqual([]);
});

it("awards follow their formula: a week's best is one line of its games, a year's the player's sum", () => {
  const awards = rowsOf("awards");
  const weeks = new Set(rowsOf("results").map(({ season, week }) => `${season} ${week}`));
  for (const award of ["player of the week", "team of the week"])
    expect(new Set(awards.filter((row) => row.award === award).map(({ season, week }) => `${season} ${week}`))).toEqual(
      weeks,
    );
  const worth = (row: TableRow): number => {
    const [of, half] = [(key: string) => (row[key] as number | undefined) ?? 0, 0.5];
    return (
      of("passYards") / 25 +
      4 * of("passTouchdowns") -
      2 * of("interceptions") +
      of("rushYards") / 10 +
      6 * (of("rushTouchdowns") + of("receivingTouchdowns") + of("defenseTouchdowns") + of("returnTouchdowns")) +
      of("receivingYards") / 10 -
      2 * of("fumblesLost") +
      half * of("tackles") +
      3 * of("sacks") +
      4 * of("interceptionsMade") +
      2 * of("recoveries") +
      (of("kickReturnYards") + of("puntReturnYards")) / 20
    );
  };
  const games = rowsOf("player-games");
  for (const row of awards.filter((one) => one.award === "player of the week")) {
    const own = games.filter(({ season, week }) => season === row.season && week === row.week);
    expect(row.value).toBeCloseTo(Math.max(...own.map(worth)), 6);
  }
  const years = awards.filter((one) => one.award === "player of the year");
  expect([...new Set(years.map(({ season }) => season))]).toEqual([1, 2]);
  for (const row of years) {
    const own = rowsOf("player-statistics").filter((one) => one.season === row.season && one.stage === "season");
    expect(row.value).toBeCloseTo(Math.max(...own.map(worth)), 6);
  }
});

it("records are the best of a game, a season and all seasons", () => {
  const records = rowsOf("records");
  const first = (scope: string, of: string, figure: string): unknown =>
    records.find((row) => row.scope === scope && row.of === of && row.figure === figure && row.place === 1)?.value;
  const men = rowsOf("player-statistics").filter(({ stage }) => stage === "season");
  const most = (rows: readonly TableRow[], key: string): number => Math.max(...rows.map((row) => row[key] as number));
  expect(first("game", "player", "rushYards")).toBe(most(rowsOf("player-games"), "rushYards"));
  expect(first("season", "player", "rushYards")).toBe(most(men, "rushYards"));
  const careers = new Map<string, number>();
  for (const { teamId, player, rushYards } of men)
    careers.set(`${teamId} ${player}`, (careers.get(`${teamId} ${player}`) ?? 0) + (rushYards as number));
  expect(first("career", "player", "rushYards")).toBe(Math.max(...careers.values()));
  expect(first("game", "team", "points")).toBe(most(rowsOf("box-scores"), "points"));
  expect(records.filter(({ place }) => (place as number) > 5)).toEqual([]);
});
