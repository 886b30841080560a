/** Rows with a range of two dice: field goals and punts. */
import { at, broken, list, odd, range, type Finding } from "./finding.js";

export interface DiceRange {
  readonly low: number;
  readonly high: number;
}

export const FEWEST = 2;
export const MOST = 12;
/** Number of rolls of two dice, out of 36, inside a range. */
export const hits = ({ low, high }: DiceRange): number =>
  Array.from({ length: MOST - FEWEST + 1 }, (_, i) => FEWEST + i)
    .filter((sum) => low <= sum && sum <= high)
    .reduce((ways, sum) => ways + 6 - Math.abs(7 - sum), 0);

const inside = (a: DiceRange, b: DiceRange): boolean => a.low >= b.low && a.high <= b.high;
export const shown = ({ low, high }: DiceRange): string => range(low, high);

/** Required entries of a list, each once and in order. */
export function orderFindings(
  part: "fieldGoals" | "punts",
  key: string,
  what: string,
  found: readonly number[],
  wanted: readonly number[],
): Finding[] {
  const missing = wanted
    .filter((id) => !found.includes(id))
    .map((id) =>
      broken(
        "kick-missing",
        at(part),
        `the ${what} ${id}`,
        "no row",
        "a range of two dice",
        `add a row with ${key}: ${id}`,
      ),
    );
  const others = found.flatMap((id, i) => {
    const path = at(part, i, key);
    if (!wanted.includes(id)) return [broken("kick-unknown", path, `a ${what}`, id, `one of ${list(wanted)}`)];
    if (found.indexOf(id) < i) return [broken("kick-twice", path, `the ${what} ${id}`, "a second row", "one row")];
    if (i > 0 && id < found[i - 1])
      return [broken("kick-order", path, `the ${what} after ${found[i - 1]}`, id, "a longer one")];
    return [];
  });
  return [...missing, ...others];
}

/** Ranges of two dice: in order, possible, and none easier than the one before. */
export function rangeFindings(
  part: "fieldGoals" | "punts",
  rows: readonly (DiceRange & { readonly id: number })[],
  what: string,
): Finding[] {
  return rows.flatMap((row, i) => {
    const words = `the range at ${row.id} yards`;
    const ends = (["low", "high"] as const).flatMap((end) =>
      row[end] >= FEWEST && row[end] <= MOST
        ? []
        : [broken("range-dice", at(part, i, end), `${end} of ${words}`, row[end], `${FEWEST} to ${MOST}`)],
    );
    if (ends.length > 0) return ends;
    if (row.low > row.high) {
      return [
        broken(
          "range-backward",
          at(part, i),
          words,
          `${row.low} to ${row.high}`,
          "the lower total first",
          `write low: ${row.high}, high: ${row.low}`,
        ),
      ];
    }
    const near = rows[i - 1];
    if (!near || near.low > near.high) return [];
    if (hits(row) > hits(near)) {
      const hint = `${hits(row)} of 36 throws hit it and ${hits(near)} the one at ${near.id} yards: a longer ${what} is not easier`;
      return [
        odd("range-easier", at(part, i), words, shown(row), `no easier than ${shown(near)} at ${near.id} yards`, hint),
      ];
    }
    if (!inside(row, near))
      return [
        odd(
          "range-nested",
          at(part, i),
          words,
          shown(row),
          `totals within ${shown(near)}, as at ${near.id} yards`,
          `what hits a longer ${what} hits a shorter one`,
        ),
      ];
    return [];
  });
}

export const every5 = (from: number, to: number): number[] =>
  Array.from({ length: (to - from) / 5 + 1 }, (_, i) => from + 5 * i);
