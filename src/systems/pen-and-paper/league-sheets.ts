/** The sheets that a league fills; facts and values are loaded when one is printed. */
import type { PenPaperSheet } from "./sheets/shared.js";

export { bracket } from "./sheets/bracket.js";
export { financeLedger } from "./sheets/finance-ledger.js";
export { leagueRecord } from "./sheets/league-record.js";
export { offSeasonWorksheet } from "./sheets/off-season-worksheet.js";
export { schedule } from "./sheets/schedule.js";
export { seasonSummary } from "./sheets/season-summary.js";

export const teamRecord: PenPaperSheet = {
  id: "team-record",
  code: "PP-2",
  title: "Team record",
  summary: "a team's scores, markets and stars, with room for twenty seasons",
  fills: "record",
  load: async () => (await import("./facts/team-record.js")).teamRecord,
};

export const starRegistry: PenPaperSheet = {
  id: "star-registry",
  code: "PP-14",
  title: "Star registry",
  summary: "the eleven stars of the league: who has them, since when, and what they do",
  fills: "record",
  load: async () => (await import("./facts/star-registry.js")).starRegistry,
};
