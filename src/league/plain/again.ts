/** Games of a plain league played again, from the seeds that its file keeps. */
import { remember } from "../../kernel/cache/remember.js";
import { fixturesOf, isKnown, type Known } from "../season.js";
import { viewsBy } from "./contest.js";
import type { PlainGame } from "./game.js";
import { matchAgain } from "./play.js";
import type { PlainLeague, PlainResult, PlainTeam } from "./types.js";

type Rules = { readonly name: string };

/** A game that was played; known by its score alone without the record. */
export interface GameAgain<R extends PlainResult = PlainResult, G = unknown> extends Known<R> {
  readonly result: R;
  /** Absent for games from the table, and for those that do not come out as the file says: their coaches have learned since. */
  readonly record?: G;
}

/** The games of a season in the order they were played; each season is played once, however many sheets and chapters ask. */
export function gamesAgainBy<T extends PlainTeam, P extends Rules, G, R extends PlainResult, C>(
  game: PlainGame<T, P, G, R, C>,
) {
  const viewOf = game.viewOf ?? viewsBy<T, R>();
  const seasons = remember((_league: PlainLeague<T, R>) => new Map<number, readonly GameAgain<R, G>[]>());

  function again(league: PlainLeague<T, R>, fixture: Known<R>, result: R): GameAgain<R, G> {
    const match = matchAgain(game, league, result, fixture);
    if (!match) return { ...fixture, result };
    const { score, record } = game.player.play(match);
    const fits = score.away === result.awayPoints && score.home === result.homePoints;
    return { ...fixture, result, ...(fits && { record }) };
  }

  return (league: PlainLeague<T, R>, season: number): readonly GameAgain<R, G>[] => {
    let games = seasons(league).get(season);
    if (!games) {
      const view = viewOf(league, season);
      const fixtures = new Map(fixturesOf(view).map((one) => [one.game, one]));
      games = view.results.flatMap((result) => {
        const fixture = fixtures.get(result.game);
        return fixture && isKnown(fixture) ? [again(league, fixture, result)] : [];
      });
      seasons(league).set(season, games);
    }
    return games;
  };
}
