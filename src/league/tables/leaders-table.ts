/** The best teams and players in each statistic, from the statistics tables; ties for a rank are all listed. */
import type { LeagueTable, TableColumn, TableRow } from "../../contract/league-tables.js";
import { menTogether, type ManMoved } from "../men-together.js";
import { againstKey, columnsOf } from "./columns.js";

/** Ranks in a list; ties may make it longer. */
const PLACES = 5;

/** Columns of a statistics table that are not statistics. */
const WORDS: ReadonlySet<string> = new Set(["season", "stage", "team", "player", "games", "scoresOnly", "teamId"]);

export const figuresIn = ({ columns }: LeagueTable): TableColumn[] => {
  const keys = new Set(columns.map(({ key }) => key));
  const against = new Set(columns.map(({ key }) => againstKey(key)));
  return columns.filter(({ key }) => !WORDS.has(key) && !(against.has(key) && keys.has(key)));
};

/** Ranks from the highest value down: 1, 2, 2, 4. */
export function placed(rows: readonly TableRow[], key: string): { readonly row: TableRow; readonly place: number }[] {
  const some = rows.filter((row) => ((row[key] as number | undefined) ?? 0) > 0);
  const sorted = some.toSorted((a, b) => (b[key] as number) - (a[key] as number));
  const found: { readonly row: TableRow; readonly place: number }[] = [];
  for (const [i, row] of sorted.entries()) {
    const place = i > 0 && sorted[i - 1][key] === row[key] ? found[i - 1].place : i + 1;
    if (place > PLACES) break;
    found.push({ row, place });
  }
  return found;
}

/** One row per player: those who changed teams have combined totals. */
export function oneEach(
  rows: readonly TableRow[],
  figures: readonly TableColumn[],
  moves?: readonly ManMoved[],
): TableRow[] {
  if (!moves || rows.length === 0) return [...rows];
  const { season, stage } = rows[0];
  const byTeam = new Map<string, ({ readonly name: string } & TableRow)[]>();
  for (const row of rows) {
    const own = Object.fromEntries(figures.flatMap(({ key }) => (key in row ? [[key, row[key]]] : [])));
    const line = { name: `${row.player}`, ...own } as { readonly name: string } & TableRow;
    byTeam.set(`${row.teamId}`, [...(byTeam.get(`${row.teamId}`) ?? []), line]);
  }
  const names = new Map(rows.map(({ teamId, team }) => [`${teamId}`, team]));
  return menTogether(byTeam, moves, season as number).map(({ line: { name, ...line }, teams }) => ({
    ...line,
    season,
    stage,
    player: name,
    team: teams.map((id) => names.get(id)).join(", "),
    teamId: teams.join(", "),
  }));
}

/** Who has a place in a statistic, and with how much. */
export const placedCells = (
  of: "team" | "player",
  { key, title, unit }: TableColumn,
  row: TableRow,
  place: number,
): TableRow => ({
  of,
  figure: key,
  title,
  place,
  ...(of === "player" && { player: row.player }),
  team: row.team,
  value: row[key],
  ...(unit !== undefined && { unit }),
});

/** @param statistics tables of teams, and of players if the game has them */
export function leadersTable(statistics: readonly LeagueTable[], moves?: readonly ManMoved[]): LeagueTable {
  const seasons = [...new Set(statistics.flatMap(({ rows }) => rows.map(({ season }) => season)))];
  const rows = seasons.flatMap((season) =>
    statistics.flatMap((table) => {
      const counted = table.rows.filter((row) => row.season === season && row.stage !== "playoffs");
      const of = table.id === "player-statistics" ? "player" : "team";
      const own = of === "player" ? oneEach(counted, figuresIn(table), moves) : counted;
      return figuresIn(table).flatMap((figure) =>
        placed(own, figure.key).map(({ row, place }): TableRow => ({
          season,
          stage: row.stage,
          ...placedCells(of, figure, row, place),
          teamId: row.teamId,
        })),
      );
    }),
  );
  return {
    id: "leaders",
    title: "Leaders",
    columns: columnsOf(
      ["season", "Season"],
      ["stage", "Stage"],
      ["of", "Of"],
      ["figure", "Figure"],
      ["title", "Statistic"],
      ["place", "Place"],
      ["player", "Player"],
      ["team", "Team"],
      ["value", "Value"],
      ["unit", "Unit"],
      ["teamId", "Team ID"],
    ),
    rows,
  };
}
