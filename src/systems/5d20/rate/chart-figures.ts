/**
 * A chart's figures, from the chart alone: exact expectations on neutral ground against an average team or an average
 * of the league. Used by the proof of a rating and by the chart editor.
 */
import { sumOf } from "../../../kernel/lists/index.js";
import { LEAGUE_AVERAGE, DEPTHS, type FiveD20Rules, type GameCharts, type TeamChart } from "../rules/index.js";
import { passerShares, twoStageShares, widths } from "./cells.js";
import { meanOf } from "./figures.js";
import { overBands } from "./kicks/kicking.js";
import {
  catchingOf,
  meanOffense,
  meansOf,
  meet,
  meetRun,
  passDefenseOf,
  passOffense,
  passRowsOf,
  runDefenseOf,
  runOffenseOf,
  runYardsOf,
  type Means,
  type PassDefense,
  type PassFigures,
  type PassOffense,
  type RunWeights,
} from "./model.js";

/** A team's average opponents. */
export interface Opponents {
  readonly passDefense: PassDefense;
  readonly runDefense: RunWeights;
  readonly passOffense: PassOffense;
  readonly runs: RunWeights;
}

type Passing = Pick<TeamChart, "qbs" | "who" | "out" | "receivers">;

/** Each passer's figures against the given defense, with his share of the turns. */
export const passersFigures = (chart: Passing, means: Means, defense: PassDefense) => {
  const catching = catchingOf(chart, means);
  const shares = passerShares(chart.qbs);
  return chart.qbs.map((qb, q) => ({
    name: qb.name,
    share: shares[q],
    figures: meet(passOffense(passRowsOf(qb), catching), defense),
  }));
};

/** One drop-back of the team, weighting passers by their turns. */
export function passFigures(chart: Passing, means: Means, defense: PassDefense): PassFigures {
  const passers = passersFigures(chart, means, defense);
  const total = sumOf(passers.map(({ share }) => share));
  const mean = (key: keyof PassFigures): number =>
    passers.reduce((sum, { figures, share }) => sum + share * figures[key], 0) / total;
  return {
    completions: mean("completions"),
    interceptions: mean("interceptions"),
    sacks: mean("sacks"),
    scrambles: mean("scrambles"),
    yards: mean("yards"),
  };
}

/** Yards of a run. */
export const rushYards = (chart: Pick<TeamChart, "rush" | "runners">, means: Means, defense: RunWeights): number =>
  meetRun(runOffenseOf(chart, means), defense);

/** Each runner: his share of the carries, and his yards. */
export const runnersFigures = (
  { rush, runners }: Pick<TeamChart, "rush" | "runners">,
  means: Means,
  defense: RunWeights,
) => {
  const shares = twoStageShares(rush);
  return runners.map((runner, i) => ({
    name: runner.name,
    share: shares[i],
    yards: meetRun(runYardsOf(runner, means), defense),
  }));
};

/** Each receiver: his share of the passes, weighted by called depth. */
export function targetShares({ qbs, who, receivers }: Passing): { readonly name: string; readonly share: number }[] {
  const turns = passerShares(qbs);
  const depths = DEPTHS.map((_, d) => sumOf(qbs.map(({ depth }, q) => (turns[q] * widths(depth)[d]) / 20)));
  const shares = DEPTHS.map((depth) => twoStageShares(who[depth]));
  return receivers.map(({ name }, j) => ({ name, share: sumOf(depths.map((often, d) => often * shares[d][j])) }));
}

/** A drop-back against the team. */
export const passAllowed = (
  chart: Pick<TeamChart, "passDef" | "passMod">,
  charts: GameCharts,
  offense: PassOffense,
): PassFigures => meet(offense, passDefenseOf(chart, charts));

/** Yards of a run against the team. */
export const rushAllowed = (chart: Pick<TeamChart, "runDef">, charts: GameCharts, runs: RunWeights): number =>
  meetRun(runs, runDefenseOf(chart, charts));

/** Field goal percentage, over the distances of an average season. */
export const fieldGoals = ({ fg }: Pick<TeamChart["kick"], "fg">): number =>
  overBands((_, length) => fg.filter((longest) => longest >= length).length / fg.length);

/** Yards of a return. */
export const returnYards = (men: TeamChart["kick"]["kr"]): number => {
  const shares = widths(men.map(({ upTo }) => upTo));
  return men.reduce((sum, man, i) => sum + (shares[i] / 20) * meanOf(man.yards), 0);
};

const offenseOf = (chart: TeamChart, means: Means): PassOffense => {
  const catching = catchingOf(chart, means);
  const shares = passerShares(chart.qbs);
  return meanOffense(chart.qbs.map((qb, q) => ({ weight: shares[q], offense: passOffense(passRowsOf(qb), catching) })));
};

/** The average of teams as opponents, equally weighted. */
function meanOpponents(teams: readonly TeamChart[], charts: GameCharts): Opponents {
  const means = meansOf(charts);
  const defenses = teams.map((team) => passDefenseOf(team, charts));
  const mean = (values: readonly (readonly number[])[]): number[] =>
    values[0].map((_, i) => sumOf(values.map((one) => one[i])) / values.length);
  return {
    passDefense: {
      weights: mean(defenses.map(({ weights }) => weights)) as unknown as PassDefense["weights"],
      byRating: mean(defenses.map(({ byRating }) => byRating)),
      passMod: sumOf(defenses.map(({ passMod }) => passMod)) / teams.length,
    },
    runDefense: mean(teams.map((team) => runDefenseOf(team, charts))) as unknown as RunWeights,
    passOffense: meanOffense(teams.map((team) => ({ weight: 1, offense: offenseOf(team, means) }))),
    runs: mean(teams.map((team) => runOffenseOf(team, means))) as unknown as RunWeights,
  };
}

const AVERAGE: readonly TeamChart[] = [LEAGUE_AVERAGE];
const known = new WeakMap<readonly TeamChart[], Map<GameCharts, Opponents>>();

/** Opponents for a list of teams, computed once per list; by default, the average team. */
export function opponentsOf({ tables }: Pick<FiveD20Rules, "tables">, league = AVERAGE): Opponents {
  let byCharts = known.get(league);
  if (!byCharts) known.set(league, (byCharts = new Map()));
  let found = byCharts.get(tables);
  if (!found) byCharts.set(tables, (found = meanOpponents(league, tables)));
  return found;
}
