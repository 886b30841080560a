/** How long runs and completions were: a count for every gain. */

/** Range of counted gains, in yards; anything beyond counts as the nearest end. */
export const GAINS = { from: -30, to: 109 } as const;
export type GainKind = "runs" | "completions";
/** How often each gain occurred, starting at a loss of 30 yards. */
export type Gains = Readonly<Record<GainKind, readonly number[]>>;

/** Empty counts of gains. */
export const noGains = (): Record<GainKind, number[]> => ({ runs: empty(), completions: empty() });
const empty = (): number[] => new Array<number>(GAINS.to - GAINS.from + 1).fill(0);

/** Adds one gain. */
export function countGain(gains: Record<GainKind, number[]>, kind: GainKind, yards: number): void {
  gains[kind][Math.max(GAINS.from, Math.min(GAINS.to, Math.round(yards))) - GAINS.from]++;
}
