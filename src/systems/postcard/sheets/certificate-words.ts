/** What the checks of a card come to, in words for paper. */
import { hasErrors, type Issue } from "../../../kernel/issue/index.js";
import type { CheckResult } from "../proof/index.js";
import { DASH, MINUS } from "./shared.js";

interface Verdict {
  readonly title: string;
  readonly words: string;
}

/** What the checks come to. */
export function verdictOf(checks: readonly CheckResult[]): Verdict {
  const issues = checks.flatMap((check) => check.issues);
  const passed = checks.filter((check) => check.passed).length;
  const held = `${passed} of ${checks.length} checks hold`;
  if (issues.length === 0) return { title: "Complete and fair", words: `${held}. Nothing is left to a dispute.` };
  const remarks = issues.length === 1 ? "one remark" : `${issues.length} remarks`;
  return hasErrors(issues)
    ? { title: "Not playable", words: `${held}; ${remarks}. Mend the faults before you print the card.` }
    : { title: "Playable, with remarks", words: `${held}; ${remarks}, all of them house rules that can be played.` };
}

/** The details are plain text for the terminal, too: on paper ranges get a dash and losses a minus sign. */
export const typeset = (words: string): string =>
  words
    // Lines of the source are for those who have it, in the terminal.
    .replace(/ \(L\d+\)/g, "")
    .replace(/(\d)-(?=\d)/g, `$1${DASH}`)
    .replace(/(^|[\s:(])-(?=\s?\d)/g, `$1${MINUS}`)
    .replaceAll(" | ", ", or ");

export const stateOf = ({ passed, issues }: CheckResult): "holds" | "remark" | "fault" =>
  passed ? "holds" : hasErrors([...issues] as Issue[]) ? "fault" : "remark";
