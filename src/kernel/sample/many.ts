/** Thousands of games: each is counted separately, and the counts are added up in the order of the seeds. */

/** Statistics of many games, as printed after `play --count`. */
export interface PlaySummary {
  readonly count: number;
  readonly coach: string;
  /** Label and value, in printing order. */
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  /** Games by score, for a plot: start of the bin and count; `width` points per bin. */
  readonly histogram: {
    readonly width: number;
    readonly buckets: readonly { readonly from: number; readonly count: number }[];
  };
  /** The best games, best first, as a table. */
  readonly best: { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] };
  /** All of it as data for `--json`. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Adds up the counts of games. */
export interface Tally<F, R> {
  add(figures: F, seed: number): void;
  /** Seeds of the games worth keeping, best first. */
  readonly best: readonly number[];
  /** @param records the games of `best`, in its order */
  summary(records: readonly R[]): PlaySummary;
}

/** Games that differ only in their seeds. */
export interface ManyGames<F = unknown, R = unknown> {
  /** Plays the game of a seed and counts it. The result is JSON, so that another thread can do the work. */
  figures(seed: number): F;
  tally(): Tally<F, R>;
  /** Plays the game of a seed again and records all of it. */
  record(seed: number): R;
}

/** Keeps the best of many items that arrive one by one, best first; on ties, the earlier one. */
export class Best<T> {
  readonly list: T[] = [];

  /** @param compare negative if the first is better */
  constructor(
    private readonly most: number,
    private readonly compare: (a: T, b: T) => number,
  ) {}

  offer(one: T): void {
    const { list, most, compare } = this;
    if (list.length === most && compare(one, list[most - 1]) >= 0) return;
    list.splice(list.findLastIndex((other) => compare(other, one) <= 0) + 1, 0, one);
    list.length = Math.min(most, list.length);
  }
}
