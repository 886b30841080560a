/** How checks of a league file report their findings. */
import { formatPath } from "../../../kernel/issue/index.js";
import type { Report as SharedReport } from "../../../league/checks.js";

export type Report = (code: string, path: string, message: string, hint?: string) => void;

/** The report of checks that all games share. */
export const shared =
  (report: Report): SharedReport =>
  (code, path, message, hint) =>
    report(code, formatPath(path), message, hint);
