/** Standings and champions as text for the terminal. */
import { divisionStandings, specOf, standings, type League, type Standing } from "./league/index.js";
import { championLine } from "../../league/words.js";
import { fullName } from "./teams/index.js";

const HEADS = ["", "W", "L", "T", "PF", "PA", "division", "tie-break"];

/** The season of the table: before the first week of a season, the previous one. */
export const standingsSeason = ({ season, history, results }: League): number =>
  results.length > 0 ? season : (history.at(-1)?.season ?? season);

/** The table of that season. */
export function standingsRows(league: League): string[][] {
  const last = league.history.at(-1);
  const now = !last || standingsSeason(league) === league.season;
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

/** The line for a finished season. */
export function championWords({ history }: League, number: number): string {
  const { season, champion, finalist, names, standings: table, results } = history[number - 1];
  const row = table.find(({ team }) => team === champion)!;
  return championLine(season, names[champion], row, names[finalist], results.at(-1));
}
