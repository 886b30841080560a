/** What a record says against what its dice and choices bring about when they are played again. */
import { fault, nowhereKnown, placeOf, type Issue, type Locate } from "../issue/index.js";

/** The parts of a record that a replay reads. */
export interface Recorded {
  readonly events: readonly unknown[];
  readonly choices: readonly unknown[];
  readonly dice: readonly number[];
}

export interface RecordFormat {
  readonly format: string;
  readonly version: number;
}

/** A record of another kind or version; nothing else of it can be read. */
export function formatIssues(record: RecordFormat, expected: RecordFormat): Issue[] {
  const { format, version } = expected;
  if (record.format === format && record.version === version) return [];
  const found = `${String(record.format)} version ${String(record.version)}`;
  const message = `the record is ${found}; expected ${format} version ${version}`;
  return [fault("record-format", message, { path: "format" })];
}

type Keyed = Readonly<Record<string, unknown>>;
const isKeyed = (value: unknown): value is Keyed => typeof value === "object" && value !== null;

/** `the event "roll"`; a value that is no event as it stands. */
const typeWords = (event: unknown): string =>
  isKeyed(event) && typeof event.type === "string" ? `the event "${event.type}"` : JSON.stringify(event);

/** The first value in which two events differ, in words; an event of another type differs as a whole. */
function differenceWords(found: unknown, expected: unknown): string {
  const words = (path: readonly string[], a: unknown, b: unknown): string => {
    if (isKeyed(a) && isKeyed(b) && Array.isArray(a) === Array.isArray(b)) {
      const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
      const key = keys.find((one) => JSON.stringify(a[one]) !== JSON.stringify(b[one]));
      if (key !== undefined) return words([...path, key], a[key], b[key]);
    }
    const at = path.length === 0 ? "" : ` for "${path.join(".")}" of ${typeWords(found)}`;
    const show = (value: unknown): string => (value === undefined ? "nothing" : JSON.stringify(value));
    // The same values under keys in another order.
    const order = JSON.stringify(a) === JSON.stringify(b) ? " in another order of keys" : "";
    return `the record says ${show(a)}${at}; dice and choices give ${show(b)}${order}`;
  };
  const sameType = isKeyed(found) && isKeyed(expected) && found.type === expected.type;
  return sameType
    ? words([], found, expected)
    : `the record says ${typeWords(found)}; dice and choices give ${typeWords(expected)}`;
}

/** The first event that is not the same, or the end of the shorter list. `rule` says where records are described. */
export function eventIssues(
  recorded: Recorded["events"],
  played: readonly unknown[],
  { locate = nowhereKnown, rule }: { readonly locate?: Locate; readonly rule?: string } = {},
): Issue[] {
  const length = Math.max(recorded.length, played.length);
  for (let i = 0; i < length; i++) {
    const [found, expected] = [recorded[i], played[i]];
    if (JSON.stringify(found) === JSON.stringify(expected)) continue;
    const message =
      i >= recorded.length
        ? `the record ends here; dice and choices go on with ${typeWords(expected)}`
        : i >= played.length
          ? `dice and choices end before ${typeWords(found)}`
          : differenceWords(found, expected);
    const at = placeOf(locate, ["events", Math.min(i, recorded.length - 1)]);
    return [fault("replay-differs", message, { ...at, path: `events[${i}]`, ...(rule && { rule }) })];
  }
  return [];
}

/** Choices and dice that nobody asked for, after so many were used; the hint says why. */
export function leftoverIssues(
  { choices, dice }: Recorded,
  used: { readonly choices: number; readonly dice: number },
  hint: string,
  locate: Locate = nowhereKnown,
): Issue[] {
  const left = (what: "choices" | "dice", count: number, first: number): Issue[] =>
    count > 0
      ? [
          fault(
            `replay-${what}`,
            `${count === 1 ? `1 ${what === "dice" ? "die is" : "choice is"}` : `${count} ${what} are`} left over`,
            { ...placeOf(locate, [what, first]), hint },
          ),
        ]
      : [];
  return [
    ...left("choices", choices.length - used.choices, used.choices),
    ...left("dice", dice.length - used.dice, used.dice),
  ];
}
