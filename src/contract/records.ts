/** What the kinds of a game say about its files and records. */
import { zod } from "../kernel/zod/index.js";
import type { FileKind, FileKinds, Printed } from "./files.js";
import type { GameSystem } from "./game.js";
import type { SheetSpec } from "./sheet.js";

/** JSON Schema of what a person writes into such a file. */
export const jsonSchemaOf = (kind: FileKind): object =>
  kind.schema?.() ?? { title: kind.title, ...zod().toJSONSchema(kind.shape, { io: "input" }) };

/** The kinds of files that a system has. */
export const kindsOf = ({ kinds }: Pick<GameSystem, "kinds">): FileKind[] =>
  Object.values(kinds as FileKinds<unknown>).filter((kind) => kind !== undefined);

/** What a record's kind says about it. @throws RangeError for what no sheet is filled from. */
function printedOf(system: Pick<GameSystem, "kinds">, record: unknown): Printed {
  const kind = kindsOf(system).find(({ prints, matches }) => prints !== undefined && matches(record));
  if (!kind?.prints) throw new RangeError("no sheet is filled from such a record");
  return kind.prints;
}

/** Footer words of a record: where it came from, and the command that prints it again. */
export const describeRecord = (system: Pick<GameSystem, "kinds">, record: unknown): ReturnType<Printed["describe"]> =>
  printedOf(system, record).describe(record);

/** The rules that a record was played by. */
export const rulesOfRecord = (system: Pick<GameSystem, "kinds" | "standardRules">, record: unknown): unknown =>
  printedOf(system, record).rulesOf?.(record) ?? system.standardRules;

/** Whether a record says by which rules it was played. Teams and charts do not: they are printed by any rules. */
export const keepsRules = (system: Pick<GameSystem, "kinds">, record: unknown): boolean =>
  printedOf(system, record).rulesOf !== undefined;

/** A text account of a record for the terminal. */
export const narrateRecord = (system: Pick<GameSystem, "kinds">, record: unknown): string =>
  printedOf(system, record).tell?.(record) ?? `${describeRecord(system, record).line}\n`;

type Fills = Pick<SheetSpec, "from" | "lacks">;

/** The kinds of files that a sheet can be drawn from. */
export const kindsFor = (system: Pick<GameSystem, "kinds">, { from }: Fills): FileKind[] =>
  kindsOf(system).filter((kind) => (from ? from.includes(kind.id) : kind === system.kinds.record));

const isOfKind = (system: Pick<GameSystem, "kinds">, sheet: Fills, record: unknown): boolean =>
  kindsFor(system, sheet).some((kind) => kind.matches(record));

/** True for records that a sheet can be drawn from. */
export const drawsFrom = (system: Pick<GameSystem, "kinds">, sheet: Fills, record: unknown): boolean =>
  isOfKind(system, sheet, record) && sheet.lacks?.(record) === undefined;

/** True where records are of a sheet's kind, and none of them holds what it shows: it says nothing about them. */
export const showsNothing = (system: Pick<GameSystem, "kinds">, sheet: Fills, records: readonly unknown[]): boolean =>
  records.some((record) => isOfKind(system, sheet, record)) &&
  !records.some((record) => drawsFrom(system, sheet, record));

/** The sheet that players fill in at the table; undefined for a game without one. */
export const handSheetOf = ({ sheets, seasons }: Pick<GameSystem, "sheets" | "seasons">): SheetSpec | undefined =>
  sheets.find(({ id, fills, from }) =>
    seasons?.handSheet === undefined ? fills === "record" && from === undefined : id === seasons.handSheet,
  );
