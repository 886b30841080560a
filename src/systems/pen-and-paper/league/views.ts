/** What a league's state says: rules in force, games, standings, bracket. All folds; nothing is stored twice. */
import { SCHEDULES, type PenAndPaperRules, type ScheduleSpec } from "../rules/index.js";
import { resolveRules } from "../rules/resolve.js";
import { ratingsOf, type Ratings } from "../teams/ratings.js";
import { bracketOf, type Bracket } from "./bracket.js";
import { weeksOf } from "./rotation.js";
import { standingsOf, type Entrant } from "./standings.js";
import type { GameResult, League, LeagueTeam, Standing } from "./types.js";

const resolved = new WeakMap<League["rules"], PenAndPaperRules>();

/** The rules that a league plays by. */
export function rulesOfLeague({ rules }: Pick<League, "rules">): PenAndPaperRules {
  let full = resolved.get(rules);
  if (!full) resolved.set(rules, (full = resolveRules(rules)));
  return full;
}

/** The schedule, divisions and playoffs of the league's size. */
export const specOf = ({ size }: Pick<League, "size">): ScheduleSpec => SCHEDULES[size];

/** The division of the team at a place of the list. */
export function divisionAt(league: Pick<League, "size">, place: number): string {
  const { divisions } = specOf(league);
  return divisions[Math.floor(place / (league.size / divisions.length))].name;
}

/** A team of the league by its id. Throws RangeError for an id that is none. */
export function leagueTeam(league: Pick<League, "teams">, id: string): LeagueTeam {
  const found = league.teams.find((entry) => entry.team.id === id);
  if (!found) throw new RangeError(`the league has no team ${id}`);
  return found;
}

/** Modifiers, OFF and DEF of a team as hurt as it is. */
export const strengthOf = (league: League, id: string): Ratings => {
  const { team, injuries } = leagueTeam(league, id);
  return ratingsOf(rulesOfLeague(league), team, injuries);
};

/** A game of the season, played or not. */
export interface Fixture {
  readonly game: string;
  readonly week: number;
  readonly playoff: boolean;
  readonly title?: string;
  /** Team ids; absent for playoff games whose teams are not known yet. */
  readonly away?: string;
  readonly home?: string;
  readonly result?: GameResult;
}

/** Regular-season games in order. */
export function regularFixtures(league: League): Fixture[] {
  const byNumber = new Map(league.schedule.numbers.map((number, place) => [number, league.teams[place].team.id]));
  const results = new Map(league.results.map((result) => [result.game, result]));
  return weeksOf(specOf(league), league.schedule.alternate).flatMap((pairings, w) =>
    pairings.map(([away, home], i) => {
      const game = `w${w + 1}-${i + 1}`;
      const result = results.get(game);
      const sides = { away: byNumber.get(away)!, home: byNumber.get(home)! };
      return { game, week: w + 1, playoff: false, ...sides, ...(result ? { result } : {}) };
    }),
  );
}

/** Every game of the season in order, the playoffs at the end. */
export function fixturesOf(league: League): Fixture[] {
  const regular = regularFixtures(league);
  const playoffs = seasonBracket(league).rounds.flatMap(({ games }) =>
    games.map(({ id, title, week, away, home }): Fixture => {
      const result = league.results.find((r) => r.game === id);
      // Teams are known when the season is over.
      const known = league.phase !== "regular" ? { ...(away ? { away } : {}), ...(home ? { home } : {}) } : {};
      return { game: id, week, playoff: true, title, ...known, ...(result ? { result } : {}) };
    }),
  );
  return [...regular, ...playoffs];
}

/** Games of a week. */
export function weekFixtures(league: League, week = league.week): Fixture[] {
  const fixtures = week <= regularWeeks(league) ? regularFixtures(league) : fixturesOf(league);
  return fixtures.filter((fixture) => fixture.week === week);
}

const isRegular = (result: Pick<GameResult, "game">): boolean => /^w\d+-\d+$/.test(result.game);
export const regularResults = (league: Pick<League, "results">): GameResult[] => league.results.filter(isRegular);
export const playoffResults = (league: Pick<League, "results">): GameResult[] =>
  league.results.filter((result) => !isRegular(result));

/** Weeks of the regular season. */
export const regularWeeks = (league: Pick<League, "size">): number => specOf(league).weeks.length;

/** Standings of the season so far. */
export function standings(league: League): Standing[] {
  const entrants = league.teams.map(({ team, absence }, place): Entrant => ({
    team: team.id,
    division: divisionAt(league, place),
    absence,
  }));
  return standingsOf(entrants, regularResults(league), league.lots);
}

/** The playoffs as they stand; in the regular season as if it ended now. */
export const seasonBracket = (league: League): Bracket =>
  bracketOf(specOf(league), standings(league), playoffResults(league));
