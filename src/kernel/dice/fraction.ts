/** Exact probabilities. Numerators and denominators stay far below 2^53 for any number of dice that people roll. */

/** A reduced fraction with a positive denominator. */
export interface Fraction {
  readonly n: number;
  readonly d: number;
}

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b));

/** n/d in lowest terms. @throws RangeError if a part is not a safe integer */
export function fraction(n: number, d = 1): Fraction {
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(d) || d === 0)
    throw new RangeError(`fraction ${n}/${d} is not exact`);
  const g = gcd(n, d) * Math.sign(d);
  return { n: n / g || 0, d: d / g };
}

export const addFractions = (a: Fraction, b: Fraction): Fraction => {
  const g = gcd(a.d, b.d);
  return fraction(a.n * (b.d / g) + b.n * (a.d / g), a.d * (b.d / g));
};
export const multiplyFractions = (a: Fraction, b: Fraction): Fraction => {
  const [p, q] = [fraction(a.n, b.d), fraction(b.n, a.d)];
  return fraction(p.n * q.n, p.d * q.d);
};
export const fractionValue = (f: Fraction): number => f.n / f.d;
