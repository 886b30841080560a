/** Teams that are being changed, by game. Separate from the code that changes them: a league asks for them, and mostly there are none. */
import type { Bench } from "./bench.js";

export const benches = new Map<string, Bench>();

/** The current teams, for making a league. */
export const teamsNow = (system: string): object | undefined => benches.get(system)?.teams;
