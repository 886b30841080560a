/** Standings and champions as words for the terminal. */
import {
  divisionStandings,
  specOf,
  standings,
  type League,
  type SeasonSummary,
  type Standing,
} from "./league/index.js";
import { fullName } from "./teams/index.js";

const HEADS = ["", "W", "L", "T", "PF", "PA", "division", "tie-break"];

/** The table of the season, or of the last one before the first week of a new one. */
export function standingsRows(league: League): string[][] {
  const last = league.history.at(-1);
  const now = league.results.length > 0 || !last;
  const table = now ? standings(league) : last.standings;
  const names = now
    ? new Map(league.teams.map(({ team }) => [team.id, fullName(team)]))
    : new Map(Object.entries(last.names));
  const row = (r: Standing): string[] => [
    `${r.divisionRank}. ${names.get(r.team) ?? r.team}`,
    ...[r.wins, r.losses, r.ties, r.pointsFor, r.pointsAgainst].map(String),
    `${r.divisionWins}-${r.divisionLosses}${r.divisionTies > 0 ? `-${r.divisionTies}` : ""}`,
    r.tieBreak ?? "",
  ];
  return [
    HEADS,
    ...specOf(league).divisions.flatMap((division) => [
      [division.name],
      ...divisionStandings(table, division).map(row),
    ]),
  ];
}

/** `Season 1: San Diego Cruisers (12-2), over New York Tycoons in the final 24-17`. */
export function championLines({ history }: League): string[] {
  return history.map(championLine);
}

function championLine({ season, champion, finalist, names, standings: table, results }: SeasonSummary): string {
  const row = table.find(({ team }) => team === champion);
  const record = row ? ` (${row.wins}-${row.losses}${row.ties > 0 ? `-${row.ties}` : ""})` : "";
  const final = results.at(-1);
  const points = final ? [final.awayPoints, final.homePoints].sort((a, b) => b - a) : [];
  return `Season ${season}: ${names[champion]}${record}, over ${names[finalist]} in the final${points.length > 0 ? ` ${points.join("-")}` : ""}`;
}
