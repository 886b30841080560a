/** The actual season that a chart is made from, as stored in the chart. */
import type { Row, Season, TableId } from "../../../stats/index.js";
import {
  REAL_TABLES,
  TEAM_FIGURES,
  type RealFigure,
  type RealSeason,
  type RealTableId,
  type TeamFigure,
} from "../rules/index.js";

type TeamColumn = keyof Row<"team">;
/** Figures that have another name in the statistics. */
const TEAM_COLUMNS: Readonly<Partial<Record<TeamFigure, TeamColumn>>> = {
  rushes: "rushAttempts",
  attempts: "passAttempts",
  fieldGoalsTried: "fieldGoalAttempts",
};
const PLAYER_COLUMNS: Readonly<Partial<Record<RealFigure, string>>> = {
  passYards: "yards",
  passTouchdowns: "touchdowns",
  sacked: "sacks",
  rushes: "attempts",
  rushYards: "yards",
  rushTouchdowns: "touchdowns",
  longestRush: "long",
  receivingYards: "yards",
  receivingTouchdowns: "touchdowns",
  longestReception: "long",
  interceptionsMade: "interceptions",
  recoveries: "fumblesRecovered",
  fieldGoalsTried: "fieldGoalAttempts",
  extraPointsTried: "extraPointAttempts",
  puntYards: "yards",
};

type Cells = Readonly<Record<string, string | number | undefined>>;
const cell = (row: Cells, column: string): number | null => {
  const value = row[column];
  return typeof value === "number" ? value : null;
};

export function realOf(team: string, season: Season): RealSeason {
  const own = season.own.get(team)! as Cells;
  const against = season.against.get(team)! as Cells;
  const pairs = TEAM_FIGURES.flatMap((figure) => {
    const column = TEAM_COLUMNS[figure] ?? figure;
    const pair = [cell(own, column), cell(against, column)] as const;
    return pair.some((value) => value !== null) ? [[figure, pair] as const] : [];
  });
  return {
    games: cell(own, "games"),
    team: Object.fromEntries(pairs),
    players: Object.fromEntries(
      (Object.keys(REAL_TABLES) as RealTableId[]).flatMap((id) => {
        const table = tableOf(team, season, id);
        return table.rows.length > 0 ? [[id, table]] : [];
      }),
    ),
  };
}

/** Players with a nonzero figure, sorted by the first one; omits columns that no source has. */
function tableOf(team: string, { tables }: Season, id: RealTableId) {
  const all: readonly RealFigure[] = REAL_TABLES[id];
  const column = (figure: RealFigure): string => PLAYER_COLUMNS[figure] ?? figure;
  const rows = (tables[id satisfies TableId] as readonly (Cells & { readonly player: string })[]).filter(
    (row) => row.team === team && all.some((figure) => (cell(row, column(figure)) ?? 0) !== 0),
  );
  const figures = all.filter((figure) => rows.some((row) => cell(row, column(figure)) !== null));
  const value = (row: Cells): number[] => figures.map((figure) => cell(row, column(figure)) ?? 0);
  const order = (a: Cells, b: Cells): number => {
    const [x, y] = [value(a), value(b)];
    const at = x.findIndex((one, i) => one !== y[i]);
    return at < 0 ? 0 : y[at] - x[at];
  };
  return {
    figures,
    rows: rows
      .toSorted((a, b) => order(a, b) || (a.player < b.player ? -1 : 1))
      .map((row) => [row.player, ...figures.map((figure) => cell(row, column(figure)))] as const),
  };
}
