/** Checks data of any kind: told apart by content, checked for form, for sense, and records by playing them again. */
import { zodIssues } from "./data/zod-issues.js";
import { locateNowhere, type LocateValue } from "./data/data-file.js";
import { fault, hasErrors, type Issue } from "./kernel/issue/index.js";
import { kindsOf, type CellTable, type FileKind, type GameSystem } from "./systems/contract.js";

export interface Checked<T = unknown> {
  readonly issues: readonly Issue[];
  /** Present when there is no error. */
  readonly value?: T;
}

/** Faults of form alone: keys, types, sizes. */
export function checkForm(kind: FileKind, data: unknown, locate: LocateValue = locateNowhere): readonly Issue[] {
  const parsed = kind.shape.safeParse(data);
  return parsed.success ? [] : zodIssues(parsed.error, { data, locate, schema: kind.shape });
}

/** Every fault of data of one kind: those of its form in words, and when there are none, what the game says to it. */
export function checkKind<T>(kind: FileKind<T>, data: unknown, locate: LocateValue = locateNowhere): Checked<T> {
  const form = checkForm(kind, data, locate);
  if (form.length > 0) return { issues: form };
  const { issues, value } = kind.check(data, locate);
  return hasErrors(issues) ? { issues } : { issues, value };
}

/** Every fault of a record, the first difference that playing it again shows among them. */
export function checkRecord(system: GameSystem, data: unknown, locate: LocateValue = locateNowhere): Checked {
  const checked = checkKind(system.kinds.record, data, locate);
  if (checked.value === undefined) return checked;
  const issues = [...checked.issues, ...system.replay(checked.value, locate)];
  return hasErrors(issues) ? { issues } : { issues, value: checked.value };
}

/** Every fault of a spreadsheet, read as the kind of file that it fits best. */
export function checkTable(kinds: readonly FileKind[], table: CellTable): Checked {
  const read = kinds.flatMap((kind) => (kind.fromTable ? [{ kind, ...kind.fromTable(table) }] : []));
  read.sort((a, b) => a.issues.length - b.issues.length);
  const best = read[0];
  if (!best) return { issues: [fault("file-kind", "no game reads this spreadsheet", table.locateCell(undefined))] };
  if (hasErrors(best.issues)) return { issues: best.issues };
  const { issues, value } = checkKind(best.kind, best.data, best.locate);
  return { issues: [...best.issues, ...issues], ...(value === undefined ? {} : { value }) };
}

/** What data is: the system and the kind; undefined when nothing in it tells. House rules of several games look alike: the best fit counts. */
export function findKind(
  data: unknown,
  systems: readonly GameSystem[],
): { readonly system: GameSystem; readonly kind: FileKind } | undefined {
  const found = systems.flatMap((system) =>
    kindsOf(system).flatMap((kind) => (kind.matches(data) ? [{ system, kind }] : [])),
  );
  if (found.length < 2) return found[0];
  // Keys at the top say most about what a file is meant to be; then the fewest faults decide.
  const strangeness = found.map(({ kind }) => {
    const faults = checkForm(kind, data);
    return faults.filter(({ path = "" }) => !/[.[]/.test(path)).length * 1000 + faults.length;
  });
  return found[strangeness.indexOf(Math.min(...strangeness))];
}

/** Checks data of whatever kind it is. */
export function checkData(data: unknown, systems: readonly GameSystem[], locate: LocateValue = locateNowhere): Checked {
  const found = findKind(data, systems);
  if (found) {
    const { system, kind } = found;
    return kind.id === system.kinds.record.id ? checkRecord(system, data, locate) : checkKind(kind, data, locate);
  }
  const known = systems.flatMap((system) => kindsOf(system).map(({ id }) => id)).join(", ");
  const { file } = locate([]);
  const hint = `pressbox schema KIND shows what a file holds; kinds: ${known}`;
  const message = "nothing in this file tells what it is for";
  return { issues: [fault("file-kind", message, { ...(file === undefined ? {} : { file }), hint })] };
}
