/** The team charts that a file holds: a chart, a file of teams, a league, or a game with the charts of both sides. */
import { teamsAt } from "../../../league/plain/moves.js";
import { isLeague, leagueGame } from "../league/game.js";
import type { TeamChart } from "../rules/chart.js";

const isChart = (value: unknown): value is TeamChart =>
  typeof value === "object" && value !== null && "qbs" in value && "runDef" in value;

/** A file of teams may hold a league's, which keep their charts. */
const chartOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "chart" in value ? value.chart : value;

/** Each chart once, in the order of the files. */
export function chartsIn(records: readonly object[]): readonly TeamChart[] {
  const charts = records.flatMap((record) => {
    // As its men have moved.
    if (isLeague(record)) return teamsAt(leagueGame, record).map(({ chart }) => chart);
    const { teams, away, home } = record as Readonly<Record<"teams" | "away" | "home", unknown>>;
    return [record, ...valuesOf(teams), away, home].map(chartOf).filter(isChart);
  });
  return [...new Map(charts.map((chart) => [chart.id, chart])).values()];
}

const valuesOf = (group: unknown): unknown[] =>
  typeof group === "object" && group !== null ? Object.values(group) : [];
