/** The proved statistics of rated teams, and the rows of the proof. */

export const PROOF_FORMAT = "pressbox/dice-football-proof";

/** The proved statistics and their tolerances, which leave room for whole numbers. */
export const STATISTICS = {
  "offense.completionPct": { title: "completion %", unit: "%", tolerance: 0.5 },
  "offense.interceptionPct": { title: "interception %", unit: "%", tolerance: 0.25 },
  "offense.sackPct": { title: "sack %", unit: "%", tolerance: 0.6 },
  "offense.scramblePct": { title: "rushes of the passer, % of drop-backs", unit: "%", tolerance: 0.51 },
  "offense.yardsPerCompletion": { title: "yards per completion", unit: "yards", tolerance: 0.4 },
  "offense.yardsPerRush": { title: "yards per rush", unit: "yards", tolerance: 0.25 },
  "offense.runPct": { title: "run % of calls", unit: "%", tolerance: 0.5 },
  "offense.receivingShare": { title: "share of the catches, largest error", unit: "%", tolerance: 5 },
  "defense.completionPct": { title: "completion % allowed", unit: "%", tolerance: 0.8 },
  "defense.interceptionPct": { title: "interception % made", unit: "%", tolerance: 0.3 },
  "defense.sackPct": { title: "sack % made", unit: "%", tolerance: 0.5 },
  "defense.yardsPerRush": { title: "yards per rush allowed", unit: "yards", tolerance: 0.15 },
  "defense.yardsPerCompletion": { title: "yards per completion allowed", unit: "yards", tolerance: 0.25 },
  "team.penalties": { title: "penalties per game", unit: "times", tolerance: 0.1 },
  "kicking.fieldGoalPct": { title: "field goal %, weighted by tries", unit: "%", tolerance: 1 },
  "punting.average": { title: "yards per punt", unit: "yards", tolerance: 0.6 },
  "returns.kick": { title: "yards per kickoff return", unit: "yards", tolerance: 1 },
  "returns.punt": { title: "yards per punt return", unit: "yards", tolerance: 1 },
} as const satisfies Readonly<
  Record<string, { readonly title: string; readonly unit: string; readonly tolerance: number }>
>;
export type StatisticId = keyof typeof STATISTICS;

export interface ProofRow {
  readonly team: string;
  readonly statistic: StatisticId;
  readonly input: number;
  readonly target: number;
  readonly expected: number;
  readonly difference: number;
  readonly tolerance: number;
}
