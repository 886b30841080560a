/** The rows of a chart's figures for display: the team's as in the proof, then each player's. */
import type { FigureRow, FiguresRequest } from "../../../contract/figures.js";
import { realTeam, STANDARD_RULES, type FiveD20Rules, type TeamChart } from "../rules/index.js";
import { runShareOf } from "./calls.js";
import {
  fieldGoals,
  opponentsOf,
  passAllowed,
  passersFigures,
  passFigures,
  returnYards,
  runnersFigures,
  rushAllowed,
  rushYards,
  targetShares,
} from "./chart-figures.js";
import { eraAverage } from "./eras.js";
import { foulSharesOf } from "./foul-shares.js";
import { usualLevels } from "./levels.js";
import { meansOf, type PassFigures } from "./model.js";
import { matchesOfSeason, playsOf } from "./penalties.js";
import { foulsOf, fumblesOf, offenseCalls, defenseCalls } from "./proof/joint-rows.js";
import { STATISTICS, type StatisticId } from "./proof/proof.js";
import { ratesOf } from "./targets.js";
import { sideTotals, type SideTotals } from "./totals.js";

const ratesFor = (figures: PassFigures) =>
  ratesOf({ ...figures, yardsPerCompletion: figures.completions > 0 ? figures.yards / figures.completions : 0 });

/**
 * Exact figures of a chart. Only fumbles and penalties are per game: based on the plays of its recorded season, or else
 * of its era's average team.
 * @param request `quick` omits those two, which need the joint of all dice
 */
export function figuresOf(
  chart: TeamChart,
  { rules: given, league, targets = {}, quick = false }: FiguresRequest = {},
): readonly FigureRow[] {
  const rules = (given ?? STANDARD_RULES) as FiveD20Rules;
  const { tables } = rules;
  // As in the proof: offenses face the average team, whatever the league; defenses face the league's average.
  const usual = opponentsOf(rules);
  const met = opponentsOf(rules, league as readonly TeamChart[] | undefined);
  const means = meansOf(tables);
  const rows: FigureRow[] = [];
  const team = (id: StatisticId, value: number): void => {
    const { title, unit, tolerance } = STATISTICS[id];
    const target = targets[id];
    rows.push({ id, name: title, unit, value, tolerance, ...(target !== undefined && { target }) });
  };
  const man = (group: string, player: string, words: string, unit: FigureRow["unit"], value: number): void => {
    const id = `${group}.${player}`;
    const target = targets[id];
    rows.push({ id, name: `${player}, ${words}`, unit, value, player, ...(target !== undefined && { target }) });
  };
  const own = ratesFor(passFigures(chart, means, usual.passDefense));
  team("offense.completionPct", own.completionPct);
  team("offense.interceptionPct", own.interceptionPct);
  team("offense.sackPct", own.sackPct);
  team("offense.scramblePct", own.scramblePct);
  team("offense.yardsPerCompletion", own.yardsPerCompletion);
  team("offense.yardsPerRush", rushYards(chart, means, usual.runDefense));
  const against = ratesFor(passAllowed(chart, tables, met.passOffense));
  team("defense.completionPct", against.completionPct);
  team("defense.interceptionPct", against.interceptionPct);
  team("defense.sackPct", against.sackPct);
  team("defense.yardsPerCompletion", against.yardsPerCompletion);
  team("defense.yardsPerRush", rushAllowed(chart, tables, met.runs));
  team("offense.runPct", 100 * runShareOf(chart.calls, usualLevels(rules).calls));
  if (!quick) {
    const { mine, theirs, row } = seasonOf(chart);
    const shares = foulSharesOf(rules);
    team("offense.fumbles", fumblesOf(chart, row, mine, offenseCalls(chart, rules)));
    team(
      "offense.penalties",
      foulsOf(chart.pen, { plays: playsOf(mine, theirs, shares), shares, matches: matchesOfSeason(shares) }, [
        offenseCalls(chart, rules),
        defenseCalls(chart, rules),
      ]),
    );
  }
  team("kicking.fieldGoalPct", 100 * fieldGoals(chart.kick));
  team("kicking.kickReturn", returnYards(chart.kick.kr));
  team("kicking.puntReturn", returnYards(chart.kick.pr));
  for (const { name, figures } of passersFigures(chart, means, usual.passDefense)) {
    const rates = ratesFor(figures);
    man("passer.completionPct", name, "completion %", "%", rates.completionPct);
    man("passer.interceptionPct", name, "interception %", "%", rates.interceptionPct);
    man("passer.sackPct", name, "sack %", "%", rates.sackPct);
    man("passer.yardsPerCompletion", name, "yards per completion", "yards", rates.yardsPerCompletion);
  }
  for (const { name, share, yards } of runnersFigures(chart, means, usual.runDefense)) {
    man("runner.share", name, "share of the carries", "%", 100 * share);
    man("runner.yards", name, "yards per rush", "yards", yards);
  }
  for (const { name, share } of targetShares(chart))
    man("receiver.share", name, "share of the throws", "%", 100 * share);
  return rows;
}

/** Number of plays in the season that a chart was made from, or of an average season if unknown. */
function seasonOf({ real, season }: TeamChart): {
  readonly mine: SideTotals;
  readonly theirs: SideTotals;
  readonly row: Readonly<Partial<Record<"kickReturns" | "puntReturns", number>>>;
} {
  const average = eraAverage(season);
  const sideOf = (side: "own" | "against") => {
    const {
      rushes,
      attempts,
      completions,
      passYards,
      interceptions,
      sacks,
      rushYards: yards,
      ...more
    } = real ? realTeam(real, side) : {};
    const row = {
      team: "",
      side: "for" as const,
      games: real?.games ?? undefined,
      passAttempts: attempts,
      completions,
      passYards,
      interceptions,
      sacks,
      rushAttempts: rushes,
      rushYards: yards,
    };
    return { row: { ...row, ...more }, totals: sideTotals(row, average, {}) };
  };
  const own = sideOf("own");
  return { mine: own.totals, theirs: sideOf("against").totals, row: own.row };
}
