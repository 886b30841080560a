/** Leagues for the tool: made, played week by week, filled in by hand. Every step is a pure function of the league's file. */
import { parseSeed, seededRoller } from "../../kernel/dice/index.js";
import { scoreOf } from "../../kernel/football/index.js";
import { fault, hasErrors, UserError, type Issue } from "../../kernel/issue/index.js";
import type { KeptGame, LeagueEntry, LeagueModes, LeagueRequest, LeagueStatus, LeagueStep, Seasons } from "../contract.js";
import { bookParts, bookWords, type BookGame } from "./book/index.js";
import { simple } from "./coaches/index.js";
import { whenOf } from "./describe.js";
import type { GameEvent, GameSetup } from "./engine/index.js";
import { leagueKind } from "./file-kinds.js";
import { GAME_FORMAT, GAME_VERSION, playGame, type GameRecord } from "./game-record.js";
import {
  createLeague,
  drawLots,
  enterResult,
  fixturesOf,
  leagueTeam,
  mustDecide,
  nextRevision,
  playWeek,
  rulesOfLeague,
  specOf,
  weekFixtures,
  type Fixture,
  type GameInjuries,
  type GameResult,
  type League,
  type PlayModes,
} from "./league/index.js";
import { choiceWords, runOffSeason } from "./off-season-words.js";
import { marketOf, packRules, type PenAndPaperRules } from "./rules/index.js";
import { championLines, standingsRows } from "./standings-words.js";
import { findTeam, gameTeam } from "./team-pick.js";
import { fullName, SAMPLE_TEAMS, type Team, type TeamFile } from "./teams/index.js";

/** Teams of a league when nobody says how many. */
const USUAL_SIZE = 12;

/** Teams of a league from a larger pool, by lot; no two that claim the same minor market or the same star. */
export function drawTeams(pool: readonly Team[], size: number, seed: number, wanted: readonly string[] = []): Team[] {
  const first = new Set(wanted.filter((word) => !isEverybody(word)).map((word) => findTeam(pool, word)));
  if (pool.length <= size) return [...pool];
  const byId = new Map(pool.map((team) => [team.id, team]));
  const lots = drawLots(seededRoller(parseSeed(`${seed}/teams`)), [...byId.keys()]).map((id) => byId.get(id)!);
  const drawn = new Set<Team>();
  const markets = new Set<string>();
  const stars = new Set<string>();
  for (const team of [...lots.filter((one) => first.has(one)), ...lots]) {
    const taken = (marketOf(team.home)?.kind === "minor" && markets.has(team.home)) || team.stars.some((s) => stars.has(s));
    if (drawn.size === size || drawn.has(team) || (taken && !first.has(team))) continue;
    drawn.add(team);
    markets.add(team.home);
    for (const star of team.stars) stars.add(star);
  }
  return lots.filter((team) => drawn.has(team));
}

const isEverybody = (word: string): boolean => word.trim().toLowerCase() === "all";

function create({ name, rules, seed, size, teams, wanted: names }: LeagueRequest): League {
  const pool = (teams as TeamFile | undefined)?.teams;
  const wanted = size ?? pool?.length ?? USUAL_SIZE;
  if (pool && pool.length < wanted) {
    throw new UserError(fault("league-size", `the file holds ${pool.length} teams; expected ${wanted}`));
  }
  const chosen = drawTeams(pool ?? SAMPLE_TEAMS, wanted, seed, names);
  return createLeague({
    ...(name === undefined ? {} : { name }),
    rules: rules as PenAndPaperRules,
    teams: chosen,
    seed,
  });
}

const teamsOf = (league: League): Team[] => league.teams.map(({ team }) => team);
const nameIn = (league: League, id: string): string => fullName(leagueTeam(league, id).team);

/** Ids of teams by any of their names; `all` for everybody. */
function idsOf(league: League, typed: readonly string[]): string[] {
  if (typed.some(isEverybody)) return teamsOf(league).map(({ id }) => id);
  return [...new Set(typed.map((word) => findTeam(teamsOf(league), word).id))];
}

