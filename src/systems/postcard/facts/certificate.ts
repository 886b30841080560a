/** PC-7, the certificate: what was proved about a card, check by check, and exact solutions of its matrix games. */
import { hasErrors } from "../../../kernel/issue/index.js";
import type { SheetContent } from "../../../contract/sheet.js";
import { checkSign, type CheckState } from "../figures/check-sign.js";
import { strategyCircle, strategySign } from "../figures/strategy-circle.js";
import { solvedPoints, type PointsTable } from "../odds/index.js";
import { equilibrium, formatRational, runChecks, type CheckResult } from "../proof/index.js";
import type { GameRecord } from "../record.js";
import { cardCode } from "../rules/fingerprint.js";
import { NUMBERS, type PostcardRules } from "../rules/index.js";
import { listed, plus } from "./numbers-in-print.js";
import { DASH, minusText, MINUS } from "../../../kernel/words/index.js";
import { mixRows } from "./coach-card.js";
import { worthPlot } from "./worth-plot.js";

/** Minimum chance of a number in a mix for bold print, percent. */
const OFTEN = 20;

/** Messages are also plain text for the terminal: in print, ranges get an en dash and negative numbers a minus sign. */
const typeset = (words: string): string =>
  words
    // Line numbers of the source text are only for the terminal.
    .replace(/ \(L\d+\)/g, "")
    .replace(/(\d)-(?=\d)/g, `$1${DASH}`)
    .replace(/(^|[\s:(])-(?=\s?\d)/g, `$1${MINUS}`)
    .trim();

/** Values of a check, as printed. */
function inPrint(seen: unknown): unknown {
  if (typeof seen === "number") return minusText(seen);
  if (typeof seen === "string") return typeset(seen);
  if (Array.isArray(seen)) return seen.map(inPrint);
  return Object.fromEntries(Object.entries(seen as object).map(([name, value]) => [name, inPrint(value)]));
}

/** A check on the certificate: its symbol, the values seen, and any problems. */
const checkFacts = (check: CheckResult) => ({
  id: check.id,
  state: stateOf(check),
  passed: check.passed,
  seen: inPrint(check.seen),
  waits: check.waits,
  several: check.waits.length > 1,
  issue: check.issues.length > 0 ? typeset(check.issues[0].message) : "",
  more: Math.max(0, check.issues.length - 1),
});

const stateOf = ({ passed, issues }: CheckResult): CheckState =>
  passed ? "holds" : hasErrors(issues) ? "fault" : "remark";

/** The overall verdict. */
export function verdictOf(checks: readonly CheckResult[]) {
  const issues = checks.flatMap((check) => check.issues);
  return {
    verdict: issues.length === 0 ? "fair" : hasErrors(issues) ? "unplayable" : "playable",
    held: checks.filter(({ passed }) => passed).length,
    remarks: issues.length,
  };
}

/** Who wins how many stars: one's own number down, the opponent's across, with row sums. */
function bonusGame(rules: PostcardRules) {
  const { matrix, rowSums, uniform, value, extremes } = equilibrium(rules);
  return {
    worth: formatRational(value),
    fair: uniform,
    several: extremes.length > 1,
    mixes: listed(
      extremes.map(({ words }) => words),
      "or",
    ),
    rows: NUMBERS.map((number, i) => ({
      number,
      cells: matrix[i].map((bonus, j) => ({
        text: i === j ? "" : plus(bonus),
        kind: i === j ? "own" : bonus > 0 ? "wins" : "loses",
      })),
      sum: plus(rowSums[i]),
    })),
  };
}

const percent = (chance: number): string => (chance < 0.005 ? "" : `${Math.round(chance * 100)}`);

/** Best mixes of both sides if points are at stake, in percent, and what the worst number gives away. */
function pointsGame(points: PointsTable) {
  return {
    kickoff: points.kickoffValue.toFixed(2),
    rows: mixRows(({ spot, down, line }, role) => {
      const game = points.picks(spot, down, line);
      return {
        cells: [...game[role]].map((chance) => ({ text: percent(chance), often: Math.round(chance * 100) >= OFTEN })),
        loss: Math.max(...game.regrets[role])
          .toFixed(2)
          .replace(/^0/, ""),
      };
    }),
  };
}

export function certificateFacts(rules: PostcardRules, points: PointsTable) {
  const checks = runChecks(rules);
  return {
    ...verdictOf(checks),
    card: rules.name,
    code: cardCode(rules),
    numbers: NUMBERS,
    checks: checks.map(checkFacts),
    strategy: rules.card.strategy,
    bonusGame: bonusGame(rules),
    pointsGame: pointsGame(points),
    // For a new series, and for fourth down.
    worth: worthPlot(points, { downs: [1, 4], across: 5, up: 2 }),
  };
}

export const certificate: SheetContent<GameRecord, PostcardRules> = {
  form: ({ rules, cache, progress }) => certificateFacts(rules, solvedPoints(rules, cache, progress)),
  figures: { "strategy-circle": strategyCircle, "strategy-sign": strategySign, "check-sign": checkSign },
};
