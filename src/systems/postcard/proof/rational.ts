/** Fractions of arbitrary size: pivots outgrow 2^53, the limit of the kernel's fractions. */

/** In lowest terms, with a positive denominator. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

const size = (a: bigint): bigint => (a < 0n ? -a : a);

/** Greatest common divisor; 0 only if both are zero. */
export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [size(a), size(b)];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** n/d in lowest terms. @throws RangeError if d = 0 or a part is not a whole number */
export function rational(n: bigint | number, d: bigint | number = 1n): Rational {
  const [top, bottom] = [BigInt(n), BigInt(d)];
  if (bottom === 0n) throw new RangeError("a fraction cannot have the denominator 0");
  const g = gcd(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { n: top / g, d: bottom / g };
}

export const ZERO = rational(0);
export const ONE = rational(1);

export const plus = (a: Rational, b: Rational): Rational => rational(a.n * b.d + b.n * a.d, a.d * b.d);
export const minus = (a: Rational, b: Rational): Rational => rational(a.n * b.d - b.n * a.d, a.d * b.d);
export const times = (a: Rational, b: Rational): Rational => rational(a.n * b.n, a.d * b.d);
export const over = (a: Rational, b: Rational): Rational => rational(a.n * b.d, a.d * b.n);
/** Negative, 0 or positive if a is less than, equal to or more than b. */
export const compare = (a: Rational, b: Rational): number => Number(a.n * b.d - b.n * a.d);
export const isZero = ({ n }: Rational): boolean => n === 0n;

export const toNumber = ({ n, d }: Rational): number => Number(n) / Number(d);
/** `1/3`, or `2` if whole. */
export const formatRational = ({ n, d }: Rational): string => (d === 1n ? `${n}` : `${n}/${d}`);
