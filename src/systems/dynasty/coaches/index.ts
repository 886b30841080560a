import type { Coach } from "./coach.js";
import { expert } from "./expert.js";
import { never } from "./never.js";
import { steady } from "./steady.js";

export * from "./chances.js";
export * from "./coach.js";
export { expert, never, steady };

/** The rule-of-thumb coaches, weakest first. The optimal one needs solved tables and is in `../solver`. */
export const GREEDY_COACHES = [never, steady, expert] as const satisfies readonly Coach[];
