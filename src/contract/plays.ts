/** Which plays of a game the values of a sheet come from: rows of a log remember theirs, so that a page can light up the row of a play. */

/** Plays from 1, both ends among them. */
export interface PlaySpan {
  readonly first: number;
  readonly last: number;
}

const spans = new WeakMap<object, PlaySpan>();

/** The same values, remembered as those of a play, or of several. */
export function ofPlays<V extends object>(values: V, first: number, last = first): V {
  spans.set(values, { first, last });
  return values;
}

/** The plays of a slot: of the innermost group of values around it that says so; undefined where none does. */
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
