/** Looks up what a game's file kinds say about its files and records. */
import { zod } from "../kernel/zod/index.js";
import type { FileKind, FileKinds, Printed } from "./files.js";
import type { GameSystem } from "./game.js";
import type { SheetSpec } from "./sheet.js";

/** JSON Schema for people who write such a file. */
export const jsonSchemaOf = (kind: FileKind): object =>
  kind.schema?.() ?? { title: kind.title, ...zod().toJSONSchema(kind.shape, { io: "input" }) };

/** All file kinds of a system. */
export const kindsOf = ({ kinds }: Pick<GameSystem, "kinds">): FileKind[] =>
  Object.values(kinds as FileKinds<unknown>).filter((kind) => kind !== undefined);

/** Looks up the print functions for a record. @throws RangeError if no sheet can be filled from it. */
function printedOf(system: Pick<GameSystem, "kinds">, record: unknown): Printed {
  const kind = kindsOf(system).find(({ prints, matches }) => prints !== undefined && matches(record));
  if (!kind?.prints) throw new RangeError("no sheet is filled from such a record");
  return kind.prints;
}

/** Footer line of a record, and the command that prints it again. */
export const describeRecord = (system: Pick<GameSystem, "kinds">, record: unknown): ReturnType<Printed["describe"]> =>
  printedOf(system, record).describe(record);

/** Rules that a record was played by. */
export const rulesOfRecord = (system: Pick<GameSystem, "kinds" | "standardRules">, record: unknown): unknown =>
  printedOf(system, record).rulesOf?.(record) ?? system.standardRules;

/** True if a record includes its rules. Teams and charts do not: they print under any rules. */
export const keepsRules = (system: Pick<GameSystem, "kinds">, record: unknown): boolean =>
  printedOf(system, record).rulesOf !== undefined;

/** A text account of a record for the terminal. */
export const narrateRecord = (system: Pick<GameSystem, "kinds">, record: unknown): string =>
  printedOf(system, record).narrate?.(record) ?? `${describeRecord(system, record).line}\n`;

type Fills = Pick<SheetSpec, "from" | "lacks">;

/** The file kinds that a sheet can be filled from. */
export const kindsFor = (system: Pick<GameSystem, "kinds">, { from }: Fills): FileKind[] =>
  kindsOf(system).filter((kind) => (from ? from.includes(kind.id) : kind === system.kinds.record));

const isOfKind = (system: Pick<GameSystem, "kinds">, sheet: Fills, record: unknown): boolean =>
  kindsFor(system, sheet).some((kind) => kind.matches(record));

/** True if the sheet can be filled from the record. */
export const drawsFrom = (system: Pick<GameSystem, "kinds">, sheet: Fills, record: unknown): boolean =>
  isOfKind(system, sheet, record) && sheet.lacks?.(record) === undefined;

/** True if some records are of the sheet's kind, but none has what the sheet shows. */
export const showsNothing = (system: Pick<GameSystem, "kinds">, sheet: Fills, records: readonly unknown[]): boolean =>
  records.some((record) => isOfKind(system, sheet, record)) &&
  !records.some((record) => drawsFrom(system, sheet, record));

/** The sheet that players fill in at the table; undefined for a game without one. */
export const handSheetOf = ({ sheets, seasons }: Pick<GameSystem, "sheets" | "seasons">): SheetSpec | undefined =>
  sheets.find(({ id, fills, from }) =>
    seasons?.handSheet === undefined ? fills === "record" && from === undefined : id === seasons.handSheet,
  );
