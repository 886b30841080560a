/** Teams from season statistics for `pressbox rate`, and replays of their seasons. */
import { coachDice } from "../../kernel/machine/index.js";
import { awayFromHome } from "../../kernel/rulings/index.js";
import { missedIssues, type Season } from "../../stats/index.js";
import type { PlayFixture, Rater } from "../../contract/rating.js";
import { BEYOND, levelsFound } from "../../gamekit/calibration/found.js";
import { chartCells } from "./chart-blocks.js";
import { coaches } from "./coach-list.js";
import { strong, type Coach } from "./coaches/index.js";
import { games } from "./game-record.js";
import {
  calibrate,
  figuresOf,
  LEVEL_WORDS,
  limitOf,
  PROOF_FORMAT,
  rateSeason,
  replays,
  STATISTICS,
  unheldUnder,
  USUAL_LEVELS,
} from "./rate/index.js";
import { STANDARD_RULES, teamName, type DiceRules, type Span, type Team } from "./rules/index.js";

const TEAMS_FORMAT = "pressbox/dice-football-teams";

/** A passer's missed games are already in his turns: he is not injured on top of that, and starts when it is his turn. */
const HEALTHY: Span = [0, 2];

/** A team with each of its passers at quarterback, and how often he plays. */
function byPasser(team: Team): readonly { readonly team: Team; readonly upTo: number }[] {
  const quarterbacks = team.roster.quarterbacks.map((card) => ({
    ...card,
    injury: HEALTHY,
    starts: Math.max(1, card.starts),
  }));
  const roster = { ...team.roster, quarterbacks };
  const drops = team.roster.quarterbacks.map(
    ({ season = {} }) => (season.attempts ?? 1) + (season.sacked ?? 0) + (season.rushes ?? 0),
  );
  const all = drops.reduce((a, b) => a + b, 0);
  let upTo = 0;
  return team.roster.quarterbacks.map(({ name }, i) => {
    upTo += drops[i];
    return {
      team: { ...team, roster, offense: { ...team.offense, quarterback: name } },
      upTo: upTo / all,
    };
  });
}

/** Resolution of the dice that choose a game's passer, in proportion to the season. */
const PASSER_DICE = 1000;

const SEASON_ONLY = 'Rated without games of the league: they set levels by the rules "season" only.';

export const rater: Rater = {
  rate({ season, team, year, rules: given, calibrate: league }) {
    const rules = given as DiceRules | undefined;
    const usual = rateSeason(season, { team, year, rules });
    const plays = league && team === undefined && rules && replays(rules);
    const found =
      plays && usual.ownLeague
        ? calibrate({ season, rules, teams: usual.teams, hear: gamesOf(usual.teams, rules, strong), ...league })
        : undefined;
    const rated = found ? rateSeason(season, { year, rules, ...found, defenses: usual.defenses }) : usual;
    return {
      season: rated.season,
      teams: { format: TEAMS_FORMAT, teams: rated.teams },
      names: rated.teams.map(teamName),
      proof: rated.proof,
      proofFormat: PROOF_FORMAT,
      statistics: STATISTICS,
      issues: [...rated.issues, ...missedIssues(rated.proof, STATISTICS, limitOf)],
      against: rated.ownLeague
        ? `the league of ${season.teams.length} teams`
        : `the average of ${rated.season}${elsewhere(season)}`,
      filled: rated.filled,
      unheld: unheldUnder(rules ?? STANDARD_RULES),
      ...(league && team === undefined && !found && { uncalibrated: plays ? BEYOND : SEASON_ONLY }),
      ...(found && { calibrated: levelsFound(LEVEL_WORDS, USUAL_LEVELS, found) }),
    };
  },
  figuresOf: (team, request) => figuresOf(team as Team, request),
  cells: chartCells,
  seasons: {
    usualRules: "season",
    usualCoach: "strong",
    open(teams, given, coach) {
      const { teams: rated } = teams as { readonly teams: readonly Team[] };
      return gamesOf(rated, given as DiceRules, coaches.of(coach));
    },
  },
};

/** Games of a season between rated teams. */
function gamesOf(teams: readonly Team[], rules: DiceRules, coach: Coach): PlayFixture {
  const squads = teams.map(byPasser);
  return ({ away, home, neutral }, seed, emit) => {
    const dice = coachDice(seed, "away");
    const pick = (place: number): Team => {
      const face = dice.die(PASSER_DICE) / PASSER_DICE;
      return (squads[place].find(({ upTo }) => face <= upTo + 1e-9) ?? squads[place][0]).team;
    };
    const sides = { away: pick(away), home: pick(home) };
    games.hear({ rules: neutral ? awayFromHome(rules) : rules, ...sides }, { coaches: coach, seed }, emit);
  };
}

/** Evidence that the teams also played outsiders. */
const elsewhere = ({ beyond }: Season): string =>
  beyond === undefined
    ? ""
    : `: they played others too (${beyond.made} ${beyond.column} made, ${beyond.allowed} allowed)`;
