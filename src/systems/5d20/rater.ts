/** Charts from season statistics for `pressbox rate`, and replays of their seasons. */
import { missedIssues, type Season } from "../../stats/index.js";
import type { Rater, PlayFixture } from "../../contract/rating.js";
import { BEYOND, levelsFound } from "../../gamekit/calibration/found.js";
import { chartCells } from "./chart-blocks.js";
import { coaches } from "./coach-list.js";
import { strong, type Coach } from "./coaches/index.js";
import { games } from "./game-record.js";
import { awayFromHome } from "../../kernel/rulings/index.js";
import { passersOf } from "./passers.js";
import {
  calibrate,
  figuresOf,
  isLeague,
  LEVEL_WORDS,
  limitOf,
  rateSeason,
  STATISTICS,
  usualLevels,
} from "./rate/index.js";
import { STANDARD_RULES, teamName, type FiveD20Rules, type TeamChart } from "./rules/index.js";

/** In a round of fewer games a figure may not occur at all, as in a league of two teams: it has no mean to learn from. */
const LEAST_GAMES = 200;
const TEAMS_FORMAT = "pressbox/5d20-teams";

export const rater: Rater = {
  rate({ season, team, year, rules: given, calibrate: league }) {
    const rules = given as FiveD20Rules | undefined;
    const usual = usualLevels(rules ?? STANDARD_RULES);
    const found =
      league && team === undefined && isLeague(season)
        ? calibrate({
            season,
            usual,
            rules: rules ?? STANDARD_RULES,
            byTeam: rules?.switches.redZone === "graded",
            chartsAt: (levels, numbers) => rateSeason(season, { year, rules, levels, numbers, proved: false }).charts,
            open: (charts) => gamesOf(charts, rules ?? STANDARD_RULES, strong),
            ...league,
            ...(league.games !== undefined && { games: Math.max(LEAST_GAMES, league.games) }),
          })
        : undefined;
    const rated = rateSeason(season, { team, year, rules, levels: found?.levels, numbers: found?.numbers });
    return {
      season: rated.season,
      teams: { format: TEAMS_FORMAT, teams: rated.charts },
      names: rated.charts.map(teamName),
      proof: rated.proof,
      statistics: STATISTICS,
      issues: [...rated.issues, ...missedIssues(rated.proof, STATISTICS, limitOf)],
      against: rated.ownLeague
        ? `the league of ${season.teams.length} teams`
        : `the average of ${rated.season}${elsewhere(season)}`,
      filled: rated.filled,
      ...(league && team === undefined && !found && { uncalibrated: BEYOND }),
      ...(found && { calibrated: levelsFound(LEVEL_WORDS, usual, found) }),
    };
  },
  figuresOf: (chart, request) => figuresOf(chart as TeamChart, request),
  cells: chartCells,
  seasons: {
    usualRules: "season",
    open(teams, given, coach) {
      const charts = (teams as { readonly teams: readonly TeamChart[] }).teams;
      return gamesOf(charts, given as FiveD20Rules, coaches.of(coach));
    },
  },
};

/** Games of a season between charts. */
function gamesOf(charts: readonly TeamChart[], rules: FiveD20Rules, coaches: Coach): PlayFixture {
  return ({ away, home, neutral }, seed, emit) => {
    const sides = { away: charts[away], home: charts[home] };
    const setup = { rules: neutral ? awayFromHome(rules) : rules, ...sides, passers: passersOf(sides, seed) };
    games.hear(setup, { coaches, seed }, emit);
  };
}

/** Evidence that the teams also played outsiders. */
const elsewhere = ({ beyond }: Season): string =>
  beyond === undefined
    ? ""
    : `: they played others too (${beyond.made} ${beyond.column} made, ${beyond.allowed} allowed)`;
