/** What a check of a house card is, and how its findings are worded. */
import type { Charts, PostcardRules } from "../../rules/index.js";
import type { Path } from "../../rules/locate.js";

/** A value that a check objects to. */
export interface Finding {
  /** `error`: the game would be undefined or could not be played; `warning`: unfair, or not what the source prints. */
  readonly severity: "error" | "warning";
  /** kebab-case. */
  readonly code: string;
  readonly path: Path;
  readonly message: string;
  readonly hint: string;
  readonly found?: unknown;
  readonly expected: string;
}

/** What a check saw. */
export interface Seen {
  readonly findings: readonly Finding[];
  /** One line for the certificate when all is well. */
  readonly detail: string;
  /** Checks that must hold before this one makes sense: it was not made. */
  readonly waits?: string;
}

export interface Subject {
  readonly rules: PostcardRules;
  /** Absent while a chart has results without a row or with two (V6). */
  readonly charts?: Charts;
}

export interface Check {
  readonly id: CheckId;
  /** A sentence that holds when the check passes. */
  readonly title: string;
  see(subject: Subject): Seen;
}

export type CheckId = `V${number}`;

type Report = (
  code: string,
  path: Path,
  what: string,
  found: string | number,
  expected: string | number,
  hint: string,
) => Finding;

const reporter =
  (severity: Finding["severity"]): Report =>
  (code, path, what, found, expected, hint) => ({
    severity,
    code,
    path,
    message: `${what}: found ${found}; expected ${expected}`,
    hint,
    found,
    expected: String(expected),
  });

/** The game would be undefined or unplayable. */
export const broken = reporter("error");
/** Playable, yet unfair or not as printed. */
export const odd = reporter("warning");

/** A value that the source prints otherwise; `source` is its line (`L168`) or ruling. */
export const unlike = (path: Path, what: string, found: string | number, printed: string | number, source: string) =>
  odd("card-off-text", path, what, found, `${printed} as in the source (${source})`, OWN_RULE);

const OWN_RULE = "fine as a house rule; the card is then no longer the one of the source";

/** A key of the card for messages and places. */
export const at = (...path: Path): Path => ["card", ...path];

/** `5-9`, `-7 to -5`, or `7` when both are the same. */
export const range = (low: number, high: number): string =>
  low === high ? `${low}` : low < 0 || high < 0 ? `${low} to ${high}` : `${low}-${high}`;

export const list = (values: readonly (string | number)[]): string =>
  values.length === 0
    ? "none"
    : values.length < 2
      ? `${values[0]}`
      : `${values.slice(0, -1).join(", ")} and ${values.at(-1)}`;
