/**
 * Leagues for a game that implements `PlainGame`: created, played round by round, filled in by hand. Every step is a pure function of the
 * league's file.
 */
import { remember } from "../../kernel/cache/remember.js";
import { fault, throwOnErrors, UserError } from "../../kernel/issue/index.js";
import type { DraftRequest, LeagueStep, Seasons, WantedMove } from "../../contract/seasons.js";
import type { Printed } from "../../contract/files.js";
import type { LeagueTables } from "../../contract/league-tables.js";
import { nameIn, type Keeper } from "../keeper.js";
import { gamesFaults, planOf } from "../plans.js";
import { plannedBy, scheduleFor, type Pool, type ScheduleFile } from "../schedule-file.js";
import { championOf, currentWeek, tableOf, titleOfWeek, weekCount } from "../season.js";
import { USUAL_POINTS } from "../standings.js";
import { openByHand, openGames, stepsOf, whenOf } from "../steps.js";
import { leagueTables } from "../tables/index.js";
import { teamIn } from "./book/years.js";
import { againBy, replayedBy } from "./replay.js";
import { colorsOf } from "../team-labels.js";
import { plainBook } from "./book/index.js";
import { BOOK_LOGS, type PlainBook } from "./book/types.js";
import { checkContest, orderOf, shownSeason, tiersBySeason, USUAL_CONTEST, viewsBy } from "./contest.js";
import { contestOf, drawTeams, settingsOf } from "./create.js";
import { divisionsIn } from "./conferences.js";
import { draftIn } from "./draft.js";
import { formatsOf, plainKind, PLAIN_VERSION, totalFault } from "./file.js";
import { mustDecide, type PlainGame } from "./game.js";
import { tableYears } from "./tables.js";
import { matchOf, playGames } from "./play.js";
import { firstTiers, hasTiers, movesBetween, type Tier } from "./tiers.js";
import { tradeIn } from "./trade.js";
import type { Contest, PlainLeague, PlainResult, PlainTeam } from "./types.js";
import { championWords, notesOf, standingsRows } from "./words.js";

type Rules = { readonly name: string };

export interface PlainOptions<T extends PlainTeam, P extends Rules> {
  readonly name: string;
  readonly rules: P;
  readonly teams: readonly T[];
  readonly seed: number;
  readonly contest?: Partial<Contest>;
  readonly schedule?: PlainLeague["schedule"];
}

/** A game's leagues. @param book chapters and words of its book; absent = it has none */
export function seasonsOf<
  T extends PlainTeam,
  P extends Rules,
  G,
  R extends PlainResult = PlainResult,
  C = unknown,
  F = unknown,
