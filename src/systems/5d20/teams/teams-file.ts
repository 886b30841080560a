/** Files of team charts. */
import { teamsForm, type TeamsFile } from "../../../gamekit/teams-form.js";
import type { TeamChart } from "../rules/index.js";
import { chartSchema } from "../rules/chart-schema.js";
import { checkCharts } from "../rules/check-chart.js";

export const TEAMS_FORMAT = "pressbox/5d20-teams";

export type TeamFile = TeamsFile<TeamChart>;

export const {
  shape: teamsSchema,
  read: readTeams,
  own: ownTeams,
} = teamsForm<TeamChart>({
  format: TEAMS_FORMAT,
  team: chartSchema,
  check: checkCharts,
});
