/** Charts from season statistics, as `pressbox rate` asks for them, and their seasons played again. */
import type { Season } from "../../stats/index.js";
import type { Rater } from "../contract.js";
import { coachOf } from "./coach-list.js";
import { games } from "./game-record.js";
import { awayFromHome } from "../../kernel/rulings/index.js";
import { passersOf } from "./passers.js";
import { rateSeason, STATISTICS } from "./rate/index.js";
import { teamName, type FiveD20Rules, type TeamChart } from "./rules/index.js";

const TEAMS_FORMAT = "pressbox/5d20-teams";

export const rater: Rater = {
  rate({ season, team, year, rules }) {
    const rated = rateSeason(season, { team, year, rules: rules as FiveD20Rules | undefined });
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
  seasons: {
    usualRules: "season",
    open(teams, given, coach) {
      const charts = (teams as { readonly teams: readonly TeamChart[] }).teams;
      const rules = given as FiveD20Rules;
      const coaches = coachOf(coach);
      return ({ away, home, neutral }, seed, emit) => {
        const sides = { away: charts[away], home: charts[home] };
        const setup = { rules: neutral ? awayFromHome(rules) : rules, ...sides, passers: passersOf(sides, seed) };
        games.hear(setup, { coaches, seed }, emit);
      };
    },
  },
};

/** How it shows that the teams met others too. */
const elsewhere = ({ beyond }: Season): string =>
  beyond === undefined
    ? ""
    : `: they played others too (${beyond.made} ${beyond.column} made, ${beyond.allowed} allowed)`;
