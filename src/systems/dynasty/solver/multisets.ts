/** Numbers multisets of die faces: the dice on the table, ignoring order. */
import { lazily } from "../../../kernel/lazy/index.js";

/** All multisets of 0 to `max` faces. `faces[n][m]` is multiset `m` of `n` faces, in ascending order. */
export interface Multisets {
  readonly max: number;
  readonly faces: readonly (readonly (readonly number[])[])[];
  /** `plus[n][m * 6 + f - 1]`: number of multiset `m` of `n` faces plus one face `f`. */
  readonly plus: readonly Int32Array[];
  /** `minus[n][m]`: multisets of `n - 1` faces that remain after removing one die of each distinct face. */
  readonly minus: readonly (readonly (readonly number[])[])[];
  /** `ways[n][m]`: number of ordered rolls of `n` dice that show multiset `m`. */
  readonly ways: readonly Float64Array[];
}

/** How many dice show each face, as a base-8 number: independent of order. */
const countsOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + ONE[face - 1], 0);
const ONE = Array.from({ length: 6 }, (_, i) => 8 ** i);

function listOf(count: number): number[][] {
  if (count === 0) return [[]];
  return listOf(count - 1).flatMap((shorter) => {
    const from = shorter.length ? shorter[shorter.length - 1] : 1;
    return Array.from({ length: 7 - from }, (_, i) => [...shorter, from + i]);
  });
}

function orderings(faces: readonly number[]): number {
  let ways = 1;
  let run = 0;
  faces.forEach((face, i) => {
    run = i > 0 && face === faces[i - 1] ? run + 1 : 1;
    ways = (ways * (i + 1)) / run;
  });
  return ways;
}

/** Builds the numbering. `max` 4 gives 1 + 6 + 21 + 56 + 126 multisets. */
export function multisets(max: number): Multisets {
  const faces = Array.from({ length: max + 1 }, (_, n) => listOf(n));
  const index = faces.map((list) => new Map(list.map((m, i) => [countsOf(m), i])));
  const find = (n: number, counts: number): number => index[n].get(counts) as number;
  const less = lazily(() =>
    faces.map((list, n) =>
      list.map((m) => m.flatMap((f, i) => (f === m[i - 1] ? [] : [find(n - 1, countsOf(m) - ONE[f - 1])]))),
    ),
  );
  return {
    max,
    faces,
    plus: faces
      .slice(0, max)
      .map((list, n) =>
        Int32Array.from({ length: 6 * list.length }, (_, i) =>
          find(n + 1, countsOf(list[Math.floor(i / 6)]) + ONE[i % 6]),
        ),
      ),
    get minus() {
      return less();
    },
    ways: faces.map((list) => Float64Array.from(list, orderings)),
  };
}

/** Multisets of up to five dice: Team Dice, with the Coach Die or without. */
export const REGULAR_DICE = multisets(5);

let larger = REGULAR_DICE;

/** Multisets of at least this many dice: house rules may use more than five. */
export function regularDice(count: number): Multisets {
  if (count > larger.max) larger = multisets(count);
  return larger;
}

/** Number of the multiset of `faces[from]` and all later ones, in any order. */
export function multisetOf(faces: readonly number[], from = 0): number {
  let [m, size] = [0, 0];
  for (let i = from; i < faces.length; i++) m = REGULAR_DICE.plus[size++][m * 6 + faces[i] - 1];
  return m;
}

/** A choice of dice to keep from a multiset: bit i of `mask` = the i-th die in ascending order. */
export interface KeptDice {
  readonly mask: number;
  readonly size: number;
  /** Multiset of the kept dice. */
  readonly kept: number;
}

/** Distinct ways to keep some, none or all dice of each multiset of `count` faces. */
export function keptChoices(count: number): readonly (readonly KeptDice[])[] {
  return REGULAR_DICE.faces[count].map((faces) => {
    const seen = new Map<string, KeptDice>();
    for (let mask = (1 << count) - 1; mask >= 0; mask--) {
      const part = faces.filter((_, i) => (mask >> i) & 1);
      const choice = { mask, size: part.length, kept: multisetOf(part) };
      const key = `${choice.size} ${choice.kept}`;
      if (!seen.has(key)) seen.set(key, choice);
    }
    return [...seen.values()];
  });
}