function withModes(league: League, { headToHead, byHand }: LeagueModes): League {
  const modes: PlayModes = {
    headToHead: headToHead ? idsOf(league, headToHead) : (league.modes?.headToHead ?? []),
    byHand: byHand ? idsOf(league, byHand) : (league.modes?.byHand ?? []),
  };
  if (modes.headToHead.length === 1) {
    const hint = "name both teams, or all";
    const message = "games are played head to head between chosen teams only, and one team was chosen";
    throw new UserError(fault("league-modes", message, { rule: "section 3.2", hint }));
  }
  const before = league.modes ?? { headToHead: [], byHand: [] };
  return JSON.stringify(modes) === JSON.stringify(before) ? league : nextRevision(league, { modes });
}

/** Games of the current week that wait for a person. */
function openByHand(league: League): Fixture[] {
  const { byHand = [] } = league.modes ?? {};
  if (byHand.length === 0 || league.phase === "offSeason") return [];
  return weekFixtures(league).filter(
    ({ result, away, home }) => !result && (byHand.includes(away!) || byHand.includes(home!)),
  );
}

function status(league: League): LeagueStatus {
  const { name, revision, season, week, history, seed, size } = league;
  const open = openByHand(league).map(({ game, away, home }) => ({
    game,
    away: nameIn(league, away!),
    home: nameIn(league, home!),
  }));
  return { name, revision, season, week, seed, size, finished: history.length, when: whenOf(league), open };
}

function setupOf(league: League, fixture: Fixture): GameSetup {
  const rules = rulesOfLeague(league);
  const side = (id: string) => {
    const { team, injuries } = leagueTeam(league, id);
    return gameTeam(rules, team, injuries);
  };
  return { rules, away: side(fixture.away!), home: side(fixture.home!), playoff: mustDecide(rules, fixture) };
}

/** A game between two chosen teams, play by play. Its dice hang on the league's seed, the season and the game alone. */
export function playHeadToHead(league: League, fixture: Fixture): GameRecord {
  return playGame({
    ...setupOf(league, fixture),
    coaches: simple,
    seed: parseSeed(`${league.seed}/${league.season}/${fixture.game}`),
  });
}

/** A game before its first play: teams and nothing else. */
export function unplayedGame(setup: GameSetup): GameRecord {
  return {
    format: GAME_FORMAT,
    version: GAME_VERSION,
    rules: packRules(setup.rules),
    away: setup.away,
    home: setup.home,
    playoff: setup.playoff ?? false,
    coaches: { away: "hand", home: "hand" },
    roller: "own dice",
    choices: [],
    dice: [],
    events: [],
  };
}

/** Injuries that last longer than the game. */
function seasonInjuries(events: readonly GameEvent[]): GameInjuries {
  const of = (side: "away" | "home") =>
    events.flatMap((event) => (event.type === "injury" && event.season && event.team === side ? [event.stat] : []));
  return { away: of("away"), home: of("home") };
}

function playChosen(league: League): { readonly league: League; readonly games: readonly KeptGame[] } {
  const { headToHead = [] } = league.modes ?? {};
  const games: KeptGame[] = [];
  let now = league;
  for (const fixture of weekFixtures(league)) {
    const chosen = headToHead.includes(fixture.away!) && headToHead.includes(fixture.home!);
    if (fixture.result || !chosen) continue;
    const record = playHeadToHead(now, fixture);
    const { events } = record;
    games.push({ season: league.season, game: fixture.game, record });
    const { away: awayPoints, home: homePoints } = scoreOf(events);
    const entered = { game: fixture.game, awayPoints, homePoints, mode: "headToHead", injuries: seasonInjuries(events) } as const;
    const { league: next, issues } = enterResult(now, entered);
    if (hasErrors(issues)) throw new UserError(issues);
    now = next;
  }
  return { league: now, games };
}

