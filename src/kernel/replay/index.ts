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

/** The first event that is not the same, or the end of the shorter list. `rule` says where records are described. */
export function eventIssues(
  recorded: Recorded["events"],
  played: readonly unknown[],
  { locate = nowhereKnown, rule }: { readonly locate?: Locate; readonly rule?: string } = {},
): Issue[] {
  const length = Math.max(recorded.length, played.length);
  for (let i = 0; i < length; i++) {
    const found = JSON.stringify(recorded[i]);
    const expected = JSON.stringify(played[i]);
    if (found === expected) continue;
    const message =
      found === undefined
        ? `the record ends here; dice and choices go on with ${expected}`
        : expected === undefined
          ? `dice and choices end before ${found}`
          : `the record says ${found}; dice and choices give ${expected}`;
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
      ? [fault(`replay-${what}`, `${count} ${what} are left over`, { ...placeOf(locate, [what, first]), hint })]
      : [];
  return [
    ...left("choices", choices.length - used.choices, used.choices),
    ...left("dice", dice.length - used.dice, used.dice),
  ];
}
