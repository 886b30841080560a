/** THE list of sheets, in printing order. */
import { boxScore } from "./sheets/box-score.js";
import { bracket } from "./sheets/bracket.js";
import { fieldStrip } from "./sheets/field-strip.js";
import { gameRecord, gameRecordWide } from "./sheets/game-record.js";
import { gameTracker } from "./sheets/game-tracker.js";
import { leagueRecord } from "./sheets/league-record.js";
import { lineScores } from "./sheets/line-scores.js";
import { schedule } from "./sheets/schedule.js";
import type { PenPaperSheet } from "./sheets/shared.js";
import { teamRecord } from "./sheets/team-record.js";

export const SHEETS: readonly PenPaperSheet[] = [
  gameRecord,
  gameRecordWide,
  teamRecord,
  leagueRecord,
  schedule,
  lineScores,
  gameTracker,
  fieldStrip,
  bracket,
  boxScore,
];
