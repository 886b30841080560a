/**
 * Power ratings: least squares on the margins of a season's games. Model of the home margin: rating(home) - rating(visitors) + home field
 * (0 at a neutral site); ratings sum to 0. Unit: points.
 */
import type { LeagueTable, TableRow } from "../../contract/league-tables.js";
import { sumOf } from "../../kernel/lists/index.js";
import { playedIn } from "./season-tables.js";
import { columnsOf } from "./columns.js";
import type { TableYear } from "./types.js";

/** A game; teams by index in a list. */
export interface RatedGame {
  readonly home: number;
  readonly away: number;
  /** Points of the home team minus those of the visitors. */
  readonly margin: number;
  readonly neutral: boolean;
}

export interface Ratings {
  readonly ratings: readonly number[];
  /** Standard errors of the ratings; absent if there are as many unknowns as games. */
  readonly errors?: readonly number[];
  /** Home-field advantage in points; absent if the games cannot separate it from the teams. */
  readonly home?: number;
  readonly homeError?: number;
}

/** A smaller pivot counts as 0. */
const TINY = 1e-9;

/** Gauss-Jordan inverse; undefined for a singular matrix. */
function inverse(matrix: readonly (readonly number[])[]): number[][] | undefined {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let at = 0; at < size; at++) {
    let pivot = at;
    for (let i = at + 1; i < size; i++) if (Math.abs(rows[i][at]) > Math.abs(rows[pivot][at])) pivot = i;
    if (Math.abs(rows[pivot][at]) < TINY) return undefined;
    [rows[at], rows[pivot]] = [rows[pivot], rows[at]];
    const by = rows[at][at];
    rows[at] = rows[at].map((value) => value / by);
    for (let i = 0; i < size; i++) {
      const factor = rows[i][at];
      if (i !== at && factor !== 0) rows[i] = rows[i].map((value, j) => value - factor * rows[at][j]);
    }
  }
  return rows.map((row) => row.slice(size));
}

/** Undefined if teams are not connected by games, directly or through others: nothing compares them. @param size number of teams */
export function ratingsOf(games: readonly RatedGame[], size: number): Ratings | undefined {
  return fitted(games, size, true) ?? fitted(games, size, false);
}

function fitted(games: readonly RatedGame[], size: number, withHome: boolean): Ratings | undefined {
  const unknowns = size + (withHome ? 1 : 0);
  const rowOf = ({ home, away, neutral }: RatedGame): number[] => {
    const row = Array.from({ length: unknowns }, () => 0);
    row[home] = 1;
    row[away] = -1;
    if (withHome && !neutral) row[size] = 1;
    return row;
  };
  // No game fixes the sum of the ratings: adding a constant to the diagonal block makes it 0.
  const square = Array.from({ length: unknowns }, (_, i) =>
    Array.from({ length: unknowns }, (__, j) => (i < size && j < size ? 1 / size : 0)),
  );
  const sums = Array.from({ length: unknowns }, () => 0);
  const rows = games.map(rowOf);
  rows.forEach((row, g) => {
    for (let i = 0; i < unknowns; i++) {
      if (row[i] === 0) continue;
      sums[i] += row[i] * games[g].margin;
      for (let j = 0; j < unknowns; j++) square[i][j] += row[i] * row[j];
    }
  });
  const inverted = inverse(square);
  if (!inverted) return undefined;
  const solved = inverted.map((row) => sumOf(row.map((value, i) => value * sums[i])));
  const free = games.length - (unknowns - 1);
  const missed = sumOf(rows.map((row, g) => (games[g].margin - sumOf(row.map((value, i) => value * solved[i]))) ** 2));
  const errorOf = (i: number): number =>
    Math.sqrt(Math.max(0, (missed / free) * (inverted[i][i] - (i < size ? 1 / size : 0))));
  const known = free > 0;
  return {
    ratings: solved.slice(0, size),
    ...(known && { errors: solved.slice(0, size).map((_, i) => errorOf(i)) }),
    ...(withHome && { home: solved[size], ...(known && { homeError: errorOf(size) }) }),
  };
}

/** Two decimals, never -0. */
const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;

function rowsOf(year: TableYear): TableRow[] {
  const place = new Map(year.teams.map((id, i) => [id, i]));
  const games = playedIn(year).map(({ fixture, result }): RatedGame => ({
    home: place.get(result.home)!,
    away: place.get(result.away)!,
    margin: result.homePoints - result.awayPoints,
    neutral: fixture.neutral ?? false,
  }));
  const found = ratingsOf(games, year.teams.length);
  if (!found) return [];
  const { ratings, errors, home, homeError } = found;
  const order = year.teams.map((teamId, i) => ({ teamId, i })).sort((a, b) => ratings[b.i] - ratings[a.i] || a.i - b.i);
  return order.map(({ teamId, i }, rank) => ({
    season: year.season,
    rank: rank + 1,
    team: year.team(teamId).name,
    games: games.filter((game) => game.home === i || game.away === i).length,
    rating: rounded(ratings[i]),
    ...(errors && { standardError: rounded(errors[i]) }),
    ...(home !== undefined && { homeField: rounded(home) }),
    ...(homeError !== undefined && { homeError: rounded(homeError) }),
    teamId,
  }));
}

export const ratingsTable = (years: readonly TableYear[]): LeagueTable => ({
  id: "power-ratings",
  title: "Power ratings",
  columns: [
    ...columnsOf(["season", "Season"], ["rank", "Rank"], ["team", "Team"], ["games", "Games"]),
    { key: "rating", title: "Rating", unit: "points" },
    { key: "standardError", title: "Standard error", unit: "points" },
    { key: "homeField", title: "Home field", unit: "points" },
    { key: "homeError", title: "Standard error of the home field", unit: "points" },
    ...columnsOf(["teamId", "Team ID"]),
  ],
  rows: years.flatMap(rowsOf),
});
