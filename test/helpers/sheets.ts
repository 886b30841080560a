/** Sheets of every system built for tests: one campaign for all. */
import { loadSystems } from "../../src/systems/index.js";
import type { GameSystem } from "../../src/contract/game.js";
import { cache } from "./cache.js";
import "./draw.js";

export { cache };

export const TEST_NAMES = { coach: "Dutch Kowalski", club: "Toledo Ironmen", started: "Jan 11", firstSeason: "1962" };
const records = new Map<string, readonly unknown[]>();

/** What filled test sheets show: a game first, and whatever else sheets are drawn from. */
export function testRecords(system: GameSystem, seed = 42): readonly unknown[] {
  const key = `${system.id}-${seed}`;
  let found = records.get(key);
  if (!found) {
    const request = { rules: system.standardRules, seed, coach: system.defaultCoach, names: TEST_NAMES, cache };
    records.set(key, (found = system.examples?.(request) ?? [system.play(request)]));
  }
  return found;
}

/** The campaign that filled test sheets show. */
export const testRecord = (system: GameSystem, seed = 42): unknown => testRecords(system, seed)[0];

/** Every system and sheet as test cases. */
export const SYSTEMS = await loadSystems();
export const SHEET_CASES = SYSTEMS.flatMap((system) =>
  system.sheets.map((spec) => ({ name: `${system.id} ${spec.id}`, system, spec })),
);
