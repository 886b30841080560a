/** Charts from season statistics, as `pressbox rate` asks for them, and their seasons played again. */
import { coachDice } from "../../kernel/machine/index.js";
import type { Season } from "../../stats/index.js";
import type { Rater } from "../contract.js";
import { coachOf } from "./coach-list.js";
import { games } from "./game-record.js";
import { rateSeason, STATISTICS } from "./rate/index.js";
import { awayFromHome, teamName, type FiveD20Rules, type TeamChart } from "./rules/index.js";

const TEAMS_FORMAT = "pressbox/5d20-teams";

/** Who passes in a game: by a twenty-sided die on the passers' turns (digest 3.10, here a game and not a drive each). */
function passerOf({ qbs }: TeamChart, face: number): number {
  const found = qbs.findIndex(({ upTo }) => upTo === undefined || face <= upTo);
  return Math.max(0, found);
}

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
        const dice = coachDice(seed, "away");
        const passers = { away: passerOf(charts[away], dice.die(20)), home: passerOf(charts[home], dice.die(20)) };
        const setup = { rules: neutral ? awayFromHome(rules) : rules, away: charts[away], home: charts[home], passers };
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
