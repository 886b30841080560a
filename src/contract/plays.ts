/** Links the values of a sheet to the plays they come from, so that a page can highlight the log row of a play. */

/** First and last play, counted from 1, both included. */
export interface PlaySpan {
  readonly first: number;
  readonly last: number;
}

const spans = new WeakMap<object, PlaySpan>();

/** Returns the same values, marked as those of one play or of several. */
export function ofPlays<V extends object>(values: V, first: number, last = first): V {
  spans.set(values, { first, last });
  return values;
}

/** The plays of a slot, from the innermost group of values around it that is marked; undefined if none is. */
export function playsOfSlot(values: object, slot: string): PlaySpan | undefined {
  let at: unknown = values;
  let found = spans.get(values);
  for (const part of slot.split(".")) {
    at = (at as Record<string, unknown>)[part];
    if (typeof at !== "object" || at === null) break;
    found = spans.get(at) ?? found;
  }
  return found;
}
