/** Numbers in print and in words, the same in every game. */
import { inLatin, withoutAccents, withoutSigns } from "./latin.js";

/** Between two numbers: `12-7` in print. */
export const DASH = "\u2013";
/** A real minus sign. */
export const MINUS = "\u2212";

/** `4-10` in print, or one number. */
export const rangeText = (from: number, to: number): string => (from === to ? `${from}` : `${from}${DASH}${to}`);

/** `40,000`: a whole number for people. Hand-written, because the first `toLocaleString` of a run costs 10 ms. */
export const countText = (value: number): string => `${value}`.replace(/\B(?=(\d{3})+$)/g, ",");

/** `-3` in print. */
export const minusText = (value: number): string => (value < 0 ? `${MINUS}${-value}` : `${value}`);

/** `+3`, `-3` in print; `zero` is the word for 0. */
export const signedText = (value: number, zero = "+0"): string =>
  value === 0 ? zero : value > 0 ? `+${value}` : minusText(value);

/** `+3.4`, `-0.5` in print, `0.0`. */
export function signedTenths(value: number): string {
  const rounded = Number(value.toFixed(1));
  return rounded === 0 ? "0.0" : `${signedText(rounded)}${Number.isInteger(rounded) ? ".0" : ""}`;
}

/** A number with that many decimals, for print; a value that rounds to zero has no sign. */
export const fixedText = (value: number, digits: number): string => {
  const rounded = value.toFixed(digits);
  return Number(rounded) < 0 ? rounded.replace("-", MINUS) : rounded.replace("-", "");
};

/** Mean with one decimal; a dash if nothing was counted. */
export const averageText = (sum: number, count: number): string => (count === 0 ? DASH : fixedText(sum / count, 1));

/** `1st`, `2nd`, `11th`. */
export function ordinal(n: number): string {
  const tail = n % 100 > 10 && n % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][n % 10] ?? "th");
  return `${n}${tail}`;
}

/** `game`, `games`. */
export const plural = (n: number, one: string, many = `${one}s`): string => (Math.abs(n) === 1 ? one : many);

/** `1 game`, `3 games`. */
export const counted = (n: number, one: string, many?: string): string => `${n} ${plural(n, one, many)}`;

/** Whole numbers from `from` to `to`, inclusive. */
export const countFrom = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** Text typed with straight quotes, as a page prints it. */
export const typographic = (text: string): string =>
  text.replace(/'/g, "\u2019").replace(/"([^"]*)"/g, "\u201c$1\u201d");

/** A name reduced for comparison: no case, spaces, punctuation or accents. */
export const bareText = (text: string): string => withoutSigns(withoutAccents(text.toLowerCase()));

/** A name as an id: `New York City` -> `new-york-city`. */
export const slugOf = (text: string): string =>
  inLatin(
    text
      .normalize("NFD")
      .replace(/[\u0300-\u036f.'\u2019]/g, "")
      .toLowerCase(),
  )
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** A word for a shell: quoted if it has anything besides letters, digits and hyphens. */
export const shellWord = (word: string): string => (/^[\w-]+$/.test(word) ? word : `"${word}"`);
