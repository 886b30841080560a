/** THE list of game systems. Each is loaded when it is first asked for, so that one game does not pay for the others. */
import { SYSTEM_IDS, type GameSystem, type SystemId } from "../contract/game.js";
import type { Rater } from "../contract/rating.js";

const LOADERS: Readonly<Partial<Record<SystemId, () => Promise<GameSystem>>>> = {
  dynasty: async () => (await import("./dynasty/index.js")).dynasty,
  postcard: async () => (await import("./postcard/index.js")).postcard,
  "dice-football": async () => (await import("./dice-football/index.js")).diceFootball,
  "pen-and-paper": async () => (await import("./pen-and-paper/index.js")).penAndPaper,
  "5d20": async () => (await import("./5d20/index.js")).fiveD20,
};

/** Systems that Pressbox has, in printing order. */
export const SYSTEMS: readonly SystemId[] = SYSTEM_IDS.filter((id) => LOADERS[id] !== undefined);

/** A system by its id; undefined when there is none of that name. */
export async function loadSystem(id: string): Promise<GameSystem | undefined> {
  return Object.hasOwn(LOADERS, id) ? LOADERS[id as SystemId]?.() : undefined;
}

/** Every system. */
export async function loadSystems(): Promise<GameSystem[]> {
  return Promise.all(SYSTEMS.map((id) => LOADERS[id]!()));
}

/** Games that rate teams from statistics; rating needs neither engine nor sheets. */
const RATERS: Readonly<Partial<Record<SystemId, () => Promise<Rater>>>> = {
  "5d20": async () => (await import("./5d20/rater.js")).rater,
  "dice-football": async () => (await import("./dice-football/rater.js")).rater,
};

export const RATED_SYSTEMS: readonly string[] = Object.keys(RATERS);

/** The rater of a game; undefined for a game without one. */
export const loadRater = async (id: string): Promise<Rater | undefined> =>
  Object.hasOwn(RATERS, id) ? RATERS[id as SystemId]?.() : undefined;
