/** Parts of a replay run by their numbers: `3/16`. Commands read them before they load what plays seasons. */

/** Default number of seasons. */
export const USUAL_TIMES = 10;

/** The i-th of n parts, both from 1. */
export interface PartOf {
  readonly part: number;
  readonly of: number;
}

/** `3/16`; undefined for anything else. */
export function readPart(text: string): PartOf | undefined {
  const [, i, n] = /^(\d{1,6})\/(\d{1,6})$/.exec(text.trim()) ?? [];
  const [part, of] = [Number(i), Number(n)];
  return part >= 1 && part <= of ? { part, of } : undefined;
}

/** Seasons of a part: the first, and how many; part sizes differ by at most one. */
export function seasonsOfPart({ part, of }: PartOf, times: number): { readonly from: number; readonly count: number } {
  const from = Math.floor(((part - 1) * times) / of);
  return { from, count: Math.floor((part * times) / of) - from };
}
