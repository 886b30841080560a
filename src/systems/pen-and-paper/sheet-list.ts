/** THE list of sheets, in printing order. */
import {
  boxScore,
  fieldStrip,
  gameRecord,
  gameRecordWide,
  gameTracker,
  headToHeadCards,
  lineScores,
  playCalls,
  soloChart,
} from "./game-sheets.js";
import {
  bracket,
  financeLedger,
  leagueRecord,
  offSeasonWorksheet,
  schedule,
  seasonSummary,
  starRegistry,
  teamRecord,
} from "./league-sheets.js";
import { leagueCard } from "./sheets/league-card.js";
import { leagueSetup } from "./sheets/league-setup.js";
import type { PenPaperSheet } from "./sheets/shared.js";
import { teamCreation } from "./sheets/team-creation.js";
import { marketMap, markets, reference, teamCards, teamCardsTwoSided, teamCardsUs } from "./team-sheets.js";

export const SHEETS: readonly PenPaperSheet[] = [
  gameRecord,
  gameRecordWide,
  teamRecord,
  leagueRecord,
  schedule,
  teamCards,
  teamCardsUs,
  teamCardsTwoSided,
  marketMap,
  markets,
  lineScores,
  reference,
  leagueCard,
  headToHeadCards,
  offSeasonWorksheet,
  financeLedger,
  starRegistry,
  gameTracker,
  playCalls,
  fieldStrip,
  bracket,
  teamCreation,
  leagueSetup,
  soloChart,
  seasonSummary,
  boxScore,
];
