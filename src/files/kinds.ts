/** Kinds of data: those of the games, and those that belong to no game. */
import { printShopsKind } from "./print-shops.js";
import { classKind } from "../league/class-file.js";
import { movesKind } from "../league/moves-file.js";
import { resultsKind } from "../league/results-file.js";
import { leagueTablesKind } from "../league/tables/kind.js";
import { scheduleAmong, scheduleKind as byWords } from "../league/schedule-file.js";
import { type GameSystem } from "../contract/game.js";
import { kindsOf } from "../contract/records.js";
import type { FileKind } from "../contract/files.js";
import { setKind } from "./set/set-file.js";
import { valuesKind, type ValuesPress } from "./values.js";

/** Teams from a file read along with others, and their game. */
export interface KnownTeams {
  readonly system: GameSystem;
  readonly teams: unknown;
}

/** Schedules for these teams; if none are given, for the teams that come with games. */
function scheduleKind(systems: readonly GameSystem[], known: readonly KnownTeams[]): FileKind {
  const own = known.flatMap(({ system, teams }) => system.seasons?.schedule?.(teams) ?? []);
  if (own.length === 1) return own[0];
  const leagues = own.length > 1 ? own : systems.flatMap(({ seasons }) => seasons?.schedule?.() ?? []);
  return leagues.length === 0 ? byWords : scheduleAmong(leagues);
}

/** All kinds of data, those of the games first. @param press without it, values are not tried on their sheets */
export const allKinds = (
  systems: readonly GameSystem[],
  known: readonly KnownTeams[] = [],
  press?: ValuesPress,
): readonly FileKind[] => [
  ...systems.flatMap(kindsOf),
  valuesKind(systems, press),
  scheduleKind(systems, known),
  resultsKind,
  movesKind,
  classKind,
  leagueTablesKind,
  printShopsKind,
  setKind(systems),
];
