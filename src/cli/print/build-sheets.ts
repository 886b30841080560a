/** Builds sheets for a command: those that are always filled get a sample game when no game was asked for. */
import type { BuiltSheet } from "../../print/build.js";
import type { BuildRequest } from "../../print/request.js";
import type { GameSystem } from "../../contract/game.js";
import type { SheetSpec } from "../../contract/sheet.js";
import type { Studio } from "./open-studio.js";

/** The game that a sheet shows which is always filled, and that fills the kit: the same everywhere. */
const SAMPLE_SEED = 42;

export const sampleSeed = ({ sampleSeed: own = SAMPLE_SEED }: Pick<GameSystem, "sampleSeed">): number => own;

/** The request as it holds for one sheet. */
export function requestFor(request: BuildRequest, spec: SheetSpec): BuildRequest {
  if (!spec.always || request.records.length > 0) return request;
  const { system, rules, cache } = request;
  const sample = { rules, seed: sampleSeed(system), coach: system.defaultCoach, names: request.names, cache };
  return { ...request, records: system.examples?.(sample) ?? [system.play(sample)] };
}

/**
 * Builds every sheet.
 * @throws UserError with the faults of all of them.
 */
export async function buildEach(
  studio: Studio,
  request: BuildRequest,
  specs: readonly SheetSpec[],
): Promise<BuiltSheet[]> {
  return studio.build.buildSheets(request, specs, (spec) => requestFor(request, spec));
}
