/** Turns the errors of a zod schema into issues: all at once, each with location, what was found and what was expected. */
import type { z } from "zod";
import { fault, suggest, type Issue } from "../kernel/issue/index.js";
import { quoteWord } from "../kernel/words/quote-word.js";
import { OWN } from "../kernel/own/index.js";
import type { LocateValue } from "./data-file.js";
import { formatPath, valueAt, type DataPath } from "./path.js";
import { knownKeys } from "./schema-keys.js";

type ZodIssue = z.core.$ZodIssue;

export interface ZodIssueOptions {
  /** The parsed data: messages quote it. */
  readonly data: unknown;
  readonly locate: LocateValue;
  /** For an unknown key, used to list the existing ones. */
  readonly schema?: z.ZodType;
}

/** The same, plus findings along the way. */
interface Work extends ZodIssueOptions {
  /** Paths of the correct keys for misspelled ones. */
  readonly meant: Set<string>;
}

/** Every error of a failed parse, one message each, in file order. */
export function zodIssues(error: z.core.$ZodError, options: ZodIssueOptions): Issue[] {
  const work: Work = { ...options, meant: new Set() };
  const issues = oneForEachSlip(
    error.issues.flatMap((issue) => toIssues(issue, [], work)),
    work,
  );
  return issues.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}

/**
 * A misspelled key is both unknown and missing: only the unknown one is reported, with the right name. A number too big for any whole
 * number is reported only by the limit of its key.
 */
function oneForEachSlip(issues: readonly Issue[], { meant }: Work): Issue[] {
  const keyOf = ({ line, column, path }: Issue): string => `${line}:${column} ${path}`;
  const last = new Map(issues.flatMap((issue) => (issue.code === "data-size" ? [[keyOf(issue), issue]] : [])));
  return issues.filter((issue) => {
    if (issue.code === "data-missing") return !meant.has(issue.path ?? "");
    return issue.code !== "data-size" || last.get(keyOf(issue)) === issue;
  });
}

function toIssues(issue: ZodIssue, base: DataPath, options: Work): Issue[] {
  const path = [...base, ...(issue.path as DataPath)];
  const { data, locate } = options;
  const found = valueAt(data, path);
  const report = (code: string, message: string, hint?: string): Issue[] => [
    fault(code, message, { ...locate(path), ...(hint ? { hint } : {}) }),
  ];
  switch (issue.code) {
    case "invalid_type":
      if (found === undefined)
        return report("data-missing", `${lastName(path)} is missing; expected ${typeWords(issue.expected)}`);
      return report(
        "data-type",
        `found ${describe(found)}; expected ${typeWords(issue.expected)}`,
        typeHint(found, issue.expected),
      );
    case "unrecognized_keys":
      return unknownKeys(issue.keys, path, options);
    case "invalid_value":
      if (found === undefined)
        return report("data-missing", `${lastName(path)} is missing; expected ${orList(issue.values)}`);
      return report(
        "data-value",
        `found ${describe(found)}; expected ${orList(issue.values)}`,
        lastKey(path) === "version"
          ? versionHint(found, issue.values)
          : (nearHint(found, issue.values) ?? recordHint(path, data)),
      );
    case "too_big":
      return report("data-size", sizeText(issue, found, "most", issue.maximum, issue.exact));
    case "too_small":
      return report("data-size", sizeText(issue, found, "least", issue.minimum, issue.exact));
    case "not_multiple_of":
      return report("data-value", `found ${describe(found)}; expected a multiple of ${issue.divisor}`);
    case "invalid_format":
      return report("data-value", `found ${describe(found)}; ${lowerFirst(issue.message)}`);
    case "invalid_union":
      return unionIssues(issue, path, options);
    case "invalid_key":
      return report(
        "data-value",
        `${lastName(path)} cannot be a key here: ${issue.issues.map((i) => lowerFirst(i.message)).join("; ")}`,
      );
    case "invalid_element":
      return issue.issues.flatMap((inner) => toIssues(inner, path, options));
    default:
      return report("data-value", issue.message);
  }
}

