/** A chart's figures next to their targets. */

export interface ProofRow {
  /** Its code in the statistics. */
  readonly team: string;
  /** Its full name. */
  readonly name?: string;
  readonly season?: number;
  /** `offense.completionPct`. */
  readonly statistic: StatisticId;
  /** Recorded value. */
  readonly input: number;
  /** Divided by its context factor and, if stated, shrunk toward the league. */
  readonly target: number;
  /** Exact, from the chart. */
  readonly expected: number;
  /** Expected less target. */
  readonly difference: number;
  readonly tolerance: number;
}

/** The proved statistics and their tolerances. */
export const STATISTICS = {
  "offense.completionPct": { title: "completion %", unit: "%", tolerance: 0.3 },
  "offense.interceptionPct": { title: "interception %", unit: "%", tolerance: 0.15 },
  "offense.sackPct": { title: "sack %", unit: "%", tolerance: 0.3 },
  "offense.scramblePct": { title: "scramble %", unit: "%", tolerance: 0.3 },
  "offense.yardsPerCompletion": { title: "yards per completion", unit: "yards", tolerance: 0.1 },
  "offense.yardsPerRush": { title: "yards per rush", unit: "yards", tolerance: 0.1 },
  "defense.completionPct": { title: "completion % allowed", unit: "%", tolerance: 0.3 },
  "defense.interceptionPct": { title: "interception % made", unit: "%", tolerance: 0.15 },
  "defense.sackPct": { title: "sack % made", unit: "%", tolerance: 0.3 },
  "defense.yardsPerCompletion": { title: "yards per completion allowed", unit: "yards", tolerance: 0.1 },
  "defense.yardsPerRush": { title: "yards per rush allowed", unit: "yards", tolerance: 0.1 },
  "offense.runPct": { title: "run % of calls", unit: "%", tolerance: 0.5 },
  "offense.targetShare": { title: "receiving share, largest error", unit: "%", tolerance: 1 },
  "offense.carryShare": { title: "carry share, largest error", unit: "%", tolerance: 1 },
  "offense.fumbles": { title: "fumbles per game", unit: "times", tolerance: 0.15 },
  "offense.penalties": { title: "penalties per game", unit: "times", tolerance: 0.4 },
  "kicking.fieldGoalPct": { title: "field goal %, weighted by bands", unit: "%", tolerance: 5 },
  "kicking.kickReturn": { title: "yards per kick return", unit: "yards", tolerance: 0.5 },
  "kicking.puntReturn": { title: "yards per punt return", unit: "yards", tolerance: 0.5 },
} as const satisfies Readonly<
  Record<string, { readonly title: string; readonly unit: string; readonly tolerance: number }>
>;

export type StatisticId = keyof typeof STATISTICS;

export function proofRow(
  team: string,
  statistic: StatisticId,
  input: number,
  target: number,
  expected: number,
): ProofRow {
  const { tolerance } = STATISTICS[statistic];
  return { team, statistic, input, target, expected, difference: expected - target, tolerance };
}

/** The one row that is furthest out of tolerance, or closest to its limit. */
export const worstOf = (rows: readonly ProofRow[]): ProofRow | undefined =>
  rows.reduce<ProofRow | undefined>(
    (worst, row) =>
      !worst || Math.abs(row.difference) / row.tolerance > Math.abs(worst.difference) / worst.tolerance ? row : worst,
    undefined,
  );
