/** Sheets that are always filled show a sample game if the user names none. */
import type { GameSystem } from "../contract/game.js";
import type { SheetSpec } from "../contract/sheet.js";
import type { BuildRequest } from "./request.js";

/** Seed of the sample game on always-filled sheets and in the kit: the same everywhere. */
const SAMPLE_SEED = 42;

export const sampleSeed = ({ sampleSeed: own = SAMPLE_SEED }: Pick<GameSystem, "sampleSeed">): number => own;

/** The request for one sheet. */
export function requestFor(request: BuildRequest, spec: SheetSpec): BuildRequest {
  if (!spec.always || request.records.length > 0) return request;
  const { system, rules, cache } = request;
  const sample = { rules, seed: sampleSeed(system), coach: system.defaultCoach, names: request.names, cache };
  return { ...request, records: system.examples?.(sample) ?? [system.play(sample)] };
}
