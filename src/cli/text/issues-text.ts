import { formatIssue, warning, type Issue } from "../../kernel/issue/index.js";
import { countOf } from "./table.js";

/**
 * Issues as one line each for people, or one JSON object per line for programs. An error that occurs in several places with the same line,
 * such as a name on every sheet, is reported once.
 */
export function issuesText(issues: readonly Issue[], json: boolean): string {
  const more = issues.length - MOST;
  const lines = issues.slice(0, MOST).map((issue) => `${json ? issueJson(issue) : formatIssue(issue)}\n`);
  if (more > 0) {
    const message = `and ${countOf(more, "fault")} more`;
    const rest = warning("more", message, { hint: "fix these first, then run it again" });
    lines.push(json ? `${issueJson(rest)}\n` : `${message}; hint: ${rest.hint}\n`);
  }
  return [...new Set(lines)].join("");
}

/** Maximum errors reported at once: no one reads more. */
const MOST = 500;

/** For programs, an issue's details are on the same level as its location: team, field, printed, expected ... */
function issueJson({ detail, ...issue }: Issue): string {
  return JSON.stringify({ ...detail, ...issue });
}
