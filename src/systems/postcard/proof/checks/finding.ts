/** The form of a house card check, and the wording of its findings. */
import type { Charts, PostcardRules } from "../../rules/index.js";
import type { Path } from "../../rules/locate.js";

/** A value that a check objects to. */
export interface Finding {
  /** `error`: the game would be undefined or unplayable; `warning`: unfair, or different from the source. */
  readonly severity: "error" | "warning";
  /** kebab-case. */
  readonly code: string;
  readonly path: Path;
  readonly message: string;
  readonly hint: string;
  readonly found?: unknown;
  readonly expected: string;
}

/** Numbers and lists of numbers. */
export type Figures = Readonly<Record<string, unknown>>;

/** What a check saw. */
export interface Seen {
  readonly findings: readonly Finding[];
  /** Values for the certificate if all is well; the template has the words. */
  readonly seen: Figures;
  /** Checks that must pass before this one makes sense: set if it was skipped. */
  readonly waits?: readonly CheckId[];
}

export interface Subject {
  readonly rules: PostcardRules;
  /** Absent while a chart has gaps or overlaps (V6). */
  readonly charts?: Charts;
}

export interface Check {
  readonly id: CheckId;
  see(subject: Subject): Seen;
}

export type CheckId = `V${number}`;

/** Hints by code, if they are always the same. */
const HINTS: Readonly<Record<string, string>> = {
  "time-circles": "more do not fit into the end zone",
  "final-plays": "the two-minute stage is played on the circles of one end, wiped clean",
  "halves-differ": "the two ends hold the same circles, only in another order: neither side sits at the richer end",
  "kick-missing": "it steps back this far and needs a range there",
  "kick-unknown": "the card has no place for others",
  "kick-twice": "keep one of them",
  "kick-order": "write the rows from near to far",
  "range-dice": "two dice show nothing else",
  "try-marker": "the try is kicked from a marker with a range",
  "punt-lopsided": "else it lands off its distance on average",
  "punt-bonus": "a bonus helps its side",
  "chart-overlap": "rows go from low to high, each result once",
  "chart-steps": "the ball moves in steps of five yards",
  "chart-yards": "the field is 100 yards long, and a fumble behind the far end zone is no one's ball",
  "level-need": "one die and its bonuses show little more than 10",
  "chart-sign": "a sack loses yards",
  "chart-falls": "higher results are better",
  "chart-penalty": "they punish extreme results",
  "chart-far": "results beyond the ends read the last cell; the card has room for no more",
  "chart-short": "results beyond the ends read the last cell; the printed axis has more of them",
  "number-steps": "the ball moves in steps of five yards",
  "scramble-level": "levels are those of the pass row",
  "chart-reach": "results beyond the row read its last cell; add the rows that are missing",
  "pass-throws": "without throws a pass can only fail",
  "level-number": "levels count up from 1: pressure lifts a throw to the next",
  "level-gap": "levels follow one another from the shortest throw",
  "level-end": "levels end with the longest throw",
  "catch-falls": "a longer or pressed throw is not easier to catch",
  "pass-end": "6 and the stars of the pick against 1, and a second 6: print as many results",
  "mark-count": "one for each face of a die",
  "mark-number": "write the marks in order, 1 to 6",
  "mark-onside": "a kickoff travels ten yards before the kickers may have it",
  "mark-bonus": "a bonus helps whoever wins the pick",
  "mark-steps": "the ball rests on the lines of the field",
  "mark-spot": "the mark must be on the field",
  "strategy-self": "equal numbers are a draw; remove it",
  "strategy-arrow": "an arrow leads to another number of the circle",
  "strategy-twice": "remove one of them",
  "strategy-stars": "the bonus of a pick is one or two stars",
  "strategy-idle": "give it another win or star",
  "strategy-cycle": "some numbers are never beaten by the others; turn an arrow back to them",
};

type Report = (
  code: string,
  path: Path,
  what: string,
  found: string | number,
  expected: string | number,
  hint?: string,
) => Finding;

const reporter =
  (severity: Finding["severity"]): Report =>
  (code, path, what, found, expected, hint = HINTS[code]) => ({
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
/** Playable, but unfair or not as printed. */
export const odd = reporter("warning");

/** Citation for a value of the source: the ruling, which users can list; line numbers of our own text of it (`L168`) are internal. */
export const citing = (source: string): string => (source.startsWith("A") ? ` (ruling ${source})` : "");

/** A value that differs from the source; `source` is its line (`L168`) or ruling. */
export const unlike = (path: Path, what: string, found: string | number, printed: string | number, source: string) =>
  odd("card-off-text", path, what, found, `${printed} as in the source${citing(source)}`, OWN_RULE);

const OWN_RULE = "fine as a house rule; the card is then no longer the source's";

/** A path in the card, for messages and locations. */
export const at = (...path: Path): Path => ["card", ...path];

/** `5-9`, `-7 to -5`, or `7` if both ends are the same. */
export const range = (low: number, high: number): string =>
  low === high ? `${low}` : low < 0 || high < 0 ? `${low} to ${high}` : `${low}-${high}`;

export const list = (values: readonly (string | number)[]): string =>
  values.length === 0
    ? "none"
    : values.length < 2
      ? `${values[0]}`
      : `${values.slice(0, -1).join(", ")} and ${values.at(-1)}`;
