/** Charts from season statistics, as `pressbox rate` asks for them. */
import type { Season } from "../../stats/index.js";
import type { Rater } from "../contract.js";
import { rateSeason, STATISTICS } from "./rate/index.js";
import { teamName } from "./rules/index.js";

const TEAMS_FORMAT = "pressbox/5d20-teams";

export const rater: Rater = {
  rate({ season, team, year }) {
    const rated = rateSeason(season, { team, year });
    return {
      season: rated.season,
      teams: { format: TEAMS_FORMAT, teams: rated.charts },
      names: rated.charts.map(teamName),
      proof: rated.proof,
      statistics: STATISTICS,
      issues: rated.issues,
      against: rated.ownLeague
        ? `the league of ${season.teams.length} teams`
        : `the average of ${rated.season}${elsewhere(season)}`,
      filled: rated.filled,
    };
  },
};

/** How it shows that the teams met others too. */
const elsewhere = ({ beyond }: Season): string =>
  beyond === undefined
    ? ""
    : `: they played others too (${beyond.made} ${beyond.column} made, ${beyond.allowed} allowed)`;
