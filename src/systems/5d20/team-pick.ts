/** Teams by the words that people use. */
import { cityTeam, firstTeams } from "../../gamekit/team-words.js";
import { teamCode } from "../../stats/clubs/clubs.js";
import { teamName, type TeamChart } from "./rules/index.js";
import { sampleTeams } from "./teams/sample-teams.js";

/**
 * Finds a team, also by its code in any statistics source (`KC`, `KAN`).
 * @throws UserError `team-unknown`, `team-ambiguous`
 */
export const findTeam = (teams: readonly TeamChart[], typed: string): TeamChart =>
  cityTeam(teams, typed, { nameOf: teamName, codes: [({ code }) => code ?? ""], besides: [clubOf(typed)] });

/** A way by which only the club of that code is called so. */
function clubOf(typed: string): (team: TeamChart) => string {
  const code = teamCode(typed);
  return (team) => (teamCode(teamName(team)) === code ? typed.trim() : "");
}

/** Both teams of a game. @throws UserError */
export const pickTeams = firstTeams<TeamChart>(sampleTeams, findTeam, teamName);
