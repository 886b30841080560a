/** Multisets of die faces, numbered: what lies on the table when the order of equal dice does not matter. */

/** All multisets of 0 to `max` faces. `faces[n][m]` is multiset `m` of `n` faces, sorted upwards. */
export interface Multisets {
  readonly max: number;
  readonly faces: readonly (readonly (readonly number[])[])[];
  /** `plus[n][m * 6 + f - 1]`: number of multiset `m` of `n` faces with one more face `f`. */
  readonly plus: readonly Int32Array[];
  /** `minus[n][m]`: multisets of `n - 1` faces that are left when one die of each distinct face goes. */
  readonly minus: readonly (readonly (readonly number[])[])[];
  /** `ways[n][m]`: ordered rolls of `n` dice that show multiset `m`. */
  readonly ways: readonly Float64Array[];
}

/** Number of a sorted multiset in its list; the key is its faces joined. */
type Index = Map<string, number>;

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
  const index: Index[] = faces.map((list) => new Map(list.map((m, i) => [m.join(""), i])));
  const find = (m: readonly number[]): number => index[m.length].get([...m].sort().join("")) as number;
  return {
    max,
    faces,
    plus: faces
      .slice(0, max)
      .map((list) => Int32Array.from(list.flatMap((m) => [1, 2, 3, 4, 5, 6].map((f) => find([...m, f]))))),
    minus: faces.map((list) =>
      list.map((m) => m.flatMap((f, i) => (f === m[i - 1] ? [] : [find(m.filter((_, j) => j !== i))]))),
    ),
    ways: faces.map((list) => Float64Array.from(list, orderings)),
  };
}

/** Multisets of up to four regular dice: five Team Dice less the Coach Die. */
export const REGULAR_DICE = multisets(4);

/** Number of the multiset of `faces[from]` and all later ones, in any order. */
export function multisetOf(faces: readonly number[], from = 0): number {
  let [m, size] = [0, 0];
  for (let i = from; i < faces.length; i++) m = REGULAR_DICE.plus[size++][m * 6 + faces[i] - 1];
  return m;
}

/** A choice of dice to keep out of a multiset: bit i of `mask` = the i-th die in rising order. */
export interface KeptDice {
  readonly mask: number;
  readonly size: number;
  /** Multiset of the kept dice. */
  readonly kept: number;
}

/** Different ways to keep some, none or all dice of each multiset of `count` faces. */
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
