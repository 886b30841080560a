/** What an option is: its name, its possible values, how a value is parsed. Command lines and set files both use these. */
import { fault, suggestHint, UserError } from "../../kernel/issue/index.js";
import { foreignHint, foreignSign, lineSign, signWords } from "../../kernel/words/letters.js";

/**
 * What a file named by the user is read as: a file kind of the game, any kind that fills sheets, the values of a sheet, or whatever it
 * turns out to be. Every command reads a file kind with the same checks.
 */
export type ReadAs =
  | "rules"
  | "teams"
  | "dice"
  | "record"
  | "league"
  | "career"
  | "schedule"
  | "results"
  | "moves"
  | "class"
  | "printed"
  | "values"
  | "form"
  | "statistics"
  | "team-statistics"
  | "print-shops"
  | "words"
  | "card-stock"
  | "templates"
  | "font"
  | "anything";

export interface OptionSpec<T = unknown> {
  readonly summary: string;
  /** If the value is a file to read: what to read it as. */
  readonly reads?: ReadAs;
  /** Name of the value in help: `FILE`. Absent = a switch. */
  readonly value?: string;
  readonly choices?: readonly string[];
  readonly default?: T;
  /** Range of a whole number. */
  readonly limits?: { readonly min: number; readonly max: number };
  /** May appear several times; `parse` receives the previous value. */
  readonly repeats?: boolean;
  /** The switch is on unless `--no-<name>` is given. */
  readonly negated?: boolean;
  parse(text: string, flag: string, before: T | undefined): T;
}

export type Options = Readonly<Record<string, OptionSpec<never> | OptionSpec>>;
export type Values<O extends Options> = { readonly [K in keyof O]: O[K] extends OptionSpec<infer T> ? T : never };

/** `coachName` -> `--coach-name`, negated ones `--no-cache`. */
export function flagOf(key: string, spec: Pick<OptionSpec, "negated"> = {}): string {
  const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return spec.negated ? `--no-${name}` : `--${name}`;
}

/** Error in the command line itself: exit code 2. */
export function usageError(message: string, hint?: string): UserError {
  return new UserError(fault("usage", message, hint === undefined ? {} : { hint }), 2);
}

/** A switch, off by default. */
export function flag(summary: string): OptionSpec<boolean> {
  return { summary, default: false, parse: () => true };
}

/** A switch that is on unless `--no-...` is given. */
export function onUnless(summary: string): OptionSpec<boolean> {
  return { summary, default: true, negated: true, parse: () => false };
}

/** Any text: a path, a name. */
export function text(value: string, summary: string): OptionSpec<string | undefined>;
export function text(value: string, summary: string, standard: string): OptionSpec<string>;
export function text(value: string, summary: string, standard?: string): OptionSpec<string | undefined> {
  return {
    summary,
    value,
    default: standard,
    parse(given, name) {
      if (given.trim() === "") throw usageError(`${name} is empty; expected ${value}`);
      return given;
    },
  };
}

/** A name that files store and sheets print. */
export function nameText(value: string, summary: string): OptionSpec<string | undefined> {
  const any = text(value, summary);
  return {
    ...any,
    parse(given, name) {
      any.parse(given, name, undefined);
      const sign = foreignSign(given);
      if (sign !== undefined)
        throw usageError(`${name} "${given}": no sheet can print ${signWords(sign)}`, foreignHint(sign));
      if (lineSign(given) !== undefined)
        throw usageError(`${name} has a line break or a tab; expected text without`, "write it in one line");
      if (given.length > MOST_LETTERS)
        throw usageError(`${name} has ${given.length} letters; expected at most ${MOST_LETTERS}`);
      return given;
    },
  };
}
/** Maximum length of a name in files. */
const MOST_LETTERS = 80;

/** A file or a folder of files to read. */
export function input(reads: ReadAs, value: string, summary: string): OptionSpec<string | undefined>;
export function input(reads: ReadAs, value: string, summary: string, standard: string): OptionSpec<string>;
export function input(
  reads: ReadAs,
  value: string,
  summary: string,
  standard?: string,
): OptionSpec<string | undefined> {
  return { ...text(value, summary, standard as string), reads };
}

/** Several words in one value, separated by commas. */
export function list(value: string, summary: string): OptionSpec<readonly string[] | undefined> {
  return {
    summary,
    value,
    parse(given, name) {
      const words = given.split(",").map((word) => word.trim());
      if (words.some((word) => word === "")) throw usageError(`${name} cannot be "${given}"; expected ${value}`);
      return words;
    },
  };
}

/** Several files to read, separated by commas. */
export const inputs = (reads: ReadAs, value: string, summary: string): OptionSpec<readonly string[] | undefined> => ({
  ...list(value, summary),
  reads,
});

/** One word from a list. */
export function choice<const T extends string>(
  value: string,
  choices: readonly T[],
  summary: string,
): OptionSpec<T | undefined>;
export function choice<const T extends string>(
  value: string,
  choices: readonly T[],
  summary: string,
  standard: T,
): OptionSpec<T>;
export function choice<const T extends string>(
  value: string,
  choices: readonly T[],
  summary: string,
  standard?: T,
): OptionSpec<T | undefined> {
  return {
    summary,
    value,
    choices,
    default: standard,
    parse(given, name) {
      const found = choices.find((known) => known === given.toLowerCase());
      if (found === undefined) throw usageError(`${name} cannot be "${given}"`, suggestHint(given, choices));
      return found;
    },
  };
}

const MM = "MM";

function millimeters(given: string, name: string, expected: string): number {
  // Half of the world's keyboards type a decimal comma.
  const number = /^[-+\u2212]?\d+([.,]\d+)?$/.test(given.trim())
    ? Number(given.replace("\u2212", "-").replace(",", "."))
    : NaN;
  if (Number.isNaN(number)) throw usageError(`${name} cannot be "${given}"; expected ${expected}`);
  return number;
}

/** A length in millimeters. */
export const length = (summary: string): OptionSpec<number | undefined> => ({
  summary: `${summary}, millimeters`,
  value: MM,
  parse: (given, name) => millimeters(given, name, "a number of millimeters without a unit, such as 29.5"),
});

/** That many lengths, separated by commas. */
export const lengths = (count: number, summary: string): OptionSpec<number[] | undefined> => ({
  summary: `${summary}, millimeters`,
  value: Array.from({ length: count }, () => MM).join(","),
  parse(given, name) {
    const parts = given.split(",");
    const expected = `${count} lengths with commas between them, such as 4,4,12,4`;
    if (parts.length !== count) throw usageError(`${name} cannot be "${given}"; expected ${expected}`);
    return parts.map((part) => millimeters(part, name, expected));
  },
});

/** A whole number within limits. */
export function wholeNumber(
  value: string,
  summary: string,
  limits: { readonly min: number; readonly max: number },
): OptionSpec<number | undefined>;
export function wholeNumber(
  value: string,
  summary: string,
  limits: { readonly min: number; readonly max: number },
  standard: number,
): OptionSpec<number>;
export function wholeNumber(
  value: string,
  summary: string,
  { min, max }: { readonly min: number; readonly max: number },
  standard?: number,
): OptionSpec<number | undefined> {
  return {
    summary,
    value,
    limits: { min, max },
    default: standard,
    parse(given, name) {
      const number = /^[-+]?\d+$/.test(given.trim()) ? Number(given) : NaN;
      if (!(number >= min && number <= max)) {
        throw usageError(`${name} cannot be "${given}"; expected a whole number from ${min} to ${max}`);
      }
      return number;
    },
  };
}
