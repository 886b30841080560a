/** Many games, one after another: their statistics, and the best of them in full. */
import type { ManyGames, PlaySummary } from "../kernel/sample/index.js";
import type { Progress } from "../contract/progress.js";

const REPORT_EVERY = 50;

/** `count` games on seeds from `seed` up; after the last seed they continue from 0. */
export interface Seeds {
  readonly seed: number;
  readonly count: number;
}

export const seedAt = ({ seed }: Seeds, i: number): number => (seed + i) >>> 0;

/** Adds up games in order of their seeds; only the best are kept, and those are played again in full. */
export function summing<F, R>(games: ManyGames<F, R>, seeds: Seeds) {
  const tally = games.tally();
  let i = 0;
  return {
    add: (figures: F): void => tally.add(figures, seedAt(seeds, i++)),
    end(): { readonly summary: PlaySummary; readonly records: readonly R[] } {
      const records = tally.best.map((seed) => games.record(seed));
      return { summary: tally.summary(records), records };
    },
  };
}

/** Plays games and adds them up, holding one at a time in memory. */
export function playMany<R>(games: ManyGames<unknown, R>, seeds: Seeds, progress?: Progress) {
  const sum = summing(games, seeds);
  for (let i = 0; i < seeds.count; i++) {
    if (i % REPORT_EVERY === 0) progress?.(i, seeds.count, "playing");
    sum.add(games.figures(seedAt(seeds, i)));
  }
  return sum.end();
}
