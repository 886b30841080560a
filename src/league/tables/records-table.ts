/** The record book: highest values in a game, a season and all seasons, for teams and players. */
import type { LeagueTable, TableColumn, TableRow } from "../../contract/league-tables.js";
import { sumOf } from "../../kernel/lists/index.js";
import { menTogether, type ManMoved } from "../men-together.js";
import { columnsOf } from "./columns.js";
import { figuresIn, oneEach, placed, placedCells } from "./leaders-table.js";

interface Sources {
  readonly boxes: LeagueTable;
  readonly teams: LeagueTable;
  /** Of games with players. */
  readonly men?: LeagueTable | undefined;
  readonly menGames?: LeagueTable | undefined;
  readonly moves?: readonly ManMoved[] | undefined;
}

const isBest = (key: string): boolean => key.startsWith("longest");
const numberOf = (row: TableRow, key: string): number => (row[key] as number | undefined) ?? 0;

const seasonsOf = (rows: readonly TableRow[]): (readonly TableRow[])[] =>
  [...new Set(rows.map(({ season }) => season))].map((season) => rows.filter((row) => row.season === season));

/** All-time totals of teams. */
function teamsInAll(rows: readonly TableRow[], figures: readonly TableColumn[]): TableRow[] {
  const ids = [...new Set(rows.map(({ teamId }) => teamId))];
  return ids.map((teamId) => {
    const own = rows.filter((row) => row.teamId === teamId);
    const sums = figures.map(({ key }): [string, number] => {
      const values = own.map((row) => numberOf(row, key));
      return [key, isBest(key) ? Math.max(...values) : sumOf(values)];
    });
    return { ...Object.fromEntries(sums), team: own.at(-1)!.team, teamId };
  });
}

/** All-time totals of players, for all of their teams. */
function menInAll(
  rows: readonly TableRow[],
  figures: readonly TableColumn[],
  moves: readonly ManMoved[] = [],
): TableRow[] {
  const byTeam = new Map<string, { readonly name: string }[]>();
  for (const row of rows) {
    const line = {
      name: `${row.player}`,
      ...Object.fromEntries(figures.map(({ key }) => [key, numberOf(row, key)])),
    };
    byTeam.set(`${row.teamId}`, [...(byTeam.get(`${row.teamId}`) ?? []), line]);
  }
  const names = new Map(rows.map(({ teamId, team }) => [`${teamId}`, team]));
  const career = 0;
  return menTogether(
    byTeam,
    moves.map((move) => ({ ...move, season: career })),
    career,
  ).map(({ line: { name, ...line }, teams }) => ({
    ...line,
    player: name,
    team: teams.map((id) => names.get(id)).join(", "),
    teamId: teams.join(", "),
  }));
}

/** Season records count the regular season; game records count all games. */
export function recordsTable({ boxes, teams, men, menGames, moves }: Sources): LeagueTable {
  const counted = (table?: LeagueTable): TableRow[] => (table?.rows ?? []).filter(({ stage }) => stage !== "playoffs");
  const figures = figuresIn(teams);
  const menFigures = men ? figuresIn(men) : [];
  const menSeasons = seasonsOf(counted(men)).flatMap((rows) => oneEach(rows, menFigures, moves));
  const scopes = [
    ["game", "team", boxes.rows, figures],
    ["season", "team", counted(teams), figures],
    ["career", "team", teamsInAll(counted(teams), figures), figures],
    ["game", "player", menGames?.rows ?? [], menFigures],
    ["season", "player", menSeasons, menFigures],
    ["career", "player", menInAll(counted(men), menFigures, moves), menFigures],
  ] as const;
  const rows = scopes.flatMap(([scope, of, list, columns]) =>
    columns.flatMap((figure) =>
      placed(list, figure.key).map(({ row, place }): TableRow => ({
        scope,
        ...placedCells(of, figure, row, place),
        ...(scope !== "career" && { season: row.season }),
        ...(scope === "game" && { round: row.round, opponent: row.opponent, game: row.game }),
        teamId: row.teamId,
      })),
    ),
  );
  return {
    id: "records",
    title: "Records",
    columns: columnsOf(
      ["scope", "In a game, a season, or a career"],
      ["of", "Of"],
      ["figure", "Figure"],
      ["title", "Statistic"],
      ["place", "Place"],
      ["player", "Player"],
      ["team", "Team"],
      ["value", "Value"],
      ["unit", "Unit"],
      ["season", "Season"],
      ["round", "Round"],
      ["opponent", "Opponent"],
      ["game", "Game ID"],
      ["teamId", "Team ID"],
    ),
    rows,
  };
}
