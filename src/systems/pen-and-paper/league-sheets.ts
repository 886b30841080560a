/** The sheets that a league fills; facts and values are loaded when one is printed. */
import type { PenPaperSheet } from "./sheet.js";

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

export const leagueRecord: PenPaperSheet = {
  id: "league-record",
  code: "PP-3",
  title: "League record",
  summary: "standings for up to four divisions of five teams, with division names to fill in",
  fills: "record",
  load: async () => (await import("./facts/league-record.js")).leagueRecord,
};

export const seasonSummary: PenPaperSheet = {
  id: "season-summary",
  code: "PP-22",
  title: "Season summary",
  summary: "twenty seasons of champions, and the league's records",
  fills: "record",
  load: async () => (await import("./facts/season-summary.js")).seasonSummary,
};

export const schedule: PenPaperSheet = {
  id: "schedule",
  code: "PP-4",
  title: "Schedule",
  summary: "a season's games with result boxes, for 6, 8, 10, 12 and 16 teams",
  fills: "record",
  load: async () => (await import("./facts/schedule.js")).schedule,
};

export const bracket: PenPaperSheet = {
  id: "bracket",
  code: "PP-18",
  title: "Playoff bracket",
  summary: "who meets whom after the last week, for every league size",
  fills: "record",
  load: async () => (await import("./facts/bracket.js")).bracket,
};

export const offSeasonWorksheet: PenPaperSheet = {
  id: "off-season-worksheet",
  code: "PP-12",
  title: "Off-season worksheet",
  summary: "fan base, events, setback, income and improvement of one team, with the charts beside them",
  fills: "record",
  load: async () => (await import("./facts/off-season-worksheet.js")).offSeasonWorksheet,
};

export const financeLedger: PenPaperSheet = {
  id: "finance-ledger",
  code: "PP-13",
  title: "Finance ledger",
  summary: "the holders of all markets, with the neighbors growth needs, and the money of every team",
  fills: "record",
  load: async () => (await import("./facts/finance-ledger.js")).financeLedger,
};
