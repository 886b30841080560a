/** Sums of exact chances. */
import { addFractions, fraction, multiplyFractions, type Fraction } from "../../../kernel/dice/index.js";
import type { Chance } from "./dice.js";

export const ZERO = fraction(0);
export const ONE = fraction(1);

export const sum = (parts: Iterable<Fraction>): Fraction => {
  let total = ZERO;
  for (const part of parts) total = addFractions(total, part);
  return total;
};
export const times = multiplyFractions;
export const minus = (a: Fraction, b: Fraction): Fraction => addFractions(a, fraction(-b.n, b.d));
export const over = (a: Fraction, b: Fraction): Fraction => multiplyFractions(a, fraction(b.d, b.n));

/** Chance that a roll passes a test. */
export const chanceThat = <T>(rolls: readonly Chance<T>[], test: (value: T) => boolean): Fraction =>
  sum(rolls.filter(({ value }) => test(value)).map(({ chance }) => chance));

/** Mean of a quantity over rolls. */
export const mean = <T>(rolls: readonly Chance<T>[], of: (value: T) => Fraction): Fraction =>
  sum(rolls.map(({ value, chance }) => times(chance, of(value))));

/** Mean of several quantities at once. */
export function blend<Odds extends Readonly<Record<keyof Odds, Fraction>>>(
  parts: readonly { readonly chance: Fraction; readonly odds: Odds }[],
): Odds {
  const keys = Object.keys(parts[0].odds) as (keyof Odds)[];
  const blended = keys.map((key) => [key, sum(parts.map(({ chance, odds }) => times(chance, odds[key])))]);
  return Object.fromEntries(blended) as Odds;
}
