/** Awards by the same formula in every game: players of the week and of the year, and the team of the week. */
import type { LeagueTable, TableColumn, TableRow } from "../../contract/league-tables.js";
import { sumOf } from "../../kernel/lists/index.js";
import { marginOf } from "../results.js";
import { fixturesOf } from "../season.js";
import { columnsOf } from "./columns.js";
import { oneEach } from "./leaders-table.js";
import { playedIn } from "./season-tables.js";
import type { TableYear } from "./types.js";

/** Award points per unit of a statistic, by the title of its column; docs/leagues.md lists them. */
const WORTH: Readonly<Record<string, number>> = {
  "Passing yards": 1 / 25,
  "Touchdown passes": 4,
  "Interceptions thrown": -2,
  "Rushing yards": 1 / 10,
  "Rushing touchdowns": 6,
  "Receiving yards": 1 / 10,
  "Receiving touchdowns": 6,
  "Fumbles lost": -2,
  Tackles: 1 / 2,
  Sacks: 3,
  "Interceptions made": 4,
  "Fumbles recovered": 2,
  "Defensive touchdowns": 6,
  "Return touchdowns": 6,
  "Kick return yards": 1 / 20,
  "Punt return yards": 1 / 20,
  "Field goals made": 3,
  "Extra points made": 1,
};

/** In hundredths of a point, so that equal sums compare as equal. */
const scoreOf = (row: TableRow, columns: readonly TableColumn[]): number =>
  sumOf(
    columns.map(({ key, title }) => Math.round(100 * (WORTH[title] ?? 0) * ((row[key] as number | undefined) ?? 0))),
  ) / 100;

/** Those tied for the most. */
function most<T>(list: readonly T[], value: (one: T) => number): T[] {
  const top = Math.max(...list.map(value));
  return list.filter((one) => value(one) === top && top > 0);
}

interface Players {
  readonly columns: readonly TableColumn[];
  readonly games: LeagueTable;
  readonly seasons: LeagueTable;
}

function awardsOf(year: TableYear, players: Players | undefined): TableRow[] {
  const { season, view } = year;
  const fixtures = fixturesOf(view);
  const weeks = [...new Set(fixtures.map(({ week }) => week))].filter((week) =>
    fixtures.every((one) => one.week !== week || one.result),
  );
  const menOf = new Map<unknown, TableRow[]>();
  for (const row of players?.games.rows ?? []) {
    if (row.season !== season) continue;
    const own = menOf.get(row.week);
    if (own) own.push(row);
    else menOf.set(row.week, [row]);
  }
  const head = (week: number) => ({ season, week, round: year.title(week) });
  const weekly = weeks.flatMap((week): TableRow[] => {
    const won = most(
      playedIn(year).filter(({ fixture }) => fixture.week === week),
      ({ result }) => marginOf(result),
    ).map(({ result }): TableRow => {
      const teamId = result.homePoints > result.awayPoints ? result.home : result.away;
      return {
        ...head(week),
        award: "team of the week",
        team: year.team(teamId).name,
        value: marginOf(result),
        teamId,
      };
    });
    const men = menOf.get(week) ?? [];
    const best = most(men, (row) => scoreOf(row, players!.columns)).map((row): TableRow => {
      const { player, team, teamId } = row;
      return {
        ...head(week),
        award: "player of the week",
        player,
        team,
        value: scoreOf(row, players!.columns),
        teamId,
      };
    });
    return [...best, ...won];
  });
  const counted = (players?.seasons.rows ?? []).filter((row) => row.season === season && row.stage !== "playoffs");
  const over = fixtures.every(({ playoff, result }) => result ?? (playoff && view.rounds.length > 0));
  const yearly = over
    ? most(oneEach(counted, players?.columns ?? [], year.moves), (row) => scoreOf(row, players!.columns)).map(
        (row): TableRow => ({
          season,
          award: "player of the year",
          player: row.player,
          team: row.team,
          value: scoreOf(row, players!.columns),
          teamId: row.teamId,
        }),
      )
    : [];
  return [...weekly, ...yearly];
}

export const awardsTable = (years: readonly TableYear[], players?: Players): LeagueTable => ({
  id: "awards",
  title: "Awards",
  columns: columnsOf(
    ["season", "Season"],
    ["week", "Week"],
    ["round", "Round"],
    ["award", "Award"],
    ["player", "Player"],
    ["team", "Team"],
    ["value", "Points of the award, or margin of the team"],
    ["teamId", "Team ID"],
  ),
  rows: years.flatMap((year) => awardsOf(year, players)),
});
