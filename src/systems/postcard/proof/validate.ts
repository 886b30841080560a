/** The certificate of a card: checks V1-V20, plus V21 and V22 for everything else in the source. */
import { fault, warning, type Issue } from "../../../kernel/issue/index.js";
import type { PostcardRules } from "../rules/index.js";
import { formatPath, nowhereKnown, type Locate } from "../rules/locate.js";
import { CHART_CHECKS } from "./checks/charts.js";
import type { Check, CheckId, Figures, Finding } from "./checks/finding.js";
import { KICK_CHECKS } from "./checks/kicks.js";
import { LEVEL_CHECKS } from "./checks/levels.js";
import { MARK_CHECKS } from "./checks/marks.js";
import { NUMBER_CHECKS } from "./checks/numbers.js";
import { REACH_CHECKS, tryCharts } from "./checks/reach.js";
import { STRATEGY_CHECKS } from "./checks/strategy.js";
import { TRACKER_CHECKS } from "./checks/trackers.js";

export type { CheckId } from "./checks/finding.js";

/** One line of the certificate. */
export interface CheckResult {
  readonly id: CheckId;
  /** True if there are no findings. False with only warnings: the card is still playable. */
  readonly passed: boolean;
  readonly seen: Figures;
  /** Checks that must pass first: set if this one was skipped. */
  readonly waits: readonly CheckId[];
  readonly issues: readonly Issue[];
}

const numberOf = ({ id }: { readonly id: CheckId }): number => Number(id.slice(1));

const CHECKS: readonly Check[] = [
  ...STRATEGY_CHECKS,
  ...CHART_CHECKS,
  ...LEVEL_CHECKS,
  ...KICK_CHECKS,
  ...MARK_CHECKS,
  ...TRACKER_CHECKS,
  ...REACH_CHECKS,
  ...NUMBER_CHECKS,
].sort((a, b) => numberOf(a) - numberOf(b));

/** Every check of these rules, V1 first. `locate` gives the lines of a house card (from `parseRules`). */
export function runChecks(rules: PostcardRules, locate: Locate = nowhereKnown): CheckResult[] {
  const charts = tryCharts(rules);
  return CHECKS.map(({ id, see }) => {
    const { findings, seen, waits = [] } = see({ rules, charts });
    const issues = findings.map((finding) => toIssue(id, finding, locate));
    return { id, passed: issues.length === 0 && waits.length === 0, seen, waits, issues };
  });
}

/** What is wrong with these rules; errors make them unplayable, warnings do not. A value with an error gets no additional warning. */
export function validateRules(rules: PostcardRules, locate: Locate = nowhereKnown): Issue[] {
  const issues = runChecks(rules, locate).flatMap((check) => check.issues);
  const broken = new Set(issues.flatMap(({ severity, path }) => (severity === "error" ? [path] : [])));
  return issues.filter(({ severity, path }) => severity === "error" || !broken.has(path));
}

function toIssue(id: CheckId, finding: Finding, locate: Locate): Issue {
  const { severity, code, path, message, hint, found, expected } = finding;
  const more = { path: formatPath(path), ...locate(path), hint, rule: id, detail: { check: id, found, expected } };
  return severity === "error" ? fault(code, message, more) : warning(code, message, more);
}
