/** Checks data of any kind: recognizes the kind by content, checks schema and meaning, and replays records. */
import { allKinds } from "./kinds.js";
import { sealIssues } from "./seal.js";
import { invalidParts } from "../text/invalid-parts.js";
import { textFaults } from "../text/texts.js";
import { zodIssues } from "../text/zod-issues.js";
import { locateNowhere, type LocateValue } from "../text/data-file.js";
import {
  emptyTable,
  fault,
  hasErrors,
  readable,
  suggest,
  whereValid,
  type Issue,
  type Path,
} from "../kernel/issue/index.js";
import { type GameSystem } from "../contract/game.js";
import { kindsOf } from "../contract/records.js";
import type { CellTable, FileKind } from "../contract/files.js";
import { loadSystems } from "../systems/index.js";

export interface Checked<T = unknown> {
  readonly issues: readonly Issue[];
  /** Present if there are no errors. */
  readonly value?: T;
  /** The kind of the data, if it had to be recognized. */
  readonly kind?: FileKind;
}

const saysAnotherKind = ({ code, path }: Issue): boolean =>
  code === "data-value" && (path === "format" || path === "version");

/** Issues in file order. */
const inOrder = (issues: readonly Issue[]): Issue[] =>
  [...issues].sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));

interface Form {
  readonly issues: readonly Issue[];
  /** The readable rest of the data despite schema errors; absent for data of another kind. */
  readonly rest?: () => unknown;
}

const within = (path: readonly PropertyKey[], reported: readonly Path[]): boolean =>
  reported.some((top) => top.every((key, i) => path[i] === key));

/** @param reported parts of the data whose errors were already reported */
function formOf(kind: FileKind, data: unknown, locate: LocateValue, reported: readonly Path[] = []): Form {
  const { error } = kind.shape.safeParse(data);
  if (!error) return { issues: [], rest: () => readable(data, { values: reported, keys: [] }) };
  const unreported = { ...error, issues: error.issues.filter(({ path }) => !within(path, reported)) };
  const issues = zodIssues(unreported, { data, locate, schema: kind.shape });
  // For a file of another kind or a later version, other errors would be measured by the wrong schema.
  const other = issues.filter(saysAnotherKind);
  if (other.length > 0) return { issues: other };
  const rest = (): unknown => {
    const { values, keys } = invalidParts(error, kind.shape);
    return whereValid(() => readable(data, { values: [...values, ...reported], keys }));
  };
  return { issues, rest };
}

/** Only schema errors: keys, types, sizes. */
export const checkForm = (kind: FileKind, data: unknown, locate: LocateValue = locateNowhere): readonly Issue[] =>
  formOf(kind, data, locate).issues;

/** All errors of data of one kind: schema errors in words, and the game's own checks of the parts that fit the schema. */
export const checkKind = <T>(kind: FileKind<T>, data: unknown, locate: LocateValue = locateNowhere): Checked<T> =>
  checkRest(kind, data, locate);

/** @param reported parts of the data whose errors were already reported */
function checkRest<T>(
  kind: FileKind<T>,
  data: unknown,
  locate: LocateValue,
  reported: readonly Path[] = [],
): Checked<T> {
  const { issues: form, rest: readRest } = formOf(kind, data, locate, reported);
  if (form.length > 0 || reported.length > 0) {
    const rest = readRest?.();
    if (rest === undefined) return { issues: form };
    const sense = whereValid(() => kind.sense?.(rest, locate)) ?? [];
    const errors = sense.filter((issue) => hasErrors([issue]));
    return { issues: inOrder(withTexts([...form, ...errors], kind, data, locate)) };
  }
  const { issues: found, value } = kind.check(data, locate);
  const issues = withTexts(found, kind, data, locate);
  if (hasErrors(issues) || value === undefined) return { issues: inOrder(issues) };
  const changed = kind.sealed ? sealIssues(data, kind.sealed(value), locate) : [];
  if (changed.length === 0) return { issues, value };
  // Replay anyway: it may show the original value, such as a score that the dice contradict.
  return { issues: inOrder([...issues, ...changed, ...(kind.prove?.(value, locate) ?? [])]) };
}

