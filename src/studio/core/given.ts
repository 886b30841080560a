/** Values of a person's files, by their names: sheets are filled from them. */
import { drawsFrom } from "../../contract/records.js";
import type { GameSystem } from "../../contract/game.js";
import type { SheetSpec } from "../../contract/sheet.js";
import { fault, UserError } from "../../kernel/issue/index.js";

export const given = new Map<string, unknown>();

/** Sheets that are filled from a value. */
export const sheetsOf = (system: GameSystem, value: unknown): readonly string[] =>
  system.sheets.filter((spec) => spec.fills !== "nothing" && drawsFrom(system, spec, value)).map(({ id }) => id);

/** @throws UserError for a file that is not here, or fills other sheets */
export function valueFor(name: string, system: GameSystem, spec?: SheetSpec): unknown {
  const value = given.get(name);
  if (value === undefined) throw new UserError(fault("file-gone", "this file is not here", { file: name }));
  if (spec && !drawsFrom(system, spec, value)) {
    const fits = sheetsOf(system, value);
    const titles = system.sheets.filter(({ id }) => fits.includes(id)).map(({ title }) => title);
    throw new UserError(
      fault("file-sheet", `this file does not fill the ${spec.title.toLowerCase()}`, {
        file: name,
        hint: `it fills: ${titles.join(", ")}`,
      }),
    );
  }
  return value;
}
