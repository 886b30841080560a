/** A view of a season: its games, their teams, what is decided. Everything follows from its plan and its results. */
import { remember } from "../kernel/cache/remember.js";
import {
  bracketOf,
  entryOf,
  type Bracket,
  type BracketGame,
  type Entry,
  type LevelRule,
  type Playoffs,
} from "./bracket.js";
import type { Result } from "./results.js";
import { restsOf, type Rounds } from "./schedule.js";
import { standingsOf, type Entrant, type Standing, type TableRules } from "./standings.js";

export interface GameResult extends Result {
  /** Id of the game in its season. */
  readonly game: string;
}

/** A season: its plan, and its results so far. */
export interface SeasonView<R extends GameResult = GameResult> extends Playoffs {
  /** 1 = the first. */
  readonly season: number;
  /** Team ids by number: the first one has number 1. */
  readonly numbers: readonly string[];
  /** Regular-season games by number, round by round; empty if the season is only a knockout. */
  readonly rounds: Rounds;
  /** Id of a regular-season game, both numbers from 1: `r3g2`. */
  gameId(round: number, game: number): string;
  /** Teams in the order in which the standings list divisions. */
  readonly entrants: readonly Entrant[];
  readonly table: TableRules;
  readonly level: LevelRule;
  /** Team ids in random order: the last tie-break. */
  readonly lots: readonly string[];
  /** In the order they were played. */
  readonly results: readonly R[];
  /** True once the table has decided who qualifies; default: once all of its games are played. */
  readonly tableOver?: boolean;
}

/** A game of the season, played or not. */
export interface Fixture<R extends GameResult = GameResult> {
  readonly game: string;
  /** Round of the season, 1 = the first. */
  readonly week: number;
  readonly playoff: boolean;
  /** Title of its round, in playoffs. */
  readonly title?: string;
  readonly neutral?: boolean;
  /** Ids, once known. */
  readonly away?: string;
  readonly home?: string;
  readonly result?: R;
}
/** A game whose teams are known. */
export type Known<R extends GameResult = GameResult> = Fixture<R> & { readonly away: string; readonly home: string };
export const isKnown = <R extends GameResult>(one: Fixture<R>): one is Known<R> =>
  one.away !== undefined && one.home !== undefined;

/** Caches what follows from a view: views never change. */
const ofView = <T>(work: (view: SeasonView) => T): ((view: SeasonView) => T) => remember(work);
const withResult = <R extends GameResult>(result: R | undefined) => (result ? { result } : {});

/** Regular-season games in order. */
export const tableFixtures = ofView((view): readonly Known[] => {
  const results = new Map(view.results.map((result) => [result.game, result]));
  return view.rounds.flatMap((games, r) =>
    games.map(([away, home, site], g) => {
      const game = view.gameId(r + 1, g + 1);
      const sides = { away: view.numbers[away - 1], home: view.numbers[home - 1] };
      const neutral = site === "neutral" && { neutral: true };
      return { game, week: r + 1, playoff: false, ...sides, ...neutral, ...withResult(results.get(game)) };
    }),
  );
}) as <R extends GameResult>(view: SeasonView<R>) => readonly Known<R>[];

/** Those played. */
export const playedInTable = <R extends GameResult>(view: SeasonView<R>) =>
  tableFixtures(view).filter((one): one is typeof one & { readonly result: R } => one.result !== undefined);

/** Games that count for records: regular season; in a knockout, which has none, all games. The same rule for every game, book, sheet and table. */
export const countedIn = <R extends GameResult>(view: SeasonView<R>): readonly R[] =>
  view.rounds.length > 0 ? playedInTable(view).map(({ result }) => result) : view.results;

export const tableDone = (view: SeasonView): boolean => tableFixtures(view).every(({ result }) => result);

/** The table, after a given round or now. */
export function tableOf(view: SeasonView, after = Infinity): Standing[] {
  const played = tableFixtures(view).flatMap(({ week, result }) => (result && week <= after ? [result] : []));
  return standingsOf(view.entrants, played, view.table, view.lots);
}

