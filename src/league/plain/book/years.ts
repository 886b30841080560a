/** Seasons as the book prints them: views of the league, and games replayed from the seeds in the file. */
import { remember } from "../../../kernel/cache/remember.js";
import { replayedBy } from "../replay.js";
import { viewsBy } from "../contest.js";
import type { PlainGame } from "../game.js";
import { championOf, countedIn, fixturesOf, playoffGames, runnerUpOf, titleOfWeek } from "../../season.js";
import type { PlainLeague, PlainResult, PlainTeam } from "../types.js";
import { codesOf } from "./codes.js";
import type { BookTeam, TeamLooks } from "../../book/season.js";
import type { PlainBook, PlainYear } from "./types.js";

type Rules = { readonly name: string };

/** A league as it was in one of its seasons; cached per league. */
const leagueIn = remember((league: PlainLeague) => new Map<number, PlainLeague>([[league.season, league]]));
export function leagueAt<L extends PlainLeague>(league: L, season: number): L {
  const known = leagueIn(league);
  if (!known.has(season)) {
    const { order, results } = league.history[season - 1];
    known.set(season, { ...league, season, order, results, history: league.history.slice(0, season - 1) });
  }
  return known.get(season) as L;
}

/** Teams of a league by id; computed once per league. */
export function teamIn<T extends PlainTeam, R extends PlainResult>(
  book: { team(team: T): TeamLooks },
  { teams }: Pick<PlainLeague<T, R>, "teams">,
): (id: string) => BookTeam {
  const byId = looksBy(book as { team(team: PlainTeam): TeamLooks })(teams);
  return (id) => byId.get(id)!;
}

const looksBy = remember((book: { team(team: PlainTeam): TeamLooks }) =>
  remember((teams: readonly PlainTeam[]): ReadonlyMap<string, BookTeam> => {
    const words = teams.map((team) => ({
      id: team.id,
      name: team.name,
      short: team.short,
      decal: "",
      ...book.team(team),
    }));
    const codes = codesOf(words);
    return new Map(words.map(({ id, ...team }) => [id, { ...team, code: codes.get(id)! }]));
  }),
);

/** Seasons that have results, oldest first. */
export function yearsOf<T extends PlainTeam, P extends Rules, G, R extends PlainResult, C, F>(
  game: PlainGame<T, P, G, R, C>,
  book: PlainBook<T, P, G, R, F>,
  league: PlainLeague<T, R>,
): PlainYear<T, P, G, R, F>[] {
  const viewOf = game.viewOf ?? viewsBy<T, R>();
  const rules = game.rules.resolve(league.rules);
  const team = teamIn(book, league);
  const seasons = [
    ...league.history.map(({ season }) => season),
    ...(league.results.length > 0 ? [league.season] : []),
  ];
  return seasons.map((season) => {
    const view = viewOf(league, season);
    const weeks = new Map(fixturesOf(view).map((fixture) => [fixture.game, fixture.week]));
    const again = replayedBy(game)(leagueAt(league, season), season);
    const games = again.flatMap(({ result, record }) =>
      record === undefined ? [] : [{ result, record, figures: book.figures(record, rules) }],
    );
    return {
      season,
      view,
      league: leagueAt(league, season),
      rules,
      games,
      scoresOnly: view.results.length - games.length,
      results: view.results,
      counted: countedIn(view),
      teams: view.numbers,
      champion: championOf(view),
      second: runnerUpOf(view),
      final: playoffGames(view).at(-1)?.results.at(-1),
      moves: league.moves,
      team,
      when: (result) => titleOfWeek(view, weeks.get(result.game)!).toLowerCase(),
    };
  });
}
