/** Which files sheets are drawn from, where that is not the record of a game. */
import { leagueKind, teamsKind } from "./file-kinds.js";

/** Sheets about a league. */
const LEAGUE_SHEETS: ReadonlySet<string> = new Set([
  "team-record",
  "league-record",
  "schedule",
  "line-scores",
  "off-season-worksheet",
  "finance-ledger",
  "star-registry",
  "bracket",
  "league-setup",
  "season-summary",
]);

/** Sheets about teams, of a team file or of a league. */
const TEAM_SHEETS: ReadonlySet<string> = new Set([
  "team-cards",
  "team-cards-us",
  "team-cards-two-sided",
  "market-map",
  "markets",
]);

/** What is to be added to the sheet of this id. */
export function sheetSources(id: string): { readonly from?: readonly string[] } {
  if (LEAGUE_SHEETS.has(id)) return { from: [leagueKind.id] };
  return TEAM_SHEETS.has(id) ? { from: [teamsKind.id, leagueKind.id] } : {};
}
