/** Resolves names on the command line; an unknown one exits with code 2 and a suggestion. */
import { fault, suggest, suggestHint, UserError } from "../kernel/issue/index.js";
import { foreignHint, foreignSign, lineSign, signWords } from "../kernel/words/letters.js";
import type { GameSystem } from "../contract/game.js";
import type { FileKind } from "../contract/files.js";
import type { SheetSpec } from "../contract/sheet.js";
import { usageError } from "../print/options/option.js";

/** @throws UserError (exit code 2) for an unknown system */
export async function findSystem(id: string): Promise<GameSystem> {
  const { loadSystem, SYSTEMS } = await import("../systems/index.js");
  const system = await loadSystem(id.toLowerCase());
  if (!system) throw usageError(`there is no system "${id}"`, suggestHint(id, SYSTEMS));
  return system;
}

/** Every system, loaded when a command first needs it: help and version do not. */
export async function allSystems(): Promise<readonly GameSystem[]> {
  return (await import("../systems/index.js")).loadSystems();
}

/** A file kind by its id, or by the end of its id if unique: `schedule` for `league-schedule`. */
export function kindNamed(word: string, kinds: readonly FileKind[]): FileKind | undefined {
  const wanted = word.toLowerCase();
  const short = kinds.filter(({ id }) => id.endsWith(`-${wanted}`));
  return kinds.find(({ id }) => id === wanted) ?? (short.length === 1 ? short[0] : undefined);
}

/** Sheets by id or code (`scoresheet`, `DY-2`); all sheets by default. */
export function findSheets(system: GameSystem, wanted: readonly string[]): readonly SheetSpec[] {
  if (wanted.length === 0) return system.sheets;
  const unknown: string[] = [];
  const found = new Set<SheetSpec>();
  for (const name of wanted) {
    const sheet = system.sheets.find(({ id, code }) => id === name.toLowerCase() || code === name.toUpperCase());
    if (sheet) found.add(sheet);
    else unknown.push(name);
  }
  if (unknown.length > 0) {
    const ids = system.sheets.map(({ id }) => id);
    const quoted = unknown.map((name) => `"${name}"`).join(", ");
    const near = unknown.map((name) => suggest(name, ids)).filter((name) => name !== undefined);
    const meant = near.length > 0 ? `did you mean ${near.join(", ")}? ` : "";
    throw usageError(`${system.id} has no sheet ${quoted}`, `${meant}sheets: ${ids.join(", ")}`);
  }
  return system.sheets.filter((sheet) => found.has(sheet));
}

/** The coach named, else the system's default. */
export function findCoach(system: GameSystem, id: string | undefined): string {
  const ids = system.coaches.map((coach) => coach.id);
  if (id === undefined) return system.defaultCoach;
  const found = ids.find((known) => known === id.toLowerCase());
  if (found === undefined) throw usageError(`${system.id} has no coach "${id}"`, suggestHint(id, ids));
  return found;
}

/** Names for the sheets, from `--name` and from options that are short for one of them. */
export function findNames(
  system: GameSystem,
  given: {
    readonly name: Readonly<Record<string, string>>;
    readonly coachName: string | undefined;
    readonly club: string | undefined;
    readonly away: string | undefined;
    readonly home: string | undefined;
  },
): Record<string, string> {
  const names: Record<string, string> = { ...given.name };
  if (given.coachName !== undefined) names.coach = given.coachName;
  for (const id of ["club", "away", "home"] as const) if (given[id] !== undefined) names[id] = given[id];
  const known = system.names.map(({ id }) => id);
  for (const [key, words] of Object.entries(names)) {
    const sign = foreignSign(words);
    if (sign !== undefined)
      throw new UserError(
        fault("text-foreign", `${key} "${words}": no sheet can print ${signWords(sign)}`, {
          hint: foreignHint(sign),
        }),
      );
    if (lineSign(words) !== undefined)
      throw new UserError(
        fault("text-lines", `${key} ${JSON.stringify(words)}: expected text without line breaks and tabs`),
      );
  }
  for (const key of Object.keys(names)) {
    if (!known.includes(key))
      throw usageError(`${system.id} has no name "${key}" on its sheets`, suggestHint(key, known));
  }
  return names;
}