/** Maximum unknown keys in a group to report one by one; no one types more by hand. */
const MOST_UNKNOWN = 1000;

function unknownKeys(keys: readonly string[], path: DataPath, options: Work): Issue[] {
  const { schema, locate } = options;
  const known = schema ? knownKeys(schema, path) : [];
  const named = keys.slice(0, MOST_UNKNOWN).map((key) => unknownKey(key, path, known, options));
  if (keys.length <= MOST_UNKNOWN) return named;
  const first = keys[MOST_UNKNOWN];
  const message = `${keys.length - MOST_UNKNOWN} more keys, beginning with "${first}", do not belong here`;
  return [...named, fault("data-unknown-key", message, locate([...path, first], "key"))];
}

/** A group with so few keys is not a team, player or league. */
const FEW = 3;

function unknownKey(key: string, path: DataPath, known: readonly string[], { locate, meant }: Work): Issue {
  // Never suggest a number for a number: 5 is not a typo of 1.
  const near = /^-?\d+$/.test(key) ? undefined : suggest(key.trim(), known);
  if (near !== undefined) meant.add(formatPath([...path, near]));
  const own = known.includes(OWN) && known.length > FEW ? `for data of your own, put it under ${OWN}:; ` : "";
  const listed = known.length > 0 ? `${own}known: ${known.join(", ")}` : undefined;
  const hint = near === undefined ? listed : `did you mean "${near}"?`;
  return fault("data-unknown-key", `there is no key "${key}" here`, {
    ...locate([...path, key], "key"),
    ...(hint ? { hint } : {}),
  });
}

/** If a value may have several forms, reports only the errors for the one most likely meant. */
function unionIssues(issue: z.core.$ZodIssueInvalidUnion, path: DataPath, options: Work): Issue[] {
  const found = valueAt(options.data, path);
  const place = options.locate(path);
  if (issue.errors.length === 0) {
    const kinds = ((issue as { options?: unknown }).options ?? []) as readonly unknown[];
    if (found === undefined)
      return [fault("data-missing", `${lastName(path)} is missing; expected ${orList(kinds)}`, place)];
    const hint = nearHint(found, kinds);
    return [
      fault("data-value", `found ${describe(found)}; expected ${orList(kinds)}`, {
        ...place,
        ...(hint ? { hint } : {}),
      }),
    ];
  }
  const wrongShape = (inner: ZodIssue): boolean =>
    inner.path.length === 0 &&
    (inner.code === "invalid_type" ||
      inner.code === "invalid_value" ||
      (inner.code === "invalid_union" && inner.errors.every((branch) => branch.some(wrongShape))));
  const meant = issue.errors.filter((branch) => !branch.some(wrongShape)).sort((a, b) => a.length - b.length)[0];
  if (meant) return meant.flatMap((inner) => toIssues(inner, path, options));
  const expectedBy = (branches: readonly (readonly ZodIssue[])[]): string[] =>
    branches.flatMap((branch) => branch.filter(wrongShape).flatMap(expectedOf));
  const expectedOf = (inner: ZodIssue): string[] => {
    if (inner.code === "invalid_value") return [orList(inner.values)];
    if (inner.code === "invalid_type") return [typeWords(inner.expected)];
    return inner.code === "invalid_union" ? expectedBy(inner.errors) : [];
  };
  const words = [...new Set(expectedBy(issue.errors))].join(" or ");
  if (found === undefined) return [fault("data-missing", `${lastName(path)} is missing; expected ${words}`, place)];
  return [fault("data-type", `found ${describe(found)}; expected ${words}`, place)];
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of keys",
  record: "a group of keys",
  map: "a group of keys",
  tuple: "a list",
  null: "nothing",
  never: "nothing",
};

