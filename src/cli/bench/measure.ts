/** Timing for the bench: medians of repeated runs, in seconds. */
import { performance } from "node:perf_hooks";
import { scoreOf, type EventList } from "../../kernel/football/index.js";

export interface Measured {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The program compared with, measured in the same run. */
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

/** Games with full records: time, number of events, points scored. */
export async function fullGames(
  play: (seed: number) => { readonly events: EventList & readonly unknown[] },
  { count, warm }: { readonly count: number; readonly warm: number },
): Promise<{ readonly perSecond: number; readonly note: string }> {
  for (let seed = 0; seed < Math.min(warm, count); seed++) play(seed);
  const points: number[] = [];
  let events = 0;
  const taken = await seconds(1, () => {
    for (let seed = 0; seed < count; seed++) {
      const record = play(seed);
      const { away, home } = scoreOf(record.events);
      points.push(away + home);
      events += record.events.length;
    }
  });
  const note = `${Math.round(events / count)} events per game, median ${median(points)} points`;
  return { perSecond: count / taken, note };
}
