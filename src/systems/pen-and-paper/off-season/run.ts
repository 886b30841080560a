/** The offseason of a league, from the final to the first week of the next season. */
import { resumeRoller } from "../../../kernel/dice/index.js";
import { fault, UserError } from "../../../kernel/issue/index.js";
import { drawLots } from "../../../league/lots.js";
import { lineText } from "../league/league-game.js";
import { scheduleOf } from "../league/rotation.js";
import { byLeagueRank } from "../../../league/bracket.js";
import { nextRevision } from "../league/steps.js";
import type { League, SeasonSummary } from "../league/types.js";
import type { LeagueTeam } from "../league/league-team.js";
import { rulesOfLeague, seasonBracket, standings } from "../league/views.js";
import { fullName } from "../teams/types.js";
import { seasonClasses } from "./classes.js";
import { MANAGERS } from "./managers.js";
import { startOffSeason, stepOffSeason, viewOf } from "./steps.js";
import type { GeneralManager, OffSeasonEntry, OffSeasonQuestion, OffSeasonView } from "./types.js";

/** How far a league's answers advance its offseason: to its end, or to a question. */
export type OffSeasonRun =
  | { readonly done: true; readonly league: League; readonly ledger: readonly OffSeasonEntry[] }
  | {
      readonly done: false;
      readonly question: OffSeasonQuestion;
      readonly view: OffSeasonView;
      /** What happened so far. */
      readonly ledger: readonly OffSeasonEntry[];
    };

export interface OffSeasonOptions {
  /** Managers that replace the built-in ones, by id; with one for `hand`, no question is left to a person. */
  readonly managers?: Readonly<Partial<Record<string, GeneralManager>>>;
}

/**
 * Runs the offseason with the answers in the league. It always starts from the saved dice, so the same answers give the same offseason, and
 * a file waiting for an answer stores nothing else.
 */
export function runOffSeason(league: League, { managers = {} }: OffSeasonOptions = {}): OffSeasonRun {
  if (league.phase !== "offSeason") {
    throw new UserError(
      fault("season-open", `season ${league.season} is not over yet`, { hint: "play it to the end" }),
    );
  }
  const rules = rulesOfLeague(league);
  const table = standings(league);
  const { champion, finalist, qualifiers } = seasonBracket(league);
  const classes = seasonClasses(rules, table, champion!);
  const setup = { rules, classes, order: byLeagueRank(table).map((row) => row.team) };
  const answers = [...league.choices];
  let state = startOffSeason(setup, league.teams, league.roller);
  while (state.asked) {
    const { question } = state.asked;
    const view = viewOf(setup, state);
    const { manager } = view.teamOf(question.team);
    const gm = managers[manager] ?? (manager === "hand" ? undefined : MANAGERS[manager]);
    const choice = gm ? gm.decide(question, view) : answers.shift();
    if (!choice) return { done: false, question, view, ledger: state.ledger };
    state = stepOffSeason(setup, state, choice);
  }
  const { ledger } = state;
  const roller = resumeRoller(state.roller);
  const summary: SeasonSummary = {
    season: league.season,
    champion: champion!,
    finalist: finalist!,
    qualifiers,
    standings: table,
    classes,
    names: Object.fromEntries(league.teams.map(({ team }) => [team.id, fullName(team)])),
    results: league.results.map(({ line, ...result }) => ({ ...result, ...(line && { dice: lineText(line) }) })),
    offSeason: ledger,
    end: { teams: league.teams, schedule: league.schedule, lots: league.lots },
  };
  const teams = state.teams.map((entry, place) => rested(entry, league.teams[place], qualifiers));
  const season = league.season + 1;
  const lots = drawLots(
    roller,
    teams.map(({ team }) => team.id),
  );
  const changes: Partial<League> = {
    season,
    phase: "regular",
    week: 1,
    teams,
    schedule: scheduleOf(league.size, season),
    lots,
    results: [],
    choices: [],
    history: [...league.history, summary],
  };
  return { done: true, league: nextRevision(league, changes, roller), ledger };
}

/** Heals injuries and counts playoff droughts; a new team has never been in the playoffs. */
function rested(entry: LeagueTeam, before: LeagueTeam, qualifiers: readonly string[]): LeagueTeam {
  const isNew = entry.team.id !== before.team.id;
  const absence = isNew
    ? null
    : qualifiers.includes(entry.team.id)
      ? 0
      : entry.absence === null
        ? null
        : entry.absence + 1;
  return { ...entry, injuries: {}, absence };
}
