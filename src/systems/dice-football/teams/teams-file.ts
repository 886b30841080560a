/** Files of teams. */
import { z } from "zod";
import { issuesOf } from "../../../kernel/issue/form.js";
import { nowhereKnown, type Issue, type Locate } from "../../../kernel/issue/index.js";
import { checkTeams } from "../check/check-team.js";
import type { Team } from "../rules/index.js";
import { teamSchema } from "../rules/team-schema.js";

export const TEAMS_FORMAT = "pressbox/dice-football-teams";

export const teamsSchema = z.strictObject({
  format: z.literal(TEAMS_FORMAT).optional(),
  version: z.literal(1).optional(),
  name: z.string().max(60).optional(),
  teams: z.array(teamSchema).min(1).max(100),
});

/** A file of teams. */
export interface TeamFile {
  readonly name?: string;
  readonly teams: readonly Team[];
}

/** Teams from parsed data, with every fault; they are there when only the sense of something is wrong. */
export function readTeams(
  data: unknown,
  locate: Locate = nowhereKnown,
): { readonly issues: readonly Issue[]; readonly file?: TeamFile } {
  const parsed = teamsSchema.safeParse(data);
  if (!parsed.success) return { issues: issuesOf(parsed.error, locate, "teams-form") };
  const { name, teams } = parsed.data;
  return { issues: checkTeams(teams, locate), file: { ...(name === undefined ? {} : { name }), teams } };
}
