/** Files that commands take: read, checked for form and for sense, typed. */
import { existsSync } from "node:fs";
import { extname, resolve } from "node:path";
import type { Checked } from "../files/check.js";
import type { DataFile } from "../text/data-file.js";
import type { FoundForm } from "../text/pdf-form.js";
import { fault, hasErrors, suggestHint, UserError, type Issue } from "../kernel/issue/index.js";
import { type GameSystem, type PlayRequest } from "../contract/game.js";
import { kindsOf } from "../contract/records.js";
import type { CellTable, FileKind } from "../contract/files.js";
import type { Seasons } from "../contract/seasons.js";
import type { SheetSpec } from "../contract/sheet.js";
import type { Values } from "../sheet/layout/form.js";
import { quoteWord } from "./cores/repeat.js";
import type { CliIo } from "./io.js";
import { realPath } from "./output/target.js";
import { usageError } from "./spec.js";

export interface Loaded<T> {
  readonly value: T;
  readonly warnings: readonly Issue[];
}

/** Whether a file is a table: most say so by their names, one of any text only by heads that some kind knows. */
export async function isTable(file: string, kinds: readonly FileKind[], io: CliIo): Promise<boolean> {
  const { isTableName } = await import("../text/grids.js");
  if (extname(file).toLowerCase() !== ".txt") return isTableName(file);
  const [{ readGridHeads }, { knownHeads }] = await Promise.all([
    import("../host/node/statistics.js"),
    import("../files/check.js"),
  ]);
  const knows = knownHeads(kinds);
  try {
    const grids = await readGridHeads(resolve(io.cwd, file), file);
    return grids.some(({ rows }) => rows.slice(0, TITLES).some((row) => row.filter(knows).length > 1));
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}
/** Rows in which heads are looked for. */
const TITLES = 20;

/** Reads a spreadsheet named on the command line. @throws UserError when it cannot be read. */
export async function readTable(file: string, kinds: readonly FileKind[], io: CliIo): Promise<CellTable> {
  const [{ readTableFile }, { knownHeads }] = await Promise.all([
    import("../host/node/data-files.js"),
    import("../files/check.js"),
  ]);
  return readTableFile(noteInput(file, io), file, knownHeads(kinds));
}

/** Reads a YAML or JSON file named on the command line. @throws UserError when it cannot be read. */
export async function readInput(file: string, io: CliIo): Promise<DataFile> {
  const { readDataFile } = await import("../host/node/data-files.js");
  return readDataFile(noteInput(file, io), file);
}

/** Reads a form that a viewer has saved. @throws UserError when it is no PDF. */
export async function readForm(file: string, io: CliIo): Promise<FoundForm> {
  const { readPdfForm } = await import("../host/node/data-files.js");
  return readPdfForm(noteInput(file, io), file);
}

/** The path of a file that is about to be read. */
function noteInput(file: string, { cwd, inputs }: CliIo): string {
  const path = resolve(cwd, file);
  inputs?.add(realPath(path));
  return path;
}

/** The rules in force: a preset by its name, house rules from a file, else the system's standard ones. */
export async function loadRules(system: GameSystem, file: string | undefined, io: CliIo): Promise<Loaded<unknown>> {
  if (file === undefined) return { value: system.standardRules, warnings: [] };
  const preset = system.presets?.find(({ id }) => id === file);
  if (preset) return { value: preset.rules, warnings: [] };
  requirePresetOrFile(system, file, io);
  const [{ data, locate }, { readKind }] = await Promise.all([readInput(file, io), import("../files/check.js")]);
  await requireKind(system.kinds.rules, data, file);
  return valueOf(readKind(system.kinds.rules, data, locate), `no house rules of ${system.title}`, file);
}

/**
 * A file that is clearly of another kind is one fault, not a list of all that another kind would hold.
 * @throws UserError `file-kind`.
 */
async function requireKind(kind: FileKind, data: unknown, file: string): Promise<void> {
  const [{ findKind, isOfKind }, { allSystems }] = await Promise.all([
    import("../files/check.js"),
    import("./find.js"),
  ]);
  if (isOfKind(kind, data)) return;
  const found = findKind(data, await allSystems())?.kind;
  // What looks like a file of this kind and names no format may still be meant.
  if (!found || (data as { readonly format?: unknown }).format === undefined) return;
  throw new UserError(fault("file-kind", `this is a ${found.title} file; expected ${kind.title}`, { file }));
}

/** A word without an ending that is no file is a slip in a preset's name. @throws UserError (wrong usage). */
function requirePresetOrFile({ title, presets }: GameSystem, word: string, io: CliIo): void {
  if (!presets || extname(word) !== "" || existsSync(resolve(io.cwd, word))) return;
  const known = presets.map(({ id }) => id);
  throw usageError(`${title} has no rules called "${word}", and there is no such file`, suggestHint(word, known));
}

/** What sheets are filled from: a record whose dice and choices lead to what it says, or another file that sheets show. */
export async function loadRecord(system: GameSystem, file: string, io: CliIo): Promise<Loaded<unknown>> {
  if (await isTable(file, kindsOf(system), io)) return loadFromTable(system, file, io);
  const [{ data, locate }, { readKind }] = await Promise.all([readInput(file, io), import("../files/check.js")]);
  const kind = kindsOf(system).find((known) => known.prints && known.matches(data));
  if (!kind) throw new UserError(await notARecord(system, data, file));
  return valueOf(readKind(kind, data, locate), `no record of ${system.title}`, file);
}

/** A file of a known kind that no sheet shows is named as what it is. */
async function notARecord(system: GameSystem, data: unknown, file: string): Promise<Issue> {
  const [{ findKind }, { allSystems }] = await Promise.all([import("../files/check.js"), import("./find.js")]);
  const found = findKind(data, [system]) ?? findKind(data, await allSystems());
  const hint = `pressbox play ${system.id} --save FILE writes one`;
  if (!found) return fault("file-kind", `this is not a record of ${system.title}`, { file, hint });
  const expected = `expected a record of ${system.title}`;
  if (found.system.id !== system.id)
    return fault("file-kind", `this is a file of the kind ${found.kind.title}; ${expected}`, { file, hint });
  return fault("file-kind", `this is a file of the kind ${found.kind.title}, and no sheet shows it; ${expected}`, {
    file,
    hint,
  });
}

interface LoadedValues extends Loaded<unknown> {
  readonly copies: readonly Values[];
  /** Faults of places that a value does not fit, at the lines of the file that the values come from. */
  blame(issues: readonly Issue[]): readonly Issue[];
}

/** What stands on one sheet: a file that `read` has saved. */
export async function loadValues(
  system: GameSystem,
  specs: readonly SheetSpec[],
  file: string,
  io: CliIo,
): Promise<LoadedValues> {
  if (specs.length !== 1) throw usageError("--values fills one sheet: name it");
  const [{ data, locate }, { checkValues }, { textFaults }] = await Promise.all([
    readInput(file, io),
    import("../files/values.js"),
    import("../text/texts.js"),
  ]);
  const { issues: found, value } = checkValues(data, locate, system, specs[0]);
  const issues = [...found, ...textFaults(data, locate, true)];
  if (hasErrors(issues) || !value) throw new UserError(issues);
  const { rules, copies } = value;
  const blame = (found: readonly Issue[]): readonly Issue[] =>
    found.map((issue) => {
      const { path } = issue;
      const own = path === undefined ? [] : copies.flatMap((copy, i) => (copy[path] === undefined ? [] : [i]));
      if (path === undefined || own.length === 0) return issue;
      // Which of several copies it is, the sheet does not say.
      const place = own.length > 1 ? ["copies"] : ["copies", own[0], path];
      return { ...issue, ...locate(place), path };
    });
  return { value: rules, warnings: issues, copies, blame };
}

async function loadFromTable(system: GameSystem, file: string, io: CliIo): Promise<Loaded<unknown>> {
  const kinds = kindsOf(system).filter((kind) => kind.prints && kind.fromTable);
  if (kinds.length === 0) {
    const { RATED_SYSTEMS } = await import("../systems/index.js");
    const hint = `pressbox rate ${system.id} --stats ${quoteWord(file)} --out charts makes teams from statistics, and those are printed`;
    const more = RATED_SYSTEMS.includes(system.id) ? { file, hint } : { file };
    throw new UserError(fault("file-kind", `${system.title} prints nothing from a spreadsheet`, more));
  }
  const { checkTable } = await import("../files/check.js");
  return valueOf(checkTable(kinds, await readTable(file, kinds, io)), `no spreadsheet of ${system.title}`, file);
}

/** Teams from a file of the system's kind, YAML, JSON or CSV. */
export async function loadTeams(system: GameSystem, file: string, io: CliIo): Promise<Loaded<unknown>> {
  const kind: FileKind | undefined = system.kinds.teams;
  if (!kind) throw usageError(`${system.title} has no teams to choose`);
  return loadKind(kind, "no file of teams", file, io);
}

/** A schedule of one's own for a new league of these teams; undefined = the game's own. */
export async function loadSchedule(
  { system, seasons }: { readonly system: GameSystem; readonly seasons: Seasons },
  teams: unknown,
  file: string,
  io: CliIo,
): Promise<Loaded<unknown>> {
  if (!seasons.schedule) throw usageError(`${system.title} takes no --schedule`);
  return loadKind(seasons.schedule(teams), "no schedule of a league", file, io);
}

/** A file of a kind that spreadsheets may hold. */
async function loadKind(kind: FileKind, none: string, file: string, io: CliIo): Promise<Loaded<unknown>> {
  const { readKind, checkTable } = await import("../files/check.js");
  if (await isTable(file, [kind], io))
    return valueOf(checkTable([kind], await readTable(file, [kind], io)), none, file);
  const { data, locate } = await readInput(file, io);
  await requireKind(kind, data, file);
  return valueOf(readKind(kind, data, locate), none, file);
}

/** Faults of what a file brought about are that file's. */
export function inFile<T>(file: string | undefined, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (file === undefined || !(error instanceof UserError)) throw error;
    throw new UserError(
      error.issues.map((issue) => ({ file, ...issue })),
      error.exitCode,
    );
  }
}

