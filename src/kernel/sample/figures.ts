/** Statistics of many games: means with standard errors, percentiles, histograms, and how to print them. */

/** A running mean and its spread. Whole numbers add up exactly, in any order. */
export class Mean {
  private count = 0;
  private sum = 0;
  private squares = 0;

  /** Starts from a list, if there is one; `add` adds more. */
  constructor(values: Iterable<number> = []) {
    for (const value of values) this.add(value);
  }

  add(value: number): void {
    this.count++;
    this.sum += value;
    this.squares += value * value;
  }

  get value(): number {
    return this.sum / this.count;
  }

  /** Standard deviation of a single number. */
  get deviation(): number {
    const spread = Math.max(0, this.squares - (this.sum * this.sum) / this.count);
    return Math.sqrt(spread / Math.max(1, this.count - 1));
  }

  /** Standard error of the mean. */
  get error(): number {
    return this.deviation / Math.sqrt(this.count);
  }
}

/** The smallest of the sorted numbers with at least this share of them at or below it. */
export const percentile = (sorted: ArrayLike<number>, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))];

/** `12.5%`. */
export const percentText = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** `21.4 +- 0.3`. */
export const meanText = ({ value, error }: Mean, digits: number, errorDigits = digits): string =>
  `${value.toFixed(digits)} +- ${error.toFixed(errorDigits)}`;

/** Counts numbers in bins of equal width. */
export class Histogram {
  private readonly counts = new Map<number, number>();

  constructor(
    private readonly width: number,
    values: Iterable<number> = [],
  ) {
    for (const value of values) this.add(value);
  }

  add(value: number): void {
    const bucket = Math.floor(value / this.width);
    this.counts.set(bucket, (this.counts.get(bucket) ?? 0) + 1);
  }

  /** Every bin from the lowest number to the highest, including empty ones. */
  plot(): { readonly width: number; readonly buckets: readonly { readonly from: number; readonly count: number }[] } {
    const { counts, width } = this;
    const first = Math.min(...counts.keys());
    const length = counts.size === 0 ? 0 : Math.max(...counts.keys()) - first + 1;
    const bucket = (i: number) => ({ from: (first + i) * width, count: counts.get(first + i) ?? 0 });
    return { width, buckets: Array.from({ length }, (_, i) => bucket(i)) };
  }
}
