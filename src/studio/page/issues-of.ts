/** What went wrong, as faults: those of a file or choice, or the one of the program. */
import type { Issue } from "../../kernel/issue/index.js";
import { Faults } from "./ask.js";

export const issuesOf = (error: unknown): readonly Issue[] =>
  error instanceof Faults
    ? error.issues
    : [{ severity: "error", code: "core", message: error instanceof Error ? error.message : String(error) }];
