/** Statistics of rated teams that miss their tolerance: one warning each, so that no error goes unmentioned. */
import { warning, type Issue } from "../kernel/issue/index.js";

/** A statistic's target and its result. */
export interface ProvedFigure {
  readonly team: string;
  readonly statistic: string;
  readonly target: number;
  readonly expected: number;
  readonly difference: number;
  readonly tolerance: number;
}

interface FigureWords {
  readonly title: string;
  readonly unit: string;
}

/** NaN counts as a miss. */
export const isMissed = ({ difference, tolerance }: ProvedFigure): boolean => !(Math.abs(difference) <= tolerance);

/** @param why the limit of charts or cards that caused the miss */
export function missedIssues<R extends ProvedFigure>(
  proof: readonly R[],
  statistics: Readonly<Record<string, FigureWords>>,
  why: (row: R) => string,
): Issue[] {
  return proof.filter(isMissed).map((row) => {
    const { title, unit } = statistics[row.statistic];
    const [expected, tolerance, found] = [row.target, row.tolerance, row.expected].map((value) => shown(value, unit));
    return warning(
      "rating-missed",
      `${row.team}, ${title}: expected ${expected} within ${tolerance}, found ${found}: ${why(row)}`,
    );
  });
}

const shown = (value: number, unit: string): string => value.toFixed(2) + (unit === "%" ? "%" : "");
