/** THE list of games whose teams are rated from statistics. Each is loaded when it is asked for: rating needs neither engine nor sheets. */
import type { SystemId } from "../contract/game.js";
import type { Rater } from "../contract/rating.js";

const LOADERS: Readonly<Partial<Record<SystemId, () => Promise<Rater>>>> = {
  "5d20": async () => (await import("./5d20/rater.js")).rater,
  "dice-football": async () => (await import("./dice-football/rater.js")).rater,
};

export const RATED_SYSTEMS: readonly string[] = Object.keys(LOADERS);

/** The rater of a game; undefined for a game without one. */
export const loadRater = async (id: string): Promise<Rater | undefined> =>
  Object.hasOwn(LOADERS, id) ? LOADERS[id as SystemId]?.() : undefined;
