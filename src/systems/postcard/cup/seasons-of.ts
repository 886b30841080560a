/** Cups for the tool: made, played round by round, filled in by hand. Every step is a pure function of the cup's file. */
import { fault, UserError } from "../../../kernel/issue/index.js";
import type { LeagueModes, LeagueRequest, LeagueSetting, LeagueStatus, LeagueStep, Seasons } from "../../contract.js";
import type { PostcardRules } from "../rules/index.js";
import { ALL, findTeam, isEverybody } from "../teams/find-team.js";
import { SAMPLE_TEAMS } from "../teams/sample-teams.js";
import type { TeamFile } from "../teams/types.js";
import { createCup, drawTeams, nextSeason, USUAL_CONTEST, USUAL_NAMES, USUAL_SIZE } from "./create-cup.js";
import { cupKindFor } from "./cup-kind.js";
import { enterResult, teamOf } from "./enter-result.js";
import { gameOf, lotOf, openByHand, playRound, type GamePlayer } from "./play-cup.js";
import { championLine, championLines, standingsRows } from "./standings-words.js";
import { whenOf } from "./when.js";
import { CONTEST_FORMATS, DRAWS, TIE_RULES, type Contest, type Cup, type CupResult } from "./types.js";
import { currentRound, fixturesOf, hasTable, resting, roundCount, tableRounds, titleOfRound, viewOf } from "./view.js";

/** What a new cup may be asked for. */
export const CUP_SETTINGS: readonly LeagueSetting[] = [
  {
    id: "format",
    summary: "everybody meets everybody, a knock-out, or both: the first four of the table play for the cup",
    values: CONTEST_FORMATS,
    usual: USUAL_CONTEST.format,
  },
  { id: "rounds", summary: "times that every pair meets", values: ["1", "2"], usual: `${USUAL_CONTEST.rounds}` },
  {
    id: "draw",
    summary: "numbers of the teams by lot, or in the order of the file; the champion is number 1 a year later",
    values: DRAWS,
    usual: USUAL_CONTEST.draw,
  },
  {
    id: "ties",
    summary: "knock-out games that are level: overtime, or a replay at the other field",
    values: TIE_RULES,
    usual: USUAL_CONTEST.ties,
  },
];

function contestOf(settings: Readonly<Record<string, string>> = {}): Contest {
  const { rounds, ...rest } = settings;
  return { ...USUAL_CONTEST, ...rest, ...(rounds === undefined ? {} : { rounds: Number(rounds) }) };
}

function create({ name, rules, seed, size, teams, wanted, settings }: LeagueRequest): Cup {
  const given = (teams as TeamFile | undefined)?.teams;
  const contest = contestOf(settings);
  const pool = given ?? SAMPLE_TEAMS;
  const count = size ?? given?.length ?? USUAL_SIZE;
  return createCup({
    name: name ?? USUAL_NAMES[contest.format],
    rules: rules as PostcardRules,
    teams: drawTeams(pool, count, seed, wanted),
    seed,
    contest,
  });
}

function withModes(cup: Cup, { headToHead, byHand }: LeagueModes): Cup {
  const idsOf = (words: readonly string[]): string[] =>
    words.some(isEverybody) ? [ALL] : [...new Set(words.map((word) => findTeam(cup.teams, word).id))];
  // All games are played out here: the words are checked, and there is nothing to remember.
  if (headToHead) idsOf(headToHead);
  if (!byHand) return cup;
  const ids = idsOf(byHand);
  if (JSON.stringify(ids) === JSON.stringify(cup.byHand ?? [])) return cup;
  // Beside the contest, where a person looks for them.
  const { format, version, name, revision, rules, seed, contest, points } = cup;
  const { teams, season, order, results, history } = cup;
  return {
    format,
    version,
    name,
    revision: revision + 1,
    rules,
    seed,
    contest,
    points,
    byHand: ids,
    teams,
    season,
    order,
    results,
    history,
  };
}

function status(cup: Cup): LeagueStatus {
  const view = viewOf(cup);
  const round = currentRound(view);
  const { name, revision, seed, season, history, teams } = cup;
  const short = (id: string): string => teamOf(cup, id).short;
  return {
    name,
    revision,
    seed,
    size: teams.length,
    season,
    finished: history.length + (round === undefined ? 1 : 0),
    week: round ?? roundCount(view),
    when: whenOf(cup),
    open: openByHand(cup).map(({ game, away, home }) => ({ game, away: short(away), home: short(home) })),
    settings: { ...cup.contest, rounds: `${cup.contest.rounds}` },
  };
}

function resultLine(cup: Cup, { game, away, home, awayPoints, homePoints, mode }: CupResult): string {
  const short = (id: string): string => teamOf(cup, id).short;
  const lot = lotOf(cup, game);
  const notes = [
    ...(game.includes(".r") ? [`replay ${game.split(".r")[1]}`] : []),
    ...(mode === "hand" ? ["by hand"] : []),
    ...(lot === undefined ? [] : [`the lot sends ${short(lot)} on`]),
  ];
  return `  ${short(away)} ${awayPoints}, ${short(home)} ${homePoints}${notes.length > 0 ? `  (${notes.join(", ")})` : ""}`;
}

/** What the draw of a season says, a line each. */
function drawLines(cup: Cup): string[] {
  const view = viewOf(cup);
  const champion = cup.history.at(-1)?.champion;
  const first = champion === undefined ? [] : [`  ${teamOf(cup, champion).name} defend the cup as number 1`];
  return [`Season ${cup.season}: ${cup.teams.length} teams, ${roundCount(view)} rounds`, ...first];
}

function step<R>(cup: Cup, player: GamePlayer<R>): LeagueStep<Cup> {
  const round = currentRound(viewOf(cup));
  if (round === undefined) {
    const next = nextSeason(cup);
    return { league: next, lines: drawLines(next) };
  }
  const open = openByHand(cup);
  if (open.length > 0) {
    const games = open.map(({ away, home }) => `${teamOf(cup, away).short}@${teamOf(cup, home).short}`).join(", ");
    throw new UserError(fault("round-open", `${whenOf(cup)} waits for ${games}`, { hint: "pressbox season enter" }));
  }
  const { cup: league } = playRound(cup, player);
  const view = viewOf(league);
  const rest = hasTable(cup.contest) && round <= tableRounds(view) ? resting(view, round) : undefined;
  const played = fixturesOf(view).flatMap((one) => (one.round === round && one.result ? [one.result] : []));
  const lines = [
    titleOfRound(view, round),
    ...played.map((result) => resultLine(league, result)),
    ...(rest === undefined ? [] : [`  ${teamOf(cup, rest).short} rest`]),
  ];
  if (currentRound(view) !== undefined) return { league, lines };
  return { league, lines, headline: championLine(league, cup.season) };
}

/** Everything but the book. */
export function seasonsOf<R>(player: GamePlayer<R>): Omit<Seasons<Cup>, "book"> {
  return {
    kind: cupKindFor(player),
    settings: CUP_SETTINGS,
    create,
    withModes,
    status,
    step: (cup) => step(cup, player),
    enter(cup, entry) {
      const { cup: league, issues, told } = enterResult(cup, entry);
      const over = league !== cup && currentRound(viewOf(league)) === undefined;
      return { league, issues, told: over ? `${told}\n${championLine(league, league.season)}` : told };
    },
    unplayed(cup, game) {
      const fixture = fixturesOf(viewOf(cup)).find((one) => one.game === game)!;
      return player.unplayed(gameOf(cup, fixture, player.coach));
    },
    standings: standingsRows,
    champions: championLines,
  };
}