const resultLine = (league: League, { away, home, awayPoints, homePoints, mode }: GameResult): string => {
  const how = { league: "", headToHead: "  (head to head)", hand: "  (by hand)" }[mode];
  return `  ${nameIn(league, away)} ${awayPoints}, ${nameIn(league, home)} ${homePoints}${how}`;
};

function step(league: League): LeagueStep<League> {
  const open = openByHand(league);
  if (open.length > 0) {
    const games = open.map(({ away, home }) => `${away}@${home}`).join(", ");
    throw new UserError(fault("week-open", `week ${league.week} waits for ${games}`, { hint: "pressbox season enter" }));
  }
  if (league.phase !== "offSeason") {
    const { week } = league;
    const { league: chosen, games } = playChosen(league);
    const played = playWeek(chosen);
    const title = specOf(league).playoffs.find((round) => round.week === week)?.title;
    const lines = played.results.filter((result) => result.week === week).map((result) => resultLine(played, result));
    return { league: played, games, lines: [`Week ${week}${title ? `, ${title.toLowerCase()}` : ""}`, ...lines] };
  }
  const state = runOffSeason(league);
  if (!state.done) throw new UserError(choiceWords(state));
  return { league: state.league, games: [], lines: ["Off-season"], headline: championLines(state.league).at(-1), ended: league };
}

function enter(league: League, entry: LeagueEntry) {
  const fixture = findFixture(league, entry);
  const { away: awayPoints, home: homePoints, correct } = entry;
  const { league: entered, issues } = enterResult(league, { game: fixture.game, awayPoints, homePoints, correct });
  const named = { away: nameIn(league, fixture.away!), home: nameIn(league, fixture.home!) };
  const told = `week ${fixture.week}: ${named.away} ${awayPoints}, ${named.home} ${homePoints}`;
  return { league: entered, issues: issues.map((issue) => inWords(issue, `${named.away} at ${named.home}`, fixture.game)), told };
}

/** Faults name the teams: people do not know the ids of games. */
function inWords({ path: _path, ...issue }: Issue, teams: string, game: string): Issue {
  const again = issue.hint?.includes("correction") ? { hint: "--correct replaces it" } : {};
  return { ...issue, ...again, message: issue.message.replace(game, teams) };
}

/** The game that is meant. @throws UserError for a week that is none, teams that are none, and teams that do not meet. */
function findFixture(league: League, { week = league.week, game }: LeagueEntry): Fixture & { away: string; home: string } {
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
  const list = inWeek.filter(known).map((fixture) => `${nameIn(league, fixture.away)} at ${nameIn(league, fixture.home)}`);
  const hint = turned
    ? `the teams are turned round: ${home.name}@${away.name}`
    : other.length > 0
      ? `they meet there in week ${other.join(" and ")}`
      : `games of week ${week}: ${list.join(", ")}`;
  throw new UserError(fault("game-unknown", `${fullName(away)} do not play at ${fullName(home)} in week ${week}`, { hint }));
}

export const seasons: Seasons<League> = {
  kind: leagueKind,
  create,
  withModes,
  status,
  step,
  enter,
  unplayed: (league, game) => unplayedGame(setupOf(league, weekFixtures(league).find((fixture) => fixture.game === game)!)),
  standings: standingsRows,
  champions: championLines,
  book({ league, past, games, theme }) {
    const options = { theme, archive: past, games: games as readonly BookGame[] };
    return { ...bookWords(league, options), parts: bookParts(league, options) };
  },
};

/** Weeks played of the league that filled sheets show. */
const EXAMPLE_WEEKS = 16;
const EXAMPLE_SIZE = 8;

/** A league for filled sheets: its second season, a few weeks from the end. */
export function exampleLeague(rules: PenAndPaperRules, seed: number): League {
  let league = create({ rules, seed, size: EXAMPLE_SIZE, name: "Inkwell League" });
  while (league.season === 1) league = step(league).league;
  for (let week = 0; week < EXAMPLE_WEEKS && league.phase !== "offSeason"; week++) league = step(league).league;
  return league;
}
