/** Many games, one after the other: their figures, and the best of them in full. */
import type { ManyGames, PlaySummary, Progress } from "../systems/contract.js";

const REPORT_EVERY = 50;

/** `count` games on seeds from `seed` up; past the last seed they go on from 0. */
export interface Seeds {
  readonly seed: number;
  readonly count: number;
}

export const seedAt = ({ seed }: Seeds, i: number): number => (seed + i) >>> 0;

/** Adds up games that are counted already and plays the best ones again, to keep their records. */
export function summarize<F, R>(
  games: ManyGames<F, R>,
  seeds: Seeds,
  counted: Iterable<F>,
): { readonly summary: PlaySummary; readonly records: readonly R[] } {
  const tally = games.tally();
  let i = 0;
  for (const figures of counted) tally.add(figures, seedAt(seeds, i++));
  const records = tally.best.map((seed) => games.record(seed));
  return { summary: tally.summary(records), records };
}

/** Plays games and sums them up, one at a time in memory. */
export function playMany<R>(games: ManyGames<unknown, R>, seeds: Seeds, progress?: Progress) {
  const play = function* () {
    for (let i = 0; i < seeds.count; i++) {
      if (i % REPORT_EVERY === 0) progress?.(i, seeds.count, "playing");
      yield games.figures(seedAt(seeds, i));
    }
  };
  return summarize(games, seeds, play());
}
