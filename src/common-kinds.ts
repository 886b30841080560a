/** Kinds of files that belong to no game. */
import { printShopsShape } from "./data/print-shops.js";
import { scheduleKind } from "./league/schedule-file.js";
import { kindsOf, type FileKind, type GameSystem } from "./systems/contract.js";
import { valuesKind } from "./values-file.js";

const PRINT_SHOPS = "print-shops";

const printShopsKind: FileKind = {
  id: PRINT_SHOPS,
  title: "Formats of a print shop",
  matches: (data) => (data as { readonly format?: unknown } | null)?.format === `pressbox/${PRINT_SHOPS}`,
  shape: printShopsShape,
  check: (data) => ({ issues: [], value: data }),
};

const commonKinds = (systems: readonly GameSystem[]): readonly FileKind[] => [
  valuesKind(systems),
  scheduleKind,
  printShopsKind,
];

/** Every kind of file, those of the games first. */
export const allKinds = (systems: readonly GameSystem[]): readonly FileKind[] => [
  ...systems.flatMap(kindsOf),
  ...commonKinds(systems),
];
