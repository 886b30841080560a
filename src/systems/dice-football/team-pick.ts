/** Finds teams by the words that users type. */
import { cityTeam, firstTeams } from "../../gamekit/team-words.js";
import { teamName, type Team } from "./rules/index.js";
import { sampleTeams } from "./teams/sample-teams.js";

/** Finds a team. @throws UserError `team-unknown`, `team-ambiguous` */
export const findTeam = (teams: readonly Team[], typed: string): Team => cityTeam(teams, typed, { nameOf: teamName });

/** Both teams of a game. @throws UserError */
export const pickTeams = firstTeams<Team>(sampleTeams, findTeam, teamName);
