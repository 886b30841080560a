/** Printed figures of the digest, compared to the digits that stand there. */
import { expect } from "vitest";
import { fractionValue, type Fraction } from "../../../../src/kernel/dice/index.js";

const EPSILON = 1e-9;

/** True when `value` may be printed as `text`: `.05`, `-1.7`, `44.4`. A value halfway between may go either way. */
export function printsAs(value: number, text: string): boolean {
  const digits = text.split(".")[1]?.length ?? 0;
  return Math.abs(value - Number(text)) <= 0.5 * 10 ** -digits + EPSILON;
}

const numberOf = (value: number | Fraction): number => (typeof value === "number" ? value : fractionValue(value));

/** The figure was cut to one digit more first, and that rounded up: 22.847, 22.85, 22.9. */
function roundedTwice(value: number, text: string): boolean {
  const digits = text.split(".")[1]?.length ?? 0;
  const once = Math.round(Math.abs(value) * 10 ** (digits + 1));
  return Math.abs(Math.round(once / 10) / 10 ** digits - Math.abs(Number(text))) < EPSILON;
}

/**
 * Every value against its printed digits; lists all that differ.
 * @param twice names of figures that the digest rounded twice: they must not fit when rounded once
 */
export function expectPrinted(
  rows: readonly (readonly [what: string, value: number | Fraction, text: string])[],
  twice: readonly string[] = [],
): void {
  const fits = (what: string, value: number, text: string): boolean =>
    twice.includes(what) ? !printsAs(value, text) && roundedTwice(value, text) : printsAs(value, text);
  const wrong = rows
    .filter(([what, value, text]) => !fits(what, numberOf(value), text))
    .map(([what, value, text]) => `${what}: ${numberOf(value).toFixed(4)}, printed ${text}`);
  expect(wrong).toEqual([]);
  expect(twice.filter((name) => !rows.some(([what]) => what === name))).toEqual([]);
}

export const percent = (value: Fraction): number => 100 * fractionValue(value);