/** Also reports texts that cannot be printed, if nothing else is wrong with them. */
function withTexts(
  issues: readonly Issue[],
  { multiline, drawn }: FileKind,
  data: unknown,
  locate: LocateValue,
): Issue[] {
  const keyOf = ({ line, column, path }: Issue): string => `${line}:${column} ${path}`;
  // A warning about a text does not mean that it cannot be printed.
  const reported = new Set(issues.filter((issue) => hasErrors([issue])).map(keyOf));
  return [...issues, ...textFaults(data, locate, multiline, drawn).filter((issue) => !reported.has(keyOf(issue)))];
}

/** Like `checkKind`, plus slow checks: records are replayed. */
export function proveKind<T>(kind: FileKind<T>, data: unknown, locate: LocateValue = locateNowhere): Checked<T> {
  const checked = checkKind(kind, data, locate);
  if (checked.value === undefined || !kind.prove) return checked;
  const issues = [...checked.issues, ...kind.prove(checked.value, locate)];
  return hasErrors(issues) ? { issues } : { ...checked, issues };
}

/** How commands read a file: what Pressbox wrote and no one has changed is not replayed. */
export function readKind<T>(kind: FileKind<T>, data: unknown, locate: LocateValue = locateNowhere): Checked<T> {
  const isSealed = kind.sealed && (data as { readonly seal?: unknown } | null)?.seal !== undefined;
  const read = (isSealed ? checkKind : proveKind)(kind, data, locate);
  // Keys that any kind may have do not identify one: `checkData` would not recognize the file either.
  if (read.value === undefined || isOfKind(kind, data)) return read;
  return { issues: [...read.issues, unidentified(locate, `write in it, format: ${formatOf(kind)}`)] };
}

/** Error for a file that does not say what it is. */
function unidentified(locate: LocateValue, hint: string): Issue {
  const { file } = locate([]);
  const message = "nothing in this file says what it is for";
  return fault("file-kind", message, { ...(file === undefined ? {} : { file }), hint });
}

/** All errors of a spreadsheet, read as the kind of file that it fits best. */
export function checkTable(kinds: readonly FileKind[], table: CellTable): Checked {
  const { issues, ...checked } = checkCells(kinds, table);
  return { ...checked, issues: [...(table.issues ?? []), ...issues] };
}

/** True for headings that some kind of file uses. */
export const knownHeads =
  (kinds: readonly FileKind[]) =>
  (head: string): boolean =>
    kinds.some((kind) => kind.fromTable !== undefined && knowsHead(kind, head));

const plainHead = (head: string): string => head.toLowerCase().replace(/[\s_]/g, "");

const knowsHead = ({ columns = [], knowsHead: own }: FileKind, head: string): boolean =>
  own?.(head) ?? columns.some((column) => plainHead(column) === plainHead(head));

function checkCells(kinds: readonly FileKind[], table: CellTable): Checked {
  const read = kinds.flatMap((kind) => (kind.fromTable ? [{ kind, ...kind.fromTable(table) }] : []));
  // A kind may report all missing columns in one error, so compare first by the headings that it knows.
  const strange = ({ columns = [], knowsHead = (head) => columns.includes(head) }: FileKind): number =>
    table.heads.filter((head) => !knowsHead(head)).length;
  read.sort((a, b) => strange(a.kind) - strange(b.kind) || a.issues.length - b.issues.length);
  const best = read[0];
  if (!best) return { issues: [fault("file-kind", "no game reads this spreadsheet", table.locateCell(undefined))] };
  if (table.rows.length === 0) {
    const columns = strange(best.kind) === 0 ? [] : best.issues;
    return { issues: [...columns, emptyTable(table.locateCell(undefined))] };
  }
  if (best.data === undefined) return { issues: best.issues };
  const { issues, value } = checkRest(best.kind, best.data, best.locate, best.reported);
  const all = [...best.issues, ...issues];
  if (hasErrors(best.issues)) return { issues: inOrder(all), kind: best.kind };
  return { issues: all, kind: best.kind, ...(value === undefined ? {} : { value }) };
}

