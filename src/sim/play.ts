/** Functions for programs: play a game by name, replay it. */
import { NO_CACHE, type ByteCache } from "../kernel/cache/index.js";
import { parseSeed } from "../kernel/dice/index.js";
import { fault, suggestHint, UserError } from "../kernel/issue/index.js";
import type { GameSystem } from "../contract/game.js";
import type { Progress } from "../contract/progress.js";
import { loadSystem, SYSTEMS } from "../systems/index.js";

export interface GameRequest {
  /** A number from 0 to 4294967295, or any word. */
  readonly seed: number | string;
  /** Default: the system's default coach. */
  readonly coach?: string;
  /** House rules in the system's own type; default: the standard rules. */
  readonly rules?: unknown;
  readonly names?: Readonly<Record<string, string>>;
  /** Keeps solved tables between games; default: none. */
  readonly cache?: ByteCache;
  readonly progress?: Progress;
}

export { NO_CACHE };

/**
 * A system by id.
 * @throws UserError `system-unknown` with the nearest name
 */
export async function requireSystem(id: string): Promise<GameSystem> {
  const system = await loadSystem(id);
  if (system) return system;
  throw new UserError(fault("system-unknown", `there is no system "${id}"`, { hint: suggestHint(id, SYSTEMS) }));
}

/**
 * Plays one game to its end and returns its record: JSON for `replay`, `buildSheet` and the command line.
 * @throws UserError `system-unknown`, `coach-unknown`, `seed-range`
 */
export async function play(systemId: string, request: GameRequest): Promise<unknown> {
  const system = await requireSystem(systemId);
  const { coach = system.defaultCoach, rules = system.standardRules, names = {}, cache = NO_CACHE, progress } = request;
  const ids = system.coaches.map(({ id }) => id);
  if (!ids.includes(coach)) {
    throw new UserError(
      fault("coach-unknown", `${systemId} has no coach "${coach}"`, { hint: suggestHint(coach, ids) }),
    );
  }
  return system.play({ seed: parseSeed(`${request.seed}`), coach, rules, names, cache, progress });
}
