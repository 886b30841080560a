/**
 * Codes that people type: Crockford's base 32 (no I, L, O, U), in either case, in groups of four, with two check characters.
 * The check is a Reed-Solomon code over GF(32): in codes of up to 31 characters it detects any two wrong characters and any two swapped
 * ones, and finds the code that is one character away.
 */
export const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Letters that people write for a digit that looks like them. */
const LOOKS_LIKE: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1" };
/** Check characters at the end. */
export const CHECKS = 2;
const GROUP = 4;

/** Powers of the element 2 of GF(32) modulo x^5 + x^2 + 1; the reverse table has the exponent of each element. */
const POWERS: readonly number[] = powers();
const POWER_OF = new Map(POWERS.map((element, i) => [element, i]));
const ORDER = 31;

function powers(): number[] {
  const list = [1];
  while (list.length < 31) {
    const next = list[list.length - 1] << 1;
    list.push(next & 32 ? next ^ 0b100101 : next);
  }
  return list;
}

const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : POWERS[(POWER_OF.get(a)! + POWER_OF.get(b)!) % ORDER];

/** (x + 1)(x + 2), the polynomial that divides every valid code: its two lower coefficients. */
const GENERATOR = [2, 3] as const;

/** The two check values for these values. */
function checksOf(values: readonly number[]): readonly [number, number] {
  let [high, low] = [0, 0];
  for (const value of values) {
    const out = high ^ value;
    high = low ^ times(out, GENERATOR[1]);
    low = times(out, GENERATOR[0]);
  }
  return [high, low];
}

/** Writes values below 32 as a code with its check characters, in groups: `0A3F-9K2M`. */
export function signsOf(values: readonly number[]): string {
  const whole = [...values, ...checksOf(values)].map((value) => SIGNS[value]).join("");
  return whole.match(new RegExp(`.{1,${GROUP}}`, "g"))!.join("-");
}

export type ReadSigns =
  | { readonly values: readonly number[] }
  /** A character that no code has. */
  | { readonly strange: string }
  /** The check fails; `near` is the one valid code that differs in one character. */
  | { readonly wrong: true; readonly near?: string };

/** The typed text in capitals, without spaces and dashes, look-alike letters replaced by digits. */
export const cleanSigns = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s\-\u2010-\u2015]+/g, "")
    .replace(/[OIL]/g, (letter) => LOOKS_LIKE[letter]);

/** Reads a code as typed. */
export function readSigns(typed: string): ReadSigns {
  const clean = cleanSigns(typed);
  const strange = [...clean].find((sign) => !SIGNS.includes(sign));
  if (strange !== undefined) return { strange };
  const values = [...clean].map((sign) => SIGNS.indexOf(sign));
  const body = values.slice(0, -CHECKS);
  if (values.length <= CHECKS) return { wrong: true };
  const [high, low] = checksOf(body);
  if (high === values[values.length - 2] && low === values[values.length - 1]) return { values: body };
  const near = nearest(values);
  return { wrong: true, ...(near && { near: signsOf(near.slice(0, -CHECKS)) }) };
}

/** The one valid code that differs in one character; undefined if there is none. */
function nearest(values: readonly number[]): readonly number[] | undefined {
  // The code's polynomial at its roots 1 and 2: both are zero if the code is valid.
  const [one, two] = [1, 2].map((root) => values.reduce((sum, value) => times(sum, root) ^ value, 0));
  if (one === 0 || two === 0) return undefined;
  const place = values.length - 1 - ((POWER_OF.get(two)! - POWER_OF.get(one)! + ORDER) % ORDER);
  if (place < 0) return undefined;
  return values.map((value, i) => (i === place ? value ^ one : value));
}
