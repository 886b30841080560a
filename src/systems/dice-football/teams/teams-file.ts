/** Files of teams. */
import { teamsForm, type TeamsFile } from "../../../gamekit/teams-form.js";
import { checkTeams } from "../check/check-team.js";
import type { Team } from "../rules/index.js";
import { teamSchema } from "../rules/team-schema.js";

export type TeamFile = TeamsFile<Team>;

export const teamFiles = teamsForm<Team>({
  format: "pressbox/dice-football-teams",
  team: teamSchema,
  check: checkTeams,
});
