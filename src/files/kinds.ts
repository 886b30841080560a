/** Kinds of files that belong to no game. */
import { PRINT_SHOPS, printShopsShape, shopFaults } from "./print-shops.js";
import { scheduleAmong, scheduleKind as byWords } from "../league/schedule-file.js";
import { type GameSystem } from "../contract/game.js";
import { kindsOf } from "../contract/records.js";
import type { FileKind } from "../contract/files.js";
import { valuesKind } from "./values.js";

const printShopsKind: FileKind = {
  id: PRINT_SHOPS,
  title: "Formats of a print shop",
  matches: (data) => (data as { readonly format?: unknown } | null)?.format === `pressbox/${PRINT_SHOPS}`,
  get shape() {
    return printShopsShape();
  },
  check: (data, locate) => ({ issues: shopFaults(data, locate), value: data }),
  sense: shopFaults,
};

/** Teams of a file that was read beside the others, and the game that they play. */
export interface KnownTeams {
  readonly system: GameSystem;
  readonly teams: unknown;
}

/** Schedules of these teams; without any, of the teams that games bring along. */
function scheduleKind(systems: readonly GameSystem[], known: readonly KnownTeams[]): FileKind {
  const own = known.flatMap(({ system, teams }) => system.seasons?.schedule?.(teams) ?? []);
  if (own.length === 1) return own[0];
  const leagues = own.length > 1 ? own : systems.flatMap(({ seasons }) => seasons?.schedule?.() ?? []);
  return leagues.length === 0 ? byWords : scheduleAmong(leagues);
}

const commonKinds = (systems: readonly GameSystem[], known: readonly KnownTeams[]): readonly FileKind[] => [
  valuesKind(systems),
  scheduleKind(systems, known),
  printShopsKind,
];

/** Every kind of file, those of the games first. */
export const allKinds = (systems: readonly GameSystem[], known: readonly KnownTeams[] = []): readonly FileKind[] => [
  ...systems.flatMap(kindsOf),
  ...commonKinds(systems, known),
];
