/** What a game wrote into its record sheet; nothing on a blank. */
import { NO_TEAM, type HeadTeam } from "./game-record-head.js";
import type { RecordLine } from "./record-line.js";
import type { PenPaperContext } from "./shared.js";

export interface RecordValues {
  readonly lines: readonly RecordLine[];
  /** Periods played; 0 on a blank. */
  readonly periods: number;
  /** Heads as they stand at the end of a period. */
  head(through: number): { readonly away: HeadTeam; readonly home: HeadTeam };
}

const BLANK: RecordValues = { lines: [], periods: 0, head: () => ({ away: NO_TEAM, home: NO_TEAM }) };

/** The first head-to-head game among the records, as words. */
export function recordValues(_context: PenPaperContext): RecordValues {
  return BLANK;
}
