/** Replays the games of a plain league from the seeds in its file. */
import { remember } from "../../kernel/cache/remember.js";
import { fixturesOf, isKnown, type Known } from "../season.js";
import { viewsBy } from "./contest.js";
import type { PlainGame } from "./game.js";
import { matchAgain } from "./play.js";
import type { PlainLeague, PlainResult, PlainTeam } from "./types.js";

type Rules = { readonly name: string };

/** A league game; without `record`, only its score is known. */
export interface GameReplay<R extends PlainResult = PlainResult, G = unknown> extends Known<R> {
  readonly result: R;
  /** Absent for games played by hand, and for games that replay differently because their coaches have changed. */
  readonly record?: G;
}

/** Cached by game, then by the league's teams: each result is replayed once, no matter how many sheets and chapters ask. */
const kept = remember((_game: object) => new WeakMap<object, WeakMap<PlainResult, { readonly record?: unknown }>>());

/** Makes a function that replays the games of a season, in order of play. */
export function replayedBy<T extends PlainTeam, P extends Rules, G, R extends PlainResult, C>(
  game: PlainGame<T, P, G, R, C>,
) {
  const viewOf = game.viewOf ?? viewsBy<T, R>();
  const again = againBy(game);
  return (league: PlainLeague<T, R>, season: number): readonly GameReplay<R, G>[] => {
    const view = viewOf(league, season);
    const fixtures = new Map(fixturesOf(view).map((one) => [one.game, one]));
    return view.results.flatMap((result) => {
      const fixture = fixtures.get(result.game);
      return fixture && isKnown(fixture) ? [again(league, fixture, result, season)] : [];
    });
  };
}

/** Makes a function that replays one league game. */
export function againBy<T extends PlainTeam, P extends Rules, G, R extends PlainResult, C>(
  game: PlainGame<T, P, G, R, C>,
) {
  return (league: PlainLeague<T, R>, fixture: Known<R>, result: R, season = league.season): GameReplay<R, G> => {
    const leagues = kept(game);
    let known = leagues.get(league.teams);
    if (!known) leagues.set(league.teams, (known = new WeakMap()));
    let played = known.get(result) as Pick<GameReplay<R, G>, "record"> | undefined;
    if (!played) {
      const match = matchAgain(game, league, result, fixture, season);
      const found = match && game.player.play(match);
      const fits = found && found.score.away === result.awayPoints && found.score.home === result.homePoints;
      known.set(result, (played = fits ? { record: found.record } : {}));
    }
    return { ...fixture, result, ...played };
  };
}