const typeWords = (type: string): string => TYPE_WORDS[type] ?? type;

function typeHint(found: unknown, expected: string): string | undefined {
  const wantsNumber = expected === "number" || expected === "int";
  if (wantsNumber && typeof found === "string" && found.trim() !== "" && Number.isFinite(Number(found))) {
    return `write ${found.trim()} without quotes`;
  }
  if (expected === "string" && (typeof found === "number" || typeof found === "boolean"))
    return `write "${found}" in quotes`;
  if (expected === "boolean" && typeof found === "string" && /^(yes|no|on|off)$/i.test(found)) {
    return `write ${/^(yes|on)$/i.test(found) ? "true" : "false"}`;
  }
  if (expected === "array") return "put each item on a line of its own that begins with a dash, or write [a, b]";
  return undefined;
}

/** A short description of a value, for messages. */
export function describe(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (typeof value === "string") return JSON.stringify(value.length > 40 ? `${value.slice(0, 39)}\u2026` : value);
  if (Array.isArray(value)) return `a list of ${value.length} ${value.length === 1 ? "item" : "items"}`;
  if (typeof value === "object") return "a group of keys";
  return String(value);
}

function orList(values: readonly unknown[]): string {
  const words = values.map((value) => (value === null ? "nothing" : String(value)));
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} or ${words[words.length - 1]}`;
}

/** Hint for a version number higher than the known ones. */
const versionHint = (found: unknown, values: readonly unknown[]): string | undefined =>
  typeof found === "number" && values.every((value) => typeof value === "number" && value < found)
    ? "a newer Pressbox wrote this file; update Pressbox to read it"
    : undefined;

/** Answers to rulings change between versions: a record keeps its seed, which can be played again. */
function recordHint(path: DataPath, data: unknown): string | undefined {
  if (path.length !== 3 || path[0] !== "rules" || path[1] !== "switches") return undefined;
  const [seed, name, format] = [["seed"], ["rules", "name"], ["format"]].map((key) => valueAt(data, key));
  const [, game] = /^pressbox\/([\w-]+)-(?:game|campaign)$/.exec(String(format)) ?? [];
  if (game === undefined || seed === undefined) return undefined;
  return `if an earlier Pressbox made this record, play its seed again: pressbox play ${game} --rules ${quoteWord(String(name))} --seed ${quoteWord(String(seed))}`;
}

function nearHint(found: unknown, values: readonly unknown[]): string | undefined {
  if (values.includes("on") && values.includes("off")) {
    if (found === true || /^(yes|true)$/i.test(String(found))) return "write on";
    if (found === false || /^(no|false)$/i.test(String(found))) return "write off";
  }
  if (typeof found !== "string") return undefined;
  const near = suggest(
    found,
    values.filter((value) => typeof value === "string"),
  );
  return near === undefined ? undefined : `did you mean "${near}"?`;
}

function sizeText(
  issue: { readonly origin: string; readonly inclusive?: boolean },
  found: unknown,
  side: "least" | "most",
  limit: number | bigint,
  exact?: boolean,
): string {
  const amount = exact
    ? `exactly ${limit}`
    : issue.inclusive === false
      ? `${side === "least" ? "more" : "less"} than ${limit}`
      : `at ${side} ${limit}`;
  if (typeof found === "string") return `the text has ${count(found.length, "character")}; expected ${amount}`;
  if (Array.isArray(found)) return `the list has ${count(found.length, "item")}; expected ${amount}`;
  return `found ${describe(found)}; expected ${amount}`;
}

const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? "" : "s"}`;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const lastKey = (path: DataPath): string | number | undefined => path[path.length - 1];

/** Name of a missing value: its key, or its position in the list. */
function lastName(path: DataPath): string {
  const last = lastKey(path);
  if (last === undefined) return "the content";
  return typeof last === "number" ? `item ${last + 1} of the list` : `"${last}"`;
}
