/** Converts any error to issues: those of a file or choice, or a single one for a bug. */
import type { Issue } from "../../../kernel/issue/index.js";
import { Faults, Superseded } from "./ask.js";
import { say } from "../place/status.js";

export const issuesOf = (error: unknown): readonly Issue[] =>
  error instanceof Faults
    ? error.issues
    : [{ severity: "error", code: "core", message: error instanceof Error ? error.message : String(error) }];

/** What went wrong, with what helps, in a line. */
export const faultWords = (error: unknown): string =>
  issuesOf(error)
    .map(({ message, hint }) => (hint === undefined ? message : `${message}; ${hint}`))
    .join("; ");

/** Says in the foot what went wrong; a question that a newer one replaced is no fault. */
export function sayFault(error: unknown): void {
  if (!(error instanceof Superseded)) say(faultWords(error));
}
