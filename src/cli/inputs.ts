/** Files that commands take: read, checked for form and for sense, typed. */
import { resolve } from "node:path";
import type { Checked } from "../check.js";
import type { DataFile } from "../data/data-file.js";
import { fault, hasErrors, UserError, type Issue } from "../kernel/issue/index.js";
import type { GameSystem } from "../systems/contract.js";
import type { CliIo } from "./io.js";

export interface Loaded<T> {
  readonly value: T;
  readonly warnings: readonly Issue[];
}

/** Reads a YAML or JSON file named on the command line. @throws UserError when it cannot be read. */
export async function readInput(file: string, io: CliIo): Promise<DataFile> {
  const { readDataFile } = await import("../data/data-file.js");
  return readDataFile(resolve(io.cwd, file), file);
}

/** The rules in force: house rules from a file, else the system's standard ones. */
export async function loadRules(system: GameSystem, file: string | undefined, io: CliIo): Promise<Loaded<unknown>> {
  if (file === undefined) return { value: system.standardRules, warnings: [] };
  const [{ data, locate }, { checkKind }] = await Promise.all([readInput(file, io), import("../check.js")]);
  return valueOf(checkKind(system.kinds.rules, data, locate), `no house rules of ${system.title}`, file);
}

/** A record whose dice and choices lead to what it says. */
export async function loadRecord(system: GameSystem, file: string, io: CliIo): Promise<Loaded<unknown>> {
  const [{ data, locate }, { checkRecord }] = await Promise.all([readInput(file, io), import("../check.js")]);
  if (!system.kinds.record.matches(data)) {
    const hint = `pressbox play ${system.id} --save FILE writes one`;
    throw new UserError(fault("file-kind", `this is no record of ${system.title}`, { file, hint }));
  }
  return valueOf(checkRecord(system, data, locate), `no record of ${system.title}`, file);
}

/** A person's own dice, played by the rules. */
export async function loadOwnDice(
  system: GameSystem,
  file: string,
  request: Parameters<GameSystem["playOwnDice"]>[2],
  io: CliIo,
): Promise<Loaded<unknown>> {
  const [{ data, locate }, { checkForm }] = await Promise.all([readInput(file, io), import("../check.js")]);
  const form = checkForm(system.kinds.dice, data, locate);
  if (hasErrors(form)) throw new UserError(form);
  const { issues, record } = system.playOwnDice(data, locate, request);
  return valueOf({ issues, value: record }, `no dice log of ${system.title}`, file);
}

function valueOf<T>({ issues, value }: Checked<T>, otherwise: string, file: string): Loaded<T> {
  if (hasErrors(issues)) throw new UserError(issues);
  if (value === undefined) throw new UserError(fault("file-kind", `this is ${otherwise}`, { file }));
  return { value, warnings: issues };
}
