/** Files that commands take: read, checked, typed. */
import { resolve } from "node:path";
import { fault, hasErrors, UserError, type Issue } from "../kernel/issue/index.js";
import type { FileKind, GameSystem } from "../systems/contract.js";
import type { CliIo } from "./io.js";

export interface Loaded<T> {
  readonly value: T;
  readonly warnings: readonly Issue[];
}

/**
 * Reads a file of one kind.
 * @throws UserError with every fault of the file, each with its line and column.
 */
export async function loadKind<T>(kind: FileKind<T>, file: string, io: CliIo): Promise<Loaded<T>> {
  const { readDataFile } = await import("../data/data-file.js");
  const { data, locate } = readDataFile(resolve(io.cwd, file), file);
  const { issues, value } = kind.check(data, locate);
  if (hasErrors(issues)) throw new UserError(issues);
  if (value === undefined) throw new UserError(fault("file-kind", `this is no ${kind.title}`, { file }));
  return { value, warnings: issues };
}

/** The rules in force: house rules from a file, else the system's standard ones. */
export async function loadRules(system: GameSystem, file: string | undefined, io: CliIo): Promise<Loaded<unknown>> {
  if (file === undefined) return { value: system.standardRules, warnings: [] };
  return loadKind(system.kinds.rules, file, io);
}

/** A record whose dice and choices lead to what it says. */
export async function loadRecord(system: GameSystem, file: string, io: CliIo): Promise<Loaded<unknown>> {
  const loaded = await loadKind(system.kinds.record, file, io);
  const differences = system.replay(loaded.value).map((issue) => ({ file, ...issue }));
  if (hasErrors(differences)) throw new UserError(differences);
  return { value: loaded.value, warnings: [...loaded.warnings, ...differences] };
}
