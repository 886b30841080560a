/** The schedule of a real season, from its table of games. */
import { fault, UserError, warning, type Issue } from "../kernel/issue/index.js";
import { roundRobin } from "../league/schedule.js";
import type { Season } from "../stats/index.js";
import type { Fixture } from "../contract/rating.js";

/** The only file, or the folder of all: no one of them lacks what none has. */
const placeOf = (sheets: Season["sheets"]): string | undefined =>
  sheets.length === 1 ? sheets[0].file : /^(.+)[/\\][^/\\]+$/.exec(sheets[0]?.file ?? "")?.[1];

/** Regular-season games; if they are unknown, every team plays all others home and away. */
export function fixturesOf({ teams, tables: { games }, sheets }: Season): {
  readonly fixtures: readonly Fixture[];
  readonly issues: readonly Issue[];
} {
  const regular = games.filter(({ kind }) => kind === undefined || kind === "" || /^reg/i.test(kind));
  if (regular.length === 0) {
    const fixtures = roundRobin(teams.length, 2)
      .flat()
      .map(([away, home]) => ({ away: away - 1, home: home - 1, neutral: false }));
    const hint = "a table of games has the columns week, away and home";
    return {
      fixtures,
      issues: [
        warning("stats-schedule", "no table of games: every team plays all others at home and away", {
          file: placeOf(sheets),
          hint,
        }),
      ],
    };
  }
  const unknown = new Set<string>();
  const place = (team: string): number => {
    const at = teams.indexOf(team);
    if (at < 0) unknown.add(team);
    return at;
  };
  const fixtures = regular.map(({ away, home, neutral }) => ({
    away: place(away),
    home: place(home),
    neutral: /^(?:y|yes|true|1|x|neutral)$/i.test(neutral ?? ""),
  }));
  if (unknown.size > 0) {
    const file = sheets.find(({ tables }) => tables.includes("games"))?.file;
    throw new UserError(
      [...unknown].map((team) =>
        fault("stats-team", `${team} plays games but appears in no other table`, {
          file,
          hint: `teams: ${teams.join(", ")}`,
        }),
      ),
    );
  }
  return { fixtures, issues: [] };
}
