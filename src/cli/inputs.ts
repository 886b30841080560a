/** Files that commands take: read, checked for form and for sense, typed. */
import { resolve } from "node:path";
import type { DataFile } from "../data/data-file.js";
import { fault, hasErrors, UserError, type Issue } from "../kernel/issue/index.js";
import type { FileKind, GameSystem } from "../systems/contract.js";
import type { CliIo } from "./io.js";

export interface Loaded<T> {
  readonly value: T;
  readonly warnings: readonly Issue[];
}

export interface Checked<T> {
  readonly issues: readonly Issue[];
  /** Present when there is no error. */
  readonly value?: T;
}

/** Reads a YAML or JSON file named on the command line. @throws UserError when it cannot be read. */
export async function readInput(file: string, io: CliIo): Promise<DataFile> {
  const { readDataFile } = await import("../data/data-file.js");
  return readDataFile(resolve(io.cwd, file), file);
}

/** Every fault of a file of one kind: those of its form in words, and when there are none, what the game says to it. */
export async function checkInput<T>(kind: FileKind<T>, { data, locate }: DataFile): Promise<Checked<T>> {
  const parsed = kind.shape.safeParse(data);
  if (parsed.success) return kind.check(data, locate);
  const { zodIssues } = await import("../data/zod-issues.js");
  return { issues: zodIssues(parsed.error, { data, locate, schema: kind.shape }) };
}

/** Every fault of a record, the first difference that playing it again shows among them. */
export async function checkRecord(system: GameSystem, file: DataFile): Promise<Checked<unknown>> {
  const checked = await checkInput(system.kinds.record, file);
  if (hasErrors(checked.issues) || checked.value === undefined) return checked;
  const differences = system.replay(checked.value, file.locate);
  return { issues: [...checked.issues, ...differences], value: hasErrors(differences) ? undefined : checked.value };
}

/** The rules in force: house rules from a file, else the system's standard ones. */
export async function loadRules(system: GameSystem, file: string | undefined, io: CliIo): Promise<Loaded<unknown>> {
  if (file === undefined) return { value: system.standardRules, warnings: [] };
  const input = await readInput(file, io);
  return valueOf(await checkInput(system.kinds.rules, input), `are no ${system.title} house rules`, file);
}

/** A record whose dice and choices lead to what it says. */
export async function loadRecord(system: GameSystem, file: string, io: CliIo): Promise<Loaded<unknown>> {
  const input = await readInput(file, io);
  if (!system.kinds.record.matches(input.data)) {
    const hint = `pressbox play ${system.id} --save FILE writes one`;
    throw new UserError(fault("file-kind", `this is no record of ${system.title}`, { file, hint }));
  }
  return valueOf(await checkRecord(system, input), `is no record of ${system.title}`, file);
}

function valueOf<T>({ issues, value }: Checked<T>, otherwise: string, file: string): Loaded<T> {
  if (hasErrors(issues)) throw new UserError(issues);
  if (value === undefined) throw new UserError(fault("file-kind", `this ${otherwise}`, { file }));
  return { value, warnings: issues };
}
