/** Files of teams. */
import { teamsForm, type TeamsFile } from "../../../gamekit/teams-form.js";
import { checkTeams } from "../check/check-team.js";
import type { Team } from "../rules/index.js";
import { teamSchema } from "../rules/team-schema.js";

export const TEAMS_FORMAT = "pressbox/dice-football-teams";

export type TeamFile = TeamsFile<Team>;

export const {
  shape: teamsSchema,
  read: readTeams,
  own: ownTeams,
} = teamsForm<Team>({
  format: TEAMS_FORMAT,
  team: teamSchema,
  check: checkTeams,
});
