import { formatIssue, type Issue } from "../kernel/issue/index.js";

/**
 * Issues for people, one line each, or for programs, one JSON object a line. A fault that shows in several places, such
 * as a name on every sheet, is told once where nothing in its line differs.
 */
export function issuesText(issues: readonly Issue[], json: boolean): string {
  const lines = issues.map((issue) => `${json ? issueJson(issue) : formatIssue(issue)}\n`);
  return [...new Set(lines)].join("");
}

/** What an issue tells programs beyond its place stands beside it: team, field, printed, expected ... */
function issueJson({ detail, ...issue }: Issue): string {
  return JSON.stringify({ ...detail, ...issue });
}
