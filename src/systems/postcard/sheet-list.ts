/** THE list of PostCard sheets: the command line, help, docs, kit and contract tests derive from it. */
import { cardSheets } from "./sheets/card.js";
import { certificate } from "./sheets/certificate.js";
import { boxScore } from "./sheets/box-score.js";
import { cupSheet } from "./sheets/cup-sheet.js";
import { gameLog } from "./sheets/game-log.js";
import { coachCard } from "./sheets/coach-card.js";
import { probability } from "./sheets/probability.js";
import { quickReference } from "./sheets/quick-reference.js";
import { standings } from "./sheets/standings.js";
import { tokens } from "./sheets/tokens.js";
import type { PostcardSheet } from "./sheets/shared.js";

export const SHEETS: readonly PostcardSheet[] = [
  ...cardSheets,
  quickReference,
  gameLog,
  boxScore,
  coachCard,
  probability,
  certificate,
  tokens,
  cupSheet,
  standings,
];
