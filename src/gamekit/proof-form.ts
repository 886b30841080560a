/** Proof files of rated teams, one row per team and statistic: the schema of a row, and checks across all rows. */
import { z } from "zod";
import { eachValid, fault, hasErrors, placeOf, type Issue, type Locate, type Path } from "../kernel/issue/index.js";
import { missedIssues, type ProvedFigure } from "../stats/missed.js";

type Words<Id extends string> = Readonly<
  Record<Id, { readonly title: string; readonly unit: string; readonly tolerance: number }>
>;

/** Schema of a row, for the statistics that the game proves. */
export function proofRowShape<Id extends string>(statistics: Words<Id>) {
  const number = z.number();
  return {
    team: z.string().min(1).max(80),
    statistic: z.enum(Object.keys(statistics) as [Id, ...Id[]]),
    input: number.describe("as recorded"),
    target: number.describe("divided by its context factor, shrunk toward the league where noted"),
    expected: number.describe("exact, from the chart"),
    difference: number.describe("expected less target"),
    tolerance: z.number().positive(),
  };
}

/** Precision to which `rate` rounds. */
const ROUNDING = 1e-4;
const places = (value: number): number => Math.round(value * 1e6) / 1e6;

interface Proof<R> {
  readonly statistics: Words<string>;
  /** The limit that a figure misses, in words. */
  limitOf(row: R): string;
  /** Location of the rows in the file. */
  readonly at?: Path;
}

/**
 * Checks the rows: those of a team together, each statistic once, differences computed from the figures, tolerances as the game sets them.
 * A figure beyond its tolerance is a warning.
 */
export function proofFaults<R extends ProvedFigure>(
  rows: readonly R[],
  locate: Locate,
  { statistics, limitOf, at = [] }: Proof<R>,
): Issue[] {
  const issues: Issue[] = [];
  const seen = new Set<string>();
  const teams = new Set<string>();
  eachValid(rows, (row, i) => {
    const place = (key: keyof ProvedFigure): ReturnType<typeof placeOf> => placeOf(locate, [...at, i, key]);
    const report = (key: keyof ProvedFigure, message: string): void =>
      void issues.push(fault("proof-mixed", message, place(key)));
    const { team, statistic, expected, target, difference, tolerance } = row;
    if (teams.has(team) && rows[i - 1].team !== team) report("team", `rows of ${team} are in two places`);
    teams.add(team);
    if (seen.has(`${team} ${statistic}`)) report("statistic", `${team} has "${statistic}" twice`);
    seen.add(`${team} ${statistic}`);
    const made = expected - target;
    const wrong = Math.abs(made - difference) > ROUNDING;
    if (wrong) report("difference", `found ${difference}; expected less target is ${places(made)}`);
    const allowed = statistics[statistic].tolerance;
    if (tolerance !== allowed) report("tolerance", `found ${tolerance}; the tolerance of "${statistic}" is ${allowed}`);
    if (wrong || tolerance !== allowed) return;
    issues.push(...missedIssues([row], statistics, limitOf).map((issue) => ({ ...issue, ...place("expected") })));
  });
  return issues;
}

/** Result of a check: the rows are present only if there are no errors. */
export const provedRows = <T>(issues: readonly Issue[], value: T): { readonly issues: readonly Issue[]; value?: T } =>
  hasErrors(issues) ? { issues } : { issues, value };
