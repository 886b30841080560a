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
import { reference } from "./sheets/reference.js";
import type { PenPaperSheet } from "./sheets/shared.js";
import { teamCreation } from "./sheets/team-creation.js";

export const SHEETS: readonly PenPaperSheet[] = [
  gameRecord,
  gameRecordWide,
  teamRecord,
  leagueRecord,
  schedule,
  {
    id: "team-cards",
    code: "PP-5",
    title: "Team cards",
    summary: "every team as a poker card: helmet, ratings, six positions, market, stadium; nine to a sheet of paper",
    fills: "nothing",
    load: async () => (await import("./facts/team-cards.js")).teamCards,
  },
  {
    id: "team-cards-us",
    code: "PP-5U",
    title: "Team cards, US size",
    summary: "the team cards at 2.5 x 3.5 in, the size of American playing cards and their sleeves",
    fills: "nothing",
    load: async () => (await import("./facts/team-cards.js")).teamCards,
  },
  {
    id: "team-cards-two-sided",
    code: "PP-5B",
    title: "Team cards, with backs",
    summary: "the team cards with a back of O and X that is the same for all teams, to print on both sides",
    fills: "nothing",
    load: async () => (await import("./facts/team-cards.js")).teamCards,
  },
  {
    id: "market-map",
    code: "PP-6",
    title: "Media market map",
    summary: "all markets and their borders as two maps, west and east, with the teams at home there",
    fills: "nothing",
    load: async () => (await import("./facts/markets.js")).marketMap,
  },
  {
    id: "markets",
    code: "PP-7",
    title: "Media markets",
    summary: "the major and the minor markets with their cities and home teams",
    fills: "nothing",
    load: async () => (await import("./facts/markets.js")).markets,
  },
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
