/** The seasons of a plain league as its exported tables need them: views, and games replayed from the seeds in the file. */
import { remember } from "../../kernel/cache/remember.js";
import type { GameCells, TableYear } from "../tables/types.js";
import { championOf, countedIn, playoffGames, runnerUpOf, tableOf, titleOfWeek } from "../season.js";
import { leagueAt } from "./book/years.js";
import { viewsBy } from "./contest.js";
import type { PlainGame } from "./game.js";
import { replayedBy } from "./replay.js";
import { linesOf } from "./sheets/season.js";
import type { PlainLeague, PlainResult, PlainTeam } from "./types.js";
import { notesOf } from "./words.js";
import type { BookTeam } from "../book/season.js";

type Rules = { readonly name: string };

/** @param team a team by its id. @param cells statistics of a game; absent = all games are known only by score */
export function tableYears<T extends PlainTeam, P extends Rules, G, R extends PlainResult, C>(
  game: PlainGame<T, P, G, R, C>,
  league: PlainLeague<T, R>,
  team: (id: string) => BookTeam,
  cells?: (record: G, rules: P) => GameCells,
): TableYear<R>[] {
  const viewOf = game.viewOf ?? viewsBy<T, R>();
  const rules = game.rules.resolve(league.rules);
  const seasons = [...league.history.map(({ season }) => season), league.season];
  return seasons.map((season) => {
    const view = viewOf(league, season);
    const records = new Map(
      cells ? replayedBy(game)(leagueAt(league, season), season).map(({ result, record }) => [result, record]) : [],
    );
    const figures = remember((result: R): { readonly cells?: GameCells } => {
      const record = records.get(result);
      return record === undefined || !cells ? {} : { cells: cells(record, rules) };
    });
    return {
      season,
      view,
      results: view.results,
      counted: countedIn(view),
      teams: view.numbers,
      champion: championOf(view),
      second: runnerUpOf(view),
      final: playoffGames(view).at(-1)?.results.at(-1),
      table: view.rounds.length > 0 ? linesOf(tableOf(view), countedIn(view)) : [],
      moves: league.moves,
      team,
      title: (week) => titleOfWeek(view, week),
      when: (result) => result.game,
      how: ({ mode }) => (mode === "hand" ? "by hand" : "played"),
      notes: (result) => notesOf(view, result, false, (id) => team(id).short),
      cells: (result) => figures(result).cells,
    };
  });
}
