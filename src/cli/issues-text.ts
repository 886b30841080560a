import { formatIssue, type Issue } from "../kernel/issue/index.js";

/** Issues for people, one line each, or for programs, one JSON object a line. */
export function issuesText(issues: readonly Issue[], json: boolean): string {
  return issues.map((issue) => `${json ? issueJson(issue) : formatIssue(issue)}\n`).join("");
}

/** What an issue tells programs beyond its place stands beside it: team, field, printed, expected ... */
function issueJson({ detail, ...issue }: Issue): string {
  return JSON.stringify({ ...detail, ...issue });
}
