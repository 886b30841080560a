/** The columns of a spreadsheet of teams. */
import { COLOR_COLUMNS, teamsTable, type TeamColumn } from "../../../league/teams-table.js";
import { STATS } from "../rules/index.js";

const texts = (...names: string[]): Record<string, TeamColumn> =>
  Object.fromEntries(names.map((name) => [name, { path: [name] }]));
const numbers = (...columns: (readonly [name: string, ...path: string[]])[]): Record<string, TeamColumn> =>
  Object.fromEntries(columns.map(([name, ...path]) => [name, { path, kind: "number" }]));

export const TEAMS_TABLE = teamsTable(
  {
    ...texts("id", "city", "name", "monogram", "home", "logo", "decal"),
    markets: { path: ["markets"], kind: "list" },
    ...texts("stadium", "town", "philosophy"),
    stars: { path: ["stars"], kind: "list" },
    ...COLOR_COLUMNS,
    ...numbers(
      ...STATS.flatMap((stat) => [[stat, "scores", stat] as const, [`${stat}_mod`, "printed", stat] as const]),
      ["OFF", "printed", "OFF"],
      ["DEF", "printed", "DEF"],
    ),
    marks: { path: ["printed", "marks"], kind: "list" },
  },
  ["city", "name", "home"],
);
