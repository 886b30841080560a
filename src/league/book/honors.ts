/** Champions and all-time totals. */
import { best } from "../../kernel/lists/index.js";
import { signedText } from "../../kernel/words/index.js";
import {
  gamesOf,
  marginOf,
  playedOf,
  recordText,
  scoreText,
  shareOf,
  shareText,
  tallyCells,
  tallyOf,
  type Result,
} from "../results.js";
import type { Season } from "./season.js";

/** The champion with record and final; undefined if there is none yet. */
export function championOf<R extends Result>(one: Season<R>) {
  const { season, champion, second, final, counted } = one;
  if (champion === undefined || second === undefined) return undefined;
  const sums = tallyOf(gamesOf(counted, champion));
  return {
    season,
    ...one.team(champion),
    record: recordText(sums),
    ...tallyCells(sums),
    score: final ? scoreText(final) : "",
    byLot: final !== undefined && marginOf(final) === 0,
    second: one.team(second).name,
  };
}

/**
 * Each team's all-time totals, best win percentage first. `counts` are extra columns of a game: for each test, the number of finished
 * seasons that pass it.
 */
export function allTime<S extends Season, C extends string>(
  seasons: readonly S[],
  counts: Readonly<Record<C, (season: S, id: string) => boolean>>,
) {
  const rows = [...new Set(seasons.flatMap(({ teams }) => teams))].map((id) => {
    const own = seasons.filter(({ teams }) => teams.includes(id));
    const sums = tallyOf(own.flatMap(({ counted }) => gamesOf(counted, id)));
    const over = own.filter(({ champion }) => champion !== undefined);
    const times = (test: (season: S) => boolean): number => over.filter(test).length;
    return {
      team: own.at(-1)!.team(id).name,
      seasons: own.length,
      played: playedOf(sums),
      ...tallyCells(sums),
      share: shareText(shareOf(sums)),
      order: shareOf(sums),
      difference: signedText(sums.pointsFor - sums.pointsAgainst, "0"),
      titles: times(({ champion }) => champion === id),
      seconds: times(({ second }) => second === id),
      ...(Object.fromEntries(
        Object.entries<(season: S, id: string) => boolean>(counts).map(([key, test]) => [
          key,
          times((season) => test(season, id)),
        ]),
      ) as Record<C, number>),
    };
  });
  return best(rows, ({ order }) => order, Infinity);
}
