/** Teams by the words that people use. */
import { firstTwo, teamByWord, twoTeams, type Side } from "../../kernel/football/index.js";
import type { Place } from "../../kernel/issue/index.js";
import { teamName, type Team } from "./rules/index.js";
import { sampleTeams } from "./teams/sample-teams.js";

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

/** Both teams of a game from the words given for them; the first two of a file where no one says. */
export const pickTeams = (
  names: Readonly<Partial<Record<Side, string>>>,
  teams: readonly Team[] = sampleTeams(),
  at?: (side: Side) => Place,
): Readonly<Record<Side, Team>> =>
  twoTeams<Team>(names, { usual: firstTwo(teams), find: (word) => findTeam(teams, word), nameOf: teamName, at });
