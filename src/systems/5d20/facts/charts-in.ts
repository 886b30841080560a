/** The team charts in a file: a chart, a file of teams, a league, or a game with both sides' charts. */
import { teamsAt } from "../../../league/plain/moves.js";
import { isLeague, leagueGame } from "../league/game.js";
import type { TeamChart } from "../rules/chart.js";

const isChart = (value: unknown): value is TeamChart =>
  typeof value === "object" && value !== null && "qbs" in value && "runDef" in value;

/** A team file may hold a league's teams, which include their charts. */
const chartOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "chart" in value ? value.chart : value;

/** Each chart once, in file order. */
export function chartsIn(records: readonly object[]): readonly TeamChart[] {
  const charts = records.flatMap((record) => {
    // With players traded so far.
    if (isLeague(record)) return teamsAt(leagueGame, record).map(({ chart }) => chart);
    const { teams, away, home } = record as Readonly<Record<"teams" | "away" | "home", unknown>>;
    return [record, ...valuesOf(teams), away, home].map(chartOf).filter(isChart);
  });
  return [...new Map(charts.map((chart) => [chart.id, chart])).values()];
}

const valuesOf = (group: unknown): unknown[] =>
  typeof group === "object" && group !== null ? Object.values(group) : [];
