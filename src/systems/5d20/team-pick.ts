/** Teams by the words that people use. */
import { firstTwo, teamByWord, twoTeams, type Side } from "../../kernel/football/index.js";
import type { Place } from "../../kernel/issue/index.js";
import { teamCode } from "../../stats/index.js";
import { teamName, type TeamChart } from "./rules/index.js";
import { sampleTeams } from "./teams/sample-teams.js";

/**
 * The team meant by an id, a full name, a nickname, a city, the code of its statistics, a monogram or the code of its club in any source (`KC`, `KAN`); letter
 * case does not matter.
 * @throws UserError `team-unknown` with the nearest name, `team-ambiguous` for words that fit several teams.
 */
export const findTeam = (teams: readonly TeamChart[], typed: string): TeamChart =>
  teamByWord(teams, typed, {
    ways: [
      ({ id }) => id,
      teamName,
      ({ name }) => name,
      ({ code }) => code ?? "",
      ({ monogram }) => monogram,
      ({ city }) => city,
      clubOf(typed),
    ],
    near: (team) => [teamName(team), team.name, team.id, team.city],
    otherwise: `for example ${teams.slice(0, 16).map(teamName).join(", ")}`,
  });

/** A way by which only the club of that code is called so. */
function clubOf(typed: string): (team: TeamChart) => string {
  const code = teamCode(typed);
  return (team) => (teamCode(teamName(team)) === code ? typed.trim() : "");
}

/** Both teams of a game from the words given for them; the first two of a file where no one says. */
export const pickTeams = (
  names: Readonly<Partial<Record<Side, string>>>,
  teams: readonly TeamChart[] = sampleTeams(),
  at?: (side: Side) => Place,
): Readonly<Record<Side, TeamChart>> =>
  twoTeams<TeamChart>(names, { usual: firstTwo(teams), find: (word) => findTeam(teams, word), nameOf: teamName, at });
