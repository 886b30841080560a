/** The off-season of a league, from the last final to the first week of the next season. */
import { resumeRoller } from "../../../kernel/dice/index.js";
import { fault, UserError } from "../../../kernel/issue/index.js";
import { drawLots } from "../../../league/lots.js";
import { lineText } from "../league/league-game.js";
import { scheduleOf } from "../league/rotation.js";
import { byLeagueRank } from "../../../league/bracket.js";
import { nextRevision } from "../league/steps.js";
import type { League, LeagueTeam, SeasonSummary } from "../league/types.js";
import { rulesOfLeague, seasonBracket, standings } from "../league/views.js";
import { fullName } from "../teams/types.js";
import { seasonClasses } from "./classes.js";
import { bookIncome, rollImprovements, rollSetbacks } from "./development.js";
import { replaceFolded, rollEvents } from "./events.js";
import { rollFanBases } from "./fan-base.js";
import { MANAGERS } from "./managers.js";
import { OffSeasonTable } from "./table.js";
import type { Ask, GeneralManager, OffSeasonEntry, OffSeasonQuestion, OffSeasonView } from "./types.js";

/** Leaves the run when a person has to answer. */
class Pause extends Error {
  constructor(
    readonly question: OffSeasonQuestion,
    readonly view: OffSeasonView,
    readonly ledger: readonly OffSeasonEntry[],
  ) {
    super("a person has to answer");
  }
}

/** Where an off-season stands: finished, or waiting for an answer. */
export type OffSeasonState =
  | { readonly done: true; readonly league: League; readonly ledger: readonly OffSeasonEntry[] }
  | {
      readonly done: false;
      readonly question: OffSeasonQuestion;
      readonly view: OffSeasonView;
      /** What happened so far. */
      readonly ledger: readonly OffSeasonEntry[];
    };

export interface OffSeasonOptions {
  /** Managers in place of the built-in ones, by id; `hand` teams ask nobody when one of that id is given. */
  readonly managers?: Readonly<Partial<Record<string, GeneralManager>>>;
}

/**
 * Runs the off-season with the answers that the league holds. It starts from the saved dice every time, so the same answers
 * give the same off-season: a stop at a question costs nothing and is no state of its own.
 */
export function runOffSeason(league: League, { managers = {} }: OffSeasonOptions = {}): OffSeasonState {
  if (league.phase !== "offSeason") {
    throw new UserError(
      fault("season-open", `season ${league.season} is not over yet`, { hint: "play it to the end" }),
    );
  }
  const rules = rulesOfLeague(league);
  const table = standings(league);
  const { champion, finalist, qualifiers } = seasonBracket(league);
  const classes = seasonClasses(rules, table, champion!);
  const roller = resumeRoller(league.roller);
  const answers = [...league.choices];
  const ask: Ask = (question, view) => {
    const { manager } = view.teamOf(question.team);
    const gm = managers[manager] ?? (manager === "hand" ? undefined : MANAGERS[manager]);
    if (gm) return gm.decide(question, view);
    const answer = answers.shift();
    if (!answer) throw new Pause(question, view, run.ledger);
    return answer;
  };
  const order = byLeagueRank(table).map((row) => row.team);
  const run = new OffSeasonTable({ rules, teams: league.teams, classes, order, roller, ask });
  try {
    for (const id of order) run.book(id, { type: "class", class: classes[id] });
    rollFanBases(run);
    rollEvents(run);
    rollSetbacks(run);
    bookIncome(run);
    rollImprovements(run);
    replaceFolded(run);
  } catch (stop) {
    if (stop instanceof Pause) return { done: false, question: stop.question, view: stop.view, ledger: stop.ledger };
    throw stop;
  }
  const summary: SeasonSummary = {
    season: league.season,
    champion: champion!,
    finalist: finalist!,
    qualifiers,
    standings: table,
    classes,
    names: Object.fromEntries(league.teams.map(({ team }) => [team.id, fullName(team)])),
    results: league.results.map(({ line, ...result }) => ({ ...result, ...(line && { dice: lineText(line) }) })),
    offSeason: run.ledger,
    end: { teams: league.teams, schedule: league.schedule, lots: league.lots },
  };
  const teams = run.teams.map((entry, place) => rested(entry, league.teams[place], qualifiers));
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
  return { done: true, league: nextRevision(league, changes, roller), ledger: run.ledger };
}

/** Injuries heal, absences from the playoffs are counted; a new team has never been there. */
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
