/** Values of the user's files by file name, for filling sheets. */
import { drawsFrom } from "../../../contract/records.js";
import type { GameSystem } from "../../../contract/game.js";
import type { SheetSpec } from "../../../contract/sheet.js";
import { fault, UserError } from "../../../kernel/issue/index.js";

export const given = new Map<string, unknown>();

/** Ids of the sheets that a value can fill. */
export const sheetsOf = (system: GameSystem, value: unknown): readonly string[] =>
  system.sheets.filter((spec) => spec.fills !== "nothing" && drawsFrom(system, spec, value)).map(({ id }) => id);

/** @throws UserError if the file is missing or fills other sheets */
export function valueFor(name: string, system: GameSystem, spec?: SheetSpec): unknown {
  const value = given.get(name);
  if (value === undefined) throw new UserError(fault("file-gone", "this file no longer exists", { file: name }));
  if (spec && !drawsFrom(system, spec, value)) {
    const fits = sheetsOf(system, value);
    const titles = system.sheets.filter(({ id }) => fits.includes(id)).map(({ title }) => title);
    throw new UserError(
      fault("file-sheet", `this file cannot fill the ${spec.title.toLowerCase()}`, {
        file: name,
        hint: `it fills: ${titles.join(", ")}`,
      }),
    );
  }
  return value;
}
