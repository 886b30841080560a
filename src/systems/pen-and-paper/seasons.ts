/** Leagues for the tool: made, played week by week, filled in by hand. Every step is a pure function of the league's file. */
import { parseSeed } from "../../kernel/dice/index.js";
import { scoreOf } from "../../kernel/football/index.js";
import { fault, hasErrors, UserError } from "../../kernel/issue/index.js";
import type { LeagueModes, LeagueRequest, LeagueStatus, LeagueStep, Seasons } from "../contract.js";
import { leagueBook } from "./book/index.js";
import { simple } from "./coaches/index.js";
import { whenOf } from "./describe.js";
import type { GameEvent, GameSetup } from "./engine/index.js";
import { leagueKind } from "./file-kinds.js";
import { playGame, type GameRecord, unplayedGame } from "./game-record.js";
import {
  createLeague,
  enterResult,
  leagueTeam,
  mixedModes,
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
  packGame,
  type PlayModes,
} from "./league/index.js";
import { choiceWords, runOffSeason } from "./off-season-words.js";
import { type PenAndPaperRules } from "./rules/index.js";
import { championLines, standingsRows } from "./standings-words.js";
import { drawTeams } from "./draw-teams.js";
import { enter } from "./league-entry.js";
import { ALL, findTeam, gameTeam, isEverybody } from "./team-pick.js";
import { fullName, SAMPLE_TEAMS, without, type Team, type TeamFile } from "./teams/index.js";

/** Teams of a league when nobody says how many. */
const USUAL_SIZE = 12;

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

/** Teams under the names that they had in earlier seasons: the command that began a league must go on with it. */
function formerTeams({ history }: League): Pick<Team, "id" | "city" | "name" | "monogram">[] {
  return history.flatMap(({ names }) =>
    Object.entries(names).map(([id, words]) => {
      const cut = words.lastIndexOf(" ");
      return { id, city: words.slice(0, Math.max(0, cut)), name: words.slice(cut + 1), monogram: "" };
    }),
  );
}

/** Ids of teams by any of their names; `all` for everybody. */
function idsOf(league: League, typed: readonly string[]): string[] {
  if (typed.some(isEverybody)) return [ALL];
  const known = [...teamsOf(league), ...formerTeams(league)];
  return [...new Set(typed.map((word) => findTeam(known, word).id))];
}

const hasTeam = (ids: readonly string[], id: string | undefined): boolean =>
  ids.includes(ALL) || (id !== undefined && ids.includes(id));

function withModes(league: League, { headToHead, byHand }: LeagueModes): League {
  const modes: PlayModes = {
    headToHead: headToHead ? idsOf(league, headToHead) : (league.modes?.headToHead ?? []),
    byHand: byHand ? idsOf(league, byHand) : (league.modes?.byHand ?? []),
  };
  if (modes.headToHead.length === 1 && modes.headToHead[0] !== ALL) {
    const hint = "name both teams, or all";
    const message = "games are played head to head between chosen teams only, and one team was chosen";
    throw new UserError(fault("league-modes", message, { rule: "section 3.2", hint }));
  }
  const before = league.modes ?? { headToHead: [], byHand: [] };
  if (JSON.stringify(modes) === JSON.stringify(before)) return league;
  // Beside the size, where a person looks for them.
  const { format, version, name, revision, rules, seed, roller, size, ...rest } = without(league, "modes");
  return nextRevision({ format, version, name, revision, rules, seed, roller, size, modes, ...rest }, {});
}

/** Games of the current week that wait for a person. */
function openByHand(league: League): Fixture[] {
  const { byHand = [] } = league.modes ?? {};
  if (byHand.length === 0 || league.phase === "offSeason") return [];
  return weekFixtures(league).filter(
    ({ result, away, home }) => !result && (hasTeam(byHand, away) || hasTeam(byHand, home)),
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

/** Injuries that last longer than the game. */
function seasonInjuries(events: readonly GameEvent[]): GameInjuries {
  const of = (side: "away" | "home") =>
    events.flatMap((event) => (event.type === "injury" && event.season && event.team === side ? [event.stat] : []));
  return { away: of("away"), home: of("home") };
}

function playChosen(league: League): League {
  const { headToHead = [] } = league.modes ?? {};
  let now = league;
  for (const fixture of weekFixtures(league)) {
    const chosen = hasTeam(headToHead, fixture.away) && hasTeam(headToHead, fixture.home);
    if (fixture.result || !chosen) continue;
    const record = playHeadToHead(now, fixture);
    const { events } = record;
    const { away: awayPoints, home: homePoints } = scoreOf(events);
    const entered = {
      game: fixture.game,
      awayPoints,
      homePoints,
      mode: "headToHead",
      injuries: seasonInjuries(events),
      played: packGame(record),
    } as const;
    const { league: next, issues } = enterResult(now, entered);
    if (hasErrors(issues)) throw new UserError(issues);
    now = next;
  }
  return now;
}

const resultLine = (league: League, { away, home, awayPoints, homePoints, mode }: GameResult): string => {
  const how = { league: "", headToHead: "  (head to head)", hand: "  (by hand)" }[mode];
  return `  ${nameIn(league, away)} ${awayPoints}, ${nameIn(league, home)} ${homePoints}${how}`;
};

function step(league: League): LeagueStep<League> {
  const open = openByHand(league);
  if (open.length > 0) {
    const games = open.map(({ away, home }) => `${away}@${home}`).join(", ");
    throw new UserError(
      fault("week-open", `week ${league.week} waits for ${games}`, { hint: "pressbox season enter" }),
    );
  }
  if (league.phase !== "offSeason") {
    const { week } = league;
    const played = playWeek(playChosen(league));
    const title = specOf(league).playoffs.find((round) => round.week === week)?.title;
    const lines = played.results.filter((result) => result.week === week).map((result) => resultLine(played, result));
    return { league: played, lines: [`Week ${week}${title ? `, ${title.toLowerCase()}` : ""}`, ...lines] };
  }
  const state = runOffSeason(league);
  if (!state.done) throw new UserError(choiceWords(state));
  return {
    league: state.league,
    lines: ["Off-season"],
    headline: championLines(state.league).at(-1),
  };
}

export const seasons: Seasons<League> = {
  kind: leagueKind,
  create,
  withModes,
  status,
  warnings: (league) => mixedModes(league),
  step,
  enter,
  unplayed: (league, game) =>
    unplayedGame(
      setupOf(
        league,
        weekFixtures(league).find((fixture) => fixture.game === game)!,
      ),
    ),
  standings: standingsRows,
  champions: championLines,
  book: leagueBook,
};

/** The league that filled sheets show: two seasons with their off-seasons, and weeks of a third one. */
const EXAMPLE = { name: "Inkwell League", size: 8, years: 2, weeks: 10 };

/** A league for filled sheets: every sheet of a league has a finished season, and line scores have one under way. */
export function exampleLeague(rules: PenAndPaperRules, seed: number): League {
  const { name, size, years, weeks } = EXAMPLE;
  let league = create({ rules, seed, size, name });
  while (league.season <= years || league.week <= weeks) league = step(league).league;
  return league;
}