/** Teams with a bye in a regular-season round. */
export const restingIn = ({ numbers, rounds }: SeasonView, week: number): string[] =>
  week > rounds.length ? [] : restsOf(numbers.length, rounds[week - 1]).map((number) => numbers[number - 1]);

const NOBODY: Entry = { qualifiers: [], place: () => undefined };

/** The playoffs so far. */
export const playoffsIn = ofView((view): Bracket => {
  const drawn = { qualifiers: view.numbers, place: () => undefined };
  const over = view.tableOver ?? tableDone(view);
  if (!over) return bracketOf(view.playoffs, NOBODY, [], view.level);
  const entry = view.rounds.length === 0 ? drawn : entryOf(view, tableOf(view));
  return bracketOf(view.playoffs, entry, view.results, view.level);
}) as <R extends GameResult>(view: SeasonView<R>) => Bracket<R>;

/** Playoff games, top to bottom, the final last. */
export const playoffGames = <R extends GameResult>(view: SeasonView<R>): BracketGame<R>[] =>
  playoffsIn(view).rounds.flatMap(({ games }) => games);

/** Playoff games with their replays, which switch fields. */
function playoffFixtures<R extends GameResult>(view: SeasonView<R>): Fixture<R>[] {
  return playoffsIn(view).rounds.flatMap(({ games }) =>
    games.flatMap(({ id, title, week, bye, away, home, results, winner }) => {
      if (bye) return [];
      const count = results.length + (winner === undefined ? 1 : 0);
      return Array.from({ length: count }, (_, attempt): Fixture<R> => {
        const [a, h] = attempt % 2 === 0 ? [away, home] : [home, away];
        return {
          game: attempt === 0 ? id : `${id}.r${attempt}`,
          week,
          playoff: true,
          title,
          ...(a === undefined ? {} : { away: a }),
          ...(h === undefined ? {} : { home: h }),
          ...withResult(results[attempt]),
        };
      });
    }),
  );
}

/** All games of the season known so far, round by round. */
export const fixturesOf = ofView((view): readonly Fixture[] => [...tableFixtures(view), ...playoffFixtures(view)]) as <
  R extends GameResult,
>(
  view: SeasonView<R>,
) => readonly Fixture<R>[];

export const weekCount = ({ rounds, playoffs }: SeasonView): number => playoffs.at(-1)?.week ?? rounds.length;

/** The current round: the first with a game without a result; undefined when the season is over. */
export const currentWeek = (view: SeasonView): number | undefined =>
  fixturesOf(view).find(({ result }) => !result)?.week;

/** `Round 5`, `Semifinals`. */
export const titleOfWeek = ({ playoffs }: SeasonView, week: number, word = "Round"): string =>
  playoffs.find((round) => round.week === week)?.title ?? `${word} ${week}`;

const SHORT_ROUNDS: Readonly<Record<string, string>> = {
  Final: "F",
  Semifinals: "SF",
  Quarterfinals: "QF",
  "Conference finals": "CF",
  "Conference semifinals": "CS",
  "First round": "R1",
};

/** `7`; playoff rounds by their titles: `F`, `SF`, `QF`, `R16`. */
export const shortRound = (week: number, title = ""): string =>
  title === "" ? `${week}` : title.startsWith("Round of ") ? `R${title.slice(9)}` : (SHORT_ROUNDS[title] ?? `${week}`);

/** The champion; undefined until the season is over. */
export function championOf(view: SeasonView): string | undefined {
  if (view.playoffs.length > 0) return playoffsIn(view).champion;
  return tableDone(view) ? tableOf(view).find(({ leagueRank }) => leagueRank === 1)!.team : undefined;
}

/** The runner-up; undefined until the season is over. */
export function runnerUpOf(view: SeasonView): string | undefined {
  if (view.playoffs.length > 0) return playoffsIn(view).finalist;
  return tableDone(view) ? tableOf(view).find(({ leagueRank }) => leagueRank === 2)!.team : undefined;
}
