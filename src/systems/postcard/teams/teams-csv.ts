/** The columns of a spreadsheet of teams. */
import { COLOR_COLUMNS, teamsTable } from "../../../league/teams-table.js";

const words = ["id", "name", "short", "code", "division", "conference", "logo", "decal"].map(
  (name) => [name, { path: [name] }] as const,
);

export const TEAMS_TABLE = teamsTable(
  { ...Object.fromEntries(words), ...COLOR_COLUMNS, skill: { path: ["skill"] }, coach: { path: ["coach"] } },
  ["name"],
);
