/** Leagues for the tool: created, played week by week, filled in by hand. Every step is a pure function of the league's file. */
import { seededRoller } from "../../kernel/dice/index.js";
import { decalOf } from "../../kernel/own/index.js";
import { fault, UserError } from "../../kernel/issue/index.js";
import type { LeagueRequest, LeagueStep, Seasons } from "../../contract/seasons.js";
import type { Keeper, PlayModes } from "../../league/keeper.js";
import { isChosen, stepsOf } from "../../league/steps.js";
import { bookYears } from "./league/years.js";
import { leagueBook } from "./book/index.js";
import { whenOf } from "./league/describe-league.js";
import { tables } from "./league-tables.js";
import { simple } from "./coaches/index.js";
import { leagueKind } from "./file-kinds.js";
import { games } from "./game-record.js";
import { enteredResult, playedOut, setupOf } from "./league-games.js";
import {
  createLeague,
  leagueTeam,
  mixedModes,
  mustDecide,
  pointsFault,
  nextRevision,
  playWeek,
  rulesOfLeague,
  specOf,
  unpackGame,
  weekFixtures,
  type GameResult,
  type League,
  viewOf,
  weekOf,
} from "./league/index.js";
import { choiceWords, runOffSeason } from "./off-season-words.js";
import { LEAGUE_SIZES, SCHEDULES, type PenAndPaperRules } from "./rules/index.js";
import { championWords, standingsRows, standingsSeason } from "./standings-words.js";
import { drawTeams } from "./draw-teams.js";
import { ALL, findTeam } from "./team-pick.js";
import { fullName, sampleTeams, without, type Team, type TeamFile } from "./teams/index.js";

/** Default number of teams in a league. */
const USUAL_SIZE = 12;

function create({ name, rules, seed, size, teams, wanted: names }: LeagueRequest): League {
  const pool = (teams as TeamFile | undefined)?.teams;
  const wanted = size ?? pool?.length ?? USUAL_SIZE;
  if (pool && pool.length < wanted) {
    throw new UserError(fault("league-size", `the file has ${pool.length} teams; expected ${wanted}`));
  }
  const chosen = drawTeams(pool ?? sampleTeams(), wanted, seed, names);
  return createLeague({
    ...(name === undefined ? {} : { name }),
    rules: rules as PenAndPaperRules,
    teams: chosen,
    seed,
  });
}

const teamsOf = (league: League): Team[] => league.teams.map(({ team }) => team);

/** Teams under the names they had in earlier seasons: the command that started a league must continue it. */
function formerTeams({ history }: League): Pick<Team, "id" | "city" | "name" | "monogram">[] {
  return history.flatMap(({ names }) =>
    Object.entries(names).map(([id, words]) => {
      const cut = words.lastIndexOf(" ");
      return { id, city: words.slice(0, Math.max(0, cut)), name: words.slice(cut + 1), monogram: "" };
    }),
  );
}

function withModes(league: League, modes: PlayModes): League {
  if (modes.headToHead.length === 1 && modes.headToHead[0] !== ALL) {
    const hint = "name both teams, or all";
    const message = "head-to-head games are only between chosen teams, and only one was chosen";
    throw new UserError(fault("league-modes", message, { rule: "section 3.2", hint }));
  }
  // Next to the size, where readers look for them.
  const { format, version, name, revision, rules, seed, roller, size, ...rest } = without(league, "modes");
  return nextRevision({ format, version, name, revision, rules, seed, roller, size, modes, ...rest }, {});
}

function playChosen(league: League): League {
  const { headToHead = [] } = league.modes ?? {};
  return weekFixtures(league)
    .filter(({ result, away, home }) => !result && isChosen(headToHead, away) && isChosen(headToHead, home))
    .reduce(playedOut, league);
}

/** Between two seasons. @throws UserError with the question that a person has to answer */
function between(league: League): LeagueStep<League> {
  const state = runOffSeason(league);
  if (!state.done) throw new UserError(choiceWords(state));
  return { league: state.league, lines: ["Offseason"], headline: championWords(state.league, league.season) };
}

/** How leagues are read from a file and written back. */
const keeper: Keeper<League, GameResult> = {
  round: "week",
  corrected: "round",
  closes: "between",
  view: viewOf,
  current: weekOf,
  teams: ({ teams }) =>
    teams.map(({ team }) => {
      const name = fullName(team);
      return { id: team.id, name, short: name };
    }),
  find: (league, word) => findTeam(teamsOf(league), word),
  findMode: (league, word) => findTeam([...teamsOf(league), ...formerTeams(league)], word),
  title(league, week) {
    const title = specOf(league).playoffs.find((round) => round.week === week)?.title;
    return `Week ${week}${title === undefined ? "" : `, ${title.toLowerCase()}`}`;
  },
  when: whenOf,
  modes: ({ modes }) => modes ?? { headToHead: [], byHand: [] },
  withModes,
  notes: (_league, { mode }) => ({ league: [], headToHead: ["head to head"], hand: ["by hand"] })[mode],
  mustDecide: (league, fixture) => mustDecide(rulesOfLeague(league), fixture),
  totalFault: (league, points) => pointsFault(rulesOfLeague(league), points),
  entered: enteredResult,
  withResults: (league, results) => nextRevision(league, { results }),
  otherwise: (league, seed) => {
    const { headToHead = [] } = league.modes ?? {};
    return { ...league, seed, roller: seededRoller(seed).state()!, modes: { headToHead, byHand: [] } };
  },
  play: (league) => playWeek(playChosen(league)),
  between,
  unplayed: (league, fixture) => games.unplayed(setupOf(league, fixture)),
  coaches: () => ({ away: simple.id, home: simple.id }),
  hasRecord: ({ played }) => played !== undefined,
  again: (league, _fixture, { played }) => played && unpackGame(rulesOfLeague(league), played),
  look(league, id) {
    const { team } = leagueTeam(league, id);
    return { code: "", monogram: team.monogram, colors: team.colors, decal: decalOf(team) };
  },
  warnings: (league) => mixedModes(league),
  championLine: championWords,
};

export const seasons: Seasons<League> = {
  kind: leagueKind,
  settled: `the rulebook has its schedules and playoffs: ${LEAGUE_SIZES.map((size) => `${size} teams play ${SCHEDULES[size].weeks.length} games`).join(", ")}`,
  create,
  ...stepsOf(keeper),
  quick: true,
  standings: standingsRows,
  standingsSeason,
  tables,
  playedOut: (league) =>
    bookYears(league).map(({ season, games }) => ({ season, records: games.map(({ record }) => record) })),
  book: (request) => leagueBook(request, tables(request.league)),
};

/** The league on filled sheets: two seasons with their offseasons, and weeks of a third one. */
const EXAMPLE = { name: "Inkwell League", size: 8, years: 2, weeks: 10 };

/** A league for filled sheets: every league sheet has a finished season, and line scores have one in progress. */
export function exampleLeague(rules: PenAndPaperRules, seed: number): League {
  const { name, size, years, weeks } = EXAMPLE;
  let league = create({ rules, seed, size, name });
  while (league.season <= years || league.week <= weeks) league = seasons.step(league).league;
  return league;
}