>(game: PlainGame<T, P, G, R, C>, book?: PlainBook<T, P, G, R, F>) {
  type League = PlainLeague<T, R>;
  const { formats, kind, player, rules } = game;
  const names = formatsOf(game);
  const viewOf = game.viewOf ?? viewsBy<T, R>();
  const again = againBy(game);
  const replayed = replayedBy(game);
  /** @param given data of the game's team file; undefined = the built-in teams */
  const poolOf = (given: unknown): Pool<T> => {
    const teams = game.teams.given(given) ?? game.teams.pool();
    return { teams, find: (word) => game.teams.find(teams, word) };
  };
  const totals = remember((own: P) => rules.totals?.(own) ?? []);

  /** A league before its first round. @throws UserError with everything that rules it out */
  function create({ name, rules: own, teams, seed, contest: wanted, schedule }: PlainOptions<T, P>): League {
    const contest = { ...USUAL_CONTEST, ...wanted };
    throwOnErrors([...checkContest(contest, teams, names), ...(game.teams.check?.(teams, {}) ?? [])]);
    const ids = teams.map(({ id }) => id);
    return {
      format: kind.format,
      version: PLAIN_VERSION,
      name,
      revision: 1,
      rules: rules.pack(own),
      seed,
      contest,
      points: USUAL_POINTS,
      ...(schedule && { schedule }),
      teams,
      season: 1,
      order: orderOf(ids, contest, seed, 1, undefined, hasTiers(contest) ? firstTiers(teams, contest) : undefined),
      results: [],
      ...(game.carried && { carried: {} }),
      history: [],
    };
  }

  /** The league with its season filed away and the next one drawn. */
  function next(league: League): LeagueStep<League> {
    const { season, order, results, contest, seed, teams, carried } = league;
    const champion = championOf(viewOf(league))!;
    const ids = teams.map(({ id }) => id);
    const history = [...league.history, { season, champion, order, results }];
    const { table } = viewOf(league);
    const tiers = hasTiers(contest) ? tiersBySeason({ ...league, history }, table) : undefined;
    const drawn: League = {
      ...league,
      revision: league.revision + 1,
      season: season + 1,
      order: orderOf(ids, contest, seed, season + 1, champion, tiers?.[season]),
      results: [],
      ...(carried && { carried: rested(game, carried as Readonly<Record<string, C>>) }),
      history,
    };
    const lines = [
      `Season ${drawn.season}: ${teams.length} teams, ${weekCount(viewOf(drawn))} rounds`,
      ...(contest.format === "schedule"
        ? []
        : [`  ${teams.find(({ id }) => id === champion)!.name} defend the cup as number 1`]),
      ...(tiers ? changedTiers(league, tiers[season - 1]) : []),
    ];
    if (!game.between) return { league: drawn, lines };
    const step = game.between(drawn);
    return { ...step, lines: [...lines, ...step.lines] };
  }

  /** Promotions and relegations after the season, one line per pair of tiers. */
  function changedTiers(league: League, tiers: readonly Tier[]): string[] {
    const shorts = (ids: readonly string[]): string => ids.map((id) => nameIn(keeper, league, id).short).join(", ");
    return movesBetween(tiers, tableOf(viewOf(league)), league.contest).map(
      ({ upper, lower, up, down }) => `  up to ${upper.name}: ${shorts(up)}; down to ${lower.name}: ${shorts(down)}`,
    );
  }

  const keeper: Keeper<League, R> = {
    round: "round",
    corrected: "season",
    closes: "played",
    ...(game.tieHint !== undefined && { tieHint: game.tieHint }),
    view: (league) => viewOf(league),
    current: (league) => currentWeek(viewOf(league)),
    teams: ({ teams }) => teams,
    find: ({ teams }, word) => game.teams.find(teams, word),
    title: (league, round) => titleOfWeek(viewOf(league), round),
    modes: ({ byHand = [] }) => ({ headToHead: [], byHand }),
    // All games are played out in full, so `headToHead` needs no storage.
    withModes: (league, { byHand }) => (byHand === keeper.modes(league).byHand ? league : withByHand(league, byHand)),
    notes: (league, result) =>
      notesOf(viewOf(league), result, result.mode === "hand", (id) => nameIn(keeper, league, id).short),
    mustDecide,
    ...(rules.totals && {
      totalFault: (league: League, points: number) => totalFault(totals(rules.resolve(league.rules)), points),
    }),
    entered: ({ game: id, away, home }, awayPoints, homePoints) =>
      ({ game: id, away, home, awayPoints, homePoints, mode: "hand" }) as R,
    withResults: (league, results) => ({ ...league, revision: league.revision + 1, results }),
    // The lots of the season stay: they were drawn when it began.
    otherwise: (league, seed) => ({ ...league, byHand: [], otherSeed: seed }),
    play: (league) => playRound(league),
    between: next,
    unplayed: (league, fixture) => player.unplayed(matchOf(game, league, fixture)),
    coaches: (league, fixture) => matchOf(game, league, fixture).coaches,
    hasRecord: ({ mode }) => mode === "played",
    again: (league, fixture, result) => again(league, fixture, result).record,
    look: (league, id) => {
      if (book) return teamIn(book, league)(id);
      const { short } = nameIn(keeper, league, id);
      return { code: "", monogram: short.slice(0, 1), colors: colorsOf(short), decal: "" };
    },
    asked: ({ contest: { playoffs, games, tiers, promoted, conferences, ...contest } }) => ({
      ...contest,
      rounds: `${contest.rounds}`,
      tiers: `${tiers ?? 1}`,
      promoted: `${promoted ?? 1}`,
      ...(names.includes("schedule") && {
        playoffs: `${playoffs ?? 0}`,
        games: `${games ?? 0}`,
        conferences: `${conferences ?? 1}`,
      }),
    }),
    championLine: (league, season) => championWords(viewOf(league, season), (id) => nameIn(keeper, league, id).name),
  };

  /** Plays the rest of the current round, including replays. */
  function playRound(league: League): League {
    const round = keeper.current(league);
    let now = league;
    // A tied knockout game adds its replay to the same round.
    while (keeper.current(now) === round) {
      const waits = new Set(openByHand(keeper, now).map(({ game: id }) => id));
      const fixtures = openGames(keeper, now).filter(({ game: id }) => !waits.has(id));
      if (fixtures.length === 0) break;
      now = playGames(game, now, fixtures);
    }
    return { ...now, revision: league.revision + 1 };
  }

  const standings = (league: League): string[][] =>
    standingsRows(viewOf(league, shownSeason(league)), (id) => nameIn(keeper, league, id).name);
  const steps = stepsOf(keeper);

  /** Words on sheets that a league fills, and in the terminal. */
  const prints: Printed<League> = {
    describe(league) {
      const when = whenOf(keeper, league);
      const command = game.command?.(league);
      // The sheet's heading has the name, and the command has the seed.
      if (command !== undefined) return { line: when, command };
      const line = `${league.name}, seed ${league.seed}, ${when}`;
      return { line, command: `pressbox print ${game.id} --record FILE` };
    },
    rulesOf: (league) => rules.resolve(league.rules),
    narrate(league) {
      const [heads, ...rows] = standings(league);
      const lines = rows.map(([name, ...cells]) => {
        const words = cells.flatMap((cell, i) => (cell === "" ? [] : [`${heads[i + 1]} ${cell}`]));
        return `  ${name}${words.length > 0 ? `: ${words.join(", ")}` : ""}`;
      });
      const head = `${league.name}, ${whenOf(keeper, league)}`;
      return `${[head, ...lines, ...steps.champions(league)].join("\n")}\n`;
    },
  };

  /** Teams as the keeper shows them, even in a game without a book. */
  const teamOf = (league: League) => (id: string) => {
    const { name, short } = nameIn(keeper, league, id);
    return { name, short, ...keeper.look(league, id) };
  };

  function tables(league: League): LeagueTables {
    const own = book?.tables;
    const cells = own && ((record: G, played: P) => own.of({ record, figures: book.figures(record, played) }));
    const years = tableYears(game, league, teamOf(league), cells);
    return leagueTables(league, { game: game.id, when: whenOf(keeper, league) }, years, own);
  }

  const seasons: Seasons<League> = {
    kind: plainKind(game, viewOf, prints),
    settings: settingsOf(names),
    ...(names.includes("schedule") && { schedule: (teams: unknown) => scheduleFor(poolOf(teams)) }),
    create({ name, rules: played, seed, size, teams, wanted, settings, schedule }) {
      const given = game.teams.given(teams);
      const from = poolOf(teams);
      const planned = schedule as ScheduleFile | undefined;
      const contest = contestOf(settings, planned !== undefined);
      throwOnErrors(gamesFaults(contest, settings, planned !== undefined));
      const own = planned && plannedBy(planned, from);
      if (own && size !== undefined && size !== own.teams.length) {
        const message = `the schedule is for ${own.teams.length} teams; expected ${size}`;
        throw new UserError(fault("league-size", message, { hint: "remove the number of teams" }));
      }
      const count = size ?? given?.length ?? game.teams.usual ?? from.teams.length;
      const drawn = own?.teams ?? drawTeams(game.teams, from.teams, count, seed, wanted);
      const plan =
        contest.games === undefined ? undefined : planOf(drawn, contest.games, seed, divisionsIn(drawn, contest));
      return create({
        name: name ?? formats[contest.format] ?? kind.title,
        rules: played as P,
        teams: plan?.teams ?? drawn,
        seed,
        contest,
        ...((own ?? plan) && { schedule: (own ?? plan)!.rounds }),
      });
    },
    ...steps,
    ...(game.rosters && {
      trade: (league: League, moves: readonly WantedMove[]) => tradeIn(game, keeper, league, moves),
      draft: (league: League, request: DraftRequest) => draftIn(game, keeper, league, request),
      ...(game.rosters.rookies && { rookiePositions: game.rosters.rookies.positions }),
    }),
    playedOut: (league) =>
      Array.from({ length: league.season }, (_, i) => {
        const season = i + 1;
        return { season, records: replayed(league, season).flatMap(({ record }) => (record ? [record] : [])) };
      }),
    standings,
    standingsSeason: shownSeason,
    tables,
    ...(game.handSheet !== undefined && { handSheet: game.handSheet }),
    ...(book && { book: (request) => plainBook(game, book, request, tables(request.league)), bookLogs: BOOK_LOGS }),
  };
  return { seasons, create };
}

/** Puts `byHand` next to the contest, where users look for it. */
function withByHand<L extends PlainLeague>(league: L, byHand: readonly string[]): L {
  const { format, version, name, revision, rules, seed, contest, points } = league;
  const head = { format, version, name, revision, rules, seed, contest, points, byHand };
  return Object.assign(head, league, { byHand, revision: revision + 1 });
}

/** What teams carry over into a new season. */
function rested<T extends PlainTeam, P extends Rules, G, R extends PlainResult, C>(
  { carried }: PlainGame<T, P, G, R, C>,
  before: Readonly<Record<string, C>>,
): Record<string, C> {
  return Object.fromEntries(
    Object.entries(before).flatMap(([id, one]) => {
      const left = carried?.rested?.(one);
      return left === undefined ? [] : [[id, left]];
    }),
  );
}
