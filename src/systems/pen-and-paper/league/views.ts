/** Views of a league's state: current rules, games, standings, bracket. All derived; nothing is stored twice. */
import { remember } from "../../../kernel/cache/remember.js";
import { bracketOf, entryOf, type Bracket } from "../../../league/bracket.js";
import {
  fixturesOf as gamesOfSeason,
  tableOf,
  type Fixture as SeasonFixture,
  type SeasonView,
} from "../../../league/season.js";
import { SCHEDULES, type PenAndPaperRules, type ScheduleSpec } from "../rules/index.js";
import { resolveRules } from "../rules/resolve.js";
import { ratingsOf, type Ratings } from "../teams/ratings.js";
import { weeksOf } from "./rotation.js";
import { fileLine, tableOfLeague } from "./standings.js";
import type { GameResult, League, Standing } from "./types.js";
import type { LeagueTeam } from "./league-team.js";

const resolved = remember((rules: League["rules"]) => resolveRules(rules));

/** The league's rules. */
export const rulesOfLeague = ({ rules }: Pick<League, "rules">): PenAndPaperRules => resolved(rules);

/** The schedule, divisions and playoffs of the league's size. */
export const specOf = ({ size }: Pick<League, "size">): ScheduleSpec => SCHEDULES[size];

/** The division of the team at this position of the list. */
export function divisionAt(league: Pick<League, "size">, place: number): string {
  const { divisions } = specOf(league);
  return divisions[Math.floor(place / (league.size / divisions.length))].name;
}

/** A team of the league by its id. Throws RangeError for an unknown id. */
export function leagueTeam(league: Pick<League, "teams">, id: string): LeagueTeam {
  const found = league.teams.find((entry) => entry.team.id === id);
  if (!found) throw new RangeError(`the league has no team ${id}`);
  return found;
}

/** Modifiers, OFF and DEF of a team with its current injuries. */
export const strengthOf = (league: League, id: string): Ratings => {
  const { team, injuries } = leagueTeam(league, id);
  return ratingsOf(rulesOfLeague(league), team, injuries);
};

/** The current season. Its playoffs are drawn after the regular season. */
export const viewOf = remember((league: League): SeasonView<GameResult> => {
  const { season, schedule, teams, lots, results, phase } = league;
  const spec = specOf(league);
  const numbers: string[] = [];
  schedule.numbers.forEach((number, place) => (numbers[number - 1] = teams[place].team.id));
  return {
    season,
    numbers,
    rounds: weeksOf(spec, schedule.alternate),
    gameId: (week, game) => `w${week}-${game}`,
    entrants: teams.map(({ team }, place) => ({ team: team.id, division: divisionAt(league, place) })),
    table: tableOfLeague(teams),
    playoffs: spec.playoffs,
    qualifiers: spec.qualifiers,
    // A tie, only possible between two teams that can never score, goes to the home team.
    level: { replays: 0, then: "home" },
    lots,
    results,
    tableOver: phase !== "regular",
  };
});

/** The current week; undefined when the season is over. */
export const weekOf = ({ phase, week }: Pick<League, "phase" | "week">): number | undefined =>
  phase === "offSeason" ? undefined : week;

/** A game of the season, played or not. */
export type Fixture = SeasonFixture<GameResult>;

/** Every game of the season in order, with the playoffs last. */
export const fixturesOf = (league: League): readonly Fixture[] => gamesOfSeason(viewOf(league));

/** Games of a week. */
export const weekFixtures = (league: League, week = league.week): Fixture[] =>
  fixturesOf(league).filter((fixture) => fixture.week === week);

/** Results of the regular season. */
export const regularResults = (league: League): GameResult[] => {
  const weeks = regularWeeks(league);
  return league.results.filter(({ week }) => week <= weeks);
};

/** Weeks of the regular season. */
export const regularWeeks = (league: Pick<League, "size">): number => specOf(league).weeks.length;

/** Standings of the season so far. */
export const standings = (league: League): Standing[] => tableOf(viewOf(league)).map(fileLine);

/** The playoffs so far; during the regular season, as if it ended now. */
export const seasonBracket = remember((league: League): Bracket<GameResult> => {
  const view = viewOf(league);
  return bracketOf(view.playoffs, entryOf(view, tableOf(view)), view.results, view.level);
});
