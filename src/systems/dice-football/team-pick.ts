/** Teams by the words that people use. */
import { teamByWord, type Side } from "../../kernel/football/index.js";
import { fault, UserError } from "../../kernel/issue/index.js";
import { teamName, type Team } from "./rules/index.js";
import { SAMPLE_TEAMS } from "./teams/sample-teams.js";

/**
 * The team meant by an id, a full name, a nickname, a city or a monogram; letter case does not matter.
 * @throws UserError `team-unknown` with the nearest name, `team-ambiguous` for words that fit several teams.
 */
export const findTeam = (teams: readonly Team[], typed: string): Team =>
  teamByWord(teams, typed, {
    ways: [({ id }) => id, teamName, ({ name }) => name, ({ monogram }) => monogram, ({ city }) => city],
    near: (team) => [teamName(team), team.name, team.id, team.city],
    otherwise: `for example ${teams.slice(0, 16).map(teamName).join(", ")}`,
  });

/** Both teams of a game from the words given for them; the first two of a file where nobody says. */
export function pickTeams(
  names: Readonly<Partial<Record<Side, string>>>,
  teams: readonly Team[] = SAMPLE_TEAMS,
): { readonly away: Team; readonly home: Team } {
  const pick = (side: Side, usual: Team): Team => (names[side] === undefined ? usual : findTeam(teams, names[side]));
  const away = pick("away", teams[0]);
  const home = pick("home", teams.find(({ id }) => id !== away.id) ?? teams[0]);
  if (away.id === home.id) {
    const hint = "name both teams: --away TEAM --home TEAM";
    throw new UserError(fault("team-twice", `${teamName(home)} cannot play against themselves`, { hint }));
  }
  return { away, home };
}
