/** Builds a season for a page to show. */
import type { ShownGame, ShownPairing, ShownRound, ShownRow, ShownSeason } from "../contract/shown-season.js";
import { bracketOf, entryOf, qualifiersOf, type Bracket } from "./bracket.js";
import { type Keeper, type LeagueHead } from "./keeper.js";
import { knockOutRows } from "./plain/words.js";
import { gamesOf, letterOf, shareText } from "./results.js";
import {
  championOf,
  fixturesOf,
  playedInTable,
  playoffsIn,
  restingIn,
  shortRound,
  tableDone,
  tableFixtures,
  tableOf,
  titleOfWeek,
  weekCount,
  type Fixture,
  type GameResult,
  type SeasonView,
} from "./season.js";
import { ALL } from "../kernel/football/index.js";
import type { Row } from "./standings.js";

/** @param open games that are waiting for a person */
export function shownBy<L extends LeagueHead, R extends GameResult & { readonly mode?: string }>(
  keeper: Keeper<L, R>,
  league: L,
  open: readonly { readonly game: string }[],
): ShownSeason {
  const view = keeper.view(league);
  const current = keeper.current(league);
  const waiting = new Set(open.map(({ game }) => game));
  const modes = keeper.modes(league);
  const chosen = (list: readonly string[], id: string): boolean => list.includes(ALL) || list.includes(id);
  const fixtures = fixturesOf(view);
  const word = keeper.round === "week" ? "Week" : "Round";
  const champion = championOf(view);
  const table = tableRows(view);
  return {
    season: league.season,
    round: keeper.round,
    ...(current !== undefined && { current }),
    teams: keeper.teams(league).map(({ id, name, short }) => ({
      id,
      name,
      short,
      ...keeper.look(league, id),
      byHand: chosen(modes.byHand, id),
      headToHead: chosen(modes.headToHead, id),
    })),
    rounds: Array.from({ length: weekCount(view) }, (_, i): ShownRound => {
      const games = fixtures.filter(({ week }) => week === i + 1);
      return {
        week: i + 1,
        title: titleOfWeek(view, i + 1, word),
        short: shortRound(i + 1, view.playoffs.find(({ week }) => week === i + 1)?.title),
        over: current === undefined || i + 1 < current,
        games: games.map((one) => gameShown(keeper, league, one, waiting)),
        resting: restingIn(view, i + 1),
      };
    }),
    table,
    knockOut: view.rounds.length === 0,
    played: playedInTable(view).length,
    games: tableFixtures(view).length,
    ...bracketShown(view),
    ...(champion !== undefined && { champion }),
    champions: league.history.map((past) => past.champion),
  };
}

function gameShown<L extends LeagueHead, R extends GameResult & { readonly mode?: string }>(
  keeper: Keeper<L, R>,
  league: L,
  { game, away, home, neutral = false, result }: Fixture<R>,
  waiting: ReadonlySet<string>,
): ShownGame {
  return {
    game,
    ...(away !== undefined && { away }),
    ...(home !== undefined && { home }),
    neutral,
    ...(result && { score: [result.awayPoints, result.homePoints] as const }),
    entered: result?.mode === "hand",
    hasStory: result !== undefined && keeper.hasRecord(result),
    waits: waiting.has(game),
    notes: result ? (keeper.notes?.(league, result) ?? []).filter((note) => note !== "by hand") : [],
  };
}

const formOf = (view: SeasonView, team: string, table: boolean): string => {
  const results = table ? playedInTable(view).map(({ result }) => result) : view.results;
  return gamesOf(results, team).map(letterOf).join("");
};

const figures = (view: SeasonView, row: Row) => ({
  team: row.team,
  division: row.division,
  wins: row.wins,
  losses: row.losses,
  ties: row.ties,
  share: shareText(row.share),
  ...(view.table.breaks.some(({ id }) => id === "points") && { points: row.points }),
  pointsFor: row.pointsFor,
  pointsAgainst: row.pointsAgainst,
  difference: row.difference,
});

function tableRows(view: SeasonView): ShownRow[] {
  if (view.rounds.length === 0)
    return knockOutRows(view).map(({ row, words }, i) => ({
      ...figures(view, row),
      rank: i + 1,
      form: formOf(view, row.team, false),
      plays: false,
      reached: words,
    }));
  const table = tableOf(view);
  const plays = new Set(view.playoffs.length > 0 ? qualifiersOf(view, table) : []);
  return table.map((row) => ({
    ...figures(view, row),
    rank: row.rank,
    form: formOf(view, row.team, true),
    plays: plays.has(row.team),
    ...(row.by && row.played > 0 && { by: row.by.words }),
  }));
}

/** The bracket as it is, or as it would be if the regular season ended now. */
function bracketShown(view: SeasonView): Pick<ShownSeason, "bracket" | "ifNow"> {
  const ifNow = !(view.tableOver ?? tableDone(view));
  const bracket: Bracket = ifNow
    ? bracketOf(view.playoffs, entryOf(view, tableOf(view)), [], view.level)
    : playoffsIn(view);
  return {
    ifNow,
    bracket: bracket.rounds.map(({ title, games }) => ({
      title,
      pairings: games.map(({ id, bye, sides, results, winner, byLot }): ShownPairing => {
        const last = results.at(-1);
        return {
          id,
          bye,
          sides: sides.map(({ team }) => ({
            ...(team !== undefined && { team }),
            ...(team !== undefined && last && { points: last.away === team ? last.awayPoints : last.homePoints }),
          })),
          ...(winner !== undefined && { winner }),
          byLot,
        };
      }),
    })),
  };
}