/** A person's own dice, played by the rules. */
export async function loadOwnDice(
  system: GameSystem,
  file: string,
  request: PlayRequest<unknown>,
  io: CliIo,
): Promise<Loaded<unknown>> {
  const [{ data, locate }, { checkForm }, { textFaults }] = await Promise.all([
    readInput(file, io),
    import("../files/check.js"),
    import("../text/texts.js"),
  ]);
  const { playOwnDice, kinds } = system;
  if (!kinds.dice || !playOwnDice) throw usageError(`${system.title} is not played from dice of your own`);
  await requireKind(kinds.dice, data, file);
  const form = checkForm(kinds.dice, data, locate);
  const texts = textFaults(data, locate, kinds.dice.multiline);
  if (hasErrors(form) || texts.length > 0) throw new UserError([...form, ...texts]);
  const { issues, record, story = [] } = playOwnDice(data, locate, request);
  // The story up to an error shows a person where file and game part.
  if (hasErrors(issues) && story.length > 0) io.err(`${story.join("\n")}\n\n`);
  return valueOf({ issues, value: record }, `no dice log of ${system.title}`, file);
}

function valueOf<T>({ issues, value }: Checked<T>, otherwise: string, file: string): Loaded<T> {
  if (hasErrors(issues)) throw new UserError(issues);
  if (value === undefined) throw new UserError(fault("file-kind", `this is ${otherwise}`, { file }));
  return { value, warnings: issues };
}
