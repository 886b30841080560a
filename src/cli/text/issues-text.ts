import { formatIssue, warning, type Issue } from "../../kernel/issue/index.js";
import { countOf } from "./table.js";

/**
 * Issues for people, one line each, or for programs, one JSON object a line. A fault that shows in several places, such as a name
 * on every sheet, is reported once where nothing in its line differs.
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

/** Faults that are reported at once: no one reads more. */
const MOST = 500;

/** What an issue tells programs beyond its place is next to it: team, field, printed, expected ... */
function issueJson({ detail, ...issue }: Issue): string {
  return JSON.stringify({ ...detail, ...issue });
}
