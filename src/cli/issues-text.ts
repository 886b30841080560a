import { formatIssue, type Issue } from "../kernel/issue/index.js";

/** Issues for people, one line each, or for programs, one JSON object a line. */
export function issuesText(issues: readonly Issue[], json: boolean): string {
  return issues.map((issue) => `${json ? JSON.stringify(issue) : formatIssue(issue)}\n`).join("");
}
