/** Files of team charts. */
import { teamsForm, type TeamsFile } from "../../../gamekit/teams-form.js";
import type { TeamChart } from "../rules/index.js";
import { chartSchema } from "../rules/chart-schema.js";
import { checkCharts } from "../rules/check-chart.js";

export type TeamFile = TeamsFile<TeamChart>;

export const teamFiles = teamsForm<TeamChart>({
  format: "pressbox/5d20-teams",
  team: chartSchema,
  check: checkCharts,
});
