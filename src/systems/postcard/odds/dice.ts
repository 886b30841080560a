/** Enumerates dice exactly: contests between two dice, and totals of two dice. */
import { countRolls, fraction, type Fraction } from "../../../kernel/dice/index.js";

export const FACES = 6;
const PAIRS = FACES * FACES;

/** Something that happens with a probability. */
export interface Chance<T> {
  readonly value: T;
  readonly chance: Fraction;
}

const differences = sortedCounts((own, other) => own - other);
const totals = sortedCounts((first, second) => first + second);

function sortedCounts(of: (a: number, b: number) => number): readonly Chance<number>[] {
  const counts = countRolls(2, FACES, ([a, b]) => of(a, b));
  return [...counts].sort(([a], [b]) => a - b).map(([value, ways]) => ({ value, chance: fraction(ways, PAIRS) }));
}

/** Results of a contest, lowest first: own die minus theirs plus the net bonus. */
export const contest = (bonus = 0): Chance<number>[] =>
  differences.map(({ value, chance }) => ({ value: value + bonus, chance }));

/** Totals of two dice, lowest first. */
export const twoDice = (): readonly Chance<number>[] => totals;

/** One die plus a bonus, lowest first. */
export const oneDie = (bonus = 0): Chance<number>[] =>
  Array.from({ length: FACES }, (_, i) => ({ value: i + 1 + bonus, chance: fraction(1, FACES) }));
