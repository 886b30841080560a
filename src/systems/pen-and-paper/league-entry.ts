/** Results that a person brings from the table. */
import { fault, UserError, type Issue } from "../../kernel/issue/index.js";
import type { LeagueEntry } from "../contract.js";
import { whenOf } from "./describe.js";
import { enterResult, fixturesOf, leagueTeam, type Fixture, type League } from "./league/index.js";
import { findTeam } from "./team-pick.js";
import { fullName, type Team } from "./teams/index.js";

const teamsOf = (league: League): Team[] => league.teams.map(({ team }) => team);
const nameIn = (league: League, id: string): string => fullName(leagueTeam(league, id).team);

/** The league with the result in it; unchanged when the result has a fault. */
export function enter(league: League, entry: LeagueEntry) {
  const fixture = findFixture(league, entry);
  const { away: awayPoints, home: homePoints, correct } = entry;
  const { league: entered, issues } = enterResult(league, { game: fixture.game, awayPoints, homePoints, correct });
  const named = { away: nameIn(league, fixture.away!), home: nameIn(league, fixture.home!) };
  const told = `week ${fixture.week}: ${named.away} ${awayPoints}, ${named.home} ${homePoints}`;
  return {
    league: entered,
    issues: issues.map((issue) => inWords(issue, `${named.away} at ${named.home}`, fixture.game)),
    told,
  };
}

/** Faults name the teams: people do not know the ids of games. */
function inWords({ path: _path, ...issue }: Issue, teams: string, game: string): Issue {
  const again = issue.hint?.includes("correction") ? { hint: "--correct replaces it" } : {};
  return { ...issue, ...again, message: issue.message.replace(game, teams) };
}

/** The game that is meant. @throws UserError for a week that is none, teams that are none, and teams that do not meet. */
function findFixture(
  league: League,
  { week = league.week, game }: LeagueEntry,
): Fixture & { away: string; home: string } {
  const fixtures = fixturesOf(league);
  const last = Math.max(...fixtures.map((fixture) => fixture.week));
  if (week < 1 || week > last) {
    throw new UserError(fault("week-unknown", `there is no week ${week}; the season has weeks 1 to ${last}`));
  }
  const known = (fixture: Fixture): fixture is Fixture & { away: string; home: string } =>
    fixture.away !== undefined && fixture.home !== undefined;
  const inWeek = fixtures.filter((fixture) => fixture.week === week);
  if (inWeek.some((fixture) => !known(fixture))) {
    const hint = `${whenOf(league)} is being played`;
    throw new UserError(fault("game-future", `nobody knows yet who plays in week ${week}`, { hint }));
  }
  const byId = inWeek.find((fixture) => fixture.game === game.trim());
  if (byId && known(byId)) return byId;
  const sides = game.split("@");
  if (sides.length !== 2) {
    const hint = 'write for example --game "Tycoons@Cruisers"';
    throw new UserError(fault("game-unknown", `"${game}" names no game; expected visitor@home team`, { hint }));
  }
  const [away, home] = sides.map((word) => findTeam(teamsOf(league), word));
  const meets = (a: string, b: string) => (fixture: Fixture) => fixture.away === a && fixture.home === b;
  const found = inWeek.find(meets(away.id, home.id));
  if (found && known(found)) return found;
  const turned = inWeek.find(meets(home.id, away.id));
  const other = fixtures.filter((fixture) => meets(away.id, home.id)(fixture)).map((fixture) => fixture.week);
  const list = inWeek
    .filter(known)
    .map((fixture) => `${nameIn(league, fixture.away)} at ${nameIn(league, fixture.home)}`);
  const hint = turned
    ? `the teams are turned round: ${home.name}@${away.name}`
    : other.length > 0
      ? `they meet there in week ${other.join(" and ")}`
      : `games of week ${week}: ${list.join(", ")}`;
  throw new UserError(
    fault("game-unknown", `${fullName(away)} do not play at ${fullName(home)} in week ${week}`, { hint }),
  );
}