/** A file may say what it is, `format: pressbox/KIND`, and that decides. Otherwise its content does. */
function isOfKind(kind: FileKind, data: unknown): boolean {
  const format = (data as { readonly format?: unknown } | null)?.format;
  return typeof format === "string" ? format === formatOf(kind) : kind.matches(data);
}

const formatOf = ({ id }: FileKind): string => `pressbox/${id}`;

/** Which of these kinds the data is of; undefined if nothing tells. House rules of different games look alike: the best fit wins. */
export function kindAmong(data: unknown, kinds: readonly FileKind[]): FileKind | undefined {
  const found = kinds.filter((kind) => isOfKind(kind, data));
  if (found.length < 2) return found[0];
  const strangeness = found.map((kind) => strangenessOf(checkForm(kind, data)));
  return found[strangeness.indexOf(Math.min(...strangeness))];
}

/** What data is: its system and kind. */
export function findKind(
  data: unknown,
  systems: readonly GameSystem[],
): { readonly system: GameSystem; readonly kind: FileKind } | undefined {
  const kind = kindAmong(data, systems.flatMap(kindsOf));
  const system = kind && systems.find((one) => kindsOf(one).includes(kind));
  return system && { system, kind };
}

/**
 * How badly data fits a kind. Top-level keys say most about what a file is meant to be; after that, unknown keys count more than wrong
 * values, and typos count least.
 */
function strangenessOf(faults: readonly Issue[]): number {
  const weights = faults.map(({ code, path = "", hint = "" }) => {
    const own = (code === "data-unknown-key" ? 4 : 2) - (hint.startsWith("did you mean") ? 1 : 0);
    return /[.[]/.test(path) ? own : own * 1000;
  });
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** The data has a `format`, but one that does not exist. */
function formatFault(data: unknown, kinds: readonly FileKind[], locate: LocateValue): Issue | undefined {
  const format = (data as { readonly format?: unknown } | null)?.format;
  if (typeof format !== "string") return undefined;
  // The prefix that all formats share says nothing about which one was meant.
  const near = suggest(
    format.replace(/^pressbox\//, ""),
    kinds.map(({ id }) => id),
  );
  const hint = near === undefined ? `known: ${kinds.map(formatOf).join(", ")}` : `did you mean "pressbox/${near}"?`;
  return fault("file-format", `no file has the format "${format}"`, { ...locate(["format"]), hint });
}

/** Checks data of any kind. */
export function checkData(
  data: unknown,
  systems: readonly GameSystem[],
  locate: LocateValue = locateNowhere,
  kinds: readonly FileKind[] = allKinds(systems),
): Checked {
  const kind = kindAmong(data, kinds);
  return kind ? { ...proveKind(kind, data, locate), kind } : { issues: [noKind(data, kinds, locate)] };
}

/** Error for data that is not recognizably of any of these kinds. */
export function noKind(data: unknown, kinds: readonly FileKind[], locate: LocateValue): Issue {
  const known = kinds.map(({ id }) => id).join(", ");
  const hint = `pressbox schema KIND shows what a file contains; kinds: ${known}`;
  return formatFault(data, kinds, locate) ?? unidentified(locate, hint);
}

/** Replays a record's dice and choices; the issues name the first difference, and none means identical. */
export async function replay(record: unknown): Promise<readonly Issue[]> {
  const system = (await loadSystems()).find(({ kinds }) => kinds.record.matches(record));
  return system ? proveKind(system.kinds.record, record).issues : [fault("file-kind", "this is not a game record")];
}
