/** Converts any error to issues: those of a file or choice, or a single one for a bug. */
import type { Issue } from "../../kernel/issue/index.js";
import { Faults } from "./ask.js";

export const issuesOf = (error: unknown): readonly Issue[] =>
  error instanceof Faults
    ? error.issues
    : [{ severity: "error", code: "core", message: error instanceof Error ? error.message : String(error) }];
