/** The teams in records: team files, leagues, and games with both sides. */
import { teamsAt } from "../../../league/plain/moves.js";
import { isLeague, leagueGame } from "../league/game.js";
import type { Team } from "../rules/index.js";

const isTeam = (value: unknown): value is Team =>
  typeof value === "object" && value !== null && "roster" in value && "offense" in value;

/** Each team once, in file order. */
export function teamsIn(records: readonly object[]): readonly Team[] {
  const teams = records.flatMap((record) => {
    if (isLeague(record)) return teamsAt(leagueGame, record).map(({ team }) => team);
    const { teams: listed, away, home } = record as Readonly<Record<"teams" | "away" | "home", unknown>>;
    return [...(Array.isArray(listed) ? (listed as unknown[]) : []), away, home].filter(isTeam);
  });
  return [...new Map(teams.map((team) => [team.id, team])).values()];
}
