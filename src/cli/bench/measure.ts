/** Timing for the bench: medians of repeated runs, in seconds. */
import { performance } from "node:perf_hooks";

export interface Measured {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the ratio compares with, measured in the same run. */
  readonly peer?: string;
  /** How many times better than the peer. */
  readonly ratio?: number;
  readonly note?: string;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** Seconds that `run` takes: median of `times` runs. */
export async function seconds(times: number, run: () => unknown): Promise<number> {
  const taken: number[] = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    await run();
    taken.push((performance.now() - start) / 1000);
  }
  return median(taken);
}
