/**
 * An error that a person can fix: where it is, what was found, what was expected and how to fix it. Every check in Pressbox returns
 * all its errors as issues; nothing is repaired silently.
 */
export interface Issue {
  /** Stable machine name, kebab-case: `range-overlap`, `glyph-missing`. */
  readonly code: string;
  readonly severity: "error" | "warning";
  /** File with the error, as the user named it; absent for values that did not come from a file. */
  readonly file?: string;
  /** 1-based line and column in `file`. */
  readonly line?: number;
  readonly column?: number;
  /** Path of the value inside the file or model: `regularSeason[3].record`. */
  readonly path?: string;
  /** One sentence: what is wrong, what was found and what was expected. */
  readonly message: string;
  /** What the user can do. */
  readonly hint?: string;
  /** How it came about, one line each: shown below the message. */
  readonly because?: readonly string[];
  /** Rule, ruling or section that the value breaks: `D5`, `section 2`. */
  readonly rule?: string;
  /** Extra fields for programs (`--json`): team, field, printed, expected ... */
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Location of an issue; every part may be absent. */
export type Place = Pick<Issue, "file" | "line" | "column" | "path">;

/** An error-level issue. */
export function fault(code: string, message: string, more: Partial<Omit<Issue, "code" | "message">> = {}): Issue {
  return { severity: "error", ...more, code, message };
}

/** A warning: worth a look, but does not stop the work. */
export function warning(code: string, message: string, more: Partial<Omit<Issue, "code" | "message">> = {}): Issue {
  return { ...more, severity: "warning", code, message };
}

/** Error for a table from `pressbox new` that no one has filled in yet. */
export const emptyTable = (place: Place): Issue =>
  fault("table-empty", "the table is still empty", {
    ...place,
    hint: "fill in one row per team, player or game below the column headings",
  });

/** True when at least one issue is an error. */
export function hasErrors(issues: readonly Issue[]): boolean {
  return issues.some((issue) => issue.severity === "error");
}

/**
 * Thrown when work cannot continue because of the user's input: carries every issue found. `exitCode` 1 means bad input, 2 means wrong
 * usage of the command.
 */
export class UserError extends Error {
  readonly issues: readonly Issue[];
  readonly exitCode: 1 | 2;

  constructor(issues: Issue | readonly Issue[], exitCode: 1 | 2 = 1) {
    const all: readonly Issue[] = Array.isArray(issues) ? issues : [issues as Issue];
    super(all.map(formatIssue).join("\n"));
    this.name = "UserError";
    this.issues = all;
    this.exitCode = exitCode;
  }
}

/** Throws a UserError when any of the issues is an error; otherwise returns them (the warnings). */
export function throwOnErrors(issues: readonly Issue[]): readonly Issue[] {
  if (hasErrors(issues)) throw new UserError(issues);
  return issues;
}

/**
 * Rules that a user can look up: headings of the rulebook, rulings (`list --rulings`), and numbered checks of a certificate. Sections and
 * errata are for programs only.
 */
function ruleWords(rule: string): string {
  if (/^V\d+$/.test(rule)) return ` (check ${rule} of the certificate)`;
  if (/^[A-DF]\d+$/.test(rule)) return ` (ruling ${rule}: see pressbox list --rulings)`;
  const heading = rule.replace(/\s*\(?\bsection [\d.]+\)?/g, "").trim();
  return heading === "" || /^E\d+$/.test(heading) ? "" : ` (rule ${heading})`;
}

/**
 * One line for users: `teams/bears.yaml:41:7 rushing[2]: message; hint: ... (rule 1.2)`, with the lines of `because`
 * indented below it.
 */
export function formatIssue(issue: Issue): string {
  let where = issue.file ?? "";
  if (where !== "" && issue.line !== undefined) where += `:${issue.line}`;
  if (where !== "" && issue.line !== undefined && issue.column !== undefined) where += `:${issue.column}`;
  if (issue.path) where += where === "" ? issue.path : ` ${issue.path}`;
  const hint = issue.hint ? `; hint: ${issue.hint}` : "";
  const rule = issue.rule ? ruleWords(issue.rule) : "";
  const level = issue.severity === "warning" ? "warning: " : "";
  const because = (issue.because ?? []).map((line) => `\n    ${line}`).join("");
  return `${level}${where === "" ? "" : `${where}: `}${issue.message}${hint}${rule}${because}`;
}

/** The issues of a file that work has stopped on. */
export function orIssues<R extends { readonly issues: readonly Issue[] }>(
  work: () => R,
): Partial<R> & { readonly issues: readonly Issue[] } {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { issues: error.issues } as Partial<R> & { readonly issues: readonly Issue[] };
  }
}
